"""The games of a study on disk, kept as they end: a kill loses nothing but the games in play."""

from collections.abc import Sequence
from typing import Any

import msgspec

from smallbox.arena.ledger import ResultsFolder, append, read_lines, table_text, write_whole
from smallbox.balance.match import Row
from smallbox.balance.run import Key, key_of

COLUMNS = Row.__struct_fields__
LISTS = ("winners", "decisions", "uses")


class Ledger(ResultsFolder):
    """A folder with the study and a table of its games."""

    maker = "balance"
    known_by = "variants"

    def rows(self) -> list[Row]:
        """The games that are finished, in the order of their numbers."""
        found: dict[Key, Row] = {}
        for line in read_lines(self.games, COLUMNS):
            row = read_row(line)
            found[key_of(row)] = row
        return [found[key] for key in sorted(found)]

    def keep(self, rows: Sequence[Row]) -> None:
        append(self.games, COLUMNS, map(msgspec.structs.astuple, rows))

    def tidy(self) -> None:
        self.write(self.rows())

    def write(self, rows: Sequence[Row]) -> None:
        """All games anew, in the order of their numbers, so that the same games are the same bytes."""
        write_whole(self.games, table_text(COLUMNS, map(msgspec.structs.astuple, rows), with_header=True))


def read_row(line: dict[str, str]) -> Row:
    row: dict[str, Any] = dict(line)
    for name in LISTS:
        row[name] = line[name].split(",") if line[name] else []
    return msgspec.convert(row, Row, strict=False)
