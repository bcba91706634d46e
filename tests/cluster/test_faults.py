"""Many games while nodes, bus and database are killed and paused in turn: the long form of test_nodes."""

import asyncio
import random
import signal
from itertools import cycle

import pytest

from tests.cluster.nodes import Nodes, check, sit_down
from tests.server.live import PATIENCE, Live, eventually
from tests.server.person import Person

GAMES = 30
AT_ONCE = 6
#: longer than a lease
PAUSE_SECONDS = 7.0


async def kill(pair: Nodes, node: Live) -> None:
    await asyncio.to_thread(node.kill)
    await asyncio.to_thread(node.start)


async def pause(pair: Nodes, node: Live) -> None:
    assert node.process is not None
    node.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(PAUSE_SECONDS)
    node.process.send_signal(signal.SIGCONT)


async def lose_bus(pair: Nodes, node: Live) -> None:
    pair.services.bus.kill()
    await asyncio.sleep(1)
    await asyncio.to_thread(pair.services.bus.start)


async def lose_database(pair: Nodes, node: Live) -> None:
    pair.services.database.kill()
    await asyncio.sleep(1)
    await asyncio.to_thread(pair.services.database.start)


async def break_things(pair: Nodes, is_over: asyncio.Event) -> None:
    """One fault after the other, each at another node, with time to recover."""
    for fault, node in zip(cycle((kill, pause, lose_bus, lose_database)), cycle([*pair.nodes, pair.nodes[0]])):
        if is_over.is_set():
            return
        await asyncio.sleep(random.random())
        await fault(pair, node)
        await asyncio.to_thread(eventually, pair.is_well, "all nodes are well", 3 * PATIENCE)


@pytest.mark.soak
def test_many_games_come_to_their_end_through_many_faults(pair: Nodes) -> None:
    async def run() -> list[list[Person]]:
        places = asyncio.Semaphore(AT_ONCE)

        async def game(number: int) -> list[Person]:
            async with places, asyncio.timeout(20 * PATIENCE):
                people = await sit_down([pair.front] * (1 + number % 2), "kobito" if number % 3 else "kanobu", bots=1)
                await asyncio.gather(*(person.play() for person in people))
                return people

        is_over = asyncio.Event()
        breaking = asyncio.create_task(break_things(pair, is_over))
        try:
            return await asyncio.gather(*(game(number) for number in range(GAMES)))
        finally:
            is_over.set()
            await breaking

    for people in asyncio.run(run()):
        check(pair, people)
