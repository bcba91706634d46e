"""Tells code apart, so that results of an older bot are never taken for those of a newer one."""

import inspect
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

import smallbox
from smallbox.arena.entrants import Entrant, maker_of
from smallbox.arena.program import EXEC, words_of
from smallbox.core.game import AnyGame

#: what decides how a game goes, in the package
CODE = ("core", "games", "bots", "arena/match.py", "arena/plan.py", "balance/course.py", "balance/match.py")
CODE_FILES = {".py", ".json", ".csv"}
#: of the commands of programs
MOST_WORDS = 100
#: what is read and never played by
BOOKS = "rulebook"


def code_digest(game: AnyGame, entrants: Sequence[Entrant], read: Callable[[Path], bytes] = Path.read_bytes) -> str:
    """A digest of all code that the result of a game depends on, bots of one's own included."""
    package = Path(smallbox.__file__).parent
    files = [file for part in CODE for file in sorted([package / part, *(package / part).rglob("*")])]
    own = [entrant.bot for entrant in entrants if ":" in entrant.bot and not entrant.is_program]
    sources = [inspect.getsourcefile(maker_of(game, name)) for name in own]
    found = sha256()
    for file in [*files, *(Path(name) for name in sources if name is not None)]:
        if file.suffix in CODE_FILES and BOOKS not in file.parts and file.is_file():
            found.update(read(file))
    # Of a program, whatever files its command names.
    words = [word for entrant in entrants if entrant.is_program for word in words_of(entrant.bot.removeprefix(EXEC))]
    for word in words[:MOST_WORDS]:
        if (named := Path(word)).suffix and named.is_file():
            found.update(read(named))
    return found.hexdigest()[:16]
