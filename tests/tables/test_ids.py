"""Every message has an id; a repeated one is answered as before and does nothing twice."""

from typing import Any

import pytest

from smallbox.tables.seats import REMEMBERED
from tests.tables.client import Client
from tests.tables.world import World


def mover_of(people: list[Client]) -> Client:
    return next(person for person in people if person.is_to_move)


def test_a_repeated_move_is_made_once() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben")
    mover = mover_of(people)
    move = mover.view["moves"][0]
    first = mover.say("move", id="once", move=move)
    version, view = mover.version, mover.view
    assert mover.say("move", id="once", move=move) == first == {"type": "done", "id": "once", "version": version}
    assert (mover.version, mover.view) == (version, view)


def test_a_repeated_id_is_known_after_a_restart_and_on_another_tab() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben")
    mover = mover_of(people)
    move = mover.view["moves"][0]
    first = mover.say("move", id="once", move=move)
    assert mover.tab().come().say("move", id="once", move=move) == first
    world.restart()
    again = mover.tab().come()
    assert again.say("move", id="once", move=move) == first
    assert again.version == first["version"]


def test_a_refused_message_may_be_tried_again_under_its_id() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    assert ann.say("start", id="go")["error"] == "not-ready"
    ben.say("ready")
    assert ann.say("start", id="go")["type"] == "done"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("chat", {"text": "hello"}),
        ("react", {"reaction": "wow"}),
        ("swap", {"seat": 0, "other": 1}),
        ("swap", {"seat": 0, "other": 3}),
        ("add_bot", {"level": "greedy"}),
        ("settings", {"pace": "brisk"}),
        ("ready", {}),
        ("start", {}),
    ],
)
def test_whatever_is_repeated_in_the_lobby_is_done_once(kind: str, fields: dict[str, Any]) -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben", seats=4)
    ben.say("swap", seat=1, other=2)
    ann.say("swap", seat=0, other=1)
    ben.say("ready")
    ann.say("ready")
    first = ann.say(kind, id="once", **fields)
    assert first["type"] == "done"
    rows = len(world.rows[ann.code])
    assert ann.say(kind, id="once", **fields) == first
    world.restart()
    again = ann.tab().come()
    assert again.say(kind, id="once", **fields) == first
    assert len(world.rows[ann.code]) == rows


def test_a_repeated_rematch_is_called_once() -> None:
    world = World()
    [ann, ben] = world.game("kobito", "Ann", "Ben")
    ben.say("resign")
    ann.say("stop", id="end")
    assert ann.say("stop", id="end")["type"] == "done"
    first = ann.say("rematch", id="again")
    rows = len(world.rows[ann.code])
    assert ann.say("rematch", id="again") == first
    assert len(world.rows[ann.code]) == rows


@pytest.mark.parametrize("kind", ["swap", "start"])
def test_the_same_id_of_two_people_is_two_messages(kind: str) -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben", seats=4)
    ben.say("swap", seat=1, other=3)
    ben.say("ready")
    fields = {"seat": 0, "other": 3} if kind == "swap" else {}
    assert ann.say(kind, id="7", **fields)["type"] == "done"
    assert ben.say("chat", id="7", text="mine")["type"] == "done"
    assert ann.heard("said")[-1]["text"] == "mine"


def test_an_id_repeated_while_the_first_is_being_stored_is_done_once() -> None:
    world = World()
    ann = world.create("kobito")
    world.is_holding = True
    for _ in range(3):
        ann.say("chat", id="once", text="hello")
    world.release()
    assert len(ann.heard("said")) == 1
    assert ann.got("done")[-3:] == [{"type": "done", "id": "once", "version": ann.version}] * 3


def test_many_ids_are_remembered() -> None:
    world = World()
    ann = world.create("kobito")
    for number in range(REMEMBERED):
        world.advance(1)
        ann.say("ready", id=f"id-{number}", ready=number % 2 == 0)
    version = ann.version
    assert ann.say("ready", id="id-0", ready=False)["version"] < version
    assert ann.version == version


def test_a_reaction_that_comes_twice_is_shown_once() -> None:
    world = World()
    ann = world.create("kobito")
    for _ in range(3):
        assert ann.say("react", id="once", reaction="wow")["type"] == "done"
    assert len(ann.heard("reacted")) == 1


@pytest.mark.parametrize(("kind", "fields"), [("chat", {"text": "hello"}), ("react", {"reaction": "wow"})])
def test_what_is_said_again_after_a_restart_is_heard_once(kind: str, fields: dict[str, Any]) -> None:
    world = World()
    ann = world.create("kobito")
    first = ann.say(kind, id="once", **fields)
    assert ann.say("ready")["type"] == "done"
    world.restart()
    again = ann.tab().come()
    assert again.say(kind, id="once", **fields) == first
    assert len(world.lines[ann.code]) == 1


def test_the_server_makes_no_ids_that_a_client_could_make() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", pace="brisk")
    mover = mover_of(people)
    mover.go()
    world.advance(31)
    again = mover.tab().come()
    assert again.say("chat", id="back", text="I am back")["type"] == "done"
    assert again.heard("said")
