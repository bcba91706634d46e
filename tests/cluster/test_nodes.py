"""Two nodes are one server: any of them serves any table, and whatever breaks, nothing is lost and games go on."""

import asyncio
import signal
import time
from collections.abc import Callable

from tests.cluster.nodes import Nodes, Watcher, check, sit_down
from tests.server.frames import Frames
from tests.server.live import PATIENCE, Live, Seat, eventually, verify
from tests.server.person import Person

#: longer than a lease
PAUSE_SECONDS = 7.0


async def play(people: list[Person]) -> None:
    async with asyncio.timeout(2 * PATIENCE):
        await asyncio.gather(*(person.play() for person in people))


async def moves_made(people: list[Person], number: int) -> None:
    """Wait until a game is well under way."""
    async with asyncio.timeout(PATIENCE):
        while (people[0].version or 0) < number:
            await asyncio.sleep(0.01)


def test_people_on_different_nodes_see_the_same(pair: Nodes) -> None:
    async def run() -> tuple[list[Person], list[Watcher]]:
        people = await sit_down(pair.nodes, privacy="public")
        code = people[0].code
        watchers = [Watcher(node, code) for node in pair.nodes]
        watching = [asyncio.create_task(watcher.watch()) for watcher in watchers]
        for watcher in watchers:
            await asyncio.wait_for(watcher.is_here.wait(), PATIENCE)
        await play(people)
        await asyncio.wait_for(asyncio.gather(*watching), PATIENCE)
        return people, watchers

    people, (first, second) = asyncio.run(run())
    check(pair, people)
    # Where two nodes wanted the same number, the slower one's people are shown the table afresh instead.
    both = first.updates.keys() & second.updates.keys()
    assert {version: first.updates[version] for version in both} == {
        version: second.updates[version] for version in both
    }
    assert len(both) > 0.8 * max(len(first.updates), len(second.updates))
    for watcher in (first, second):
        assert watcher.presence["spectators"] == 2
        assert watcher.gaps == 0
    records = {node.record(people[0].code).body for node in pair.nodes}
    assert len(records) == 1
    verify(pair.front, people[0].code)


def test_presence_talk_and_the_list_are_those_of_all_nodes(pair: Nodes) -> None:
    one, other = pair.nodes
    ada = one.make_table("kobito", seats=3, privacy="public")
    bo = other.join(ada.code)

    async def run() -> None:
        watchers = [Watcher(one, ada.code, ada), Watcher(other, ada.code, bo)]
        watching = [asyncio.create_task(watcher.watch()) for watcher in watchers]
        await until(lambda: all(watcher.presence.get("connected") == [0, 1] for watcher in watchers))
        await until(lambda: all(people_at(node, ada.code) == 2 for node in (*pair.nodes, pair.front)))
        await asyncio.to_thread(say, one, ada, "hello there")
        await until(lambda: all([line["text"] for line in watcher.talk] == ["hello there"] for watcher in watchers))
        watching[1].cancel()
        await until(lambda: watchers[0].presence["connected"] == [0])
        watching[0].cancel()
        await asyncio.gather(*watching, return_exceptions=True)

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    await asyncio.to_thread(eventually, is_so, "it is so")


def say(node: Live, seat: Seat, text: str) -> None:
    with Frames(node) as socket:
        socket.hello(seat)
        assert socket.ask("chat", text=text)["type"] == "done"


def people_at(node: Live, code: str) -> int:
    listed = node.ask("GET", "/api/tables").json()["tables"]
    return next((int(each["here"]) for each in listed if each["code"] == code), 0)


def test_a_node_is_killed_and_its_people_and_bots_go_on_elsewhere(pair: Nodes) -> None:
    async def run() -> list[list[Person]]:
        tables = [await sit_down([pair.front], bots=2), await sit_down([pair.front] * 2)]
        playing = [asyncio.create_task(play(people)) for people in tables]
        for people in tables:
            await moves_made(people, 15)
        for node in pair.nodes:
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
            await until(pair.is_well)
        await asyncio.gather(*playing)
        return tables

    for people in asyncio.run(run()):
        check(pair, people)
        verify(pair.front, people[0].code)


def keeper(pair: Nodes, code: str) -> Live | None:
    """The node that looks after a table."""
    found = pair.place.run(f"SELECT node FROM leases WHERE table_code = '{code}'")
    names = [node.ask("GET", "/health").json()["node"] for node in pair.nodes]
    return next((node for node, name in zip(pair.nodes, names) if found.startswith(name)), None)


def test_a_node_that_is_paused_for_longer_than_its_lease_disturbs_nobody(pair: Nodes) -> None:
    async def run() -> tuple[list[Person], float]:
        people = await sit_down([pair.front], "kobito", bots=2)
        playing = asyncio.create_task(play(people))
        await moves_made(people, 15)
        paused = await asyncio.to_thread(keeper, pair, people[0].code)
        assert paused is not None
        assert paused.process is not None
        paused.process.send_signal(signal.SIGSTOP)
        before, began = people[0].version or 0, time.monotonic()
        try:
            # Through the balancer to the other node, where it is, and where the bots are taken over.
            await moves_made(people, before + 10)
            taken_over = time.monotonic() - began
            await asyncio.sleep(max(0.0, PAUSE_SECONDS - taken_over))
        finally:
            paused.process.send_signal(signal.SIGCONT)
        await playing
        return people, taken_over

    people, taken_over = asyncio.run(run())
    assert taken_over > 1, "expected the paused node to be missed, got a game that went on at once"
    check(pair, people)
    verify(pair.front, people[0].code)
    eventually(pair.is_well, "all nodes are well")


def test_games_go_on_without_the_bus_and_quicker_when_it_is_back(pair: Nodes) -> None:
    async def run() -> tuple[list[Person], list[Watcher]]:
        people = await sit_down(pair.nodes, bots=0)
        watchers = [Watcher(node, people[0].code) for node in pair.nodes]
        watching = [asyncio.create_task(watcher.watch()) for watcher in watchers]
        playing = asyncio.create_task(play(people))
        await moves_made(people, 12)
        pair.services.bus.kill()
        try:
            await until(lambda: all(("bus", False) in watcher.weather for watcher in watchers))
            healths = [node.ask("GET", "/health") for node in pair.nodes]
            assert [(each.status, each.json()["status"]) for each in healths] == [(200, "degraded")] * 2
            # At the pace of a look every two seconds.
            await moves_made(people, (people[0].version or 0) + 3)
        finally:
            pair.services.bus.start()
        await until(lambda: all(watcher.weather[-1] == ("bus", True) for watcher in watchers))
        await until(pair.is_well)
        await playing
        await asyncio.wait_for(asyncio.gather(*watching), PATIENCE)
        return people, watchers

    people, watchers = asyncio.run(run())
    check(pair, people)
    assert [watcher.gaps for watcher in watchers] == [0, 0]


def test_games_go_on_when_the_database_is_back(pair: Nodes) -> None:
    async def run() -> tuple[list[Person], list[Watcher]]:
        people = await sit_down(pair.nodes)
        watchers = [Watcher(node, people[0].code) for node in pair.nodes]
        watching = [asyncio.create_task(watcher.watch()) for watcher in watchers]
        playing = asyncio.create_task(play(people))
        await moves_made(people, 12)
        pair.services.database.kill()
        try:
            await until(lambda: all(("database", False) in watcher.weather for watcher in watchers))
            assert [node.ask("GET", "/health").status for node in pair.nodes] == [503, 503]
        finally:
            pair.services.database.start()
        await until(lambda: all(watcher.weather[-1] == ("database", True) for watcher in watchers))
        await until(pair.is_well)
        await playing
        await asyncio.wait_for(asyncio.gather(*watching), PATIENCE)
        return people, watchers

    people, _ = asyncio.run(run())
    check(pair, people)
