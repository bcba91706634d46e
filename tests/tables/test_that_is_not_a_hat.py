"""That's Not a Hat at a table: look, show and reveal, what is never told, and silence (A30, A34, A35, W4)."""

import json

import pytest

from smallbox.tables.facts import Absent, Moved
from tests.tables.client import Client
from tests.tables.world import World

NO_LOOK = {"look_seconds": "0"}


def mover_of(people: list[Client]) -> Client:
    return next(person for person in people if person.is_to_move)


def draw(people: list[Client]) -> None:
    for person in people:
        person.say("displayed", version=person.version)


def test_a30_everybody_looks_until_all_are_ready() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo")
    assert people[0].clock == {"waits_for": "look", "seat": None, "left": 20_000, "series_left": None}
    assert (people[0].view["phase"], people[0].view["to_act"], people[0].view["moves"]) == ("LOOK", None, [])
    assert people[0].view["shop_top"]
    people[0].say("ready")
    people[1].say("ready")
    assert not people[0].heard("gift_shown")
    people[2].say("ready")
    assert people[0].clock["waits_for"] == "show"
    assert people[0].heard("gift_shown")


def test_a30_or_for_twenty_seconds() -> None:
    world = World()
    [ann, *_] = world.game("hat", "Ann", "Ben", "Cleo")
    world.advance(19.9)
    assert ann.clock["waits_for"] == "look"
    world.advance(0.1)
    assert ann.clock["waits_for"] == "show"


def test_a30_no_look_is_no_stage() -> None:
    [ann, *_] = World().game("hat", "Ann", "Ben", "Cleo", options=NO_LOOK)
    assert (ann.clock["waits_for"], ann.view["phase"]) == ("show", "SHOW")
    assert [event["type"] for event in ann.events][-2:] == ["round_started", "gift_shown"]


def test_a30_who_is_not_connected_is_not_waited_for() -> None:
    world = World()
    [ann, ben, cleo] = world.game("hat", "Ann", "Ben", "Cleo")
    ann.say("ready")
    ben.say("ready")
    cleo.go()
    assert ann.clock["waits_for"] == "show"


def test_a30_a_gift_is_shown_four_seconds_from_the_slowest_client() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", options=NO_LOOK)
    draw(people[:2])
    world.advance(1)
    draw(people[2:])
    world.advance(3.9)
    assert people[0].clock["waits_for"] == "show"
    assert not people[0].heard("gift_turned_down")
    world.advance(0.1)
    assert people[0].clock["waits_for"] == "move"
    assert people[0].heard("gift_turned_down")


def test_a30_nobody_waits_longer_than_two_seconds_for_a_slow_client() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", options=NO_LOOK)
    draw(people[:2])
    world.advance(5.9)
    assert people[0].clock["waits_for"] == "show"
    world.advance(0.1)
    assert people[0].clock["waits_for"] == "move"
    assert people[2].say("displayed", version=people[2].version)["type"] == "done"


def test_a30_a_reaction_in_between_does_not_spoil_what_was_drawn() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", options=NO_LOOK)
    shown = people[0].version
    people[1].say("react", reaction="wow")
    for person in people:
        person.say("displayed", version=shown)
    world.advance(4)
    assert people[0].clock["waits_for"] == "move"


def test_a30_what_was_drawn_of_an_earlier_gift_does_not_count_for_the_next() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo")
    early = people[0].version
    for person in people:
        person.say("displayed", version=early)
    world.advance(20)
    assert people[0].clock["waits_for"] == "show"
    world.advance(4)
    assert people[0].clock["waits_for"] == "show"


def test_a_move_while_the_gift_is_shown_is_too_early_and_told_how_much() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", options=NO_LOOK)
    draw(people)
    world.advance(1)
    claim = {"type": "claim", "gift": people[0].view["catalogue"][0]}
    for person in people:
        version = person.version
        answer = person.say("move", move=claim)
        assert (answer["error"], person.version) == ("too-early", version)
        assert answer["facts"] == {"milliseconds": 3000}


def reach_a_refusal(world: World, people: list[Client]) -> Client:
    """The giver names a gift and the receiver refuses it."""
    world.advance(30)
    mover_of(people).move()
    receiver = mover_of(people)
    receiver.say("move", move={"type": "refuse"})
    return receiver


def test_a30_a_refused_gift_is_revealed_for_four_seconds_before_the_next_is_shown() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", options=NO_LOOK)
    receiver = reach_a_refusal(world, people)
    assert receiver.clock == {"waits_for": "reveal", "seat": None, "left": 4000, "series_left": None}
    assert (receiver.view["phase"], receiver.view["offer"]) == ("REVEAL", None)
    assert len(receiver.heard("gift_shown")) == 1
    world.advance(3.9)
    assert receiver.clock["waits_for"] == "reveal"
    world.advance(0.1)
    assert receiver.clock["waits_for"] == "show"
    assert len(receiver.heard("gift_shown")) == 2


def test_w2_the_arrow_of_a_gift_is_in_no_byte_before_it_is_turned_down() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo")
    eve = world.watch(people[0].code)
    world.advance(22)
    assert people[0].clock["waits_for"] == "show"
    for person in [*people, eve]:
        text = b"".join(person.raw)
        for word in (b"arrow", b"receiver", b'"left"', b'"right"', b"colour"):
            assert word not in text.replace(b'"left":', b"").replace(b"arrow_", b"")
    assert all(person.view["offer"] is None for person in people)


def test_w4_who_returns_while_a_gift_is_shown_has_missed_it() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", options={**NO_LOOK, "shop_face": "down", "catalogue": "all"})
    shown = people[0].heard("gift_shown")[0]["gift"]
    before = people[2].version - 1
    people[2].go()
    for back in (people[2].tab().come(version=before), people[2].tab().come(), world.watch(people[2].code)):
        assert not back.got("update")
        [message] = back.got("table")
        message["view"]["catalogue"] = []
        assert f'"{shown}"' not in json.dumps(message)


def test_w4_a_returning_client_gets_the_present_and_no_events() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", options=NO_LOOK)
    known = people[2].version
    people[2].go()
    world.advance(10)
    mover = mover_of(people[:2]) if any(person.is_to_move for person in people[:2]) else None
    if mover is not None:
        mover.move()
    back = people[2].tab().come(version=known)
    assert back.got("update") == []
    assert len(back.got("table")) == 1


def test_a34_a_silent_receiver_accepts() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", pace="brisk", options=NO_LOOK)
    world.advance(6)
    mover_of(people).move()
    receiver = mover_of(people)
    world.advance(19)
    assert receiver.is_to_move
    world.advance(1)
    assert receiver.heard("time_ran_out") == [{"type": "time_ran_out", "seat": receiver.seat}]
    assert receiver.heard("gift_accepted")
    assert Moved(receiver.seat, "accept", by_clock=True) in world.facts(receiver.code)
    assert not receiver.table["seats"][receiver.seat]["is_away"]
    assert receiver.is_to_move


def test_a34_for_a_silent_giver_a_bot_names_the_gift_this_once() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", pace="brisk", options=NO_LOOK)
    world.advance(6)
    giver = mover_of(people)
    world.advance(30)
    world.advance(3)
    assert Absent(giver.seat, once=True) in world.facts(giver.code)
    [think] = world.thinks
    assert (think.level, think.since, think.seat) == ("normal", 0, giver.seat)
    assert len(giver.heard("gift_claimed")) == 1
    assert giver.heard("time_ran_out") == [{"type": "time_ran_out", "seat": giver.seat}]
    for person in people:
        assert not person.table["seats"][giver.seat]["is_away"]
    again = giver.tab().come()
    assert not again.table["seats"][giver.seat]["is_away"]


@pytest.mark.parametrize("phase", ["CLAIM", "ANSWER"])
def test_a34_for_a_giver_or_receiver_who_is_not_connected_a_bot_plays_on(phase: str) -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", pace="brisk", options=NO_LOOK)
    world.advance(6)
    if phase == "ANSWER":
        mover_of(people).move()
    gone = mover_of(people)
    gone.go()
    world.advance(35)
    assert Absent(gone.seat, once=False) in world.facts(gone.code)
    other = next(person for person in people if person is not gone)
    assert other.table["seats"][gone.seat]["is_away"]
    gone.tab().come()
    assert not other.table["seats"][gone.seat]["is_away"]


def test_a35_a_normal_bot_that_has_heard_the_whole_game_takes_the_seat_of_who_leaves() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo", options=NO_LOOK)
    world.advance(6)
    leaver = mover_of(people)
    leaver.say("leave")
    [think] = world.thinks
    assert (think.level, think.since, think.seat) == ("normal", 0, leaver.seat)
    assert [type(event).__name__ for event in think.batches[0]] == ["RoundStarted", "GiftShown", "GiftTurnedDown"]
    world.advance(3)
    other = next(person for person in people if person is not leaver)
    assert other.heard("gift_claimed")
