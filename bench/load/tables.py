"""The tables of a load run: the move in flight at each, and how long moves take. The generator's hot path."""

from __future__ import annotations

import math
from collections import deque
from time import perf_counter
from typing import TYPE_CHECKING

from bench.load.driver import NOT_NOW
from bench.load.setting import SEATS

if TYPE_CHECKING:
    from bench.load.driver import Driver

ALL = (1 << SEATS) - 1
OTHERS = tuple(ALL & ~(1 << seat) for seat in range(SEATS))


class Place:
    """What is known of one table."""

    __slots__ = ("due", "first", "is_parked", "missing", "since", "version")

    def __init__(self) -> None:
        self.version = 0
        #: a bit for each seat that has not had the update of the move in flight
        self.missing = 0
        #: when the move was sent or scheduled for, and when a first seat had its update
        self.since = self.first = 0.0
        #: when moves were scheduled for that wait for the one in flight
        self.due: deque[float] = deque()
        #: the driver has no move for it now
        self.is_parked = False


class Tables:
    """The sink of a driver. In a closed loop it sends the next move as soon as all four seats have the update."""

    def __init__(self, driver: type[Driver], port: int, number: int) -> None:
        self.driver = driver(port, self)
        self.places = [Place() for _ in range(number)]
        #: sockets that the server closed, and moves that all four seats have seen
        self.lost = self.finished = 0
        self.is_open_loop = False
        self.is_launching = False
        self.start_window()

    def start_window(self, opens: float = math.inf) -> None:
        """Forget what was measured, and measure from then on."""
        self.opens, self.closes = opens, math.inf
        self.to_all: list[float] = []
        self.to_first: list[float] = []
        self.last_seats = [0] * SEATS

    def on_update(self, table: int, seat: int, version: int) -> None:
        place = self.places[table]
        before = place.missing
        missing = before & OTHERS[seat]
        if missing == before or version < place.version:
            return
        place.missing = missing
        if before == ALL:
            place.first = perf_counter()
        elif not missing:
            self.finish(table, place, seat)

    def finish(self, table: int, place: Place, seat: int) -> None:
        """All four seats have the update."""
        now = perf_counter()
        self.finished += 1
        # A move of an open loop belongs to the window it was scheduled for, however late it is through.
        if self.opens <= (place.since if self.is_open_loop else now) < self.closes:
            self.to_all.append(now - place.since)
            self.to_first.append(place.first - place.since)
            self.last_seats[seat] += 1
        if place.due:
            self.launch(table, place, place.due.popleft())
        elif self.is_launching and not self.is_open_loop:
            self.launch(table, place, now)

    def launch(self, table: int, place: Place, since: float) -> None:
        place.since = since
        version = self.driver.move(table)
        if version == NOT_NOW:
            place.is_parked = True
        else:
            place.version = version
            place.missing = ALL

    def launch_all(self) -> None:
        """Begin a closed loop."""
        now = perf_counter()
        for table, place in enumerate(self.places):
            if not place.missing and not place.is_parked:
                self.launch(table, place, now)

    def schedule(self, table: int, due: float) -> None:
        """A move of an open loop: now, or after those that its table has not yet seen the end of."""
        place = self.places[table]
        if place.missing or place.is_parked:
            place.due.append(due)
        else:
            self.launch(table, place, due)

    def on_ready(self, table: int) -> None:
        place = self.places[table]
        if place.is_parked:
            place.is_parked = False
            if self.is_open_loop:
                self.launch(table, place, place.since)
            elif self.is_launching:
                self.launch(table, place, perf_counter())

    def on_lost(self, table: int, seat: int) -> None:
        self.lost += 1

    def in_flight(self) -> int:
        return sum(place.missing != 0 for place in self.places)

    def forget_due(self) -> int:
        """How many scheduled moves of the window are not through; those not sent yet are dropped."""
        late: list[float] = []
        for place in self.places:
            late += place.due
            place.due.clear()
            if self.is_open_loop and (place.missing or place.is_parked):
                late.append(place.since)
        return sum(self.opens <= since < self.closes for since in late)
