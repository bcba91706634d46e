"""Luck and skill kept apart: what moves changed is entered, and luck is all that is left (Zare's measure)."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from smallbox.analysis.review import GRADES, CurvePoint, ReviewedDecision, ReviewedSeat
from smallbox.core.judge import Estimate, Judge, Verdict
from smallbox.core.notation import seat_name

#: half of a 95 % interval, in standard errors
HALF = 1.96
DIGITS = 6
#: a chance below this is as good as none, and what is lost of it is noise
LITTLE = 0.02


class Ledger:
    """Every seat's way from its start to its result, in shares of wins; each entry adds up to 0 over the seats."""

    def __init__(self, start: Estimate, result: Sequence[float]) -> None:
        seats = len(result)
        self.start = zero_sum(start.shares, 1.0)
        self.result = zero_sum(result, 1.0)
        self.own = [0.0] * seats
        self.others = [0.0] * seats
        self.variances = list(start.variances)
        self.deal = [0.0] * seats
        #: the shares with open hands before the move at hand
        self.before = list(start.shares)
        self.points = 0

    def enter(self, mover: int, verdict: Verdict) -> None:
        """What a move changed: for its seat, and for the others at its cost."""
        for seat, moved in enumerate(verdict.moved):
            side = self.own if seat == mover else self.others
            side[seat] += moved
            self.variances[seat] += max(0.0, verdict.variances[seat])

    def point(
        self, mover: int | None, move: str | None, judge: Judge, state: Any, verdict: Verdict | None
    ) -> CurvePoint:
        """The table after a move, and what was chance in it."""
        is_over = judge.is_over(state)
        opened = self.result if is_over else judge.shares(state)
        seats = range(len(opened))
        chances = self.result if is_over else [judge.chance(state, seat) for seat in seats]
        moved = [0.0] * len(opened) if verdict is None else verdict.moved
        luck = [after - before - by for after, before, by in zip(opened, self.before, moved)]
        if mover is None:
            self.deal = luck
        self.before = list(opened)
        self.points += 1
        return CurvePoint(
            number=self.points - 1,
            seat=mover,
            move=move,
            chances=[rounded(chance) for chance in chances],
            open=zero_sum(opened, 1.0),
            luck=[rounded(each) for each in luck],
        )

    def seats(self, decisions: Sequence[ReviewedDecision], names: Sequence[str]) -> list[ReviewedSeat]:
        return [self.seat(seat, [each for each in decisions if each.seat == seat], names) for seat in self.numbers()]

    def numbers(self) -> range:
        return range(len(self.result))

    def seat(self, seat: int, decisions: Sequence[ReviewedDecision], names: Sequence[str]) -> ReviewedSeat:
        own, others = rounded(self.own[seat]), rounded(self.others[seat])
        skill = rounded(own + others)
        result, start = self.result[seat], self.start[seat]
        luck = rounded(result - start - skill)
        deal = rounded(self.deal[seat])
        half = HALF * self.variances[seat] ** 0.5
        return ReviewedSeat(
            seat=seat,
            start=start,
            result=result,
            luck=luck,
            skill=skill,
            low=rounded(luck - half),
            high=rounded(luck + half),
            deal=deal,
            draws=rounded(luck - deal),
            own=own,
            others=others,
            name=names[seat] if seat < len(names) else seat_name(seat),
            decisions=len(decisions),
            grades={grade: sum(each.grade == grade for each in decisions) for grade in GRADES},
        )


def weakest(decisions: Sequence[ReviewedDecision]) -> int | None:
    """The seat whose decisions gave away most of its chances, on average: who has little left can lose but little."""
    given: dict[int, list[float]] = {}
    for each in decisions:
        given.setdefault(each.seat, []).append(each.lost / max(LITTLE, each.chance))
    means = {seat: fmean(lost) for seat, lost in given.items()}
    most = max(means, key=lambda seat: means[seat], default=None)
    return None if most is None or means[most] == 0.0 else most


def rounded(share: float) -> float:
    """As it is told; without a minus before nothing."""
    return round(share, DIGITS) + 0.0


def zero_sum(shares: Sequence[float], total: float) -> list[float]:
    """Rounded shares that still add up: the largest takes what rounding left."""
    told = [rounded(share) for share in shares]
    most = told.index(max(told))
    told[most] = rounded(told[most] + total - sum(told))
    return told
