"""What a bot is: it hears what its seat hears, sees what its seat sees, and names a move."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from smallbox.core.messages import Event, Move


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: a number of nodes (repeatable, for tests) or milliseconds (in play)."""

    nodes: int = 0
    milliseconds: int = 0


class Bot(Protocol):
    """The same seed, events and views give the same moves, so a bot's memory can be rebuilt from stored moves."""

    def __init__(self, seat: int, options: Any, seed: int) -> None: ...

    def observe(self, events: Sequence[Event]) -> None: ...

    def choose(self, view: Any, budget: Budget) -> Move: ...
