"""What a room knows of other nodes that have its table open."""

from smallbox.tables.lease import Lease
from smallbox.tables.notices import Stored
from smallbox.tables.presence import Elsewhere
from smallbox.tables.requests import Request

#: how many notices are kept while the table is being read or changed; what is lost is read from storage
MOST_KEPT = 64


class Shared:
    """Leases, people on other nodes, notices that wait, and requests that wait for a second look at what is stored."""

    __slots__ = ("beats", "doubts", "elsewhere", "kept", "lease", "opened_at", "subscribed")

    def __init__(self) -> None:
        self.beats = 0
        self.lease = Lease()
        self.elsewhere = Elsewhere()
        self.kept: list[Stored] = []
        #: each with the number of the reading that will tell
        self.doubts: list[tuple[int, Request]] = []
        #: when the table was read, in its own time: who was away then may have been away for longer
        self.opened_at = 0
        #: people who were subscribed to push here
        self.subscribed: set[int] = set()

    def keep(self, stored: Stored) -> None:
        if len(self.kept) < MOST_KEPT:
            self.kept.append(stored)

    def take_kept(self) -> list[Stored]:
        kept, self.kept = self.kept, []
        return kept
