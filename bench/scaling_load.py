"""The players of `bench.scaling`, as a process of their own: tables of any size, servers of any number of processes."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import uvloop

from bench.load import setting


def family(pid: int) -> list[int]:
    """A process and all those that it has started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text("ascii").split():
            found += family(int(child))
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.scaling_load")
    for name in ("port", "server", "sockets", "seats"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--warm-up", type=float, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    return parser.parse_args()


async def main(chosen: argparse.Namespace) -> None:
    # Before the modules are imported that ask how many sit at a table.
    setting.SEATS = chosen.seats
    from bench.load.generator import Generator, Mark  # noqa: PLC0415 - see above
    from bench.load.process import processor_seconds, resident_kb  # noqa: PLC0415 - see above
    from bench.load.smallbox_driver import Smallbox  # noqa: PLC0415 - see above

    class FamilyGenerator(Generator):
        """Looks at all processes of the server."""

        def memory(self) -> float:
            return float(sum(map(resident_kb, family(chosen.server))))

        def mark(self) -> Mark:
            used = sum(map(processor_seconds, family(chosen.server)))
            return super().mark()._replace(server=used)

    generator = FamilyGenerator(Smallbox, chosen.port, chosen.sockets, chosen.server)
    found = await generator.run((), chosen.warm_up, chosen.seconds)
    sys.stdout.write(found.to_json() + "\n")


if __name__ == "__main__":
    uvloop.run(main(arguments()))
