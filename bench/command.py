"""What `smallbox bench` runs: choose rows, measure them, print them."""

import itertools
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec
from rich.console import Console

from bench import engine, environments, search, server
from bench.measure import FULL, QUICK, Group, Pace, Row, Tick
from bench.report import group_of, line, machine, peers
from smallbox.arena.show import WIDEST
from smallbox.core.errors import BadOption

#: called with what is measured now, how far it is, and how far it goes
Watch = Callable[[str, int, int], None]


def run(names: Sequence[str], watch: Watch, *, is_quick: bool, as_json: bool) -> None:
    """Print a table, or with `as_json` objects, a line as soon as it is known. A missed target is no error."""
    rows = measure(names, QUICK if is_quick else FULL, watch)
    if as_json:
        sys.stderr.write(machine() + "\n")
        for row in rows:
            sys.stdout.write(msgspec.json.encode(row).decode() + "\n")
            sys.stdout.flush()
    else:
        print_rows(rows)


def print_rows(rows: Iterable[Row]) -> None:
    """A table that grows: whatever breaks later, what was measured before it is on the screen."""
    out = Console(highlight=False, width=WIDEST)
    out.print(machine(), markup=False, soft_wrap=True)
    printed: list[Row] = []
    for row in rows:
        if printed and group_of(printed[-1]) != group_of(row):
            out.print()
        out.print(line(row, has_heading=not printed))
        printed.append(row)
    for name in peers(printed):
        out.print(f"peer: {name}", style="dim", markup=False, soft_wrap=True)


def measure(names: Sequence[str], pace: Pace, watch: Watch) -> Iterator[Row]:
    chosen = choose(
        [*engine.groups(pace), *search.groups(pace), *environments.groups(pace), *server.groups(pace)], names
    )
    total = sum(group.steps for group in chosen)
    done = 0
    for group in chosen:
        watch(group.names[0], done, total)
        for row in group.run(ticker(watch, group.names[0], done, total)):
            if is_chosen(row.name, names):
                yield row
        done += group.steps


def ticker(watch: Watch, now: str, done: int, total: int) -> Tick:
    ticks = itertools.count(done + 1)
    return lambda: watch(now, next(ticks), total)


def choose(groups: list[Group], names: Sequence[str]) -> list[Group]:
    """The groups that hold a named row. A name may stop at a dot: `engine`, `engine.kanobu`."""
    known = [row for group in groups for row in group.names]
    for name in names:
        if not any(is_chosen(row, [name]) for row in known):
            raise BadOption(
                f"expected benchmarks like engine, search, environments, server or {known[0]}, got {name!r}"
            )
    return [group for group in groups if any(is_chosen(row, names) for row in group.names)]


def is_chosen(row: str, names: Sequence[str]) -> bool:
    return not names or any(f"{row}.".startswith(f"{name}.") for name in names)
