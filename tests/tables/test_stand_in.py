"""Somebody is away: for how long, who may let a bot play for them, and how they get their seat back."""

import pytest

from smallbox.games import GAMES
from smallbox.tables.facts import Absent, Returned, StandInAsked
from tests.tables.client import Client, Json
from tests.tables.world import World, play


def absent(seen_by: Client) -> list[Json]:
    told: list[Json] = seen_by.presence["absent"]
    return told


def seat_of(seen_by: Client, who: Client) -> Json:
    seat: Json = seen_by.table["seats"][who.seat]
    return seat


def mover_of(people: list[Client]) -> Client:
    return next(person for person in people if person.is_to_move)


def test_everybody_is_told_who_is_away_and_for_how_long() -> None:
    world = World()
    ann, ben, cid = world.game("kobito", "Ann", "Ben", "Cid")
    assert absent(ann) == []
    cid.go()
    assert absent(ann) == [{"seat": cid.seat, "milliseconds": 0}]
    world.advance(120)
    ben.go()
    assert absent(ann) == [{"seat": ben.seat, "milliseconds": 0}, {"seat": cid.seat, "milliseconds": 120_000}]
    world.advance(3)
    back = ben.tab().come()
    assert absent(back) == absent(ann) == [{"seat": cid.seat, "milliseconds": 123_000}]


def test_a_second_tab_keeps_one_present() -> None:
    world = World()
    ann, ben = world.game("kobito", "Ann", "Ben")
    tab = ben.tab().come()
    ben.go()
    assert absent(ann) == []
    tab.go()
    assert [each["seat"] for each in absent(ann)] == [ben.seat]


def test_absence_follows_a_person_to_another_seat() -> None:
    world = World()
    ann, ben, cid = world.people("kobito", "Ann", "Ben", "Cid")
    cid.go()
    world.advance(30)
    assert ann.say("swap", seat=1, other=2)["type"] == "done"
    assert ben.seat == 2
    assert absent(ann) == [{"seat": 1, "milliseconds": 30_000}]


def test_who_has_sat_down_and_not_come_yet_is_away() -> None:
    world = World()
    [ann] = world.people("kobito", "Ann", seats=3)
    world.ask_to_join(ann.code, "Ben")
    assert absent(ann) == [{"seat": 1, "milliseconds": 0}]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_host_lets_a_bot_play_for_somebody_who_is_away_until_they_return(game: str) -> None:
    world = World()
    options = {"look_seconds": "0"} if game == "hat" else {}
    ann, ben, cid = world.game(game, "Ann", "Ben", "Cid", options=options)
    cid.go()
    assert ann.say("stand_in", seat=cid.seat)["type"] == "done"
    assert seat_of(ben, cid)["is_away"]
    assert ben.heard("stand_in_began") == [{"type": "stand_in_began", "seat": cid.seat, "by": ann.seat}]
    play([ann, ben], until=lambda: any(think.seat == cid.seat for think in world.thinks))
    back = cid.tab().come()
    assert not seat_of(ann, cid)["is_away"]
    assert ann.heard("came_back") == [{"type": "came_back", "seat": cid.seat}]
    play([ann, ben], until=lambda: back.is_to_move)
    assert back.move()["type"] == "done"


def test_without_a_clock_the_game_goes_on_only_with_the_bot() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben")
    play(people, until=lambda: people[1].is_to_move)
    ann, ben = people
    ben.go()
    version = ann.version
    world.advance(24 * 3600)
    assert ann.version == version
    assert ann.say("stand_in", seat=ben.seat)["type"] == "done"
    while not ann.is_to_move:
        assert world.wake()


def test_who_is_not_the_host_asks_and_the_host_decides() -> None:
    world = World()
    ann, ben, cid = world.game("kobito", "Ann", "Ben", "Cid")
    cid.go()
    assert ben.say("stand_in", seat=cid.seat)["type"] == "done"
    assert ann.heard("stand_in_asked") == [{"type": "stand_in_asked", "seat": ben.seat, "other": cid.seat}]
    assert seat_of(ann, cid)["asked_by"] == [ben.seat]
    assert not seat_of(ann, cid)["is_away"]
    assert ann.say("stand_in", seat=cid.seat)["type"] == "done"
    assert seat_of(ben, cid)["is_away"]
    assert seat_of(ben, cid)["asked_by"] == []


def test_asking_twice_is_asking_once() -> None:
    world = World()
    ann, ben, cid = world.game("kobito", "Ann", "Ben", "Cid")
    cid.go()
    for _ in range(2):
        assert ben.say("stand_in", seat=cid.seat)["type"] == "done"
    assert sum(isinstance(fact, StandInAsked) for fact in world.facts(ann.code)) == 1


def test_while_the_host_is_away_more_than_half_of_those_present_decide() -> None:
    world = World()
    ann, ben, cid, dot = world.game("kobito", "Ann", "Ben", "Cid", "Dot")
    ann.go()
    ben.say("stand_in", seat=ann.seat)
    assert not seat_of(cid, ann)["is_away"]
    cid.say("stand_in", seat=ann.seat)
    assert seat_of(dot, ann)["is_away"]
    assert dot.heard("stand_in_began") == [{"type": "stand_in_began", "seat": ann.seat, "by": cid.seat}]


def test_half_is_not_more_than_half() -> None:
    world = World()
    ann, ben, cid = world.game("kobito", "Ann", "Ben", "Cid")
    ann.go()
    ben.say("stand_in", seat=ann.seat)
    assert not seat_of(cid, ann)["is_away"]
    cid.say("stand_in", seat=ann.seat)
    assert seat_of(cid, ann)["is_away"]


def test_who_is_left_alone_decides_alone() -> None:
    world = World()
    ann, ben, cid = world.game("kobito", "Ann", "Ben", "Cid")
    ann.go()
    cid.go()
    for gone in (ann, cid):
        ben.say("stand_in", seat=gone.seat)
        assert seat_of(ben, gone)["is_away"]


def test_who_asked_and_went_away_no_longer_counts() -> None:
    world = World()
    ann, ben, cid, dot = world.game("kobito", "Ann", "Ben", "Cid", "Dot")
    ann.go()
    ben.say("stand_in", seat=ann.seat)
    ben.go()
    cid.say("stand_in", seat=ann.seat)
    assert not seat_of(dot, ann)["is_away"]
    dot.say("stand_in", seat=ann.seat)
    assert seat_of(dot, ann)["is_away"]


def test_a_host_for_whom_a_bot_plays_is_not_waited_for() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", "Cid", pace="brisk")
    ann, ben, cid = people
    play(people, until=lambda: ann.is_to_move)
    world.advance(31)
    assert seat_of(ben, ann)["is_away"]
    cid.go()
    ben.say("stand_in", seat=cid.seat)
    assert seat_of(ben, cid)["is_away"]


def test_what_was_asked_is_void_when_they_return() -> None:
    world = World()
    ann, ben, cid = world.game("kobito", "Ann", "Ben", "Cid")
    cid.go()
    ben.say("stand_in", seat=cid.seat)
    cid.tab().come()
    assert seat_of(ann, cid)["asked_by"] == []
    assert isinstance(world.facts(ann.code)[-1], Returned)
    assert ann.say("stand_in", seat=cid.seat)["error"] == "not-away"


def test_nobody_is_replaced_who_is_there() -> None:
    world = World()
    ann, ben = world.game("kobito", "Ann", "Ben")
    assert ann.say("stand_in", seat=ben.seat) == {
        "type": "error",
        "id": ann.inbox[-1]["id"],
        "error": "not-away",
        "facts": {"seat": ben.seat},
    }
    assert ann.say("stand_in", seat=ann.seat)["error"] == "not-away"


def test_a_bot_needs_no_bot_and_neither_does_a_free_seat() -> None:
    world = World()
    ann, ben = world.game("kobito", "Ann", "Ben", seats=3, bots=["random"])
    bot = next(place for place, seat in enumerate(ann.table["seats"]) if seat["level"] is not None)
    assert ann.say("stand_in", seat=bot)["error"] == "seat-empty"
    assert ann.say("stand_in", seat=7)["error"] == "seat-empty"
    ben.say("resign")
    ben.go()
    version = ann.version
    assert ann.say("stand_in", seat=ben.seat)["type"] == "done"
    assert ann.version == version


def test_before_the_game_there_is_nobody_to_play_for() -> None:
    world = World()
    ann, ben = world.people("kobito", "Ann", "Ben")
    ben.go()
    assert ann.say("stand_in", seat=ben.seat)["error"] == "not-now"


def test_who_has_resigned_does_not_decide() -> None:
    world = World()
    ann, ben, cid = world.game("kobito", "Ann", "Ben", "Cid")
    ben.say("resign")
    cid.go()
    assert ben.say("stand_in", seat=cid.seat)["error"] == "resigned"
    ann.go()
    assert ben.say("stand_in", seat=cid.seat)["error"] == "resigned"


def test_seats_that_have_moved_since_are_not_taken_for_others() -> None:
    world = World()
    ann, ben, cid = world.people("kobito", "Ann", "Ben", "Cid")
    seen = ann.version
    for person in (ann, ben, cid):
        person.say("ready")
    ann.say("start")
    cid.go()
    assert ann.say("stand_in", seat=cid.seat, version=seen)["error"] == "seats-moved"


def test_left_resigned_and_away_are_told_apart() -> None:
    world = World()
    ann, ben, cid, dot = world.game("kobito", "Ann", "Ben", "Cid", "Dot")
    seats = {name: person.seat for name, person in zip(("ben", "cid", "dot"), (ben, cid, dot))}
    ben.say("leave")
    cid.say("resign")
    dot.go()
    ann.say("stand_in", seat=seats["dot"])
    told = {name: ann.table["seats"][seat] for name, seat in seats.items()}
    marks = {name: (seat["is_gone"], seat["is_resigned"], seat["is_away"]) for name, seat in told.items()}
    assert marks == {"ben": (True, True, False), "cid": (False, True, False), "dot": (False, False, True)}


def test_a_restarted_server_still_has_the_bot_and_the_wishes() -> None:
    world = World()
    ann, ben, cid, dot = world.game("kobito", "Ann", "Ben", "Cid", "Dot")
    cid.go()
    dot.go()
    ben.say("stand_in", seat=dot.seat)
    ann.say("stand_in", seat=cid.seat)
    world.restart()
    seen = ann.tab().come()
    assert seat_of(seen, cid)["is_away"]
    assert seat_of(seen, dot)["asked_by"] == [ben.seat]
    made = [fact for fact in world.facts(ann.code) if isinstance(fact, Absent)]
    assert made == [Absent(cid.seat, once=False, by=ann.seat)]
