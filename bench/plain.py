"""The plain engine beside the compiled one: a child process that imports smallbox from its .py files alone.

`python -m bench.plain GAME` answers each line of seconds with a line of moves and seconds. Between its slices it waits.
"""

import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

from bench.measure import Slice

ROOT = Path(__file__).parents[1]


class PlainFinder(MetaPathFinder):
    """Finds the modules of smallbox as .py files, also where a compiled twin lies beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != "smallbox":
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


class PlainEngine:
    """The parent's end of the child process."""

    def __init__(self, game: str) -> None:
        command = [sys.executable, "-m", "bench.plain", game]
        self.child = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def playouts(self, seconds: float) -> Slice:
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(f"{seconds}\n")
        self.child.stdin.flush()
        moves, elapsed = self.child.stdout.readline().split()
        return int(moves), float(elapsed)

    def close(self) -> None:
        self.child.communicate()


def compiled_modules() -> list[str]:
    """The loaded modules that are compiled; the shared library of the wheel is called smallbox__mypyc."""
    ours = {name: module for name, module in sys.modules.items() if name.startswith("smallbox")}
    return sorted(name for name, module in ours.items() if not str(getattr(module, "__file__", ".py")).endswith(".py"))


def main(game: str) -> None:
    sys.meta_path.insert(0, PlainFinder())
    from bench.contender import Contender  # noqa: PLC0415 - it imports smallbox, which the finder must see

    contender = Contender(game)
    if found := compiled_modules():
        sys.exit(f"expected plain modules, got compiled ones: {', '.join(found)}")
    for line in sys.stdin:
        moves, elapsed = contender.playouts(float(line))
        sys.stdout.write(f"{moves} {elapsed}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
