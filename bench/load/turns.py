"""The moves of the peers' game (table.mjs): seats take turns, and each draws in one round and plays in the next."""

from typing import NamedTuple

from bench.load.setting import SEATS

#: cards in a hand before it draws
HAND = 7
#: after this many moves the same cards of the hand are chosen again
CYCLE = 2 * SEATS * HAND


class Turn(NamedTuple):
    """Who moves, and the index of the card it plays, or None when it draws."""

    seat: int
    card: int | None


def turn(moves: int) -> Turn:
    """The turn after a number of moves."""
    rounds, seat = divmod(moves, SEATS)
    return Turn(seat, (rounds // 2) % HAND if rounds % 2 else None)


TURNS = tuple(turn(moves) for moves in range(CYCLE))
