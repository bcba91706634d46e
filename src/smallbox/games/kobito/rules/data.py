"""Reading Kobito's data file, the packaged one or the user's own."""

from functools import cache
from typing import Any

from smallbox.core.data import Source, packaged
from smallbox.core.errors import BadData, Flaw
from smallbox.games.kobito.rules.cards import LARGEST, NUMBERS, Data, gold_card, gold_need, gold_value

#: what docs/rules/kobito.md 1.1 calls rules: a data file may state them, not change them
RULES = {"numbers": 12, "studio_max": 4, "face_up_gold": 3, "end_at_face_up_gold": 2}
#: the least value of what it may change
COUNTS = {"hand": 1, "penalty": 0, "copies_per_number": 1, "kobitos": 0, "replacements": 0}
LISTS = ("players", "gold")
REMARKS = ("id", "rules", "note")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6  # K1
FEWEST_GOLD, SHORTEST = 3, 2  # K2, K55
MOST_CARDS = 10_000
#: at a table, where they have to be drawn
LARGEST_HAND, LONGEST, LARGEST_VALUE = 12, 24, 99


@cache
def default() -> Data:
    """The cards that come with smallbox."""
    return load(packaged("smallbox.games.kobito", "kobito.json"))


def load(source: Source | None) -> Data:
    """The cards of a data file. Raises BadData, naming the field."""
    if source is None:
        return default()
    try:
        return read(source, source.json())
    except BadData as error:
        text = str(error)
        raise BadData(text if text.startswith(source.name) else f"{source.name}: {text}", error.flaw) from None


def read(source: Source, content: dict[str, Any]) -> Data:
    known = (*RULES, *COUNTS, *LISTS, *REMARKS)
    for field in content:
        if field not in known:
            raise BadData(f"expected only the fields {', '.join(known)}, got {field!r}", Flaw("unknown", field))
    for field, value in RULES.items():
        if field in content and not is_number(content[field], value, value):
            text = f"{field}: expected {value}, which is a rule of the game, got {content[field]!r}"
            raise BadData(text, Flaw("fixed", field, value))
    counts = {field: read_count(content, field, least) for field, least in COUNTS.items()}
    numbers = [counts["copies_per_number"]] * NUMBERS
    return Data(
        source.tag(read_id(content)),
        read_players(content),
        counts["hand"],
        counts["penalty"],
        [counts["kobitos"], *numbers, counts["replacements"]],
        read_gold(content),
    )


def check_box(data: Data) -> None:
    """Hands, rainbows and pots that fit on a screen. Raises BadData."""
    if data.hand > LARGEST_HAND:
        flaw = Flaw("most", "hand", LARGEST_HAND, data.hand)
        raise BadData(f"hand: expected a number from 1 to {LARGEST_HAND} at a table, got {data.hand}", flaw)
    if data.penalty > LARGEST_VALUE:
        flaw = Flaw("most", "penalty", LARGEST_VALUE, data.penalty)
        raise BadData(f"penalty: expected a number from 0 to {LARGEST_VALUE} at a table, got {data.penalty}", flaw)
    for number, card in enumerate(data.gold, 1):
        for field, found, most in (
            ("need", gold_need(card), LONGEST),
            ("value", gold_value(card), LARGEST_VALUE),
        ):
            if found > most:
                text = f"gold card {number}: expected {field} to be at most {most} at a table, got {found}"
                raise BadData(text, Flaw("most", f"gold/{number}/{field}", most, found))


def read_id(content: dict[str, Any]) -> str:
    identity = content.get("id", "kobito")
    if not isinstance(identity, str) or not identity.isascii() or not identity.replace("-", "").isalnum():
        raise BadData(f"id: expected a name of letters, digits and hyphens, got {identity!r}", Flaw("letters", "id"))
    return identity


def require(content: dict[str, Any], field: str) -> Any:
    if field not in content:
        raise BadData(f"{field}: expected this field, found none", Flaw("missing", field))
    return content[field]


def is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def read_count(content: dict[str, Any], field: str, least: int) -> int:
    value = require(content, field)
    if not is_number(value, least, MOST_CARDS):
        text = f"{field}: expected a number from {least} to {MOST_CARDS}, got {value!r}"
        raise BadData(text, Flaw("number", field, least, str(value)))
    return int(value)


def read_players(content: dict[str, Any]) -> tuple[int, int]:
    """K1: a data file may narrow the number of players, not widen it."""
    value = require(content, "players")
    if not (isinstance(value, list) and len(value) == 2 and all(is_number(part, 0, LARGEST) for part in value)):
        text = f"players: expected the fewest and the most players, such as [2, 6], got {value!r}"
        raise BadData(text, Flaw("kind", "players"))
    fewest, most = value
    if not FEWEST_PLAYERS <= fewest <= most <= MOST_PLAYERS:
        text = f"players: expected a range within {FEWEST_PLAYERS} to {MOST_PLAYERS}, got {value!r}"
        raise BadData(text, Flaw("players", "players", FEWEST_PLAYERS, fewest))
    return fewest, most


def read_gold(content: dict[str, Any]) -> list[int]:
    rows = require(content, "gold")
    if not isinstance(rows, list) or not FEWEST_GOLD <= len(rows) <= MOST_CARDS:
        got = f"{len(rows)}" if isinstance(rows, list) else repr(rows)
        text = f"gold: expected a list of at least {FEWEST_GOLD} gold cards (K55), got {got}"
        raise BadData(text, Flaw("few-gold", "gold", FEWEST_GOLD, got))
    return [read_gold_card(number, row) for number, row in enumerate(rows, 1)]


def read_gold_card(number: int, row: object) -> int:
    if not isinstance(row, dict) or set(row) != {"need", "value"}:
        text = f"gold card {number}: expected the fields need and value, got {row!r}"
        raise BadData(text, Flaw("kind", f"gold/{number}"))
    # K55: nobody could finish a rainbow that its start card completes.
    if not is_number(row["need"], SHORTEST, LARGEST):
        text = f"gold card {number}: expected need to be a number from {SHORTEST} (K55), got {row['need']!r}"
        raise BadData(text, Flaw("number", f"gold/{number}/need", SHORTEST, str(row["need"])))
    if not is_number(row["value"], 0, LARGEST):
        text = f"gold card {number}: expected value to be a number from 0, got {row['value']!r}"
        raise BadData(text, Flaw("number", f"gold/{number}/value", 0, str(row["value"])))
    return gold_card(row["value"], row["need"])
