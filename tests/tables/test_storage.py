"""Nothing happens before it is stored: failures, conflicts, waiting."""

import pytest

from smallbox.core.errors import Refused
from smallbox.tables.room import MOST_WAITING
from smallbox.tables.rooms import MOST_TRIES
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import JoinTable
from tests.tables.client import Client
from tests.tables.world import World, play


def mover_of(people: list[Client]) -> Client:
    return next(person for person in people if person.is_to_move)


def test_nobody_is_told_before_it_is_stored() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    world.is_holding = True
    assert ann.say("chat", text="hello") == {}
    assert not ben.heard("said")
    assert ann.got("done")[-1]["version"] == 3
    world.release()
    assert ben.heard("said")
    assert ann.got("done")[-1]["version"] == ann.version


def test_a_failure_is_told_and_changes_nothing_and_the_same_message_may_come_again() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben")
    mover = mover_of(people)
    view, version, move = mover.view, mover.version, mover.view["moves"][0]
    world.fates = ["failed"]
    answer = mover.say("move", id="try", move=move)
    assert (answer["type"], answer["error"], answer["id"]) == ("error", "not-stored", "try")
    assert (mover.view, mover.version) == (view, version)
    assert mover.tab().come().view == view
    assert mover.say("move", id="try", move=move)["type"] == "done"
    assert mover.version == version + 1


def test_a_table_that_could_not_be_stored_is_not_there() -> None:
    world = World()
    world.fates = ["failed"]
    reply = world.ask_to_create("kobito")
    assert isinstance(reply, NotPossible)
    assert reply.error == "not-stored"
    assert not world.hall.rooms


def test_a_person_who_could_not_be_stored_does_not_sit() -> None:
    world = World()
    ann = world.create("kobito")
    world.fates = ["failed"]
    reply = world.ask_to_join(ann.code, "Ben")
    assert isinstance(reply, NotPossible)
    assert reply.error == "not-stored"
    assert ann.names() == ["Ann", None, None, None]
    assert world.ask_to_join(ann.code, "Ben") == 1


def test_after_a_conflict_the_table_is_read_again_and_the_message_tried_again() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    world.fates = ["conflict"] * 3
    assert ann.say("chat", text="at last")["type"] == "done"
    assert [event["text"] for event in ben.heard("said")] == ["at last"]
    assert len(ben.got("table")) == 4


def test_a_conflict_that_never_ends_is_told() -> None:
    world = World()
    ann = world.create("kobito")
    world.fates = ["conflict"] * MOST_TRIES
    version = ann.version
    assert ann.say("chat", text="never")["error"] == "not-stored"
    assert (ann.version, ann.heard("said")) == (version, [])
    assert ann.say("chat", text="now")["type"] == "done"


def test_what_is_no_longer_possible_after_a_conflict_is_refused() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben", seats=3)
    first = world.hall
    world.restart()
    other = ann.tab().come()
    other.say("add_bot", level="greedy")
    world.hall = first
    assert ann.say("add_bot", level="greedy")["error"] == "table-full"
    assert ben.names() == ["Ann", "Ben", "Pip"]


def test_the_bots_go_on_after_a_failure() -> None:
    world = World()
    [ann] = world.game("kobito", "Ann", seats=2, bots=["greedy"])
    play([ann], until=lambda: not ann.is_to_move and bool(world.thinks))
    world.fates = ["failed", "failed"]
    for _ in range(200):
        if ann.is_to_move:
            break
        world.advance(2)
    assert ann.is_to_move
    assert not world.fates


def test_the_clock_goes_on_after_a_failure_without_hurry() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", pace="brisk")
    mover = mover_of(people)
    world.fates = ["failed"] * 3
    world.advance(30)
    assert world.fates, "expected a pause after a failure"
    world.advance(60)
    assert mover.heard("went_away")


def test_a_stage_goes_on_after_a_failure() -> None:
    world = World()
    [ann, *_] = world.game("hat", "Ann", "Ben", "Cleo")
    world.fates = ["failed"]
    world.advance(60)
    assert ann.clock["waits_for"] == "move"


def test_messages_wait_for_each_other_in_order() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    world.is_holding = True
    for number in range(10):
        (ann if number % 2 else ben).say("chat", text=str(number))
    world.release()
    assert [event["text"] for event in ann.heard("said")] == [str(number) for number in range(10)]


def test_too_many_that_wait_are_told_to_come_again() -> None:
    world = World()
    ann = world.create("kobito")
    world.is_holding = True
    ann.say("chat", text="first")
    for _ in range(MOST_WAITING):
        ann.say("react", reaction="wow")
    assert ann.say("react", reaction="wow")["error"] == "busy"
    world.release()
    answers = [message for message in ann.inbox if message.get("id") and message["type"] in ("done", "error")]
    limited = [answer for answer in answers if answer.get("error") == "rate-limited"]
    assert len(answers) == len({answer["id"] for answer in answers}) == MOST_WAITING + 3
    assert len(ann.heard("reacted")) + len(limited) == MOST_WAITING


def test_two_moves_at_once_are_one_move_and_one_refusal() -> None:
    world = World()
    people = world.game("kanobu", "Ann", "Ben")
    mover = mover_of(people)
    tab = mover.tab().come()
    move = mover.view["moves"][0]
    world.is_holding = True
    mover.say("move", move=move)
    tab.say("move", move=move)
    world.release()
    assert mover.version == tab.version
    assert tab.inbox[-1]["type"] in ("refused", "update")
    assert len(tab.got("refused")) == 1


@pytest.mark.parametrize("name", ["Ann", "Ben"])
def test_two_who_join_at_once_sit_on_two_seats(name: str) -> None:
    world = World()
    ann = world.create("kobito", seats=2)
    replies: list[int | NotPossible | Refused] = []
    world.is_holding = True
    for _ in range(2):
        world.hall.join(ann.code, JoinTable(name=name, secret=world.new_secret()), replies.append, world.now)
    world.release()
    assert replies[0] == 1
    assert isinstance(replies[1], NotPossible)
    assert replies[1].error == "table-full"


def test_who_asks_for_a_table_that_is_being_loaded_waits_for_it() -> None:
    world = World()
    ann = world.create("kobito")
    ann.go()
    assert not world.hall.rooms
    world.is_holding = True
    back = ann.tab()
    assert back.say("hello", table=ann.code, secret=ann.secret) == {}
    assert back.inbox == []
    world.release()
    assert back.names()[0] == "Ann"


def test_a_socket_that_goes_while_the_table_is_loaded_is_not_told_anything() -> None:
    world = World()
    ann = world.create("kobito")
    ann.go()
    world.is_holding = True
    back = ann.tab()
    back.say("hello", table=ann.code, secret=ann.secret)
    back.go()
    world.release()
    assert (back.inbox, world.hall.rooms) == ([], {})


def test_the_list_of_tables_follows_the_phases() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben", privacy="public")
    assert world.listings[ann.code].phase == "lobby"
    ben.say("ready")
    ann.say("start")
    assert world.listings[ann.code].phase == "playing"
    ben.say("resign")
    ann.say("stop")
    assert world.listings[ann.code].phase == "over"
    ann.say("rematch")
    assert (world.listings[ann.code].phase, world.listings[ann.code].is_public) == ("lobby", True)
    ann.say("leave")
    ben.say("leave")
    assert not world.listings[ann.code].is_public


def test_a_table_never_runs_back() -> None:
    world = World()
    ann, ben = world.game("kobito", "Ann", "Ben", pace="none")
    old = list(world.rows[ann.code])
    ann.say("handover")
    world.fates = ["failed"]
    world.is_holding = True
    ann.say("handover")
    world._todo.pop(0)()
    # What was read long ago comes now.
    world._todo.pop(0)
    world.hall.loaded(ann.code, old, [], world.now)
    world.release()
    assert ben.version == ann.version == len(old) + 1
    assert not ben.got("table")[1:]
    world.advance(2)
    assert [message["version"] for message in ben.got("table")[1:]] == [len(old) + 1]
