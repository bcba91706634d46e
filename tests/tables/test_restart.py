"""A server that stops and another one that goes on from what is stored."""

from smallbox.tables.facts import Absent
from tests.tables.client import Client
from tests.tables.world import World, play_to_the_end


def mover_of(people: list[Client]) -> Client:
    return next(person for person in people if person.is_to_move)


def test_a_running_game_goes_on_where_it_was() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", options={"gold_cards": "6"})
    for _ in range(5):
        mover_of(people).move()
    world.restart()
    again = [person.tab().come() for person in people]
    for before, after in zip(people, again):
        assert (after.view, after.table, after.version) == (before.view, before.table, before.version)
    play_to_the_end(again)


def test_everybody_has_a_grace_period_to_come_back() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", pace="brisk")
    world.advance(28)
    world.restart()
    world.advance(14)
    assert not any(isinstance(fact, Absent) for fact in world.facts(people[0].code))
    world.advance(1)
    assert any(isinstance(fact, Absent) for fact in world.facts(people[0].code))


def test_the_time_that_was_left_before_is_not_given_anew() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", pace="relaxed")
    mover = mover_of(people)
    world.advance(20)
    world.restart()
    again = mover.tab().come()
    assert again.clock == {"waits_for": "move", "seat": mover.seat, "left": 40_000, "series_left": None}


def test_bots_go_on_and_are_told_everything_from_the_beginning() -> None:
    world = World()
    [ann] = world.game("kobito", "Ann", bots=["greedy"], seats=2)
    while ann.is_to_move:
        ann.move()
    assert world.thinks
    world.restart()
    assert world.thinks[-1].since == 0
    world.advance(30)
    assert ann.tab().come().is_to_move


def test_a_bots_answer_to_the_server_before_is_ignored() -> None:
    world = World()
    [ann] = world.game("kobito", "Ann", bots=["greedy"], seats=2)
    while ann.is_to_move:
        ann.move()
    late = world.think_with_a_real_bot(world.thinks[-1])
    world.restart()
    world.advance(30)
    again = ann.tab().come()
    version = again.version
    world.hall.thought(late, world.now)
    world.advance(5)
    assert again.version == version


def test_who_was_away_is_still_away_and_comes_back() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", pace="brisk")
    mover = mover_of(people)
    world.advance(31)
    world.restart()
    other = next(person for person in people if person is not mover).tab().come()
    assert other.table["seats"][mover.seat]["is_away"]
    mover.tab().come()
    assert not other.table["seats"][mover.seat]["is_away"]


def test_a_stage_goes_on_after_a_restart() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo")
    world.advance(3)
    world.restart()
    again = [person.tab().come() for person in people]
    assert again[0].clock["waits_for"] == "look"
    assert again[0].clock["left"] == 17_000
    world.advance(30)
    assert mover_of(again).clock["waits_for"] == "move"


def test_a_lobby_needs_nobody_to_revive_it() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben", seats=3, bots=["greedy"])
    ben.say("ready", nonce="ab")
    world.restart()
    assert not world.hall.rooms
    again = ann.tab().come()
    assert (again.table, again.version) == (ann.table, ann.version)
    assert again.say("start")["type"] == "done"


def test_two_servers_over_one_store_agree() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    first = world.hall
    world.restart()
    other = ann.tab().come()
    other.say("chat", text="on the second server")
    second, world.hall = world.hall, first
    assert ben.say("chat", text="on the first")["type"] == "done"
    assert [line["text"] for line in ben.table["said"]] == ["on the second server"]
    assert ben.heard("said")[-1]["text"] == "on the first"
    assert ben.say("ready")["type"] == "done"
    world.hall = second
    assert other.say("ready", ready=False)["type"] == "done"
    assert [seat["is_ready"] for seat in other.table["seats"]] == [False, True]


def test_after_a_conflict_every_client_sits_where_it_sits_now() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    first = world.hall
    world.restart()
    other = ann.tab().come()
    other.say("swap", seat=0, other=1)
    world.hall = first
    assert ben.say("ready")["type"] == "done"
    assert (ben.table["you"], ann.table["you"]) == (0, 1)
    other.go()
    ann.say("start")
    assert (ben.view["seat"], ann.view["seat"]) == (0, 1)
