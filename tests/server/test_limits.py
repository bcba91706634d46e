"""What one address and one socket may do is limited; others are not harmed by it, and it is over after a while."""

import secrets
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from smallbox.server.config import Limits
from smallbox.server.rate_limits import TokenBuckets
from tests.server.frames import Closed, Frames, Line, request
from tests.server.live import Answer, Live, eventually, live

LIMITS = Limits()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """Behind a proxy, so that every test can come from an address of its own."""
    with live(tmp_path_factory.mktemp("limits"), "--bot-pace", "instant", "--behind-proxy") as started:
        yield started


def make(server: Live, address: str, secret: str = "") -> Answer:
    secret = secret or secrets.token_urlsafe(32)
    body = {"game": "kanobu", "name": "Ada", "secret": secret}
    return server.ask("POST", "/api/tables", body, {"x-forwarded-for": address})


def join_nothing(server: Live, address: str) -> Answer:
    body = {"name": "Ada", "secret": secrets.token_urlsafe(32)}
    return server.ask("POST", "/api/tables/AAAAAAAA/seats", body, {"x-forwarded-for": address})


def test_requests_of_an_address_are_limited_until_it_has_waited(server: Live) -> None:
    answers = [join_nothing(server, "192.0.2.1") for _ in range(3 * LIMITS.requests_burst)]
    assert {answer.status for answer in answers[: LIMITS.requests_burst]} == {404}
    limited = [answer.json() for answer in answers if answer.status == 429]
    assert limited
    assert {each["error"] for each in limited} == {"rate-limited"}
    assert all(each["facts"]["seconds"] >= 1 for each in limited)
    assert join_nothing(server, "192.0.2.2").status == 404, "expected another address to be free"
    eventually(lambda: join_nothing(server, "192.0.2.1").status == 404, "it may ask again")


def test_an_address_makes_so_many_tables_and_no_more(server: Live) -> None:
    first = secrets.token_urlsafe(32)
    codes = {make(server, "192.0.2.3", first).json()["code"]}
    codes |= {make(server, "192.0.2.3").json()["code"] for _ in range(LIMITS.tables_burst - 1)}
    assert len(codes) == LIMITS.tables_burst
    answer = make(server, "192.0.2.3")
    assert (answer.status, answer.json()["error"]) == (429, "too-many-tables")
    assert make(server, "192.0.2.3", first).json()["code"] in codes, "expected the table that was made before"
    assert make(server, "192.0.2.4").status == 201


def test_an_address_may_make_tables_again_after_a_minute() -> None:
    buckets = TokenBuckets(LIMITS.tables_burst, LIMITS.tables_per_hour / 3600)
    while buckets.of("192.0.2.1", 0.0).take(0.0):
        pass
    wait = 3600 / LIMITS.tables_per_hour
    assert not buckets.of("192.0.2.1", wait - 1).take(wait - 1)
    assert buckets.of("192.0.2.1", wait + 1).take(wait + 1)


def test_messages_of_a_socket_are_limited_until_it_has_waited(server: Live) -> None:
    with Frames(server) as socket, Frames(server) as other:
        flood = [socket.say("undo") for _ in range(LIMITS.messages_burst + 30)]
        heard = [socket.until("error") for _ in flood]
        errors = [each["error"] for each in heard]
        assert set(errors[: LIMITS.messages_burst]) == {"say-hello-first"}
        assert set(errors) == {"say-hello-first", "rate-limited"}
        assert [each["id"] for each in heard] == flood, "expected every message to be answered by its id"
        assert other.ask("undo")["error"] == "say-hello-first"
        eventually(lambda: socket.ask("undo")["error"] == "say-hello-first", "it may speak again")


def test_whoever_does_not_stop_is_let_go(server: Live) -> None:
    with Frames(server) as socket:
        for _ in range(10 * LIMITS.messages_burst):
            socket.try_to_send(b"\x82\x80mask")
        heard = socket.next()
        while not isinstance(heard, Closed):
            assert heard["error"] == "text-only"
            heard = socket.next()
    assert server.is_healthy()


def status_of_a_socket(server: Live, line: Line, address: str) -> int | None:
    line.send(request(server, x_forwarded_for=address))
    return line.read_head()[0]


def test_an_address_has_so_many_sockets_and_no_more(server: Live) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(Line(server.port)) for _ in range(LIMITS.sockets_per_address)]
        assert {status_of_a_socket(server, line, "192.0.2.5") for line in lines} == {101}
        with Line(server.port) as line:
            line.send(request(server, x_forwarded_for="192.0.2.5"))
            status, _ = line.read_head()
            line.read(1)
            assert status == 429
            assert b"oo-many-sockets" in line.received
        with Line(server.port) as line:
            assert status_of_a_socket(server, line, "192.0.2.6") == 101
        lines[0].socket.close()

        def may_come() -> bool:
            with Line(server.port) as line:
                return status_of_a_socket(server, line, "192.0.2.5") == 101

        eventually(may_come, "there is a place again")


@pytest.mark.parametrize("path", ["/api/tables/AAAAAAAA/records/1", "/api/tables/AAAAAAAA/records/1/steps", "/metrics"])
def test_what_takes_long_is_limited_by_address(server: Live, path: str) -> None:
    number = len(path) % 200
    own, other = ({"x-forwarded-for": f"192.0.{each}.{number}"} for each in (2, 3))
    answers = [server.ask("GET", path, headers=own) for _ in range(LIMITS.costly_burst + 20)]
    assert answers[0].status in (200, 404)
    late = [answer for answer in answers if answer.status == 429]
    assert late
    assert int(late[0].header("retry-after") or 0) >= 1
    assert late[0].json()["error"] == "rate-limited"
    assert server.ask("GET", path, headers=other).status in (200, 404)
    assert server.ask("GET", "/api/games", headers=own).status == 200, "expected what is quick to be answered still"


def ask_as(server: Live, *forwarded: str) -> int | None:
    """Ask for a table that is not there, with these lines of X-Forwarded-For."""
    body = b'{"name": "Ada", "secret": "%s"}' % secrets.token_urlsafe(32).encode()
    lines = [f"x-forwarded-for: {each}" for each in forwarded]
    head = [
        "POST /api/tables/AAAAAAAA/seats HTTP/1.1",
        f"host: 127.0.0.1:{server.port}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
        *lines,
    ]
    with Line(server.port) as line:
        line.send("\r\n".join([*head, "", ""]).encode() + body)
        return line.read_head()[0]


def test_of_two_lines_of_forwarded_addresses_the_last_counts(server: Live) -> None:
    statuses = [ask_as(server, f"192.0.2.{number}", "198.51.100.1") for number in range(LIMITS.requests_burst + 30)]
    assert 429 in statuses
    assert ask_as(server, "198.51.100.1", "198.51.100.2") == 404


def test_a_forwarded_address_that_is_none_is_not_believed(server: Live) -> None:
    statuses = [ask_as(server, f"someone-{number}") for number in range(LIMITS.requests_burst + 30)]
    assert 429 in statuses


def test_sockets_too_go_by_the_last_line(server: Live) -> None:
    status, head = None, ""
    with ExitStack() as stack:
        for number in range(LIMITS.sockets_per_address + 1):
            line = stack.enter_context(Line(server.port))
            lines = f"x-forwarded-for: 192.0.2.{number % 250}\r\nx-forwarded-for: 198.51.100.3\r\n\r\n".encode()
            line.send(request(server).removesuffix(b"\r\n") + lines)
            status, head = line.read_head()
        assert status == 429, head


def test_links_begin_as_the_proxy_says(server: Live) -> None:
    body = {"game": "kanobu", "name": "Ada", "secret": secrets.token_urlsafe(32)}
    answer = server.ask("POST", "/api/tables", body, {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.250"})
    assert answer.json()["link"].startswith("https://")
    answer = server.ask("POST", "/api/tables", body, {"x-forwarded-proto": "gopher", "x-forwarded-for": "192.0.2.250"})
    assert answer.json()["link"].startswith("http://")


def test_whoever_opens_sockets_without_end_has_to_wait(server: Live) -> None:
    statuses: list[int | None] = []
    # More than the burst, because some are forgiven while a slow machine opens the others.
    while 429 not in statuses and len(statuses) < 2 * LIMITS.openings_burst:
        with Line(server.port) as line:
            statuses.append(status_of_a_socket(server, line, "192.0.2.90"))
    assert set(statuses[: LIMITS.openings_burst]) <= {101}
    assert 429 in statuses
    with Line(server.port) as line:
        assert status_of_a_socket(server, line, "192.0.2.91") == 101


def test_an_address_that_a_client_invents_is_not_believed_without_a_proxy(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with live(tmp_path_factory.mktemp("no-proxy"), "--bot-pace", "instant") as server:
        statuses = [join_nothing(server, f"192.0.2.{number}").status for number in range(2 * LIMITS.requests_burst)]
        assert 429 in statuses
