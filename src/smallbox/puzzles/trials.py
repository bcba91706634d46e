"""Trials of first moves: the same sampled worlds for each, played on to the end of the game, and who won.

Worlds come from the seat's view and memory alone. In a trial the seat makes its planned moves, then all go on by the
policy of the rollouts, each by what it can know. Where nothing is searched a trial looks whether the move is right.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from smallbox.bots.search import Search
from smallbox.core.chance import SearchRng
from smallbox.puzzles.situation import Situation

#: worlds that are sampled in full; each trial deals the hidden cards of one of them anew
SAMPLES = 64
#: of the normal distribution, for 95 % intervals
SURE = 1.96
SEEDS = 1 << 30


class Estimate(NamedTuple):
    """A mean, and half the width of its 95 % interval."""

    mean: float
    error: float


def estimate(numbers: Sequence[float]) -> Estimate:
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return Estimate(mean, SURE * sqrt(spread / len(numbers)))


def difference(better: Sequence[float], worse: Sequence[float]) -> Estimate:
    """By how much one did better than the other in the same worlds."""
    return estimate([one - other for one, other in zip(better, worse)])


class Trials:
    """The trials of one situation by one seed: the same seed gives the same numbers."""

    def __init__(self, situation: Situation, seed: int, given: Mapping[str, float] | None = None) -> None:
        self.situation = situation
        #: search parameters; without any a trial goes on to the end of the game
        self.given = situation.game.bot.whole_game if given is None else given
        self.seed = seed
        self.game = situation.game
        self.memory = situation.memory()
        dice = SearchRng(seed)
        self.worlds = [self.game.bot.sample(situation.view, self.memory, dice) for _ in range(SAMPLES)]

    def run(self, plans: Mapping[int, Sequence[int]], number: int) -> dict[int, list[float]]:
        """How each first move did in each of so many trials."""
        if self.game.bot.whole_game is None:
            return {first: self.look(first) for first in plans}
        return {first: self.play_on(plan, number) for first, plan in plans.items()}

    def look(self, action: int) -> list[float]:
        return [float(self.game.bot.is_right(world, action)) for world in self.worlds]

    def play_on(self, plan: Sequence[int], number: int) -> list[float]:
        seat = self.situation.seat
        parameters = self.game.bot.search_parameters(self.situation.options, self.given or {})
        starts = [self.game.bot.search_state(world, seat, parameters, self.memory) for world in self.worlds]
        # A vector of the engine's own kind, compiled or plain, as searches have it.
        worth = Search(seat, self.situation.options.players, 1, 0, 0.0, 0).worth
        wins: list[float] = []
        seeds = SearchRng(self.seed)
        for trial in range(number):
            state = starts[trial % SAMPLES].copy()
            # A chance of its own for each trial, the same for every plan.
            dice = SearchRng(int(seeds.below(SEEDS)))
            state.deal_anew(dice)
            for action in plan:
                state.make(action)
            state.judge(dice, worth)
            wins.append(float(worth[seat]))
        return wins
