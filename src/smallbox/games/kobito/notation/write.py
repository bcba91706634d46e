"""Moves and positions of Kobito in notation (docs/rules/notation.md 1 to 3)."""

import re

import msgspec

from smallbox.core.messages import Move
from smallbox.core.notation import seat_name, write_cards, write_switch
from smallbox.games.kobito.messages import (
    End,
    EndTurn,
    Gold,
    Improper,
    Pay,
    Place,
    Play,
    Replace,
    Send,
    Start,
    Swap,
    View,
)
from smallbox.games.kobito.options import OPTIONS
from smallbox.games.kobito.rules.cards import NAMES, STUDIO_MAX, gold_name
from smallbox.games.kobito.rules.state import OVER, State
from smallbox.games.kobito.rules.view import discard, hand, paid, view

SLOT = re.compile(r"G[1-3]\Z")


def write_rainbow(places: list[Place]) -> str:
    words = [("k" if place.kobito else "") + str(place.number) + "*" * place.pairs for place in places]
    return f"[{' '.join(words) or '-'}]"


def write_gold(gold: Gold | None) -> str:
    return "-" if gold is None else f"{gold.value}@{gold.need} {write_rainbow(gold.rainbow)}"


def write_hand(cards: list[str]) -> str:
    return f"{{{write_cards(cards)}}}"


def write_phase(view: View) -> str:
    return f"DISSOLVE {view.dissolving}" if view.dissolving else view.phase.upper()


def fields_of(view: View) -> dict[str, str]:
    """The fields of a position as a view shows them, `?` for what it hides, in the order of a full position."""
    seats = [seat_name(seat) for seat in range(len(view.hand_sizes))]
    fields = {"n": str(len(seats)), "turn": "-" if view.to_act is None else seats[view.to_act]}
    fields |= {"phase": write_phase(view), "need": str(view.minimum), "done": str(view.done)}
    fields |= {f"G{slot}": write_gold(gold) for slot, gold in enumerate(view.gold, 1)}
    for seat, studio in zip(seats, view.studios):
        fields |= {f"{seat}.S{slot}": write_rainbow(places) if places else "-" for slot, places in enumerate(studio, 1)}
    fields |= dict.fromkeys(seats, "{?}")
    if view.seat is not None and view.hand is not None:
        fields[seats[view.seat]] = write_hand(view.hand)
    for at, seat in enumerate(seats):
        fields[f"won {seat}"] = "?" if view.won is None else write_cards(map(str, view.won[at]))
    for at, seat in enumerate(seats):
        fields[f"pen {seat}"] = "?" if view.paid is None else write_cards(view.paid[at])
    fields |= {"gdeck": "?", "deck": "?", "disc": "?" if view.discard is None else write_cards(view.discard)}
    fields |= {"idle": str(view.idle), "moved": write_switch(view.moved)}
    return fields | results_of(view)


def results_of(view: View) -> dict[str, str]:
    ended = view.outcome
    return {
        "result": "-" if ended is None else ended.kind,
        "winners": "-" if ended is None else " ".join(seat_name(seat) for seat in ended.winners),
        "scores": "?" if view.scores is None else " ".join(map(str, view.scores)),
    }


def all_fields(state: State) -> dict[str, str]:
    """The fields of the whole truth."""
    seats = range(int(state.rules.players))
    opened = msgspec.structs.replace(
        view(state, None),
        discard=discard(state),
        won=[list(state.won[seat]) for seat in seats],
        paid=[paid(state, seat) for seat in seats],
        scores=[state.score(seat) for seat in seats],
    )
    fields = fields_of(opened)
    fields |= {seat_name(seat): write_hand(hand(state, seat)) for seat in seats}
    fields["deck"] = write_cards(NAMES[state.deck[i]] for i in range(state.deck_at, len(state.deck)))
    fields["gdeck"] = write_cards(gold_name(state.gold_deck[i]) for i in range(state.gold_at, len(state.gold_deck)))
    return fields


def write_position(state: State) -> str:
    """The full position: empty studio slots and piles are left out, the result is there when the game is over."""
    fields = all_fields(state)
    options = OPTIONS.write(state.rules.options)
    words: list[str] = []
    for key, value in fields.items():
        if is_written(key, value, state):
            words.append(f"{key} {value}")
        if key == "done" and options:
            words.append(f"opt {options}")
    return "; ".join(words)


def is_written(key: str, value: str, state: State) -> bool:
    if key in ("result", "winners", "scores"):
        return state.phase == OVER
    return value != "-" or key in ("gdeck", "deck", "disc") or SLOT.match(key) is not None


def setup_lines(state: State) -> list[str]:
    """The `=` lines of a record: what is at its default is left out, options are told by a tag."""
    fields = all_fields(state)
    defaults = {"phase": "MAIN", "done": "0", "disc": "-", "idle": "0", "moved": write_switch(state.done > 0)}
    seats = [seat_name(seat) for seat in range(int(state.rules.players))]
    groups = [
        ["n", "turn", "phase"],
        ["G1", "G2", "G3", "need", "done"],
        [f"{seat}.S{slot}" for seat in seats for slot in range(1, STUDIO_MAX + 1)],
        seats,
        [f"{pile} {seat}" for pile in ("won", "pen") for seat in seats],
        ["gdeck"],
        ["deck"],
        ["disc", "idle", "moved"],
    ]
    lines: list[str] = []
    for group in groups:
        told = [key for key in group if fields[key] != defaults.get(key) and is_written(key, fields[key], state)]
        if told:
            lines.append("; ".join(f"{key} {fields[key]}" for key in told))
    return lines


def write_move(move: Move) -> str:
    """A move in canonical spelling."""
    match move:
        case Play():
            return f"play {move.card} {move.to}{letter(move.end)}"
        case Start():
            return f"start {move.low} {move.high}"
        case Send():
            return f"send {move.rainbow}{letter(move.end)} {move.to}{letter(move.to_end)}"
        case Swap():
            return f"swap {move.at}.{move.number}" + (f"#{move.nth}" if move.nth > 1 else "")
        case Replace():
            return f"repl {move.at}.{move.number}"
        case Pay():
            return f"pay {move.card}"
        case EndTurn():
            return "end"
        case Improper():
            return move.text
        case _:
            raise ValueError(f"expected a move of Kobito, got {move!r}")


def letter(end: End) -> str:
    return "L" if end == "low" else "H"
