"""One search of one target: the process that `tests.fuzz.run` starts. Everything imported here is measured.

It does not stop at the first failure: each new kind is told once, its input is left in a file, and the search goes on.
"""

import hashlib
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

SHOWN_FRAMES = 3


def told_once(target: Callable[[bytes], None], prefix: str) -> Callable[[bytes], None]:
    """The target, whose failures are told by kind and place, the first of each."""
    known: set[tuple[str, ...]] = set()

    def survive(data: bytes) -> None:
        try:
            target(data)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            frames = traceback.extract_tb(error.__traceback__)
            where = (type(error).__name__, *(f"{frame.filename}:{frame.lineno}" for frame in frames))
            if where not in known:
                known.add(where)
                tell(error, frames, prefix, data)

    return survive


def tell(error: Exception, frames: traceback.StackSummary, prefix: str, data: bytes) -> None:
    file = Path(f"{prefix}crash-{hashlib.sha256(data).hexdigest()[:12]}")
    file.write_bytes(data)
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames[-SHOWN_FRAMES:]))
    sys.stderr.write(f"BROKEN {type(error).__name__}: {str(error)[:150]!r} at {places}, see {file}\n")


def main() -> None:
    import atheris  # type: ignore[import-untyped]  # noqa: PLC0415 - only in the environment of `make fuzz`

    with atheris.instrument_imports(include=["smallbox"]):
        from tests.fuzz.targets import TARGETS  # noqa: PLC0415 - after atheris, or nothing is measured

    name, prefix, *arguments = sys.argv[1:]
    target: Any = told_once(TARGETS[name], prefix)
    atheris.Setup([sys.argv[0], *arguments], target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
