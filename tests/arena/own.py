"""Bots such as people bring along: slow ones, broken ones."""

import time
from collections.abc import Sequence
from typing import Any

from smallbox.core.bot import Budget
from smallbox.core.messages import Event, Move


class First:
    """Takes the first move there is."""

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        self.seat = seat

    def observe(self, events: Sequence[Event]) -> None:
        """It remembers nothing."""

    def choose(self, view: Any, budget: Budget) -> Move:
        move: Move = view.moves[0]
        return move


class Slow(First):
    """Takes all the time it has."""

    def choose(self, view: Any, budget: Budget) -> Move:
        time.sleep(budget.milliseconds / 1000)
        return super().choose(view, budget)


class Counting(First):
    """Fails unless it is told how many nodes it may search."""

    def choose(self, view: Any, budget: Budget) -> Move:
        if not budget.nodes:
            raise ValueError("no nodes")
        return super().choose(view, budget)


class Broken(First):
    """Gives up."""

    def choose(self, view: Any, budget: Budget) -> Move:
        raise RuntimeError("lost my cards")


class Cheat(First):
    """Ends its turn whenever it likes."""

    def choose(self, view: Any, budget: Budget) -> Move:
        from smallbox.games.kobito.messages import EndTurn  # noqa: PLC0415 - it plays Kobito only

        return EndTurn()


class Vandal(First):
    """Says that it sees all, and plays on in what it sees until nothing is left of it."""

    sees_all = True

    def see(self, state: Any) -> None:
        from smallbox.games.kobito import GAME  # noqa: PLC0415 - it plays Kobito only

        while moves := GAME.legal_moves(state):
            GAME.apply(state, moves[-1])


class Blind(Vandal):
    """The same without the word."""

    sees_all = False
