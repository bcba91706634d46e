"""A table with the people around it: their sockets, what they ask, what is being stored, what bots think."""

from collections.abc import Iterator
from typing import Any

from smallbox.core.events import Events
from smallbox.core.messages import Event
from smallbox.tables import clock
from smallbox.tables.clock import Presence
from smallbox.tables.decision import Pending
from smallbox.tables.effects import Connection
from smallbox.tables.facts import AnyFact, GotUp, Happened
from smallbox.tables.hints import HintDesk
from smallbox.tables.requests import Guest, Request
from smallbox.tables.shared import Shared
from smallbox.tables.show import info
from smallbox.tables.table import Table
from smallbox.tables.token_bucket import TokenBucket
from smallbox.tables.updates import updates
from smallbox.wire import client, server
from smallbox.wire.codec import encode

#: how many of the last entries a returning client can catch up with
KEPT = 64
#: how many requests may wait at one table, and how many sockets may be there
MOST_WAITING = 256
MOST_SOCKETS = 500

#: what a person may do beside moves: at once, and a second for ever
TALK = (30, 2.0)
REACTIONS = (60, 10.0)
CHANGES = (60, 4.0)
HINTS = (12, 0.25)
LIMITS = {client.Chat: TALK, client.React: REACTIONS, client.AskHint: HINTS}
#: messages that are not limited here: those of the game itself, and coming and going
GAME = (client.MakeMove, client.Leave, client.Forget, client.Resign, client.Stop, client.Back, client.Reveal)


class Room:
    """One table while somebody or something is busy with it. Rooms come and go; the entries stay."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.table: Table | None = None
        #: the version that the table had before it has to be made anew
        self.known = 0
        #: being made: nothing is stored of it yet
        self.is_new = False
        self.since = 0
        #: how far the table's own time is ahead of ours: its clock never runs back, whatever ours did before a restart
        self.ahead = 0
        #: how often in a row something broke here, and when it last did
        self.faults = 0
        self.broke_at = 0
        self.guests: dict[Connection, Guest] = {}
        #: the seats of guests, None for spectators; and those of people
        self.seats: list[int | None] = []
        self.connected: list[int] = []
        #: the seats of people who are there: connected, or beside somebody who is
        self.present: list[int] = []
        # Lists: a deque takes 600 bytes from the start, for each of thousands of tables.
        self.waiting: list[Request] = []
        self.pending: Pending | None = None
        self.tries = 0
        #: what happened lately, for those who come back
        self.recent: list[Happened] = []
        #: when each seat has drawn what is being shown
        self.drawn: dict[int, int] = {}
        #: the version since which the view is as it is
        self.shown_at = 0
        self.reminded = False
        #: until when the table does nothing by itself, because storage failed
        self.rests_until = 0
        #: when the room is to be looked at next
        self.wake: int | None = None
        #: the readings of the table from storage: the last that was asked for, answered, and taken into account
        self.loads = 0
        self.loads_answered = 0
        self.loads_taken = 0
        #: when the last was asked for, and whether it is too old already
        self.loading_since = 0
        self.must_load_again = False
        #: what concerns other nodes; None where there are none
        self.shared: Shared | None = None
        #: bots: what each seat's bot has been told, what is being thought, and the move that waits for its time
        self.told: dict[int, int] = {}
        self.thinking: tuple[int, int, int] | None = None
        self.failures = 0
        self.thought: Any = None
        self.asked_at = 0
        self.turn_began = 0
        #: who waits for a hint
        self.hints = HintDesk()
        #: the only person here does not want to wait for bots before their next turn
        self.is_hurried = False
        #: the seats of people who are not connected, and since when, by the entry with which they sat down
        self.absent: list[int] = []
        self.gone_at: dict[int, int] = {}
        #: how much each person may still say and change
        self._allowed: dict[tuple[int, tuple[int, float]], TokenBucket] = {}
        self._presence_told: tuple[object, ...] = ()

    def lose_table(self) -> None:
        """It has to be made anew from what is stored, which is never less than what was known."""
        if self.table is not None:
            self.known = self.table.version
        self.table = None

    def time(self, now: int) -> int:
        """The table's own time."""
        return now + self.ahead

    def forget(self) -> None:
        """The table was made anew: what was known of the old one is void."""
        self.told.clear()
        self.thinking = self.thought = None
        self.recent.clear()

    def enter(self, guest: Guest) -> None:
        self.guests[guest.connection] = guest
        self._count()

    def leave(self, connection: Connection) -> bool:
        """Was the socket here?"""
        was_here = self.guests.pop(connection, None) is not None
        self._count()
        return was_here

    def _count(self) -> None:
        self.seats = list({guest.seat for guest in self.guests.values()})
        self.connected = sorted(seat for seat in self.seats if seat is not None)
        self.present = sorted({*self.connected, *self.beside()})
        if self.shared is not None and self.table is not None:
            elsewhere = self.shared.elsewhere
            self.connected = sorted(elsewhere.connected(self.table).union(self.connected))
            self.present = sorted(elsewhere.present(self.table).union(self.present))

    def beside(self) -> Iterator[int]:
        """The seats of people who share the device of somebody connected here."""
        for guest in self.guests.values():
            for hashed in guest.beside:
                seat = None if self.table is None else self.table.seat_of(hashed)
                if seat is not None:
                    yield seat

    def wait(self, guest: Guest, message: client.AnyClientMessage, now: int) -> int:
        """How many seconds a person has to wait with this; 0 where it may be done now."""
        if isinstance(message, GAME):
            return 0
        limit = LIMITS.get(type(message), CHANGES)
        seat = None if self.table is None else self.table.seat_of(guest.hashed)
        bucket = self._bucket(0 if self.table is None or seat is None else self.table.at_seat(seat).person, limit)
        return 0 if bucket.take(now / 1000) else bucket.wait()

    def charge(self, person: int, limit: tuple[int, float], now: int) -> None:
        """Count what somebody said or changed on another node."""
        self._bucket(person, limit).take(now / 1000)

    def _bucket(self, person: int, limit: tuple[int, float]) -> TokenBucket:
        bucket = self._allowed.get((person, limit))
        if bucket is None:
            bucket = self._allowed[person, limit] = TokenBucket(*limit)
        return bucket

    def presence(self) -> Presence:
        return Presence(self.connected, self.drawn, self.since)

    def is_idle(self) -> bool:
        """May the room be dropped? It can be made again from the entries."""
        is_busy = self.guests or self.waiting or self.pending or self.thinking or self.is_loading
        return not (is_busy or self.table is None)

    @property
    def is_loading(self) -> bool:
        return self.loads != self.loads_answered

    # What guests are told.

    def greeting(self, seat: int | None, version: int | None, now: int) -> bytes:
        """What a client missed, if that is known and may be told, else all that it may know now."""
        table = self.table
        assert table is not None
        events = self._missed(version, seat)
        view = None if table.play is None else table.play.view(seat)
        shown = info(table, seat)
        time = clock.clock(table, self.presence(), now)
        can_undo = seat is not None and seat == table.undoer()
        if events is None or version is None:
            return encode(server.TableMessage(table.version, shown, view, time, can_undo))
        return encode(server.Update(table.version, version, events.heard_by(seat), shown, view, time, can_undo))

    def _missed(self, version: int | None, seat: int | None) -> Events | None:
        table = self.table
        if table is None or table.is_secret or version is None or seat is None or version > table.version:
            return None
        known = [happened for happened in self.recent if happened.version > version]
        if len(known) != table.version - version:
            return None
        missed = Events()
        for happened in known:
            missed.told += happened.events.told
        return missed

    def publish(self, happened: Happened, fact: AnyFact, now: int) -> None:
        """Tell every guest what an entry did; called only once it is stored."""
        table = self.table
        assert table is not None
        if fact.changes_seats:
            self.reseat(table, now, is_kicked=isinstance(fact, GotUp) and fact.kicked)
        # Numbers of seats or names have changed, so what was told before cannot be told again.
        if fact.renumbers_seats or fact.erases:
            self.recent.clear()
        if fact.resets_bots:
            self.told.clear()
        if happened.is_view_changed:
            self.shown_at = happened.version
            self.drawn.clear()
            self.reminded = False
        self.recent.append(happened)
        if len(self.recent) > KEPT:
            del self.recent[0]
        time = clock.clock(table, self.presence(), now)
        made = updates(table, happened, self.seats, time)
        for guest in self.guests.values():
            guest.outbox.send(guest.connection, made[guest.seat])

    def tell_event(self, event: Event, now: int) -> None:
        """Tell every guest of something that is no entry of the table: its version stays."""
        table = self.table
        assert table is not None
        time = clock.clock(table, self.presence(), now)
        undoer = table.undoer()
        made = {
            can_undo: encode(server.Update(table.version, table.version, [event], None, None, time, can_undo))
            for can_undo in (False, True)
        }
        for guest in self.guests.values():
            guest.send(made[guest.seat is not None and guest.seat == undoer])

    def reseat(self, table: Table, now: int, *, is_kicked: bool = False) -> None:
        """Find every guest's seat again; whoever has none any more is sent away."""
        before = (len(self.guests), self.present, self.absent)
        for guest in list(self.guests.values()):
            if not guest.hashed:
                continue
            guest.seat = table.seat_of(guest.hashed)
            if guest.seat is None:
                guest.send(encode(server.Bye("kicked" if is_kicked else "left")))
                guest.close()
                del self.guests[guest.connection]
        self._count()
        self._miss(now)
        if (len(self.guests), self.present, self.absent) != before:
            self.tell_presence(now)

    def tell(self, message: server.ServerMessage, seat: int | None = None) -> None:
        """Tell all guests, or those of one seat."""
        data = encode(message)
        for guest in self.guests.values():
            if seat is None or guest.seat == seat:
                guest.send(data)

    def tell_presence(self, now: int) -> None:
        self._miss(now)
        absent = [server.Absence(seat, now - at) for seat, at in zip(self.absent, self.gone_at.values())]
        watching, screens = self.watchers()
        if self.shared is not None:
            watching += self.shared.elsewhere.watching
            screens += self.shared.elsewhere.screens
        self._presence_told = (self.present, self.absent, watching, screens)
        self.tell(server.Presence(self.present, absent, watching, screens))

    def watchers(self) -> tuple[int, int]:
        """How many watch here, and how many of these are big screens."""
        watching = [guest for guest in self.guests.values() if guest.seat is None]
        return len(watching), sum(guest.is_screen for guest in watching)

    def recount(self, now: int) -> None:
        """Somebody may have come to another node or gone from it: tell those who are here, if so."""
        assert self.shared is not None
        self._count()
        self._miss(now)
        watching, screens = self.watchers()
        elsewhere = self.shared.elsewhere
        counts = (watching + elsewhere.watching, screens + elsewhere.screens)
        if self._presence_told != (self.present, self.absent, *counts):
            self.tell_presence(now)

    def _miss(self, now: int) -> None:
        """Note who is not connected: from now on, where they were until now."""
        table = self.table
        people = [] if table is None else [(number, table.at_seat(number).person) for number in table.people()]
        away = [(number, person) for number, person in people if number not in self.present]
        self.absent = [number for number, _ in away]
        self.gone_at = {person: self.gone_at.get(person, now) for _, person in away}
