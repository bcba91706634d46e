"""The bench over HTTP: cards are checked, played after a kill, fetched, reviewed, measured; nobody fills the disk."""

import hashlib
import http.client
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from smallbox.server.config import Limits
from tests import own_cards
from tests.own_cards import CARDS, EVERY_GAME
from tests.server.live import Live, eventually, live, smallbox
from tests.server.test_operations import play_on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("bench")) as running:
        yield running


def check(server: Live, game: str, cards: str) -> Any:
    return server.ask("POST", f"/api/games/{game}/cards", cards=cards)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_sound_cards_are_counted_and_hashed(server: Live, game: str) -> None:
    found = check(server, game, CARDS[game]).json()
    assert found["count"] == {"kobito": 97, "kanobu": 80, "hat": 30}[game]
    assert found["players"][0] == 2
    assert " sha256:" in found["tag"]


@pytest.mark.parametrize(
    ("game", "cards", "at", "flaw"),
    [
        ("kanobu", own_cards.kanobu(each={"Ro": 12}), "each", "total"),
        ("kanobu", own_cards.kanobu(purple={"Ca": -1}), "purple/Ca", "number"),
        ("kanobu", own_cards.kanobu(id='a"b'), "id", "name"),
        ("kanobu", own_cards.kanobu(handSize=16, maxPlayers=4), "handSize", "most"),
        ("kanobu", "[", "line/1", "unreadable"),
        ("kobito", own_cards.kobito(gold=[]), "gold", "few-gold"),
        ("kobito", own_cards.kobito(gold=[{"need": 25, "value": 2}] * 3), "gold/1/need", "most"),
        ("kobito", own_cards.kobito(copies_per_number=50), "", "many-cards"),
        ("kobito", own_cards.kobito(studio_max=5), "studio_max", "fixed"),
        ("hat", own_cards.hat().replace("apple", "banana", 1), "row/4/en", "repeated"),
        ("hat", own_cards.hat().replace("banana", " ", 1), "row/4/en", "empty"),
        ("hat", own_cards.hat().replace("banana", "b" * 61, 1), "row/4/en", "name"),
        ("hat", own_cards.hat().replace("black", "green", 1), "row/2/arrow_colour", "choice"),
    ],
    ids=lambda given: given if len(given) < 30 else "",
)
def test_what_is_wrong_is_said_with_its_row(server: Live, game: str, cards: str, at: str, flaw: str) -> None:
    answer = check(server, game, cards)
    assert answer.status == 400
    problem = answer.json()
    assert problem["error"] == "bad-cards"
    assert (problem["facts"]["at"], problem["facts"]["flaw"]) == (at, flaw)
    assert "expected" in problem["facts"]["detail"]


def test_the_command_line_says_the_same(server: Live, tmp_path: Path) -> None:
    cards = own_cards.kobito(gold=[{"need": 1, "value": 2}] * 3)
    file = tmp_path / "mine.json"
    file.write_text(cards)
    said = smallbox("simulate", "kobito", "--games", "1", "--data", file).stderr
    detail = check(server, "kobito", cards).json()["facts"]["detail"]
    assert detail.removeprefix("your cards") in said


def test_a_game_is_played_after_a_kill_fetched_replayed_proved_and_dealt_again(server: Live, tmp_path: Path) -> None:
    seat = server.make_table("kobito", seats=2, bots=["greedy"], cards=CARDS["kobito"], bot_pace="instant")
    server.kill()
    server.start()
    assert play_on(server, seat)["phase"] == "over"
    code = seat.code
    fetched = server.ask("GET", f"/api/tables/{code}/cards")
    assert fetched.body.decode() == CARDS["kobito"]
    steps = server.ask("GET", f"/api/tables/{code}/records/1/steps?count=2").json()
    assert {gold["value"] for gold in steps["steps"][0]["view"]["gold"]} == {17}
    record, cards = tmp_path / "game.record", tmp_path / "quick.json"
    record.write_bytes(server.record(code).body)
    cards.write_bytes(fetched.body)
    assert smallbox("verify", record, "--data", cards).returncode == 0
    assert "--data" in smallbox("verify", record).stderr
    deal = server.ask("POST", f"/api/tables/{code}/deals", number=1).json()["code"]
    again = server.make_table("kobito", deal={"code": deal}, bots=["random"])
    assert server.ask("GET", f"/api/tables/{again.code}/cards").body == fetched.body


@pytest.mark.soak
def test_a_game_with_own_gifts_is_reviewed_and_tried_again(server: Live) -> None:
    options = {"look_seconds": "0", "penalty_limit": "2"}
    seat = server.make_table("hat", seats=3, bots=["random"] * 2, cards=CARDS["hat"], options=options)
    assert play_on(server, seat)["phase"] == "over"
    review = f"/api/tables/{seat.code}/records/1/review"
    eventually(lambda: server.ask("GET", review).status == 200, "the review is made", 90)
    start = {"type": "moment", "table": seat.code, "record": 1, "step": 1, "seat": 0}
    tried = server.ask("POST", "/api/practice", start=start, moves=[], move=None).json()
    assert tried["cards"] == hashlib.sha256(CARDS["hat"].encode()).hexdigest()


def test_a_table_with_the_games_cards_has_none_of_its_own(server: Live) -> None:
    seat = server.make_table("kobito")
    assert server.ask("GET", f"/api/tables/{seat.code}/cards").json()["error"] == "no-own-cards"


def test_cards_are_small_and_a_body_has_its_limit(server: Live) -> None:
    assert check(server, "hat", "x" * 40_001).json()["error"] == "bad-message"
    limit = Limits().cards_bytes
    assert check(server, "hat", "x" * limit).json()["error"] == "message-too-large"
    # Every other request keeps its smaller one.
    answer = server.ask("POST", "/api/seats", name="Ada", secret="x" * Limits().message_bytes)
    assert answer.json()["error"] == "message-too-large"


def test_nobody_fills_the_disk_with_cards(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        burst = Limits().cards_burst
        for _ in range(burst):
            server.make_table("kobito", cards=CARDS["kobito"])
        secret = "s" * 40
        answer = server.ask("POST", "/api/tables", game="kobito", name="A", secret=secret, cards=CARDS["kobito"])
        assert (answer.status, answer.json()["error"]) == (429, "too-many-cards")
        assert server.make_table("kobito")


def lines(server: Live, **body: Any) -> Iterator[dict[str, Any]]:
    """What a measurement says, as it comes."""
    at = urlsplit(server.address)
    head = {"content-type": "application/json"}
    with closing(http.client.HTTPConnection(at.hostname or "", at.port, timeout=90)) as connection:
        connection.request("POST", "/api/games/kobito/measurements", json.dumps(body), head)
        with connection.getresponse() as answer:
            assert answer.status == 200, answer.read()
            yield from map(json.loads, answer)


@pytest.mark.soak
def test_cards_are_measured_and_what_differs_is_told(server: Live) -> None:
    said = list(lines(server, cards=CARDS["kobito"], players=2, language="uk"))
    assert said[-1]["type"] == "report"
    assert any(each["done"] for each in said[:-1])
    assert any(figure["is_different"] for figure in said[-1]["figures"])
    assert "<html" in said[-1]["page"]


def test_whoever_hangs_up_ends_the_measurement_and_may_ask_again(server: Live) -> None:
    body = {"cards": CARDS["kobito"], "players": 2}
    first = lines(server, **body)
    assert next(first) == {"type": "progress", "done": 0, "total": 0, "ahead": 0}
    assert not is_free(server, body)
    first.close()  # type: ignore[attr-defined]  # a generator has it
    eventually(lambda: is_free(server, body), "the first one is ended", 20)


def is_free(server: Live, body: dict[str, Any]) -> bool:
    """Is nobody from here measuring?"""
    with closing(lines(server, **body)) as said:  # type: ignore[type-var]  # a generator has it
        try:
            return bool(next(said)["type"] == "progress")
        except AssertionError:
            return False
