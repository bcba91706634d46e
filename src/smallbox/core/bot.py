"""What a bot is: it hears what its seat hears, sees what its seat sees, and names a move."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from smallbox.core.messages import Event, Move


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: a number of nodes (repeatable, for tests) or milliseconds (in play)."""

    nodes: int = 0
    milliseconds: int = 0
    #: what was thought for an earlier move does not count, so that a bot made anew chooses the same
    is_alone: bool = False


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a searching bot thinks: how long, how attentively, and what matters to it."""

    #: simulations of a move, also where there is time for more; 0 for the first move that comes to mind
    nodes: int
    #: how likely it does not see a move at all
    overlooks: float = 0.0
    #: does it forget who holds what, and what others showed by what they did not do?
    forgets: bool = False
    #: the exploration constant of its search: how much it tries what looks bad
    exploration: float = 0.3
    #: every how many simulations one is made through the eyes of the others; 0 is never
    doubts: int = 0
    #: search parameters that differ from the game's usual ones
    parameters: dict[str, float] = {}


class Bot(Protocol):
    """The same seed, events and views give the same moves, so a bot's memory can be rebuilt from stored moves."""

    def __init__(self, seat: int, options: Any, seed: int) -> None: ...

    def observe(self, events: Sequence[Event]) -> None: ...

    def choose(self, view: Any, budget: Budget) -> Move: ...


class QuickBot(Bot, Protocol):
    """A bot that can choose without a view and hears nothing: for many games among its like, which nobody watches."""

    def glance(self, state: Any) -> int:
        """The action of the move that it would choose, by no more than its view would show."""
        ...
