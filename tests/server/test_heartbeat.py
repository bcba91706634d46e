"""A socket that says nothing is pinged, and let go if it does not answer: by one task for all sockets."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from picows import WSCloseCode, WSMsgType

from smallbox.server import heartbeat
from smallbox.server.admission import Admission
from smallbox.server.config import Config
from smallbox.server.metrics import Metrics
from smallbox.server.sockets import PING_IDLE, PING_REPLY, Socket


class Transport:
    """The network below a socket: keeps what would be sent."""

    underlying_transport = None
    is_close_frame_sent = is_disconnected = False

    def __init__(self) -> None:
        self.said: list[str] = []

    def send_ping(self) -> None:
        self.said.append("ping")

    def send_close(self, code: WSCloseCode) -> None:
        self.said.append("goodbye" if code == WSCloseCode.GOING_AWAY else "close")

    def disconnect(self, *, graceful: bool) -> None:
        self.said.append("disconnect" if graceful else "hang up")


@pytest.fixture(name="socket")
def open_socket() -> Socket:
    runner = SimpleNamespace(metrics=Metrics(), closed=lambda _: None)
    socket = Socket(cast("Any", runner), Admission(Config()), "127.0.0.1")
    socket.on_ws_connected(cast("Any", Transport()))
    return socket


def said_to(socket: Socket) -> list[str]:
    return cast("Transport", socket.transport).said


def pong(socket: Socket) -> None:
    frame = SimpleNamespace(rsv1=0, rsv2=0, rsv3=0, fin=1, msg_type=WSMsgType.PONG)
    socket.on_ws_frame(socket.transport, cast("Any", frame))


def test_a_socket_is_pinged_when_nothing_was_heard_for_a_while(socket: Socket) -> None:
    socket.beat(socket.heard + PING_IDLE - 1)
    assert said_to(socket) == []
    socket.beat(socket.heard + PING_IDLE)
    socket.beat(socket.heard + PING_IDLE + 1)
    assert said_to(socket) == ["ping"]


def test_a_socket_that_does_not_answer_is_let_go(socket: Socket) -> None:
    pinged = socket.heard + PING_IDLE
    socket.beat(pinged)
    socket.beat(pinged + PING_REPLY - 1)
    assert said_to(socket) == ["ping"]
    socket.beat(pinged + PING_REPLY)
    socket.beat(pinged + PING_REPLY + 1)
    assert said_to(socket) == ["ping", "goodbye", "hang up"]


def test_a_server_that_stood_still_gives_everybody_the_whole_time_to_answer(socket: Socket) -> None:
    late = socket.heard + 10 * PING_IDLE
    socket.beat(late)
    socket.beat(late + PING_REPLY - 1)
    assert said_to(socket) == ["ping"]


def test_whatever_is_heard_is_an_answer(socket: Socket) -> None:
    socket.heard -= PING_IDLE
    pinged = socket.heard + PING_IDLE
    socket.beat(pinged)
    pong(socket)
    assert socket.heard >= pinged
    socket.beat(socket.heard + PING_IDLE - 1)
    assert said_to(socket) == ["ping"]
    socket.beat(socket.heard + PING_IDLE)
    assert said_to(socket) == ["ping", "ping"]


def test_one_task_looks_at_all_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(heartbeat, "AT_ONCE", 2)
    beaten: list[int] = []
    admission = Admission(Config())

    class Numbered:
        address = ""

        def __init__(self, number: int) -> None:
            self.number = number

        def beat(self, _: float) -> None:
            beaten.append(self.number)

    async def run() -> None:
        looking = asyncio.create_task(heartbeat.beat(admission))
        for number in range(5):
            admission.opened(Numbered(number))
        async with asyncio.timeout(10):
            while len(beaten) < 10:
                await asyncio.sleep(0)
        looking.cancel()

    asyncio.run(run())
    assert beaten[:10] == [*range(5), *range(5)]
