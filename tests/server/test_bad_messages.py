"""Bad messages of every kind over a socket: each is refused, changes nothing, and the server lives on."""

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.frames import BINARY, CLOSE, CONTINUATION, PING, TEXT, Closed, Frames, Line, request
from tests.server.live import Seat
from tests.server.target import Target, target

START = b'{"type": "start", "id": "x"}'


@pytest.fixture(scope="module", name="goal")
def started_target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with target(tmp_path_factory.mktemp("bad-messages")) as found:
        yield found


UNREADABLE: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"hello",
    "a list": b"[]",
    "null": b"null",
    "no type": b'{"id": "x"}',
    "an unknown type": b'{"type": "cheat", "id": "x"}',
    "a number for a type": b'{"type": 7, "id": "x"}',
    "no id": b'{"type": "start"}',
    "an empty id": b'{"type": "start", "id": ""}',
    "a long id": b'{"type": "start", "id": "' + b"x" * 41 + b'"}',
    "a number for an id": b'{"type": "start", "id": 7}',
    "an unknown field": b'{"type": "start", "id": "x", "seat": 0}',
    "a text for a number": b'{"type": "kick", "id": "x", "seat": "0"}',
    "a seat that is none": b'{"type": "kick", "id": "x", "seat": 8}',
    "a seat below zero": b'{"type": "kick", "id": "x", "seat": -1}',
    "a huge number": b'{"type": "kick", "id": "x", "seat": ' + b"9" * 400 + b"}",
    "not UTF-8": b"\xff\xfe",
    "not UTF-8 in a text": b'{"type": "chat", "id": "x", "text": "\xff"}',
    "half a character": b'{"type": "chat", "id": "x", "text": "\\ud800"}',
    "a text that is too long": b'{"type": "chat", "id": "x", "text": "' + b"x" * 401 + b'"}',
    "an unknown reaction": b'{"type": "react", "id": "x", "reaction": "sneer"}',
    "many levels": b"[" * 16000,
    "many levels in a move": b'{"type": "move", "id": "x", "move": ' + b"[" * 8000 + b"]" * 8000 + b"}",
    "a move that is none": b'{"type": "move", "id": "x", "move": 7}',
    "a move without a type": b'{"type": "move", "id": "x", "move": {}}',
    "a move with too much": b'{"type": "move", "id": "x", "move": {"type": "draw", "cards": 9}}',
}


def next_error(socket: Frames) -> dict[str, Any]:
    return socket.until("error")


@pytest.mark.parametrize("kind", UNREADABLE)
def test_a_message_that_cannot_be_read_is_refused(goal: Target, kind: str) -> None:
    with Frames(goal.server) as socket:
        socket.hello(goal.to_move)
        socket.text(UNREADABLE[kind])
        answer = next_error(socket)
        assert answer["error"] == "bad-message"
        assert answer["facts"]["detail"]
        assert socket.ask("back")["type"] == "done", "expected the socket to be of use still"
    assert goal.is_unharmed()


def sent(socket: Frames, *frames: tuple[int, bytes, bool]) -> dict[str, Any] | Closed:
    """Send frames; the error or the end that comes of it."""
    for kind, payload, is_last in frames:
        socket.frame(kind, payload, is_last=is_last)
    while True:
        heard = socket.next()
        if isinstance(heard, Closed) or heard["type"] == "error":
            return heard


@pytest.mark.parametrize(
    ("frames", "error"),
    [
        ([(BINARY, START, True)], "text-only"),
        ([(BINARY, b"x", False), (CONTINUATION, START, True)], "text-only"),
        ([(TEXT, b"x" * 17_000, True)], "message-too-large"),
        ([(TEXT, b"x" * 200_000, True)], "message-too-large"),
        ([(TEXT, b"x" * 10_000, False), (CONTINUATION, b"x" * 10_000, True)], "message-too-large"),
        ([(TEXT, b"x" * 17_000, False), (CONTINUATION, START, True)], "message-too-large"),
        ([(TEXT, b"", False), (CONTINUATION, b"", True)], "bad-message"),
    ],
)
def test_a_frame_that_is_not_taken_gets_an_answer(
    goal: Target, frames: list[tuple[int, bytes, bool]], error: str
) -> None:
    with Frames(goal.server) as socket:
        socket.hello(goal.to_move)
        answer = sent(socket, *frames)
        assert not isinstance(answer, Closed)
        assert answer["error"] == error
        assert socket.ask("back")["type"] == "done"
    assert goal.is_unharmed()


def test_a_message_may_come_in_parts_with_a_ping_between(goal: Target) -> None:
    with Frames(goal.server) as socket:
        socket.hello(goal.to_move)
        socket.frame(TEXT, b'{"type": "ba', is_last=False)
        socket.frame(PING, b"are you there")
        socket.frame(CONTINUATION, b'ck", ', is_last=False)
        socket.frame(CONTINUATION, b'"id": "x"}')
        assert socket.answer("x")["type"] == "done"


BROKEN: dict[str, list[tuple[int, bytes, bool]]] = {
    "a frame over all limits": [(TEXT, b"x" * 300_000, True)],
    "an unknown kind of frame": [(3, b"abc", True)],
    "an unknown kind of control": [(11, b"abc", True)],
    "a long ping": [(PING, b"x" * 300, True)],
    "a ping in parts": [(PING, b"x", False)],
    "half a close": [(CLOSE, b"\x03", True)],
    "a close with a strange code": [(CLOSE, b"\x00\x63", True)],
    "an end without a beginning": [(CONTINUATION, START, True)],
    "a beginning in the middle": [(TEXT, b'{"type": ', False), (TEXT, START, True)],
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_client_that_breaks_the_framing_is_let_go(goal: Target, kind: str) -> None:
    with Frames(goal.server) as socket:
        socket.hello(goal.to_move)
        heard = sent(socket, *BROKEN[kind])
        while not isinstance(heard, Closed):
            assert heard["error"] in ("text-only", "bad-message"), heard
            heard = socket.next()
        assert heard.code in (1002, 1003, 1007, 1009)
    assert goal.is_unharmed()


@pytest.mark.parametrize("data", [b"\x81\x05hello", b"\x81\xff\x80" + b"\xff" * 7 + b"mask", b"\xff" * 64])
def test_bytes_that_are_no_frame_end_the_socket(goal: Target, data: bytes) -> None:
    with Frames(goal.server) as socket:
        socket.send(data)
        heard = socket.next()
        assert isinstance(heard, Closed)
    assert goal.is_unharmed()


def test_a_table_opens_only_with_its_code_and_a_seat_only_with_its_secret(goal: Target) -> None:
    stranger, other = secrets.token_urlsafe(32), goal.server.make_table("kobito", name="Somebody else")
    cases = [
        (Seat("AAAAAAAA", 0, goal.host.secret), "no-such-table"),
        (Seat(goal.code, 0, stranger), "not-your-seat"),
        (Seat(goal.code, 0, other.secret), "not-your-seat"),
        (Seat(goal.code, 0, goal.host.secret.swapcase()), "not-your-seat"),
        (Seat("aaaaaaaa", 0, goal.host.secret), "bad-message"),
        (Seat(goal.code, 0, "short"), "bad-message"),
    ]
    for seat, error in cases:
        with Frames(goal.server) as socket:
            answer = socket.ask("hello", table=seat.code, secret=seat.secret)
            assert answer.get("error") == error, answer
            assert socket.ask("undo")["error"] == "say-hello-first"
    assert goal.is_unharmed()


def test_only_the_seat_to_move_moves(goal: Target) -> None:
    move = goal.moves[0]
    with Frames(goal.server) as socket:
        assert socket.ask("move", move=move)["error"] == "say-hello-first"
        socket.hello(goal.waiting)
        assert socket.ask("move", move=move)["type"] == "refused"
        assert socket.ask("hello", table=goal.code)["error"] == "already-here"
    with Frames(goal.server) as socket:
        assert socket.ask("hello", table=goal.code)["type"] == "done"
        assert socket.ask("move", move=move)["error"] == "not-seated"
        assert socket.ask("chat", text="psst")["error"] == "not-seated"
    assert goal.is_unharmed()


@pytest.mark.parametrize(
    "move",
    [
        {"type": "claim", "gift": "book"},
        {"type": "send", "from": "S1", "end": "low", "to": "G1", "gold_end": "low"},
        {"type": "play", "card": "2", "to": "G2", "end": "low"},
        {"type": "play", "card": "no such card"},
        {"type": "play", "card": "\u0000"},
    ],
)
def test_a_move_of_another_game_or_with_a_strange_card_is_refused(goal: Target, move: dict[str, str]) -> None:
    with Frames(goal.server) as socket:
        socket.hello(goal.to_move)
        answer = socket.ask("move", move=move)
        assert answer["type"] == "refused" or answer["error"] == "bad-message", answer
    assert goal.is_unharmed()


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("kick", {"seat": 0}),
        ("add_bot", {"level": "random"}),
        ("remove_bot", {"seat": 0}),
        ("settings", {"seats": 4}),
        ("swap", {"seat": 0, "other": 1}),
        ("start", {}),
        ("rematch", {}),
        ("ready", {}),
        ("stop", {}),
    ],
)
def test_the_guest_cannot_do_what_is_the_hosts_or_not_for_now(goal: Target, kind: str, fields: dict[str, Any]) -> None:
    with Frames(goal.server) as socket:
        socket.hello(goal.guest)
        answer = socket.ask(kind, **fields)
        assert answer.get("error") in ("not-host", "not-now", "not-last-person"), answer
    assert goal.is_unharmed()


@pytest.mark.parametrize("path", ["/", "/sockets", "/socket/", "/socket/x", "//socket", "/%73ocket", "/api/tables"])
def test_there_is_a_socket_at_one_path_only(goal: Target, path: str) -> None:
    with Line(goal.server.port) as line:
        line.send(request(goal.server, path))
        assert line.read_head()[0] == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"host": "evil.example"},
        {"host": "[::1"},
        {"host": "[no]"},
        {"sec_websocket_key": ""},
        {"sec_websocket_key": "short"},
        {"upgrade": "h2c"},
        {"cookie": "y" * 300_000},
    ],
    ids=lambda headers: " ".join(f"{name} {value[:20]}" for name, value in headers.items()),
)
def test_whoever_may_not_come_gets_no_socket(goal: Target, headers: dict[str, str]) -> None:
    with Line(goal.server.port) as line:
        line.try_to_send(request(goal.server, **headers))
        status, head = line.read_head()
        assert status is None or 400 <= status < 500, head
    assert goal.is_unharmed()
