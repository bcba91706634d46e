"""The gifts of That's Not a Hat: the packaged file or the user's own, read and validated."""

import csv
import io
import re
from functools import cache

from smallbox.core.data import Source, packaged
from smallbox.core.errors import BadData, Flaw
from smallbox.games.hat.rules.cards import ARROWS, COLOURS, Gifts, code_of

#: the columns of every file; English gives a gift its notation, and is what other languages fall back on
NEEDED = ("id", "emoji", "en", "en_phrase", "en_not", "arrow", "arrow_colour", "arrow_crossed")
#: names and phrases in as many other languages as a file has
LANGUAGE = re.compile(r"[a-z]{2,3}(_phrase)?")
ONE_OF = {"arrow": ARROWS, "arrow_colour": COLOURS, "arrow_crossed": ARROWS}
IDENTITY = "hat_gifts"
#: at a table, where it has to be drawn
LONGEST_CELL = 60
#: holds the parts of some pictures together
ZERO_WIDTH_JOINER = "\u200d"

#: a row with its line number, for messages
Line = tuple[int, dict[str, str]]


def load_gifts(source: Source | None) -> Gifts:
    """The gifts of a file, or those that come with smallbox."""
    return parse_gifts(source) if source is not None else packaged_gifts()


@cache
def packaged_gifts() -> Gifts:
    return parse_gifts(packaged("smallbox.games.hat", "hat_gifts.csv"))


def parse_gifts(source: Source) -> Gifts:
    """Raises BadData, which names the file, the row, the column, what was expected and what came."""
    lines = read_rows(source)
    for number, row in lines:
        check_row(source.name, number, row)
    for column in (column for column in lines[0][1] if is_unique(column)):
        check_unique(source.name, column, [(number, row[column]) for number, row in lines])
    check_codes(source.name, lines)
    return Gifts(source, [row for _, row in lines])


def check_words(gifts: Gifts) -> None:
    """Names that fit on a card, without what could disturb a page. Raises BadData."""
    for number, row in enumerate(gifts.rows, 2):
        for column, cell in row.items():
            is_plain = cell.replace(ZERO_WIDTH_JOINER, "").isprintable()
            if len(cell) > LONGEST_CELL or not is_plain:
                text = f"row {number}, column {column}: expected at most {LONGEST_CELL} plain characters at a table"
                raise BadData(text, Flaw("name", f"row/{number}/{column}", LONGEST_CELL))


def read_rows(source: Source) -> list[Line]:
    reader = csv.reader(io.StringIO(source.text, newline=""), strict=True)
    try:
        header = next(reader, [])
        rows = [(reader.line_num, cells) for cells in reader if cells]
    except csv.Error as error:
        text = f"{source.name}: row {reader.line_num}: expected comma-separated values, got: {error}"
        raise BadData(text, Flaw("unreadable", f"row/{reader.line_num}")) from None
    check_header(source.name, header)
    if not rows:
        raise BadData(f"{source.name}: row 2: expected a gift, got the end of the file", Flaw("few-cards", "row/2"))
    for number, cells in rows:
        if len(cells) != len(header):
            text = f"{source.name}: row {number}: expected {len(header)} columns, got {len(cells)}"
            raise BadData(text, Flaw("kind", f"row/{number}"))
    return [(number, dict(zip(header, cells))) for number, cells in rows]


def check_header(file: str, header: list[str]) -> None:
    others = [column for column in header if column not in NEEDED]
    is_known = all(LANGUAGE.fullmatch(column) for column in others) and len(set(header)) == len(header)
    if not is_known or not set(NEEDED) <= set(header):
        expected = f"{','.join(NEEDED)} and those of more languages (uk,uk_phrase)"
        text = f"{file}: row 1: expected the columns {expected}, got {','.join(header)!r}"
        raise BadData(text, Flaw("missing", "row/1", ", ".join(NEEDED)))


def is_unique(column: str) -> bool:
    """Must its cells differ? Ids, pictures and names must; phrases and arrows need not."""
    return column in ("id", "emoji", "en") or (column not in NEEDED and "_" not in column)


def check_row(file: str, number: int, row: dict[str, str]) -> None:
    for column, cell in row.items():
        at = f"row/{number}/{column}"
        if not cell.strip():
            text = f"{file}: row {number}, column {column}: expected a text, got an empty cell"
            raise BadData(text, Flaw("empty", at))
        if column in ONE_OF and cell not in ONE_OF[column]:
            expected = " or ".join(ONE_OF[column])
            text = f"{file}: row {number}, column {column}: expected {expected}, got {cell!r}"
            raise BadData(text, Flaw("choice", at, ", ".join(ONE_OF[column]), cell))


def check_unique(file: str, column: str, cells: list[tuple[int, str]]) -> None:
    first: dict[str, int] = {}
    for number, cell in cells:
        if cell in first:
            where = f"{file}: row {number}, column {column}"
            text = f"{where}: expected a text of its own, got {cell!r} as in row {first[cell]}"
            raise BadData(text, Flaw("repeated", f"row/{number}/{column.partition(',')[0]}", first[cell], cell))
        first[cell] = number


def check_codes(file: str, lines: list[Line]) -> None:
    """The notation needs names that differ from each other and from the ids, made of letters and digits."""
    codes = [(number, code_of(row["en"])) for number, row in lines]
    for number, code in codes:
        if not code.strip("-"):
            text = f"{file}: row {number}, column en: expected Latin letters or digits, got {code!r}"
            raise BadData(text, Flaw("letters", f"row/{number}/en"))
    check_unique(file, "en, as notation", codes)
    own = dict(codes)
    ids = {row["id"]: number for number, row in lines}
    for number, code in own.items():
        if ids.get(code, number) != number:
            text = f"{file}: row {number}, column en: expected no other gift's id, got {code!r}"
            raise BadData(text, Flaw("repeated", f"row/{number}/en", ids[code], code))
