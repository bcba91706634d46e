"""Fan-out between nodes by publish/subscribe of Valkey or Redis: quick, and free to lose, repeat and reorder."""

import asyncio
import random
import struct
from collections.abc import Callable
from typing import Any

import structlog
from redis.asyncio.connection import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from smallbox.core.errors import BadOption
from smallbox.server.bus_metrics import BusMetrics
from smallbox.server.config import NODE_LENGTH

log = structlog.get_logger("smallbox.bus")

SCHEMES = {"redis": "redis", "valkey": "redis", "rediss": "rediss", "valkeys": "rediss"}
#: seconds before another try to connect: at first, and at most
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0
CONNECT_SECONDS = 2.0
#: A node says something to itself this often, and takes a bus for lost on which it has heard nothing for so long.
BEAT_SECONDS = 1.0
SILENT_SECONDS = 3.0
#: how long a subscription is waited for: whoever waits has storage, which is slower but surer
HEAR_SECONDS = 1.0
#: what waits to be published; more is dropped, and found in storage by the others
MOST_WAITING = 10_000
_time = struct.Struct(">d")


class Bus:
    """One connection to hear and one to publish, which come back by themselves. Nothing here waits for the network."""

    def __init__(self, url: str, node: str, metrics: BusMetrics) -> None:
        self._pool = pool_of(url)
        # Databases of one server share their channels.
        self._prefix = f"smallbox:{self._pool.connection_kwargs.get('db') or 0}:"
        self.metrics = metrics
        self.node = node
        self._beat_channel = f"beat:{self.node}"
        self.is_there = False
        #: told a channel and what another node said there
        self.on_heard: Callable[[str, bytes], None] = _nobody
        #: told when the bus is lost, and when it is back
        self.on_change: Callable[[], None] = _nothing
        self._loop = asyncio.get_running_loop()
        self._wanted = {self._beat_channel}
        self._heard: set[str] = set()
        self._awaited: dict[str, asyncio.Future[None]] = {}
        #: what is to be subscribed to, or not any more; the last wish wins
        self._wishes: dict[str, bool] = {}
        self._has_wishes = asyncio.Event()
        self._queue: list[tuple[str, bytes]] = []
        self._has_words = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect, and go on without where that takes too long."""
        self._task = self._loop.create_task(self._run(), name="bus")
        await self.hear(self._beat_channel)

    async def stop(self) -> None:
        """Say what waits to be said, if that is possible at once, and hang up."""
        if self._task is None:
            return
        for _ in range(20):
            if not self.is_there or not self._queue:
                break
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.wait([self._task])

    def publish(self, channel: str, data: bytes) -> None:
        """Tell all other nodes that hear this channel; lost where the bus is away or too much waits."""
        if not self.is_there or len(self._queue) >= MOST_WAITING:
            self.metrics.dropped += 1
            return
        self._say(channel, data)

    def _say(self, channel: str, data: bytes) -> None:
        self._queue.append((self._prefix + channel, self.node.encode() + data))
        self._has_words.set()

    async def hear(self, channel: str) -> None:
        """Begin to hear a channel: surely from the return on, unless the bus is away."""
        self._wanted.add(channel)
        if channel in self._heard and self._wishes.get(channel, True):
            return
        awaited = self._awaited.get(channel)
        if awaited is None:
            awaited = self._awaited[channel] = self._loop.create_future()
        self._wish(channel, is_heard=True)
        await asyncio.wait([awaited], timeout=HEAR_SECONDS if self.is_there or channel == self._beat_channel else 0)

    def ignore(self, channel: str) -> None:
        """Hear a channel no more."""
        self._wanted.discard(channel)
        self._wish(channel, is_heard=False)

    def _wish(self, channel: str, *, is_heard: bool) -> None:
        self._wishes[channel] = is_heard
        self._has_wishes.set()

    # The connections.

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                await self._stay()
            except Exception as error:  # noqa: BLE001 - of the network, the server or the library: it is tried again
                if self.is_there:
                    wait = FIRST_WAIT
                    log.warning("the bus is lost", kind=type(error).__name__)
            finally:
                self._is_lost()
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _stay(self) -> None:
        """Connect, and work until something breaks."""
        ears, mouth = self._connection(), self._connection()
        try:
            # One after the other: what is connected when something breaks is closed below.
            await ears.connect()
            await mouth.connect()
            self._wishes = dict.fromkeys(self._wanted, True)
            self._has_wishes.set()
            works = (self._listen(ears), self._subscribe(ears), self._speak(mouth), self._beat())
            await _until_one_fails([self._loop.create_task(work) for work in works])
        finally:
            for each in (ears, mouth):
                await each.disconnect(nowait=True)

    def _connection(self) -> Any:
        return self._pool.make_connection()  # type: ignore[no-untyped-call]  # redis has no type for it

    async def _subscribe(self, ears: Any) -> None:
        while True:
            await self._has_wishes.wait()
            self._has_wishes.clear()
            wishes, self._wishes = self._wishes, {}
            for command, is_heard in (("SUBSCRIBE", True), ("UNSUBSCRIBE", False)):
                channels = [self._prefix + each for each, wish in wishes.items() if wish is is_heard]
                if channels:
                    await ears.send_command(command, *channels, check_health=False)
            self._heard -= {each for each, wish in wishes.items() if not wish}

    async def _listen(self, ears: Any) -> None:
        while True:
            kind, name, said = await _answer(ears)
            channel = name.decode()[len(self._prefix) :]
            if kind == b"message":
                self._take(channel, said)
            elif kind == b"subscribe":
                self._confirmed(channel)

    def _confirmed(self, channel: str) -> None:
        self._heard.add(channel)
        if channel == self._beat_channel:
            self._say(channel, _time.pack(self._loop.time()))
        elif (awaited := self._awaited.pop(channel, None)) is not None and not awaited.done():
            awaited.set_result(None)

    def _take(self, channel: str, said: bytes) -> None:
        node, data = said[:NODE_LENGTH], said[NODE_LENGTH:]
        if channel == self._beat_channel:
            # Whoever hears itself can be heard by others.
            self.metrics.lag.observe(self._loop.time() - _time.unpack(data)[0])
            if not self.is_there:
                self._is_back()
        elif node != self.node.encode():
            self.metrics.heard += 1
            self.on_heard(channel, data)

    async def _speak(self, mouth: Any) -> None:
        """Whatever was said in one turn of the loop is one write."""
        while True:
            await self._has_words.wait()
            self._has_words.clear()
            words, self._queue = self._queue, []
            await mouth.send_packed_command(
                mouth.pack_commands([("PUBLISH", *each) for each in words]), check_health=False
            )
            for _ in words:
                await _answer(mouth)
            self.metrics.published += len(words)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._say(self._beat_channel, _time.pack(self._loop.time()))

    def _is_back(self) -> None:
        self.is_there = True
        self.metrics.connections += 1
        if (awaited := self._awaited.pop(self._beat_channel, None)) is not None and not awaited.done():
            awaited.set_result(None)
        log.info("the bus is there")
        self.on_change()

    def _is_lost(self) -> None:
        was_there, self.is_there = self.is_there, False
        self._heard.clear()
        self._queue.clear()
        for channel, awaited in list(self._awaited.items()):
            # Nobody waits for a bus that is away, but for the first connection.
            if was_there or channel != self._beat_channel:
                del self._awaited[channel]
                awaited.cancel()
        if was_there:
            self.on_change()


async def _until_one_fails(tasks: list[asyncio.Task[None]]) -> None:
    """Work until something breaks, and end the rest."""
    waiting = set(tasks)
    try:
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for each in done:
            each.result()
    finally:
        while waiting:
            # More than once: a task may be in the middle of something that hides it.
            for each in waiting:
                each.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=0.1)
        for each in tasks:
            # One reason is enough; those of the others are looked at only so that nobody logs them as forgotten.
            if not each.cancelled():
                each.exception()


async def _answer(connection: Any) -> Any:
    """What the bus says next. Raises TimeoutError where it says nothing."""
    answer = await connection.read_response(disable_decoding=True, timeout=SILENT_SECONDS)
    if answer is None:
        raise TimeoutError
    return answer


def pool_of(url: str) -> ConnectionPool:
    """Read a bus's address. Raises BadOption; an address may hold a password, so it is not repeated."""
    scheme, _, rest = url.partition("://")
    if scheme not in SCHEMES or not rest:
        raise BadOption("--bus: expected an address that begins with redis:// or valkey://, got another one")
    try:
        return ConnectionPool.from_url(
            f"{SCHEMES[scheme]}://{rest}",
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=CONNECT_SECONDS,
            # None: asyncio.wait_for, which would be used for it, may lose a cancellation.
            socket_timeout=None,
        )
    except ValueError:
        raise BadOption("--bus: expected an address such as redis://host:6379/0, got one that cannot be read") from None


def _nobody(channel: str, data: bytes) -> None:
    """Nobody listens."""


def _nothing() -> None:
    """Nobody wants to know."""
