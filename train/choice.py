"""Softmax regression over alternatives (conditional logit): which of several moves is made, which seat wins.

Every alternative has a score, the sum of the weights of its features; the softmax over the scores should come near the
shares that were seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import NamedTuple


class Alternative(NamedTuple):
    """One move or seat: its features, how much of each, what its score has besides, and the share that it got."""

    features: tuple[int, ...]
    amounts: tuple[float, ...]
    offset: float
    share: float


Sample = tuple[Alternative, ...]


class Course(NamedTuple):
    """How to learn: how often all samples are gone through, how long the steps are, how hard weights are held down."""

    epochs: int = 6
    rate: float = 0.15
    decay: float = 0.0005


def fit(
    samples: Sequence[Sample],
    start: Sequence[float],
    course: Course,
    seed: int,
    tick: Callable[[], None] = lambda: None,
) -> list[float]:
    """Stochastic gradient descent with Adagrad's steps, from `start`; the mean of the weights after the last epochs."""
    weights = list(start)
    squares = [1e-8] * len(weights)
    order = list(range(len(samples)))
    kept: list[list[float]] = []
    rng = random.Random(seed)
    for epoch in range(course.epochs):
        rng.shuffle(order)
        for number in order:
            step(samples[number], weights, squares, course)
        if epoch >= course.epochs // 2:
            kept.append(list(weights))
        tick()
    return [sum(column) / len(kept) for column in zip(*kept)]


def step(sample: Sample, weights: list[float], squares: list[float], course: Course) -> None:
    for alternative, chance in zip(sample, chances(sample, weights)):
        slope = chance - alternative.share
        for feature, amount in zip(alternative.features, alternative.amounts):
            gradient = slope * amount + course.decay * weights[feature]
            squares[feature] += gradient * gradient
            weights[feature] -= course.rate * gradient / sqrt(squares[feature])


def chances(sample: Sample, weights: Sequence[float]) -> list[float]:
    scores = [score(alternative, weights) for alternative in sample]
    most = max(scores)
    powers = [exp(each - most) for each in scores]
    total = sum(powers)
    return [power / total for power in powers]


def score(alternative: Alternative, weights: Sequence[float]) -> float:
    found = alternative.offset
    for feature, amount in zip(alternative.features, alternative.amounts):
        found += weights[feature] * amount
    return found
