"""What a search walks through: a sampled state (a determinization), and what its game knows about good play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.vectors import vec

#: nobody is to act: the game is over, or as far as the search looks
NOBODY: Final[i64] = -1


class Choices:
    """The moves of the seat to act, each with its prior: a weight for how likely a good player makes it."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.actions = vec[i64]([0] * 64)
        self.weights = vec[float]([0.0] * 64)
        self.total = 0.0

    def clear(self) -> None:
        self.size = 0
        self.total = 0.0

    def add(self, action: i64, weight: float) -> None:
        if self.size == len(self.actions):
            self.grow()
        self.actions[self.size] = action
        self.weights[self.size] = weight
        self.total += weight
        self.size += 1

    def grow(self) -> None:
        actions, weights = self.actions, self.weights
        self.actions = vec[i64]([0] * (2 * self.size))
        self.weights = vec[float]([0.0] * (2 * self.size))
        for i in range(self.size):
            self.actions[i] = actions[i]
            self.weights[i] = weights[i]

    def leave_out(self, unseen: vec[i64]) -> None:
        """Drop the moves that are marked, unless all are."""
        kept: i64 = 0
        for i in range(self.size):
            if unseen[self.actions[i]] == 0:
                kept += 1
        if kept == 0 or kept == self.size:
            return
        kept = 0
        self.total = 0.0
        for i in range(self.size):
            if unseen[self.actions[i]] == 0:
                self.actions[kept] = self.actions[i]
                self.weights[kept] = self.weights[i]
                self.total += self.weights[i]
                kept += 1
        self.size = kept

    def pick(self, rng: SearchRng) -> i64:
        """One of the moves, by weight."""
        at = rng.unit() * self.total
        for i in range(self.size):
            at -= self.weights[i]
            if at < 0.0:
                return self.actions[i]
        return self.actions[self.size - 1]


class SearchState:
    """A state made by `sample`, never the truth. Each game's subclass knows moves, priors and worth."""

    def copy(self) -> SearchState:
        """An independent copy to play on."""
        raise NotImplementedError

    def deal_anew(self, rng: SearchRng) -> None:
        """Deal again what the searching seat cannot see, as well as it knows: a cheap determinization."""

    def seat(self) -> i64:
        """Whose move it is, or NOBODY."""
        raise NotImplementedError

    def find(self, choices: Choices) -> None:
        """The legal moves with their priors."""
        raise NotImplementedError

    def make(self, action: i64) -> None:
        raise NotImplementedError

    def reply(self, rng: SearchRng) -> i64:
        """A move of the rollout policy, by nothing but what the seat to act knows."""
        raise NotImplementedError

    def judge(self, rng: SearchRng, worth: vec[float]) -> None:
        """Roll out as far as it pays, then evaluate: set for every seat how likely it is to win, from 0 to 1."""
        raise NotImplementedError

    def doubt(self, seat: i64, rng: SearchRng) -> None:
        """Deal anew what the others do not know about a seat, so that their moves are not made with its eyes."""

    def reveals(self, action: i64) -> bool:
        """May this move of the searching seat show something that was hidden? Then a plan made before it is stale."""
        return True
