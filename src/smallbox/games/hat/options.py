"""The options of That's Not a Hat: listed, read, checked, written."""

from collections.abc import Mapping
from typing import Any

from smallbox.core.errors import Refused
from smallbox.core.notation import SEATS, write_options
from smallbox.core.options import by_name, choice, find_option, number, read_choice, read_option, switch
from smallbox.core.refusal import Refusal
from smallbox.games.hat import clauses
from smallbox.games.hat.clauses import H2, H43
from smallbox.games.hat.messages import OFF, Options
from smallbox.games.hat.rules.cards import Gifts

FEWEST_PLAYERS = 2
MOST_PLAYERS = 8

#: in the order of docs/rules/hat.md 5.6
OPTIONS = by_name(
    number("gifts_each", clauses.A25, 1, 2),
    choice("deck", clauses.H41, "mixed", "black", "white"),
    choice("arrow_assignment", clauses.A7, "shuffled", "printed", is_usual=False),
    choice("arrow_scheme", clauses.A6, "coupled", "crossed", is_usual=False),
    choice("rounds", clauses.H36, "1", "n"),
    number("penalty_limit", clauses.H33, 2, 5, default="3"),
    choice("starter", clauses.A29, "lot", "seat"),
    choice("catalogue", clauses.A9, "round", "all", "seen", "in_play"),
    choice("naming", clauses.A10, "tiles", "type"),
    number("max_gifts", clauses.A37, 60, 1000, can_be_off=True, is_usual=False),
    number("show_seconds", clauses.A30, 2, 8, default="4"),
    number("reveal_seconds", clauses.A30, 2, 8, default="4"),
    number("look_seconds", clauses.H6, 0, 60, default="20"),
    number("claim_clock", clauses.A34, 10, 90, default="off", can_be_off=True, is_usual=False),
    number("answer_clock", clauses.A34, 10, 90, default="off", can_be_off=True, is_usual=False),
    choice("shop_face", clauses.A3, "up", "down"),
    switch("emotes", clauses.A33, default="on"),
    choice("chat", clauses.A36, "quick", "off", "free", is_usual=False),
)


def read_hat_options(players: int, given: Mapping[str, str], gifts: Gifts) -> Options:
    """Options from their written form."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise Refused(Refusal(H2, players=players))
    values = {name: read_one(name, text, players) for name, text in given.items()}
    # H43: two players must use two gifts each, so the one of the box is not offered to them.
    if players == FEWEST_PLAYERS and values.get("gifts_each") == 1:
        raise Refused(Refusal(H43))
    return Options(players=players, data=gifts, **{**defaults(players), **values})


def defaults(players: int) -> dict[str, Any]:
    """The defaults that depend on the number of players."""
    return {"gifts_each": 2 if players == FEWEST_PLAYERS else 1, "max_gifts": max(200, 40 * players)}


def read_one(name: str, text: str, players: int) -> Any:
    option = find_option(OPTIONS, name)
    if name == "rounds":  # H36: as many rounds as players.
        return players if read_choice(name, text, ["1", "n", str(players)]) != "1" else 1
    if name == "starter":  # A29: `seat` is the host's, A.
        return read_choice(name, text, ["lot", "seat", *SEATS[:players]])
    return OFF if option.can_be_off and text == "off" else read_option(option, text)


def write_hat_options(options: Options) -> str:
    """The options that differ from the default."""
    default = Options(players=options.players, data=options.data, **defaults(options.players))
    changed = [name for name in OPTIONS if getattr(options, name) != getattr(default, name)]
    return write_options({name: write_option(name, getattr(options, name)) for name in changed})


def write_option(name: str, value: Any) -> str:
    if name == "rounds":
        return "n"
    if isinstance(value, bool):
        return "on" if value else "off"
    return "off" if OPTIONS[name].can_be_off and value == OFF else str(value)
