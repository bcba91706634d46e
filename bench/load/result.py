"""The figures of a load run, as dataclasses and as JSON."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

MILLISECONDS = 1e3


@dataclass(frozen=True)
class Latency:
    """Milliseconds."""

    p50: float
    p99: float
    most: float


@dataclass(frozen=True)
class Phase:
    """One measured window. Latencies run from the sending, or in an open loop from when the move was scheduled for."""

    #: "closed" or "open"
    mode: str
    #: moves per second asked for, in an open loop
    rate: float | None
    seconds: float
    moves: int
    moves_per_second: float
    #: until the last of the four seats had its update
    all_seats: Latency | None
    #: until the first had it
    first_seat: Latency | None
    #: how often each seat was the last to have it
    last_seats: list[int]
    #: tables whose move was not through when the waiting ended: refused, lost, or the server is far behind
    stalled: int
    #: scheduled moves of the window that were not through when the waiting ended
    unfinished: int
    #: microseconds of the server's processor time for a move
    server_us_per_move: float | None
    #: processor time over wall time; None where the server's process is not known
    server_load: float | None
    generator_load: float
    #: what others had of the machine's cores; above a tenth or so, trust the processor time alone
    others_load: float | None


@dataclass(frozen=True)
class Run:
    """What one server did with one number of sockets."""

    driver: str
    sockets: int
    connect_seconds: float
    #: growth of the server's resident memory while the sockets came
    kb_per_socket: float | None
    #: the server's resident memory at the end
    server_mb: float | None
    #: mean of the last update of each seat
    update_bytes: float
    #: sockets that the server closed
    lost: int
    phases: list[Phase]

    def to_json(self, **more: str) -> str:
        """One object, with more fields in front."""
        return json.dumps({**more, **dataclasses.asdict(self)})

    @classmethod
    def from_json(cls, text: str) -> Run:
        found = json.loads(text)
        return cls(**{**found, "phases": [read_phase(phase) for phase in found["phases"]]})


@dataclass(frozen=True)
class Idle:
    """The server's memory while nobody moves, in kB of its growth."""

    sockets: int
    #: tables that were begun and left by everybody
    tables_left: int
    kb_per_table_left: float
    #: with the four sockets of each connected, and nothing said on them
    kb_per_table: float
    kb_per_socket: float
    connect_seconds: float
    #: sockets that the server closed
    lost: int

    def to_json(self) -> str:
        return json.dumps(dataclasses.asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Idle:
        return cls(**json.loads(text))


def read_phase(found: dict[str, Any]) -> Phase:
    latencies = {name: found[name] and Latency(**found[name]) for name in ("all_seats", "first_seat")}
    return Phase(**{**found, **latencies})


def latency(seconds: Sequence[float]) -> Latency | None:
    """The percentiles of some durations, by nearest rank."""
    if not seconds:
        return None
    ranked = sorted(seconds)
    rank = [ranked[min(len(ranked) - 1, int(part * len(ranked)))] for part in (0.5, 0.99, 1)]
    return Latency(*(round(MILLISECONDS * value, 3) for value in rank))
