"""Frames of a socket: every kind is counted, and no message grows without end."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from smallbox.server.config import Limits
from smallbox.server.sockets import MOST_PARTS
from tests.server.frames import CONTINUATION, PING, PONG, TEXT, Closed, Frames, Line, request
from tests.server.live import Live, live

LIMITS = Limits()
#: frames that flood a socket, as bytes
FLOODS = {
    "pings": b"\x89\x80mask",
    "pongs": b"\x8a\x80mask",
    "empty parts": b"\x00\x80mask",
    "empty messages": b"\x81\x80mask",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """Behind a proxy, so that every test can come from an address of its own."""
    with live(tmp_path_factory.mktemp("frames"), "--bot-pace", "instant", "--behind-proxy") as started:
        yield started
        assert started.metric("smallbox_failures_total") == 0
        assert b"Traceback" not in started.log


def end_of(socket: Frames) -> Closed:
    heard = socket.next()
    while not isinstance(heard, Closed):
        heard = socket.next()
    return heard


def errors_of(socket: Frames, most: int) -> Iterator[str]:
    """The errors that come, until there are enough of them or the socket ends."""
    for _ in range(most):
        heard = socket.next()
        if isinstance(heard, Closed):
            return
        yield heard["error"]


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_of_any_kind_is_ended(server: Live, kind: str) -> None:
    with Frames(server) as socket:
        if kind == "empty parts":
            socket.frame(TEXT, b"", is_last=False)
        for _ in range(20):
            socket.try_to_send(FLOODS[kind] * LIMITS.frames_burst)
        assert end_of(socket).code in (1008, None)
    assert server.is_healthy()


def test_pings_within_the_limit_are_answered_and_pongs_are_taken(server: Live) -> None:
    with Frames(server) as socket:
        for number in range(20):
            socket.frame(PING, f"are you there {number}".encode())
            socket.frame(PONG, b"here I am")
        assert socket.ask("undo")["error"] == "say-hello-first"
        assert b"".join(pongs(socket, 20)) == b"".join(f"are you there {number}".encode() for number in range(20))


def pongs(socket: Frames, count: int) -> list[bytes]:
    return [payload for kind, payload in socket.controls if kind == PONG][:count]


@pytest.mark.parametrize("kind", [TEXT, CONTINUATION, PING, PONG])
@pytest.mark.parametrize("reserved", [0x40, 0x20, 0x10])
def test_a_reserved_bit_ends_the_socket(server: Live, kind: int, reserved: int) -> None:
    """No extension was agreed upon, so nobody knows what it means."""
    with Frames(server) as socket:
        if kind == CONTINUATION:
            socket.frame(TEXT, b"x", is_last=False)
        socket.frame(kind | reserved, b"abc")
        assert end_of(socket) == Closed(1002)


def test_a_message_comes_in_so_many_parts_and_no_more(server: Live) -> None:
    with Frames(server) as socket:
        socket.frame(TEXT, b'{"type": "undo", ', is_last=False)
        for _ in range(MOST_PARTS - 2):
            socket.frame(CONTINUATION, b"", is_last=False)
        socket.frame(CONTINUATION, b'"id": "x"}')
        assert socket.answer("x")["error"] == "say-hello-first"
        socket.frame(TEXT, b"x", is_last=False)
        for _ in range(MOST_PARTS):
            socket.frame(CONTINUATION, b"", is_last=False)
        assert end_of(socket) == Closed(1008)


def test_a_message_that_never_ends_is_too_large(server: Live) -> None:
    with Frames(server) as socket:
        socket.frame(TEXT, b"x" * 60_000, is_last=False)
        for _ in range(4):
            socket.frame(CONTINUATION, b"x" * 60_000, is_last=False)
        assert end_of(socket) == Closed(1009)


def test_what_comes_after_the_end_is_not_looked_at(server: Live) -> None:
    """In one write, so that the server reads all of it at once."""
    seat = server.make_table("kanobu")
    with Frames(server) as socket, Frames(server) as other:
        socket.hello(seat)
        other.hello(seat)
        late = b'{"type": "chat", "id": "late", "text": "after the end"}'
        socket.send(b"\x89\x80mask" + b"\xc1\x80mask" + b"\x81" + bytes([0x80 | len(late), 0, 0, 0, 0]) + late)
        assert end_of(socket) == Closed(1002)
        assert other.ask("chat", text="before")["type"] == "done"
        assert "after the end" not in str(list(other.heard))


@pytest.mark.alone  # the more slowly one asks, the more one may
def test_the_sockets_of_an_address_share_a_limit(server: Live) -> None:
    count = LIMITS.messages_burst_address // LIMITS.messages_burst + 4
    with ExitStack() as stack:
        lines = [stack.enter_context(Frames(server, x_forwarded_for="192.0.2.77")) for _ in range(count)]
        for line in lines:
            # Each within its own limit; in one go, so that little is poured in meanwhile.
            line.send(b"\x81\x80mask" * LIMITS.messages_burst)
        answers = [error for line in lines for error in errors_of(line, LIMITS.messages_burst)]
        assert answers.count("bad-message") >= LIMITS.messages_burst_address
        assert "rate-limited" in answers
        other = stack.enter_context(Frames(server, x_forwarded_for="192.0.2.78"))
        assert other.ask("undo")["error"] == "say-hello-first", "expected another address to be free"


@pytest.mark.parametrize(
    "connection",
    [
        ["Upgrade"],
        ["keep-alive, Upgrade"],
        ["keep-alive,upgrade"],
        ["UPGRADE , Keep-Alive"],
        ["keep-alive", "Upgrade"],
        ["Upgrade", "keep-alive"],
    ],
    ids=" + ".join,
)
@pytest.mark.parametrize("upgrade", ["websocket", "WebSocket"])
def test_an_upgrade_may_be_asked_for_in_every_legal_way(server: Live, connection: list[str], upgrade: str) -> None:
    asked = request(server, upgrade=upgrade)
    lines = "".join(f"connection: {each}\r\n" for each in connection).encode()
    with Line(server.port) as line:
        line.send(asked.replace(b"connection: Upgrade\r\n", lines))
        status, head = line.read_head()
        assert status == 101, head
        line.send(b"\x81\x80mask")
        assert line.read(2) is not None


@pytest.mark.parametrize("connection", [["keep-alive"], ["close"], []])
def test_whoever_does_not_ask_for_an_upgrade_gets_none(server: Live, connection: list[str]) -> None:
    lines = "".join(f"connection: {each}\r\n" for each in connection).encode()
    with Line(server.port) as line:
        line.send(request(server).replace(b"connection: Upgrade\r\n", lines))
        status, head = line.read_head()
        assert status == 404, head


READERS = 20


def memory_of(server: Live) -> int:
    """What the server's process holds, in bytes."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


@pytest.mark.parametrize("readers", [READERS, pytest.param(150, marks=pytest.mark.soak)])
def test_clients_that_do_not_read_are_let_go_before_they_cost_much(
    tmp_path_factory: pytest.TempPathFactory, readers: int
) -> None:
    with live(tmp_path_factory.mktemp("deaf")) as server, ExitStack() as stack:
        seat = server.make_table("kanobu", seats=2)
        host = stack.enter_context(Frames(server))
        host.hello(seat)
        for _ in range(readers):
            line = stack.enter_context(Frames(server, receive_bytes=4096))
            line.say("hello", table=seat.code)
        before = most = memory_of(server)
        words = "я" * 400
        for number in range(2000):
            assert host.ask("chat", text=words)["type"] == "done"
            host.heard.clear()
            if number % 20 == 0:
                most = max(most, memory_of(server))
                if server.metric("smallbox_sockets") == 1:
                    break
        assert server.metric("smallbox_sockets") == 1, "expected all that do not read to be let go"
        assert most - before < 20_000_000 + readers * 700_000
        assert server.metric("smallbox_failures_total") == 0
