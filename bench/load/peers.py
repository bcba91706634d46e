"""The peers under load: Colyseus and boardgame.io on Node. `python -m bench.load.peers` prints a table or JSON.

They come from npm, and are installed where they are missing. None of them stores anything on disk.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bench.load.process import TooFewFiles
from bench.load.run import LoadFailed, Pace, Server, load

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bench.load.result import Phase, Run

FOLDER = Path(__file__).parent
SOCKETS = (200, 2000)
PRODUCTION = {"NODE_ENV": "production"}
COLYSEUS = ("node", str(FOLDER / "colyseus_server.mjs"), "{port}")
PEERS = (
    Server("colyseus", (*COLYSEUS, "messages"), "bench.load.colyseus_driver:Colyseus", PRODUCTION),
    Server("colyseus-schema", (*COLYSEUS, "schema"), "bench.load.colyseus_driver:Colyseus", PRODUCTION),
    Server(
        "boardgame.io",
        ("node", str(FOLDER / "boardgame_server.mjs"), "{port}"),
        "bench.load.boardgame_driver:Boardgame",
        PRODUCTION,
    ),
)
HEADINGS = "peer sockets mode moves/s p50 p99 most us/move server generator others kB/socket bytes stalled unfinished"


def install() -> str | None:
    """Install the peers where they are missing; what keeps them from running here, or None."""
    if shutil.which("node") is None:
        return "no Node.js here, so without peers"
    if (FOLDER / "node_modules").is_dir():
        return None
    npm = shutil.which("npm")
    if npm is None:
        return "no npm here to install the peers with"
    command = [npm, "ci", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=FOLDER, check=False, capture_output=True, text=True)
    return None if done.returncode == 0 else f"npm ci in bench/load failed: {done.stderr.strip()[-200:]}"


def measure(peers: Sequence[Server], sockets: Sequence[int], pace: Pace) -> Iterator[tuple[str, Run]]:
    """Each peer with each number of sockets, each time in a fresh process."""
    for number in sockets:
        for peer in peers:
            yield peer.name, load(peer, number, pace)


def line(name: str, run: Run, phase: Phase) -> str:
    times = phase.all_seats
    mode = phase.mode if phase.rate is None else f"open@{phase.rate:g}"
    cells: Sequence[object] = (
        name,
        run.sockets,
        mode,
        f"{phase.moves_per_second:.0f}",
        *((times.p50, times.p99, times.most) if times else ("-", "-", "-")),
        phase.server_us_per_move,
        phase.server_load,
        phase.generator_load,
        phase.others_load,
        run.kb_per_socket,
        f"{run.update_bytes:.0f}",
        phase.stalled,
        phase.unfinished,
    )
    return row(cells)


def row(cells: Sequence[object]) -> str:
    return "".join(f"{cell!s:>{16 if place == 0 else 11}}" for place, cell in enumerate(cells)) + "\n"


def arguments() -> argparse.Namespace:
    usual = Pace()
    parser = argparse.ArgumentParser(prog="python -m bench.load.peers", description="Put the peers under load.")
    parser.add_argument("--peer", action="append", choices=[peer.name for peer in PEERS])
    parser.add_argument("--sockets", type=int, action="append", help=f"instead of {SOCKETS}")
    parser.add_argument("--rate", type=float, action="append", help=f"of open loops, instead of {usual.rates}")
    parser.add_argument("--warm-up", type=float, default=usual.warm_up)
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--json", action="store_true", help="an object a line")
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    if problem := install():
        sys.exit(problem)
    peers = [peer for peer in PEERS if chosen.peer is None or peer.name in chosen.peer]
    pace = Pace(chosen.warm_up, chosen.seconds, chosen.rate or Pace().rates)
    if not chosen.json:
        sys.stdout.write(row(HEADINGS.split()))
    try:
        for name, run in measure(peers, chosen.sockets or SOCKETS, pace):
            lines = [run.to_json(peer=name) + "\n"] if chosen.json else [line(name, run, phase) for phase in run.phases]
            sys.stdout.writelines(lines)
            sys.stdout.flush()
    except (LoadFailed, TooFewFiles) as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
