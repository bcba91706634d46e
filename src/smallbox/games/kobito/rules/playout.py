"""Random moves of Kobito, for rollouts and tests."""

from __future__ import annotations

from smallbox.core.chance import SearchRng
from smallbox.games.kobito.rules.apply import apply
from smallbox.games.kobito.rules.legal import Moves, find_moves
from smallbox.games.kobito.rules.state import State


def random_move(state: State, rng: SearchRng) -> int:
    """One of the legal moves of a game that is not over, all equally likely."""
    moves = Moves()
    find_moves(state, moves)
    return moves.actions[rng.below(moves.size)]


def playout(state: State, rng: SearchRng, cap: int) -> int:
    """Make random moves until the game is over, at most `cap`; how many were made."""
    moves = Moves()
    made = 0
    while made < cap:
        find_moves(state, moves)
        if moves.size == 0:
            break
        apply(state, moves.actions[rng.below(moves.size)])
        made += 1
    return made
