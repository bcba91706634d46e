"""A finished game, looked at again: the same views and events, and nothing of it before the end."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import smallbox
from smallbox.core.record import read_record
from smallbox.tables.steps import steps_of
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import RecordSteps
from tests.tables.client import Client
from tests.tables.world import World, play, play_to_the_end

OPTIONS = {"kobito": {"gold_cards": "4"}, "kanobu": {"maxMoves": "150"}, "hat": {"look_seconds": "0"}}
EVERY_GAME = sorted(OPTIONS)
PAGE = 100


def steps(world: World, code: str, number: int, seat: int | None, first: int, count: int) -> RecordSteps:
    return steps_of(read_record(world.record(code, number)), seat, first, count)


def all_steps(world: World, code: str, seat: int | None) -> list[dict[str, Any]]:
    """Every step of the first game, page by page, as a client gets it."""
    found: list[dict[str, Any]] = []
    while True:
        page = msgspec.to_builtins(steps(world, code, 1, seat, len(found), PAGE))
        found += page["steps"]
        if len(page["steps"]) < PAGE:
            assert len(found) == page["total"] + 1
            return found


def a_finished_game(game: str) -> tuple[World, list[Client]]:
    world = World()
    people = world.game(game, "Ann", "Ben", "Cleo", options=OPTIONS[game])
    play_to_the_end(people)
    return world, people


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_seat_sees_again_what_it_saw(game: str) -> None:
    world, people = a_finished_game(game)
    for person in people:
        again = all_steps(world, person.code, person.seat)
        assert [step["number"] for step in again] == list(range(len(again)))
        assert [step["opened"] for step in again] == [None] * len(again)
        assert again[-1]["view"] == person.view
        heard = [event for step in again for event in step["events"]]
        # The first event of a table is that the game has begun; the game's own follow.
        kinds = {event["type"] for event in heard}
        assert heard == [event for event in told(person) if event["type"] in kinds]


def told(person: Client) -> list[dict[str, Any]]:
    return [event for message in person.inbox if message["type"] == "update" for event in message["events"]]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_without_a_seat_a_spectator_sees_what_was_hidden(game: str) -> None:
    world, people = a_finished_game(game)
    code = people[0].code
    seats = [all_steps(world, code, seat) for seat in range(3)]
    for number, step in enumerate(all_steps(world, code, None)):
        assert step["view"]["seat"] is None
        views = [seat[number]["view"] for seat in seats]
        if game == "hat":
            assert_faces_are_true(step)
        else:
            assert step["opened"] == {"hands": [view["hand"] for view in views]}


def assert_faces_are_true(step: dict[str, Any]) -> None:
    faces, view = step["opened"]["faces"], step["view"]
    assert [len(column) for column in faces] == [len(column) for column in view["columns"]]
    for column, cells in zip(faces, view["columns"]):
        assert all(not cell["up"] or cell["gift"] == face for face, cell in zip(column, cells))
    assert (step["opened"]["offer"] is None) == (view["offer"] is None)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_nothing_is_shown_before_the_end(game: str) -> None:
    world = World()
    people = world.game(game, "Ann", "Ben", "Cleo", options=OPTIONS[game])
    code = people[0].code

    def is_over() -> bool:
        if people[0].table["phase"] == "over":
            return True
        for seat in (None, 0, 1):
            with pytest.raises(NotPossible, match="not-over"):
                steps(world, code, 1, seat, 0, PAGE)
        return False

    play(people, until=is_over)
    assert steps(world, code, 1, None, 0, 1).steps


def test_a_round_of_a_match_is_not_shown_before_the_match_is_over() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", options={"rounds": "n", "look_seconds": "0"})
    play(people, until=lambda: people[0].table["phase"] == "between")
    with pytest.raises(NotPossible, match="not-over"):
        steps(world, people[0].code, 1, None, 0, PAGE)


def test_a_game_of_a_rematch_is_not_shown_and_the_one_before_is() -> None:
    world, people = a_finished_game("kanobu")
    people[0].say("rematch")
    for person in people:
        person.say("ready")
    assert people[0].say("start")["type"] == "done"
    code = people[0].code
    assert steps(world, code, 1, None, 0, 1).steps
    with pytest.raises(NotPossible, match="not-over"):
        steps(world, code, 2, None, 0, PAGE)
    with pytest.raises(NotPossible, match="no-such-record"):
        steps(world, code, 3, None, 0, PAGE)


def test_a_page_begins_where_it_is_asked_to_and_ends_with_the_game() -> None:
    world, people = a_finished_game("kanobu")
    code = people[0].code
    page = steps(world, code, 1, None, 5, 3)
    assert [step.number for step in page.steps] == [5, 6, 7]
    assert page.names == [seat["name"] for seat in people[0].table["seats"]]
    assert page.options == OPTIONS["kanobu"]
    assert page.result.startswith("result ")
    assert steps(world, code, 1, None, page.total + 1, PAGE).steps == []
    assert [step.number for step in steps(world, code, 1, None, page.total, PAGE).steps] == [page.total]


def test_a_seat_that_the_game_does_not_have_is_refused() -> None:
    world, people = a_finished_game("kanobu")
    with pytest.raises(NotPossible, match="bad-message"):
        steps(world, people[0].code, 1, 3, 0, PAGE)


def test_only_a_record_that_is_open_is_laid_open() -> None:
    """Whoever calls `opened` must have gone through `record`."""
    source = Path(smallbox.__file__).parent
    texts = {file.relative_to(source).as_posix(): file.read_text("utf-8") for file in source.rglob("*.py")}
    callers = {name for name, text in texts.items() if "game.opened(" in text}
    # A position is whole in the hands of whoever made it.
    assert callers == {"tables/steps.py", "position.py"}
