"""Programs at a table: everybody sees what they are, they sit like people, and count for none."""

from typing import Any

import msgspec
import pytest

from smallbox.tables.entries import read_entry
from smallbox.tables.facts import SatDown
from smallbox.tables.programs import MOST_GAMES
from smallbox.tables.seats import PROGRAM
from smallbox.tables.standing import standing
from smallbox.wire.codec import NotPossible
from tests.tables.client import Client
from tests.tables.world import World, play, play_to_the_end

BOT = "K7MPQ3XZ"


def table_with_a_program(world: World, game: str = "kobito", **given: Any) -> tuple[Client, Client]:
    """A person and a program in a game that has begun."""
    ann = world.create(game, seats=2, **given)
    program = world.join(ann.code, "Robo", BOT)
    for each in (ann, program):
        assert each.say("ready")["type"] == "done"
    assert ann.say("start")["type"] == "done"
    return ann, program


def seats_of(client: Client) -> dict[str, dict[str, object]]:
    return {seat["name"]: seat for seat in client.table["seats"] if seat is not None}


def test_everybody_is_told_that_a_seat_is_a_program() -> None:
    world = World()
    ann = world.create("kanobu", seats=3)
    world.join(ann.code, "Robo", BOT)
    told = next(event for event in ann.events if event["type"] == "bot_joined")
    assert (told["name"], told["level"]) == ("Robo", PROGRAM)
    for client in (ann, world.watch(ann.code)):
        assert {name: (seat["is_program"], seat["level"]) for name, seat in seats_of(client).items()} == {
            "Ann": (False, None),
            "Robo": (True, None),
        }


def test_whoever_plays_with_programs_alone_may_have_hints_and_programs_may_not() -> None:
    world = World()
    ann, program = table_with_a_program(world)
    play([ann, program], until=lambda: ann.is_to_move)
    assert ann.say("hint")["type"] == "hint"
    play([ann, program], until=lambda: program.is_to_move)
    assert program.say("hint")["error"] == "no-hints-programs"


def test_the_last_person_may_end_a_game_with_programs_and_a_program_may_not() -> None:
    world = World()
    ann, program = table_with_a_program(world)
    assert program.say("stop")["error"] == "not-last-person"
    assert ann.say("stop")["type"] == "done"
    assert ann.table["result"]["kind"] == "stopped"


def test_a_person_is_host_before_any_program() -> None:
    world = World()
    ann = world.create("kanobu", seats=3)
    program = world.join(ann.code, "Robo", BOT)
    ben = world.join(ann.code, "Ben")
    ann.say("leave")
    assert ben.table["host"] == ben.seat
    ben.say("leave")
    assert program.table["host"] == program.seat
    # Tables are listed for people who look for people.
    assert not world.listings[ann.code].is_public


def test_a_public_table_without_people_is_not_listed() -> None:
    world = World()
    ann = world.create("kanobu", seats=3, privacy="public")
    world.join(ann.code, "Robo", BOT)
    assert world.listings[ann.code].is_public
    ann.say("leave")
    assert not world.listings[ann.code].is_public


def test_results_call_it_a_program_not_a_person() -> None:
    world = World()
    group = {"id": "K7MPQ3XZ", "secret": world.new_secret()}
    ann, program = table_with_a_program(world, group=group)
    play_to_the_end([ann, program])
    [kept] = world.results[ann.code].values()
    assert {player.name: player.level for player in kept.players} == {"Ann": None, "Robo": PROGRAM}
    found = standing(world.rows[ann.code])
    [(_, mine)] = [
        (person, results[-1]) for person, results in found.results.items() if person == person_of(world, ann)
    ]
    assert (mine.bots, mine.people) == ([PROGRAM], 0)


def person_of(world: World, client: Client) -> int:
    """The entry with which somebody sat down."""
    [seq] = [entry.seq for entry in world.entries(client.code) if getattr(entry.fact, "name", "") == "Ann"]
    return seq


def test_one_that_was_removed_does_not_come_back_with_another_secret() -> None:
    world = World()
    ann = world.create("kanobu", seats=3)
    program = world.join(ann.code, "Robo", BOT)
    assert ann.say("kick", seat=program.seat)["type"] == "done"
    refused = world.ask_to_join(ann.code, "Robo", program=BOT)
    assert isinstance(refused, NotPossible)
    assert refused.error == "removed"
    assert isinstance(world.ask_to_join(ann.code, "Other", program="Z7MPQ3XZ"), int)


def test_a_bot_plays_at_so_many_tables_at_once_and_no_more() -> None:
    world = World()
    seated = [world.join(world.create("kanobu", seats=2).code, "Robo", BOT) for _ in range(MOST_GAMES)]
    code = world.create("kanobu", seats=2).code
    secret = world.new_secret()
    world.ask_to_join(code, "Robo", secret, BOT)
    late = Client(world, code, secret)
    assert late.say("hello", table=code, secret=secret)["error"] == "too-many-games"
    world.hall.closed(seated[0], world.now)
    assert late.say("hello", table=code, secret=secret)["type"] == "done"


def test_a_revoked_bot_leaves_its_tables_and_comes_to_none() -> None:
    world = World()
    ann, program = table_with_a_program(world)
    world.hall.revoke(BOT, world.now)
    world.settle()
    assert program.is_closed
    assert seats_of(ann)["Robo"]["is_gone"]
    code = world.create("kanobu", seats=2).code
    secret = world.new_secret()
    world.ask_to_join(code, "Robo", secret, BOT)
    assert Client(world, code, secret).say("hello", table=code, secret=secret)["error"] == "no-such-bot"


def test_an_entry_of_before_there_were_programs_is_a_person() -> None:
    fact = {"type": "sat_down", "seat": 0, "name": "Ann", "secret": ""}
    old = msgspec.json.encode({"seq": 3, "at": 1, "seat": None, "id": "", "fact": fact})
    assert read_entry(old).fact == SatDown(0, "Ann", "")


@pytest.mark.parametrize("votes", [1, 2])
def test_people_decide_whether_a_bot_stands_in_and_programs_only_ask(votes: int) -> None:
    world = World()
    ann = world.create("kanobu", seats=4)
    program, ben, cat = world.join(ann.code, "Robo", BOT), world.join(ann.code, "Ben"), world.join(ann.code, "Cat")
    everybody = [ann, program, ben, cat]
    for each in everybody:
        each.say("ready")
    ann.say("start")
    for away in (ann, cat):
        world.hall.closed(away, world.now)
    assert program.say("stand_in", seat=cat_seat(ben))["type"] == "done"
    assert not seats_of(ben)["Cat"]["is_away"]
    if votes == 2:
        assert ben.say("stand_in", seat=cat_seat(ben))["type"] == "done"
        assert seats_of(ben)["Cat"]["is_away"]


def cat_seat(client: Client) -> int:
    return next(at for at, seat in enumerate(client.table["seats"]) if seat["name"] == "Cat")
