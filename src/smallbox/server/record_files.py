"""Records as files: written by `smallbox export`, read by `smallbox import`."""

import asyncio
import hashlib
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from smallbox.core.data import read_file
from smallbox.core.errors import BadOption, SmallboxError
from smallbox.server.backup_file import Progress
from smallbox.server.store import Store
from smallbox.tables.decide import ALPHABET, CODE_LENGTH
from smallbox.tables.effects import Writing
from smallbox.tables.entries import read_entry
from smallbox.tables.imported import finished_table
from smallbox.tables.records import all_records, cards_of

#: what `export` calls a file: the table's code, and the number of its game
NAME = re.compile(rf"smallbox-([{ALPHABET}]{{{CODE_LENGTH}}})-([1-9][0-9]{{0,4}})\.record")
#: what a record may be called elsewhere
ENDINGS = (".record", ".rec")
#: what `export` calls the file with the table's own cards
CARDS_NAME = "smallbox-{}.cards"


class Problem(NamedTuple):
    """A file that was not imported, and why."""

    file: str
    reason: str


class Imported(NamedTuple):
    """What became of the files of a folder."""

    new: int
    known: int
    problems: list[Problem]


async def write_records(store: Store, target: Path, progress: Progress) -> int:
    """Write every record that may be shown; the number of them."""
    written = 0
    codes = await store.finished()
    for done, code in enumerate(codes, 1):
        rows = await store.load(code)
        if cards := cards_of(read_entry(rows[0].body)):
            (target / CARDS_NAME.format(code)).write_text(cards, "utf-8", newline="")
        for number, text in enumerate(all_records(rows, dict(await store.records(code))), 1):
            # A handful of small files: nothing else runs in this loop.
            (target / f"smallbox-{code}-{number}.record").write_text(text, "utf-8")
            written += 1
        progress(done, len(codes))
    return written


async def read_records(store: Store, source: Path, now: int, progress: Progress) -> Imported:
    """Make a finished table of each table that a folder has records of, unless it is there already."""
    found = by_table(source)
    new = known = 0
    problems: list[Problem] = []
    for done, (code, files) in enumerate(found.items(), 1):
        try:
            is_new = await import_table(store, code, files, now)
        except (SmallboxError, UnicodeDecodeError) as error:
            problems += [Problem(file.name, reason_of(error)) for file in files.values()]
        else:
            new, known = (new + len(files), known) if is_new else (new, known + len(files))
        progress(done, len(found))
    return Imported(new, known, problems)


def by_table(source: Path) -> dict[str, dict[int, Path]]:
    """The files of a folder by table and number of game; one with another name is a table by itself."""
    try:
        files = sorted(file for file in source.iterdir() if file.suffix in ENDINGS and file.is_file())
    except OSError as error:
        raise BadOption(f"expected a folder of records, got {source}: {error.strerror}") from None
    found: dict[str, dict[int, Path]] = {}
    for file in files:
        named = NAME.fullmatch(file.name)
        code, number = (named[1], int(named[2])) if named else (code_for(file), 1)
        found.setdefault(code, {})[number] = file
    return found


def code_for(file: Path) -> str:
    """The same file always becomes the same table; why one cannot be read is told where it is."""
    content = b""
    with suppress(OSError):
        content = file.read_bytes()
    digest = hashlib.sha256(content or file.name.encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:CODE_LENGTH])


async def import_table(store: Store, code: str, files: dict[int, Path], now: int) -> bool:
    """Store a table; no if it is there already. Raises SmallboxError."""
    texts = dict(read_texts(files))
    if await store.load(code):
        kept = dict(await store.records(code))
        if all(kept.get(number) == text for number, text in texts.items()):
            return False
        raise BadOption(f"expected table {code} to be new or the same, got one that has other records here")
    if sorted(texts) != list(range(1, len(texts) + 1)):
        raise BadOption(f"expected the records of table {code} from number 1 on, got {sorted(texts)}")
    beside = next(iter(files.values())).with_name(CARDS_NAME.format(code))
    cards = read_file(str(beside), "the table's cards").decode("utf-8") if beside.is_file() else ""
    writing = finished_table(code, [texts[number] for number in sorted(texts)], now, cards)
    await stored(store, code, writing)
    return True


def read_texts(files: dict[int, Path]) -> Iterator[tuple[int, str]]:
    for number, file in files.items():
        yield number, read_file(str(file), "a record").decode("utf-8")


async def stored(store: Store, code: str, writing: Writing) -> None:
    done: asyncio.Future[SmallboxError | None] = asyncio.get_running_loop().create_future()
    store.append(code, writing, done.set_result)
    if (error := await done) is not None:
        raise error


def reason_of(error: Exception) -> str:
    return "expected UTF-8 text, got other bytes" if isinstance(error, UnicodeDecodeError) else str(error)
