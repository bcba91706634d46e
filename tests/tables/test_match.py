"""A match of That's Not a Hat: rounds, totals, starters, the pause between (H36-H39), records."""

import pytest

from smallbox.tables.facts import Began, Committed
from smallbox.tables.records import all_records
from smallbox.wire.codec import NotPossible
from tests import check_deal
from tests.tables.client import Client
from tests.tables.world import World, play

MATCH = {"rounds": "n", "penalty_limit": "2", "look_seconds": "0"}


def a_match(world: World, **options: str) -> list[Client]:
    return world.game("hat", "Ann", "Ben", "Cleo", options={**MATCH, **options})


def play_a_round(people: list[Client]) -> None:
    play(people, until=lambda: people[0].table["phase"] in ("between", "over"))


def starters(world: World, code: str) -> list[str]:
    return [fact.options.get("starter", "") for fact in world.facts(code) if isinstance(fact, Began)]


def test_h36_as_many_rounds_as_players_are_played_and_added_up() -> None:
    world = World()
    people = a_match(world)
    assert (people[0].table["round"], people[0].table["rounds"]) == (1, 3)
    scores = []
    for number in (1, 2, 3):
        play_a_round(people)
        scores.append(people[0].heard("round_ended")[-1]["scores"])
        assert people[0].table["totals"] == [sum(column) for column in zip(*scores)]
        assert people[0].table["round"] == number
        if number < 3:
            assert people[0].table["phase"] == "between"
            world.advance(30)
    result = people[0].table["result"]
    totals = people[0].table["totals"]
    assert (people[0].table["phase"], result["kind"], result["scores"]) == ("over", "match", totals)
    assert result["winners"] == [seat for seat, total in enumerate(totals) if total == min(totals)]


def test_h38_the_start_passes_to_the_left() -> None:
    world = World()
    people = a_match(world)
    first = people[0].heard("round_started")[0]["seat"]
    for _ in range(3):
        play_a_round(people)
        world.advance(30)
    assert [event["seat"] for event in people[0].heard("round_started")] == [(first + step) % 3 for step in range(3)]


def test_between_rounds_the_table_waits_thirty_seconds() -> None:
    world = World()
    people = a_match(world)
    play_a_round(people)
    assert people[0].clock["waits_for"] == "ready"
    world.advance(29)
    assert people[0].table["phase"] == "between"
    world.advance(1)
    assert (people[0].table["phase"], people[0].table["round"]) == ("playing", 2)


def test_between_rounds_the_table_goes_on_when_all_are_ready() -> None:
    world = World()
    people = a_match(world)
    play_a_round(people)
    people[0].say("ready", nonce="1a")
    people[1].say("ready", nonce="1b")
    world.advance(1)
    assert people[0].table["phase"] == "between"
    people[2].go()
    assert people[0].table["phase"] == "playing"


def test_who_was_ready_for_the_look_is_asked_anew_after_the_round() -> None:
    world = World()
    people = a_match(world, look_seconds="20")
    for person in people:
        person.say("ready", nonce="c0ffee")
    play_a_round(people)
    world.advance(1)
    assert people[0].table["phase"] == "between"
    assert not any(seat["is_ready"] for seat in people[0].table["seats"])


def test_each_round_has_a_commitment_of_its_own_before_its_numbers() -> None:
    world = World()
    people = a_match(world, look_seconds="20")
    first = people[0].table["commitment"]
    for person in people:
        person.say("ready", nonce="c0ffee")
    play_a_round(people)
    second = people[0].table["commitment"]
    assert second
    assert second != first
    for person, nonce in zip(people, ("aa", "bb", "cc")):
        person.say("ready", nonce=nonce)
    assert people[0].table["phase"] == "playing"
    assert people[0].table["commitment"] == second
    people[0].say("resign")
    people[1].say("resign")
    people[2].say("stop")
    text = world.record(people[0].code, 2)
    assert f'[Commit "{second}"]' in text
    assert '[Nonces "A=aa; B=bb; C=cc"]' in text
    assert sum(isinstance(fact, Committed) for fact in world.facts(people[0].code)) == 2


def test_records_open_only_after_the_match() -> None:
    world = World()
    people = a_match(world)
    code = people[0].code
    for _ in range(2):
        play_a_round(people)
        with pytest.raises(NotPossible, match="not-over"):
            world.record(code, 1)
        assert (all_records(world.rows[code], world.records[code]), people[0].table["records"]) == ([], 0)
        world.advance(30)
    with pytest.raises(NotPossible, match="no-such-record"):
        world.record(code, 4)
    play_a_round(people)
    assert people[0].table["records"] == 3
    texts = all_records(world.rows[code], world.records[code])
    assert len(texts) == 3
    for number, text in enumerate(texts, 1):
        assert text == world.record(code, number)
        assert check_deal.check(text) == []


def test_a_match_goes_on_after_a_restart_between_rounds() -> None:
    world = World()
    people = a_match(world)
    play_a_round(people)
    commitment = people[0].table["commitment"]
    world.restart()
    again = [person.tab().come() for person in people]
    assert (again[0].table["phase"], again[0].table["commitment"]) == ("between", commitment)
    assert again[0].table["totals"] == people[0].table["totals"]
    world.advance(31)
    assert (again[0].table["phase"], again[0].table["round"]) == ("playing", 2)
    play_a_round(again)
    assert again[0].table["round"] == 2


def test_who_leaves_between_rounds_is_played_by_a_bot_in_the_next() -> None:
    world = World()
    people = a_match(world)
    play_a_round(people)
    people[1].say("leave")
    world.advance(30)
    assert people[0].table["phase"] == "playing"
    assert people[0].table["seats"][1]["is_resigned"]
    play_a_round([people[0], people[2]])
    assert people[0].table["round"] == 2


def test_a_match_that_everybody_leaves_between_rounds_is_stopped() -> None:
    world = World()
    people = a_match(world)
    play_a_round(people)
    for person in people:
        person.say("leave")
    assert world.listings[people[0].code].phase == "over"


def test_h38_the_starter_of_a_rematch_is_the_next_person() -> None:
    world = World()
    people = a_match(world, rounds="1")
    starter = people[0].heard("round_started")[0]["seat"]
    expected = people[(starter + 1) % 3].names()[(starter + 1) % 3]
    play_a_round(people)
    people[1].say("rematch")
    for person in people:
        person.say("ready")
    host = next(person for person in people if person.table["host"] == person.seat)
    assert host.say("start")["type"] == "done"
    assert host.names()[host.heard("round_started")[-1]["seat"]] == expected
    assert starters(world, host.code)[-1]


def test_h38_the_next_person_starts_also_when_somebody_has_left() -> None:
    for seed in range(6):
        world = World(seed)
        people = world.game("hat", "Ann", "Ben", "Cleo", "Dan", options={**MATCH, "rounds": "1"})
        starter = people[0].heard("round_started")[0]["seat"]
        play_a_round(people)
        expected = people[(starter + 1) % 4]
        leaver = people[(starter + 2) % 4]
        leaver.say("leave")
        staying = [person for person in people if person is not leaver]
        staying[0].say("rematch")
        for person in staying:
            person.say("ready")
        host = next(person for person in staying if person.table["host"] == person.seat)
        assert host.say("start")["type"] == "done"
        assert host.heard("round_started")[-1]["seat"] == expected.seat


@pytest.mark.parametrize(("options", "phase"), [({}, "over"), (MATCH, "between")])
def test_an_end_is_listed_in_the_transaction_that_stores_it(
    options: dict[str, str], phase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is listed afterwards may be lost: by a kill, or by a full disk.
    monkeypatch.setattr(World, "relist", lambda *_: None)
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", options=options)
    play_a_round(people)
    assert people[0].table["phase"] == world.listings[people[0].code].phase == phase
