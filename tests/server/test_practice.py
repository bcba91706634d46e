"""Practice over HTTP: lessons and moments of finished games, with nothing stored and nothing hidden told."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from smallbox.server.admission import Admission
from smallbox.server.config import Config, Limits
from tests.server.live import QUICK, Answer, Live, Seat, live
from tests.server.test_endpoints import application_without_tables
from tests.server.test_operations import play_on

#: Short, and not so short that a bot ends it in its first turns.
SHORT = {"gold_cards": "12"}


@pytest.fixture(scope="module", name="server")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("practice"), *QUICK) as started:
        yield started


@pytest.fixture(scope="module", name="table")
def finished_table(server: Live) -> Seat:
    seat = server.make_table("kobito", seats=2, options=SHORT, bots=["random"])
    assert play_on(server, seat)["phase"] == "over"
    return seat


def moment(table: Seat, step: int = 2, seat: int = 0, record: int = 1) -> dict[str, Any]:
    return {"type": "moment", "table": table.code, "record": record, "step": step, "seat": seat}


def practise(server: Live, start: dict[str, Any], moves: list[Any] | None = None, move: Any = None) -> Answer:
    return server.ask("POST", "/api/practice", {"start": start, "moves": moves or [], "move": move})


def error(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["error"]


def test_a_moment_of_a_finished_game_is_played_on(server: Live, table: Seat) -> None:
    start = moment(table)
    first = practise(server, start).json()
    assert (first["game"], first["seat"], first["options"]) == ("kobito", 0, SHORT)
    assert first["refused"] is None
    moves: list[Any] = []
    shown = first
    for _ in range(4):
        move = shown["updates"][-1]["view"]["moves"][0]
        shown = practise(server, start, moves, move).json()
        assert shown["updates"][0]["seat"] == 0
        moves.append(move)
    again = practise(server, start, moves).json()
    assert again["updates"] == [
        {"seat": None, "move": "", "events": [], "seconds": 0, "view": shown["updates"][-1]["view"]}
    ]


def test_a_game_that_nobody_keeps_is_played_again_to_the_same_bytes(server: Live, table: Seat) -> None:
    start = moment(table)
    move = practise(server, start).json()["updates"][-1]["view"]["moves"][0]
    once = practise(server, start, [], move)
    # Asked twice for the same, as after an answer that was lost on its way.
    assert practise(server, start, [], move).body == once.body
    kept = practise(server, start, [move]).body
    spelled_otherwise = json.loads(json.dumps(move, separators=(" ,", " : ")))
    assert practise(server, start, [spelled_otherwise]).body == kept


def test_a_move_that_the_rules_forbid_is_refused_with_its_clause(server: Live, table: Seat) -> None:
    start = moment(table, step=0)
    answer = practise(server, start, [], {"type": "end"})
    assert answer.status == 200
    refused = answer.json()
    assert refused["updates"] == []
    assert refused["refused"]["clause"] == "K14"
    assert practise(server, start).json()["updates"][-1]["view"]["to_act"] == 0


def test_no_secret_of_the_deal_is_in_an_answer(server: Live, table: Seat) -> None:
    record = server.record(table.code).body.decode()
    secrets = [line.split('"')[1] for line in record.splitlines() if line.startswith(("[Seed", "[Salt"))]
    body = practise(server, moment(table)).body.decode()
    assert len(secrets) == 2
    assert not [secret for secret in secrets if secret in body]


def test_moves_that_do_not_fit_any_more_are_said_so(server: Live, table: Seat) -> None:
    assert error(practise(server, moment(table), [{"type": "pay", "card": "R"}])) == (409, "cannot-go-on")
    assert error(practise(server, moment(table), [{"type": "nonsense"}])) == (409, "cannot-go-on")
    assert error(practise(server, moment(table), [], {"type": "nonsense"})) == (400, "bad-message")


def test_a_game_that_is_not_over_is_no_start(server: Live) -> None:
    running = server.make_table("kobito", seats=2, bots=["random"])
    assert error(practise(server, moment(running))) == (404, "no-such-record")
    unknown = Seat("AAAAAAAA", 0, "")
    assert error(practise(server, moment(unknown))) == (404, "no-such-table")


def test_there_are_no_other_starts(server: Live, table: Seat) -> None:
    assert error(practise(server, moment(table, step=99_999))) == (400, "bad-message")
    assert error(practise(server, moment(table, seat=5))) == (400, "bad-message")
    assert error(practise(server, {"type": "lesson", "game": "kobito", "id": "none-such"})) == (404, "no-such-page")
    assert error(practise(server, {"type": "table"})) == (400, "bad-message")
    too_many = [{"type": "end"}] * 201
    assert error(practise(server, moment(table), too_many)) == (400, "bad-message")


def test_nothing_is_stored(server: Live, table: Seat) -> None:
    before = server.query("SELECT count(*) FROM entries"), server.codes("kobito")
    practise(server, moment(table))
    assert (server.query("SELECT count(*) FROM entries"), server.codes("kobito")) == before


def test_to_have_many_moves_played_again_is_costly() -> None:
    ask = application_without_tables(Admission(Config(limits=Limits(costly_burst=1, costly_per_minute=1))))
    start = {"type": "lesson", "game": "kobito", "id": "none-such"}
    bodies = [{"start": start, "moves": [{"type": "end"}]}, {"start": start, "moves": [{"type": "end"}]}]
    first, second = (ask("POST", "/api/practice", json.dumps(body).encode()) for body in bodies)
    assert error(first) == (404, "no-such-page")
    assert error(second) == (429, "rate-limited")
    assert error(ask("POST", "/api/practice", json.dumps({"start": start}).encode())) == (404, "no-such-page")
