"""Bad requests of every kind over HTTP: each is refused, changes nothing, and the server lives on."""

import json
import secrets
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.frames import Line, request
from tests.server.live import Answer
from tests.server.target import Target, target

#: a connection that never says what it wants is let go within this time, in seconds
LET_GO = 40
NESTED = b"[" * 5000 + b"]" * 5000
TABLES = "/api/tables"


@pytest.fixture(scope="module", name="goal")
def started_target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with target(tmp_path_factory.mktemp("bad-requests")) as found:
        yield found


def body(**changed: object) -> bytes:
    """A good body with something changed in it."""
    good = {"game": "kanobu", "name": "Ada", "secret": secrets.token_urlsafe(32)}
    return json.dumps({**good, **changed}).encode()


def assert_refused(goal: Target, answer: Answer, statuses: tuple[int, ...], error: str | None) -> None:
    assert answer.status in statuses, answer.body
    if error is not None:
        found: dict[str, Any] = answer.json()
        assert found["error"] == error
        assert found["detail"]
    assert goal.is_unharmed()


BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{game",
    "a list": b"[]",
    "null": b"null",
    "a number": b"7",
    "more after the end": body() + b"x",
    "not UTF-8": body().replace(b"Ada", b"\xff\xfe"),
    "half a character": body().replace(b"Ada", b"\\ud800"),
    "no number": body(seats=0).replace(b"0}", b"NaN}"),
    "many levels": b"[" * 8000,
    "many levels in a field": body(options=0).replace(b"0}", NESTED + b"}"),
    "an unknown field": body(admin=True),
    "a missing field": b"{}",
    "an unknown game": body(game="chess"),
    "a text for a number": body(seats="4"),
    "a yes for a number": body(seats=True),
    "a fraction": body(seats=2.5),
    "a huge number": body(seats=10**300),
    "too many seats": body(seats=9),
    "too many bots": body(bots=["random"] * 8),
    "a short secret": body(secret="abc"),
    "a secret of two lines": body(secret="s" * 40 + "\n"),
    "no name": body(name=""),
    "a long name": body(name="n" * 101),
    "an object for a name": body(name={"first": "Ada"}),
    "a number for an option": body(options={"gold_cards": 9}),
}


@pytest.mark.parametrize("kind", BODIES)
def test_a_body_that_cannot_be_read_is_refused(goal: Target, kind: str) -> None:
    assert_refused(goal, goal.server.ask("POST", TABLES, BODIES[kind]), (400,), "bad-message")


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"name": "  \u202e\u200b"}, "bad-name"),
        ({"bots": ["oracle"]}, "unknown-bot"),
        ({"seats": 2, "bots": ["random"] * 4}, "table-full"),
        ({"options": {"cheat": "on"}}, "bad-option"),
        ({"game": "hat", "options": {"show_seconds": "0"}}, "bad-option"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(goal: Target, changed: dict[str, object], error: str) -> None:
    assert_refused(goal, goal.server.ask("POST", TABLES, body(**changed)), (400, 409), error)


@pytest.mark.parametrize("size", [170_000, 300_000])
def test_a_body_that_is_too_large_is_refused(goal: Target, size: int) -> None:
    assert_refused(goal, goal.server.ask("POST", TABLES, body(name="n" * size)), (413,), "message-too-large")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/xml", ""]
)
def test_a_body_that_says_it_is_no_json_is_refused(goal: Target, kind: str) -> None:
    """What another site's page may send without asking first must not be taken for a request of ours."""
    answer = goal.server.ask("POST", TABLES, body(), {"content-type": kind})
    assert_refused(goal, answer, (415,), "not-json")


@pytest.mark.parametrize(
    ("path", "given", "statuses", "error"),
    [
        ("/api/tables/AAAAAAAA/seats", {"name": "Ada"}, (404,), "no-such-table"),
        ("/api/tables/AAAAAAAA/devices", {"code": "AAAAAAAA"}, (404,), "no-such-table"),
        ("/api/tables/aaaaaaaa/seats", {"name": "Ada"}, (400, 404), None),
        ("/api/tables/{code}/seats", {"name": "Ada"}, (409,), None),
        ("/api/tables/{code}/devices", {"code": "AAAAAAAA"}, (403,), "bad-code"),
        ("/api/tables/{code}/devices", {"code": "short"}, (400,), "bad-message"),
    ],
)
def test_nobody_gets_a_seat_without_a_right_to_it(
    goal: Target, path: str, given: dict[str, Any], statuses: tuple[int, ...], error: str | None
) -> None:
    answer = goal.server.ask("POST", path.format(code=goal.code), secret=secrets.token_urlsafe(32), **given)
    assert_refused(goal, answer, statuses, error)


@pytest.mark.parametrize(
    "path",
    [
        "/../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
        "/api/tables/../../health",
        "/api/tables/%2e%2e/records/1",
        "/api/tables/%00/records/1",
        "/api/tables/%ff%fe/records/1",
        "/api/tables/AAAAAAAA%2f..%2f/records/1",
        "/api/tables/AAAAAAAA/records/0",
        "/api/tables/AAAAAAAA/records/-1",
        "/api/tables/AAAAAAAA/records/1e3",
        "/api/tables/AAAAAAAA/records/99999999999999999999999",
        f"/api/tables/{'A' * 9000}/records/1",
        f"/{'a' * 8000}",
        f"/{'a' * 60000}",
        "/.env",
        "/smallbox.db",
        "/socket",
    ],
    ids=lambda path: path if len(path) < 60 else f"{len(path)} characters",
)
def test_a_path_that_leads_nowhere_is_refused(goal: Target, path: str) -> None:
    assert_refused(goal, goal.server.ask("GET", path), (400, 404, 414, 426, 431), None)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "BREW"])
@pytest.mark.parametrize("path", ["/health", "/api/tables", "/api/tables/AAAAAAAA/seats"])
def test_a_wrong_method_is_refused(goal: Target, method: str, path: str) -> None:
    assert_refused(goal, goal.server.ask(method, path), (400, 405, 501), None)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "localhost@evil.example", "[::1", "[no]"]
)
def test_a_server_by_another_name_does_not_answer(goal: Target, host: str) -> None:
    """DNS rebinding: the page of another site calls us by its own name."""
    assert_refused(goal, goal.server.ask("GET", "/health", headers={"host": host}), (421,), "bad-host")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "file://", "http://127.0.0.1", "http://["])
def test_a_page_of_another_site_gets_nothing(goal: Target, origin: str) -> None:
    answer = goal.server.ask("POST", TABLES, body(), {"origin": origin})
    assert_refused(goal, answer, (403,), "bad-origin")


RAW: dict[str, bytes] = {
    "noise": b"\x00\x01\x02\x03" * 20,
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"a" * 200,
    "no host": b"GET /health HTTP/1.0\r\n\r\n",
    "a version to come": b"GET /health HTTP/9.9\r\nHOST\r\n\r\n",
    "two hosts": b"GET /health HTTP/1.1\r\nHOST\r\nhost: evil.example\r\n\r\n",
    "two lengths": b"POST /api/tables HTTP/1.1\r\nHOST\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef",
    "a length and chunks": b"POST /api/tables HTTP/1.1\r\nHOST\r\ncontent-length: 5\r\n"
    b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "a negative length": b"POST /api/tables HTTP/1.1\r\nHOST\r\ncontent-length: -5\r\n\r\n",
    "an endless length": b"POST /api/tables HTTP/1.1\r\nHOST\r\nJSON\r\ncontent-length: 99999999999\r\n\r\n",
    "no chunk": b"POST /api/tables HTTP/1.1\r\nHOST\r\nJSON\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    "many chunks": b"POST /api/tables HTTP/1.1\r\nHOST\r\nJSON\r\ntransfer-encoding: chunked\r\n\r\n"
    + (b"1000\r\n" + b"a" * 4096 + b"\r\n") * 100,
    "a zero in a header": b"GET /health HTTP/1.1\r\nHOST\r\nx: a\x00b\r\n\r\n",
    "a zero in the path": b"GET /he\x00alth HTTP/1.1\r\nHOST\r\n\r\n",
    "a long path": b"GET /" + b"y" * 2_000_000 + b" HTTP/1.1\r\nHOST\r\n\r\n",
    "a long header": b"GET /health HTTP/1.1\r\nHOST\r\nx: " + b"y" * 2_000_000 + b"\r\n\r\n",
    "many headers": b"GET /health HTTP/1.1\r\nHOST\r\n" + b"x: y\r\n" * 20_000 + b"\r\n",
}


@pytest.mark.parametrize("kind", RAW)
def test_what_is_not_quite_http_is_refused(goal: Target, kind: str) -> None:
    data = RAW[kind].replace(b"HOST", f"host: 127.0.0.1:{goal.server.port}".encode())
    with Line(goal.server.port) as line:
        line.try_to_send(data.replace(b"JSON", b"content-type: application/json"))
        status, head = line.read_head()
        # Hanging up in the middle of a flood is a clear word too.
        assert status is None or 400 <= status < 500, head
    assert goal.is_unharmed()


def test_whoever_never_ends_a_sentence_is_let_go(goal: Target) -> None:
    """Half a request, and half a request for a socket: others are served meanwhile, and in the end it is over."""
    host = f"host: 127.0.0.1:{goal.server.port}"
    starts = [f"GET /health HTTP/1.1\r\n{host}\r\nx".encode(), request(goal.server)[:60], b"", b"P"]
    lines = [Line(goal.server.port) for _ in starts for _ in range(5)]
    try:
        for line, start in zip(lines, starts * 5):
            line.send(start)
        assert goal.is_unharmed()
        ends = time.monotonic() + LET_GO
        for line in lines:
            line.socket.settimeout(max(0.1, ends - time.monotonic()))
            status, head = line.read_head()
            assert status is None or 400 <= status < 500, head
    finally:
        for line in lines:
            line.socket.close()
