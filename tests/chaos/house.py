"""What weather comes over: a house with a port for clients, whose storage can be read past it."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

#: something bad, done in a thread of its own; it returns when it is over
Strike = Callable[[random.Random], None]


class House(Protocol):
    """Nodes with what they stand on."""

    #: where clients come in
    port: int
    #: what can happen here
    strikes: dict[str, Strike]
    #: what should not have happened
    notes: list[str]

    def bodies(self, code: str) -> list[bytes]:
        """The stored entries of a table, in order."""

    def export(self, folder: Path) -> None:
        """Write the records of all finished games."""

    def logs(self) -> list[bytes]:
        """What the nodes have logged."""

    def settle(self) -> None:
        """Wait until everything that was ended has been started again."""
