"""The pack of Kanobu as data: read, checked, counted."""

from functools import cache
from typing import Any

from smallbox.core.data import Source, packaged
from smallbox.core.errors import BadData, Flaw
from smallbox.games.kanobu.rules.cards import COLOUR_SETS, COLOURS, FACE_BY_NAME, SYMBOLS, Pack

PACKS = {"kanobu": "kanobu.json", "kanobu-default": "kanobu.json"} | {
    name: f"{name}.json" for name in ("kanobu-deckA", "kanobu-4pairs")
}
#: the same pack goes by two names, of which records write the longer one
DEFAULT_TAG = "kanobu-default"
PACK_NAMES = tuple(name for name in PACKS if name != DEFAULT_TAG)
PAIRS = tuple(pair for pair in COLOUR_SETS if len(pair) == 2)
EACH, PAIRED, PURPLE = 11, 24, 12
LONGEST_ID = 60
#: at a table, where it has to be drawn
LARGEST_HAND = 15
FIELDS = {
    "id": str,
    "rules": str,
    "note": str,
    "colours": list,
    "each": dict,
    "pairs": dict,
    "purple": dict,
    "removeWithTwoPlayers": list,
    "handSize": int,
    "minPlayers": int,
    "maxPlayers": int,
}


@cache
def packaged_pack(name: str) -> Pack:
    return read_pack(packaged("smallbox.games.kanobu", PACKS[name]))


def load_pack(source: Source | None, name: str = "kanobu") -> Pack:
    """The pack of a data file of the user's own, or one of those that come with smallbox."""
    if source is None:
        if name not in PACKS:
            raise BadData(f"expected a pack {', '.join(sorted(PACKS))}, got {name!r}")
        return packaged_pack(name)
    return read_pack(source)


def read_pack(source: Source) -> Pack:
    """C1: eleven cards of each colour, 24 with two colours, 12 purple; the faces come from data."""
    content = source.json()
    check_fields(source.name, content)
    if content["colours"] != list(COLOURS):
        text = f"{source.name}: colours: expected {list(COLOURS)}, got {content['colours']}"
        raise BadData(text, Flaw("fixed", "colours", " ".join(COLOURS)))
    counts: dict[int, int] = {}
    each = read_counts(source.name, "each", content["each"], EACH)
    for colour in COLOURS:
        counts |= {FACE_BY_NAME[f"{colour}.{symbol}"]: number for symbol, number in each.items()}
    counts |= read_pairs(source.name, content["pairs"])
    purple = read_counts(source.name, "purple", content["purple"], PURPLE)
    counts |= {FACE_BY_NAME[f"P.{symbol}"]: number for symbol, number in purple.items()}
    removed = read_removed(source.name, content["removeWithTwoPlayers"])
    pack = Pack(source.tag(content["id"]), dict(sorted(counts.items())), removed, *read_sizes(source.name, content))
    if pack.fewest_players == 2 and len(pack.in_play(2)) <= 2 * pack.hand_size:
        text = f"{source.name}: removeWithTwoPlayers: expected cards for two hands to stay, got too few"
        raise BadData(text, Flaw("few-cards", "removeWithTwoPlayers"))
    return pack


def check_hand(pack: Pack) -> None:
    """A hand that fits on a screen. Raises BadData."""
    if pack.hand_size > LARGEST_HAND:
        flaw = Flaw("most", "handSize", LARGEST_HAND, pack.hand_size)
        raise BadData(f"handSize: expected a number from 1 to {LARGEST_HAND} at a table, got {pack.hand_size}", flaw)


def check_fields(file: str, content: dict[str, Any]) -> None:
    for name, kind in FIELDS.items():
        if name not in content and name not in ("rules", "note"):
            raise BadData(f"{file}: expected a field {name!r}, found none", Flaw("missing", name))
        value = content.get(name, kind())
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadData(f"{file}: {name}: expected {kind.__name__}, got {value!r}", Flaw("kind", name))
    for name in content:
        if name not in FIELDS:
            raise BadData(f"{file}: expected the fields {', '.join(FIELDS)}, got {name!r}", Flaw("unknown", name))
    check_id(file, content["id"])


def check_id(file: str, identity: str) -> None:
    """It goes into a tag of records."""
    if not 0 < len(identity) <= LONGEST_ID or '"' in identity or not identity.isprintable():
        text = f"{file}: id: expected a name of 1 to {LONGEST_ID} characters without quotes, got {identity!r}"
        raise BadData(text, Flaw("name", "id", LONGEST_ID))


def read_counts(file: str, where: str, given: Any, total: int | None) -> dict[str, int]:
    """The number of cards of each symbol, without the zeros."""
    at = where.replace(".", "/")
    if not isinstance(given, dict):
        raise BadData(f"{file}: {where}: expected an object of symbols and numbers, got {given!r}", Flaw("kind", at))
    for symbol, number in given.items():
        if symbol not in SYMBOLS:
            text = f"{file}: {where}: expected the symbols {' '.join(SYMBOLS)}, got {symbol!r}"
            raise BadData(text, Flaw("choice", at, " ".join(SYMBOLS), symbol))
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            text = f"{file}: {where}.{symbol}: expected a number of cards, got {number!r}"
            raise BadData(text, Flaw("number", f"{at}/{symbol}", 0, str(number)))
    found = sum(given.values())
    if total is not None and found != total:
        raise BadData(f"{file}: {where}: expected {total} cards, got {found}", Flaw("total", at, total, found))
    return {symbol: number for symbol, number in given.items() if number}


def read_pairs(file: str, given: dict[str, Any]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for pair, symbols in given.items():
        if pair not in PAIRS:
            text = f"{file}: pairs: expected {' '.join(PAIRS)}, got {pair!r}"
            raise BadData(text, Flaw("choice", "pairs", " ".join(PAIRS), pair))
        for symbol, number in read_counts(file, f"pairs.{pair}", symbols, None).items():
            counts[FACE_BY_NAME[f"{pair}.{symbol}"]] = number
    found = sum(counts.values())
    if found != PAIRED:
        raise BadData(f"{file}: pairs: expected {PAIRED} cards, got {found}", Flaw("total", "pairs", PAIRED, found))
    return counts


def read_removed(file: str, given: list[Any]) -> set[int]:
    for symbol in given:
        if symbol not in SYMBOLS:
            text = f"{file}: removeWithTwoPlayers: expected the symbols {' '.join(SYMBOLS)}, got {symbol!r}"
            raise BadData(text, Flaw("choice", "removeWithTwoPlayers", " ".join(SYMBOLS), str(symbol)))
    return {SYMBOLS.index(symbol) for symbol in given}


def read_sizes(file: str, content: dict[str, Any]) -> tuple[int, int, int]:
    hand, fewest, most = content["handSize"], content["minPlayers"], content["maxPlayers"]
    if hand < 1:
        raise BadData(f"{file}: handSize: expected a number from 1, got {hand}", Flaw("number", "handSize", 1, hand))
    if not 2 <= fewest <= most:
        text = f"{file}: minPlayers, maxPlayers: expected 2 <= minPlayers <= maxPlayers, got {fewest} and {most}"
        raise BadData(text, Flaw("players", "minPlayers", 2, fewest))
    if most * hand >= EACH * len(COLOURS) + PAIRED + PURPLE:
        text = f"{file}: maxPlayers: expected the pack to deal {hand} cards to {most} players, got too few cards"
        raise BadData(text, Flaw("few-cards", "maxPlayers"))
    return hand, fewest, most
