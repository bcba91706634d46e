"""`python -m tests.chaos.shifted FILE serve …`: smallbox with a wall clock that is off by the seconds in a file.

The file is mapped, so that the clock jumps while the server runs. The monotonic clock does not: nobody can set it.
"""

import mmap
import runpy
import struct
import sys
import time
from pathlib import Path

SECONDS = struct.Struct("d")


def write(file: Path, seconds: float) -> None:
    """Let the clocks that look into this file jump."""
    if not file.exists():
        file.write_bytes(SECONDS.pack(seconds))
        return
    with file.open("r+b") as opened:
        opened.write(SECONDS.pack(seconds))


def main() -> None:
    with Path(sys.argv.pop(1)).open("rb") as opened:
        shared = mmap.mmap(opened.fileno(), SECONDS.size, access=mmap.ACCESS_READ)
    true_time, true_nanoseconds = time.time, time.time_ns
    time.time = lambda: true_time() + SECONDS.unpack(shared[:])[0]
    time.time_ns = lambda: true_nanoseconds() + int(SECONDS.unpack(shared[:])[0] * 1e9)
    runpy.run_module("smallbox", run_name="__main__")


if __name__ == "__main__":
    main()
