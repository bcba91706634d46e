"""The log of finished games, made shorter: their records have the moves too, and what reads a table puts them back."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from smallbox.core.record import Entry as Made
from smallbox.core.record import read_record, write_record
from smallbox.tables import facts
from smallbox.tables.ahead import look_ahead
from smallbox.tables.effects import Row
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.show import info
from smallbox.tables.table import Table, load

#: what the record of a game tells as well
TOLD_BY_RECORDS = facts.Moved | facts.TookBack


def has_gaps(rows: Sequence[Row]) -> bool:
    """Are entries of a table missing that once were there? Numbers are given from 1 on, without a gap."""
    return bool(rows) and len(rows) != rows[-1].seq


def filled(rows: Sequence[Row], texts: Mapping[int, str]) -> list[Row]:
    """A table's entries with the moves of thinned games again, from their records by the number of the game."""
    if not texts or not has_gaps(rows):
        return list(rows)
    whole: list[Row] = []
    game, last = 0, 0
    missing: Iterator[Made] = iter(())
    for row in rows:
        # More numbers than moves are missing where moves were taken back.
        for seq, move in zip(range(last + 1, row.seq), missing):
            fact = facts.Moved(move.seat, move.move)
            whole.append(Row(row.table, seq, row.at, write_entry(Entry(seq, row.at, None, "", fact))))
        whole.append(row)
        last = row.seq
        if isinstance(read_entry(row.body).fact, facts.Began):
            game += 1
            missing = iter(read_record(texts[game]).entries if game in texts else ())
    return whole


def thinned(rows: Sequence[Row], texts: Mapping[int, str]) -> list[int]:
    """The numbers of the entries that nobody needs as long as the records are kept; none while a game is running."""
    entries = [read_entry(row.body) for row in rows]
    ended = look_ahead(entries, shows=False).ended & texts.keys()
    game = 0
    gone: set[int] = set()
    for entry in entries:
        if isinstance(entry.fact, facts.Began):
            game += 1
        elif isinstance(entry.fact, TOLD_BY_RECORDS) and game in ended:
            gone.add(entry.seq)
    if not gone:
        return []
    # Tried out: what would look different in any way stays as it is.
    before = load(filled_entries(rows, texts))
    after = load(filled_entries([row for row in rows if row.seq not in gone], texts))
    return sorted(gone) if before.phase in ("over", "lobby") and sight(before) == sight(after) else []


def filled_entries(rows: Sequence[Row], texts: Mapping[int, str]) -> list[Entry]:
    return [read_entry(row.body) for row in filled(rows, texts)]


def sight(table: Table) -> bytes:
    """Everything that anybody could see or need of a table whose game is over."""
    game = table.play
    seats = [None, *range(len(table.seats))]
    return msgspec.json.encode(
        [
            info(table, None),
            [] if game is None else game.views(seats),
            write_record(table.record()) if table.play or table.unplayed else "",
            [table.version, table.plays, table.open_records, sorted(table.unstored), table.next_starter],
            [table.former, sorted(table.removed), table.bot_seed],
        ]
    )
