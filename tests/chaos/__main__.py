"""`make chaos`: rough weather over three nodes, and over one whose disk is full; what was lost, and for how long."""

import argparse
import shutil
import signal
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from smallbox.core.vectors import engine_kind
from tests.chaos.fleet import fleet
from tests.chaos.run import CLIENT_KINDS, Plan, Report, Run
from tests.chaos.single import single

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
#: the houses, what happens there, and how much of the minutes each gets
PARTS = (("fleet", FLEET_KINDS, 0.9), ("single", SINGLE_KINDS, 0.1))
#: logs of the nodes and exported records, for whoever looks for a reason
FOLDER = Path("build", "chaos")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=0, help="of each kind; without it as many as fit into the time")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no fault after this time")
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"with commas: {', '.join(KINDS)}")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--nodes", type=int, default=3)
    given = parser.parse_args()
    kinds = given.kinds.split(",")
    if strange := [kind for kind in kinds if kind not in KINDS]:
        parser.error(f"--kinds: expected some of {', '.join(KINDS)}, got {strange[0]}")
    minutes = given.minutes or (0.0 if given.faults else DEFAULT_MINUTES)
    report = Report()
    # Whoever is asked to end takes everything along that was started.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    shutil.rmtree(FOLDER, ignore_errors=True)
    with weather() as (progress, task):
        for name, place, share in PARTS:
            chosen = [kind for kind in kinds if kind in place]
            if not chosen:
                continue
            plan = Plan(chosen, given.faults, 60 * minutes * share, given.seed)
            progress.reset(task, total=given.faults * len(chosen) or None)
            part = FOLDER / name
            house = fleet(part, given.nodes) if place == FLEET_KINDS else single(part)
            with house as opened:
                report.add(Run(opened, plan, lambda kind: step(progress, task, kind)).go(part / "records"))
    show(report)
    sys.exit(0 if report.verdict.is_clean else 1)


@contextmanager
def weather() -> Iterator[tuple[Progress, TaskID]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield progress, progress.add_task("nodes start", total=None)


def step(progress: Progress, task: TaskID, kind: str) -> None:
    progress.update(task, description=f"{kind:<16}", advance=1)
    if not progress.console.is_terminal:
        sys.stderr.write(f"{time.strftime('%H:%M:%S')} {kind}\n")


def show(report: Report) -> None:
    for note in report.verdict.notes[:50]:
        sys.stdout.write(f"{note}\n")
    sys.stdout.write(f"{'fault':<16} {'count':>6} {'median s':>9} {'worst s':>8}\n")
    for kind, seconds in sorted(report.recoveries.items()):
        sys.stdout.write(f"{kind:<16} {len(seconds):>6} {statistics.median(seconds):>9.2f} {max(seconds):>8.2f}\n")
    sys.stdout.write(f"{report.verdict.games} games, {engine_kind()} engine\n{report.verdict}\n")


if __name__ == "__main__":
    main()
