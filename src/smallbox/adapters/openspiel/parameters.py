"""The parameters of a game, as pyspiel writes them: players, seed, own cards, and every option of the rules."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from smallbox.core import proof
from smallbox.core.chance import Chance, Script, Stream
from smallbox.core.data import own_file
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.notation import write_switch
from smallbox.core.options import Option
from smallbox.seeds import make_seed

#: what says "as usual" where a game's own default depends on the players, and where no seed fixes the cards
USUAL = -1
PLAYERS, SEED, FILE = "players", "seed", "file"


class Table(NamedTuple):
    """A game with all that its parameters fix."""

    game: AnyGame
    options: Any
    #: of a deal that is known beforehand; USUAL where chance nodes deal
    seed: int
    #: those that differ from the default: pyspiel would read a choice named `1` back as a number
    parameters: dict[str, Any]

    @property
    def is_dealt_by_chance(self) -> bool:
        return self.seed == USUAL

    def chance(self) -> Chance:
        """Where the shuffles of a new game come from: the seed's stream, or nobody has told them yet."""
        if self.is_dealt_by_chance:
            return Script([])
        given = self.game.write_options(self.options)
        nonces = [""] * self.options.players
        return Stream(proof.key(make_seed(self.seed)[0], self.game.name, self.game.rules_version, given, nonces))


def specification(game: AnyGame) -> dict[str, bool | int | str]:
    """Every parameter with its default."""
    known: dict[str, bool | int | str] = {PLAYERS: usual_players(game), SEED: USUAL, FILE: ""}
    return known | {option.name: default_of(option) for option in game.option_list()}


def usual_players(game: AnyGame) -> int:
    return min(max(game.usual_players, game.fewest_players), game.most_players)


def default_of(option: Option) -> bool | int | str:
    """A switch as a truth, a number as such, a choice as its text; `USUAL` or '' where it depends on the seats."""
    if option.kind == "switch":
        return option.default == "on"
    if option.kind == "choice":
        return option.default or ""
    if option.default is None:
        return USUAL
    return 0 if option.default == "off" else int(option.default)


def read_table(game: AnyGame, parameters: Mapping[str, Any]) -> Table:
    """The table that parameters ask for. Raises BadOption, BadData, Refused."""
    usual = specification(game)
    given = usual | dict(parameters)
    for name in given:
        if name not in usual:
            raise BadOption(f"expected a parameter {', '.join(usual)}, got {name!r}")
    changed = {name: value for name, value in given.items() if value != usual[name]}
    options = [option for option in game.option_list() if option.name in changed]
    written = {option.name: write_value(option, changed[option.name]) for option in options}
    data = game.data(own_file(given[FILE])) if given[FILE] else None
    return Table(game, game.options(given[PLAYERS], written, data), given[SEED], changed)


def write_value(option: Option, value: Any) -> str:
    """A value in the notation of options."""
    if option.kind == "switch":
        return write_switch(bool(value))
    return "off" if option.can_be_off and value == 0 else str(value)
