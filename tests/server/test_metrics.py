"""What is counted: commits with their rows and times, and how late the event loop is."""

import asyncio
import time

from prometheus_client import generate_latest

from smallbox.server.metrics import Metrics
from smallbox.server.run import LAG_SECONDS, measure_lag
from smallbox.server.store import Store
from smallbox.tables.effects import Row, Writing
from tests.services import Place


def value(metrics: Metrics, name: str) -> float:
    lines = generate_latest(metrics.registry).decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


async def settled(store: Store) -> None:
    while store.waiting:
        await asyncio.sleep(0.005)


def test_commits_are_counted_with_their_rows_and_failures(place: Place) -> None:
    metrics = Metrics()

    async def store_some() -> None:
        store = await Store.open(place.url)
        store.on_commit = metrics.committed
        answers: list[object] = []
        for seq in (1, 2, 3):
            store.append("AAAAAAAA", Writing([Row("AAAAAAAA", seq, 0, b"{}")]), answers.append)
        await settled(store)
        store.append("AAAAAAAA", Writing([Row("AAAAAAAA", 3, 0, b"{}")]), answers.append)
        await settled(store)
        await store.close()
        assert [answer is None for answer in answers] == [True, True, True, False]

    asyncio.run(store_some())
    assert value(metrics, "smallbox_commit_rows_total") == 3
    assert value(metrics, "smallbox_commit_failures_total") == 1
    assert 2 <= value(metrics, "smallbox_commit_seconds_count") <= 4
    assert value(metrics, "smallbox_commit_seconds_sum") > 0


def test_an_event_loop_that_is_held_up_is_noticed() -> None:
    metrics = Metrics()

    async def hold_up() -> None:
        watching = asyncio.create_task(measure_lag(metrics))
        await asyncio.sleep(0)
        time.sleep(2 * LAG_SECONDS)
        await asyncio.sleep(0.01)
        watching.cancel()

    asyncio.run(hold_up())
    assert value(metrics, "smallbox_loop_lag_seconds_count") == 1
    assert value(metrics, "smallbox_loop_lag_seconds_sum") >= 0.9 * LAG_SECONDS
