"""Tables that several nodes have open at once: who is there on each, and which of them keeps a table's clock."""

from collections.abc import Iterable, Sequence
from functools import partial

from smallbox.tables import clock
from smallbox.tables.bot_turns import BotTiming
from smallbox.tables.decide import is_alone
from smallbox.tables.effects import Effects, Row
from smallbox.tables.following import Following
from smallbox.tables.notices import Here, Hurried, Stored, read_notice
from smallbox.tables.presence import REPEATED
from smallbox.tables.room import Room
from smallbox.tables.shared import Shared
from smallbox.tables.table import Table
from smallbox.tables.talk import Line
from smallbox.tables.timers import Timers

#: where no other node has a table open, it is said so many times less often who is there
ALONE = 5


class Nodes(Following):
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
        seat = table.seat_of_person(hurried.person)
        room.is_hurried |= seat is not None and is_alone(table, seat) and clock.bot_to_move(table) is not None
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
