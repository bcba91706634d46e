"""Who keeps a table's clock and moves its bots: a lease, so that another node goes on where one is gone.

Nothing that is stored depends on it, since only one node can store an entry's number; it keeps nodes from being in each
other's way.
"""

from smallbox.tables.pace import GRACE

#: how often a node asks to go on with it, in milliseconds
RENEWED = 2000


class Lease:
    """What one node knows of it, by its own clock: whoever was paused for too long finds that it is over."""

    __slots__ = ("_asked_at", "_held_until", "is_asked", "until")

    def __init__(self) -> None:
        self.until = 0
        #: no answer has come yet
        self.is_asked = False
        self._asked_at: int | None = None
        self._held_until: int | None = None

    def is_held(self, now: int) -> bool:
        return now < self.until

    def is_to_be_asked(self, now: int) -> bool:
        """Is it time to ask for it again? Then it counts as asked."""
        if self._asked_at is not None and now < self._asked_at + RENEWED:
            return False
        self._asked_at = now
        self.is_asked = True
        return True

    def told(self, until: int | None, now: int) -> bool:
        """Take the answer; has a node begun to look after the table that did not do so lately?"""
        self.is_asked = False
        self.until = until or 0
        if not self.is_held(now):
            return False
        is_new = self._held_until is None or now > self._held_until + GRACE
        self._held_until = self.until
        return is_new
