"""The deal is committed to before anybody gives a number of their own, and can be checked afterwards."""

import pytest

from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from smallbox.tables.facts import Committed
from smallbox.wire.codec import NotPossible
from tests import check_deal
from tests.tables.world import World, play_to_the_end

OPTIONS = {"kobito": {"gold_cards": "6"}, "kanobu": {}, "hat": {"penalty_limit": "2", "look_seconds": "0"}}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_played_at_a_table_is_proved_by_its_record(game: str) -> None:
    world = World()
    people = world.people(game, "Ann", "Ben", seats=3, bots=["random"], options=OPTIONS[game])
    commitment = people[0].table["commitment"]
    assert commitment.startswith("sha256:")
    people[0].say("ready", nonce="0123456789abcdef")
    people[1].say("ready", nonce="")
    people[1].say("ready", nonce="cafe")
    people[0].say("start")
    assert people[0].table["commitment"] == commitment
    play_to_the_end(people)
    text = world.record(people[0].code, 1)
    assert f'[Commit "{commitment}"]' in text
    assert '[Nonces "A=0123456789abcdef; B=; C=cafe"]' in text
    assert check_deal.check(text) == []
    assert list(problems(GAMES[game], read_record(text))) == []


def test_the_commitment_is_shown_before_any_number_and_stays_until_the_deal() -> None:
    world = World()
    ann = world.create("kobito")
    shown = {ann.table["commitment"]}
    ben = world.join(ann.code, "Ben")
    ann.say("ready", nonce="aa")
    ann.say("ready", ready=False)
    ben.say("ready", nonce="bb")
    ann.say("settings", seats=3)
    ann.say("add_bot", level="greedy")
    ben.say("ready", nonce="bc")
    world.restart()
    again = ann.tab().come()
    assert again.say("start")["type"] == "done"
    shown |= {message["table"]["commitment"] for message in ben.got("update") if message["table"]}
    shown.add(again.table["commitment"])
    assert len(shown) == 1


def test_neither_seed_nor_salt_is_told_before_the_end() -> None:
    world = World()
    people = world.game("hat", "Ann", "Ben", "Cleo")
    eve = world.watch(people[0].code)
    world.advance(60)
    [committed] = [fact for fact in world.facts(eve.code) if isinstance(fact, Committed)]
    for person in [*people, eve]:
        text = b"".join(person.raw).decode()
        for secret in (committed.seed, committed.salt, committed.bots):
            assert secret not in text
    with pytest.raises(NotPossible, match="not-over"):
        world.record(eve.code, 1)


def test_who_starts_without_being_ready_first_gives_no_number() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    ben.say("ready", nonce="bb")
    ann.say("start")
    ben.say("resign")
    ann.say("stop")
    assert '[Nonces "A=; B=bb"]' in world.record(ann.code, 1)


def test_numbers_are_told_to_nobody_before_the_end() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    ann.say("ready", nonce="feedfacefeedface")
    assert b"feedface" not in b"".join(ben.raw)


def test_no_record_before_there_is_one() -> None:
    world = World()
    ann = world.create("kobito")
    for number in (0, 1, -1):
        with pytest.raises(NotPossible, match="no-such-record"):
            world.record(ann.code, number)
