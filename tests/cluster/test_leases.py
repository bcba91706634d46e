"""Leases: one node at a time, by the database's clock, taken over when they run out or are given up."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from prometheus_client import CollectorRegistry
from sqlalchemy.exc import DBAPIError

from smallbox.server.bus_metrics import BusMetrics
from smallbox.server.hall_runner import clock
from smallbox.server.leases import MARGIN_MS, Leases
from smallbox.server.node_store import LEASE_MS, NodeStore
from smallbox.server.schema import PATIENCE_SECONDS, StoreError, address, engine
from smallbox.server.store import Store
from smallbox.tables.effects import Row, Writing
from tests.cluster.nodes import Services
from tests.server.live import PATIENCE
from tests.services import Place

ENTRIES = "INSERT INTO entries SELECT 'A', number, 0, '' FROM generate_series(1, 3) AS number"
TABLE = "INSERT INTO tables VALUES ('{0}', 'kanobu', '{1}', false, '', 2, 2, 'none', '', 0, 0, '')"


@pytest.fixture(name="place")
def new_place(shared: Services) -> Place:
    place = shared.database.new_place()

    async def prepare() -> None:
        await (await Store.open(place.url)).close()

    asyncio.run(prepare())
    return place


@asynccontextmanager
async def stores(place: Place) -> AsyncIterator[tuple[NodeStore, NodeStore]]:
    one, other = NodeStore(place.url, "one"), NodeStore(place.url, "other")
    try:
        yield one, other
    finally:
        await asyncio.gather(one.close(), other.close())


def expire(place: Place) -> None:
    place.run("UPDATE leases SET until = until - 60000")


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_a_lease_is_held_by_one_node_until_it_runs_out_or_is_left(place: Place) -> None:
    async def work() -> None:
        async with stores(place) as (one, other):
            assert await one.take(["A", "B"]) == {"A", "B"}
            assert await other.take(["A", "B", "C"]) == {"C"}
            assert await one.take(["A", "B"]) == {"A", "B"}
            expire(place)
            assert await other.take(["A"]) == {"A"}
            assert await one.take(["A", "B"]) == {"B"}
            # Whoever leaves a table at which nothing is due leaves it to whoever comes.
            await other.leave(["A", "B"])
            assert await one.take(["A", "B"]) == {"A", "B"}
            assert sorted(await one.leave_all()) == ["A", "B"]
            assert await other.take(["A", "B"]) == {"A", "B"}

    run(work)


def test_running_tables_that_nobody_looks_after_are_adopted_each_by_one_node(place: Place) -> None:
    for code, phase in (("A", "playing"), ("B", "between"), ("C", "lobby"), ("D", "over"), ("E", "playing")):
        place.run(TABLE.format(code, phase))

    async def work() -> None:
        async with stores(place) as (one, other):
            await other.take(["E"])
            found = await asyncio.gather(one.adopt(10), other.adopt(10))
            assert sorted(found[0] + found[1]) == ["A", "B"]
            assert await one.adopt(10) == []
            expire(place)
            assert sorted(await one.adopt(10)) == ["A", "B", "E"]
            # Nothing is due at it: it is left alone until somebody comes.
            await one.leave(["A"])
            assert await other.adopt(10) == []
            assert await other.take(["A"]) == {"A"}
            await one.leave_all()
            assert sorted(await other.adopt(1)) in (["B"], ["E"])

    run(work)


def test_the_newest_is_told_of_tables_that_are_there_and_of_those_that_are_not(place: Place) -> None:
    place.run(ENTRIES)
    place.run("INSERT INTO talk VALUES ('A', 7, 0, 0, 0, '', '', '')")

    async def work() -> None:
        async with stores(place) as (one, _):
            assert await one.newest(["A", "Z"]) == {"A": (3, 7), "Z": (0, 0)}
            assert len(await one.newest(str(number) for number in range(2500))) == 2500

    run(work)


def test_a_lock_is_held_by_one_at_a_time_and_gone_with_whoever_fails(place: Place) -> None:
    async def work() -> None:
        inside: list[str] = []

        async def enter(store: NodeStore, name: str) -> None:
            async with store.lock("x"):
                inside.append(name)
                await asyncio.sleep(0.02)
                assert inside[-1] == name

        async with stores(place) as (one, other):
            await asyncio.gather(*(enter(store, f"{number}") for number, store in enumerate([one, other] * 3)))
            with suppress(ValueError):
                async with one.lock("x"):
                    raise ValueError
            await enter(other, "after")
            async with one.lock("x"), other.lock("y"):
                with pytest.raises(StoreError):
                    await enter(other, "never")
        assert inside[-1] == "after"

    run(work)


def test_what_tables_want_is_gathered_and_told_by_the_nodes_own_clock(place: Place) -> None:
    async def work() -> None:
        told: dict[str, int | None] = {}
        async with stores(place) as (one, other):
            await other.take(["C"])
            metrics = BusMetrics(CollectorRegistry(), "")
            leases = Leases(one, metrics, told.__setitem__)
            working = asyncio.create_task(leases.run())
            before = clock()
            for table in "ABC":
                leases.want(table)
            await eventually(lambda: len(told) == 3)
            assert told["C"] is None
            until = told["A"]
            assert until is not None
            assert before + LEASE_MS - MARGIN_MS <= until <= clock() + LEASE_MS - MARGIN_MS
            assert (leases.count, metrics.leases_taken) == (2, 2)
            # Somebody else was quicker after it had run out.
            expire(place)
            await other.take(["B"])
            leases.want("B")
            await eventually(lambda: told["B"] is None)
            assert (leases.count, metrics.leases_lost) == (1, 1)
            leases.leave("A")
            await eventually(lambda: metrics.leases_left == 1)
            working.cancel()
            leases.took(["A"], clock() + 1000)
            await leases.end()
            assert told["A"] is None
            leases.want("A")
            assert leases.count == 0

    run(work)


def test_a_node_that_stands_still_in_a_transaction_keeps_nobody_waiting_for_long(place: Place) -> None:
    async def work() -> None:
        writing, store = engine(address(place.url), pool_size=1), await Store.open(place.url)
        try:
            async with writing.connect() as connection:
                await connection.exec_driver_sql("BEGIN")
                await connection.exec_driver_sql("INSERT INTO entries VALUES ('A', 1, 0, '')")
                told: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
                store.append("A", Writing([Row("A", 1, 0, b"other")]), told.set_result)
                assert await asyncio.wait_for(told, PATIENCE_SECONDS / 2) is None
                with pytest.raises(DBAPIError):
                    await connection.exec_driver_sql("COMMIT")
                await connection.invalidate()
        finally:
            await asyncio.gather(store.close(), writing.dispose())
        assert place.run("SELECT body FROM entries") == r"\x6f74686572"

    run(work)


async def eventually(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)
