"""What is measured: a game in one or several variants, at some table sizes, among some bots."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec

from smallbox.arena.entrants import Entrant, maker_of
from smallbox.arena.fingerprint import code_digest
from smallbox.arena.plan import read_sizes
from smallbox.balance.vary import Change, read_change
from smallbox.bots import bots_of
from smallbox.core.data import Source
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_options, write_options
from smallbox.games import GAMES

#: who plays where nobody is named: quick, and not foolish
USUAL_BOT = "greedy"


class Variant(msgspec.Struct, frozen=True):
    """One way to play: options, perhaps cards of one's own, perhaps one number changed."""

    #: as after `opt` in notation
    opt: str = ""
    #: the text of a data file of one's own, and its name; without one the game's own cards
    data: str | None = None
    file: str = ""
    #: the number that is varied, and its value; empty where none is
    vary: str = ""
    value: int = 0

    @property
    def source(self) -> Source | None:
        if self.data is None:
            return None
        return Source(self.file, self.data, sha256(self.data.encode()).hexdigest())

    @property
    def given(self) -> dict[str, str]:
        return read_options(self.opt)


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game depends on, except its number. The first variant is what the others are compared with."""

    game: str
    rules: str
    variants: tuple[Variant, ...]
    players: tuple[int, ...]
    #: one for all seats, or one for each
    bots: tuple[str, ...]
    #: bots of which one sits among those of the first seat, to tell luck from skill
    levels: tuple[str, ...]
    seed: int
    #: tells the code of engine and bots apart
    code: str

    @property
    def digest(self) -> str:
        return sha256(msgspec.json.encode(self)).hexdigest()

    @property
    def against(self) -> list[int]:
        """The variants that are compared with the first one."""
        return [at for at, variant in enumerate(self.variants) if at and not variant.vary]

    @property
    def varied(self) -> dict[str, list[int]]:
        """By the number that is varied: its variants."""
        found: dict[str, list[int]] = {}
        for at, variant in enumerate(self.variants):
            if variant.vary:
                found.setdefault(variant.vary, []).append(at)
        return found


def make_study(
    game: AnyGame,
    *,
    opt: str = "",
    data: Source | None = None,
    against: Sequence[str] = (),
    against_data: Source | None = None,
    vary: Sequence[str] = (),
    players: str = "",
    bots: str = USUAL_BOT,
    levels: str = "",
    seed: int = 0,
) -> Study:
    """A study as it is asked for. Raises BadOption, BadData, BadNotation, Refused."""
    base = variant_of(opt, data)
    variants = [base, *others(base, against, against_data)]
    for text in vary:
        variants += varied(game, base, read_change(game, text, base.given, data))
    seated, strengths = bot_names(game, bots), bot_names(game, levels) if levels else ()
    sizes = read_sizes(game, players) if players else (game.usual_players,)
    if len(seated) > 1 and any(len(seated) != size for size in sizes):
        raise BadOption(f"--bots: expected one bot, or one for each seat, got {len(seated)}")
    entrants = [Entrant(name, name) for name in dict.fromkeys((*seated, *strengths))]
    study = Study(
        game=game.name,
        rules=game.rules_version,
        variants=tuple(variants),
        players=sizes,
        bots=seated,
        levels=tuple(name for name in strengths if name != seated[0]),
        seed=seed,
        code=code_digest(game, entrants),
    )
    for at in range(len(study.variants)):
        for size in study.players:
            options_of(study, at, size)
    return study


def others(base: Variant, against: Sequence[str], data: Source | None) -> list[Variant]:
    """The variants that are compared with the first one: other options, other cards, or both. Raises BadOption."""
    texts = list(against) or ([base.opt] if data is not None else [])
    found = [variant_of(text, data or base.source) for text in texts]
    for at, variant in enumerate(found):
        if variant in (base, *found[:at]):
            raise BadOption(f"--against: expected variants that differ from each other, got {texts[at]!r} again")
    return found


def variant_of(opt: str, data: Source | None) -> Variant:
    written = write_options(read_options(opt))
    return Variant(written) if data is None else Variant(written, data.text, data.name)


def varied(game: AnyGame, base: Variant, change: Change) -> list[Variant]:
    """The variants of one number, without the value that it has anyway."""
    found = []
    for value in change.values:
        if value == change.usual:
            continue
        opt = base.opt if change.option is None else write_options({**base.given, change.option: str(value)})
        text = base.data if change.option is not None else change.text_with(value)
        found.append(Variant(opt, text, base.file or f"{game.name}.json", change.name, value))
    return found


def bot_names(game: AnyGame, text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",")) if text else (USUAL_BOT,)
    if names == (USUAL_BOT,) and USUAL_BOT not in bots_of(game):
        # A game whose bots nobody has worked on yet.
        names = (next(iter(bots_of(game))),)
    for name in names:
        maker_of(game, name)
    return names


@lru_cache(maxsize=256)
def options_of(study: Study, variant: int, players: int) -> Any:
    """The options of a table. Raises what reading them raises."""
    game, chosen = GAMES[study.game], study.variants[variant]
    source = chosen.source
    return game.options(players, chosen.given, None if source is None else game.data(source))


def changed(one: Mapping[str, str], other: Mapping[str, str]) -> list[str]:
    """The options in which two variants differ."""
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]
