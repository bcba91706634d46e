"""From stored entries: records of finished games, and entries without somebody who wants to be forgotten."""

from collections.abc import Sequence

import msgspec

from smallbox.core.record import Record, write_record
from smallbox.tables import entries as facts
from smallbox.tables.effects import Row
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.names import NOBODY
from smallbox.tables.table import load
from smallbox.wire.codec import NotPossible


def record(rows: Sequence[Row], number: int) -> str:
    """The record of a table's game, counted from 1, with its seed. Raises NotPossible while it may not be shown."""
    return write_record(find_record(rows, number))


def find_record(rows: Sequence[Row], number: int) -> Record:
    table = load([read_entry(row.body) for row in rows], with_records=True)
    if not 1 <= number <= table.plays:
        raise NotPossible("no-such-record")
    if number > table.open_records or table.records is None:
        raise NotPossible("not-over")
    return table.records[number - 1]


def all_records(rows: Sequence[Row]) -> list[str]:
    """The records of all games of a table that may be shown."""
    table = load([read_entry(row.body) for row in rows], with_records=True)
    return [write_record(finished) for finished in (table.records or [])[: table.open_records]]


def forgotten(rows: Sequence[Row], seq: int) -> int | None:
    """The person whom entry `seq` forgets, by the number of the entry with which they sat down."""
    #: who sits where
    seats: dict[int, int] = {}
    for row in rows:
        entry = read_entry(row.body)
        if entry.seq == seq:
            fact = entry.fact
            if isinstance(fact, facts.Erased):
                return fact.person
            return seats.get(fact.seat) if isinstance(fact, facts.Forgotten) else None
        follow(seats, {}, entry)
    return None


def without(rows: Sequence[Row], person: int) -> list[Row]:
    """The entries to be stored anew so that a forgotten person is in them no more; none where all is done."""
    seats: dict[int, int] = {}
    said: dict[int, list[int]] = {}
    entries = [read_entry(row.body) for row in rows]
    for entry in entries:
        follow(seats, said, entry)
    erased = {person, *said.get(person, ())}
    anew = [
        Row(row.table, row.seq, row.at, write_entry(erase(entry)))
        for row, entry in zip(rows, entries)
        if entry.seq in erased
    ]
    return [row for row in anew if row.body != rows[row.seq - 1].body]


def follow(seats: dict[int, int], said: dict[int, list[int]], entry: Entry) -> None:
    """Keep track of who sits where and who said what."""
    fact = entry.fact
    if isinstance(fact, facts.SatDown):
        seats[fact.seat] = entry.seq
    elif isinstance(fact, facts.Swapped):
        order = {fact.seat: fact.other, fact.other: fact.seat}
        moved = {order.get(seat, seat): person for seat, person in seats.items()}
        seats.clear()
        seats.update(moved)
    elif isinstance(fact, facts.Began | facts.Again):
        moved = {new: seats[old] for new, old in enumerate(fact.order) if old in seats}
        seats.clear()
        seats.update(moved)
    elif isinstance(fact, facts.Spoke) and fact.seat in seats:
        said.setdefault(seats[fact.seat], []).append(entry.seq)


def erase(entry: Entry) -> Entry:
    fact = entry.fact
    if isinstance(fact, facts.SatDown):
        return msgspec.structs.replace(entry, fact=facts.SatDown(fact.seat, NOBODY, ""))
    if isinstance(fact, facts.Spoke):
        return msgspec.structs.replace(entry, fact=facts.Spoke(fact.seat, ""))
    return entry
