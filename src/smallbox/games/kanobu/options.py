"""The options of Kanobu: read, checked, written."""

from collections.abc import Callable, Mapping
from typing import Any

from smallbox.core.errors import BadOption
from smallbox.core.notation import is_number, shown, write_options
from smallbox.games.kanobu.cards import Pack
from smallbox.games.kanobu.messages import Options
from smallbox.games.kanobu.pack import PACKS, load_pack

CHOICES = {
    "idleCancel": ("removes", "stays"),
    "chanceSet": ("any3", "oneEach"),
    "starRest": ("bottom", "top", "shuffle"),
    "opening": ("asIs", "rpsOnly"),
}
SWITCHES = ("drawWhenAble", "cancelUndoesDirection")


def read_kanobu_options(players: int, given: Mapping[str, str], data: Pack | None) -> Options:
    """Options from their written form. `data` names one of the packs that come with smallbox."""
    name = given.get("data", "kanobu")
    if name not in PACKS:
        raise BadOption(f"data: expected {', '.join(sorted(PACKS))}, got {name!r}")
    pack = data if data is not None and "data" not in given else load_pack(None, name)
    values = {option: read_option(option, text, players) for option, text in given.items() if option != "data"}
    return Options(players=players, data=pack, **values)


def read_option(option: str, text: str, players: int) -> Any:
    if option in SWITCHES:
        return read_choice(option, text, ("on", "off")) == "on"
    if option in CHOICES:
        return read_choice(option, text, CHOICES[option])
    if option == "maxMoves":
        return read_count(option, text, lambda number: number >= 1, "a number from 1")
    if option == "firstSeat":
        return read_count(option, text, lambda number: number < players, f"a seat number from 0 to {players - 1}")
    known = ", ".join([*SWITCHES, *CHOICES, "maxMoves", "firstSeat", "data"])
    raise BadOption(f"expected an option {known}, got {option!r}")


def read_choice(option: str, text: str, choices: tuple[str, ...]) -> str:
    if text not in choices:
        raise BadOption(f"{option}: expected {', '.join(choices)}, got {text!r}")
    return text


def read_count(option: str, text: str, is_right: Callable[[int], bool], what: str) -> int:
    if not is_number(text) or not is_right(int(text)):
        raise BadOption(f"{option}: expected {what}, got {shown(text)}")
    return int(text)


def write_kanobu_options(options: Options) -> str:
    """The options that differ from the default."""
    default = Options(players=options.players, data=options.data)
    changed: dict[str, str] = {}
    tag = options.data.tag
    if tag in PACKS and tag != "kanobu-default":
        changed["data"] = tag
    for option in (*SWITCHES, *CHOICES, "maxMoves", "firstSeat"):
        value = getattr(options, option)
        if value != getattr(default, option):
            changed[option] = ("on" if value else "off") if isinstance(value, bool) else str(value)
    return write_options(changed)
