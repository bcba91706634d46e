"""The event loop's side of a hall: carries out its effects (store, load, think) and keeps time for it."""

import asyncio
import os
import time
import traceback
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import structlog

from smallbox.core.errors import SmallboxError
from smallbox.server.bot_pool import BotPool
from smallbox.server.crowd import At
from smallbox.server.logs import ThrottledLog
from smallbox.server.metrics import Metrics
from smallbox.server.push_sender import PushSender
from smallbox.server.remembered import Remembered
from smallbox.server.store import Conflict, Store, StoreError
from smallbox.tables.bot_turns import BotTiming
from smallbox.tables.effects import Connection, Listing, Think, Told, TurnNotice, Wanted, Writing
from smallbox.tables.hall import Hall
from smallbox.tables.records import erase_from_records, erase_person, forgotten, seats_of
from smallbox.tables.results import without_person

if TYPE_CHECKING:
    from smallbox.server.cluster import Cluster

log = structlog.get_logger("smallbox.hall_runner")
#: how many tables are remembered with their makers, and people with the table that was found for them
MOST_OWNERS = 20_000
MOST_PLACED = 5_000
#: how long work in the background may take to end
STOP_SECONDS = 3.0


class Clock:
    """Milliseconds since 1970 as they were at the start, and what has passed since: nobody can set it back."""

    def __init__(self) -> None:
        self._began = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        return (self._began + time.monotonic_ns()) // 1_000_000


clock = Clock()


class HoldsFrames(Protocol):
    """A socket that lets short frames wait, so that they are one write with what follows."""

    held: bytes

    def flush(self) -> None: ...


class HallRunner:
    """Carries out what the hall wants, and tells it what came of it. Everything happens on the event loop."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        bot_timing: BotTiming,
        metrics: Metrics,
        *,
        has_limits: bool = True,
        push: PushSender | None = None,
        cluster: "Cluster | None" = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.metrics = metrics
        #: None where nobody is told anything by push
        self.push = push
        #: None where there is no other node
        self.cluster = cluster
        self.hall = Hall(self, bot_timing, is_shared=cluster is not None)
        self.hall.on_fault = self.survived
        self.hall.has_limits = has_limits
        if push is not None:
            push.is_awaited = lambda notice: self.hall.awaits(notice.table, notice.person)
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[None]] = {}
        #: who made a table, by address, so that one address's bots delay only each other
        self.owners = Remembered(MOST_OWNERS)
        #: the table that was found for somebody, by the hash of their secret
        self.placed = Remembered(MOST_PLACED)
        #: the last question of each table, for a move and for a hint
        self._thinking: dict[tuple[str, Wanted], Think] = {}
        #: throttled: while the database is away, every table would log
        self._storage_log = ThrottledLog(log)
        #: sockets with a short frame that waits for what follows it
        self.held: list[HoldsFrames] = []

    def alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """Be the only one among all nodes who does this."""
        return nullcontext() if self.cluster is None else self.cluster.store.lock(name)

    def at(self, code: str) -> At:
        """How many people of a table are connected on any node, and how they may talk."""
        return self.hall.at(code) if self.cluster is None else self.cluster.at(code)

    # What the hall wants.

    def append(self, table: str, writing: Writing, told: Told) -> None:
        began = time.perf_counter()

        def done(error: StoreError | None) -> None:
            self.metrics.append_seconds.observe(time.perf_counter() - began)
            if error is not None and not isinstance(error, Conflict):
                self._storage_log.error("not stored", table=table, error=str(error))
            told("stored" if error is None else "conflict" if isinstance(error, Conflict) else "failed", clock())
            self._after()

        self.store.append(table, writing, done)

    def relist(self, listing: Listing) -> None:
        self.store.append(listing.code, Writing([], listing), _ignore)

    def load(self, table: str) -> None:
        self._loading[table] = self._begin(self._load(table))

    async def _load(self, table: str) -> None:
        if self.cluster is not None:
            await self.cluster.hear(table)
        try:
            rows, lines = await self.store.load(table), await self.store.talk(table)
        except StoreError as error:
            self._storage_log.error("not loaded", table=table, error=str(error))
            self.run(lambda: self.hall.not_loaded(table, clock()))
            return
        finally:
            self._loading.pop(table, None)
        self.run(lambda: self.hall.loaded(table, rows, lines, clock()))

    def forget(self, table: str, seq: int) -> None:
        self.spawn(self._forget(table, seq))

    async def _forget(self, table: str, seq: int) -> None:
        rows = await self.store.load(table)
        person = forgotten(rows, seq)
        if person is None:
            return
        records = erase_from_records(rows, await self.store.records(table), person)
        groups = self.store.groups
        async with groups.erasing():
            played = seats_of(rows, person)
            results = groups.rewriting(table, without_person(await groups.players_of(table), played))
            results += await self.store.deals.erasing(table, played)
            if (anew := erase_person(rows, person)) or records or results:
                await self.store.erase(table, person, anew, records, results)

    def notify(self, notice: TurnNotice) -> None:
        if self.push is not None:
            self.push.tell(notice)

    def think(self, think: Think) -> None:
        self._thinking[think.table, think.wants] = think
        self.spawn(self._think(think))

    async def _think(self, think: Think) -> None:
        thought = await self.bots.ask(think, self.owners.get(think.table) or "")
        # Asked again meanwhile: this question was given up, which says nothing about the bot.
        if self._thinking.get((think.table, think.wants)) is think:
            del self._thinking[think.table, think.wants]
            self.run(lambda: self.hall.thought(thought, clock()))

    def entropy(self, size: int) -> bytes:
        return os.urandom(size)

    def publish(self, table: str, notice: bytes) -> None:
        if self.cluster is not None:
            self.cluster.publish(table, notice)

    def leave(self, table: str) -> None:
        if self.cluster is not None:
            self.cluster.leave(table)

    def lease(self, table: str) -> None:
        if self.cluster is not None:
            self.cluster.leases.want(table)

    # What happens around the hall.

    def received(self, connection: Connection, data: bytes) -> None:
        self.hall.received(connection, data, clock())
        self._after()

    def closed(self, connection: Connection) -> None:
        self.run(lambda: self.hall.closed(connection, clock()))

    def run(self, act: Callable[[], None]) -> None:
        """Let the hall do something, and see when it wants to be woken."""
        act()
        self._after()

    async def ask(self, ask: Callable[[Callable[[Any], None]], None]) -> Any:
        """What the hall answers. Raises what it refuses."""
        answer: asyncio.Future[Any] = self._loop.create_future()

        def reply(result: Any) -> None:
            if not answer.done():
                answer.set_result(result)

        self.run(lambda: ask(reply))
        result = await answer
        if isinstance(result, SmallboxError):
            raise result
        return result

    def survived(self, table: str, error: Exception) -> None:
        """A bug that the hall contained where it arose."""
        # The text of an error may hold cards, so only its kind and place are logged.
        where = "".join(traceback.format_tb(error.__traceback__)[-4:])
        log.error("a table failed", table=table, kind=type(error).__name__, where=where)
        self.metrics.failures += 1

    def _after(self) -> None:
        """The hall has spoken: send what waits for no more, and wake up when it has to look at a table."""
        if self.held:
            held, self.held = self.held, []
            for each in held:
                if each.held:
                    each.flush()
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
        self.run(lambda: self.hall.tick(clock()))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
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
        """Resume the tables that were running when the server stopped, one by one."""
        for code in await self.store.running():
            self.run(partial(self.hall.revive, code, clock()))
            # One after the other, so that whoever comes meanwhile does not wait for all of them.
            if (loading := self._loading.get(code)) is not None:
                await asyncio.wait([loading])

    async def stop(self) -> None:
        """Say goodbye, let what is being stored be stored, and end."""
        if self._timer is not None:
            self._timer.cancel()
        self.run(self.hall.shut_down)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            # A connection whose question was given up is not closed before that has come to its end.
            await asyncio.wait(tasks, timeout=STOP_SECONDS)
        self.bots.stop()
        if self.push is not None:
            await self.push.stop()
        await self.store.close()
        if self.cluster is not None:
            await self.cluster.close()


def _ignore(error: StoreError | None) -> None:
    """A listing that could not be stored is written again with the next change."""
