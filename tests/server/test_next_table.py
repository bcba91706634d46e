"""Sitting down at the next free table: public ones only, at which somebody waits, the one that begins soonest."""

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.frames import Frames
from tests.server.live import Answer, Live, Seat, live

PEOPLE = 6


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    with live(tmp_path) as started:
        yield started


def sit(server: Live, game: str | None = None, *, name: str = "Bo", secret: str = "") -> Answer:
    body: dict[str, Any] = {"name": name, "secret": secret or secrets.token_urlsafe(32), "game": game}
    return server.ask("POST", "/api/seats", body=body)


def waits(server: Live, socket: Frames, game: str = "kanobu", **fields: Any) -> Seat:
    """A public table whose host is there."""
    seat = server.make_table(game, privacy="public", **fields)
    socket.hello(seat)
    return seat


def test_the_next_free_table_is_public_of_the_game_and_has_somebody_at_it(server: Live) -> None:
    server.make_table("kanobu", privacy="public")
    server.make_table("kanobu")
    with Frames(server) as host, Frames(server) as other, Frames(server) as private:
        private.hello(server.make_table("kanobu", privacy="private"))
        waits(server, other, "kobito")
        assert sit(server, "hat").json()["error"] == "no-free-table"
        table = waits(server, host)
        found = sit(server, "kanobu")
        assert (found.status, found.json()["code"], found.json()["seat"]) == (201, table.code, 1)
        assert sit(server).status == 201


def test_a_table_by_the_day_needs_nobody_to_be_there(server: Live) -> None:
    table = server.make_table("hat", privacy="public", pace="day")
    assert sit(server, "hat").json()["code"] == table.code


def test_the_table_that_needs_the_fewest_more_is_filled_first(server: Live) -> None:
    with Frames(server) as one, Frames(server) as two:
        waits(server, one, seats=4)
        nearly = waits(server, two, seats=4, bots=["random"])
        assert [sit(server, "kanobu").json()["code"] for _ in range(2)] == [nearly.code] * 2
        assert sit(server, "kanobu").json()["code"] != nearly.code


def test_the_same_secret_again_is_the_same_seat_even_when_the_table_is_full(server: Live) -> None:
    with Frames(server) as host:
        waits(server, host, seats=2)
        secret = secrets.token_urlsafe(32)
        first = sit(server, "kanobu", secret=secret)
        assert first.status == 201
        assert sit(server, "kanobu").status == 404
        assert sit(server, "kanobu", secret=secret).json() == first.json()


def test_many_at_once_get_a_seat_each_or_are_told_that_there_is_none(server: Live) -> None:
    with Frames(server) as one, Frames(server) as two:
        tables = {waits(server, one, seats=3).code, waits(server, two, seats=3).code}
        with ThreadPoolExecutor(PEOPLE) as pool:
            answers = list(pool.map(lambda number: sit(server, "kanobu", name=f"P{number}"), range(PEOPLE)))
        seated = [(answer.json()["code"], answer.json()["seat"]) for answer in answers if answer.status == 201]
        assert sorted(seated) == sorted((code, seat) for code in tables for seat in (1, 2))
        assert [answer.json()["error"] for answer in answers if answer.status != 201] == ["no-free-table"] * 2


def test_a_name_that_cannot_be_shown_is_refused(server: Live) -> None:
    with Frames(server) as host:
        waits(server, host)
        assert sit(server, "kanobu", name="\u200b").json()["error"] == "bad-name"


def test_the_list_of_public_tables_tells_who_is_there_and_how_they_talk(server: Live) -> None:
    with Frames(server) as host:
        there = waits(server, host, chat="quick")
        empty = server.make_table("hat", privacy="public", chat="off")
        listed = {
            each["code"]: (each["here"], each["chat"]) for each in server.ask("GET", "/api/tables").json()["tables"]
        }
        assert listed == {there.code: (1, "quick"), empty.code: (0, None)}
