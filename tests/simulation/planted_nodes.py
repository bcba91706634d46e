"""Halls with a bug each that shows only where several nodes have a table open."""

from collections.abc import Mapping, Sequence
from typing import Any

from smallbox.tables.clock import bot_to_move
from smallbox.tables.decision import Pending
from smallbox.tables.entries import Entry
from smallbox.tables.hall import Hall
from smallbox.tables.notices import Here, Stored, entries_of
from smallbox.tables.presence import Elsewhere
from smallbox.tables.room import Room
from smallbox.tables.table import Table
from smallbox.tables.talk import Line


class ActsWithoutLease(Hall):
    """Every node keeps every clock."""

    def _is_keeper(self, room: Room, table: Table) -> bool:
        super()._is_keeper(room, table)
        return True


class KeepsAStaleLease(Hall):
    """Once it has a lease, it never looks at the clock again: after a pause it goes on as if nothing had been."""

    def _leased(self, code: str, until: int | None, now: int) -> None:
        super()._leased(code, None if until is None else 10**15, now)


class NeverAsksForALease(Hall):
    """Leaves every clock to the others."""

    def _is_keeper(self, room: Room, table: Table) -> bool:
        return False


class NeverLooksForWhatItMissed(Hall):
    """Trusts the bus: what was lost there is not noticed before the next conflict."""

    def _newest(self, versions: Mapping[str, tuple[int, int]], now: int) -> None:
        pass


class TakesWhatIsRepeated(Hall):
    """Does not know what it has heard already."""

    def _follow(self, room: Room, table: Table, stored: Stored, now: int) -> bool:
        for entry in entries_of(stored) or []:
            if entry.seq <= table.version and not entry.fact.changes_seats and bot_to_move(table) is None:
                table.version = entry.seq - 1
        return super()._follow(room, table, stored, now)


class HearsALineTwice(Hall):
    """The same for talk."""

    def _follow(self, room: Room, table: Table, stored: Stored, now: int) -> bool:
        if stored.line is None or stored.line.number > table.last_line + 1 or stored.line.version > table.version:
            return super()._follow(room, table, stored, now)
        self._hear_elsewhere(room, table, stored.line, now)
        return True


class JumpsOverGaps(Hall):
    """Takes whatever comes next as the next."""

    def _follow(self, room: Room, table: Table, stored: Stored, now: int) -> bool:
        entries = entries_of(stored)
        if entries and entries[0].seq > table.version + 1:
            table.version = entries[0].seq - 1
        return super()._follow(room, table, stored, now)


class TellsNobodyHere(Hall):
    """Takes what other nodes stored, but shows it to nobody."""

    def _take_elsewhere(self, room: Room, table: Table, entries: Sequence[Entry], now: int) -> None:
        # Whoever misses a change of seats would sit on a wrong one, which is another bug.
        is_reseating = any(entry.fact.changes_seats or entry.fact.renumbers_seats for entry in entries)
        guests = {} if is_reseating else dict(room.guests)
        for connection in guests:
            del room.guests[connection]
        super()._take_elsewhere(room, table, entries, now)
        room.guests |= guests


class Undying(Elsewhere):
    """Never forgets anybody."""

    def forget_silent(self, now: int) -> bool:
        return False


class KeepsTheDead(Hall):
    """Takes the people of a dead node for present for ever."""

    def _open(self, code: str, now: int) -> Room:
        room = super()._open(code, now)
        assert room.shared is not None
        room.shared.elsewhere = Undying()
        return room


class KnowsOnlyItsOwnPeople(Hall):
    """Takes whoever is on another node for absent."""

    def _hear_presence(self, room: Room, here: Here, now: int) -> None:
        pass


class TrustsItsOldTable(Hall):
    """Sends away whoever was given a seat by another node a moment ago."""

    def _is_in_doubt(self, *_: Any) -> bool:
        return False


class GossipsBeforeStored(Hall):
    """Tells other nodes what is only being stored."""

    def _store(self, room: Room, pending: Pending) -> None:
        if not room.is_new:
            self._tell_stored(room, pending)
        super()._store(room, pending)


class LosesItsPlaceInTheTalk(Hall):
    """Reads what was stored elsewhere, but not what was said."""

    def loaded(self, code: str, rows: Any, lines: Sequence[Line], now: int) -> None:
        room = self.rooms.get(code)
        super().loaded(code, rows, [] if room is not None and room.table is not None else lines, now)


#: each bug with the checks that may find it
PLANTED_NODES: dict[type[Hall], set[str]] = {
    ActsWithoutLease: {"keeper"},
    KeepsAStaleLease: {"keeper"},
    NeverAsksForALease: {"end"},
    NeverLooksForWhatItMissed: {"converge"},
    TakesWhatIsRepeated: {"versions", "truth", "fault", "stored"},
    HearsALineTwice: {"converge"},
    JumpsOverGaps: {"versions", "truth", "fault", "store"},
    TellsNobodyHere: {"versions", "converge", "secrecy"},
    KeepsTheDead: {"presence"},
    KnowsOnlyItsOwnPeople: {"presence"},
    TrustsItsOldTable: {"seat", "versions"},
    GossipsBeforeStored: {"stored"},
    LosesItsPlaceInTheTalk: {"converge"},
}
