"""A seat on another device by a one-time code, and being forgotten."""

from typing import Any

import pytest

from smallbox.tables.facts import SatDown
from smallbox.tables.names import NOBODY
from smallbox.tables.records import erase_person
from smallbox.wire.codec import NotPossible
from tests.tables.client import Client
from tests.tables.world import World, play_to_the_end


def code_of(client: Client) -> str:
    assert client.say("handover")["type"] == "done"
    message = client.got("handover")[-1]
    assert message["seconds"] == 600
    code: str = message["code"]
    return code


def is_bad_code(reply: object) -> bool:
    return isinstance(reply, NotPossible) and reply.error == "bad-code"


def test_a_one_time_code_opens_the_seat_to_another_device_and_keeps_the_first() -> None:
    world = World()
    [ann, ben] = world.game("kobito", "Ann", "Ben")
    secret = world.new_secret()
    assert world.take_over(ben.code, code_of(ben), secret) == 1
    phone = Client(world, ben.code, secret).come()
    assert (phone.seat, phone.view) == (1, ben.view)
    assert ann.presence["connected"] == [0, 1]
    assert ben.say("chat", text="from the laptop")["type"] == "done"
    assert phone.say("chat", text="from the phone")["type"] == "done"
    assert [event["seat"] for event in ann.heard("said")] == [1, 1]


def test_a_code_works_once() -> None:
    world = World()
    ann = world.create("kobito")
    code = code_of(ann)
    secret = world.new_secret()
    assert world.take_over(ann.code, code, secret) == 0
    assert is_bad_code(world.take_over(ann.code, code))
    assert world.take_over(ann.code, code, secret) == 0  # the same device asks again


def test_a_code_holds_ten_minutes() -> None:
    world = World()
    ann = world.create("kobito")
    code = code_of(ann)
    world.advance(600)
    assert world.take_over(ann.code, code) == 0
    code = code_of(ann)
    world.advance(600.001)
    assert is_bad_code(world.take_over(ann.code, code))


def test_a_new_code_makes_the_old_one_void() -> None:
    world = World()
    ann = world.create("kobito")
    old, new = code_of(ann), code_of(ann)
    assert is_bad_code(world.take_over(ann.code, old))
    assert world.take_over(ann.code, new) == 0


def test_a_wrong_code_is_refused_and_a_code_is_good_at_its_table_only() -> None:
    world = World()
    ann, ben = world.create("kobito"), world.create("kobito", "Ben")
    assert is_bad_code(world.take_over(ann.code, "ABCDEFGH"))
    assert is_bad_code(world.take_over(ben.code, code_of(ann)))


def test_a_code_survives_a_restart_but_not_its_seat() -> None:
    world = World()
    [_, ben] = world.people("kobito", "Ann", "Ben")
    code = code_of(ben)
    world.restart()
    secret = world.new_secret()
    assert world.take_over(ben.code, code, secret) == 1
    phone = Client(world, ben.code, secret).come()
    code = code_of(phone)
    phone.say("leave")
    assert is_bad_code(world.take_over(ben.code, code))


def test_nobody_else_is_told_of_a_code() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    code = code_of(ben)
    assert code.encode() not in b"".join(ann.raw)
    assert code not in world.stored(ann.code)


def test_no_secret_is_stored() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    text = world.stored(ann.code)
    for person in (ann, ben):
        assert person.secret is not None
        assert person.secret not in text


def test_who_wants_to_be_forgotten_is_gone_from_the_store() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Benedikta")
    ben.say("chat", text="a secret of mine")
    ann.say("chat", text="a word of mine")
    ann.say("swap", seat=0, other=1)
    ben.say("chat", text="another secret")
    assert ben.say("forget")["type"] == "done"
    assert ben.got("bye") == [{"type": "bye", "reason": "left"}]
    text = world.stored(ann.code)
    for gone in ("Benedikta", "a secret of mine", "another secret"):
        assert gone not in text
    assert "a word of mine" in text
    assert "Ann" in text
    assert [line["text"] for line in ann.tab().come().table["said"]] == ["a word of mine"]


def test_who_comes_back_is_not_told_what_a_forgotten_person_said() -> None:
    world = World()
    [ann, ben, cleo] = world.people("kobito", "Ann", "Benedikta", "Cleo")
    known = cleo.version - 2
    ben.say("chat", text="a secret of mine")
    ben.say("forget")
    back = ann.tab().come(version=known)
    assert b"a secret of mine" not in b"".join(back.raw)
    assert b"Benedikta" not in b"".join(back.raw)


def test_the_record_of_a_game_shows_the_placeholder() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Benedikta", options={"gold_cards": "6"})
    people[1].say("forget")
    assert people[0].names() == ["Ann", NOBODY]
    play_to_the_end(people[:1])
    text = world.record(people[0].code, 1)
    assert f'[Seats "A=Ann; B={NOBODY}"]' in text
    assert "Benedikta" not in text
    assert "Benedikta" not in world.stored(people[0].code)


def test_a_host_who_is_forgotten_is_no_longer_in_the_list() -> None:
    world = World()
    [ann, _] = world.people("kobito", "Annabella", "Ben", privacy="public")
    ann.say("forget")
    assert world.listings[ann.code].host == "Ben"


@pytest.mark.parametrize("was_on_the_seat_before", ["Olga", "Ann"])
def test_only_the_one_who_asked_is_forgotten(was_on_the_seat_before: str) -> None:
    world = World()
    host = world.create("kobito", "Host")
    before = world.join(host.code, was_on_the_seat_before)
    before.say("chat", text="I was here before")
    before.say("leave")
    after = world.join(host.code, "Later")
    after.say("chat", text="I came later")
    after.say("forget")
    facts = world.facts(host.code)
    assert [fact.name for fact in facts if isinstance(fact, SatDown)] == ["Host", was_on_the_seat_before, NOBODY]
    assert [line.text for line in world.lines[host.code] if not line.is_blank] == ["I was here before"]


@pytest.mark.parametrize("how", ["leave", "kick"])
def test_who_is_gone_can_still_be_forgotten(how: str) -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Benedikta")
    ben.say("chat", text="my words")
    assert (ben.say("leave") if how == "leave" else ann.say("kick", seat=1))["type"] == "done"
    assert "Benedikta" in world.stored(ann.code)
    replies: list[Any] = []
    world.hall.forget(ann.code, ben.secret or "", replies.append, world.now)
    world.settle()
    assert isinstance(replies[0], int)
    assert "Benedikta" not in world.stored(ann.code)
    assert "my words" not in world.stored(ann.code)
    world.hall.forget(ann.code, world.new_secret(), replies.append, world.now)
    world.settle()
    assert replies[1].error == "not-your-seat"


def test_who_left_a_running_game_is_forgotten_in_its_record() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Benedikta", "Cleo")
    people[1].say("leave")
    replies: list[Any] = []
    world.hall.forget(people[0].code, people[1].secret or "", replies.append, world.now)
    world.settle()
    people[2].say("resign")
    people[0].say("stop")
    assert "Benedikta" not in world.record(people[0].code, 1)


def test_who_was_removed_does_not_sit_down_again() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    ann.say("kick", seat=1)
    again = world.ask_to_join(ann.code, "Ben", ben.secret or "")
    assert isinstance(again, NotPossible)
    assert again.error == "removed"


def test_a_table_is_the_same_after_its_entries_were_rewritten() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", "Cleo")
    for _ in range(4):
        next(person for person in people if person.is_to_move).move()
    people[2].say("forget")
    view, names = people[0].view, people[0].names()
    world.restart()
    again = people[0].tab().come()
    assert (again.view, again.names()) == (view, names)
    rows = world.rows[again.code]
    forgotten = next(entry.seq for entry in world.entries(again.code) if type(entry.fact).__name__ == "Forgotten")
    assert erase_person(rows, forgotten - 1) == []
