"""Tables that other nodes change too: what they have stored is taken as if it had been stored here.

Storage decides: two nodes cannot store the same number. Notices only make it quick, and whatever becomes of them, a
node finds out what it has missed (`newest`) and reads it.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from smallbox.tables import facts
from smallbox.tables.decision import Pending
from smallbox.tables.effects import AppendResult, Row, Unsubscription, Writing
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.notices import Notice, Stored, entries_of, write_notice
from smallbox.tables.requests import HttpRequest, Request, SocketRequest
from smallbox.tables.room import CHANGES, KEPT, REACTIONS, TALK, Room
from smallbox.tables.rooms import Rooms
from smallbox.tables.table import Table
from smallbox.tables.talk import Line
from smallbox.wire.codec import NotPossible

#: what comes of messages that are not limited
OF_THE_GAME = (
    facts.Moved,
    facts.Ended,
    facts.Revealed,
    facts.Began,
    facts.Returned,
    facts.Resigned,
    facts.Stopped,
    facts.GotUp,
    facts.Forgotten,
    facts.Erased,
)


class Following(Rooms):
    """Rooms that keep up with other nodes, and never refuse anybody for what they have not heard of yet."""

    def _publish(self, room: Room, notice: Notice) -> None:
        self.effects.publish(room.code, write_notice(notice))

    def _tell_stored(self, room: Room, pending: Pending) -> None:
        assert room.shared is not None
        if pending.decision.subscriptions:
            # They may have left elsewhere before it was stored.
            room.shared.subscribed.update(each.person for each in pending.decision.subscriptions)
            self._load(room)
        if not room.is_new and (pending.entries or pending.line is not None):
            self._publish(room, Stored([write_entry(entry) for entry in pending.entries], pending.line))

    def _hear_stored(self, room: Room, stored: Stored, now: int) -> None:
        assert room.shared is not None
        room.shared.keep(stored)
        # While a table is being read or changed it is not known whether a notice follows it.
        if room.table is not None and room.pending is None:
            self._go_on(room, room.time(now))

    def _hear_kept(self, room: Room, now: int) -> int:
        table, here = room.table, now - room.ahead
        if room.shared is None or table is None:
            return now
        if room.must_load_again and not room.is_loading:
            self._load(room)
        for stored in room.shared.take_kept():
            if not self._follow(room, table, stored, here):
                self._load(room)
        return room.time(here)

    def _follow(self, room: Room, table: Table, stored: Stored, now: int) -> bool:
        """Take what follows the table, and nothing twice; False where something is missing before it."""
        entries = entries_of(stored)
        if entries is None:
            return True
        later = [entry for entry in entries if entry.seq > table.version]
        if later and later[0].seq > table.version + 1:
            return False
        self._take_elsewhere(room, table, later, now)
        line = stored.line
        if line is None or table.has_heard(line):
            return True
        if line.version > table.version or line.number > table.last_line + 1:
            return False
        self._hear_elsewhere(room, table, line, now)
        return True

    def _take_elsewhere(self, room: Room, table: Table, entries: Sequence[Entry], now: int) -> None:
        """Take what another node has stored, and tell those who are here what it tells those who are there."""
        for entry in entries:
            # The table's own time never runs back, whoever's clock is behind.
            room.ahead = max(room.ahead, entry.at - now)
            asking = table.seats[entry.seat] if entry.seat is not None and entry.seat < len(table.seats) else None
            if entry.id and asking is not None and not isinstance(entry.fact, OF_THE_GAME):
                room.charge(asking.person, CHANGES, room.time(now))
            happened = table.take(entry)
            room.publish(happened, entry.fact, room.time(now))
            if isinstance(entry.fact, facts.GotUp):
                self._unsubscribe_gone(room, table)
            if entry.fact.erases:
                # Here too, should the node that stored it be gone before it is done.
                self.effects.forget(room.code, entry.seq)

    def _unsubscribe_gone(self, room: Room, table: Table) -> None:
        """Whoever subscribed here while they left elsewhere is told of no turn any more."""
        assert room.shared is not None
        subscribed = room.shared.subscribed
        gone = subscribed.difference(table.at_seat(number).person for number in table.people())
        if gone:
            writing = Writing([], unsubscriptions=[Unsubscription(person) for person in sorted(gone)])
            told = partial(_done_with, subscribed, gone)
            self.effects.append(room.code, writing, told)

    def _hear_lines(self, room: Room, table: Table, lines: Sequence[Line], now: int) -> None:
        for line in lines:
            if not table.has_heard(line):
                self._hear_elsewhere(room, table, line, now)

    def _hear_elsewhere(self, room: Room, table: Table, line: Line, now: int) -> None:
        if not line.is_blank:
            room.charge(line.person, REACTIONS if line.reaction else TALK, room.time(now))
        said = table.hear(line)
        seat = table.seat_of_person(line.person)
        if said is not None and seat is not None and table.at_seat(seat).is_person:
            room.tell_event(said, room.time(now))

    def _catch_up(self, room: Room, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        """Take what was stored elsewhere and not heard of; those who are here miss nothing."""
        table = room.table
        if room.shared is None or table is None:
            return
        room.loads_taken = room.loads_answered
        if room.must_load_again:
            self._load(room)
        later = [read_entry(row.body) for row in rows if row.seq > table.version]
        if len(later) > KEPT or any(entry.fact.erases for entry in later):
            # What was erased cannot be told as it was, and who missed much is shown the table afresh.
            self._set_up(room, rows, lines, now)
            return
        for entry in later:
            # In the order in which it happened: whoever said something may have left since.
            self._hear_lines(room, table, [line for line in lines if line.version < entry.seq], now)
            self._take_elsewhere(room, table, [entry], now)
        self._hear_lines(room, table, lines, now)
        self._welcome(room, now)
        self._decide_doubts(room, now)
        self._go_on(room, room.time(now))

    def _newest(self, versions: Mapping[str, tuple[int, int]], now: int) -> None:
        for code, (version, line) in versions.items():
            room = self.rooms.get(code)
            table = None if room is None else room.table
            if room is None or room.shared is None or table is None or room.pending is not None:
                continue
            if version > table.version or line > table.last_line:
                self._load(room)

    # Refusals: another node may just have stored what makes it possible.

    def _doubts(self, room: Room, request: Request, error: Exception) -> bool:
        if isinstance(request, SocketRequest):
            # Nothing else can be made possible by others whom the page does not show yet.
            if not (isinstance(error, NotPossible) and error.error == "not-ready"):
                return False
        elif not isinstance(request, HttpRequest):
            return False
        if room.shared is None or request.is_checked:
            return False
        request.is_checked = True
        room.shared.doubts.append((room.loads + 1, request))
        self._load(room)
        return True

    def _decide_doubts(self, room: Room, now: int, why: NotPossible | None = None) -> None:
        if room.shared is None:
            return
        doubts = room.shared.doubts
        room.shared.doubts = [each for each in doubts if why is None and each[0] > room.loads_taken]
        for number, request in doubts:
            if why is not None:
                request.failed(why)
            elif number <= room.loads_taken:
                self.ask(room, request, room.time(now))


def _done_with(subscribed: set[int], gone: set[int], fate: AppendResult, _now: int) -> None:
    if fate == "stored":
        subscribed -= gone
