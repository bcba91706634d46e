"""The file of a backup: lines of JSON, compressed by gzip; the last one has the SHA-256 of all before it.

    {"type": "backup", "format": 1, "schema": "0005", "version": "0.1.0", "at": 1700000000000}
    {"type": "table", "name": "records", "columns": ["table_code", "number", "text"], "rows": 2}
    ["T6YYJWBK", 1, "..."]
    ["T6YYJWBK", 2, "..."]
    {"type": "end", "rows": 2, "sha256": "..."}

Bytes are written as text in Latin-1, which has a character for each. Nothing is ever held but a few rows.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import IO, Any

import msgspec

from smallbox.core.errors import BadOption, SmallboxError
from smallbox.server.data_folder import OWN_FILE

#: told how much is done, of how much
Progress = Callable[[int, int], None]

FORMAT = 1
#: rows that are held at a time
BATCH = 1000
LONGEST_LINE = 64 * 1024 * 1024
#: a third of the time of the best compression, and a tenth larger
LEVEL = 4


class BadBackup(SmallboxError):
    """A file is no backup, a broken one, or one of a newer smallbox."""


class Head(msgspec.Struct, frozen=True, tag="backup"):
    """What the file is, and the schema of the database that it was made of."""

    format: int
    schema: str
    #: of smallbox
    version: str
    #: when it was made, in milliseconds since 1970
    at: int


class TableHead(msgspec.Struct, frozen=True, tag="table"):
    """So many rows of a table follow, each a list."""

    name: str
    columns: list[str]
    rows: int


class End(msgspec.Struct, frozen=True, tag="end"):
    """Of all tables."""

    rows: int
    sha256: str


_row: msgspec.json.Decoder[list[Any]] = msgspec.json.Decoder(list[Any])


class BackupWriter:
    """Writes lines, and counts and sums them up."""

    def __init__(self, file: IO[bytes], head: Head) -> None:
        self._file = gzip.GzipFile(filename="", mode="wb", compresslevel=LEVEL, fileobj=file, mtime=0)
        self._encoder = msgspec.json.Encoder()
        self._sum = hashlib.sha256()
        self.rows = 0
        self._write([head])

    def begin(self, table: TableHead) -> None:
        self._write([table])

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        """Rows of the table that was begun last."""
        self._write([[_as_text(value) for value in row] for row in rows])
        self.rows += len(rows)

    def end(self) -> None:
        self._write([End(self.rows, self._sum.hexdigest())])
        self._file.close()

    def _write(self, lines: Sequence[Any]) -> None:
        data = self._encoder.encode_lines(lines)
        self._sum.update(data)
        self._file.write(data)


def _as_text(value: Any) -> Any:
    return value.decode("latin-1") if isinstance(value, bytes) else value


@contextmanager
def written(file: Path) -> Iterator[IO[bytes]]:
    """A file for this user alone, which has its name only once all of it is on the disk. Raises BadOption."""
    part = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, OWN_FILE), "wb") as opened:
            # One that was left behind may be open to others.
            part.chmod(OWN_FILE)
            yield opened
            opened.flush()
            os.fsync(opened.fileno())
        part.replace(file)
    except BaseException as error:
        with suppress(OSError):
            part.unlink()
        if isinstance(error, OSError):
            raise BadOption(f"expected to write {file}, got: {error.strerror or error}") from None
        raise


class BackupReader:
    """Reads what a writer wrote, line by line. Everything that it cannot read raises BadBackup."""

    def __init__(self, file: Path) -> None:
        self._name = file
        try:
            # Closed by `close`.
            self._raw = file.open("rb")
        except OSError as error:
            raise BadOption(f"expected a backup to read, got {file}: {error.strerror}") from None
        self._file = gzip.GzipFile(fileobj=self._raw)
        self._sum = hashlib.sha256()
        try:
            self.head = self._begin()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._file.close()
        self._raw.close()

    @property
    def size(self) -> int:
        """Bytes of the file, of which `at` were read."""
        return os.fstat(self._raw.fileno()).st_size

    @property
    def at(self) -> int:
        return self._raw.tell()

    def _begin(self) -> Head:
        try:
            head = self._read(Head | TableHead | End)
        except BadBackup:
            raise BadBackup(f"expected a backup of smallbox, got another file: {self._name}") from None
        if not isinstance(head, Head):
            raise self._broken("its first line")
        if head.format > FORMAT:
            raise BadBackup(f"{self._name} was written by smallbox {head.version}, a newer one: please update this one")
        return head

    def tables(self) -> Iterator[tuple[TableHead, Iterator[list[list[Any]]]]]:
        """Each table with its rows, some at a time; at the end the checksum is compared."""
        total = 0
        while True:
            found = self._sum.hexdigest()
            head = self._read(Head | TableHead | End)
            if isinstance(head, End):
                if (head.rows, head.sha256) != (total, found):
                    raise self._broken("its checksum")
                if self._line():
                    raise self._broken("its end")
                return
            if not isinstance(head, TableHead):
                raise self._broken("a table")
            rows = self._rows(head)
            yield head, rows
            for _ in rows:
                """Whatever the reader of the table has left."""
            total += head.rows

    def _rows(self, head: TableHead) -> Iterator[list[list[Any]]]:
        wanted = iter(range(head.rows))
        while batch := [self._row(head) for _ in islice(wanted, BATCH)]:
            yield batch

    def _row(self, head: TableHead) -> list[Any]:
        try:
            row = _row.decode(self._line())
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._broken(f"a row of {head.name}") from None
        if len(row) != len(head.columns):
            raise self._broken(f"a row of {head.name}")
        return row

    def _read(self, kind: Any) -> Any:
        try:
            return msgspec.json.decode(self._line(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._broken("a line") from None

    def _line(self) -> bytes:
        """The next line; nothing at the end."""
        try:
            line = self._file.readline(LONGEST_LINE)
        except (EOFError, OSError, zlib.error):
            raise self._broken("its compression") from None
        self._sum.update(line)
        return line

    def _broken(self, what: str) -> BadBackup:
        return BadBackup(f"expected a whole backup, got one that is broken or cut off ({what}): {self._name}")


@contextmanager
def opened(file: Path) -> Iterator[BackupReader]:
    reader = BackupReader(file)
    try:
        yield reader
    finally:
        reader.close()
