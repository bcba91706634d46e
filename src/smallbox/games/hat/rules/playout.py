"""Random moves of That's Not a Hat, for rollouts and tests."""

from __future__ import annotations

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.games.hat.rules.apply import apply
from smallbox.games.hat.rules.state import CLAIM, OVER, State


def random_move(state: State, rng: SearchRng) -> i64:
    """One of legal_moves(), all equally likely, without making the list."""
    if state.phase == CLAIM:
        return state.catalogue.names[rng.below(state.catalogue.size)]
    return state.gifts.size + rng.below(2)


def playout(state: State, rng: SearchRng, cap: i64) -> i64:
    """Random moves to the end of the round, at most `cap` of them; how many were made."""
    made: i64 = 0
    while state.phase != OVER and made < cap:
        apply(state, random_move(state, rng), None)
        made += 1
    return made
