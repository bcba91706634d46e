"""How a game went, from who led after each move: changes of the lead, comebacks, and the move that decided."""

from collections.abc import Sequence
from typing import NamedTuple


class Course(NamedTuple):
    """What the leads of one game say."""

    #: how often another seat than before came to lead alone
    changes: int
    #: the part of the win that went to seats that were behind at half time
    behind: float
    #: the part of all seats that were behind at half time
    trailing: float
    #: how many moves had been made when the winners began to lead for good; 0 where they always led
    decided: int


def course_of(leads: Sequence[int], winners: int, players: int) -> Course:
    """From the masks of leaders before the first and after every move, and the mask of winners."""
    moves = len(leads) - 1
    half = leads[moves // 2]
    return Course(
        changes_of(leads),
        (winners & ~half).bit_count() / winners.bit_count(),
        1 - half.bit_count() / players,
        decided_at(leads, winners, moves),
    )


def changes_of(leads: Sequence[int]) -> int:
    changes = 0
    alone = 0
    before = 0
    for mask in leads:
        if mask == before:
            continue
        before = mask
        if mask & (mask - 1) == 0:
            changes += alone not in (0, mask)
            alone = mask
    return changes


def decided_at(leads: Sequence[int], winners: int, moves: int) -> int:
    """Where a tiebreak or the last move decided, that is the last move."""
    at = moves
    if leads[at] == winners:
        while at and leads[at - 1] == winners:
            at -= 1
    return at
