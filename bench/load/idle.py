"""Tables that nobody plays at: first many that are left again, a few at a time, then many with all their sockets.

`python -m bench.load.idle --driver bench.load.smallbox_driver:Smallbox --port 8000 --server PID` prints an Idle.

The tables that are left come and go in small waves, so that their figure is what the server keeps of each and not
what the greatest crowd once needed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import importlib
import sys
from time import perf_counter
from typing import TYPE_CHECKING

import uvloop

from bench.load.connect import CONNECTING, connect
from bench.load.process import allow_sockets, resident_kb
from bench.load.result import Idle
from bench.load.setting import SEATS

if TYPE_CHECKING:
    from bench.load.driver import Driver

CONNECT_SECONDS = 300.0
#: for the server to come to rest
SETTLE_SECONDS = 1.0
#: waves before memory is read first, so that what a server loads late is not counted
WARM_UP_WAVES = 40
WAVES = 40


class Audience:
    """The sink of a driver: nobody moves, so only lost sockets matter."""

    def __init__(self) -> None:
        self.lost = 0

    def on_update(self, table: int, seat: int, version: int) -> None:
        pass

    def on_ready(self, table: int) -> None:
        pass

    def on_lost(self, table: int, seat: int) -> None:
        self.lost += 1


async def settled_kb(server: int) -> int:
    await asyncio.sleep(SETTLE_SECONDS)
    return resident_kb(server)


async def waves(driver: type[Driver], port: int, number: int) -> None:
    """Tables that are begun and left at once."""
    for _ in range(number):
        wave = driver(port, Audience())
        await connect(wave, range(CONNECTING), CONNECT_SECONDS)
        wave.close()
        await asyncio.sleep(0)


async def measure(driver: type[Driver], port: int, server: int, sockets: int) -> Idle:
    await waves(driver, port, WARM_UP_WAVES)
    empty = await settled_kb(server)
    await waves(driver, port, WAVES)
    left = await settled_kb(server)
    tables, audience, began = sockets // SEATS, Audience(), perf_counter()
    crowd = driver(port, audience)
    seats = await connect(crowd, range(tables), CONNECT_SECONDS)
    took = perf_counter() - began
    full = await settled_kb(server)
    found = Idle(
        sockets=len(seats),
        tables_left=WAVES * CONNECTING,
        kb_per_table_left=round((left - empty) / (WAVES * CONNECTING), 2),
        kb_per_table=round((full - left) / tables, 2),
        kb_per_socket=round((full - left) / len(seats), 2),
        connect_seconds=round(took, 1),
        lost=audience.lost,
    )
    crowd.close()
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load.idle", description="Sit at many tables.")
    parser.add_argument("--driver", required=True, help="module:class")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--server", type=int, required=True, help="the server's process id, for its memory")
    parser.add_argument("--sockets", type=int, default=2000)
    return parser.parse_args()


async def main(chosen: argparse.Namespace) -> None:
    module, _, name = chosen.driver.partition(":")
    driver: type[Driver] = getattr(importlib.import_module(module), name)
    gc.disable()
    found = await measure(driver, chosen.port, chosen.server, chosen.sockets)
    sys.stdout.write(found.to_json() + "\n")


if __name__ == "__main__":
    options = arguments()
    allow_sockets(options.sockets)
    uvloop.run(main(options))
