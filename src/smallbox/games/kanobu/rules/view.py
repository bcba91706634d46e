"""What a seat may know of a game of Kanobu: built up from nothing, field by field."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from mypy_extensions import i64

from smallbox.games.kanobu.messages import Demand, Opened, View
from smallbox.games.kanobu.rules.apply import open_names, outcome, price
from smallbox.games.kanobu.rules.cards import SYMBOLS, WORD, Faces, lowest
from smallbox.games.kanobu.rules.legal import legal_moves
from smallbox.games.kanobu.rules.moves import move_of
from smallbox.games.kanobu.rules.prompt import WON, paying, prompt_of_all, prompt_of_own
from smallbox.games.kanobu.rules.state import NONE, OVER, PHASES, State


def to_act(state: State) -> int | None:
    return None if state.phase == OVER else int(state.to_act)


def view(state: State, seat: int | None) -> View:
    return add_own(state, view_of_all(state), seat)


def view_of_all(state: State) -> View:
    """C35: hand sizes, pile, deck size, direction, demand, open and paid cards are public."""
    ending = outcome(state)
    return View(
        seat=None,
        to_act=to_act(state),
        moves=[],
        prompt=prompt_of_all(state, ending),
        players=int(state.players),
        phase=PHASES[state.phase],
        sizes=[int(size) for size in state.sizes],
        hand=None,
        drawn=None,
        pile=pile_names(state),
        deck=int(state.deck_size),
        clockwise=state.direction > 0,
        demand=view_demand(state),
        open=open_names(state),
        payment=[],
        paid=[SYMBOLS[state.paid[i]] for i in range(state.paid_size)],
        undo=state.undo,
        quiet=int(state.quiet),
        made=int(state.moves),
        outcome=ending,
    )


def views(state: State, seats: Sequence[int | None]) -> list[View]:
    public = view_of_all(state)
    return [add_own(state, public, seat) for seat in seats]


def add_own(state: State, public: View, seat: int | None) -> View:
    return public if seat is None else replace(public, **own(state, public, seat))


def own(state: State, public: View, seat: int) -> dict[str, object]:
    """A seat's own hand; for the seat to act also the card it drew, and its moves, which tell the hand."""
    fields: dict[str, object] = {"seat": seat, "hand": hand_names(state, seat)}
    if public.outcome is not None and seat in public.outcome.winners:
        fields["prompt"] = WON
    elif state.phase != OVER and seat == state.to_act:
        actions = legal_moves(state)
        fields["drawn"] = None if state.drawn == NONE else state.faces.names[state.drawn]
        fields["moves"] = [move_of(state.faces, action) for action in actions]
        fields["payment"] = paying(state, actions)
        fields["prompt"] = prompt_of_own(state, actions)
    return fields


def opened(state: State) -> Opened:
    return Opened([hand_names(state, seat) for seat in range(int(state.players))])


def hand_names(state: State, seat: int) -> list[str]:
    """The cards of a hand, sorted by their spelling."""
    faces = state.faces
    held: list[str] = []
    for word in range(faces.words):
        kinds = state.kinds[seat * faces.words + word]
        while kinds:
            card = word * WORD + lowest(kinds)
            for _ in range(state.counts[seat * faces.size + card]):
                held.append(faces.names[card])
            kinds &= kinds - 1
    held.sort()
    return held


def pile_names(state: State) -> list[str]:
    return [entry_name(state.faces, state.pile[i]) for i in range(1, state.pile_size + 1)]


def entry_name(faces: Faces, entry: i64) -> str:
    """A card of the pile with the colour named for it: `P.Co[R]`."""
    return faces.entry_names[entry]


def view_demand(state: State) -> Demand | None:
    if state.demand == NONE:
        return None
    return Demand(SYMBOLS[state.demand], int(state.links), int(state.by), int(price(state)))
