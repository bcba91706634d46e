"""Results on disk, kept as they come: a kill loses nothing but the games in play."""

import csv
import fcntl
import io
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from smallbox.arena.match import Effort, Played, Result
from smallbox.arena.plan import Settings
from smallbox.core.errors import SmallboxError

GAME_COLUMNS = Result.__struct_fields__
TIME_COLUMNS = ("number", *Effort.__struct_fields__)


class BadFolder(SmallboxError):
    """A folder that cannot hold these results."""


class ResultsFolder:
    """A folder with the settings of a run and a table of its games."""

    #: what made it, and the one of its settings by which they are known
    maker: ClassVar[str]
    known_by: ClassVar[str]

    def __init__(self, folder: Path, settings: msgspec.Struct) -> None:
        self.folder = folder
        self.settings = settings
        self.games = folder / "games.tsv"

    @contextmanager
    def opened(self, *, is_fresh: bool = False) -> Iterator[None]:
        """Make the folder, go on in it or begin anew; one run at a time. Raises BadFolder."""
        try:
            for folder in self.folders():
                folder.mkdir(parents=True, exist_ok=True)
            with (self.folder / "lock").open("w") as lock:
                self._lock(lock)
                if is_fresh:
                    self._clear()
                self._settle()
                # What a kill cut off goes, before anything is written behind it.
                self.tidy()
                yield
        except OSError as error:
            raise BadFolder(f"{self.folder}: expected a folder to write to, got: {error.strerror}") from None

    def _lock(self, lock: Any) -> None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadFolder(f"{self.folder}: expected a folder of its own, but another run writes there") from None

    def _settle(self) -> None:
        """Check that what is there belongs here."""
        file = self.folder / "settings.json"
        text = msgspec.json.format(msgspec.json.encode(self.settings), indent=2)
        if not file.exists():
            write_whole(file, text.decode() + "\n")
            return
        mine = msgspec.json.decode(text, type=dict[str, Any])
        there = read_settings(file)
        if names := [name for name in mine if there.get(name) != mine[name]]:
            raise BadFolder(
                f"{self.folder}: expected results of the same {', '.join(names)}, got others; "
                "name another --folder, or begin anew with --fresh"
            )

    def _clear(self) -> None:
        """Remove the results, and nothing else that may lie there."""
        if not (file := self.folder / "settings.json").exists():
            return
        if self.known_by not in read_settings(file):
            raise BadFolder(f"{file}: expected settings of the {self.maker}, got others")
        for result in (*self.made(), file):
            result.unlink(missing_ok=True)

    def folders(self) -> list[Path]:
        return [self.folder]

    def made(self) -> list[Path]:
        """The files with results."""
        return [self.games, self.folder / "results.json"]

    def tidy(self) -> None:
        """In order of their numbers, so that the same games are the same bytes."""
        raise NotImplementedError


class Ledger(ResultsFolder):
    """A folder with the settings, a table of games, a table of times, and a record of every game."""

    maker = "arena"
    known_by = "entrants"

    def __init__(self, folder: Path, settings: Settings) -> None:
        super().__init__(folder, settings)
        self.times = folder / "times.tsv"
        self.records = folder / "records"

    def folders(self) -> list[Path]:
        return [self.folder, self.records]

    def made(self) -> list[Path]:
        return [*super().made(), self.times, *self.records.glob("*.rec")]

    def results(self) -> list[Result]:
        """The games that are finished, by number."""
        found = {row.number: row for row in read_rows(self.games, Result)}
        return [found[number] for number in sorted(found)]

    def efforts(self) -> dict[int, list[Effort]]:
        """How long seats thought, by the numbers of the finished games."""
        finished = {result.number for result in self.results()}
        found: dict[int, dict[int, Effort]] = {}
        for row in read_lines(self.times, TIME_COLUMNS):
            number = int(row.pop("number"))
            effort = msgspec.convert(row, Effort, strict=False)
            found.setdefault(number, {})[effort.seat] = effort
        return {number: list(found[number].values()) for number in sorted(finished & found.keys())}

    def keep(self, games: Sequence[Played], *, with_records: bool) -> None:
        """The row of a game is written last: a game with a row has all the rest."""
        if with_records:
            for game in games:
                (self.records / f"{game.result.number:07}.rec").write_text(game.record, "utf-8")
        efforts = [(game.result.number, effort) for game in games for effort in game.efforts]
        append(self.times, TIME_COLUMNS, [(number, *msgspec.structs.astuple(effort)) for number, effort in efforts])
        append(self.games, GAME_COLUMNS, [msgspec.structs.astuple(game.result) for game in games])

    def tidy(self) -> None:
        """In order of their numbers, so that the same games are the same bytes."""
        efforts = [
            (number, *msgspec.structs.astuple(effort)) for number, own in self.efforts().items() for effort in own
        ]
        write_whole(self.times, table_text(TIME_COLUMNS, efforts, with_header=True))
        rows = [msgspec.structs.astuple(result) for result in self.results()]
        write_whole(self.games, table_text(GAME_COLUMNS, rows, with_header=True))


def read_settings(file: Path) -> dict[str, Any]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
    except msgspec.DecodeError:
        raise BadFolder(f"{file}: expected settings of a run, got other text") from None


def write_whole(file: Path, text: str) -> None:
    """All of a file or nothing."""
    draft = file.with_name(file.name + ".new")
    draft.write_text(text, "utf-8")
    draft.replace(file)


def append(file: Path, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """In one write."""
    with file.open("ab") as opened:
        opened.write(table_text(columns, rows, with_header=opened.tell() == 0).encode())


def table_text(columns: Sequence[str], rows: Iterable[Sequence[Any]], *, with_header: bool) -> str:
    text = io.StringIO()
    writer = csv.writer(text, delimiter="\t", lineterminator="\n", quoting=csv.QUOTE_NONE, quotechar=None)
    if with_header:
        writer.writerow(columns)
    writer.writerows([cell_text(cell) for cell in row] for row in rows)
    return text.getvalue()


def cell_text(cell: Any) -> str:
    """Lists are written with commas."""
    return ",".join(str(part) for part in cell) if isinstance(cell, tuple) else str(cell)


def read_lines(file: Path, columns: Sequence[str]) -> Iterator[dict[str, str]]:
    """The whole lines of a table; one that a kill cut off is passed over."""
    text = file.read_text("utf-8") if file.exists() else ""
    for line in text.splitlines(keepends=True):
        cells = line.removesuffix("\n").split("\t")
        if line.endswith("\n") and len(cells) == len(columns) and cells[0].isdigit():
            yield dict(zip(columns, cells, strict=True))


def read_rows(file: Path, kind: type[Result]) -> Iterator[Result]:
    for line in read_lines(file, GAME_COLUMNS):
        row: dict[str, Any] = dict(line)
        for name in ("bots", "winners", "scores"):
            row[name] = line[name].split(",") if line[name] else []
        yield msgspec.convert(row, kind, strict=False)
