"""A connection that says nothing, or does not read, is let go: uvicorn's protocol with shorter times."""

import asyncio
import gc
import socket
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from smallbox.server import http_timeouts
from smallbox.server.admission import Admission
from smallbox.server.config import Config
from smallbox.server.http_timeouts import http_protocol

#: more than the system takes for a client that does not read
LARGE = b"x" * 8_000_000
SHORT, SOON = 0.3, 10.0


async def application(scope: Any, receive: Any, send: Any) -> None:
    body = LARGE if scope["path"] == "/large" else b"small"
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": body})


@contextmanager
def serving(admission: Admission) -> Iterator[int]:
    """A server in a thread of its own; its port."""
    ready, ports = Event(), []

    async def serve() -> None:
        loop = asyncio.get_running_loop()
        config = uvicorn.Config(application, http=http_protocol(admission), log_config=None, timeout_keep_alive=1)
        config.load()
        state = ServerState()
        made: Any = config.http_protocol_class
        server = await loop.create_server(lambda: made(config=config, server_state=state, app_state={}), "127.0.0.1")
        ports.append(server.sockets[0].getsockname()[1])
        ends.append((loop, asyncio.Event()))
        ready.set()
        await ends[0][1].wait()
        server.close()

    ends: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []
    thread = Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    ready.wait()
    try:
        yield ports[0]
    finally:
        loop, end = ends[0]
        loop.call_soon_threadsafe(end.set)
        thread.join()


@pytest.fixture(name="port")
def impatient_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Admission, int]]:
    for name in ("SILENT_SECONDS", "SECONDS", "READ_SECONDS"):
        monkeypatch.setattr(http_timeouts, name, SHORT)
    admission = Admission(Config())
    with serving(admission) as port:
        yield admission, port


def wait_for(admission: Admission, count: int) -> float:
    """Wait until this many connections are left; how long it took."""
    began = time.monotonic()
    while len(admission.connections) != count:
        assert time.monotonic() - began < SOON, f"expected {count} connections, got {len(admission.connections)}"
        time.sleep(0.01)
    return time.monotonic() - began


ASK = b"GET %s HTTP/1.1\r\nhost: localhost\r\n%s\r\n"


@pytest.mark.parametrize(
    "said",
    [b"", b"G", b"\r\n", (ASK % (b"/", b""))[:20], ASK % (b"/", b""), ASK % (b"/", b"") + b"G"],
    ids=["nothing", "a letter", "an empty line", "half a request", "a request", "a request and a letter"],
)
def test_whoever_says_no_more_is_let_go(port: tuple[Admission, int], said: bytes) -> None:
    admission, number = port
    with socket.create_connection(("127.0.0.1", number)) as line:
        line.sendall(said)
        wait_for(admission, 1)
        wait_for(admission, 0)


@pytest.mark.parametrize("header", [b"", b"connection: close\r\n"])
def test_whoever_does_not_read_is_let_go(port: tuple[Admission, int], header: bytes) -> None:
    admission, number = port
    with socket.create_connection(("127.0.0.1", number)) as line:
        line.sendall(ASK % (b"/large", header))
        wait_for(admission, 1)
        wait_for(admission, 0)


def test_whoever_reads_slowly_but_reads_gets_it_all(port: tuple[Admission, int]) -> None:
    admission, number = port
    with socket.create_connection(("127.0.0.1", number)) as line:
        line.sendall(ASK % (b"/large", b"connection: close\r\n"))
        received, began = 0, time.monotonic()
        while data := line.recv(200_000):
            received += len(data)
            # About three times as long as a reader may do nothing.
            time.sleep(max(0.0, 3 * SHORT * received / len(LARGE) - (time.monotonic() - began)))
        assert received > len(LARGE)
    wait_for(admission, 0)


def test_whoever_hangs_up_in_the_middle_of_answers_leaves_nothing_behind(
    port: tuple[Admission, int], caplog: pytest.LogCaptureFixture
) -> None:
    admission, number = port
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", number)) as line:
            line.sendall((ASK % (b"/large", b"")) * 5)
            line.recv(100)
    wait_for(admission, 0)
    assert caplog.records == []


class Upgraded(asyncio.Protocol):
    """What a connection becomes."""

    def __init__(self, **_: Any) -> None:
        self.heard = b""

    def data_received(self, data: bytes) -> None:
        self.heard += data


def test_of_a_connection_that_became_a_socket_nothing_of_http_stays() -> None:
    """Without the garbage collector: it does not run while many play."""
    made: Any = http_protocol(Admission(Config()))
    config = uvicorn.Config(application, http=made, ws=Upgraded, log_config=None)
    config.load()
    asking = b"GET /socket HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n"

    async def work() -> None:
        ours, theirs = socket.socketpair()
        protocols: list[Any] = []

        def protocol() -> Any:
            protocols.append(made(config=config, server_state=ServerState(), app_state={}))
            return protocols[0]

        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(protocol, ours)
        theirs.send(asking)
        while not isinstance(transport.get_protocol(), Upgraded):
            await asyncio.sleep(0.01)
        of_http = weakref.ref(protocols.pop())
        del _
        await asyncio.sleep(0.01)
        assert of_http() is None
        transport.close()
        theirs.close()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(work())
    finally:
        gc.enable()
