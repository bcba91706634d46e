"""One server process, from its first line to its last."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
import uvicorn
import uvloop

from smallbox.core.errors import SmallboxError
from smallbox.server import heartbeat
from smallbox.server.admission import Admission
from smallbox.server.archive import Archive
from smallbox.server.bot_pool import BotPool
from smallbox.server.client_files import ClientFiles, find_client
from smallbox.server.config import Config
from smallbox.server.data_folder import keep_private, make_folder
from smallbox.server.hall_runner import HallRunner, clock
from smallbox.server.http import application
from smallbox.server.http_timeouts import http_protocol
from smallbox.server.lock import Lock, held, watch
from smallbox.server.metrics import Metrics
from smallbox.server.network import LocalNetwork
from smallbox.server.picows_protocol import Handshake, picows_protocol
from smallbox.server.push_sender import NO_CONTACT, PushSender
from smallbox.server.schema import address
from smallbox.server.store import Store, StoreError
from smallbox.server.weather import WeatherWatch
from smallbox.wire.codec import NotPossible

if TYPE_CHECKING:
    from smallbox.server.cluster import Cluster
    from smallbox.server.traces import Traces

log = structlog.get_logger("smallbox.server")
#: how many ports after the requested one are tried
MORE_PORTS = 20
DAY = 24 * 3600 * 1000
#: how often old tables are looked for, in seconds
SWEEP = 3600
#: how often a node asks whose tokens were revoked at another one, in seconds
REVOKED_SECONDS = 20
#: how often the lag of the event loop is measured
LAG_SECONDS = 0.25
#: With more messages a second than this, garbage collection waits, but no longer than this many seconds, and not where
#: there are so many more objects than after the last one.
BUSY = 300
MOST_SECONDS = 300
MOST_OBJECTS = 200_000
#: otherwise the collector looks after this many new objects
YOUNG_OBJECTS = 2000


#: told the address in the local network
Told = Callable[[str], None]


class PortTaken(SmallboxError):
    """Another program listens there."""


def listen(config: Config, *, or_next: bool) -> socket.socket:
    """A listening socket on the requested port, or on the next free one."""
    last = config.port + (MORE_PORTS if or_next and config.port else 0)
    for port in range(config.port, last + 1):
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((config.host, port))
            # Binding is not enough: another server on the port only shows up here.
            listening.listen(2048)
        except OSError as error:
            listening.close()
            if port == last:
                raise PortTaken(
                    f"expected a free port {config.port}{f' to {last}' if last > config.port else ''} "
                    f"on {config.host}, got: {error.strerror}. Name another with --port"
                ) from None
            continue
        return listening
    raise AssertionError("expected a port or an error")


class Server(uvicorn.Server):
    """uvicorn, which tells when it is ready."""

    def __init__(
        self, config: uvicorn.Config, on_ready: Callable[[], None], also: Sequence[socket.socket] = ()
    ) -> None:
        super().__init__(config)
        self.on_ready = on_ready
        #: what is listened to as well, from the start
        self.also = also
        #: done while everybody is told that it is over
        self.on_end: Callable[[], Awaitable[None]] = _nothing

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Like uvicorn's, but a signal is not raised again afterwards: there is something to do before the end."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listening in self.also:
                await self.listen_too(listening)
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await asyncio.gather(self.on_end(), super().shutdown(sockets))

    async def listen_too(self, listening: socket.socket) -> None:
        """Take connections from another socket as well, as uvicorn does from its first."""

        def protocol() -> asyncio.Protocol:
            kind: Any = self.config.http_protocol_class
            made: asyncio.Protocol = kind(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listening, backlog=self.config.backlog))


async def serve(
    config: Config,
    listening: socket.socket,
    on_ready: Callable[[], None],
    on_network: Told | None,
    also: Sequence[socket.socket],
) -> None:
    """Serve until a signal comes; then say goodbye and store what waits."""
    if not config.database:
        make_folder(config.data_dir)
    async with held(config.database_url, is_shared=bool(config.bus)) as lock:
        await serve_tables(config, listening, on_ready, on_network, also, lock)


async def serve_tables(
    config: Config,
    listening: socket.socket,
    on_ready: Callable[[], None],
    on_network: Told | None,
    also: Sequence[socket.socket],
    lock: Lock,
) -> None:
    """Serve the tables of a database that is ours, alone or with other nodes, as long as it is."""
    bots = BotPool(config.bot_workers)
    bots.start()
    metrics = Metrics()
    try:
        store = await Store.open(config.database_url)
        push = await push_sender(config, store, metrics)
        cluster = cluster_of(config, metrics) if config.bus else None
    except BaseException:
        bots.stop()
        raise
    traces = start_traces() if config.traces else None
    make_runner = HallRunner if traces is None else traces.runner
    runner = make_runner(
        store, bots, config.bot_timing, metrics, has_limits=config.limits.people, push=push, cluster=cluster
    )
    admission = Admission(config)
    archive = Archive(config.database_url)
    store.on_changed = archive.forget
    store.on_commit = metrics.committed
    weather = weather_watch(config, runner)
    app = application(runner, admission, ClientFiles(find_client()), archive, weather)
    server = Server(
        uvicorn.Config(
            app if traces is None else traces.application(app),
            http=http_protocol(admission),
            ws=picows_protocol(Handshake(runner, admission)),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            # The middleware reads them: uvicorn also trusts what isn't an address.
            proxy_headers=False,
            timeout_graceful_shutdown=5,
        ),
        on_ready,
        also,
    )
    if on_network is not None:
        admission.network = LocalNetwork(admission, partial(listen_in_network, config, server, listening), on_network)
    await hear_of_revoked(runner)
    if cluster is None:
        runner.spawn(runner.revive())
    else:
        server.on_end = cluster.end
        await cluster.join(runner, admission, archive)
    runner.spawn(weather.run())
    if cluster is not None:
        runner.spawn(follow_revoked(runner))
    if config.keep_days or config.keep_moves_days:
        runner.spawn(sweep(runner, config))
    # The store's thread waits no longer than this for the loop to let it in.
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 10, 10)
    runner.spawn(tidy(runner))
    runner.spawn(measure_lag(metrics))
    runner.spawn(heartbeat.beat(admission))
    watching = asyncio.create_task(watch(lock), name="watch the lock")
    watching.add_done_callback(lambda _: server.handle_exit(signal.SIGTERM, None))
    try:
        await server.serve([listening])
        if watching.done():
            watching.result()
    finally:
        watching.cancel()
        await archive.close()
        await runner.stop()
        if traces is not None:
            await traces.stop()
        log.info("stopped")


def start_traces() -> "Traces | None":
    """What traces, imported only where that is wanted; None where it is not installed."""
    try:
        from smallbox.server.traces import Traces, to_collector  # noqa: PLC0415 - see above
    except ImportError:
        log.warning("no traces: expected the extra `telemetry` of smallbox to be installed, found no opentelemetry")
        return None
    return Traces(to_collector())


def cluster_of(config: Config, metrics: Metrics) -> "Cluster":
    # Whoever is alone need not wait for what speaks to a bus.
    from smallbox.server.cluster import Cluster  # noqa: PLC0415 - see above

    return Cluster(config, metrics)


async def push_sender(config: Config, store: Store, metrics: Metrics) -> PushSender | None:
    """What sends pushes, with the key of this database; it is made at the first start."""
    if not config.push:
        return None
    contact = config.public_url if config.public_url.startswith("https://") else NO_CONTACT
    return PushSender(store.push, await store.push.key(), metrics, contact=contact, also=config.push_service)


async def tidy(runner: HallRunner) -> None:
    """Keep the garbage collector out of the way of moves: they leave none behind, and it takes up to 0.2 s."""
    seconds = heard = 0
    while True:
        await asyncio.sleep(1)
        is_busy = runner.metrics.messages - heard > BUSY
        heard = runner.metrics.messages
        seconds = seconds + 1 if is_busy else 0
        if not is_busy:
            gc.enable()
        elif seconds % MOST_SECONDS == 0 or gc.get_count()[0] > MOST_OBJECTS:
            gc.collect()
        else:
            gc.disable()


async def measure_lag(metrics: Metrics) -> None:
    """Note how much later than asked for the event loop comes back to something."""
    loop = asyncio.get_running_loop()
    while True:
        wanted = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.loop_lag_seconds.observe(max(0.0, loop.time() - wanted))


def weather_watch(config: Config, runner: HallRunner) -> WeatherWatch:
    """What looks at the database and the bus, and tells everybody who is connected."""
    bus = None if runner.cluster is None else runner.cluster.bus

    def tell(data: bytes) -> None:
        # By the runner: a short frame waits for what follows, or for the hall to have spoken.
        runner.run(lambda: runner.hall.tell_all(data))

    is_remote = address(config.database_url).get_backend_name() != "sqlite"
    return WeatherWatch(runner.store, lambda: bus is None or bus.is_there, tell, is_remote=is_remote)


async def hear_of_revoked(runner: HallRunner) -> None:
    """Bots whose tokens are worthless leave their tables."""
    for program in await runner.store.programs.revoked():
        if program not in runner.hall.programs.revoked:
            runner.run(partial(runner.hall.revoke, program, clock()))


async def follow_revoked(runner: HallRunner) -> None:
    """Hear of tokens that were revoked at other nodes."""
    while True:
        await asyncio.sleep(REVOKED_SECONDS)
        try:
            await hear_of_revoked(runner)
        except StoreError as error:
            log.warning("not asked for revoked tokens", error=str(error))


async def sweep(runner: HallRunner, config: Config) -> None:
    """Delete what is as old as is wished, now and every hour."""
    while True:
        try:
            async with runner.alone("sweep"):
                await delete_old(runner.store, config)
        except StoreError as error:
            # Storage is away, or another node is at it.
            log.warning("nothing old deleted", error=str(error))
        await asyncio.sleep(SWEEP)


async def delete_old(store: Store, config: Config) -> None:
    """Tables that nobody has used for a number of days, and moves of games that were finished at such tables."""
    if config.keep_days and (tables := await store.forget_before(clock() - config.keep_days * DAY)):
        log.info("old tables deleted", tables=tables)
    if config.keep_moves_days and (moves := await store.thin_before(clock() - config.keep_moves_days * DAY)):
        log.info("old moves deleted", moves=moves)


async def listen_in_network(config: Config, server: Server, first: socket.socket, address: str) -> int:
    """Listen on another address too, on the same port if it is free there; the port. Raises NotPossible."""
    wished = msgspec.structs.replace(config, host=address, port=first.getsockname()[1])
    try:
        listening = listen(wished, or_next=True)
    except PortTaken:
        raise NotPossible("no-network") from None
    await server.listen_too(listening)
    port: int = listening.getsockname()[1]
    return port


def run(
    config: Config,
    listening: socket.socket,
    on_ready: Callable[[], None],
    on_network: Told | None = None,
    also: Sequence[socket.socket] = (),
) -> None:
    """Serve until a signal comes. `on_network` is told when this machine opens the local network; None: it cannot."""
    keep_private()
    uvloop.run(serve(config, listening, on_ready, on_network, also))


async def _nothing() -> None:
    """There is nothing to be done."""
