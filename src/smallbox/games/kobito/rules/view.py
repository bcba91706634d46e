"""What a seat may know of a game of Kobito: built up from nothing, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from smallbox.games.kobito.messages import Ends, Gold, Opened, Place, View
from smallbox.games.kobito.rules.apply import outcome
from smallbox.games.kobito.rules.cards import GOLD_SLOTS, HIGH, LOW, STUDIO_MAX, TYPES, number_at
from smallbox.games.kobito.rules.legal import legal_moves
from smallbox.games.kobito.rules.moves import move_of, number_of
from smallbox.games.kobito.rules.prompt import prompt_of_all, prompt_of_own
from smallbox.games.kobito.rules.report import names
from smallbox.games.kobito.rules.state import DISSOLVE, NONE, OVER, WILD, State

PHASES: tuple[Literal["main", "dissolve", "over"], ...] = ("main", "dissolve", "over")


def view(state: State, seat: int | None) -> View:
    return add_own(state, view_of_all(state), seat)


def views(state: State, seats: Sequence[int | None]) -> list[View]:
    public = view_of_all(state)
    return [add_own(state, public, seat) for seat in seats]


def add_own(state: State, public: View, seat: int | None) -> View:
    return public if seat is None else replace(public, **own(state, public, seat))


def own(state: State, public: View, seat: int) -> dict[str, object]:
    """A seat's own hand; for the seat to act also its moves, which reveal the hand."""
    fields: dict[str, object] = {"seat": seat, "hand": hand(state, seat), "next_easel": next_easel(state, seat)}
    if seat == state.turn:
        actions = legal_moves(state)
        moves = [move_of(state, action) for action in actions]
        fields["moves"] = moves
        fields["numbers"] = [number_of(state, action) for action in actions]
        if state.phase != OVER:
            fields["prompt"] = prompt_of_own(state, moves)
    return fields


def view_of_all(state: State) -> View:
    """K54: hands and the orders of the decks are hidden, all else is public; V7 closes the piles until the end."""
    seats = range(int(state.rules.players))
    piles_open = not state.rules.hidden_piles or state.phase == OVER
    return View(
        seat=None,
        to_act=None if state.phase == OVER else int(state.turn),
        moves=[],
        prompt=prompt_of_all(state),
        numbers=[],
        phase=PHASES[state.phase],
        dissolving=f"S{state.dissolving + 1}" if state.phase == DISSOLVE else None,
        minimum=int(state.minimum),
        done=int(state.done),
        moved=state.moved,
        idle=int(state.idle),
        gold=[gold(state, slot) for slot in range(GOLD_SLOTS)],
        studios=[[places(state, int(state.studio(owner, slot))) for slot in range(STUDIO_MAX)] for owner in seats],
        gold_ends=[ends(state, slot) for slot in range(GOLD_SLOTS)],
        studio_ends=[[ends(state, int(state.studio(owner, slot))) for slot in range(STUDIO_MAX)] for owner in seats],
        next_easel=None,
        hand=None,
        hand_sizes=[int(state.hand_size[owner]) for owner in seats],
        deck=int(state.deck_size()),
        gold_deck=int(state.gold_deck_size()),
        discard_size=int(state.discard_size),
        discard=discard(state) if piles_open else None,
        won_sizes=[len(state.won[owner]) for owner in seats],
        won=[list(state.won[owner]) for owner in seats] if piles_open else None,
        paid_sizes=[int(state.penalties(owner)) for owner in seats],
        paid=[paid(state, owner) for owner in seats] if piles_open else None,
        scores=[state.score(owner) for owner in seats] if piles_open else None,
        outcome=outcome(state),
    )


def opened(state: State) -> Opened:
    return Opened([hand(state, seat) for seat in range(int(state.rules.players))])


def gold(state: State, slot: int) -> Gold | None:
    """A face-up gold card, None in the slot of the last win."""
    if state.need[slot] == 0:
        return None
    return Gold(int(state.value[slot]), int(state.need[slot]), places(state, slot))


def places(state: State, rainbow: int) -> list[Place]:
    """The places of a rainbow, low to high; K36: the number of a kobito is always shown."""
    found: list[Place] = []
    for at in range(state.first[rainbow], state.past[rainbow]):
        kind = state.kind_at(rainbow, at)
        found.append(Place(int(number_at(at)), kind == WILD, 0 if kind == WILD else int(kind)))
    return found


def ends(state: State, rainbow: int) -> Ends | None:
    """K8: the numbers that the ends of a rainbow ask for; None where no rainbow lies."""
    if state.size(rainbow) == 0:
        return None
    return Ends(int(state.wanted(rainbow, LOW)), int(state.wanted(rainbow, HIGH)))


def next_easel(state: State, seat: int) -> str | None:
    """Where a rainbow that the seat starts would lie; K22: None where all are taken."""
    slot = state.free_slot(seat)
    return None if slot == NONE else f"S{slot + 1}"


def hand(state: State, seat: int) -> list[str]:
    return names([int(state.count(seat, card)) for card in range(TYPES)])


def paid(state: State, seat: int) -> list[str]:
    return names([int(state.paid[seat * TYPES + card]) for card in range(TYPES)])


def discard(state: State) -> list[str]:
    return names([int(state.discard[card]) for card in range(TYPES)])
