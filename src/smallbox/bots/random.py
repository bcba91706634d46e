"""The weakest bot: any legal move, all equally likely."""

from collections.abc import Sequence
from typing import Any

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.messages import Event, Move


class RandomBot:
    """Plays any game, uniformly at random."""

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        self.rng = SearchRng(seed)

    def observe(self, events: Sequence[Event]) -> None:
        """It remembers nothing."""

    def choose(self, view: Any, budget: Budget) -> Move:
        move: Move = view.moves[self.rng.below(len(view.moves))]
        return move
