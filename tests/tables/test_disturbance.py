"""What one guest does, hangs up or sends never reaches another as a fault."""

from collections.abc import Callable
from typing import Any

import pytest

from smallbox.tables.bot_turns import MOST_FAILURES, PATIENCE
from smallbox.tables.effects import Think
from smallbox.tables.rooms import MOST_FAULTS
from tests.compiled import plain_only
from tests.tables.client import Client
from tests.tables.world import World, answered, play_to_the_end


class Dead(Client):
    """A page whose socket cannot be written to any more, though nobody has noticed."""

    is_dead = False

    def send(self, data: bytes) -> None:
        if self.is_dead:
            raise RuntimeError("the transport is closed")
        super().send(data)

    def close(self) -> None:
        if self.is_dead:
            raise RuntimeError("the transport is closed")
        super().close()


class Reentrant(Client):
    """A page whose socket closes, or speaks again, while it is being written to."""

    def __init__(self, world: World, code: str, secret: str | None, on_send: Callable[[Client], None]) -> None:
        super().__init__(world, code, secret)
        self.on_send = on_send
        self.is_armed = False

    def send(self, data: bytes) -> None:
        super().send(data)
        if self.is_armed:
            self.is_armed = False
            self.on_send(self)


def hangs_up(page: Client) -> None:
    page.world.hall.closed(page, page.world.now)


def asks_again(page: Client) -> None:
    page.world.hall.received(page, b'{"type":"react","id":"again","reaction":"wow"}', page.world.now)


def leaves(page: Client) -> None:
    page.world.hall.received(page, b'{"type":"leave","id":"bye"}', page.world.now)
    page.world.hall.closed(page, page.world.now)


def three(world: World, game: str = "kanobu") -> list[Client]:
    return world.game(game, "Ann", "Ben", "Cleo")


def goes_on(people: list[Client]) -> None:
    """Everybody here is served: each is answered, and a move is seen by all."""
    mover = next(person for person in people if person.is_to_move)
    before = [person.version for person in people]
    assert mover.move()["type"] == "done"
    assert all(person.version > version for person, version in zip(people, before))
    assert all(person.say("react", reaction="wow")["type"] == "done" for person in people)
    assert not any(person.is_closed for person in people)


@pytest.mark.parametrize("watches", [False, True])
@pytest.mark.parametrize("kind", ["chat", "react", "leave", "move", "hello", "displayed", "nonsense"])
def test_a_socket_that_cannot_be_written_to_is_its_own_affair(kind: str, watches: bool) -> None:  # noqa: FBT001
    world = World()
    people = three(world)
    page = Dead(world, people[0].code, None if watches else people[2].secret)
    page.come()
    page.is_dead = True
    page.say(kind, text="hello", reaction="wow", version=1, table=people[0].code)
    if kind == "leave" and not watches:
        world.advance(5)
    others = people[:2]
    if any(person.is_to_move for person in others):
        goes_on(others)
    assert all(person.say("react", reaction="wow")["type"] == "done" for person in others)
    assert page not in world.hall.where


@pytest.mark.parametrize("on_send", [hangs_up, asks_again, leaves])
def test_a_socket_may_call_back_while_it_is_written_to(on_send: Callable[[Client], None]) -> None:
    world = World()
    people = three(world)
    page = Reentrant(world, people[0].code, people[2].secret, on_send)
    page.come()
    page.is_armed = True
    mover = next(person for person in people if person.is_to_move)
    assert mover.move()["type"] == "done"
    world.settle()
    assert people[0].version == people[1].version
    assert people[0].say("react", reaction="wow")["type"] == "done"


@pytest.mark.parametrize("waiting", [1, 2, 5])
def test_what_waits_when_its_socket_is_gone_is_done_for_whoever_said_it(waiting: int) -> None:
    world = World()
    people = three(world)
    tab = people[2].tab().come()
    world.is_holding = True
    for number in range(waiting):
        tab.say("chat", id=f"late-{number}", text=f"word {number}")
    world.hall.closed(tab, world.now)
    world.release()
    assert [event["text"] for event in people[0].heard("said")] == [f"word {number}" for number in range(waiting)]
    goes_on(people)


def after_a_game(world: World) -> list[Client]:
    people = world.game("kobito", "Ann", "Ben", "Cleo", options={"gold_cards": "4"})
    play_to_the_end(people)
    return people


@pytest.mark.parametrize("kind", ["leave", "forget", "settings"])
def test_what_waits_while_the_seats_move_is_done_for_the_person_not_the_seat(kind: str) -> None:
    world = World()
    people = after_a_game(world)
    [host, ben, _cleo] = people
    tab = ben.tab().come()
    world.is_holding = True
    ben.say("rematch", id="again")
    tab.say(kind, id="late", **({"privacy": "public"} if kind == "settings" else {}))
    world.hall.closed(tab, world.now)
    world.release()
    assert not host.is_closed
    assert host.table["privacy"] == "private"
    assert host.names()[host.seat] == "Ann"
    assert ben.is_closed == (kind != "settings")


@pytest.mark.parametrize("kind", ["kick", "swap", "remove_bot"])
def test_a_seat_is_named_as_it_was_seen(kind: str) -> None:
    world = World()
    [ann, ben, _cleo] = world.people("kobito", "Ann", "Ben", "Cleo", seats=5, bots=["random"])
    seen = ann.version
    assert ben.say("swap", seat=2, other=4)["type"] == "done"
    fields = {"seat": 3, "other": 0} if kind == "swap" else {"seat": 1 if kind == "remove_bot" else 3}
    assert ann.say(kind, version=seen, **fields)["error"] == "seats-moved"
    assert ann.say(kind, version=ann.version, **fields)["type"] == "done"


def test_a_seat_named_while_the_seats_move_is_not_another_ones() -> None:
    world = World()
    [ann, ben, cleo] = world.people("kobito", "Ann", "Ben", "Cleo", seats=3)
    world.is_holding = True
    ann.say("swap", id="first", seat=1, other=2)
    ann.say("kick", id="second", seat=1)
    world.release()
    assert [message["error"] for message in ann.got("error")] == ["seats-moved"]
    assert not ben.is_closed
    assert not cleo.is_closed


# Faults.


def planted(world: World, broken: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    """A bug in a verb of the game, as the compiled engine could have one."""
    room = next(iter(world.hall.rooms.values()))
    assert room.table is not None
    game = room.table.game
    monkeypatch.setattr(type(game if hasattr(game, verb) else game.notation), verb, broken)


def fails(*_: Any) -> Any:
    raise OverflowError("int too large to convert to i64")


@pytest.mark.parametrize("verb", ["check", "action", "apply", "write_move"])
def test_a_fault_in_the_rules_refuses_that_one_message(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = three(world)
    mover = next(person for person in people if person.is_to_move)
    rows = len(world.rows[mover.code])
    with monkeypatch.context() as patched:
        planted(world, fails, patched, verb)
        world.hall.received(mover, _move(mover, "bad"), world.now)
    assert mover.inbox[-1] == {"type": "error", "id": "bad", "error": "server-failed", "facts": {}}
    assert [type(error) for error in world.faults] == [OverflowError]
    world.faults.clear()
    assert len(world.rows[mover.code]) == rows
    goes_on(people)


def _move(mover: Client, name: str) -> bytes:
    import json  # noqa: PLC0415 - only here

    return json.dumps({"type": "move", "id": name, "move": mover.view["moves"][0]}).encode()


def test_a_fault_in_the_deal_refuses_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    ann.say("ready")
    ben.say("ready")
    with monkeypatch.context() as patched:
        planted(world, fails, patched, "setup")
        world.hall.received(ann, b'{"type":"start","id":"bad"}', world.now)
    assert ann.inbox[-1]["error"] == "server-failed"
    world.faults.clear()
    assert ann.say("start")["type"] == "done"


@plain_only
def test_a_table_that_breaks_is_made_anew_under_its_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = three(world)
    mover = next(person for person in people if person.is_to_move)
    seen = {id(person): len(person.got("table")) for person in people}
    world.is_holding = True
    mover.say("move", id="good", move=mover.view["moves"][0])
    people[0].say("react", id="waits", reaction="wow")
    with monkeypatch.context() as patched:
        room = world.hall.rooms[mover.code]
        patched.setattr(type(room), "publish", fails)
        world.is_holding = False
        with pytest.raises(AssertionError):
            world.settle()
    world.faults.clear()
    world.settle()
    assert {"type": "done", "id": "good", "version": people[0].version} in mover.inbox
    assert [message["type"] for message in people[0].inbox if message.get("id") == "waits"] == ["done"]
    assert all(len(person.got("table")) == seen[id(person)] + 1 for person in people)
    world.advance(2)
    goes_on(people)


@plain_only
def test_a_table_that_cannot_be_made_is_given_up_and_everybody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    [ann, ben, _] = three(world)
    code = ann.code
    with monkeypatch.context() as patched:
        patched.setattr("smallbox.tables.rooms.load", fails)
        world.is_holding = True
        room = world.hall.rooms[code]
        ann.say("chat", id="stored", text="hello")
        ben.say("react", id="waits", reaction="wow")
        world.hall._mend(room)
        world.is_holding = False
        for _ in range(MOST_FAULTS + 1):
            world.faults.clear()
            try:
                world.settle()
            except AssertionError:
                continue
    world.faults.clear()
    assert [message["type"] for message in ann.inbox if message.get("id") == "stored"] == ["done"]
    assert [message["error"] for message in ben.inbox if message.get("id") == "waits"] == ["server-failed"]
    assert ann.is_closed
    assert ben.is_closed
    again = Client(world, code, ann.secret).come()
    assert again.table["said"][-1]["text"] == "hello"


def test_a_fault_at_one_table_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    first, second = three(world), three(world, "kobito")
    with monkeypatch.context() as patched:
        patched.setattr(type(world.hall.rooms[first[0].code].table.game), "view", fails)  # type: ignore[union-attr]
        mover = next(person for person in first if person.is_to_move)
        world.is_holding = True
        mover.say("move", move=mover.view["moves"][0])
        world.is_holding = False
        for _ in range(3 * MOST_FAULTS):
            world.faults.clear()
            try:
                world.settle()
            except AssertionError:
                continue
        world.faults.clear()
        goes_on(second)


# Bots.


def with_bot(world: World) -> Client:
    [ann] = world.game("kanobu", "Ann", bots=["random"])
    return ann


def test_a_bot_that_never_answers_is_asked_again_and_then_done_without() -> None:
    world = World()
    asked: list[Think] = []
    world.think = asked.append  # type: ignore[method-assign,assignment]  # nobody answers
    ann = with_bot(world)
    while ann.is_to_move:
        ann.move()
    version = ann.version
    assert asked
    world.advance((MOST_FAILURES + 2) * PATIENCE / 1000)
    assert len([think for think in asked if think.made == asked[0].made]) == MOST_FAILURES + 1
    assert ann.version > version


def test_what_a_bot_says_late_twice_or_wrongly_changes_nothing() -> None:
    world = World()
    ann = with_bot(world)
    while ann.is_to_move:
        ann.move()
    version = ann.version
    think = world.thinks[-1]
    for answer in (b"null", b"[]", b'{"type":"star_take","slot":9223372036854775808}', b"\xff", None):
        world.hall.thought(answered(think, answer), world.now)
        world.settle()
    real = world.think_with_a_real_bot(think)
    for _ in range(3):
        world.hall.thought(real, world.now)
    world.hall.thought(answered(think, None), world.now)
    world.settle()
    world.advance(3)
    assert ann.version > version
    world.hall.thought(real, world.now)
    world.settle()


# Clocks.


def test_a_table_from_the_future_goes_on_at_once() -> None:
    """The machine's clock was an hour ahead and was set back before the restart."""
    world = World()
    world.now += 3_600_000
    ann = with_bot(world)
    while ann.is_to_move:
        ann.move()
    version = ann.version
    world.now -= 3_600_000
    world.restart()
    again = ann.tab().come()
    world.advance(5)
    assert again.version > version


def test_nobody_waits_an_hour_for_somebody_else_when_the_clock_was_set_back() -> None:
    world = World()
    world.now += 3_600_000
    people = world.game("kobito", "Ann", "Ben", pace="brisk")
    world.now -= 3_600_000
    world.restart()
    [ann, ben] = [person.tab().come() for person in people]
    world.advance(60)
    assert ann.heard("went_away") or ben.heard("went_away")
