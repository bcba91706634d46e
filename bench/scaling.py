"""How the cost of the server grows with sockets, seats, nodes and the length of the log: docs/scaling.md.

`python -m bench.scaling` measures one node on SQLite; `python -m bench.scaling --database postgresql://... --bus
redis://... --processes 3` three of them. The database must be an empty one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import func, select, text

from bench.command import print_rows
from bench.load.ours import OURS
from bench.load.process import allow_sockets
from bench.load.run import ROOT, Pace, Server, cores, free_port, pinned, started, wait_until_ready
from bench.measure import Row
from bench.scaling_log import log_rows
from smallbox.server.schema import address, engine, entries, metadata, tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SOCKETS = (200, 1000, 2000)
SEATS = (2, 4, 8)
#: sockets while the seats of a table change
SEAT_SOCKETS = 400
LONGEST_SECONDS = 300.0


class Wish(NamedTuple):
    """The nodes to measure, and for how long."""

    database: str
    bus: str
    processes: int
    pace: Pace

    def server(self, data: str) -> Server:
        more = [f"--data-dir={data}"]
        more += [f"--database={self.database}"] if self.database else []
        more += [f"--bus={self.bus}", f"--processes={self.processes}"] if self.bus else []
        command = [word for word in OURS.command if not word.startswith("--data-dir")]
        return OURS._replace(command=(*command, *more))


class Stored(NamedTuple):
    """What a database holds, and the space that it takes."""

    size: int
    entries: int
    tables: int


async def stored(url: str) -> Stored:
    reading = engine(address(url), pool_size=1)
    if reading.dialect.name == "sqlite":
        asked = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    else:
        names = ", ".join(f"('{name}')" for name in metadata.tables)
        asked = f"SELECT sum(pg_total_relation_size(to_regclass(name))) FROM (VALUES {names}) AS ours(name)"
    try:
        async with reading.connect() as connection:
            size = (await connection.execute(text(asked))).scalar_one()
            counts = [
                (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                for table in (entries, tables)
            ]
            return Stored(int(size or 0), *counts)
    finally:
        await reading.dispose()


def load(wish: Wish, sockets: int, seats: int) -> tuple[dict[str, Any], Stored]:
    """Play at tables of so many seats on fresh nodes; the figures, and what the database has got by it."""
    allow_sockets(sockets)
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        url = wish.database or f"sqlite:///{Path(data) / 'smallbox.db'}"
        # Several nodes share all cores with whoever plays; one has a core of its own.
        place = pinned(cores()[1]) if wish.processes == 1 else nullcontext()
        with started(wish.server(data), port) as (child, output):
            wait_until_ready(OURS, child, output)
            before = asyncio.run(stored(url))
            command = [sys.executable, "-m", "bench.scaling_load", f"--port={port}", f"--server={child.pid}"]
            command += [f"--sockets={sockets}", f"--seats={seats}"]
            command += [f"--warm-up={wish.pace.warm_up}", f"--seconds={wish.pace.seconds}"]
            with place:
                done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=LONGEST_SECONDS, check=False)
            if done.returncode:
                raise SystemExit(done.stderr.decode(errors="replace")[-1000:])
            after = asyncio.run(stored(url))
    gained = Stored(*(new - old for new, old in zip(after, before)))
    found: dict[str, Any] = json.loads(done.stdout)
    return found, gained


def rows(wish: Wish) -> Iterator[Row]:
    prefix = f"scaling.{wish.processes}"
    for sockets in SOCKETS:
        run, gained = load(wish, sockets, 4)
        [phase] = run["phases"]
        under = f"{prefix}.sockets.{sockets}"
        note = f"{phase['moves_per_second']:.0f} moves/s; others had {max(0, phase['others_load']):.1f} cores"
        yield Row(f"{under}.move", phase["server_us_per_move"], "us", note=note)
        yield Row(f"{under}.p99", phase["all_seats"]["p99"], "ms", note="closed loop: as fast as it goes")
        yield Row(f"{under}.memory", run["kb_per_socket"], "kB", note=f"a socket; {run['server_mb']:.0f} MB in all")
        if sockets == SOCKETS[-1]:
            note = f"{gained.entries} entries of {gained.tables} tables"
            yield Row(f"{prefix}.database.entry", gained.size / max(1, gained.entries), "bytes", note=note)
    for seats in SEATS:
        run, _ = load(wish, SEAT_SOCKETS, seats)
        [phase] = run["phases"]
        note = f"{SEAT_SOCKETS} sockets; an update has {run['update_bytes']:.0f} bytes"
        yield Row(f"{prefix}.seats.{seats}.move", phase["server_us_per_move"], "us", note=note)
    if wish.processes == 1:
        yield from log_rows(prefix)


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.scaling", description="Measure how the cost grows.")
    parser.add_argument("--database", default="", help="an empty one; without it SQLite in a folder of its own")
    parser.add_argument("--bus", default="", help="needed for more than one process")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--warm-up", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=4.0)
    chosen = parser.parse_args(given)
    if chosen.processes > 1 and not (chosen.bus and chosen.database):
        parser.error("several processes need --database postgresql://... and --bus redis://...")
    return chosen


def main() -> None:
    chosen = arguments()
    pace = Pace(chosen.warm_up, chosen.seconds, ())
    print_rows(rows(Wish(chosen.database, chosen.bus, chosen.processes, pace)))


if __name__ == "__main__":
    main()
