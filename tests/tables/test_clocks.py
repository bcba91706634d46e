"""Clocks: how long a seat has, the reminder, the bot that plays on, and coming back."""

import pytest

from smallbox.tables.facts import Absent
from tests.tables.client import Client
from tests.tables.world import World


def sides(people: list[Client]) -> tuple[Client, Client]:
    """Who is to move, and somebody else."""
    mover = next(person for person in people if person.is_to_move)
    return mover, next(person for person in people if person is not mover)


def is_away(seen_by: Client, seat: int) -> bool:
    away: bool = seen_by.table["seats"][seat]["is_away"]
    return away


def test_without_a_clock_nobody_is_ever_hurried() -> None:
    world = World()
    mover, other = sides(world.game("kobito", "Ann", "Ben"))
    assert mover.clock == {"waits_for": "move", "seat": mover.seat, "left": None, "series_left": None}
    world.advance(59)
    assert not mover.got("reminder")
    world.advance(7 * 24 * 3600)
    assert mover.got("reminder") == [{"type": "reminder", "seat": mover.seat, "left": None}]
    assert not other.got("reminder")
    assert not is_away(other, mover.seat)


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [("relaxed", 60), ("brisk", 30), ("day", 86_400), ("three_days", 3 * 86_400), ("week", 7 * 86_400)],
)
def test_a_seat_has_its_time_is_reminded_once_and_then_a_bot_plays_on(pace: str, seconds: int) -> None:
    world = World()
    mover, other = sides(world.game("kobito", "Ann", "Ben", pace=pace))
    world.advance(1)
    assert other.clock == {"waits_for": "move", "seat": mover.seat, "left": seconds * 1000, "series_left": None}
    world.advance(seconds * 0.6 - 1)
    assert mover.got("reminder") == [{"type": "reminder", "seat": mover.seat, "left": seconds * 400}]
    world.advance(seconds * 0.4 - 1)
    assert not is_away(other, mover.seat)
    world.advance(1)
    assert is_away(other, mover.seat)
    assert other.heard("went_away") == [{"type": "went_away", "seat": mover.seat}]
    while not other.is_to_move:
        assert world.wake()
    assert len(mover.got("reminder")) == 1


def test_each_move_has_its_own_time() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", pace="brisk")
    for _ in range(10):
        world.advance(29)
        sides(people)[0].move()
    assert not any(isinstance(fact, Absent) for fact in world.facts(people[0].code))


def test_who_is_away_comes_back_by_saying_so() -> None:
    world = World()
    mover, other = sides(world.game("kobito", "Ann", "Ben", pace="brisk"))
    world.advance(60)
    assert mover.say("back")["type"] == "done"
    assert not is_away(other, mover.seat)
    assert other.heard("came_back") == [{"type": "came_back", "seat": mover.seat}]
    version = other.version
    assert mover.say("back")["version"] == version


def test_who_is_away_comes_back_by_making_a_move() -> None:
    world = World()
    mover, other = sides(world.game("kobito", "Ann", "Ben", pace="brisk"))
    world.advance(30)
    assert is_away(other, mover.seat)
    assert mover.move()["type"] == "done"
    assert not is_away(other, mover.seat)
    world.advance(5)
    assert [event["type"] for event in other.events].count("came_back") == 1


def test_who_is_away_comes_back_by_connecting_again_and_again() -> None:
    world = World()
    mover, other = sides(world.game("kobito", "Ann", "Ben", pace="brisk"))
    for _ in range(3):
        mover.go()
        world.advance(31)
        for _ in range(100):
            if is_away(other, mover.seat):
                break
            if other.is_to_move:
                other.move()
            world.advance(31)
        assert is_away(other, mover.seat)
        mover = mover.tab().come()
        assert not is_away(other, mover.seat)
        assert not is_away(mover, mover.seat)


def test_the_bot_moves_no_more_once_the_person_is_back() -> None:
    world = World()
    mover, other = sides(world.game("kobito", "Ann", "Ben", pace="brisk"))
    world.advance(30)
    version = other.version
    mover.say("back")
    world.advance(29)
    assert other.version == version + 1
    assert mover.is_to_move


def test_who_comes_back_to_the_own_turn_has_the_full_time() -> None:
    world = World()
    mover, _ = sides(world.game("kobito", "Ann", "Ben", pace="brisk"))
    world.advance(30)
    mover.say("back")
    assert mover.clock == {"waits_for": "move", "seat": mover.seat, "left": 30_000, "series_left": None}


def test_somebody_coming_back_gives_nobody_else_more_time() -> None:
    world = World()
    mover, other = sides(world.game("kobito", "Ann", "Ben", pace="relaxed"))
    while not other.is_to_move:
        world.advance(1)
    world.advance(40)
    left = other.clock["left"]
    mover.say("back")
    assert other.clock["seat"] == other.seat
    assert other.clock["left"] <= left - 39_000


def test_a_clock_that_is_set_in_a_game_begins_when_it_is_set() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben")
    mover, other = sides(people)
    world.advance(600)
    people[0].say("settings", pace="brisk")
    assert other.clock == {"waits_for": "move", "seat": mover.seat, "left": 30_000, "series_left": None}
    world.advance(29)
    assert not is_away(other, mover.seat)


@pytest.mark.parametrize(("pace", "seconds"), [("brisk", 30), ("day", 86_400)])
def test_a_clock_runs_out_also_when_nobody_is_connected(pace: str, seconds: int) -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", "Cleo", pace=pace)
    for person in people:
        person.go()
    world.advance(seconds + 20)
    assert any(isinstance(fact, Absent) for fact in world.facts(people[0].code))


def test_chat_and_undo_do_not_stop_the_clock_of_others() -> None:
    world = World()
    mover, other = sides(world.game("kobito", "Ann", "Ben", pace="brisk"))
    world.advance(20)
    other.say("chat", text="hurry")
    assert mover.clock["left"] == 10_000
    world.advance(10)
    assert is_away(other, mover.seat)


def test_a34_a_claim_has_longer_than_an_answer() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", pace="relaxed", options={"look_seconds": "0"})
    world.advance(6)
    mover, _ = sides(people)
    assert mover.clock["left"] == 60_000
    mover.move()
    assert sides(people)[0].clock["left"] == 40_000


def test_a34_the_clocks_of_the_game_are_its_own() -> None:
    world = World()
    options = {"look_seconds": "0", "claim_clock": "25", "answer_clock": "15"}
    people = world.game("hat", "Ann", "Ben", "Cleo", options=options)
    world.advance(6)
    mover, _ = sides(people)
    assert mover.clock["left"] == 25_000
    mover.move()
    assert sides(people)[0].clock["left"] == 15_000
