"""Many tables at the same time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bench.load.driver import Driver, Seat

#: tables that connect at the same time
CONNECTING = 16


async def connect(driver: Driver, tables: Iterable[int], seconds: float) -> list[Seat]:
    """Seat four people at each table."""
    limit = asyncio.Semaphore(CONNECTING)
    seats: list[Seat] = []

    async def seat_four(table: int) -> None:
        async with limit:
            seats.extend(await driver.connect(table))

    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(seat_four(table))
    return seats
