"""Rollouts that compare: the same worlds and the same dice (common random numbers) for one plan and for another."""

from __future__ import annotations

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.search_state import SearchState
from smallbox.core.vectors import vec


class Trials:
    """Sums of what every seat won: with the first plan, with the second, and of the difference with its squares."""

    def __init__(self, players: int, seed: int) -> None:
        self.players: i64 = players
        self.dice = SearchRng(seed)
        self.number: i64 = 0
        self.first = vec[float]([0.0] * players)
        self.second = vec[float]([0.0] * players)
        self.squares = vec[float]([0.0] * players)
        self.worth = vec[float]([0.0] * players)
        self.other = vec[float]([0.0] * players)

    def rate(self, states: list[SearchState], number: i64) -> None:
        """Roll out from states as they were given, one after the other, until there were enough."""
        for i in range(number):
            states[i % len(states)].copy().judge(self.dice, self.worth)
            self.add(self.worth, self.worth)

    def rate_anew(self, states: list[SearchState], number: i64) -> None:
        """Roll out from states in which what a seat cannot see is dealt anew."""
        for _ in range(number):
            state = states[self.dice.below(len(states))].copy()
            state.deal_anew(self.dice)
            state.judge(self.dice, self.worth)
            self.add(self.worth, self.worth)

    def compare(self, states: list[SearchState], first: list[int], second: list[int], number: i64) -> None:
        """Both plans in the same worlds, and rolled out with the same dice."""
        for _ in range(number):
            state = states[self.dice.below(len(states))]
            deal = int(self.dice.below(0x4000_0000))
            roll = int(self.dice.below(0x4000_0000))
            play(state, first, deal, roll, self.worth)
            play(state, second, deal, roll, self.other)
            self.add(self.worth, self.other)

    def add(self, worth: vec[float], other: vec[float]) -> None:
        self.number += 1
        for seat in range(self.players):
            apart = other[seat] - worth[seat]
            self.first[seat] += worth[seat]
            self.second[seat] += other[seat]
            # Of rollouts with one plan only, the squares of what was won.
            self.squares[seat] += apart * apart if other is not worth else worth[seat] * worth[seat]


def play(start: SearchState, plan: list[int], deal: int, roll: int, worth: vec[float]) -> None:
    """Deal anew by one seed, make the moves of a plan, and roll out by another."""
    state = start.copy()
    state.deal_anew(SearchRng(deal))
    for action in plan:
        state.make(action)
    state.judge(SearchRng(roll), worth)
