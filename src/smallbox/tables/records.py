"""From what is stored: records of finished games, and all of it without somebody who wants to be forgotten."""

from collections.abc import Mapping, Sequence

import msgspec

from smallbox.core.notation import seat_name
from smallbox.core.record import write_record
from smallbox.tables import facts
from smallbox.tables.effects import KeptRecord, Row
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.names import NOBODY
from smallbox.tables.table import Table, load
from smallbox.wire.codec import NotPossible

#: the texts that were stored when games ended, by the number of the game
Texts = Mapping[int, str]
SEATS_TAG = '[Seats "'


def record(rows: Sequence[Row], number: int, kept: Texts) -> str:
    """The record of a table's game, counted from 1, with its seed. Raises NotPossible while it may not be shown."""
    table = _read(rows)
    if not 1 <= number <= table.plays:
        raise NotPossible("no-such-record")
    if number > table.open_records:
        raise NotPossible("not-over")
    return _text(table, number, kept)


def cards_of(created: Entry) -> str:
    """The table's own cards, by the entry that created it; '' where they are the game's."""
    return created.fact.cards if isinstance(created.fact, facts.Created) else ""


def all_records(rows: Sequence[Row], kept: Texts) -> list[str]:
    """The records of all games of a table that may be shown."""
    table = _read(rows)
    return [_text(table, number, kept) for number in range(1, table.open_records + 1)]


def _read(rows: Sequence[Row]) -> Table:
    return load([read_entry(row.body) for row in rows], shows=False)


def _text(table: Table, number: int, kept: Texts) -> str:
    """As it was stored; or made now, for a game of before records were."""
    text = kept.get(number)
    return write_record(table.unstored[number][1]) if text is None else text


def forgotten(rows: Sequence[Row], seq: int) -> int | None:
    """The person whom entry `seq` forgets, by the number of the entry with which they sat down."""
    people = Whereabouts()
    for row in rows:
        entry = read_entry(row.body)
        if entry.seq == seq:
            fact = entry.fact
            if isinstance(fact, facts.Erased):
                return fact.person
            return people.seats.get(fact.seat) if isinstance(fact, facts.Forgotten) else None
        people.follow(entry)
    return None


def erase_person(rows: Sequence[Row], person: int) -> list[Row]:
    """The entries to be stored anew so that a forgotten person is in them no more; none where all is done."""
    people = Whereabouts()
    entries = [read_entry(row.body) for row in rows]
    for entry in entries:
        people.follow(entry)
    erased = {person, *people.said.get(person, ())}
    anew = [
        (row, row._replace(body=write_entry(_erased(entry))))
        for row, entry in zip(rows, entries)
        if entry.seq in erased
    ]
    # Moves may be missing in between.
    return [new for old, new in anew if new.body != old.body]


def erase_from_records(rows: Sequence[Row], kept: Sequence[KeptRecord], person: int) -> list[KeptRecord]:
    """The records to be stored anew so that a forgotten person is in them no more; none where all is done."""
    played = seats_of(rows, person)
    anew = [KeptRecord(number, _nameless(text, played[number])) for number, text in kept if number in played]
    return [each for each in anew if each not in kept]


def seats_of(rows: Sequence[Row], person: int) -> dict[int, int]:
    """Where a person sat, by the number of the game."""
    people = Whereabouts()
    for row in rows:
        people.follow(read_entry(row.body))
    return people.played.get(person, {})


def _nameless(text: str, seat: int) -> str:
    """A record without the name of a seat; nothing else of it changes."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        if line.startswith(SEATS_TAG):
            names = line.removeprefix(SEATS_TAG).removesuffix('"]').split("; ")
            names[seat] = f"{seat_name(seat)}={NOBODY}"
            lines[at] = f'{SEATS_TAG}{"; ".join(names)}"]'
            break
    return "\n".join(lines)


class Whereabouts:
    """Who sits where, who said what, and who played which game, as the entries tell it; people by their numbers."""

    def __init__(self) -> None:
        self.seats: dict[int, int] = {}
        self.said: dict[int, list[int]] = {}
        #: the seat of each person in each game
        self.played: dict[int, dict[int, int]] = {}
        self._games = 0

    def follow(self, entry: Entry) -> None:
        fact = entry.fact
        if isinstance(fact, facts.SatDown):
            self.seats[fact.seat] = entry.seq
        elif isinstance(fact, facts.BotSatDown):
            self.seats.pop(fact.seat, None)
        elif isinstance(fact, facts.Swapped):
            order = {fact.seat: fact.other, fact.other: fact.seat}
            self.seats = {order.get(seat, seat): person for seat, person in self.seats.items()}
        elif isinstance(fact, facts.Began | facts.Again):
            self.seats = {new: self.seats[old] for new, old in enumerate(fact.order) if old in self.seats}
            if isinstance(fact, facts.Began):
                self._begin()
        elif isinstance(fact, facts.Spoke) and fact.seat in self.seats:
            self.said.setdefault(self.seats[fact.seat], []).append(entry.seq)

    def _begin(self) -> None:
        self._games += 1
        for seat, person in self.seats.items():
            self.played.setdefault(person, {})[self._games] = seat


def _erased(entry: Entry) -> Entry:
    fact = entry.fact
    if isinstance(fact, facts.SatDown):
        return msgspec.structs.replace(entry, fact=facts.SatDown(fact.seat, NOBODY, ""))
    if isinstance(fact, facts.Spoke):
        return msgspec.structs.replace(entry, fact=facts.Spoke(fact.seat, ""))
    return entry
