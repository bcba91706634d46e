"""Shares with intervals. Games of one deal are not independent, so deals are what is counted."""

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec

CONFIDENCE = 0.95
NORMAL = NormalDist()
#: a variance that is none but for rounding
NOTHING = 1e-15


class Tally(msgspec.Struct, frozen=True):
    """One deal: what was won, what there was to win, and in how many games."""

    won: float
    played: float
    games: int


class Estimate(msgspec.Struct, frozen=True):
    """A share, its 95 % interval, and how likely a true share of `fair` would look as far off (two-sided)."""

    share: float
    low: float
    high: float
    fair: float
    p: float


def estimate(deals: Sequence[Tally], fair: float) -> Estimate:
    """From what was won and how much was played for, deal by deal.

    The spread between deals says how many independent trials the games are worth, and with so many it is the interval
    of Wilson. Where nothing spread, a game counts as one trial.
    """
    clusters = [deal for deal in deals if deal.played]
    total = sum(deal.played for deal in clusters)
    freedom = len(clusters) - 1
    share = sum(deal.won for deal in clusters) / total if total else fair
    if freedom < 1:
        return Estimate(share, 0.0, 1.0, fair, 1.0)
    residue = sum((deal.won - share * deal.played) ** 2 for deal in clusters)
    variance = residue * len(clusters) / freedom / total**2
    trials = share * (1 - share) / variance if variance > NOTHING else float(sum(deal.games for deal in clusters))
    low, high = wilson(share, trials, student(NORMAL.inv_cdf((1 + CONFIDENCE) / 2), freedom))
    distance = abs(share - fair) / math.sqrt(fair * (1 - fair) / trials)
    return Estimate(share, low, high, fair, 2 * NORMAL.cdf(-normal(distance, freedom)))


def wilson(share: float, trials: float, width: float) -> tuple[float, float]:
    """The shares from which a share like this is not further off than `width` standard errors."""
    square = width * width / trials
    middle = (share + square / 2) / (1 + square)
    half = math.sqrt(square * share * (1 - share) + square * square / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(z: float, freedom: int) -> float:
    """The quantile of Student's t that corresponds to a normal one (Wallace 1959, turned round)."""
    stretched = z * (8 * freedom + 3) / (8 * freedom + 1)
    return math.sqrt(freedom * math.expm1(stretched * stretched / freedom))


def normal(t: float, freedom: int) -> float:
    """The normal quantile that corresponds to one of Student's t (Wallace 1959)."""
    return (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(t * t / freedom))


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for how many were looked at (Holm 1979)."""
    adjusted = [1.0] * len(chances)
    highest = 0.0
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        highest = max(highest, min(1.0, chances[index] * (len(chances) - rank)))
        adjusted[index] = highest
    return adjusted
