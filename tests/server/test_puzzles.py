"""Puzzles over HTTP: a list, a position, tries; spoilt by nothing that comes before the solution."""

from collections.abc import Iterator
from typing import Any

import pytest

from smallbox.games import BUILT_IN
from smallbox.puzzles.puzzle import puzzles_of
from tests.server.live import QUICK, Answer, Live, live


@pytest.fixture(scope="module", name="server")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("puzzles"), *QUICK) as started:
        yield started


def try_it(server: Live, game: str, puzzle: str, **body: Any) -> Answer:
    return server.ask("POST", f"/api/puzzles/{game}/{puzzle}", body)


def test_the_list_says_how_hard_they_are_and_no_more(server: Live) -> None:
    listed = {each["game"]: each["puzzles"] for each in server.ask("GET", "/api/puzzles").json()["games"]}
    assert set(listed) == {game.name for game in BUILT_IN}
    for game in BUILT_IN:
        assert [each["id"] for each in listed[game.name]] == list(puzzles_of(game))
        assert {*listed[game.name][0]} == {"id", "rating", "theme", "players"}


@pytest.mark.parametrize("game", [game.name for game in BUILT_IN])
def test_a_puzzle_is_opened_tried_and_solved(server: Live, game: str) -> None:
    puzzle = next(iter(puzzles_of(next(each for each in BUILT_IN if each.name == game)).values()))
    start = {"type": "puzzle", "game": game, "id": puzzle.id}
    shown = server.ask("POST", "/api/practice", {"start": start}).json()
    assert shown["seat"] == puzzle.seat
    moves = shown["updates"][-1]["view"]["moves"]
    assert len(moves) == len(puzzle.proof.candidates)
    grades = [try_it(server, game, puzzle.id, move=move).json() for move in moves]
    right = [answer["grade"]["grade"] == "right" for answer in grades]
    assert sum(right) == len(puzzle.right)
    assert [answer["solution"] is not None for answer in grades] == right
    assert try_it(server, game, puzzle.id, asks="hint").json()["hint"]
    assert try_it(server, game, puzzle.id, asks="solution").json()["solution"]["why"] == puzzle.theme.why


@pytest.mark.parametrize(
    ("address", "body", "expected"),
    [
        ("kobito/kobito-9999", {"asks": "hint"}, (404, "no-such-page")),
        ("chess/chess-0001", {"asks": "hint"}, (404, "no-such-page")),
        ("kobito/kobito-0001", {"move": {"type": "fly"}}, (400, "bad-message")),
        ("kobito/kobito-0001", {"move": None}, (400, "bad-message")),
        ("kobito/kobito-0001", {"asks": "everything"}, (400, "bad-message")),
    ],
)
def test_what_cannot_be_answered_is_refused(server: Live, address: str, body: Any, expected: tuple[int, str]) -> None:
    answer = try_it(server, *address.split("/"), **body)
    assert (answer.status, answer.json()["error"]) == expected
