"""Tables that several nodes have open at once: what they tell each other, and who keeps a table's clock.

Storage decides: two nodes cannot store the same number. Notices only make it quick, and whatever becomes of them, a
node finds out what it has missed (`newest`) and reads it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from smallbox.tables import clock, facts
from smallbox.tables.bot_turns import BotTiming
from smallbox.tables.decide import remaining
from smallbox.tables.effects import AppendResult, Effects, Row, Unsubscription, Writing
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.notices import Here, Hurried, Notice, Stored, entries_of, read_notice, write_notice
from smallbox.tables.presence import REPEATED
from smallbox.tables.requests import HttpRequest, Request
from smallbox.tables.room import CHANGES, KEPT, REACTIONS, TALK, Pending, Room
from smallbox.tables.rooms import Rooms
from smallbox.tables.shared import Shared
from smallbox.tables.table import Table
from smallbox.tables.talk import Line
from smallbox.tables.timers import Timers
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


#: where no other node has a table open, it is said so many times less often who is there
ALONE = 5


class Nodes(Rooms):
    """Rooms, some of which are open on other nodes too."""

    def __init__(self, effects: Effects, bot_timing: BotTiming | None = None, *, is_shared: bool = False) -> None:
        super().__init__(effects, bot_timing, is_shared=is_shared)
        #: what other nodes call this one; another one after every start
        self._node = effects.entropy(8).hex() if is_shared else ""
        self._said = 0
        #: when each room says again who is there, and forgets those of whom nothing was heard
        self._beats = Timers()

    # Rooms.

    def _open(self, code: str, now: int) -> Room:
        room = super()._open(code, now)
        if self.is_shared:
            room.shared = Shared()
            self._beats.set(code, now + REPEATED)
        return room

    def _close(self, room: Room) -> None:
        super()._close(room)
        if self.is_shared:
            self.effects.leave(room.code)

    def _set_up(self, room: Room, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        super()._set_up(room, rows, lines, now)
        # It may have been closed again, where nobody is there and nothing is due.
        if room.shared is not None and room.table is not None and self.rooms.get(room.code) is room:
            room.shared.opened_at = room.time(now)
            self._tell_presence(room, now, asks=True)
            self._decide_doubts(room, now)
            self._unsubscribe_gone(room, room.table)

    def _beat(self, room: Room, now: int) -> None:
        """What is done every other second for every open table, as cheaply as may be."""
        shared, table = room.shared, room.table
        assert shared is not None
        shared.beats += 1
        if shared.elsewhere.is_known or shared.beats % ALONE == 0:
            self._tell_presence(room, now)
        if table is None:
            return
        self._renew(room, table)
        self._unsubscribe_gone(room, table)
        is_changed = shared.elsewhere.forget_silent(now)
        if is_changed:
            room.recount(room.time(now))
        if is_changed or not room.guests:
            self._look(room, room.time(now))

    def _tick(self, now: int) -> None:
        super()._tick(now)
        while (code := self._beats.due(now)) is not None:
            room = self.rooms.get(code)
            if room is not None:
                self._attend(room, partial(self._beat, room, now))
                self._beats.set(code, now + REPEATED)

    # Notices.

    def _publish(self, room: Room, notice: Notice) -> None:
        self.effects.publish(room.code, write_notice(notice))

    def _heard(self, code: str, notice: bytes, now: int) -> None:
        room = self.rooms.get(code)
        told = None if room is None or room.shared is None else read_notice(notice)
        if room is None or told is None:
            return
        if isinstance(told, Stored):
            self._attend(room, partial(self._hear_stored, room, told, now))
        elif isinstance(told, Here):
            self._attend(room, partial(self._hear_presence, room, told, now))
        elif room.table is not None:
            self._attend(room, partial(self._hear_hurry, room, room.table, told, now))

    # Entries and talk.

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

    def _doubts(self, room: Room, request: Request) -> bool:
        if room.shared is None or not isinstance(request, HttpRequest) or request.is_checked:
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

    # Who is there.

    def _tell_presence(self, room: Room, now: int, *, asks: bool = False) -> None:
        """Say who is connected here."""
        table = room.table
        if room.shared is None or table is None:
            return
        self._said += 1
        watching, screens = room.watchers()
        self._publish(
            room,
            Here(
                node=self._node,
                number=self._said,
                people=_people(table, [seat for seat in room.seats if seat is not None]),
                beside=_people(table, room.beside()),
                watching=watching,
                screens=screens,
                shown=room.shown_at,
                drawn=_people(table, [seat for seat in room.drawn if seat in room.seats]),
                absent={person: room.time(now) - at for person, at in room.gone_at.items()},
                asks=asks,
            ),
        )

    def _hear_presence(self, room: Room, here: Here, now: int) -> None:
        assert room.shared is not None
        is_new = not room.shared.elsewhere.knows(here.node)
        if here.node == self._node or not room.shared.elsewhere.take(here, now):
            return
        table, time = room.table, room.time(now)
        if table is not None:
            if here.shown == room.shown_at:
                for person in here.drawn:
                    if (seat := table.seat_of_person(person)) is not None:
                        room.drawn.setdefault(seat, time)
            room.recount(time)
            older = {
                person: time - away
                for person, away in here.absent.items()
                if away and room.gone_at.get(person) == room.shared.opened_at
            }
            if older:
                room.gone_at |= older
                room.tell_presence(time)
            self._look(room, time)
        if (here.asks or is_new) and self.rooms.get(room.code) is room:
            self._tell_presence(room, now)

    def _tell_hurry(self, room: Room, person: int) -> None:
        if room.shared is not None:
            self._publish(room, Hurried(person))

    def _hear_hurry(self, room: Room, table: Table, hurried: Hurried, now: int) -> None:
        is_alone = [table.seat_of_person(hurried.person)] == remaining(table)
        room.is_hurried |= is_alone and clock.bot_to_move(table) is not None
        self._look(room, room.time(now))

    # Who keeps the clock.

    def _has_lease(self, room: Room) -> bool:
        # By the hall's own time, which nothing that a table hears can change.
        return room.shared is None or room.shared.lease.is_held(self._now)

    def _renew(self, room: Room, table: Table) -> None:
        """While a table runs it has somebody to look after it, even where nothing is due."""
        assert room.shared is not None
        is_running = table.phase in ("playing", "between") or table.dealing is not None or bool(table.unstored)
        if is_running and room.shared.lease.is_to_be_asked(self._now):
            self.effects.lease(room.code)

    def _is_keeper(self, room: Room, table: Table) -> bool:
        self._renew(room, table)
        if self._has_lease(room):
            return True
        room.thinking = room.thought = None
        room.is_hurried = False
        return False

    def _is_needed(self, room: Room, at: int | None) -> bool:
        if room.shared is None:
            return False
        is_waited_for = room.shared.lease.is_asked or bool(room.shared.doubts)
        return is_waited_for or (at is not None and self._has_lease(room))

    def _leased(self, code: str, until: int | None, now: int) -> None:
        room = self.rooms.get(code)
        if room is None or room.shared is None:
            return
        if room.shared.lease.told(until, now):
            # Nobody loses time to a change of nodes, as nobody does to a restart.
            room.since = max(room.since, room.time(now))
        self._attend(room, partial(self._look, room, room.time(now)))


def _people(table: Table, seats: Iterable[int]) -> list[int]:
    return sorted({table.at_seat(seat).person for seat in seats})


def _done_with(subscribed: set[int], gone: set[int], fate: AppendResult, _now: int) -> None:
    if fate == "stored":
        subscribed -= gone
