"""Numbers are promised by their hashes and opened together, and whoever was ready is asked anew after any change."""

import hashlib

import pytest

from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from smallbox.tables import facts
from smallbox.wire.codec import NotPossible
from tests import check_deal
from tests.tables.client import Client, Json
from tests.tables.world import World, play

MATCH = {"rounds": "n", "penalty_limit": "2", "look_seconds": "0"}


def sealed(nonce: str) -> str:
    return hashlib.sha256(nonce.encode()).hexdigest()


def promise(person: Client, nonce: str) -> Json:
    return person.say("ready", commit=sealed(nonce))


def a_deal(world: World, *names: str, **given: object) -> list[Client]:
    """A table at which everybody has promised a number, `a0`, `b1` and so on, and the host has started."""
    people = world.people("kobito", *(names or ("Ann", "Ben")), **given)
    for person in people:
        assert promise(person, number_of(person))["type"] == "done"
    assert people[0].say("start")["type"] == "done"
    return people


def number_of(person: Client) -> str:
    return f"{'abcdef'[person.seat]}{person.seat}"


def open_all(people: list[Client]) -> None:
    for person in people:
        assert person.say("reveal", nonce=number_of(person))["type"] == "done"


def record_of(world: World, people: list[Client]) -> str:
    """The record of a game that its people give up."""
    for person in people[:-1]:
        person.say("resign")
    assert people[-1].say("stop")["type"] == "done"
    return world.record(people[0].code, people[0].table["records"])


def test_the_cards_are_dealt_when_every_promised_number_is_open() -> None:
    world = World()
    people = [ann, ben, cleo] = a_deal(world, "Ann", "Ben", "Cleo")
    commitment = ann.table["commitment"]
    for person in people:
        assert person.table["phase"] == "lobby"
        assert person.table["dealing"] == {"rules": "1", "options": "", "awaits": [0, 1, 2]}
        assert [seat["commit"] for seat in person.table["seats"]] == [sealed("a0"), sealed("b1"), sealed("c2")]
    assert ben.say("reveal", nonce="b1")["type"] == "done"
    assert ann.table["dealing"]["awaits"] == [0, 2]
    assert ann.say("reveal", nonce="a0")["type"] == "done"
    assert cleo.say("reveal", nonce="c2")["type"] == "done"
    assert (ann.table["phase"], ann.table["dealing"], ann.table["commitment"]) == ("playing", None, commitment)
    assert [seat["commit"] for seat in ann.table["seats"]] == ["", "", ""]
    assert [type(fact) for fact in world.facts(ann.code)[-2:]] == [facts.Revealed, facts.Began]
    text = record_of(world, people)
    assert '[Nonces "A=a0; B=b1; C=c2"]' in text
    assert f'[Commit "{commitment}"]' in text
    assert check_deal.check(text, [sealed("a0"), sealed("b1"), sealed("c2")]) == []
    assert check_deal.check(text, [sealed("a0"), sealed("b2"), ""]) == [
        "the nonce of seat B is not the one that was sealed",
        "the nonce of seat C is not the one that was sealed",
    ]


def test_a_whole_game_of_promised_numbers_is_proved() -> None:
    world = World()
    people = a_deal(world, options={"gold_cards": "6"})
    assert people[0].table["dealing"]["options"] == "gold_cards=6"
    open_all(people)
    play(people, until=lambda: people[0].table["phase"] == "over")
    text = world.record(people[0].code, 1)
    assert check_deal.check(text) == []
    assert list(problems(GAMES["kobito"], read_record(text))) == []


def test_open_numbers_and_silent_seats_are_not_waited_for() -> None:
    world = World()
    people = [ann, ben, cleo] = world.people("kobito", "Ann", "Ben", "Cleo", seats=4, bots=["random"])
    promise(ann, "a0")
    ben.say("ready", nonce="b1")
    cleo.say("ready")
    ann.say("start")
    # The hash of an open number is shown too: nobody can exchange it once others have opened theirs.
    assert [seat["commit"] for seat in ann.table["seats"]] == [sealed("a0"), "", sealed("b1"), ""]
    assert ann.table["dealing"]["awaits"] == [0]
    assert ben.say("reveal", nonce="b1")["error"] == "not-now"
    ann.say("reveal", nonce="a0")
    assert ann.table["phase"] == "playing"
    assert '[Nonces "A=a0; B=; C=b1; D="]' in record_of(world, people)


def test_without_promises_the_game_begins_at_once() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    ben.say("ready", nonce="b1")
    ann.say("start")
    assert ann.table["phase"] == "playing"
    assert not any(isinstance(fact, facts.Dealing) for fact in world.facts(ann.code))


def test_another_number_than_the_promised_one_is_refused() -> None:
    [ann, ben] = a_deal(World())
    for nonce in ("b2", "", sealed("b1")):
        assert ben.say("reveal", nonce=nonce)["error"] == "wrong-number"
    assert ann.table["dealing"]["awaits"] == [0, 1]
    assert ben.say("reveal", nonce="b1")["type"] == "done"
    assert ben.say("reveal", nonce="b1")["error"] == "not-now"


def test_a_number_and_its_hash_together_are_not_possible() -> None:
    ann = World().create("kobito")
    answer = ann.say("ready", nonce="a0", commit=sealed("a0"))
    assert (answer["error"], "both" in answer["facts"]["detail"]) == ("bad-message", True)
    for wrong in ("a0", sealed("a0").upper(), sealed("a0") + "\n", f"sha256:{sealed('a0')}"):
        assert ann.say("ready", commit=wrong)["error"] == "bad-message"


def test_nobody_is_told_a_number_before_the_end() -> None:
    world = World()
    people = [ann, ben] = world.people("kobito", "Ann", "Ben")
    for person, nonce in zip(people, ("feedfacefeedface", "deadbeefdeadbeef")):
        promise(person, nonce)
    ann.say("start")
    ann.say("reveal", nonce="feedfacefeedface")
    ben.say("reveal", nonce="deadbeefdeadbeef")
    assert ann.table["phase"] == "playing"
    assert b"feedface" not in b"".join(ben.raw + ann.raw)


def test_a_silent_seat_gets_no_deal_and_nobody_gets_another_one() -> None:
    world = World()
    people = [ann, ben] = a_deal(world)
    commitment = ann.table["commitment"]
    ann.say("reveal", nonce="a0")
    world.advance(15)
    for person in people:
        assert person.heard("deal_called_off") == [{"type": "deal_called_off", "silent": [1]}]
        assert (person.table["phase"], person.table["dealing"]) == ("lobby", None)
        assert [(seat["is_ready"], seat["commit"]) for seat in person.table["seats"]] == [(False, "")] * 2
    assert ann.table["commitment"] not in ("", commitment)
    assert ben.say("reveal", nonce="b1")["error"] == "not-now"
    assert ann.say("start")["error"] == "not-ready"
    # The next deal is made from new numbers alone.
    promise(ann, "cafe")
    promise(ben, "f00d")
    ann.say("start")
    ann.say("reveal", nonce="cafe")
    ben.say("reveal", nonce="f00d")
    text = record_of(world, people)
    assert commitment not in text
    assert '[Nonces "A=cafe; B=f00d"]' in text


def test_numbers_have_ten_seconds_and_a_restart_costs_nobody_any() -> None:
    world = World()
    people = world.people("kobito", "Ann", "Ben")
    world.advance(60)
    for person in people:
        promise(person, number_of(person))
    people[0].say("start")
    assert people[0].clock == {"waits_for": "ready", "seat": None, "left": 10_000, "series_left": None}
    world.advance(9)
    assert people[1].table["dealing"]
    world.restart()
    [ann, ben] = [person.tab().come() for person in people]
    world.advance(14)
    assert ann.table["dealing"]["awaits"] == [0, 1]
    open_all([ann, ben])
    assert ann.table["phase"] == "playing"


def test_a_deal_is_called_off_though_nobody_is_there() -> None:
    world = World()
    people = a_deal(world)
    for person in people:
        person.go()
    world.advance(20)
    assert isinstance(world.facts(people[0].code)[-2], facts.DealCalledOff)
    assert people[0].tab().come().table["dealing"] is None


def test_who_was_silent_twice_is_ready_without_a_promise() -> None:
    world = World()
    [ann, ben] = a_deal(world)
    ann.say("reveal", nonce="a0")
    world.advance(15)
    promise(ann, "a0")
    assert promise(ben, "b1")["type"] == "done"
    ann.say("start")
    ann.say("reveal", nonce="a0")
    world.advance(15)
    promise(ann, "a0")
    assert promise(ben, "b1")["error"] == "no-promise"
    assert ann.say("start")["error"] == "not-ready"
    assert ben.say("ready", nonce="0b")["type"] == "done"
    ann.say("start")
    ann.say("reveal", nonce="a0")
    assert ann.table["phase"] == "playing"
    record_of(world, [ann, ben])
    ann.say("rematch")
    assert promise(ben, "b1")["type"] == "done"


def test_two_who_take_turns_at_silence_cannot_hold_a_table_up() -> None:
    world = World()
    people = a_deal(world)
    for silent in (0, 1, 0, 1):
        people[1 - silent].say("reveal", nonce=number_of(people[1 - silent]))
        world.advance(15)
        for person in people:
            promise(person, number_of(person))
        people[0].say("start")
    assert [promise(person, number_of(person))["error"] for person in people] == ["no-promise", "no-promise"]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("settings", {"options": {"tiebreak": "fewest"}}),
        ("settings", {"pace": "day"}),
        ("swap", {"seat": 0, "other": 1}),
        ("add_bot", {"level": "random"}),
        ("remove_bot", {"seat": 1}),
        ("ready", {"ready": False}),
        ("ready", {"nonce": "ab"}),
        ("start", {}),
    ],
)
def test_while_numbers_are_opened_nothing_changes(kind: str, fields: Json) -> None:
    world = World()
    people = a_deal(world, "Ann", "Ben", seats=4, bots=["random"])
    ann = people[0]
    before = ann.table
    assert ann.say(kind, **fields)["error"] == "dealing"
    late = world.ask_to_join(ann.code, "Cleo")
    assert isinstance(late, NotPossible)
    assert late.error == "dealing"
    assert ann.table == before


@pytest.mark.parametrize("kind", ["leave", "forget", "kick"])
def test_who_goes_calls_the_deal_off_and_the_next_one_is_new(kind: str) -> None:
    world = World()
    [ann, ben, cleo] = a_deal(world, "Ann", "Ben", "Cleo")
    commitment = ann.table["commitment"]
    ann.say("reveal", nonce="a0")
    answer = ann.say("kick", seat=1) if kind == "kick" else ben.say(kind)
    assert answer["type"] == "done"
    assert ann.heard("deal_called_off") == [{"type": "deal_called_off", "silent": []}]
    assert (cleo.table["dealing"], cleo.names()) == (None, ["Ann", None, "Cleo"])
    assert cleo.table["commitment"] != commitment
    assert not any(seat and (seat["is_ready"] or seat["commit"]) for seat in cleo.table["seats"])
    assert promise(cleo, "cc")["type"] == "done"


# Between the rounds of a match.


def between_rounds(world: World) -> list[Client]:
    people = world.game("hat", "Ann", "Ben", "Cleo", options=MATCH)
    play(people, until=lambda: people[0].table["phase"] == "between")
    return people


def test_a_round_begins_when_the_promised_numbers_are_open() -> None:
    world = World()
    people = between_rounds(world)
    for person in people:
        promise(person, number_of(person))
    assert people[0].table["dealing"]["awaits"] == [0, 1, 2]
    assert people[0].table["dealing"]["options"].startswith("rounds=n penalty_limit=2")
    open_all(people)
    assert (people[0].table["phase"], people[0].table["round"]) == ("playing", 2)
    play(people, until=lambda: people[0].table["phase"] == "between")
    world.advance(31)
    play(people, until=lambda: people[0].table["phase"] == "over")
    text = world.record(people[0].code, 2)
    assert '[Nonces "A=a0; B=b1; C=c2"]' in text
    assert check_deal.check(text) == []


def test_after_a_silence_a_round_begins_with_another_secret_and_without_that_number() -> None:
    world = World()
    people = [ann, ben, cleo] = between_rounds(world)
    commitment = ann.table["commitment"]
    for person in people:
        promise(person, number_of(person))
    open_all([ann, ben])
    world.advance(16)
    assert (ann.table["phase"], ann.table["dealing"]) == ("between", None)
    assert ann.table["commitment"] not in ("", commitment)
    assert ann.clock["waits_for"] == "ready"
    assert ann.clock["left"] > 20_000
    promise(ann, "aa")
    promise(ben, "bb")
    assert ann.table["phase"] == "between"
    world.advance(30)
    assert ann.table["dealing"]["awaits"] == [0, 1]
    ann.say("reveal", nonce="aa")
    ben.say("reveal", nonce="bb")
    assert ann.table["phase"] == "playing"
    play(people, until=lambda: ann.table["phase"] == "between")
    cleo.say("ready", nonce="cc")
    world.advance(31)
    play(people, until=lambda: ann.table["phase"] == "over")
    assert '[Nonces "A=aa; B=bb; C="]' in world.record(ann.code, 2)


def test_who_leaves_between_rounds_gives_no_number_and_the_others_are_asked_anew() -> None:
    world = World()
    [ann, ben, cleo] = between_rounds(world)
    promise(ann, "aa")
    ben.say("ready", nonce="bb")
    world.advance(20)
    ben.say("leave")
    assert ann.heard("ready_withdrawn") == [{"type": "ready_withdrawn"}]
    world.advance(20)
    assert ann.table["phase"] == "between", "expected thirty seconds anew"
    promise(ann, "a1")
    promise(cleo, "c1")
    ann.say("reveal", nonce="a1")
    cleo.say("reveal", nonce="c1")
    assert (ann.table["phase"], ann.table["round"]) == ("playing", 2)


def test_a_match_can_be_stopped_while_numbers_are_opened() -> None:
    world = World()
    people = between_rounds(world)
    for person in people:
        promise(person, number_of(person))
    people[0].say("resign")
    people[1].say("resign")
    assert people[2].say("stop")["type"] == "done"
    assert (people[2].table["phase"], people[2].table["dealing"]) == ("over", None)
    assert people[2].say("rematch")["type"] == "done"


# Ready for the table as it is.


def lobby(world: World) -> list[Client]:
    """Ann, who is host, and Ben, both ready, with a bot and two free seats."""
    people = world.people("kobito", "Ann", "Ben", seats=5, bots=["random"])
    people[0].say("ready", nonce="a0")
    promise(people[1], "b1")
    return people


CHANGES: list[tuple[str, Json]] = [
    ("settings", {"options": {"tiebreak": "fewest"}}),
    ("settings", {"seats": 4}),
    ("settings", {"pace": "day"}),
    ("settings", {"privacy": "public"}),
    ("settings", {"chat": "off"}),
    ("swap", {"seat": 0, "other": 2}),
    ("swap", {"seat": 0, "other": 4}),
    ("swap", {"seat": 1, "other": 3}),
    ("add_bot", {"level": "random"}),
    ("remove_bot", {"seat": 1}),
]


@pytest.mark.parametrize(("kind", "fields"), CHANGES)
def test_whoever_was_ready_is_asked_anew_after_a_change(kind: str, fields: Json) -> None:
    world = World()
    [ann, ben] = lobby(world)
    commitment = ann.table["commitment"]
    assert ann.say(kind, **fields)["type"] == "done"
    assert ben.heard("ready_withdrawn") == [{"type": "ready_withdrawn"}]
    for seat in filter(None, ben.table["seats"]):
        assert (seat["is_ready"], seat["commit"]) == (seat["level"] is not None, "")
    assert ben.table["commitment"] == commitment, "no number was opened, so the secret may stay"
    assert ann.say("start")["facts"] == {"names": ["Ben"]}
    ben.say("ready", nonce="bb")
    assert ann.say("start")["type"] == "done"
    assert "a0" not in record_of(world, [ann, ben])


def test_whoever_was_ready_is_asked_anew_when_somebody_comes_or_goes() -> None:
    world = World()
    [ann, ben] = lobby(world)
    cleo = world.join(ann.code, "Cleo")
    assert len(ann.heard("ready_withdrawn")) == 1
    ben.say("ready")
    cleo.say("leave")
    assert len(ann.heard("ready_withdrawn")) == 2
    assert not ann.table["seats"][ben.seat]["is_ready"]
    dan = world.join(ann.code, "Dan")
    assert len(ann.heard("ready_withdrawn")) == 2, "nobody was ready"
    ben.say("ready")
    ann.say("kick", seat=dan.seat)
    assert len(ann.heard("ready_withdrawn")) == 3


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("settings", {}),
        ("settings", {"seats": 5, "pace": "none", "privacy": "private", "chat": "free", "options": {}}),
        ("settings", {"options": {"tiebreak": "shared"}}),
        ("swap", {"seat": 0, "other": 0}),
        ("swap", {"seat": 3, "other": 4}),
        ("chat", {"text": "Hello!"}),
        ("handover", {}),
        ("settings", {"seats": 9}),
        ("add_bot", {"level": "genius"}),
    ],
)
def test_what_changes_nothing_leaves_everybody_ready(kind: str, fields: Json) -> None:
    world = World()
    [ann, ben] = lobby(world)
    ann.say(kind, **fields)
    assert ann.heard("ready_withdrawn") == []
    assert ann.table["seats"][ben.seat]["is_ready"]
    ann.say("start")
    assert ann.table["dealing"]["awaits"] == [ben.seat]


def test_the_same_message_twice_is_done_once_though_seats_have_changed() -> None:
    world = World()
    [ann, _] = lobby(world)
    message = b'{"type":"swap","id":"s1","seat":0,"other":4}'
    first = ann.say_bytes(message, "s1")
    assert ann.say_bytes(message, "s1") == first
    assert ann.seat == 4


def test_a_running_game_is_no_reason_to_ask_anybody() -> None:
    world = World()
    [ann, ben, cleo] = world.game("hat", "Ann", "Ben", "Cleo")
    ben.say("ready")
    ann.say("settings", chat="off")
    cleo.say("leave")
    assert ann.heard("ready_withdrawn") == []
    assert ann.table["seats"][1]["is_ready"], "ready for the end of the look"
