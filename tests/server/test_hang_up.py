"""Whoever sends something and hangs up at once disturbs nobody: the others notice only that somebody left."""

import socket as sockets
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.frames import CLOSE, Closed, Frames
from tests.server.live import Live, Seat, live

ROUNDS = 5
#: no linger: the connection ends with a reset
RESET = struct.pack("ii", 1, 0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("hang-up")) as started:
        yield started
        assert started.metric("smallbox_failures_total") == 0
        assert b"a table failed" not in started.log
        assert b"Traceback" not in started.log


def close(line: Frames) -> None:
    line.socket.close()


def reset(line: Frames) -> None:
    line.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, RESET)
    line.socket.close()


def half_close(line: Frames) -> None:
    line.socket.shutdown(sockets.SHUT_WR)


def say_goodbye(line: Frames) -> None:
    line.frame(CLOSE, b"\x03\xe8")
    line.socket.close()


def say_goodbye_and_go_on(line: Frames) -> None:
    line.frame(CLOSE, b"\x03\xe8")
    line.try_to_send(b"\x81\x80mask" * 50)
    line.socket.close()


WAYS: list[Callable[[Frames], None]] = [close, reset, half_close, say_goodbye, say_goodbye_and_go_on]


def come(server: Live, stack: ExitStack, code: str, seat: Seat | None) -> Frames:
    """Come to a table as a seat or as a spectator."""
    line = stack.enter_context(Frames(server))
    if seat is not None:
        line.hello(seat)
    else:
        assert line.ask("hello", table=code)["type"] == "done"
    return line


def assert_is_served(others: list[Frames]) -> None:
    """Everybody still gets answers, and hears what is said."""
    for line in others:
        assert line.ask("back" if line is not others[-1] else "undo")["type"] in ("done", "error")
    assert others[0].ask("chat", text="still here")["type"] == "done"
    for line in others[1:]:
        heard = line.heard.popleft() if line.heard else line.next()
        while not (isinstance(heard, dict) and heard["type"] == "update" and "still here" in str(heard)):
            assert not isinstance(heard, Closed)
            heard = line.heard.popleft() if line.heard else line.next()


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("number", [1, 2, 10])
@pytest.mark.parametrize("who", ["guest", "spectator"])
def test_a_message_followed_by_a_hang_up_disturbs_nobody(
    server: Live, who: str, number: int, way: Callable[[Frames], None]
) -> None:
    host = server.make_table("kanobu", seats=3)
    guest, other = server.join(host.code), server.join(host.code, name="Cy")
    with ExitStack() as stack:
        others = [come(server, stack, host.code, seat) for seat in (host, other, None)]
        for turn in range(ROUNDS):
            line = come(server, stack, host.code, guest if who == "guest" else None)
            for _ in range(number):
                line.say("ready" if turn % 2 else "react", **({} if turn % 2 else {"reaction": "wow"}))
            way(line)
        assert_is_served(others)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("kind", ["leave", "forget"])
def test_leaving_and_hanging_up_at_once_disturbs_nobody(server: Live, kind: str, way: Callable[[Frames], None]) -> None:
    host = server.make_table("kanobu", seats=6)
    with ExitStack() as stack:
        others = [come(server, stack, host.code, seat) for seat in (host, None)]
        # A reset may swallow what was said before, so a seat of its own for each.
        for _ in range(5):
            line = come(server, stack, host.code, server.join(host.code))
            line.say("react", reaction="wow")
            line.say(kind)
            way(line)
        assert_is_served(others)
