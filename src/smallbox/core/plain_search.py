"""States to search for any game: every move as likely as the next, and random rollouts to the end (flat priors)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.search_state import NOBODY, Choices, SearchState
from smallbox.core.vectors import vec

#: a rollout that is longer than this says nothing
LONGEST_ROLLOUT: Final[i64] = 2_000


class PlainSearchState(SearchState):
    """A sampled state of any game, by nothing but its verbs."""

    def __init__(self, game: Any, state: Any) -> None:
        self.game = game
        self.state = state

    def copy(self) -> SearchState:
        return PlainSearchState(self.game, self.state.clone())

    def seat(self) -> i64:
        seat: int | None = self.game.to_act(self.state)
        return NOBODY if seat is None else seat

    def find(self, choices: Choices) -> None:
        actions: list[int] = self.game.legal_moves(self.state)
        for action in actions:
            choices.add(action, 1.0)

    def make(self, action: i64) -> None:
        self.game.apply(self.state, int(action))

    def reply(self, rng: SearchRng) -> i64:
        actions: list[int] = self.game.legal_moves(self.state)
        return actions[rng.below(len(actions))]

    def judge(self, rng: SearchRng, worth: vec[float]) -> None:
        made: i64 = 0
        while self.seat() != NOBODY and made < LONGEST_ROLLOUT:
            self.make(self.reply(rng))
            made += 1
        outcome: Any = self.game.outcome(self.state)
        winners: list[int] = [] if outcome is None else outcome.winners
        for i in range(len(worth)):
            worth[i] = 0.0
        for winner in winners:
            worth[winner] = 1.0 / float(len(winners))
