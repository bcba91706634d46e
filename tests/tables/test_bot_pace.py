"""How long bots take: chosen by the host, also during the game; and whoever plays alone need not wait at all."""

from itertools import pairwise

import pytest

from smallbox.tables.facts import Moved
from tests.tables.client import Client
from tests.tables.world import World, play


def begun(world: World, *names: str, **given: object) -> list[Client]:
    return world.game("kobito", *names, seats=len(names) + 2, bots=["random", "random"], **given)


def delays(world: World, code: str) -> list[int]:
    """How long bots took for each of their moves."""
    entries = world.entries(code)
    pairs = pairwise(entries)
    return [entry.at - before.at for before, entry in pairs if isinstance(entry.fact, Moved) and entry.seat is None]


@pytest.mark.parametrize(("pace", "least", "most"), [("thoughtful", 900, 1900), ("brisk", 270, 570), ("instant", 0, 0)])
def test_bots_take_as_long_as_the_table_says(pace: str, least: int, most: int) -> None:
    world = World()
    people = begun(world, "Ann", bot_pace=pace)
    play(people, until=lambda: len(world.thinks) > 12)
    taken = delays(world, people[0].code)
    assert taken
    assert all(least <= delay <= most for delay in taken)


@pytest.mark.parametrize(("pace", "milliseconds"), [("thoughtful", 600), ("brisk", 300), ("instant", 120)])
def test_hurried_bots_think_less(pace: str, milliseconds: int) -> None:
    world = World()
    play(begun(world, "Ann", bot_pace=pace), until=lambda: bool(world.thinks))
    assert world.thinks[0].milliseconds == milliseconds


def test_the_host_changes_the_pace_while_a_bot_is_taking_its_time() -> None:
    world = World()
    people = begun(world, "Ann", "Ben")
    play(people, until=lambda: not any(person.is_to_move for person in people))
    ann, ben = people
    moves = len(delays(world, ann.code))
    assert ben.say("settings", bot_pace="instant")["error"] == "not-host"
    assert ann.say("settings", bot_pace="instant")["type"] == "done"
    assert ben.table["bot_pace"] == "instant"
    world.advance(0)
    assert len(delays(world, ann.code)) > moves


def test_bots_do_not_rush_through_a_game_that_nobody_plays() -> None:
    world = World()
    people = begun(world, "Ann", "Ben", bot_pace="instant")
    ann, ben = people
    play(people, until=lambda: ben.is_to_move)
    ben.go()
    ann.say("stand_in", seat=ben.seat)
    ann.go()
    seen = world.watch(ann.code)
    for _ in range(3):
        version = seen.version
        world.advance(0.8)
        assert seen.version <= version + 1


def test_nobody_is_asked_again_because_of_the_bots_pace() -> None:
    world = World()
    ann, ben = world.people("kobito", "Ann", "Ben")
    ben.say("ready")
    ann.say("settings", bot_pace="brisk")
    assert ann.table["seats"][ben.seat]["is_ready"]


def test_who_plays_alone_can_skip_to_their_own_turn() -> None:
    world = World()
    [ann] = begun(world, "Ann")
    play([ann], until=lambda: not ann.is_to_move)
    assert ann.say("hurry")["type"] == "done"
    world.advance(0)
    assert ann.is_to_move


def test_the_next_turn_of_the_bots_takes_its_time_again() -> None:
    world = World()
    [ann] = begun(world, "Ann")
    play([ann], until=lambda: not ann.is_to_move)
    ann.say("hurry")
    world.advance(0)
    play([ann], until=lambda: not ann.is_to_move)
    version = ann.version
    world.advance(0)
    assert ann.version == version


def test_one_of_several_people_hurries_nobody() -> None:
    world = World()
    people = begun(world, "Ann", "Ben")
    play(people, until=lambda: not any(person.is_to_move for person in people))
    version = people[0].version
    assert people[0].say("hurry")["type"] == "done"
    world.advance(0)
    assert people[0].version == version


def test_a_spectator_hurries_nobody() -> None:
    world = World()
    [ann] = begun(world, "Ann")
    play([ann], until=lambda: not ann.is_to_move)
    version = ann.version
    assert world.watch(ann.code).say("hurry")["type"] == "done"
    world.advance(0)
    assert ann.version == version
