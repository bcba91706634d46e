"""Shares with intervals. Games of one deal are not independent, so deals are what is counted."""

import math
from collections.abc import Sequence
from functools import cache

import msgspec

CONFIDENCE = 0.95
#: a variance that is zero but for rounding
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

    The spread between deals says how many independent trials the games are worth, and with that many it is the interval
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
    low, high = wilson(share, trials, student(1 - CONFIDENCE, freedom))
    distance = abs(share - fair) / math.sqrt(fair * (1 - fair) / trials)
    return Estimate(share, low, high, fair, chance_beyond(distance, freedom))


def wilson(share: float, trials: float, width: float) -> tuple[float, float]:
    """The shares from which a share like this is not further off than `width` standard errors."""
    square = width * width / trials
    middle = (share + square / 2) / (1 + square)
    half = math.sqrt(square * share * (1 - share) + square * square / 4) / (1 + square)
    # Rounding must not leave the share itself outside.
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def chance_beyond(t: float, freedom: int) -> float:
    """How likely Student's t is further from 0 than this: the finite series for whole degrees of freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    square = math.cos(angle) ** 2
    term = math.cos(angle) if freedom % 2 else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(2 + freedom % 2, freedom - 1, 2):
        term *= square * (k - 1) / k
        total += term
    within = math.sin(angle) * total
    if freedom % 2:
        within = (angle + within) * 2 / math.pi
    return min(1.0, max(0.0, 1.0 - within))


@cache
def student(chance: float, freedom: int) -> float:
    """The distance beyond which Student's t is with this chance."""
    low, high = 0.0, 1.0
    while chance_beyond(high, freedom) > chance:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if chance_beyond(middle, freedom) > chance else (low, middle)
    return high


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for how many were looked at (Holm 1979)."""
    adjusted = [1.0] * len(chances)
    highest = 0.0
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        highest = max(highest, min(1.0, chances[index] * (len(chances) - rank)))
        adjusted[index] = highest
    return adjusted
