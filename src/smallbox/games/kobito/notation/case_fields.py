"""The fields and checks of Kobito's cases: their values in a state and in a view, and when two values are the same."""

import re

from smallbox.core.errors import BadNotation
from smallbox.core.notation import SEATS, read_cards, read_hand, read_options
from smallbox.games.kobito.messages import View
from smallbox.games.kobito.notation.write import all_fields, fields_of
from smallbox.games.kobito.options import OPTIONS
from smallbox.games.kobito.rules.cards import CODES, NAMES
from smallbox.games.kobito.rules.state import State

GOLD_FIELD = re.compile(r"([0-9]+@[0-9]+)? ?(\[.*\])?\Z")


PAIRED = frozenset({"won", "pen", "won#", "pen#", "hand#", "score", "count"})


def field(state: State, key: str) -> str:
    """The value of a field or check. Raises BadNotation for an unknown key."""
    word, _, card = key.partition(" ")
    if word == "count":
        return count(state, card)
    if key == "opt":
        return OPTIONS.write(state.rules.options) or "-"
    return look_up(all_fields(state) | sizes(state), key)


def count(state: State, card: str) -> str:
    """How many cards of a type are in the whole game; `*` is all of them."""
    census = state.census()
    if card == "*":
        return str(sum(census))
    if card not in CODES:
        raise BadNotation(f"expected a card {', '.join(NAMES)} or *, got {card!r}")
    return str(census[CODES[card]])


def seen(view: View, key: str) -> str:
    """The value of a field as a view shows it, `?` for what it hides."""
    return look_up(fields_of(view) | seen_sizes(view), key)


def look_up(fields: dict[str, str], key: str) -> str:
    key = f"{SEATS[0]}.{key}" if key in ("S1", "S2", "S3", "S4") else key
    if key not in fields:
        raise BadNotation(f"expected a field or check of Kobito, got {key!r}")
    return fields[key]


def sizes(state: State) -> dict[str, str]:
    """The checks that count cards and points."""
    seats = range(int(state.rules.players))
    found = {"deck#": state.deck_size(), "gdeck#": state.gold_deck_size(), "disc#": state.discard_size}
    written = {key: str(size) for key, size in found.items()}
    written |= {f"hand# {SEATS[seat]}": str(state.hand_size[seat]) for seat in seats}
    written |= {f"won# {SEATS[seat]}": str(len(state.won[seat])) for seat in seats}
    written |= {f"pen# {SEATS[seat]}": str(state.penalties(seat)) for seat in seats}
    written |= {f"score {SEATS[seat]}": str(state.score(seat)) for seat in seats}
    return written | {"hands#": " ".join(str(state.hand_size[seat]) for seat in seats)}


def seen_sizes(view: View) -> dict[str, str]:
    written = {"deck#": str(view.deck), "gdeck#": str(view.gold_deck), "disc#": str(view.discard_size)}
    for name, numbers in (("hand#", view.hand_sizes), ("won#", view.won_sizes), ("pen#", view.paid_sizes)):
        written |= {f"{name} {SEATS[seat]}": str(number) for seat, number in enumerate(numbers)}
    for seat in range(len(view.hand_sizes)):
        written[f"score {SEATS[seat]}"] = "?" if view.scores is None else str(view.scores[seat])
    return written | {"hands#": " ".join(map(str, view.hand_sizes))}


def same(key: str, expected: str, actual: str) -> bool:
    """Are two values of a field equal, in the order and detail that matter for it?"""
    word = key.partition(" ")[0]
    if expected == actual:
        return True
    if word in SEATS:
        return sorted(read_hand(expected)) == sorted(read_hand(actual))
    if word in ("won", "pen", "disc", "winners"):
        return sorted(read_cards(expected)) == sorted(read_cards(actual))
    if word in ("deck", "gdeck"):
        return read_cards(expected) == read_cards(actual)
    if word in ("G1", "G2", "G3"):
        return same_gold(expected, actual)
    if word.rpartition(".")[2] in ("S1", "S2", "S3", "S4"):
        return same_rainbow(expected, actual)
    if word == "opt":
        return read_options(expected.strip("-")) == read_options(actual.strip("-"))
    return expected.split() == actual.split()


def same_gold(expected: str, actual: str) -> bool:
    """Card and rainbow; what is not expected is not compared."""
    wanted, found = GOLD_FIELD.match(expected), GOLD_FIELD.match(actual)
    if wanted is None or found is None:
        return False
    return wanted[1] in (None, found[1]) and (wanted[2] is None or same_rainbow(wanted[2], found[2] or ""))


def same_rainbow(expected: str, actual: str) -> bool:
    """Place by place; `?` is a number card of any number."""
    wanted, found = expected.strip("[]").split(), actual.strip("[]").split()
    if len(wanted) != len(found):
        return False
    return all(place == other or (place == "?" and other.isdigit()) for place, other in zip(wanted, found))
