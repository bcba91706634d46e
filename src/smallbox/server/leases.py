"""Leases: which node keeps a table's clock and moves its bots. Correctness never depends on them, only peace does."""

import asyncio
from collections.abc import Callable, Iterable

import structlog

from smallbox.server.bus_metrics import BusMetrics
from smallbox.server.hall_runner import clock
from smallbox.server.logs import ThrottledLog
from smallbox.server.node_store import LEASE_MS, NodeStore
from smallbox.server.schema import StoreError

log = structlog.get_logger("smallbox.leases")
#: A node takes its lease to be over this much earlier than the others do, in milliseconds.
MARGIN_MS = 1000
#: seconds from one question to the next: whatever tables ask for meanwhile goes into one statement
PAUSE_SECONDS = 0.1

#: told a table, and until when its lease is ours on this node's clock; None: it is not
Tell = Callable[[str, int | None], None]


class Leases:
    """What tables of this node ask for, gathered; one statement for many tables."""

    def __init__(self, store: NodeStore, metrics: BusMetrics, tell: Tell) -> None:
        self._store = store
        self._metrics = metrics
        self._tell = tell
        self._log = ThrottledLog(log)
        self._held: dict[str, int] = {}
        self._wanted: set[str] = set()
        self._asked: set[str] = set()
        self._left: set[str] = set()
        self._wake = asyncio.Event()
        self._is_over = False

    def want(self, table: str) -> None:
        """Take a lease, or go on with it; the answer comes later."""
        if self._is_over:
            return
        self._left.discard(table)
        self._wanted.add(table)
        self._wake.set()

    def leave(self, table: str) -> None:
        """Give a lease up, if it is ours."""
        self._wanted.discard(table)
        if table in self._held or table in self._asked:
            self._left.add(table)
            self._wake.set()

    @property
    def count(self) -> int:
        """How many are held."""
        now = clock()
        return sum(until > now for until in self._held.values())

    async def run(self) -> None:
        """Ask, again and again, for all that is wanted."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            wanted, self._wanted = self._wanted, set()
            left, self._left = self._left, set()
            if left:
                await self._give_up(left)
            if wanted:
                await self._take(wanted)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _take(self, wanted: set[str]) -> None:
        # From before the question: a node that was paused until the answer finds its lease over.
        until = clock() + LEASE_MS - MARGIN_MS
        self._asked = wanted
        try:
            got = await self._store.take(wanted)
        except StoreError as error:
            self._log.warning("nobody could be asked for leases", error=str(error))
            got = set()
        finally:
            self._asked = set()
        self.took(got, until)
        for table in wanted - got:
            if self._held.pop(table, None) is not None:
                self._metrics.leases_lost += 1
        for table in wanted:
            self._tell(table, until if table in got else None)

    async def adopt(self, most: int) -> list[str]:
        """Running tables that nobody looked after, and that are ours now. Raises StoreError."""
        until = clock() + LEASE_MS - MARGIN_MS
        got = await self._store.adopt(most)
        self.took(got, until)
        return got

    def took(self, tables: Iterable[str], until: int) -> None:
        for table in tables:
            self._metrics.leases_taken += table not in self._held
            self._held[table] = until

    async def _give_up(self, left: set[str]) -> None:
        for table in left:
            self._metrics.leases_left += self._held.pop(table, None) is not None
        try:
            await self._store.leave(left)
        except StoreError as error:
            # They run out by themselves.
            self._log.warning("leases were not given up", error=str(error))

    async def end(self) -> list[str]:
        """Give everything up, so that others take over at once; the tables."""
        self._is_over = True
        self._wanted.clear()
        for table in list(self._held):
            self._tell(table, None)
        self._metrics.leases_left += len(self._held)
        self._held.clear()
        try:
            return await self._store.leave_all()
        except StoreError:
            return []
