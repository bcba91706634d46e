"""Coming back with the version last seen: exactly what was missed, or everything anew."""

import pytest

from smallbox.tables.room import KEPT
from tests.tables.client import Client
from tests.tables.world import World


def others_move(people: list[Client], times: int) -> None:
    for _ in range(times):
        next(person for person in people if person.is_to_move).move()


@pytest.mark.parametrize("game", ["kobito", "kanobu"])
def test_a_returning_client_gets_exactly_what_it_missed(game: str) -> None:
    world = World()
    people = world.game(game, "Ann", "Ben")
    twin = people[0].tab().come()
    known = twin.version
    told = len(people[0].events)
    twin.go()
    others_move(people, 6)
    back = twin.tab().come(version=known)
    assert back.got("table") == []
    [update] = back.got("update")
    assert (update["since"], update["version"]) == (known, people[0].version)
    assert update["events"] == people[0].events[told:]
    assert (back.view, back.table) == (people[0].view, people[0].tab().come().table)
    people[1].say("chat", text="welcome back")
    assert [line["text"] for line in twin.tab().come(version=known).table["said"]] == ["welcome back"]


def test_what_others_drew_is_not_told_to_a_returning_client() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben")
    mover = next(person for person in people if person.is_to_move)
    other = next(person for person in people if person is not mover)
    known = other.version
    other.go()
    while mover.is_to_move:
        mover.move()
    back = other.tab().come(version=known)
    assert mover.heard("cards_drawn")
    assert not back.heard("cards_drawn")
    assert back.heard("drew_cards")


def test_a_client_that_missed_nothing_is_told_nothing() -> None:
    world = World()
    [ann, _] = world.game("kobito", "Ann", "Ben")
    back = ann.tab().come(version=ann.version)
    [update] = back.got("update")
    assert update["events"] == []


@pytest.mark.parametrize("game", ["kobito", "kanobu"])
def test_a_client_that_missed_too_much_gets_the_whole_table(game: str) -> None:
    world = World()
    people = world.game(game, "Ann", "Ben")
    known = people[0].version
    for _ in range(KEPT):
        world.advance(1)
        people[1].say("handover")
    assert people[0].tab().come(version=known).got("update")
    people[1].say("handover")
    back = people[0].tab().come(version=known)
    assert (back.got("update"), len(back.got("table"))) == ([], 1)


def test_a_version_from_the_future_gets_the_whole_table() -> None:
    world = World()
    [ann, _] = world.game("kobito", "Ann", "Ben")
    back = ann.tab().come(version=ann.version + 1)
    assert (back.got("update"), len(back.got("table"))) == ([], 1)


def test_after_a_restart_the_whole_table_is_told() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben")
    known = people[0].version - 1
    world.restart()
    back = people[0].tab().come(version=known)
    assert (back.got("update"), len(back.got("table"))) == ([], 1)


def test_a_spectator_gets_the_present() -> None:
    world = World()
    [ann, _] = world.game("kobito", "Ann", "Ben")
    eve = Client(world, ann.code, None).come(version=ann.version - 1)
    assert (eve.got("update"), len(eve.got("table"))) == ([], 1)


def test_a_new_person_on_a_seat_hears_nothing_of_the_one_before() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    ben.say("leave")
    secret = world.new_secret()
    assert world.ask_to_join(ann.code, "Cleo", secret) == 1
    cleo = Client(world, ann.code, secret).come(version=1)
    assert cleo.seat == 1
    assert not cleo.heard("cards_drawn")


def test_updates_follow_each_other_without_a_gap() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", pace="brisk", seats=3, bots=["greedy"])
    for _ in range(30):
        mover = next((person for person in people if person.is_to_move), None)
        if mover is None:
            world.advance(2)
        else:
            mover.move()
    for person in people:
        [first, *_] = person.got("table")
        version = first["version"]
        for update in person.got("update"):
            assert update["since"] == version
            version = update["version"]
