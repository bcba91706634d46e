"""Four players at each of many tables, who move as fast as the server lets them, or by the clock.

`python -m bench.load.generator --driver bench.load.colyseus_driver:Colyseus --port 4000` prints a Run as JSON.

Closed loop: every table always has one move in flight; the next is sent when all four seats have the update. Open
loop: moves are scheduled by a clock, at the tables in turn. A move whose table is still busy waits, and its waiting
counts, so that a slow server cannot slow its own measurement down.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import importlib
import math
import statistics
import sys
import time
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import uvloop

from bench.load.connect import connect
from bench.load.process import TooFewFiles, allow_sockets, busy_seconds, processor_seconds, resident_kb
from bench.load.result import Phase, Run, latency
from bench.load.schedule import Schedule
from bench.load.setting import SEATS
from bench.load.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.load.driver import Driver, Seat

CONNECT_SECONDS = 120.0
#: after connecting, before memory is read
SETTLE_SECONDS = 0.5
#: how long moves in flight are waited for
DRAIN_SECONDS = 3.0
MICROSECONDS = 1e6


class Mark(NamedTuple):
    """The clocks and the count at one end of a window; the server's are not numbers where it is not known."""

    wall: float
    server: float
    generator: float
    machine: float
    finished: int


class Generator:
    """Seats everybody and measures phase by phase."""

    def __init__(self, driver: type[Driver], port: int, sockets: int, server: int | None) -> None:
        self.tables = Tables(driver, port, sockets // SEATS)
        self.server = server
        self.seats: list[Seat] = []

    async def run(self, rates: Sequence[float], warm_up: float, seconds: float) -> Run:
        """Connect, then a closed loop, then an open one at each rate."""
        empty, began = self.memory(), perf_counter()
        self.seats = await connect(self.tables.driver, range(len(self.tables.places)), CONNECT_SECONDS)
        connected = perf_counter() - began
        await asyncio.sleep(SETTLE_SECONDS)
        full = self.memory()
        # A collection among thousands of sockets would be measured as the server's delay.
        gc.freeze()
        gc.disable()
        phases = [await self.measure(rate, warm_up, seconds) for rate in (None, *rates)]
        found = Run(
            driver=type(self.tables.driver).__name__,
            sockets=len(self.seats),
            connect_seconds=round(connected, 2),
            kb_per_socket=known((full - empty) / len(self.seats), 1),
            server_mb=known(self.memory() / 1024, 1),
            update_bytes=round(statistics.mean(seat.size for seat in self.seats), 1),
            lost=self.tables.lost,
            phases=phases,
        )
        self.tables.driver.close()
        return found

    def memory(self) -> float:
        return math.nan if self.server is None else resident_kb(self.server)

    async def measure(self, rate: float | None, warm_up: float, seconds: float) -> Phase:
        """A closed loop, or with a rate an open one."""
        tables = self.tables
        tables.is_open_loop = rate is not None
        tables.is_launching = True
        tables.start_window()
        schedule = None if rate is None else Schedule(tables, rate)
        if schedule is None:
            tables.launch_all()
        await asyncio.sleep(warm_up)
        began = self.mark()
        tables.start_window(began.wall)
        await asyncio.sleep(seconds)
        ended = self.mark()
        tables.closes = ended.wall
        tables.is_launching = False
        if schedule is not None:
            schedule.close()
        await self.drain()
        return self.phase(rate, began, ended)

    def mark(self) -> Mark:
        server = math.nan if self.server is None else processor_seconds(self.server)
        return Mark(perf_counter(), server, time.process_time(), busy_seconds(), self.tables.finished)

    async def drain(self) -> None:
        end = perf_counter() + DRAIN_SECONDS
        while self.tables.in_flight() and perf_counter() < end:
            await asyncio.sleep(0.02)

    def phase(self, rate: float | None, began: Mark, ended: Mark) -> Phase:
        seconds = ended.wall - began.wall
        moves = ended.finished - began.finished
        used = ended.server - began.server
        played = ended.generator - began.generator
        return Phase(
            mode="closed" if rate is None else "open",
            rate=rate,
            seconds=round(seconds, 3),
            moves=moves,
            moves_per_second=round(moves / seconds, 1),
            all_seats=latency(self.tables.to_all),
            first_seat=latency(self.tables.to_first),
            last_seats=self.tables.last_seats,
            stalled=self.tables.in_flight(),
            unfinished=self.tables.forget_due(),
            server_us_per_move=known(MICROSECONDS * used / moves, 2) if moves else None,
            server_load=known(used / seconds, 3),
            generator_load=round(played / seconds, 3),
            others_load=known((ended.machine - began.machine - used - played) / seconds, 2),
        )


def known(figure: float, digits: int) -> float | None:
    return None if math.isnan(figure) else round(figure, digits)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load.generator", description="Play at many tables.")
    parser.add_argument("--driver", required=True, help="module:class")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--server", type=int, help="the server's process id, for its processor time and memory")
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--rate", type=float, action="append", default=[], help="moves per second of an open loop")
    parser.add_argument("--warm-up", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=4.0)
    return parser.parse_args()


async def main(chosen: argparse.Namespace) -> None:
    module, _, name = chosen.driver.partition(":")
    driver: type[Driver] = getattr(importlib.import_module(module), name)
    generator = Generator(driver, chosen.port, chosen.sockets, chosen.server)
    found = await generator.run(chosen.rate, chosen.warm_up, chosen.seconds)
    sys.stdout.write(found.to_json() + "\n")


if __name__ == "__main__":
    options = arguments()
    try:
        allow_sockets(options.sockets)
    except TooFewFiles as problem:
        sys.exit(str(problem))
    uvloop.run(main(options))
