"""Game records: text files that replay a game exactly (docs/rules/notation.md, section 6)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from smallbox.core.errors import BadNotation
from smallbox.core.notation import SEATS, read_cards, seat_name, write_cards

TAG = re.compile(r'\[([A-Za-z]+) "(.*)"\]\Z')
SHUFFLE_TAG = "Shuffle"
#: says that a game ended before its end, so that there is no result: by its players, or because the rules changed
END_TAG, STOPPED, CLOSED = "End", "stopped", "closed"
#: the code of a deal that was known before the game: a day's, or one that others have played
DEAL_TAG = "Deal"
#: how often each seat has asked for a good move, where any has
HINTS_TAG = "Hints"

Shuffle = tuple[str, list[str]]


@dataclass(slots=True)
class Entry:
    """One move of one seat, with the shuffles that it caused."""

    seat: int
    move: str
    shuffles: list[Shuffle] = field(default_factory=list)


@dataclass
class Record:
    """A game as text: tags, the position after set-up, the moves, the result."""

    tags: dict[str, str]
    #: the shuffles of the set-up, in order; listed by finished records that can be proved
    dealt: list[Shuffle] = field(default_factory=list)
    setup: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    result: str = ""

    @property
    def game(self) -> str:
        return self.tags["Game"]

    @property
    def is_stopped(self) -> bool:
        return self.tags.get(END_TAG) in (STOPPED, CLOSED)

    def shuffles(self) -> Iterator[Shuffle]:
        """Every shuffle in order, those of the set-up first."""
        yield from self.dealt
        for entry in self.entries:
            yield from entry.shuffles


def write_record(record: Record) -> str:
    lines = [f'[{name} "{text}"]' for name, text in record.tags.items()]
    lines += [f'[{SHUFFLE_TAG} "{pile} {write_cards(order)}"]' for pile, order in record.dealt]
    lines += [f"= {fields}" for fields in record.setup]
    lines += write_entries(record.entries)
    if record.result:
        lines.append(f"* {record.result}")
    return "\n".join(lines) + "\n"


def write_entries(entries: Sequence[Entry]) -> list[str]:
    """A new line whenever the seat changes, and after every shuffle."""
    lines: list[str] = []
    last: int | None = None
    for entry in entries:
        if entry.seat == last:
            lines[-1] += f", {entry.move}"
        else:
            lines.append(f"{seat_name(entry.seat)}: {entry.move}")
        lines += [f"~ {pile} {write_cards(order)}" for pile, order in entry.shuffles]
        last = None if entry.shuffles else entry.seat
    return lines


def read_record(text: str) -> Record:
    record = Record({})
    for number, line in enumerate(text.splitlines(), 1):
        try:
            read_line(record, line.strip())
        except BadNotation as error:
            raise BadNotation(f"line {number}: {error}") from None
    for name in ("Game", "Rules"):
        if name not in record.tags:
            raise BadNotation(f'expected a tag [{name} "..."], found none')
    return record


def read_line(record: Record, line: str) -> None:
    if not line or line.startswith("#"):
        return
    if record.result:
        raise BadNotation(f"expected nothing after the result, got {line!r}")
    if line.startswith("["):
        read_tag(record, line)
    elif line.startswith("="):
        if record.entries:
            raise BadNotation("expected the position before the moves")
        record.setup.append(line[1:].strip())
    elif line.startswith("~"):
        if not record.entries:
            raise BadNotation("expected a move before its shuffle")
        record.entries[-1].shuffles.append(read_shuffle(line[1:]))
    elif line.startswith("*"):
        record.result = line[1:].strip()
        if not record.result:
            raise BadNotation("expected a result after '*'")
    else:
        read_entries(record, line)


def read_tag(record: Record, line: str) -> None:
    tag = TAG.match(line)
    if tag is None:
        raise BadNotation(f'expected a tag [Name "text"], got {line!r}')
    if record.setup or record.entries:
        raise BadNotation("expected all tags before the position and the moves")
    if tag[1] == SHUFFLE_TAG:
        record.dealt.append(read_shuffle(tag[2]))
    elif tag[1] in record.tags:
        raise BadNotation(f"expected tag {tag[1]} once, got it twice")
    else:
        record.tags[tag[1]] = tag[2]


def read_shuffle(text: str) -> Shuffle:
    pile, _, cards = text.strip().partition(" ")
    return pile, read_cards(cards)


def read_entries(record: Record, line: str) -> None:
    seat, colon, moves = line.partition(":")
    if not colon or len(seat) != 1 or seat not in SEATS:
        raise BadNotation(f"expected a tag, '=', '~', '*', '#' or a seat with moves, got {line!r}")
    for move in moves.split(","):
        words = " ".join(move.split())
        if not words:
            raise BadNotation(f"expected a move between commas, got {line!r}")
        record.entries.append(Entry(SEATS.index(seat), words))
