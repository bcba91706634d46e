"""What a review says: the structs that it is made of, in the terminal, as JSON and on the wire."""

from typing import Literal

import msgspec

from smallbox.core.judge import Reason
from smallbox.games.hat.bot.stories import ReviewedGift

Grade = Literal["best", "good", "inaccurate", "mistake", "blunder"]
#: from which lost share of wins on a move is no longer the grade before
BOUNDS: tuple[tuple[float, Grade], ...] = (
    (0.20, "blunder"),
    (0.10, "mistake"),
    (0.05, "inaccurate"),
    (0.02, "good"),
)
GRADES: tuple[Grade, ...] = ("best", "good", "inaccurate", "mistake", "blunder")


class ReviewedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat came from its start to its result. Shares of wins, 0 to 1; luck + skill = result - start."""

    seat: int
    start: float
    result: float
    luck: float
    skill: float
    #: the 95 % interval of luck
    low: float
    high: float
    #: the parts of luck: the deal, and what came after it
    deal: float
    draws: float
    #: the parts of skill: what its own moves gave away (or won), and what those of the others gave it
    own: float
    others: float
    name: str
    #: how many decisions it had, and how many of them were of each grade
    decisions: int
    grades: dict[Grade, int]


class ReviewedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A move where there was a choice, judged by what its seat could know."""

    #: of the move in the record, from 1
    number: int
    seat: int
    #: in notation, as in the record
    move: str
    best: str
    #: share of wins, 0 to 1
    lost: float
    grade: Grade
    #: the standard error of what was lost
    error: float
    #: the share of wins that the seat could expect with the best move
    chance: float
    #: what counts as skill of it, and adds up to the seat's `own`: -`lost`; in That's Not a Hat beside attentive guests
    gained: float
    #: why the better move is better; None where the move is the best
    why: Reason | None


class CurvePoint(msgspec.Struct, frozen=True, kw_only=True):
    """The table after a move of the record; number 0 is after the deal. Shares of wins by seat, 0 to 1."""

    number: int
    #: who made the move, and what it was; None after the deal
    seat: int | None
    move: str | None
    #: what each seat could expect, each by what it knew
    chances: list[float]
    #: the same with every hand open: they add up to 1
    open: list[float]
    #: what chance brought with this move, or with the deal: what changed in `open` and was nobody's doing
    luck: list[float]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, looked back at."""

    game: str
    seats: list[ReviewedSeat]
    decisions: list[ReviewedDecision]
    curve: list[CurvePoint]
    #: the seat whose decisions gave away most of its chances, on average; None where nobody gave anything away
    weakest: int | None
    #: how it was made: the same record, seed and nodes give the same review
    seed: int
    nodes: int
    #: That's Not a Hat: what became of every gift that was offered
    gifts: list[ReviewedGift] = []


def grade_of(lost: float) -> Grade:
    return next((grade for bound, grade in BOUNDS if lost >= bound), "best")
