"""The fields and checks of Kanobu's cases: their values in a state and in a view, and when two values are the same."""

from collections import Counter
from collections.abc import Callable

from smallbox.core.errors import BadNotation
from smallbox.core.notation import SEATS, read_cards, read_seat, seat_name, write_cards, write_switch
from smallbox.games.kanobu.messages import View
from smallbox.games.kanobu.notation.write import FIELDS, write_demand, write_field
from smallbox.games.kanobu.rules.cards import COLOUR_SETS, SYMBOLS, is_rps, read_face, symbol_of
from smallbox.games.kanobu.rules.state import State
from smallbox.games.kanobu.rules.view import hand_names, pile_names

PAIRED = frozenset({"hand#", "count"})
UNORDERED = frozenset({"winners", *SEATS})


CHECKS: dict[str, Callable[[State], str]] = {
    "pile#": lambda state: str(state.pile_size),
    "top": lambda state: pile_names(state)[-1] if state.pile_size else "-",
    "deck#": lambda state: str(state.deck_size),
    "open#": lambda state: str(state.open_size),
    "hands#": lambda state: " ".join(str(size) for size in state.sizes),
    "faces#": lambda state: str(len(set(all_cards(state)))),
}


def field(state: State, key: str) -> str:
    if key in FIELDS or len(key) == 1:
        return write_field(state, key)
    if key in CHECKS:
        return CHECKS[key](state)
    word, _, rest = key.partition(" ")
    if word == "hand#":
        return str(state.sizes[read_seat(rest, int(state.players))])
    if word == "count":
        return str(count_cards(all_cards(state), rest))
    raise BadNotation(f"expected a field or check of Kanobu, got {key!r}")


def all_cards(state: State) -> list[str]:
    """Every card of the game by name."""
    names = state.faces.names
    hands = [name for seat in range(state.players) for name in hand_names(state, seat)]
    pile = [name.partition("[")[0] for name in pile_names(state)]
    opened = [names[state.open[i]] for i in range(state.open_size)]
    return [*hands, *pile, *opened, *(names[card] for card in state.deck_cards())]


def count_cards(cards: list[str], kind: str) -> int:
    """How many cards have a type COL.SYM, with the groups of notation.md 4."""
    colours, dot, symbol = kind.partition(".")
    if (
        not dot
        or symbol not in (*SYMBOLS, "RPS", "*")
        or colours not in (*COLOUR_SETS, "1", "2", "2B", "2G", "2R", "2Y", "*")
    ):
        raise BadNotation(f"expected a type of cards like B.3, 2B.* or *.RPS, got {kind!r}")
    pairs = (card.split(".") for card in cards)
    return sum(is_of_colours(have, colours) and is_of_symbol(what, symbol) for have, what in pairs)


def is_of_colours(have: str, wanted: str) -> bool:
    if wanted == "1":
        return len(have) == 1 and have != "P"
    if wanted.startswith("2"):
        return len(have) == 2 and wanted[1:] in have
    return wanted in ("*", have)


def is_of_symbol(have: str, wanted: str) -> bool:
    return wanted in ("*", have) or (wanted == "RPS" and is_rps(SYMBOLS.index(have)))


def seen(view: View, key: str) -> str:
    """A field as a view shows it, `?` for what it hides."""
    shown = {
        "n": str(view.players),
        "pile": write_cards(view.pile),
        "pile#": str(len(view.pile)),
        "top": view.pile[-1] if view.pile else "-",
        "deck": "?",
        "deck#": str(view.deck),
        "turn": "-" if view.to_act is None else seat_name(view.to_act),
        "dir": "+" if view.clockwise else "-",
        "demand": write_demand(view.demand),
        "drawn": view.drawn or ("?" if view.phase == "DRAWN" else "-"),
        "open": write_cards(view.open),
        "open#": str(len(view.open)),
        "paid": " ".join(view.paid) or "-",
        "undo": write_switch(view.undo),
        "quiet": str(view.quiet),
        "moves": str(view.made),
        "phase": view.phase,
        "hands#": " ".join(str(size) for size in view.sizes),
        "result": "-" if view.outcome is None else view.outcome.kind,
        "winners": "-" if view.outcome is None else " ".join(seat_name(seat) for seat in view.outcome.winners),
    }
    if key in shown:
        return shown[key]
    word, _, rest = key.partition(" ")
    seat = read_seat(rest if word == "hand#" else key, view.players)
    if word == "hand#":
        return str(view.sizes[seat])
    return "{" + write_cards(view.hand) + "}" if seat == view.seat and view.hand is not None else "{?}"


def same(key: str, expected: str, actual: str) -> bool:
    if key == "top" and expected == "rps":
        return actual != "-" and is_rps(symbol_of(read_face(actual.partition("[")[0])))
    wanted, found = read_cards(expected.strip("{}")), read_cards(actual.strip("{}"))
    return Counter(wanted) == Counter(found) if key in UNORDERED else wanted == found
