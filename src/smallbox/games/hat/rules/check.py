"""Why a move is not allowed: the refusal table of docs/rules/hat.md 6.1, in its order."""

from __future__ import annotations

from smallbox.core.messages import Move
from smallbox.core.refusal import Refusal
from smallbox.games.hat.clauses import A9, H15, H17, H18, H19, H33, H40
from smallbox.games.hat.messages import Claim, Improper
from smallbox.games.hat.rules.state import CLAIM, LIMIT, OVER, State


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Name the clause that forbids a seat's move, or None. W5: no refusal depends on a hidden card."""
    if state.phase == OVER:
        return check_over(state)
    return check_naming(state, seat, move) if state.phase == CLAIM else check_answer(state, seat, move)


def check_over(state: State) -> Refusal:
    if state.reason == LIMIT:
        return Refusal(H33, limit=int(state.limit))
    return Refusal(H40, gifts=int(state.passes))


def check_naming(state: State, seat: int, move: Move) -> Refusal | None:
    giver = int(state.giver)
    if isinstance(move, Claim):
        if seat != state.giver:
            return Refusal(H15, "giver", seat=giver)
        return None if is_listed(state, move.gift) else Refusal(A9, name=move.gift)
    if isinstance(move, Improper) and seat == state.giver:
        return Refusal(H18)
    return Refusal(H15, "first", seat=giver)


def is_listed(state: State, name: str) -> bool:
    """A9: is this a name of the catalogue?"""
    gift = state.gifts.numbers.get(name)
    return gift is not None and state.catalogue.listed[gift] == 1


def check_answer(state: State, seat: int, move: Move) -> Refusal | None:
    receiver = int(state.receiver)
    if isinstance(move, Claim):
        if seat == state.giver:
            return Refusal(H17, name=state.gifts.codes[state.claim])
        return Refusal(H19, "named", seat=receiver)
    if isinstance(move, Improper):
        return Refusal(H19, "pass", seat=receiver)
    return None if seat == state.receiver else Refusal(H19, "receiver", seat=receiver)
