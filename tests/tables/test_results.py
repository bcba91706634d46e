"""What a group keeps of the games of its tables: places, shared where level, last who resigned, and never twice."""

from typing import Any

import pytest

from smallbox.tables.facts import Result
from smallbox.tables.names import NOBODY
from smallbox.tables.results import placing
from tests.tables.client import Client
from tests.tables.world import World, play_to_the_end

GROUP = {"id": "GGGGGGGG", "secret": "not-a-real-secret-but-as-long-as-one-is-000"}
SHORT = {"kobito": {"gold_cards": "4"}, "kanobu": {"maxMoves": "60"}, "hat": {"penalty_limit": "2"}}


def ended(game: str, *names: str, **given: Any) -> tuple[World, list[Client]]:
    """A game of a group that was played to its end."""
    world = World()
    people = world.game(game, *names, **{"options": SHORT[game], "group": GROUP, **given})
    play_to_the_end(people)
    return world, people


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_game_that_ends_is_kept_with_everybody_who_played(game: str) -> None:
    world, people = ended(game, "Ann", "Ben", bots=["random"], seats=3)
    [result] = world.results[people[0].code].values()
    assert (result.group, result.number, result.game) == ("GGGGGGGG", 1, game)
    assert [player.name for player in result.players] == [seat["name"] for seat in people[0].table["seats"]]
    assert sorted(player.level or "" for player in result.players) == ["", "", "random"]
    winners = people[0].table["result"]["winners"]
    assert [number for number, each in enumerate(result.players) if each.place == 1] == winners
    assert people[0].table["result"]["scores"] in (None, [player.score for player in result.players])


def test_a_table_of_no_group_keeps_nothing() -> None:
    world, people = ended("kobito", "Ann", "Ben", group=None)
    assert (world.results[people[0].code], people[0].table["group"]) == ({}, "")


def test_everybody_at_the_table_is_told_that_a_group_keeps_the_result() -> None:
    world = World()
    ann = world.create("kobito", "Ann", group=GROUP)
    assert (ann.table["group"], world.watch(ann.code).table["group"]) == ("GGGGGGGG", "GGGGGGGG")
    assert GROUP["secret"] not in world.stored(ann.code)
    assert world.listings[ann.code].group == "GGGGGGGG"


def test_a_match_is_one_result_with_the_number_of_its_last_record() -> None:
    world, people = ended("hat", "Ann", "Ben", options={"rounds": "n", "penalty_limit": "2", "look_seconds": "0"})
    [result] = world.results[people[0].code].values()
    assert result.number == people[0].table["records"] == 2
    assert [player.score for player in result.players] == people[0].table["result"]["scores"]


def test_a_game_that_is_stopped_is_no_result() -> None:
    world = World()
    [ann] = world.game("kanobu", "Ann", seats=3, bots=["random", "random"], group=GROUP)
    assert ann.say("stop")["type"] == "done"
    assert world.results[ann.code] == {}


def test_who_resigns_or_leaves_counts_as_last() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", "Cleo", "Dan", options=SHORT["kobito"], group=GROUP)
    people[1].say("resign")
    people[2].say("leave")
    play_to_the_end([people[0], people[3]])
    [result] = world.results[people[0].code].values()
    by_name = {player.name: player for player in result.players}
    assert {name: player.is_resigned for name, player in by_name.items()} == {
        "Ann": False,
        "Ben": True,
        "Cleo": True,
        "Dan": False,
    }
    assert (by_name["Ben"].place, by_name["Cleo"].place) == (3, 3)
    assert {by_name["Ann"].place, by_name["Dan"].place} <= {1, 2}


def test_a_rematch_is_another_result() -> None:
    world, people = ended("kanobu", "Ann", "Ben")
    people[0].say("rematch")
    for person in people:
        person.say("ready")
    people[0].say("start")
    play_to_the_end(people)
    assert sorted(world.results[people[0].code]) == [1, 2]


def test_a_result_that_was_not_stored_is_stored_with_the_move_once() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", options=SHORT["kobito"], group=GROUP)
    code = people[0].code
    while people[0].table["phase"] != "over":
        mover = next(person for person in people if person.is_to_move)
        world.fates = ["failed"]
        assert mover.say("move", move=mover.view["moves"][0])["error"] == "not-stored"
        assert world.results[code] == {}
        assert mover.say("move", move=mover.view["moves"][0])["type"] == "done"
    assert sorted(world.results[code]) == [1]
    world.restart()
    assert world.watch(code).table["phase"] == "over"
    assert sorted(world.results[code]) == [1]


def test_who_is_forgotten_at_the_table_is_nobody_in_the_group() -> None:
    world, people = ended("kobito", "Ann", "Ben")
    people[1].say("forget")
    world.settle()
    [result] = world.results[people[0].code].values()
    assert sorted(player.name for player in result.players) == ["Ann", NOBODY]


def test_who_is_forgotten_after_moving_seats_is_nobody_in_every_game() -> None:
    world, people = ended("kanobu", "Ann", "Ben")
    people[0].say("rematch")
    for person in people:
        person.say("ready")
    people[0].say("start")
    play_to_the_end(people)
    people[0].say("forget")
    world.settle()
    for result in world.results[people[0].code].values():
        assert sorted(player.name for player in result.players) == ["Ben", NOBODY]


@pytest.mark.parametrize(
    ("result", "resigned", "places"),
    [
        (Result("gold", [0], [9, 7, 7, 2]), [], [1, 2, 2, 4]),
        (Result("gold", [0, 2], [9, 3, 9, 1]), [], [1, 3, 1, 4]),
        # A tie-break: of two with the same score one won.
        (Result("gold", [1], [9, 9, 4]), [], [2, 1, 3]),
        # The fewest penalties win.
        (Result("limit", [2], [3, 1, 0]), [], [3, 2, 1]),
        # Only winners are known.
        (Result("win", [1], None), [], [2, 1, 2]),
        (Result("gold", [0], [9, 7, 2]), [1], [1, 3, 2]),
        # A bot won for somebody who had resigned.
        (Result("gold", [0], [9, 7, 2]), [0], [3, 1, 2]),
        (Result("win", [0], None), [0], [3, 1, 1]),
        (Result("limit", [], None), [1], [None, None, None]),
    ],
)
def test_places_are_shared_where_level(result: Result, resigned: list[int], places: list[int | None]) -> None:
    assert placing(result, len(places), resigned) == places
