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
MOST_MILLISECONDS = 10.0
MOST_IDLE_KB = 50.0
MOST_START_SECONDS = 2.0
STARTS = 3
WARM_UP = 2.0
IDLE = ("server.idle.parked", "server.idle.table", "server.idle.socket")

Runs = Mapping[str, Sequence[Run]]


def groups(pace: Pace) -> list[Group]:
    """Everything there is to measure."""
    sides = 1 + len(RIVALS)
    many = ("closed.2000", "open.p50", "open.p99", "memory.2000")
    return [
        Group(names("server.closed.200"), sides * pace.loads, functools.partial(few_rows, pace)),
        Group(
            [row for kind in many for row in names(f"server.{kind}")],
            sides * pace.loads,
            functools.partial(many_rows, pace),
        ),
        Group(IDLE, 1, functools.partial(idle_rows, pace)),
        Group(names("server.start"), sides * STARTS, start_rows),
    ]


def few_rows(pace: Pace, tick: Tick) -> Iterator[Row]:
    return closed_rows("server.closed.200", under_load(FEW, (), pace, tick))


def many_rows(pace: Pace, tick: Tick) -> Iterator[Row]:
    """A closed loop, an open one, and the memory of sockets at tables that have just begun."""
    runs = under_load(MANY, (RATE,), pace, tick)
    yield from closed_rows("server.closed.2000", runs)
    yield from latency_rows("server.open.p50", runs, lambda phase: phase.all_seats.p50 if phase.all_seats else None)
    p99 = latency_rows("server.open.p99", runs, lambda phase: phase.all_seats.p99 if phase.all_seats else None)
    for row in p99:
        yield msgspec.structs.replace(row, target=MOST_MILLISECONDS) if row.peer is None else row
    memory = {name: [run.kb_per_socket or 0.0 for run in found] for name, found in runs.items()}
    yield from rows("server.memory.2000", Figures("kB", memory, is_less_better=True))


def under_load(sockets: int, rates: Sequence[float], pace: Pace, tick: Tick) -> Runs:
    how = LoadPace(min(WARM_UP, pace.load_seconds), pace.load_seconds, rates)
    return race(lambda server: load(server, sockets, how), pace.loads, tick)


def closed_rows(prefix: str, runs: Runs) -> Iterator[Row]:
    """Moves a second by the wall clock; in the note what they would be by the processor's."""
    phases = {name: [run.phases[0] for run in found] for name, found in runs.items()}
    wall = {name: [phase.moves_per_second or None for phase in found] for name, found in phases.items()}
    cost = {name: statistics.median(phase.server_us_per_move or 0 for phase in found) for name, found in phases.items()}
    goals = {f"{prefix}.{rival.name}": rival for rival in RIVALS}
    ours = cost[OURS.name]
    for row in rows(prefix, Figures("moves/s", wall), note=f"{ours:.0f} us of processor time a move; {others(phases)}"):
        rival = goals.get(row.name)
        if rival is None:
            yield row
        else:
            by_processor = f"{cost[rival.server.name] / ours:.2f} by processor time" if ours else None
            yield msgspec.structs.replace(row, target=rival.goal, note=row.note or by_processor)


def others(phases: Mapping[str, Sequence[Phase]]) -> str:
    """Foreign load makes wall-clock figures worse, and rarely alike for all sides."""
    shares = {name: statistics.median(phase.others_load or 0 for phase in found) for name, found in phases.items()}
    return "others had " + ", ".join(f"{max(0, share):.1f}" for share in shares.values()) + " cores"


def latency_rows(prefix: str, runs: Runs, pick: Callable[[Phase], float | None]) -> Iterator[Row]:
    """Milliseconds until all four seats have the update of a move that is made by the clock."""
    phases = {name: [run.phases[1] for run in found] for name, found in runs.items()}
    times = {name: [pick(phase) for phase in found] for name, found in phases.items()}
    late = {name: sum(phase.unfinished for phase in found) for name, found in phases.items()}
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
    yield Row(IDLE[2], found.kb_per_socket, "kB", note=held)


def start_rows(tick: Tick) -> Iterator[Row]:
    """From the start of the process until it answers by HTTP."""
    seconds: Callable[[Server], float] = start_seconds
    yield from rows(
        "server.start", Figures("s", race(seconds, STARTS, tick), is_less_better=True), most=MOST_START_SECONDS
    )
