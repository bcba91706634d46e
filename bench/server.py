"""The benchmarks of the server: moves through real sockets beside peers, then memory and start-up.

Ours stores every move on disk before it shows it, and the peers store nothing. Servers take turns on one core, each
time in a fresh process; the players are on the other core.
"""

import functools
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from bench.load.ours import OURS
from bench.load.process import most_sockets
from bench.load.result import Phase, Run
from bench.load.run import Pace as LoadPace
from bench.load.run import Server, idle, load
from bench.load.start import start_seconds
from bench.measure import Group, Pace, Row, Tick
from bench.rivals import RIVALS, Figures, names, race, rows

FEW, MANY = 200, 2000
#: moves a second of the open loop, among many sockets
RATE = 3000.0
MOST_MILLISECONDS = 8.0
MOST_IDLE_KB = 50.0
MOST_SOCKET_KB = 10.0
MOST_START_SECONDS = 2.0
STARTS = 3
WARM_UP = 2.0
IDLE = ("server.idle.parked", "server.idle.table", "server.idle.socket")

Runs = Mapping[str, Sequence[Run | None]]
Phases = Mapping[str, Sequence[Phase | None]]


def groups(pace: Pace) -> list[Group]:
    """Everything there is to measure."""
    sides = 1 + len(RIVALS)
    few = ("closed.200", "cpu.200")
    many = ("closed.2000", "cpu.2000", "open.p50", "open.p99", "memory.2000")
    return [
        Group(
            [row for kind in few for row in names(f"server.{kind}")],
            sides * pace.loads,
            functools.partial(few_rows, pace),
        ),
        Group(
            [row for kind in many for row in names(f"server.{kind}")],
            sides * pace.loads,
            functools.partial(many_rows, pace),
        ),
        Group(IDLE, 1, functools.partial(idle_rows, pace)),
        Group(names("server.start"), sides * STARTS, start_rows),
    ]


def few_rows(pace: Pace, tick: Tick) -> Iterator[Row]:
    return closed_rows(FEW, under_load(FEW, (), pace, tick))


def many_rows(pace: Pace, tick: Tick) -> Iterator[Row]:
    """A closed loop, an open one, and the memory of sockets at tables that have just begun."""
    runs = under_load(MANY, (RATE,), pace, tick)
    yield from closed_rows(MANY, runs)
    yield from latency_rows("server.open.p50", runs, lambda phase: phase.all_seats.p50 if phase.all_seats else None)
    p99 = latency_rows("server.open.p99", runs, lambda phase: phase.all_seats.p99 if phase.all_seats else None)
    for row in p99:
        yield msgspec.structs.replace(row, target=MOST_MILLISECONDS) if row.peer is None else row
    memory = {name: [None if run is None else run.kb_per_socket for run in found] for name, found in runs.items()}
    yield from rows("server.memory.2000", Figures("kB", memory, is_less_better=True))


def under_load(sockets: int, rates: Sequence[float], pace: Pace, tick: Tick) -> Runs:
    how = LoadPace(min(WARM_UP, pace.load_seconds), pace.load_seconds, rates)
    return race(lambda server: load(server, sockets, how), pace.loads, tick)


def closed_rows(sockets: int, runs: Runs) -> Iterator[Row]:
    """Moves a second by the wall clock, and microseconds of the server's processor time for a move."""
    phases = nth(runs, 0)
    wall = {
        name: [None if phase is None else phase.moves_per_second or None for phase in found]
        for name, found in phases.items()
    }
    cost = {
        name: [None if phase is None else phase.server_us_per_move for phase in found] for name, found in phases.items()
    }
    goals = {rival.name: rival for rival in RIVALS}
    for row in rows(f"server.closed.{sockets}", Figures("moves/s", wall), note=others(phases)):
        rival = goals.get(row.name.rpartition(".")[2])
        yield row if rival is None else msgspec.structs.replace(row, target=rival.moves)
    for row in rows(f"server.cpu.{sockets}", Figures("us", cost, is_less_better=True)):
        rival = goals.get(row.name.rpartition(".")[2])
        yield row if rival is None else msgspec.structs.replace(row, target=rival.processor)


def nth(runs: Runs, number: int) -> Phases:
    return {name: [None if run is None else run.phases[number] for run in found] for name, found in runs.items()}


def others(phases: Phases) -> str:
    """Foreign load makes wall-clock figures worse, and rarely alike for all sides."""
    loads = [[phase.others_load or 0.0 for phase in found if phase is not None] for found in phases.values()]
    return "others had " + ", ".join(f"{max(0.0, statistics.median(each)):.1f}" for each in loads if each) + " cores"


def latency_rows(prefix: str, runs: Runs, pick: Callable[[Phase], float | None]) -> Iterator[Row]:
    """Milliseconds until all four seats have the update of a move that is made by the clock."""
    phases = nth(runs, 1)
    times = {name: [None if phase is None else pick(phase) for phase in found] for name, found in phases.items()}
    late = {name: sum(phase.unfinished for phase in found if phase is not None) for name, found in phases.items()}
    told = [f"{name}: {number} moves not through" for name, number in late.items() if number]
    about = "; ".join([f"{RATE:.0f} moves/s at {MANY} sockets", others(phases), *told])
    yield from rows(prefix, Figures("ms", times, is_less_better=True), note=about)


def idle_rows(pace: Pace, tick: Tick) -> Iterator[Row]:
    """Memory of tables that were begun: left by everybody, or with four silent sockets each."""
    wished = pace.idle_sockets
    sockets = most_sockets(wished)
    found = idle(OURS, sockets)
    tick()
    limit = "" if sockets == wished else f", as the limit of open files is too low for {wished}"
    held = f"{found.sockets} sockets held{limit}; {found.lost} lost"
    left = f"{found.tables_left} tables of four, begun and left"
    yield Row(IDLE[0], found.kb_per_table_left, "kB", target=MOST_IDLE_KB, note=left)
    yield Row(IDLE[1], found.kb_per_table, "kB", target=MOST_IDLE_KB, note="with its four sockets")
    yield Row(IDLE[2], found.kb_per_socket, "kB", target=MOST_SOCKET_KB, note=held)


def start_rows(tick: Tick) -> Iterator[Row]:
    """From the start of the process until it answers by HTTP."""
    seconds: Callable[[Server], float] = start_seconds
    yield from rows(
        "server.start", Figures("s", race(seconds, STARTS, tick), is_less_better=True), most=MOST_START_SECONDS
    )
