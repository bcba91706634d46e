"""Which games are played: every deal with the seats rotated, and each game known by its number alone."""

from functools import cache
from hashlib import sha256
from itertools import combinations

import msgspec

from smallbox.arena.entrants import Entrant
from smallbox.core.chance import shuffled
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.notation import is_number, shown


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that the result of a game depends on, except its number."""

    game: str
    rules: str
    entrants: tuple[Entrant, ...]
    #: the bot that fills every table, if one does
    field: Entrant | None
    players: tuple[int, ...]
    #: as after `opt` in notation
    opt: str
    #: the user's own data file, and the hash of its content
    data: str | None
    data_digest: str
    seed: int
    #: tells the code of engine and bots apart
    code: str

    @property
    def digest(self) -> str:
        return sha256(msgspec.json.encode(self)).hexdigest()


class Seating(msgspec.Struct, frozen=True):
    """One game of every deal: a table size, who plays, and how far the seats are rotated."""

    players: int
    line_up: int
    turn: int


class Fixture(msgspec.Struct, frozen=True):
    """One game: its deal, and who sits where."""

    number: int
    players: int
    deal: int
    line_up: int
    turn: int
    #: the seed of the deal, the same for all seatings
    seed: str
    seats: tuple[Entrant, ...]

    def bot_seed(self, seat: int) -> int:
        """Every bot has its own chance in every game, or equal bots would play the same game in every seat."""
        labels = ",".join(entrant.label for entrant in self.seats)
        text = f"bot {self.seed} {self.line_up} {self.turn} {labels} {seat}"
        return int.from_bytes(sha256(text.encode()).digest()[:4], "big")


@cache
def line_ups(settings: Settings, players: int) -> list[tuple[Entrant, ...]]:
    """Who meets whom: each bot among bots of the field; or all, the last as often as there are seats left; or
    every choice of as many as there are seats."""
    distinct = tuple(dict.fromkeys(settings.entrants))
    if settings.field is not None:
        others = (settings.field,) * (players - 1)
        return [(entrant, *others) for entrant in distinct if entrant != settings.field]
    seated = settings.entrants if len(settings.entrants) <= players else distinct
    if len(seated) <= players:
        return [seated + (seated[-1],) * (players - len(seated))]
    return list(combinations(seated, players))


@cache
def seatings(settings: Settings) -> list[Seating]:
    """The games of one deal, in order."""
    return [
        Seating(players, line_up, turn)
        for players in settings.players
        for line_up in range(len(line_ups(settings, players)))
        for turn in range(players)
    ]


def fixture(settings: Settings, number: int) -> Fixture:
    """The game of a number. Deal after deal, so that a longer run begins with the same games."""
    deal, index = divmod(number, len(seatings(settings)))
    seating = seatings(settings)[index]
    seed = deal_seed(settings, seating.players, deal)
    line_up = line_ups(settings, seating.players)[seating.line_up]
    # Who follows whom changes from deal to deal; within a deal, each bot has each seat once.
    order = shuffled(bytes.fromhex(seed), seating.line_up, list(range(seating.players)))
    seats = tuple(line_up[order[(seat + seating.turn) % seating.players]] for seat in range(seating.players))
    return Fixture(number, seating.players, deal, seating.line_up, seating.turn, seed, seats)


def deal_seed(settings: Settings, players: int, deal: int) -> str:
    return sha256(f"smallbox arena {settings.seed} {settings.game} {players} {deal}".encode()).hexdigest()


def read_sizes(game: AnyGame, text: str) -> tuple[int, ...]:
    """Table sizes with commas; without any, the smallest. Raises BadOption."""
    words = [word.strip() for word in text.split(",")] if text else [str(game.fewest_players)]
    for word in words:
        if not is_number(word) or not game.fewest_players <= int(word) <= game.most_players:
            limits = f"{game.fewest_players} to {game.most_players}"
            raise BadOption(f"--players: expected numbers {limits} with commas, got {shown(word)}")
    return tuple(dict.fromkeys(int(word) for word in words))
