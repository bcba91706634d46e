"""A network that teaches itself a game: it plays itself and past selves in a vector environment, and learns by PPO."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from train.features import Features
from train.network import Adam, Bytes, Floats, Network, Whole, chances, draw
from train.ppo import Batch, Course, Learnt, update


class Plan(NamedTuple):
    """How long and how much is played and learnt."""

    players: int = 4
    games: int = 256
    #: moves of every game between two updates
    moves: int = 128
    updates: int = 200
    hidden: tuple[int, ...] = (128, 128)
    rate: float = 1e-3
    #: how far a result reaches back (GAE's lambda)
    reach: float = 0.95
    #: the share of games in which all seats but one belong to a past self, and how often a self becomes past
    against_past: float = 0.25
    remember_every: int = 10
    remembered: int = 8
    course: Course = Course()


class Rollout(NamedTuple):
    """What was seen, allowed, done and hoped in every game at every move, and what came of the games that ended."""

    seen: Bytes
    mask: npt.NDArray[np.bool_]
    actions: Whole
    likelihood: Floats
    hope: Floats
    seats: Whole
    #: was the decision the learner's own?
    own: npt.NDArray[np.bool_]
    over: npt.NDArray[np.bool_]
    results: Floats


class Progress(NamedTuple):
    """Where the training stands after an update."""

    update: int
    decisions: int
    games: int
    learnt: Learnt


class Trainer:
    """One network, the games it plays, and the selves it remembers. The same seed makes the same network."""

    def __init__(self, environment: Any, features: Features, actions: int, plan: Plan, seed: int) -> None:
        self.environment = environment
        self.features = features
        self.plan = plan
        self.rng = np.random.default_rng(seed)
        self.network = Network.fresh(features.size, plan.hidden, actions, self.rng)
        self.adam = Adam(self.network, plan.rate)
        self.past: list[Network] = [self.network.copy()]
        self.decisions = self.games = 0
        self.seat_of_learner = np.full(plan.games, -1)
        self.rival = self.past[0]
        self.mix()

    def mix(self) -> None:
        """Choose a past self for some of the games, and one seat of each of them for the learner; -1 is every seat."""
        self.rival = self.past[int(self.rng.integers(len(self.past)))]
        mixed = self.rng.random(self.plan.games) < self.plan.against_past
        seats = self.rng.integers(self.plan.players, size=self.plan.games)
        self.seat_of_learner = np.where(mixed, seats, -1)

    def run(self, tell: Callable[[Progress], None]) -> Network:
        for number in range(1, self.plan.updates + 1):
            # Slower and slower towards the end.
            self.adam.rate = self.plan.rate * (1 - 0.9 * (number - 1) / self.plan.updates)
            batch = batch_of(self.play(), self.plan.reach)
            self.decisions += len(batch.actions)
            learnt = update(self.adam, batch, self.plan.course, self.features.scale, self.rng)
            if number % self.plan.remember_every == 0:
                self.past = [*self.past, self.network.copy()][-self.plan.remembered :]
            self.mix()
            tell(Progress(number, self.decisions, self.games, learnt))
        return self.network

    def play(self) -> Rollout:
        plan, environment = self.plan, self.environment
        shape = (plan.moves, plan.games)
        seen = np.zeros((*shape, self.features.size), np.uint8)
        mask = np.zeros((*shape, environment.actions), np.bool_)
        actions, seats = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        likelihood, hope = np.ones(shape, np.float32), np.zeros(shape, np.float32)
        own, over = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
        results = np.zeros((*shape, plan.players), np.float32)
        for at in range(plan.moves):
            seen[at] = self.features.of(environment.seen)
            mask[at] = environment.mask
            seats[at] = environment.seats
            own[at] = (self.seat_of_learner < 0) | (self.seat_of_learner == seats[at])
            likings, hope[at] = self.network.think(seen[at] * self.features.scale, mask[at])
            others = np.flatnonzero(~own[at])
            if len(others):
                likings[others] = self.rival.think(seen[at][others] * self.features.scale, mask[at][others])[0]
            actions[at] = draw(likings, self.rng)
            likelihood[at] = chances(likings)[np.arange(plan.games), actions[at]]
            over[at], results[at] = environment.step(actions[at])
            self.games += int(over[at].sum())
        return Rollout(seen, mask, actions, likelihood, hope, seats, own, over, results)


def batch_of(rollout: Rollout, reach: float) -> Batch:
    """The learner's decisions whose end, or next decision of the same seat, is known, each with its advantage (GAE)."""
    moves, games = rollout.actions.shape
    players = rollout.results.shape[2]
    every = np.arange(games)
    #: by game and seat: what it hoped at its next decision, or got; its advantage there; and whether that is known
    after = np.zeros((games, players), np.float32)
    gain = np.zeros((games, players), np.float32)
    known = np.zeros((games, players), np.bool_)
    advantage = np.zeros((moves, games), np.float32)
    counts = np.zeros((moves, games), np.bool_)
    for at in range(moves - 1, -1, -1):
        ended = rollout.over[at]
        after[ended], gain[ended], known[ended] = rollout.results[at][ended], 0.0, True
        seats = rollout.seats[at]
        counts[at] = known[every, seats] & rollout.own[at]
        surprise = after[every, seats] - rollout.hope[at]
        advantage[at] = surprise + reach * gain[every, seats]
        after[every, seats], gain[every, seats], known[every, seats] = rollout.hope[at], advantage[at], True
    # A move that is the only one teaches nothing to the policy, but its hope is worth learning.
    return Batch(
        rollout.seen[counts],
        rollout.mask[counts],
        rollout.actions[counts],
        rollout.likelihood[counts],
        advantage[counts],
        (advantage + rollout.hope)[counts],
    )
