"""The options of Kanobu: listed, read, checked, written."""

from collections.abc import Mapping
from typing import Any

import msgspec

from smallbox.core.errors import BadOption
from smallbox.core.notation import write_options
from smallbox.core.options import by_name, choice, find_option, number, read_option, switch
from smallbox.games.kanobu.clauses import C1, C6, R5, R7, R21, R24, R30, R37, R46
from smallbox.games.kanobu.messages import Options
from smallbox.games.kanobu.rules.cards import Pack
from smallbox.games.kanobu.rules.data import PACKS, load_pack

#: the same pack goes by two names, of which records write the longer one
DEFAULT_TAG = "kanobu-default"
OPTIONS = by_name(
    switch("drawWhenAble", R7, default="on"),
    switch("cancelUndoesDirection", R24, default="on"),
    choice("idleCancel", R21, "removes", "stays"),
    choice("chanceSet", R30, "any3", "oneEach"),
    choice("starRest", R37, "bottom", "top", "shuffle"),
    choice("opening", R5, "asIs", "rpsOnly"),
    number("maxMoves", R46, 1, None, default="2000", is_usual=False),
    number("firstSeat", C6, 0, None, default="0", is_usual=False),
    choice("data", C1, *(name for name in PACKS if name != DEFAULT_TAG), is_usual=False),
)


def read_kanobu_options(players: int, given: Mapping[str, str], data: Pack | None) -> Options:
    """Options from their written form. `data` names one of the packs that come with smallbox."""
    name = given.get("data", "kanobu")
    if name not in PACKS:
        raise BadOption(f"data: expected {', '.join(sorted(PACKS))}, got {name!r}")
    pack = data if data is not None and "data" not in given else load_pack(None, name)
    values = {option: read_one(option, text, players) for option, text in given.items() if option != "data"}
    return Options(players=players, data=pack, **values)


def read_one(name: str, text: str, players: int) -> Any:
    option = find_option(OPTIONS, name)
    if name == "firstSeat":
        option = msgspec.structs.replace(option, most=players - 1)
    return read_option(option, text)


def write_kanobu_options(options: Options) -> str:
    """The options that differ from the default."""
    default = Options(players=options.players, data=options.data)
    changed: dict[str, str] = {}
    tag = options.data.tag
    if tag in PACKS and tag != DEFAULT_TAG:
        changed["data"] = tag
    for name in OPTIONS:
        value = getattr(options, name)
        if name != "data" and value != getattr(default, name):
            changed[name] = ("on" if value else "off") if isinstance(value, bool) else str(value)
    return write_options(changed)
