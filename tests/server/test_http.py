"""The small HTTP API of a real server: safe headers, a true schema, tables and records."""

import asyncio
import random
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from smallbox.games import GAMES
from tests.server.frames import Frames, Line, request
from tests.server.live import PATIENCE, Live, Seat, eventually, live, verify
from tests.server.person import Person

#: pages, API, errors of every kind: method, path, body
ANSWERS: list[tuple[str, str, bytes | None]] = [
    ("GET", "/", None),
    ("HEAD", "/", None),
    ("GET", "/health", None),
    ("GET", "/metrics", None),
    ("GET", "/schema/openapi.json", None),
    ("GET", "/api/games", None),
    ("GET", "/api/games/kanobu/sentences/en", None),
    ("GET", "/api/games/chess/rulebook/en", None),
    ("GET", "/api/tables", None),
    ("OPTIONS", "/api/tables", None),
    ("GET", "/api/tables/AAAAAAAA/records/1", None),
    ("GET", "/api/tables/AAAAAAAA/records/1/steps", None),
    ("GET", "/no/such/page", None),
    ("GET", "/schema/swagger", None),
    ("DELETE", "/api/tables", None),
    ("POST", "/api/tables", b"{"),
    ("POST", "/api/tables", b"x" * 20_000),
]
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    # Of the page's own host: its socket is meant too, and no other.
    "connect-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SCHEMATHESIS = "from schemathesis.cli import schemathesis; schemathesis()"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("http")) as started:
        yield started


@pytest.fixture(scope="module", name="finished")
def finished_game(server: Live) -> str:
    """The code of a table whose game is over."""
    person = Person(server, "Ada", random.Random(3))

    async def play() -> None:
        await person.make_table("kobito", seats=3, bots=["random", "random"], privacy="public")
        await person.play()

    asyncio.run(play())
    return person.code


@pytest.mark.parametrize(("method", "path", "body"), ANSWERS)
def test_every_answer_has_safe_headers(server: Live, method: str, path: str, body: bytes | None) -> None:
    answer = server.ask(method, path, body)
    assert {name: answer.header(name) for name in HEADERS} == HEADERS
    assert "camera=()" in (answer.header("permissions-policy") or "")
    policy = answer.header("content-security-policy") or ""
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert {name: parts.get(name) for name in POLICY} == POLICY
    assert "unsafe" not in policy
    assert answer.header("server") is None
    assert answer.header("access-control-allow-origin") is None
    if path.startswith(("/api/", "/health", "/metrics")):
        assert answer.header("cache-control") == "no-store"


def test_a_refused_name_has_safe_headers_too(server: Live) -> None:
    answer = server.ask("GET", "/health", headers={"host": "evil.example"})
    assert {name: answer.header(name) for name in HEADERS} == HEADERS


def test_an_error_has_the_shape_of_the_protocol(server: Live) -> None:
    for method, path, body in ANSWERS:
        answer = server.ask(method, path, body)
        if answer.status >= 400 and method != "HEAD":
            assert answer.status < 500
            assert sorted(answer.json()) == ["detail", "error", "facts"], (method, path)


def test_the_schema_names_every_operation(server: Live) -> None:
    schema = server.ask("GET", "/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    operations = {each["operationId"] for path in schema["paths"].values() for each in path.values()}
    assert operations >= {
        "createTable",
        "joinTable",
        "takeOver",
        "listGames",
        "listTables",
        "fetchSentences",
        "fetchRulebook",
        "fetchRecord",
        "fetchSteps",
        "health",
    }


def test_a_client_without_a_game_gets_its_sentences_and_its_rulebook(server: Live) -> None:
    said = server.ask("GET", "/api/games/kanobu/sentences/uk")
    assert said.status == 200
    assert "kanobu-event-card-played =" in said.body.decode()
    book = server.ask("GET", "/api/games/kanobu/rulebook/uk")
    assert (book.status, book.header("content-language")) == (200, "uk")
    assert book.body.startswith(b"# ")


@pytest.mark.parametrize(
    "path", ["chess/sentences/en", "kanobu/sentences/xx", "..%2Fhat/rulebook/en", "kanobu/rulebook/..%2Fen"]
)
def test_of_unknown_games_and_languages_nothing_is_read(server: Live, path: str) -> None:
    answer = server.ask("GET", f"/api/games/{path}")
    assert (answer.status, answer.json()["error"]) in ((404, "no-such-page"), (400, "bad-message"))


def test_the_games_are_listed_with_their_bots_and_options(server: Live) -> None:
    shelf = server.ask("GET", "/api/games").json()
    assert shelf["address"] == ""
    assert [game["name"] for game in shelf["games"]] == list(GAMES)
    hat = shelf["games"][2]
    assert (hat["fewest"], hat["most"]) == (2, 8)
    assert hat["levels"] == ["random", "greedy", "easy", "normal", "hard", "expert", "perfect"]
    assert hat["level"] == "normal"
    assert (hat["title"], hat["seats"], hat["is_of_memory"]) == ("That's Not a Hat", 4, True)
    rounds = next(option for option in hat["options"] if option["name"] == "rounds")
    assert (rounds["kind"], rounds["choices"], rounds["default"], rounds["clause"]) == (
        "choice",
        ["1", "n"],
        "1",
        "H36",
    )


def fuzz(server: Live, folder: Path, settings: str, examples: int, *more: str) -> subprocess.CompletedProcess[str]:
    """Let schemathesis make requests from the schema, good and bad ones."""
    (folder / "schemathesis.toml").write_text(settings, "utf-8")
    options = ["--max-examples", str(examples), "--seed", "20", "--no-color", "--warnings", "off"]
    # Secrets by a pattern are rarely met by chance. A name may be well formed and yet not be one (bad-name, 400).
    options += ["--suppress-health-check", "all", "--exclude-checks", "positive_data_acceptance"]
    options += ["--generation-database", "none"]
    return subprocess.run(
        [sys.executable, "-c", SCHEMATHESIS, "run", f"{server.address}/schema/openapi.json", *options, *more],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=(3 if examples <= 50 else 10) * PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("examples", [3, pytest.param(100, marks=pytest.mark.soak)])
def test_requests_made_from_the_schema_find_nothing(server: Live, tmp_path: Path, examples: int) -> None:
    found = fuzz(server, tmp_path, "", examples)
    assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
    assert server.is_healthy()


def test_requests_for_records_that_exist_find_nothing(server: Live, tmp_path: Path, finished: str) -> None:
    settings = f'[parameters]\n"path.code" = "{finished}"\n'
    found = fuzz(server, tmp_path, settings, 50, "--mode", "positive", "--include-path-regex", "records")
    assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
    verify(server, finished)


def listed(server: Live) -> dict[str, dict[str, Any]]:
    return {each["code"]: each for each in server.ask("GET", "/api/tables").json()["tables"]}


def test_public_tables_are_listed_and_private_ones_are_not(server: Live) -> None:
    public = server.make_table("kobito", name="Wanda", privacy="public", seats=3)
    private = server.make_table("kobito", name="Wanda", seats=3)
    found = listed(server)
    assert private.code not in found
    shown = {key: found[public.code][key] for key in ("game", "phase", "host", "seats", "taken")}
    assert shown == {"game": "kobito", "phase": "lobby", "host": "Wanda", "seats": 3, "taken": 1}
    server.join(public.code)
    # Listings are written after the fact, so a moment may pass.
    eventually(lambda: listed(server)[public.code]["taken"] == 2, "the new guest is counted")
    with Frames(server) as socket:
        socket.hello(public)
        assert socket.ask("settings", privacy="private")["type"] == "done"
    eventually(lambda: public.code not in listed(server), "the table is private")


def begun(server: Live) -> Seat:
    """A game that waits for its only person, or for bots that wait for her."""
    seat = server.make_table("kobito", seats=2)
    other = server.join(seat.code)
    with Frames(server) as host, Frames(server) as guest:
        host.hello(seat)
        guest.hello(other)
        assert guest.ask("ready")["type"] == "done"
        assert host.ask("ready")["type"] == "done"
        assert host.ask("start")["type"] == "done"
    return seat


def test_a_record_opens_when_the_game_is_over(server: Live, finished: str) -> None:
    running = server.record(begun(server).code)
    assert (running.status, running.json()["error"]) == (409, "not-over")
    unknown = server.record("AAAAAAAA")
    assert (unknown.status, unknown.json()["error"]) == (404, "no-such-table")
    none = server.record(finished, 2)
    assert (none.status, none.json()["error"]) == (404, "no-such-record")
    open_one = server.record(finished)
    assert open_one.status == 200
    assert (open_one.header("content-type") or "").startswith("text/plain")
    assert "attachment" in (open_one.header("content-disposition") or "")


def test_a_finished_game_is_looked_at_step_by_step(server: Live, finished: str) -> None:
    path = f"/api/tables/{finished}/records/1/steps"
    page = server.ask("GET", path).json()
    assert [step["number"] for step in page["steps"]] == list(range(min(100, page["total"] + 1)))
    assert len(page["steps"][0]["opened"]["hands"]) == 3
    seen = server.ask("GET", f"{path}?seat=2&from=1&count=2").json()["steps"]
    assert [(step["number"], step["view"]["seat"], step["opened"]) for step in seen] == [(1, 2, None), (2, 2, None)]
    for wrong in ("seat=3", "seat=-1", "seat=x", "count=0", "count=101", "from=-1"):
        answer = server.ask("GET", f"{path}?{wrong}")
        assert (answer.status, answer.json()["error"]) == (400, "bad-message"), wrong
    running = server.ask("GET", f"/api/tables/{begun(server).code}/records/1/steps")
    assert (running.status, running.json()["error"]) == (409, "not-over")


def test_asking_twice_with_one_secret_gives_one_table_and_one_seat(server: Live) -> None:
    secret = secrets.token_urlsafe(32)
    first, again = (server.make_table("kobito", secret=secret) for _ in range(2))
    assert first == again
    other = secrets.token_urlsafe(32)
    seats = [server.ask("POST", f"/api/tables/{first.code}/seats", name="Bo", secret=other).json() for _ in range(2)]
    assert seats[0] == seats[1]
    assert seats[0]["seat"] == 1


def test_many_at_once_with_one_secret_get_one_table(server: Live) -> None:
    body = {"game": "kobito", "name": "Ada", "secret": secrets.token_urlsafe(32)}

    async def ask_all() -> list[str]:
        answers = await asyncio.gather(*(asyncio.to_thread(server.ask, "POST", "/api/tables", body) for _ in range(6)))
        return [answer.json()["code"] for answer in answers]

    assert len(set(asyncio.run(ask_all()))) == 1


def test_a_request_for_a_socket_that_is_refused_says_why(server: Live) -> None:
    with Line(server.port) as line:
        line.send(request(server, origin="http://evil.example"))
        status, _ = line.read_head()
        assert status == 403
        line.read(1)
        assert b"ad-origin" in line.received or b'"error"' in line.received
