"""Tells code apart, so that results of an older bot are never taken for those of a newer one."""

import inspect
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

import smallbox
from smallbox.arena.entrants import Entrant, maker_of
from smallbox.core.game import AnyGame

#: what decides how a game goes, in the package
CODE = ("core", "games", "bots", "arena/match.py", "arena/plan.py", "balance/course.py", "balance/match.py")
CODE_FILES = {".py", ".json", ".csv"}
#: what is read and never played by
BOOKS = "rulebook"


def code_digest(game: AnyGame, entrants: Sequence[Entrant], read: Callable[[Path], bytes] = Path.read_bytes) -> str:
    """A digest of all code that the result of a game depends on, bots of one's own included."""
    package = Path(smallbox.__file__).parent
    files = [file for part in CODE for file in sorted([package / part, *(package / part).rglob("*")])]
    own = [inspect.getsourcefile(maker_of(game, entrant.bot)) for entrant in entrants if ":" in entrant.bot]
    found = sha256()
    for file in [*files, *(Path(name) for name in own if name is not None)]:
        if file.suffix in CODE_FILES and BOOKS not in file.parts and file.is_file():
            found.update(read(file))
    return found.hexdigest()[:16]
