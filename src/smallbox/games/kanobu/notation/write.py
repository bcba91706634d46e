"""Moves and positions of Kanobu in notation (docs/rules/notation.md, section 4)."""

from collections.abc import Callable

from smallbox.core.messages import Move
from smallbox.core.notation import SEATS, read_seat, seat_name, write_cards, write_switch
from smallbox.games.kanobu.messages import Accept, Demand, Draw, NameColour, Pass, Play, StarPlay, StarTake
from smallbox.games.kanobu.options import OPTIONS
from smallbox.games.kanobu.rules.apply import outcome
from smallbox.games.kanobu.rules.cards import SYMBOLS
from smallbox.games.kanobu.rules.state import NONE, PHASES, RESULTS, State
from smallbox.games.kanobu.rules.view import hand_names, pile_names, view_demand


def write_position(state: State) -> str:
    """The full position."""
    over = outcome(state) is not None
    keys = ["n", "opt", *SEATS[: state.players], "pile", "deck", *([] if over else ["turn"]), "dir"]
    keys += [
        "demand",
        "drawn",
        "open",
        "paid",
        "undo",
        "quiet",
        "moves",
        "phase",
        *(["result", "winners"] if over else []),
    ]
    values = [(key, write_field(state, key)) for key in keys]
    unset = {"opt": "", "demand": "-", "drawn": "-", "open": "-", "paid": "-"}
    return "; ".join(f"{key} {value}" for key, value in values if unset.get(key) != value)


def setup_lines(state: State) -> list[str]:
    hands = "; ".join(f"{seat} {write_field(state, seat)}" for seat in SEATS[: state.players])
    first = f"n {state.players}; turn {seat_name(int(state.to_act))}"
    return [first, f"pile {write_field(state, 'pile')}", hands, f"deck {write_field(state, 'deck')}"]


def write_demand(demand: Demand | None) -> str:
    return "-" if demand is None else f"{demand.symbol}x{demand.links} {seat_name(demand.by)}"


def write_winners(state: State) -> str:
    ended = outcome(state)
    return "-" if ended is None else " ".join(seat_name(seat) for seat in ended.winners)


#: the fields of a position but the hands, which are named after their seats
FIELDS: dict[str, Callable[[State], str]] = {
    "n": lambda state: str(state.players),
    "opt": lambda state: OPTIONS.write(state.options),
    "pile": lambda state: write_cards(pile_names(state)),
    "deck": lambda state: write_cards(state.faces.names[card] for card in state.deck_cards()),
    "turn": lambda state: seat_name(int(state.to_act)) if outcome(state) is None else "-",
    "dir": lambda state: "+" if state.direction > 0 else "-",
    "demand": lambda state: write_demand(view_demand(state)),
    "drawn": lambda state: "-" if state.drawn == NONE else state.faces.names[state.drawn],
    "open": lambda state: write_cards(state.faces.names[state.open[i]] for i in range(state.open_size)),
    "paid": lambda state: " ".join(SYMBOLS[state.paid[i]] for i in range(state.paid_size)) or "-",
    "undo": lambda state: write_switch(state.undo),
    "quiet": lambda state: str(state.quiet),
    "moves": lambda state: str(state.moves),
    "phase": lambda state: PHASES[state.phase],
    "result": lambda state: RESULTS[state.result] or "-",
    "winners": write_winners,
}


def write_field(state: State, key: str) -> str:
    """The value of a field of a position."""
    if key in FIELDS:
        return FIELDS[key](state)
    return "{" + write_cards(hand_names(state, read_seat(key, int(state.players)))) + "}"


WORDS: dict[str, Move] = {"draw": Draw(), "pass": Pass(), "accept": Accept()}
WORD_OF = {type(move): word for word, move in WORDS.items()}


def write_move(move: Move) -> str:
    if isinstance(move, Play):
        return f"play {move.card}"
    if isinstance(move, NameColour):
        return f"colour {move.colour}"
    if isinstance(move, StarPlay):
        return f"star play {move.slot}"
    if isinstance(move, StarTake):
        return f"star take {move.slot}"
    return WORD_OF[type(move)]
