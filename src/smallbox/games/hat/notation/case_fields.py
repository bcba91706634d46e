"""The fields and checks of cases: their values in a state and in a view, and when two values are the same."""

from collections.abc import Callable, Iterable

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Outcome
from smallbox.core.notation import SEATS, read_cards, read_seat, seat_name
from smallbox.games.hat.messages import Cell, Offer, OpenGift, View
from smallbox.games.hat.notation.write import write_card, write_catalogue, write_column, write_gifts, write_shop
from smallbox.games.hat.options import OPTIONS
from smallbox.games.hat.rules.apply import outcome
from smallbox.games.hat.rules.cards import ARROW_LETTERS, ARROWS, NONE, arrow_of, gift_of
from smallbox.games.hat.rules.data import packaged_gifts
from smallbox.games.hat.rules.state import PHASES, State

PAIRED = frozenset({"pen", "score", "hand#", "count"})
EMPTY = "-"


def field(state: State, key: str) -> str:
    """The value of a field or check."""
    word, _, rest = key.partition(" ")
    if word in PLAIN_FIELDS and not rest:
        return PLAIN_FIELDS[word](state)
    if word in SEAT_FIELDS:
        return SEAT_FIELDS[word](state, read_seat(rest, int(state.players)))
    if word == "count":
        return str(count(state, rest))
    if len(key) == 1 and key in SEATS:
        return write_column(state.options, state.column(read_seat(key, int(state.players))))
    raise BadNotation(f"expected a field of That's Not a Hat, got {key!r}")


PLAIN_FIELDS: dict[str, Callable[[State], str]] = {
    "n": lambda state: str(state.players),
    "turn": lambda state: write_seat(int(state.to_act())),
    "giver": lambda state: write_seat(int(state.giver)) if state.card != NONE else EMPTY,
    "receiver": lambda state: write_seat(int(state.receiver)) if state.card != NONE else EMPTY,
    "phase": lambda state: PHASES[state.phase],
    "opt": lambda state: OPTIONS.write(state.options) or EMPTY,
    "shop": lambda state: write_shop(state.options, state.shop_cards()),
    "shop#": lambda state: str(state.shop_size()),
    "top": lambda state: write_shop(state.options, state.shop_cards()[:1]),
    "passes": lambda state: str(state.passes),
    "cat": write_catalogue,
    "cat#": lambda state: str(state.catalogue.size),
    "gift": lambda state: write_card(state.options, int(state.card)) if state.card != NONE else EMPTY,
    "from": lambda state: write_origin(from_shop=state.from_shop) if state.card != NONE else EMPTY,
    "claim": lambda state: state.gifts.codes[state.claim] if state.claim != NONE else EMPTY,
    "scores": lambda state: write_numbers(state.score_list()),
    "result": lambda state: write_kind(outcome(state)),
    "winners": lambda state: write_winners(outcome(state)),
    "hands#": lambda state: write_numbers(len(state.column(seat)) for seat in range(state.players)),
    "totals": lambda state: EMPTY if state.match is None else write_numbers(state.match.totals()),
}

SEAT_FIELDS: dict[str, Callable[[State, int], str]] = {
    "pen": lambda state, seat: write_gifts(state.options, state.penalty_pile(seat)),
    "score": lambda state, seat: str(len(state.penalty_pile(seat))),
    "hand#": lambda state, seat: str(len(state.column(seat))),
}


def write_seat(seat: int) -> str:
    return EMPTY if seat == NONE else seat_name(seat)


def write_numbers(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)


def write_kind(ended: Outcome | None) -> str:
    return EMPTY if ended is None else ended.kind


def write_winners(ended: Outcome | None) -> str:
    return EMPTY if ended is None else " ".join(seat_name(seat) for seat in ended.winners)


def write_origin(*, from_shop: bool) -> str:
    return "shop" if from_shop else "column"


def count(state: State, kind: str) -> int:
    """How many cards of the whole round have an arrow (L, R), show a gift, or are there at all (*)."""
    cards = state.shop_cards() + ([int(state.card)] if state.card != NONE and state.from_shop else [])
    for seat in range(state.players):
        cards += state.column(seat) + state.penalty_pile(seat)
    if kind == "*":
        return len(cards)
    if kind in ARROW_LETTERS:
        return sum(ARROW_LETTERS[arrow_of(card)] == kind for card in cards)
    gift = state.gifts.find(kind)
    if gift == NONE:
        raise BadNotation(f"expected count *, L, R or a gift, got {kind!r}")
    return sum(gift_of(card) == gift for card in cards)


def seen(view: View, key: str) -> str:
    """The value of a field as a view shows it: `?` for what it hides."""
    word, _, rest = key.partition(" ")
    if word in SEEN_FIELDS and not rest:
        return SEEN_FIELDS[word](view)
    if word in SEEN_SEAT_FIELDS:
        return SEEN_SEAT_FIELDS[word](view, read_seat(rest, len(view.columns)))
    if len(key) == 1 and key in SEATS:
        cells = view.columns[read_seat(key, len(view.columns))]
        return "{" + (" ".join(write_cell(cell) for cell in cells) or EMPTY) + "}"
    raise BadNotation(f"expected a field of a view of That's Not a Hat, got {key!r}")


def seen_top(view: View) -> str:
    if view.shop_left == 0:
        return EMPTY
    return "?" if view.shop_top is None else f"{view.shop_top}.?"


SEEN_FIELDS: dict[str, Callable[[View], str]] = {
    "n": lambda view: str(len(view.columns)),
    "turn": lambda view: EMPTY if view.to_act is None else seat_name(view.to_act),
    "giver": lambda view: seen_offer(view, lambda offer: seat_name(offer.giver)),
    "receiver": lambda view: seen_offer(view, lambda offer: seat_name(offer.receiver)),
    "phase": lambda view: view.phase,
    "shop": lambda view: "?" if view.shop_left else EMPTY,
    "shop#": lambda view: str(view.shop_left),
    "top": seen_top,
    "passes": lambda view: str(view.passes),
    "cat": lambda view: " ".join(view.catalogue),
    "cat#": lambda view: str(len(view.catalogue)),
    "gift": lambda view: seen_offer(view, lambda offer: f"?.{letter(offer.arrow)}"),
    "from": lambda view: seen_offer(view, lambda offer: write_origin(from_shop=offer.from_shop)),
    "claim": lambda view: seen_offer(view, lambda offer: offer.claim or EMPTY),
    "scores": lambda view: write_numbers(len(pile) for pile in view.penalties),
    "result": lambda view: write_kind(view.outcome),
    "winners": lambda view: write_winners(view.outcome),
    "hands#": lambda view: write_numbers(len(column) for column in view.columns),
}

SEEN_SEAT_FIELDS: dict[str, Callable[[View, int], str]] = {
    "pen": lambda view, seat: " ".join(view.penalties[seat]) or EMPTY,
    "score": lambda view, seat: str(len(view.penalties[seat])),
    "hand#": lambda view, seat: str(len(view.columns[seat])),
}


def seen_offer(view: View, write: Callable[[Offer], str]) -> str:
    return EMPTY if view.offer is None else write(view.offer)


def write_cell(cell: Cell) -> str:
    return f"^{cell.gift}.?" if isinstance(cell, OpenGift) else f"?.{letter(cell.arrow)}"


def letter(arrow: str) -> str:
    return ARROW_LETTERS[ARROWS.index("left" if arrow == "left" else "right")]


def same(key: str, expected: str, actual: str) -> bool:
    """Columns and shop in order, penalties, winners and catalogue without; a shop may be listed in part."""
    wanted, found = read_words(expected), read_words(actual)
    if key.startswith("pen ") or key in ("winners", "cat"):
        return sorted(wanted) == sorted(found)
    if key == "shop" and wanted:
        return wanted == found[: len(wanted)]
    return wanted == found


def read_words(text: str) -> list[str]:
    """The cards, gifts or numbers of a value; an id is the same as the name."""
    inner = text[1:-1] if text.startswith("{") and text.endswith("}") else text
    return [name_of(word) for word in read_cards(inner)]


def name_of(word: str) -> str:
    gifts = packaged_gifts()
    up, name, back = split_card(word)
    return f"{up}{gifts.codes[gifts.ids[name]]}{back}" if name in gifts.ids else word


def split_card(word: str) -> tuple[str, str, str]:
    """`^hat.L` as `^`, `hat`, `.L`."""
    up = "^" if word.startswith("^") else ""
    name, dot, back = word[len(up) :].partition(".")
    return up, name, dot + back
