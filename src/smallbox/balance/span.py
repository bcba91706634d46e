"""Means, shares, differences and ratios, each with its 95 % interval. A game is one trial."""

import math
from collections.abc import Sequence

import msgspec

from smallbox.arena.estimate import CONFIDENCE, NOTHING, chance_beyond, student, wilson

#: from here on Student's t is the normal distribution to three digits, and its series only takes time
MOST_FREEDOM = 1000


class Span(msgspec.Struct, frozen=True):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def times(self, factor: float) -> "Span":
        return Span(self.value * factor, self.low * factor, self.high * factor)


class Gap(msgspec.Struct, frozen=True):
    """How far a figure of one variant is from that of the other, on the same deals; `p` is two-sided."""

    difference: Span
    #: the other over the first, where the first is not nought
    ratio: Span | None
    p: float


def mean_of(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def error_of(values: Sequence[float], mean: float) -> float:
    """The standard error of a mean."""
    spread = math.fsum((value - mean) ** 2 for value in values)
    return math.sqrt(spread / (len(values) - 1) / len(values)) if len(values) > 1 else 0.0


def width(trials: int) -> float:
    """How many standard errors an interval goes to either side."""
    return student(1 - CONFIDENCE, min(max(1, trials - 1), MOST_FREEDOM))


def mean_span(values: Sequence[float]) -> Span:
    """Student's interval of a mean."""
    mean = mean_of(values)
    half = width(len(values)) * error_of(values, mean)
    return Span(mean, mean - half, mean + half)


def share_span(values: Sequence[float]) -> Span:
    """Wilson's interval of a share; the spread says how many trials shared wins are worth."""
    mean = mean_of(values)
    variance = error_of(values, mean) ** 2
    trials = mean * (1 - mean) / variance if variance > NOTHING else float(len(values))
    return Span(mean, *wilson(mean, trials, width(len(values))))


def gap(base: Sequence[float], other: Sequence[float]) -> Gap:
    """The difference and the ratio of two means, game by game on the same deals."""
    steps = [two - one for one, two in zip(base, other, strict=True)]
    difference = mean_span(steps)
    error = error_of(steps, difference.value)
    if error > NOTHING:
        p = chance_beyond(abs(difference.value) / error, min(max(1, len(steps) - 1), MOST_FREEDOM))
    else:
        p = 1.0 if difference.value == 0 else 0.0
    return Gap(difference, ratio_of(base, other), p)


def ratio_of(base: Sequence[float], other: Sequence[float]) -> Span | None:
    """The usual estimator of a ratio: its error is that of what is left of each pair."""
    below = mean_of(base)
    if below <= 0:
        return None
    ratio = mean_of(other) / below
    rest = [two - ratio * one for one, two in zip(base, other, strict=True)]
    half = width(len(base)) * error_of(rest, mean_of(rest)) / below
    return Span(ratio, ratio - half, ratio + half)
