"""How it goes at a table for each of its people, from what is stored: whose turn it is, and how their games ended."""

from typing import Any

import pytest

from smallbox.core.record import read_record
from smallbox.tables.seats import hash_of
from smallbox.tables.standing import Standing, standing
from smallbox.tables.thinning import filled, thinned
from smallbox.wire.mine import MOST_RESULTS, OwnResult, SeatStanding
from tests.tables.client import Client
from tests.tables.test_known_deals import of_day, play_day
from tests.tables.test_results import SHORT
from tests.tables.world import World, play_to_the_end


def look(world: World, code: str) -> Standing:
    return standing(filled(world.rows[code], world.records[code]))


def of(person: Client, after: int = 0) -> SeatStanding:
    found = look(person.world, person.code).of(hash_of(person.secret or ""), after)
    assert found is not None
    return found


def ended(game: str, *names: str, **given: Any) -> list[Client]:
    people = World().game(game, *names, **{"options": SHORT[game], **given})
    play_to_the_end(people)
    return people


def as_shown(person: Client) -> dict[str, Any]:
    """What the table itself tells of its end."""
    table = person.table
    result, seat = table["result"], table["you"]
    winners = result["winners"]
    return {
        "number": table["records"],
        "kind": result["kind"],
        "seat": seat,
        "players": len(table["seats"]),
        "share": 1 / len(winners) if seat in winners else 0,
        "score": None if result["scores"] is None else result["scores"][seat],
    }


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_game_is_told_to_everybody_who_played_as_the_table_shows_it(game: str) -> None:
    people = ended(game, "Ann", "Ben", bots=["random"], seats=3)
    for person in people:
        found = of(person)
        [result] = found.results
        assert (found.game, found.phase, found.is_turn, found.number) == (game, "over", False, 1)
        assert {name: getattr(result, name) for name in as_shown(person)} == as_shown(person)
        assert (result.bots, result.people, result.rounds, result.is_resigned) == (["random"], 1, 1, False)
        assert result.began <= result.ended
        assert result.moves == len(read_record(person.world.record(person.code, 1)).entries)


def test_whose_turn_it_is_is_told_to_that_person_alone() -> None:
    ann, ben = World().game("kobito", "Ann", "Ben")
    first = ann if ann.view["to_act"] == ann.table["you"] else ben
    other = ben if first is ann else ann
    assert [(of(each).is_turn, of(each).phase) for each in (first, other)] == [(True, "playing"), (False, "playing")]
    assert of(first).results == []
    assert (of(first).bots, of(first).people, of(first).players) == ([], 1, 2)


def test_a_table_that_has_not_begun_waits_for_nobody() -> None:
    ann = World().create("kobito", "Ann")
    assert (of(ann).phase, of(ann).is_turn, of(ann).number) == ("lobby", False, 0)


def test_a_wrong_secret_opens_nothing() -> None:
    [ann] = World().game("kanobu", "Ann", seats=2, bots=["random"])
    assert look(ann.world, ann.code).of(hash_of("another-secret-that-is-as-long-as-one"), 0) is None


def test_results_that_are_known_are_not_told_again() -> None:
    [ann] = ended("kanobu", "Ann", seats=2, bots=["random"])
    assert [of(ann, after).results != [] for after in (0, 1)] == [True, False]


def test_a_game_with_known_cards_says_so_and_the_next_one_does_not() -> None:
    ann = play_day(World(), "kanobu", of_day("kanobu"))
    again(ann)
    assert [result.deal for result in of(ann).results] == ["kanobu-2026-11-17", ""]


def test_each_game_of_a_table_is_told_by_the_number_of_its_record() -> None:
    [ann] = ended("kanobu", "Ann", seats=2, bots=["random"])
    for _ in range(2):
        again(ann)
    assert [result.number for result in of(ann).results] == [1, 2, 3]


def test_only_the_last_results_of_a_table_are_told() -> None:
    [ann] = ended("kanobu", "Ann", seats=2, bots=["random"], options={"maxMoves": "1"})
    for _ in range(MOST_RESULTS):
        again(ann)
    assert [result.number for result in of(ann).results] == list(range(2, MOST_RESULTS + 2))


def again(person: Client) -> None:
    """One more game against the same bots."""
    assert person.say("rematch")["type"] == "done"
    assert person.say("ready", ready=True)["type"] == "done"
    assert person.say("start")["type"] == "done"
    play_to_the_end([person])


def test_whoever_resigned_has_won_nothing_and_is_told_so() -> None:
    world = World()
    ann, ben = world.game("kobito", "Ann", "Ben", options=SHORT["kobito"])
    assert ann.say("resign")["type"] == "done"
    assert of(ann).is_resigned
    play_to_the_end([ben])
    [result] = of(ann).results
    assert (result.is_resigned, result.share, result.place) == (True, 0, 2)


def test_a_game_that_is_stopped_has_neither_place_nor_share() -> None:
    [ann] = World().game("kobito", "Ann", seats=2, bots=["random"])
    assert ann.say("stop")["type"] == "done"
    [result] = of(ann).results
    assert (result.kind, result.place, result.share, result.score) == ("stopped", None, 0, None)


def test_a_match_is_one_result_with_a_record_for_each_round() -> None:
    [ann, _] = ended("hat", "Ann", "Ben", options={"rounds": "n", "penalty_limit": "2", "look_seconds": "0"})
    [result] = of(ann).results
    assert (result.number, result.rounds, result.kind) == (2, 2, "match")


def test_a_table_whose_moves_were_thinned_out_tells_the_same() -> None:
    [ann] = ended("kobito", "Ann", seats=2, bots=["random"])
    before, code = of(ann), ann.code
    gone = set(thinned(ann.world.rows[code], ann.world.records[code]))
    assert gone
    ann.world.rows[code] = [row for row in ann.world.rows[code] if row.seq not in gone]
    assert of(ann) == before


def test_whoever_is_forgotten_is_told_nothing_more() -> None:
    ann, ben = World().game("kobito", "Ann", "Ben")
    assert ann.say("forget")["type"] == "done"
    assert look(ann.world, ann.code).of(hash_of(ann.secret or ""), 0) is None
    assert of(ben).people == 0


def test_nobody_is_named() -> None:
    assert "name" not in {*OwnResult.__struct_fields__, *SeatStanding.__struct_fields__}
