"""Looking back at a game: what the decisions of its seats were worth, judged by what each seat could know."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from smallbox.core.events import Events
from smallbox.core.messages import Event, Move


class Reason(msgspec.Struct, frozen=True):
    """Why a move is better than another: a code, and the facts that its sentence (`<game>-why-<code>`) needs."""

    code: str
    facts: dict[str, int | str | list[str]]


class Estimate(NamedTuple):
    """The share of wins of every seat, which add up to 1, and the variance of each as far as it was only sampled."""

    shares: list[float]
    variances: list[float]


class Verdict(NamedTuple):
    """What a decision was worth beside the best one, by what its seat could know."""

    best: Move
    #: the share of wins of the mover with the best move
    chance: float
    #: how much of it was lost, and the standard error of that; 0 where the two moves can't be told apart
    lost: float
    error: float
    #: what the move changed in the shares of all seats, beside the best move, or beside what typical players do where
    #: nobody can be expected to find it; they add up to 0
    moved: list[float]
    variances: list[float]
    #: why the best move is better; None where nothing was lost
    why: Reason | None


class Advice(NamedTuple):
    """What to do now, by what a seat may know."""

    best: Move
    #: the shares of wins of all seats with it
    shares: list[float]
    why: Reason


class Judge(Protocol):
    """Follows a finished game from its deal to its end, and judges on the way."""

    #: how many simulations look for the better move of each decision
    nodes: int

    def begin(self, state: Any, events: Events, *, is_dealt: bool) -> Estimate:
        """What was to be expected before anybody chose: before the deal, or where a game goes on from a position."""

    def hear(self, events: Events) -> None:
        """What every seat was told of a move."""

    def observe(self, seat: int, events: Sequence[Event]) -> None:
        """What one seat was told, where only that seat is looked at."""

    def is_over(self, state: Any) -> bool:
        """Is there nothing left to expect?"""

    def chance(self, state: Any, seat: int) -> float:
        """The share of wins that a seat could expect by what it knew."""

    def shares(self, state: Any) -> list[float]:
        """The shares of all seats with every hand open, and what nobody could know left to chance."""

    def verdict(self, view: Any, move: Move) -> Verdict:
        """What a move of the seat to act was worth, by its view and by what that seat had heard."""

    def advice(self, view: Any) -> Advice:
        """What the seat to act should do, by its view and by what that seat has heard."""

    def stories(self) -> list[Any]:
        """What else there is to tell at the end, where a game has it."""


def split(winners: Sequence[int], players: int) -> list[float]:
    """The result as shares: 1 for a sole winner; those who win together share it, and all do where nobody won."""
    sharing = winners or range(players)
    return [1.0 / len(sharing) if seat in sharing else 0.0 for seat in range(players)]
