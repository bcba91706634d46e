"""The asyncio side of a hall: stores, loads, thinks and keeps time for it."""

import asyncio
import os
import time
import traceback
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from smallbox.core.errors import SmallboxError
from smallbox.server.metrics import Metrics
from smallbox.server.store import Conflict, Store, StoreError
from smallbox.server.thinkers import Thinkers
from smallbox.tables.bot_turns import Manners
from smallbox.tables.effects import Connection, Listing, Row, Think
from smallbox.tables.hall import Hall
from smallbox.tables.records import without

log = structlog.get_logger("smallbox.desk")


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Desk:
    """Carries out what the hall wants, and tells it what came of it. Everything happens on the event loop."""

    def __init__(self, store: Store, thinkers: Thinkers, manners: Manners, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.hall = Hall(self, manners)
        self.hall.on_move = metrics.count_move
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[None]] = {}

    # What the hall wants.

    def append(self, table: str, rows: list[Row], listing: Listing | None) -> None:
        began = time.perf_counter()

        def done(error: StoreError | None) -> None:
            self.metrics.append_seconds.observe(time.perf_counter() - began)
            if error is None:
                self.run(table, lambda: self.hall.stored(table, clock()))
                return
            if not isinstance(error, Conflict):
                log.error("not stored", table=table, error=str(error))
            is_conflict = isinstance(error, Conflict)
            self.run(table, lambda: self.hall.not_stored(table, clock(), is_conflict=is_conflict))

        self.store.append(rows, listing, done)

    def relist(self, listing: Listing) -> None:
        self.store.append([], listing, _ignore)

    def load(self, table: str) -> None:
        self._loading[table] = self._begin(self._load(table))

    async def _load(self, table: str) -> None:
        try:
            rows = await self.store.load(table)
        except StoreError as error:
            log.error("not loaded", table=table, error=str(error))
            self.hall.not_loaded(table)
            return
        finally:
            self._loading.pop(table, None)
        self.run(table, lambda: self.hall.loaded(table, rows, clock()))

    def forget(self, table: str, seq: int) -> None:
        self.spawn(self._forget(table, seq))

    async def _forget(self, table: str, seq: int) -> None:
        await self.store.rewrite(without(await self.store.load(table), seq))

    def think(self, think: Think) -> None:
        self.spawn(self._think(think))

    async def _think(self, think: Think) -> None:
        thought = await self.thinkers.ask(think)
        self.run(think.table, lambda: self.hall.thought(thought, clock()))

    def entropy(self, size: int) -> bytes:
        return os.urandom(size)

    # What happens around the hall.

    def received(self, connection: Connection, data: bytes) -> None:
        room = self.hall.where.get(connection)
        self.run("" if room is None else room.code, lambda: self.hall.received(connection, data, clock()))

    def closed(self, connection: Connection) -> None:
        room = self.hall.where.get(connection)
        self.run("" if room is None else room.code, lambda: self.hall.closed(connection, clock()))

    def run(self, table: str, act: Callable[[], None]) -> None:
        """Let the hall do something. A table with a bug is set up anew from its entries; the others go on."""
        try:
            act()
        except Exception as error:  # noqa: BLE001 whatever it was, the other tables go on
            # The text of an error may hold cards, so only its kind and place are logged.
            where = "".join(traceback.format_tb(error.__traceback__)[-4:])
            log.error("a table failed", table=table, kind=type(error).__name__, where=where)
            self.metrics.failures += 1
            self.hall.evict(table)
        self._arm()

    def _arm(self) -> None:
        """Wake up when the hall has to look at a table."""
        wakes = self.hall.next_wake()
        if wakes == self._wakes:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._wakes = wakes
        if wakes is not None:
            self._timer = self._loop.call_later(max(0.0, (wakes - clock()) / 1000), self._tick)

    def _tick(self) -> None:
        self._wakes = None
        self.run("", lambda: self.hall.tick(clock()))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else."""
        _ = self._begin(work)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            text = str(error) if isinstance(error, SmallboxError) else ""
            log.error("work failed", kind=type(error).__name__, error=text)
            self.metrics.failures += 1

    async def revive(self) -> None:
        """Tables that were running when the server stopped go on; others come first if somebody asks for them."""
        for code in await self.store.running():
            self.run(code, lambda code=code: self.hall.revive(code, clock()))  # type: ignore[misc]
            # One after the other, so that whoever comes meanwhile does not wait for all of them.
            if (loading := self._loading.get(code)) is not None:
                await asyncio.wait([loading])

    async def stop(self) -> None:
        """Say goodbye, let what is being stored be stored, and end."""
        if self._timer is not None:
            self._timer.cancel()
        self.hall.shut_down()
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.stop()
        await self.store.close()


def _ignore(error: StoreError | None) -> None:
    """A listing that could not be stored is written again with the next change."""
