"""Connections of HTTP and the names in them: nobody keeps others out, nobody comes as somebody else."""

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from smallbox.server.admission import Admission
from smallbox.server.config import Config, Limits
from smallbox.server.rate_limits import address_group
from tests.server.frames import Line, request
from tests.server.live import QUICK, Live, eventually, live

LIMITS = Limits()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("doors"), "--bot-pace", "instant") as started:
        yield started
        assert started.metric("smallbox_failures_total") == 0
        assert b"Traceback" not in started.log
        assert b"Exception" not in started.log


def get(server: Live, path: str = "/health", *lines: str) -> bytes:
    """A request of HTTP, with more lines in its head."""
    return "\r\n".join([f"GET {path} HTTP/1.1", f"host: 127.0.0.1:{server.port}", *lines, "", ""]).encode()


# Names.


@pytest.mark.parametrize(
    "host", ["127.0.0.1:99999", "127.0.0.1:65536", "127.0.0.1:0", "127.0.0.1:-1", "127.0.0.1:x", "localhost:8000:1",
             "127.0.0.1:", "a@127.0.0.1", "127.0.0.1/x", "[127.0.0.1]", "127.0.0.1:８０", "[::1]x"],
)  # fmt: skip
def test_a_host_that_is_none_is_refused_before_anything_is_made(server: Live, host: str) -> None:
    before = server.query("SELECT count(*) FROM tables")
    body = {"game": "kanobu", "name": "Ada", "secret": secrets.token_urlsafe(32)}
    answer = server.ask("POST", "/api/tables", body, {"host": host.encode().decode("latin-1")})
    assert (answer.status, answer.json()["error"]) == (421, "bad-host")
    assert server.query("SELECT count(*) FROM tables") == before
    with Line(server.port) as line:
        line.send(request(server, host=host))
        assert line.read_head()[0] == 421


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8000", "LOCALHOST", "[::1]:8000", "[::1]", "192.0.2.7:65535"])
def test_a_host_that_is_one_is_answered(server: Live, host: str) -> None:
    assert server.ask("GET", "/health", headers={"host": host}).status == 200


def test_two_origins_are_refused(server: Live) -> None:
    own = f"origin: http://127.0.0.1:{server.port}"
    for lines in ([own, "origin: http://evil.example"], ["origin: http://evil.example", own]):
        with Line(server.port) as line:
            line.send(get(server, "/health", *lines))
            assert line.read_head()[0] == 403


@pytest.mark.parametrize("path", ["/api/tables/", "/api/tables/?x=1"])
def test_another_spelling_of_a_path_passes_no_check(server: Live, path: str) -> None:
    """What a page of another site may send without asking is no request of ours, whatever the path looks like."""
    body = b'{"game": "kanobu", "name": "Ada", "secret": "%s"}' % secrets.token_urlsafe(32).encode()
    assert server.ask("POST", path, body, {"content-type": "text/plain"}).status in (404, 415)


# Addresses.


@pytest.mark.parametrize(
    ("told", "believed"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("198.51.100.7:4711", "198.51.100.7"),
        ("10.0.0.1, 198.51.100.7", "198.51.100.7"),
        ("[2001:db8::1]:4711", "2001:db8::/64"),
        ("2001:db8::2", "2001:db8::/64"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("", "127.0.0.1"),
        ("unknown", "127.0.0.1"),
        ("198.51.100.7,", "127.0.0.1"),
        ("1.2.3.4.5", "127.0.0.1"),
        ("\udcff", "127.0.0.1"),
    ],
)
def test_what_a_proxy_tells_is_read(told: str, believed: str) -> None:
    assert Admission(Config(behind_proxy=True)).address_of("127.0.0.1", ["192.0.2.1", told]) == believed


def test_a_household_has_one_address_however_it_is_written() -> None:
    same = ["2001:db8:1:2::1", "2001:db8:1:2:a:b:c:d", "2001:0DB8:1:2::", "2001:db8:1:2::ffff:1"]
    assert len({address_group(each) for each in same}) == 1
    assert address_group("2001:db8::a:b:c:d") == address_group("2001:db8:0:0:1::")
    assert address_group("2001:db8:1:3::1") != address_group(same[0])


# Connections.


def test_an_address_has_so_many_connections_and_no_more(server: Live) -> None:
    with ExitStack() as stack:
        for _ in range(LIMITS.connections_per_address):
            stack.enter_context(Line(server.port, source="127.0.0.3"))
        crowded = stack.enter_context(Line(server.port, source="127.0.0.3"))
        assert crowded.read_head()[0] == 429
        other = stack.enter_context(Line(server.port, source="127.0.0.4"))
        other.send(get(server))
        assert other.read_head()[0] == 200

    def may_come() -> bool:
        with Line(server.port, source="127.0.0.3") as line:
            line.try_to_send(get(server))
            return line.read_head()[0] == 200

    eventually(may_come, "there is a place again")


def test_sockets_do_not_count_as_connections(server: Live) -> None:
    with ExitStack() as stack:
        for _ in range(LIMITS.connections_per_address + 10):
            line = stack.enter_context(Line(server.port, source="127.0.0.5"))
            line.send(request(server))
            assert line.read_head()[0] == 101


def test_when_files_run_out_the_silent_make_room(tmp_path: Path) -> None:
    """Under a limit of 300 open files, 400 connections that say nothing keep nobody out."""
    server = Live(tmp_path, *QUICK)
    try:
        server.start(files=300)
        with ExitStack() as stack:
            for number in range(400):
                line = stack.enter_context(Line(server.port))
                with suppress(ConnectionError):
                    line.send(b"" if number % 2 else b"GET /health HTTP/1.1\r\nhost: ")
                if number % 40 == 0 or number > 395:
                    began = time.monotonic()
                    assert server.is_healthy()
                    # Less than a silent one had before.
                    assert time.monotonic() - began < 12
    finally:
        server.kill()


def test_requests_that_do_not_wait_for_answers_are_bounded(server: Live) -> None:
    with Line(server.port) as line:
        line.send(get(server) * 10)
        for _ in range(10):
            status, head = line.read_head()
            assert status == 200
            length = next(int(each.split(":")[1]) for each in head.splitlines() if each.startswith("content-length"))
            line.read(length)
    with Line(server.port) as line:
        line.try_to_send(get(server) * 5000)
        heard = 0
        while line.read_head()[0] is not None:
            heard += 1
        assert heard < 100
    assert server.is_healthy()


def test_a_socket_asked_for_behind_an_unanswered_request_is_not_given(server: Live) -> None:
    with Line(server.port) as line:
        line.send(get(server) + request(server))
        status, _ = line.read_head()
        assert status in (None, 200)
        status, _ = line.read_head()
        assert status != 101
    assert server.is_healthy()


@pytest.mark.alone  # the more slowly one asks, the more one may
def test_reading_without_end_is_limited_and_says_for_how_long(server: Live) -> None:
    head = get(server, "/no-such-page")
    answers: dict[int | None, str] = {}
    with Line(server.port, source="127.0.0.9") as line:
        for _ in range(LIMITS.reads_burst // 20 + 40):
            line.try_to_send(head * 20)
            for _ in range(20):
                status, text = line.read_head()
                answers[status] = text
                line.read(next(int(each.split(":")[1]) for each in text.splitlines() if "content-length" in each))
            if 429 in answers:
                break
    assert 429 in answers
    assert "retry-after:" in answers[429]
