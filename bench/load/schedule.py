"""The clock of an open loop.

It is a timer of the kernel, read as a file, since the event loop's own timers know whole milliseconds only.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.load.tables import Tables

CLOCK_MONOTONIC = 1
NON_BLOCKING = 0o4000
NANOSECONDS = 1_000_000_000
SHORTEST_TICK = 0.0001


class TimeSpec(ctypes.Structure):
    """struct timespec."""

    _fields_ = (("seconds", ctypes.c_long), ("nanoseconds", ctypes.c_long))


class TimerSpec(ctypes.Structure):
    """struct itimerspec."""

    _fields_ = (("interval", TimeSpec), ("value", TimeSpec))


class Ticker:
    """Calls back at an interval, on the event loop, until it is closed."""

    def __init__(self, interval: float, tick: Callable[[], None]) -> None:
        self.tick = tick
        libc = ctypes.CDLL(None, use_errno=True)
        self.file = libc.timerfd_create(CLOCK_MONOTONIC, NON_BLOCKING)
        pause = TimeSpec(*divmod(round(interval * NANOSECONDS), NANOSECONDS))
        if self.file < 0 or libc.timerfd_settime(self.file, 0, ctypes.byref(TimerSpec(pause, pause)), None) < 0:
            raise OSError(ctypes.get_errno(), "no timer to be had")
        asyncio.get_running_loop().add_reader(self.file, self.on_time)

    def on_time(self) -> None:
        os.read(self.file, 8)
        self.tick()

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.file)
        os.close(self.file)


class Schedule:
    """So many moves per second, at the tables in turn."""

    def __init__(self, tables: Tables, rate: float) -> None:
        self.tables = tables
        self.rate = rate
        self.number = 0
        self.began = perf_counter()
        self.ticker = Ticker(max(1 / rate, SHORTEST_TICK), self.tick)

    def tick(self) -> None:
        now = perf_counter()
        while (due := self.began + (self.number + 1) / self.rate) <= now:
            self.tables.schedule(self.number % len(self.tables.places), due)
            self.number += 1

    def close(self) -> None:
        self.ticker.close()
