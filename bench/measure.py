"""Alternating slices: in every round each side plays for a moment, so that noise hits all sides alike.

A slice is timed by the processor time of its process: what others run on the machine meanwhile does not count.
"""

import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import perf_counter, process_time
from typing import NamedTuple

import msgspec

#: how many moves (or calls), in how many seconds of processor time
Slice = tuple[int, float]
Side = Callable[[float], Slice]
Tick = Callable[[], None]

WARM_UP = 0.02


class Pace(NamedTuple):
    """How long to measure."""

    rounds: int
    seconds: float
    #: processes started for the import time
    launches: int
    #: states held at once for the bytes of a live game
    states: int
    #: games played from Python to learn how long a peer's rollouts are
    rollouts: int
    #: rounds in which each server is put under load, and for how long
    loads: int = 1
    load_seconds: float = 1.0
    #: sockets that do nothing
    idle_sockets: int = 2_000


QUICK = Pace(rounds=3, seconds=0.05, launches=3, states=10_000, rollouts=800)
FULL = Pace(
    rounds=9,
    seconds=0.3,
    launches=15,
    states=10_000,
    rollouts=8_000,
    loads=3,
    load_seconds=4.0,
    idle_sockets=16_000,
)


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure, and how it compares. `ratio` is better when larger; `spread` is its quartiles over the rounds.

    `target` is the least that the ratio should be, or without a ratio the most that the value may be. Who could not
    keep up has no value.
    """

    name: str
    value: float | None
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None
    spread: tuple[float, float] | None = None
    target: float | None = None
    stretch: float | None = None
    note: str | None = None


class Group(NamedTuple):
    """Rows that are measured together, because their sides alternate."""

    names: Sequence[str]
    #: how often `run` calls the tick
    steps: int
    run: Callable[[Tick], Iterable[Row]]


def play_for(seconds: float, play: Callable[[], int]) -> Slice:
    """Play game after game for so long, and at least one; how many moves, in how long."""
    moves = 0
    # The wall clock, because the processor's is too slow to ask after every game.
    end = perf_counter() + seconds
    began = process_time()
    while not moves or perf_counter() < end:
        moves += play()
    return moves, process_time() - began


def race(sides: Mapping[str, Side], pace: Pace, tick: Tick) -> dict[str, list[float]]:
    """The moves per second of each side in each round."""
    for side in sides.values():
        side(WARM_UP)
    rates: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(pace.rounds):
        for name, side in sides.items():
            number, elapsed = side(pace.seconds)
            rates[name].append(number / elapsed)
            tick()
    return rates


def compare(name: str, unit: str, ours: list[float], peer: str, theirs: list[float]) -> Row:
    """A row of two rates; the ratio is the median of the rounds' ratios, not the ratio of the medians."""
    ratios = [one / other for one, other in zip(ours, theirs)]
    return Row(
        name=name,
        value=statistics.median(ours),
        unit=unit,
        peer=peer,
        peer_value=statistics.median(theirs),
        ratio=statistics.median(ratios),
        spread=quartiles(ratios),
    )


def quartiles(numbers: Sequence[float]) -> tuple[float, float]:
    if len(numbers) == 1:
        return numbers[0], numbers[0]
    low, _, high = statistics.quantiles(numbers, n=4, method="inclusive")
    return low, high
