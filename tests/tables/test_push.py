"""Push: a turn that begins for somebody who is away is told once, in games by the day, to whoever wants it."""

from typing import Any

import msgspec
import pytest

from smallbox.tables.pace import DAY
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import SubscribeToTurns, UnsubscribeFromTurns
from tests.tables.client import Client
from tests.tables.world import World, play

PHONE = "https://fcm.googleapis.com/fcm/send/phone"
TABLET = "https://web.push.apple.com/tablet"


def ask(client: Client, kind: type[Any], endpoint: str = PHONE, **fields: Any) -> Any:
    """What the hall answers to a wish about pushes."""
    body = msgspec.convert({"secret": client.secret, "endpoint": endpoint, **fields}, kind)
    replies: list[Any] = []
    client.world.hall.push(client.code, body, replies.append, client.world.now)
    client.world.settle()
    [reply] = replies
    return reply


def subscribe(client: Client, endpoint: str = PHONE) -> Any:
    return ask(client, SubscribeToTurns, endpoint, p256dh="B" * 87, auth="A" * 22, language="uk")


def endpoints(client: Client) -> list[str]:
    return [endpoint for devices in client.world.devices[client.code].values() for endpoint in devices]


def by_the_day(world: World, *names: str, **given: Any) -> tuple[Client, Client]:
    """A game of Kobito by the day: who is to move, and the other one."""
    people = world.game("kobito", *(names or ("Ann", "Ben")), **{"pace": "day", **given})
    mover = next(person for person in people if person.is_to_move)
    return mover, next(person for person in people if person is not mover)


def name_of(client: Client) -> str | None:
    return client.names()[client.seat]


def end_turn(mover: Client) -> None:
    while mover.is_to_move:
        assert mover.move(mover.view["moves"][0])["type"] == "done"


@pytest.mark.parametrize("pace", ["day", "three_days", "week"])
def test_whoever_is_away_when_their_turn_begins_is_told_once(pace: str) -> None:
    world = World()
    mover, other = by_the_day(world, pace=pace)
    other.go()
    end_turn(mover)
    [notice] = world.notices
    assert (notice.table, notice.game, notice.others) == (mover.code, "kobito", [name_of(mover)])
    assert notice.version == mover.version
    world.advance(DAY / 2)
    mover.say("react", reaction="hurry")
    assert world.notices == [notice]


def test_the_notice_holds_no_longer_than_the_clock() -> None:
    world = World()
    mover, other = by_the_day(world)
    other.go()
    end_turn(mover)
    assert world.notices[0].milliseconds == DAY * 1000


def test_whoever_is_there_is_not_told() -> None:
    world = World()
    mover, other = by_the_day(world)
    end_turn(mover)
    other.go()
    assert world.notices == []


@pytest.mark.parametrize("pace", ["none", "relaxed", "brisk"])
def test_nobody_is_told_in_games_that_are_played_at_once(pace: str) -> None:
    world = World()
    mover, other = by_the_day(world, pace=pace)
    other.go()
    end_turn(mover)
    assert world.notices == []


def test_bots_and_those_for_whom_a_bot_plays_are_not_told() -> None:
    world = World()
    host = world.game("kobito", "Ann", bots=["random", "random"], pace="day", bot_pace="instant")[0]
    play([host], until=lambda: host.version > 30)
    mover, other = by_the_day(world)
    other.go()
    end_turn(mover)
    told = len(world.notices)
    world.advance(DAY + 1)
    assert mover.heard("went_away")
    play([mover], until=lambda: mover.version > 40)
    assert [notice.table for notice in world.notices] == [other.code] * told == [other.code]


def test_a_restart_tells_nobody_again() -> None:
    world = World()
    mover, other = by_the_day(world)
    other.go()
    end_turn(mover)
    for _ in range(3):
        world.restart()
        world.advance(60)
    assert len(world.notices) == 1


def test_the_next_turn_is_told_again() -> None:
    world = World()
    mover, other = by_the_day(world)
    other.go()
    end_turn(mover)
    back = other.tab().come()
    mover.go()
    end_turn(back)
    back.go()
    again = mover.tab().come()
    end_turn(again)
    assert [notice.others for notice in world.notices] == [[name_of(mover)], [name_of(other)], [name_of(mover)]]


def test_a_device_is_kept_for_the_person_and_not_for_the_seat() -> None:
    world = World()
    host, guest = world.people("kobito", "Ann", "Ben", pace="day")
    subscribe(guest)
    [(person, devices)] = world.devices[host.code].items()
    assert devices[PHONE].language == "uk"
    assert host.say("swap", seat=0, other=1)["type"] == "done"
    for each in (host, guest):
        each.say("ready")
    assert host.say("start")["type"] == "done"
    first = host if host.is_to_move else guest
    if first is guest:
        end_turn(guest)
    guest.go()
    end_turn(host)
    assert world.notices[-1].person == person


def test_a_device_can_be_taken_back() -> None:
    world = World()
    host, guest = world.people("kobito", "Ann", "Ben")
    for endpoint in (PHONE, TABLET):
        subscribe(guest, endpoint)
    ask(host, UnsubscribeFromTurns, PHONE)
    assert endpoints(guest) == [PHONE, TABLET]
    ask(guest, UnsubscribeFromTurns, PHONE)
    assert endpoints(guest) == [TABLET]


def test_nobody_subscribes_for_somebody_else() -> None:
    world = World()
    host = world.create("kobito")
    stranger = Client(world, host.code, world.new_secret())
    refused = subscribe(stranger)
    assert isinstance(refused, NotPossible)
    assert refused.error == "not-your-seat"
    assert endpoints(host) == []


@pytest.mark.parametrize("how", ["leave", "kick", "forget"])
@pytest.mark.parametrize("is_playing", [True, False], ids=["in a game", "in the lobby"])
def test_whoever_is_gone_has_no_device_left(how: str, is_playing: bool) -> None:  # noqa: FBT001 a parameter of the test
    world = World()
    make = world.game if is_playing else world.people
    host, guest = make("kobito", "Ann", "Ben", pace="day")
    for person, endpoint in ((host, TABLET), (guest, PHONE)):
        subscribe(person, endpoint)
    if how == "kick":
        seat = next(at for at, each in enumerate(host.table["seats"]) if each and each["name"] == "Ben")
        assert host.say("kick", seat=seat)["type"] == "done"
    else:
        assert guest.say(how)["type"] == "done"
    assert endpoints(host) == [TABLET]


def test_what_could_not_be_stored_is_told_and_not_kept() -> None:
    world = World()
    host = world.create("kobito")
    world.fates = ["failed"]
    refused = subscribe(host)
    assert isinstance(refused, NotPossible)
    assert refused.error == "not-stored"
    assert endpoints(host) == []
