"""The bus: what is said is heard by the others and not by oneself, and it comes back by itself."""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from prometheus_client import CollectorRegistry

from smallbox.server import bus as bus_module
from smallbox.server.bus import MOST_WAITING, Bus
from smallbox.server.bus_metrics import BusMetrics
from smallbox.server.supervisor import new_node
from tests.cluster.nodes import Services
from tests.server.live import PATIENCE


class Listener:
    """One node's end, and what it heard."""

    def __init__(self, url: str) -> None:
        self.bus = Bus(url, new_node(), BusMetrics(CollectorRegistry(), ""))
        self.heard: list[tuple[str, bytes]] = []
        self.changes: list[bool] = []
        self.bus.on_heard = lambda channel, data: self.heard.append((channel, data))
        self.bus.on_change = lambda: self.changes.append(self.bus.is_there)


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Listener, Listener]]:
    first, second = Listener(url), Listener(url)
    await asyncio.gather(first.bus.start(), second.bus.start())
    try:
        yield first, second
    finally:
        await asyncio.gather(first.bus.stop(), second.bus.stop())


async def heard(listener: Listener, number: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(listener.heard) < number:
            await asyncio.sleep(0.005)


async def found(listener: Listener, *, is_there: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while listener.bus.is_there != is_there:
            await asyncio.sleep(0.01)


def test_the_others_hear_what_is_said_in_its_order_and_nobody_hears_themselves(shared: Services) -> None:
    async def run() -> None:
        async with two(shared.bus.url) as (first, second):
            await asyncio.gather(first.bus.hear("a"), second.bus.hear("a"))
            for number in range(100):
                first.bus.publish("a", b"%d" % number)
                first.bus.publish("b", b"nobody hears this")
            await heard(second, 100)
            assert second.heard == [("a", b"%d" % number) for number in range(100)]
            second.bus.ignore("a")
            await second.bus.hear("c")
            first.bus.publish("a", b"not heard any more")
            first.bus.publish("c", b"\0heard")
            await heard(second, 101)
            assert second.heard[-1] == ("c", b"\0heard")
            assert first.heard == []
            assert (first.bus.metrics.published >= 202, second.bus.metrics.heard) == (True, 101)

    asyncio.run(run())


def test_another_database_number_is_another_bus(shared: Services) -> None:
    async def run() -> None:
        async with two(shared.bus.url) as (first, second), two(shared.bus.url.replace("/0", "/1")) as (third, _):
            await asyncio.gather(second.bus.hear("a"), third.bus.hear("a"))
            first.bus.publish("a", b"x")
            await heard(second, 1)
            assert third.heard == []

    asyncio.run(run())


def test_a_lost_bus_is_noticed_loses_what_is_said_and_is_found_again(shared: Services) -> None:
    async def run() -> None:
        async with two(shared.bus.url) as (first, second):
            await second.bus.hear("a")
            shared.bus.kill()
            try:
                for each in (first, second):
                    await found(each, is_there=False)
                first.bus.publish("a", b"lost")
                assert first.bus.metrics.dropped == 1
                # Nobody waits for a bus that is away.
                await asyncio.wait_for(second.bus.hear("b"), 0.5)
            finally:
                shared.bus.start()
            for each in (first, second):
                await found(each, is_there=True)
            assert first.changes == [True, False, True]
            for channel in ("a", "b"):
                first.bus.publish(channel, b"back")
            await heard(second, 2)
            assert second.heard == [("a", b"back"), ("b", b"back")]

    asyncio.run(run())


def test_more_than_may_wait_is_dropped(shared: Services) -> None:
    async def run() -> None:
        async with two(shared.bus.url) as (first, _):
            for _ in range(MOST_WAITING + 10):
                first.bus.publish("a", b"x")
            assert first.bus.metrics.dropped == 10

    asyncio.run(run())


def test_a_bus_that_says_nothing_is_lost(shared: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus_module, "SILENT_SECONDS", 1.2)

    async def run() -> None:
        async with two(shared.bus.url) as (first, _):
            # Paused: its connections stay open.
            shared.bus.send(signal.SIGSTOP)
            try:
                await found(first, is_there=False)
            finally:
                shared.bus.send(signal.SIGCONT)
            await found(first, is_there=True)

    asyncio.run(run())


def test_two_connections_that_break_at_once_are_both_noticed(caplog: pytest.LogCaptureFixture) -> None:
    async def broken() -> None:
        raise ConnectionError("gone")

    async def work() -> None:
        with pytest.raises(ConnectionError):
            await bus_module._until_one_fails([asyncio.ensure_future(broken()) for _ in range(3)])

    asyncio.run(work())
    gc.collect()
    assert "never retrieved" not in caplog.text
