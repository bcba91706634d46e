"""`make chaos`: rough weather over fleets of nodes, and one node whose disk is full; what was lost, and how long."""

import argparse
import os
import shutil
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from smallbox.core.vectors import engine_kind
from tests.chaos.parts import Part, end_when_asked, share, side_by_side
from tests.chaos.run import CLIENT_KINDS, Plan, Report

FLEET_KINDS = (
    *(
        "node-kill",
        "node-stop",
        "node-restart",
        "renew",
        "postgres-kill",
        "postgres-stop",
        "valkey-kill",
        "valkey-stop",
    ),
    *("database-cut", "bus-cut", "database-slow", "bus-slow", "clock-jump", "migration", *CLIENT_KINDS),
)
SINGLE_KINDS = ("disk-full",)
KINDS = (*FLEET_KINDS, *SINGLE_KINDS)
DEFAULT_MINUTES = 10.0
#: Fleets for each core: most of a fault is waiting.
FLEETS_PER_CORE = 1.5
#: How long clients think at most where fleets stand side by side: nodes that start need the cores more.
THINK = 0.6
#: fewer faults of each kind are not worth another fleet's beginning and end
WORTH_A_FLEET = 2
#: so far from each other are the seeds of houses
SEEDS = 1000
#: logs of the nodes and exported records, for whoever looks for a reason
FOLDER = Path("build", "chaos")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=0, help="of each kind; without it as many as fit into the time")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no fault after this time")
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"with commas: {', '.join(KINDS)}")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--nodes", type=int, default=3, help="of each fleet")
    parser.add_argument("--fleets", type=int, default=0, help="side by side; without it as many as the cores can carry")
    given = parser.parse_args()
    kinds = given.kinds.split(",")
    if strange := [kind for kind in kinds if kind not in KINDS]:
        parser.error(f"--kinds: expected some of {', '.join(KINDS)}, got {strange[0]}")
    if given.nodes < 1 or given.fleets < 0:
        parser.error("--nodes, --fleets: expected at least one")
    minutes = given.minutes or (0.0 if given.faults else DEFAULT_MINUTES)
    parts = divide(Plan(kinds, given.faults, 60 * minutes, given.seed), given.nodes, given.fleets)
    end_when_asked()
    shutil.rmtree(FOLDER, ignore_errors=True)
    with bar(given.faults * len(kinds)) as tell:
        report = side_by_side(parts, tell)
    show(report)
    sys.exit(0 if report.verdict.is_clean else 1)


def divide(plan: Plan, nodes: int, fleets: int) -> list[Part]:
    """The fleets, each with its share of the faults, and beside them the house whose disk is full now and then."""
    fleets = fleets or sensible_fleets(plan.faults, len(os.sched_getaffinity(0)))
    found = []
    if kinds := [kind for kind in plan.kinds if kind in FLEET_KINDS]:
        for number, faults in enumerate(share(plan.faults, fleets) if plan.faults else [0] * fleets):
            shared = replace(plan, kinds=kinds, faults=faults, seed=plan.seed + SEEDS * number)
            shared.think = THINK if fleets > 1 else 0.0
            found.append(Part(f"fleet{number}", shared, FOLDER / f"fleet{number}", nodes))
    if kinds := [kind for kind in plan.kinds if kind in SINGLE_KINDS]:
        found.append(Part("single", replace(plan, kinds=kinds), FOLDER / "single"))
    return found


def sensible_fleets(faults: int, cores: int) -> int:
    most = int(FLEETS_PER_CORE * cores)
    return max(1, min(most, faults // WORTH_A_FLEET)) if faults else most


@contextmanager
def bar(total: int) -> Iterator[Callable[[str, str], None]]:
    """How far all houses are; without a terminal a line for every fault."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("nodes start", total=total or None)

        def tell(part: str, what: str) -> None:
            progress.update(task, description=f"{part} {what:<16}", advance=int(what in KINDS))
            if not progress.console.is_terminal:
                sys.stderr.write(f"{time.strftime('%H:%M:%S')} {part} {what}\n")

        yield tell


def show(report: Report) -> None:
    for note in report.verdict.notes[:50]:
        sys.stdout.write(f"{note}\n")
    sys.stdout.write(f"{'fault':<16} {'count':>6} {'median s':>9} {'worst s':>8}\n")
    for kind, seconds in sorted(report.recoveries.items()):
        sys.stdout.write(f"{kind:<16} {len(seconds):>6} {statistics.median(seconds):>9.2f} {max(seconds):>8.2f}\n")
    sys.stdout.write(f"{report.verdict.games} games, {engine_kind()} engine\n{report.verdict}\n")


if __name__ == "__main__":
    main()
