"""The bytes of a live game, in a fresh process: `python -m bench.memory GAME STATES`.

Compiled objects and their vectors are not all seen by tracemalloc or getsizeof, so many games are held at once and the
growth of the process is shared among them.
"""

import gc
import subprocess
import sys
from pathlib import Path

from bench.contender import Contender
from smallbox.core.chance import Stream

ROOT = Path(__file__).parents[1]
STATM = Path("/proc/self/statm")
PAGE = 4096
#: a game in progress, not a fresh deal
MOVES = 20
WARM_UP = 200


def live_bytes(game: str, states: int) -> float | None:
    """Measured in a child process; None where the system has no /proc."""
    if not STATM.exists():
        return None
    command = [sys.executable, "-m", "bench.memory", game, str(states)]
    return float(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)


def resident() -> int:
    gc.collect()
    return int(STATM.read_text("ascii").split()[1]) * PAGE


def main(game: str, states: int) -> None:
    contender = Contender(game)

    def begun(number: int) -> object:
        state = contender.game.setup(contender.options, Stream(number.to_bytes(32, "big")))
        contender.play_out(state, contender.rng, MOVES)
        return state

    held = [begun(number) for number in range(WARM_UP)]
    before = resident()
    held += [begun(number) for number in range(states)]
    sys.stdout.write(f"{(resident() - before) / states}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
