"""Random moves of Kanobu, for rollouts and tests."""

from __future__ import annotations

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.games.kanobu.rules.apply import apply
from smallbox.games.kanobu.rules.legal import (
    NAME,
    STAR_PLAY,
    STAR_TAKE,
    find_playable,
    nth_playable,
    other_move,
    star_fits,
)
from smallbox.games.kanobu.rules.state import COLOUR_PHASE, NONE, OVER, STAR_PHASE, State


def playout(state: State, rng: SearchRng, most: i64) -> i64:
    """Play on at random for at most `most` moves; how many were made."""
    made: i64 = 0
    while state.phase != OVER and made < most:
        apply(state, random_move(state, rng))
        made += 1
    return made


def random_move(state: State, rng: SearchRng) -> i64:
    """One of legal_moves, all equally likely, without making the list."""
    if state.phase == COLOUR_PHASE:
        return state.faces.size + NAME + rng.below(4)
    if state.phase == STAR_PHASE:
        return random_star_move(state, rng)
    number = find_playable(state)
    other = other_move(state, number)
    pick = rng.below(number if other == NONE else number + 1)
    return nth_playable(state, pick) if pick < number else state.faces.size + other


def random_star_move(state: State, rng: SearchRng) -> i64:
    """C27: play one of the open cards that fit, or take any of them."""
    plays: i64 = 0
    for slot in range(state.open_size):
        if star_fits(state, slot):
            plays += 1
    pick = rng.below(plays + state.open_size)
    if pick >= plays:
        return state.faces.size + STAR_TAKE + pick - plays
    chosen: i64 = NONE
    while pick >= 0:
        chosen += 1
        if star_fits(state, chosen):
            pick -= 1
    return state.faces.size + STAR_PLAY + chosen
