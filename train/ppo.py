"""Proximal policy optimisation (Schulman et al. 2017) on a masked policy with a value: one update from one batch."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from train.network import FORBIDDEN, Adam, Bytes, Floats, Network, Whole, chances


class Batch(NamedTuple):
    """Decisions: what was seen, what was allowed, what was done and how likely it was, and what came of it."""

    seen: Bytes
    mask: npt.NDArray[np.bool_]
    actions: Whole
    likelihood: Floats
    advantage: Floats
    result: Floats


class Course(NamedTuple):
    """How a batch is learnt from."""

    epochs: int = 2
    size: int = 4096
    #: how far the chance of an action may move before it counts no more
    clip: float = 0.2
    #: what the value and the entropy count beside the policy
    value: float = 0.5
    entropy: float = 0.01


class Learnt(NamedTuple):
    """How an update went: the mean entropy of the policy, and the share of the results that the value explains."""

    entropy: float
    explained: float


def update(adam: Adam, batch: Batch, course: Course, scale: Floats, rng: np.random.Generator) -> Learnt:
    """Learn from a batch, in several passes and in another order each time."""
    centred = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-6)
    entropies: list[float] = []
    for _ in range(course.epochs):
        order = rng.permutation(len(batch.actions))
        for first in range(0, len(order), course.size):
            some = order[first : first + course.size]
            entropies.append(learn(adam, batch, centred, some, course, scale))
    explained = 1 - float(np.var(batch.advantage)) / (float(np.var(batch.result)) + 1e-8)
    return Learnt(float(np.mean(entropies)), explained)


def learn(adam: Adam, batch: Batch, advantage: Floats, some: Whole, course: Course, scale: Floats) -> float:
    """One step; the mean entropy before it."""
    network: Network = adam.network
    layers = network.layers(batch.seen[some] * scale)
    out = layers[-1]
    mask, actions = batch.mask[some], batch.actions[some]
    policy = chances(np.where(mask, out[:, :-1], FORBIDDEN))
    rows = np.arange(len(some))
    chosen = policy[rows, actions]
    ratio = chosen / batch.likelihood[some]
    gain = advantage[some]
    # Beyond the clip the chance of an action has moved far enough: no slope.
    counts = np.where(gain > 0, ratio < 1 + course.clip, ratio > 1 - course.clip)
    push = (gain * ratio * counts).astype(np.float32)
    wrong = np.zeros_like(out)
    # Slope of -push * log(chance): chances, less one at what was chosen.
    wrong[:, :-1] = policy * push[:, None]
    wrong[rows, actions] -= push
    logs = np.log(policy + 1e-10)
    entropy = -(policy * logs).sum(axis=1)
    wrong[:, :-1] += np.float32(course.entropy) * policy * (logs + entropy[:, None])
    wrong[:, -1] = np.float32(course.value) * (out[:, -1] - batch.result[some])
    wrong /= np.float32(len(some))
    adam.step(network.slopes(layers, wrong))
    return float(entropy.mean())
