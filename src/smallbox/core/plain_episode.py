"""An episode of any game, by nothing but its verbs: a seat's observation is its view, as it goes over the wire."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from mypy_extensions import i64, u8

from smallbox.core.chance import SearchRng
from smallbox.core.episode import Episode
from smallbox.core.errors import BadOption
from smallbox.core.search_state import NOBODY
from smallbox.core.vectors import vec

#: how long a view may be
LONGEST_VIEW: Final = 4_096


class PlainEpisode(Episode):
    """A game whose view tells all that a seat could remember."""

    def __init__(self, game: Any, options: Any, seed: int) -> None:
        self.game = game
        self.options = options
        self.state: Any = None
        self.deal(seed)

    def deal(self, seed: i64) -> None:
        self.state = self.game.setup(self.options, SearchRng(seed))

    def clone(self) -> Episode:
        return self.in_state(self.state.clone())

    def in_state(self, state: object) -> Episode:
        copy = PlainEpisode(self.game, self.options, 0)
        copy.state = state
        return copy

    def position(self) -> object:
        return self.state

    def seat(self) -> i64:
        seat: int | None = self.game.to_act(self.state)
        return NOBODY if seat is None else seat

    def make(self, action: i64) -> None:
        self.game.apply(self.state, int(action))

    def allow(self, mask: vec[u8], at: i64) -> None:
        actions: list[int] = self.game.legal_moves(self.state)
        for action in actions:
            mask[at + action] = u8(1)

    def observe(self, seat: i64, seen: vec[u8], at: i64) -> None:
        text: bytes = msgspec.json.encode(self.game.view(self.state, int(seat)))
        if len(text) > LONGEST_VIEW:
            raise BadOption(
                f"{self.game.name}: expected views of at most {LONGEST_VIEW} bytes, got one of {len(text)}; "
                "a game with larger ones has episodes of its own"
            )
        for i in range(len(text)):
            seen[at + i] = u8(text[i])

    def winners(self) -> list[int]:
        outcome: Any = self.game.outcome(self.state)
        winners: list[int] = [] if outcome is None else list(outcome.winners)
        return winners

    def any_move(self, rng: SearchRng) -> i64:
        actions: list[int] = self.game.legal_moves(self.state)
        return actions[rng.below(len(actions))]
