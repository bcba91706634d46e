"""All tables of a browser in one answer, from storage: whose turn it is and what came of its games, to nobody else."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.live import Live, live
from tests.server.person import Person

WRONG = "a-secret-that-is-none-but-as-long-as-one"


@pytest.fixture(scope="module", name="house")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("mine")) as started:
        yield started


def ask(server: Live, *seats: tuple[str, str], after: int = 0, tables: tuple[str, ...] = ()) -> dict[str, Any]:
    keys = [{"code": code, "secret": secret, "after": after} for code, secret in seats]
    answer = server.ask("POST", "/api/mine", body={"seats": keys, "tables": list(tables)})
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json()
    return found


@pytest.fixture(scope="module", name="ada")
def somebody_who_has_played_a_game_to_its_end(house: Live) -> Person:
    person = Person(house, "Ada", random.Random(3))

    async def play() -> None:
        await person.make_table("kanobu", seats=2, bots=["random"], options={"maxMoves": "30"})
        await person.play()

    asyncio.run(play())
    return person


def test_a_finished_game_is_told_with_its_result_to_whoever_has_the_secret(house: Live, ada: Person) -> None:
    [told] = ask(house, (ada.code, ada.secret))["seats"]
    assert (told["game"], told["phase"], told["is_turn"]) == ("kanobu", "over", False)
    [result] = told["results"]
    assert (result["number"], result["bots"], result["people"]) == (1, ["random"], 0)
    assert result["moves"] > 0
    assert result["options"] == {"maxMoves": "30"}
    assert ask(house, (ada.code, ada.secret), after=1)["seats"][0]["results"] == []


def test_no_table_and_a_wrong_secret_get_the_same_answer(house: Live, ada: Person) -> None:
    assert ask(house, (ada.code, WRONG), ("AAAAAAAA", WRONG))["seats"] == [None, None]


def test_seats_are_answered_in_the_order_of_the_question(house: Live, ada: Person) -> None:
    waiting = house.make_table("hat")
    found = ask(house, (waiting.code, waiting.secret), ("AAAAAAAA", WRONG), (ada.code, ada.secret))["seats"]
    assert [each and each["phase"] for each in found] == ["lobby", None, "over"]


def test_anybody_with_a_link_is_told_whether_its_table_is_kept(house: Live, ada: Person) -> None:
    assert ask(house, tables=("AAAAAAAA", ada.code))["kept"] == [ada.code]


def test_too_many_seats_or_tables_are_refused(house: Live) -> None:
    keys = [{"code": "AAAAAAAA", "secret": WRONG}] * 51
    for body in ({"seats": keys, "tables": []}, {"seats": [], "tables": ["AAAAAAAA"] * 21}):
        assert house.ask("POST", "/api/mine", body=body).json()["error"] == "bad-message"
    assert len(ask(house, *[("AAAAAAAA", WRONG)] * 50)["seats"]) == 50


def test_a_table_that_nobody_has_open_is_read_and_not_opened(house: Live, ada: Person) -> None:
    house.stop()
    house.start()
    assert ask(house, (ada.code, ada.secret))["seats"][0]["phase"] == "over"
    assert "smallbox_tables_in_memory 0.0" in house.ask("GET", "/metrics").body.decode()
