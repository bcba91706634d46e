"""A fact being taken by a table."""

from typing import Any

from smallbox.core.events import Events
from smallbox.core.messages import Event


class Step:
    """A fact being taken: when, what is ready for it, and what is told of it."""

    __slots__ = ("at", "events", "is_table_changed", "ready", "seq")

    def __init__(self, seq: int, at: int, ready: Any) -> None:
        self.seq = seq
        self.at = at
        #: a move or a deal that was carried out before it was stored
        self.ready = ready
        self.events = Events()
        self.is_table_changed = False

    def tell(self, event: Event) -> None:
        self.events.everyone(event)
