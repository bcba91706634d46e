"""The options of That's Not a Hat: read, checked, written."""

from collections.abc import Mapping
from typing import Any

from smallbox.core.errors import BadOption, Refused
from smallbox.core.notation import SEATS, shown, write_options
from smallbox.core.refusal import Refusal
from smallbox.games.hat.cards import Gifts
from smallbox.games.hat.clauses import H2, H43
from smallbox.games.hat.messages import OFF, Options

FEWEST_PLAYERS = 2
MOST_PLAYERS = 8

CHOICES = {
    "deck": ("mixed", "black", "white"),  # H41
    "arrow_assignment": ("shuffled", "printed"),  # A7
    "arrow_scheme": ("coupled", "crossed"),  # A6
    "catalogue": ("round", "all", "seen", "in_play"),  # A9
    "naming": ("tiles", "type"),  # A10
    "shop_face": ("up", "down"),  # A3
    "chat": ("quick", "off", "free"),  # A36
}
RANGES = {
    "gifts_each": (1, 2),  # A25
    "penalty_limit": (2, 5),
    "show_seconds": (2, 8),  # A30
    "reveal_seconds": (2, 8),
    "look_seconds": (0, 60),  # H6
}
RANGES_OR_OFF = {
    "max_gifts": (60, 1000),  # A37
    "claim_clock": (10, 90),  # A34
    "answer_clock": (10, 90),
}
#: in the order of docs/rules/hat.md 5.6
NAMES = (
    *("gifts_each", "deck", "arrow_assignment", "arrow_scheme", "rounds", "penalty_limit", "starter"),
    *("catalogue", "naming", "max_gifts", "show_seconds", "reveal_seconds", "look_seconds"),
    *("claim_clock", "answer_clock", "shop_face", "emotes", "chat"),
)


def read_hat_options(players: int, given: Mapping[str, str], gifts: Gifts) -> Options:
    """Options from their written form."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise Refused(Refusal(H2, players=players))
    values = {name: read_option(name, text, players) for name, text in given.items()}
    # H43: two players must use two gifts each, so the one of the box is not offered to them.
    if players == FEWEST_PLAYERS and values.get("gifts_each") == 1:
        raise Refused(Refusal(H43))
    return Options(players=players, data=gifts, **{**defaults(players), **values})


def defaults(players: int) -> dict[str, Any]:
    """The defaults that depend on the number of players."""
    return {"gifts_each": 2 if players == FEWEST_PLAYERS else 1, "max_gifts": max(200, 40 * players)}


def read_option(name: str, text: str, players: int) -> Any:
    if name in CHOICES:
        return read_choice(name, text, CHOICES[name])
    if name in RANGES:
        return read_in_range(name, text, RANGES[name], "")
    if name in RANGES_OR_OFF:
        return OFF if text == "off" else read_in_range(name, text, RANGES_OR_OFF[name], " or off")
    if name == "emotes":  # A33
        return read_choice(name, text, ("on", "off")) == "on"
    if name == "rounds":  # H36: as many rounds as players.
        return players if read_choice(name, text, ("1", "n", str(players))) != "1" else 1
    if name == "starter":  # A29: `seat` is the host's, A.
        return read_choice(name, text, ("lot", "seat", *SEATS[:players]))
    raise BadOption(f"expected an option {', '.join(NAMES)}, got {shown(name)}")


def read_choice(name: str, text: str, choices: tuple[str, ...]) -> str:
    if text not in choices:
        raise BadOption(f"{name}: expected {', '.join(choices)}, got {shown(text)}")
    return text


def read_in_range(name: str, text: str, limits: tuple[int, int], alternative: str) -> int:
    least, most = limits
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most):
        raise BadOption(f"{name}: expected a number from {least} to {most}{alternative}, got {shown(text)}")
    return int(text)


def write_hat_options(options: Options) -> str:
    """The options that differ from the default."""
    default = Options(players=options.players, data=options.data, **defaults(options.players))
    changed = [name for name in NAMES if getattr(options, name) != getattr(default, name)]
    return write_options({name: write_option(name, getattr(options, name)) for name in changed})


def write_option(name: str, value: Any) -> str:
    if name == "rounds":
        return "n"
    if isinstance(value, bool):
        return "on" if value else "off"
    return "off" if name in RANGES_OR_OFF and value == OFF else str(value)
