"""One node among many: what it tells the others and hears from them, and what it asks the database they share."""

import asyncio
import random
import time
from collections.abc import Callable, Iterable
from functools import partial

import msgspec
import structlog

from smallbox.server.admission import Admission
from smallbox.server.archive import Archive
from smallbox.server.bus import Bus
from smallbox.server.bus_metrics import BusMetrics
from smallbox.server.config import Config
from smallbox.server.crowd import At, Crowd
from smallbox.server.hall_runner import HallRunner, clock
from smallbox.server.leases import Leases
from smallbox.server.logs import ThrottledLog
from smallbox.server.metrics import Metrics
from smallbox.server.node_messages import (
    AnyNodeMessage,
    Changed,
    Freed,
    Here,
    Made,
    Placed,
    Spent,
    decode,
    encode,
)
from smallbox.server.node_store import NodeStore
from smallbox.server.schema import StoreError
from smallbox.server.shared_limits import SharedLimits

log = structlog.get_logger("smallbox.cluster")
#: the channel on which all nodes hear each other; those of tables begin with the other
NODES, TABLE = "nodes", "table:"
#: seconds between two looks at what is stored, two words about who is here, and two about limits
LOOK_SECONDS = 2.0
HERE_SECONDS = 2.0
SPENT_SECONDS = 0.5
#: seconds between two looks for running tables that nobody looks after, and how many are taken at once
ADOPT_SECONDS = 2.0
ADOPT_AT_ONCE = 20
ADOPT_AGAIN_SECONDS = 0.2
#: how often old leases are thrown away, in looks for tables
TIDY_LOOKS = 500


class Cluster:
    """What a runner asks where there are other nodes. Without the bus everything goes on, more slowly."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.metrics = BusMetrics(metrics.registry, config.node_name)
        self.bus = Bus(config.bus, config.node, self.metrics)
        self.store = NodeStore(config.database_url, config.node)
        self._heard: set[str] = set()
        self._log = ThrottledLog(log)
        #: the bus is back, so that something may have been missed; leases are free
        self._is_behind = asyncio.Event()
        self._are_free = asyncio.Event()
        self._is_telling = False
        self.runner: HallRunner
        self.crowd: Crowd
        self.leases: Leases
        self._limits: SharedLimits
        self._archive: Archive

    async def join(self, runner: HallRunner, admission: Admission, archive: Archive) -> None:
        """Begin to hear the others, and to be one of them."""
        self.runner = runner
        self.crowd = Crowd(runner.hall)
        self.leases = Leases(self.store, self.metrics, self._leased)
        self._limits = SharedLimits(admission)
        self._archive = archive
        admission.on_made = self._tell_spent_soon
        runner.owners.on_put = lambda table, address: self.tell(Made(table, address))
        runner.placed.on_put = lambda hashed, table: self.tell(Placed(hashed, table))
        runner.store.on_changed = self._changed
        runner.store.groups.erasing = partial(self.store.lock, "erasing")
        self.bus.on_heard = self._hear
        self.bus.on_change = self._bus_changed
        archive.is_keeping = False
        await self.bus.start()
        await self.bus.hear(NODES)
        for work in (self.leases.run(), self._look(), self._adopt(), self._tell_here(), self._tell_spent_often()):
            runner.spawn(work)

    async def end(self) -> None:
        """Let the others take over at once."""
        tables = await self.leases.end()
        self.tell(Freed(tables))

    async def close(self) -> None:
        await self.bus.stop()
        await self.store.close()

    # What tables want.

    def publish(self, table: str, notice: bytes) -> None:
        self.bus.publish(TABLE + table, notice)

    async def hear(self, table: str) -> None:
        """Hear of a table from now on."""
        self._heard.add(table)
        await self.bus.hear(TABLE + table)

    def leave(self, table: str) -> None:
        self._heard.discard(table)
        self.bus.ignore(TABLE + table)
        self.leases.leave(table)

    def at(self, code: str) -> At:
        """How many people of a table are connected anywhere, and how they may talk."""
        return self.crowd.at(code, time.monotonic())

    # What is told and heard.

    def tell(self, message: AnyNodeMessage) -> None:
        """Tell all other nodes."""
        self.bus.publish(NODES, encode(message))

    def _hear(self, channel: str, data: bytes) -> None:
        if channel.startswith(TABLE):
            self._run(partial(self.runner.hall.heard, channel.removeprefix(TABLE), data, clock()))
            return
        try:
            message = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            # Of another version, perhaps.
            self._log.warning("a node said what cannot be read", kind=type(error).__name__)
            return
        self._take(message)

    def _take(self, message: AnyNodeMessage) -> None:
        now = time.monotonic()
        if isinstance(message, Here):
            self.crowd.hear(message.node, message.tables, now)
            self._limits.hear_sockets(message.node, message.sockets, now)
        elif isinstance(message, Spent):
            self._limits.hear(message.limits, now)
        elif isinstance(message, Changed):
            self._archive.forget(message.keys)
        elif isinstance(message, Made):
            self.runner.owners.hear(message.table, message.address)
        elif isinstance(message, Placed):
            self.runner.placed.hear(message.hashed, message.table)
        else:
            for table in self._heard.intersection(message.tables):
                self.leases.want(table)
            self._are_free.set()

    def _changed(self, keys: Iterable[str]) -> None:
        changed = list(keys)
        self._archive.forget(changed)
        self.tell(Changed(changed))

    def _bus_changed(self) -> None:
        self.metrics.is_up.set(self.bus.is_there)
        # Without the bus nobody hears of what others erase, so nothing is kept.
        self._archive.is_keeping = self.bus.is_there
        if self.bus.is_there:
            self._is_behind.set()

    def _leased(self, table: str, until: int | None) -> None:
        self._run(partial(self.runner.hall.leased, table, until, clock()))

    def _run(self, act: Callable[[], None]) -> None:
        self.runner.run(act)

    # What is done again and again.

    async def _look(self) -> None:
        """Find out whether something happened that nobody told us of."""
        while True:
            self._is_behind.clear()
            tables = self.runner.hall.open_tables()
            if tables:
                try:
                    versions = await self.store.newest(tables)
                except StoreError as error:
                    self._log.warning("the newest was not read", error=str(error))
                else:
                    self._run(partial(self.runner.hall.newest, versions, clock()))
            await _either(self._is_behind, LOOK_SECONDS)

    async def _adopt(self) -> None:
        """Look after running tables that nobody looks after."""
        looks = 0
        while True:
            self._are_free.clear()
            adopted: list[str] = []
            try:
                adopted = await self.leases.adopt(ADOPT_AT_ONCE)
                if looks % TIDY_LOOKS == 0:
                    await self.store.drop_old()
            except StoreError as error:
                self._log.warning("tables were not looked for", error=str(error))
            looks += 1
            for table in adopted:
                self._run(partial(self.runner.hall.revive, table, clock()))
            if len(adopted) == ADOPT_AT_ONCE:
                # The others take some too.
                await asyncio.sleep(ADOPT_AGAIN_SECONDS * random.uniform(0.5, 1.5))
            else:
                await _either(self._are_free, ADOPT_SECONDS * random.uniform(0.75, 1.25))

    async def _tell_here(self) -> None:
        while True:
            self.tell(Here(self.bus.node, self.crowd.here(), self._limits.sockets()))
            self.metrics.leases.set(self.leases.count)
            await asyncio.sleep(HERE_SECONDS)

    async def _tell_spent_often(self) -> None:
        while True:
            await asyncio.sleep(SPENT_SECONDS)
            self._tell_spent()

    def _tell_spent_soon(self) -> None:
        if not self._is_telling:
            self._is_telling = True
            asyncio.get_running_loop().call_soon(self._tell_spent)

    def _tell_spent(self) -> None:
        self._is_telling = False
        if spent := self._limits.spent(time.monotonic()):
            self.tell(Spent(spent))


async def _either(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but no longer than this."""
    waiting = asyncio.ensure_future(event.wait())
    try:
        await asyncio.wait([waiting], timeout=seconds)
    finally:
        waiting.cancel()
