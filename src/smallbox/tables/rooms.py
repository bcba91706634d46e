"""Tables while somebody is busy with them: what is asked, stored and taken there, and what they do by themselves."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from smallbox.core.errors import Refused
from smallbox.tables import clock
from smallbox.tables.bot_turns import BotTiming, BotTurns
from smallbox.tables.decision import NOTHING, Pending
from smallbox.tables.effects import AppendResult, Connection, Effects, Row, Thought, Writing
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.facts import Happened, Moved
from smallbox.tables.hints import HintRequest, Hints
from smallbox.tables.outbox import CallQueue
from smallbox.tables.pace import BY_THE_DAY
from smallbox.tables.push import person_to_move, turn_notice
from smallbox.tables.requests import BotMoveRequest, ClockRequest, NoReply, Request, SocketRequest
from smallbox.tables.room import MOST_WAITING, Room
from smallbox.tables.show import listing
from smallbox.tables.table import Ready, Table, load
from smallbox.tables.talk import Line, blank_line
from smallbox.tables.timers import Timers
from smallbox.wire import server
from smallbox.wire.codec import BadMessage, NotPossible

#: how often a lost race for an entry's number is run again
MOST_TRIES = 8
#: after storage failed or something broke, a table does nothing by itself for this long, in milliseconds
REST = 1000
#: a table that breaks more often than this in a row is given up until somebody comes to it again
MOST_FAULTS = 3
#: and what was longer ago than this is not in a row
FAULTS_FORGOTTEN = 60_000
#: a reading that has not been answered for this long, in milliseconds, never will be
PATIENCE = 60_000
BROKEN = NotPossible("server-failed")


class Rooms:
    """All rooms of a hall.

    A fault never leaves them: one that a request causes refuses that request; one at a table has the table made anew
    from its entries, and those who are there get a fresh view.
    """

    def __init__(self, effects: Effects, bot_timing: BotTiming | None = None, *, is_shared: bool = False) -> None:
        self.effects = effects
        #: are the tables open on other nodes too?
        self.is_shared = is_shared
        self.bots = BotTurns(effects, bot_timing or BotTiming())
        self.hints = Hints(effects)
        self.rooms: dict[str, Room] = {}
        self.where: dict[Connection, Room] = {}
        #: how many moves were stored and shown
        self.moves = 0
        #: told of each bug that was survived
        self.on_fault: Callable[[str, Exception], None] = lambda _table, _error: None
        #: must people wait who say or change much?
        self.has_limits = True
        self._calls = CallQueue(self._gone, lambda error: self._fault("", error))
        self.outbox = self._calls.outbox
        self._timers = Timers()
        self._began = 0
        self._now = 0

    def _enter(self, now: int, call: Callable[[], None]) -> None:
        """Everything that comes from outside comes this way."""
        self._now = max(self._now, now)
        self._calls.enter(call)

    # What a hall adds: sockets.

    def _gone(self, connection: Connection) -> None:
        """It could not be written to."""
        raise NotImplementedError

    def _welcome(self, room: Room, now: int) -> None:
        """The table is there: those who waited for it come in."""
        raise NotImplementedError

    def _turn_away(self, code: str, why: NotPossible) -> None:
        """The table does not come: answer those who wait for it."""
        raise NotImplementedError

    # What nodes add (see `nodes`): others may have the same tables open.

    def _tell_stored(self, room: Room, pending: Pending) -> None:
        """Tell other nodes what is stored now."""

    def _hear_kept(self, room: Room, now: int) -> int:
        """Take what other nodes have told meanwhile; the table's time afterwards."""
        return now

    def _catch_up(self, room: Room, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        """What is stored of a table that is open: of no use where nobody else could have stored it."""

    def _doubts(self, room: Room, request: Request, error: Exception) -> bool:
        """Is a request that is about to be refused to be decided once more, by what is stored now?"""
        return False

    def _decide_doubts(self, room: Room, now: int, why: NotPossible | None = None) -> None:
        """Storage was looked at, or could not be."""

    def _has_lease(self, room: Room) -> bool:
        return True

    def _is_keeper(self, room: Room, table: Table) -> bool:
        """Does this node keep the table's clock and move its bots?"""
        return True

    def _is_needed(self, room: Room, at: int | None) -> bool:
        """Must the room stay, though nobody is there? `at` is when something is due."""
        return False

    # Faults.

    def _fault(self, code: str, error: Exception) -> None:
        self.on_fault(code, error)

    def _attend(self, room: Room, act: Callable[[], None]) -> None:
        """Do something at a table; what breaks there stays there."""
        try:
            act()
        except Exception as error:  # noqa: BLE001 whatever it was, the other tables go on
            self._broke(room, error)

    def _broke(self, room: Room, error: Exception) -> None:
        self._fault(room.code, error)
        self._mend(room)

    def _mend(self, room: Room) -> None:
        """Make the table anew from its entries; what waits is done then, and guests get a fresh view."""
        if self.rooms.get(room.code) is not room:
            return
        now = self._now
        room.faults = 1 if now - room.broke_at > FAULTS_FORGOTTEN else room.faults + 1
        room.broke_at = now
        if room.faults > MOST_FAULTS:
            self._give_up(room.code, BROKEN)
            return
        room.rests_until = room.time(now) + REST
        room.lose_table()
        # While entries are being stored it is not known what a table is: it is loaded when they are.
        if room.pending is None:
            self._load(room)

    def _give_up(self, code: str, why: NotPossible) -> None:
        """Let the guests come again, and answer whoever waits."""
        room = self.rooms.get(code)
        waiting: list[Request] = []
        if room is not None:
            self._close(room)
            waiting = [*([] if room.pending is None else [room.pending.request]), *room.waiting]
            # Storage may still answer: this room no longer listens.
            room.pending = None
            room.waiting.clear()
        for request in waiting:
            request.failed(why)
        self._turn_away(code, why)
        if room is not None:
            self._decide_doubts(room, self._now, why)
            for connection in list(room.guests):
                self.where.pop(connection, None)
                self.outbox.close(connection)

    # Requests.

    def _ask_at(self, code: str, request: Request, now: int) -> None:
        room = self._room(code, now)
        self._attend(room, partial(self.ask, room, request, room.time(now)))

    def ask(self, room: Room, request: Request, now: int) -> None:
        """Do it now, or when what is being stored is done."""
        if room.table is None or room.pending is not None:
            if len(room.waiting) >= MOST_WAITING:
                request.failed(NotPossible("busy"))
            else:
                room.waiting.append(request)
            return
        self._process(room, request, now)

    def _process(self, room: Room, request: Request, now: int) -> None:
        """Decide about a request: it is answered now, or when what comes of it is stored."""
        table = room.table
        assert table is not None
        try:
            pending = self._decide(table, request, now)
            self._limit(room, pending, now)
        except (NotPossible, Refused, BadMessage) as error:
            if not (self.is_shared and self._doubts(room, request, error)):
                request.failed(error)
        except Exception as error:  # noqa: BLE001 deciding changes nothing: the table is as it was
            self._fault(room.code, error)
            request.failed(BROKEN)
        else:
            self._carry_out(room, table, pending)

    def _decide(self, table: Table, request: Request, now: int) -> Pending:
        """What comes of a request, tried out as far as it could fail. Nothing is changed."""
        seat = request.seat(table)
        if request.id and seat is not None and request.id in table.at_seat(seat).ids:
            return Pending(request, [], NOTHING)
        decision = request.decide(table, seat, now)
        last = len(decision.facts) - 1
        at = max(now, table.at)
        made = [
            # The id stands with the last fact, so that all of them are there when it is known.
            Entry(table.version + 1 + number, at, seat, request.id if number == last else "", fact)
            for number, fact in enumerate(decision.facts)
        ]
        line = None
        if (decision.text or decision.reaction) and seat is not None:
            person = table.at_seat(seat).person
            said = (decision.text, decision.reaction)
            line = Line(table.last_line + 1, at, table.version, person, request.id, *said)
        phase = None
        for fact in decision.facts:
            # Nothing of this is so for a move, which most of them are.
            if not isinstance(fact, Moved):
                phase = fact.lists(table) or phase
                if fact.erases:
                    line = blank_line(table.last_line + 1, at, table.version)
        listed = msgspec.structs.replace(listing(table), phase=phase, updated=at) if phase is not None else None
        return Pending(request, made, decision, line, listed)

    def _limit(self, room: Room, pending: Pending, now: int) -> None:
        """Whoever changes or says much has to wait. Raises NotPossible."""
        request = pending.request
        if (
            self.has_limits
            and isinstance(request, SocketRequest)
            and (pending.decision.facts or pending.decision.is_talk or isinstance(request, HintRequest))
        ):
            seconds = room.wait(request.guest, request.message, now)
            if seconds:
                raise NotPossible("rate-limited", seconds=seconds)

    def _carry_out(self, room: Room, table: Table, pending: Pending) -> None:
        if pending.entries or pending.line is not None or pending.decision.is_push:
            self._store(room, pending)
            return
        request = pending.request
        seat = request.seat(table)
        before = None if seat is None else table.at_seat(seat).ids.get(request.id)
        request.done(table.version if before is None else before, "")

    # Storage.

    def _store(self, room: Room, pending: Pending) -> None:
        room.pending = pending
        rows = [Row(room.code, entry.seq, entry.at, write_entry(entry)) for entry in pending.entries]

        def told(fate: AppendResult, now: int) -> None:
            self._enter(now, partial(self._told, room, pending, fate, now))

        try:
            decided = pending.decision
            writing = Writing(
                rows,
                pending.listed,
                pending.line,
                decided.records,
                decided.results,
                decided.subscriptions,
                decided.unsubscriptions,
                decided.deals,
            )
            self.effects.append(room.code, writing, told)
        except Exception as error:  # noqa: BLE001 then nothing is stored, and whoever asked is told so
            self._fault(room.code, error)
            told("failed", self._now)

    def _told(self, room: Room, pending: Pending, fate: AppendResult, now: int) -> None:
        """How it went; of no interest where the room has been given up since."""
        if room.pending is not pending:
            return
        room.pending = None
        try:
            if fate == "stored":
                self._stored(room, pending, room.time(now))
            else:
                self._not_stored(room, pending, fate, room.time(now))
        except Exception as error:  # noqa: BLE001 see _attend, which costs a call more
            self._broke(room, error)

    def _stored(self, room: Room, pending: Pending, now: int) -> None:
        """The entries of a table are safe: only now do they happen, and only now is anybody told."""
        room.tries = 0
        # First the answer: whoever leaves still hears that it is done.
        version = pending.entries[-1].seq if pending.entries else 0 if room.table is None else room.table.version
        pending.request.done(version, pending.decision.code)
        if self.is_shared:
            self._tell_stored(room, pending)
        if room.is_new:
            room.is_new = False
            room.table = load(pending.entries)
            if self.is_shared:
                # From now on notices of it are heard.
                self._load(room)
            # Somebody may have found it in storage before we were told.
            self._welcome(room, now - room.ahead)
        elif room.table is None:
            # Something broke while they were being stored.
            self._load(room)
            return
        else:
            self.happen(room, room.table, pending, now)
        self._go_on(room, now)

    def happen(self, room: Room, table: Table, pending: Pending, now: int) -> None:
        """Take what is stored, and tell everybody."""
        if pending.line is not None and (said := table.hear(pending.line)) is not None:
            room.tell_event(said, now)
        is_table_changed = False
        is_by_the_day = table.settings.pace in BY_THE_DAY
        before = person_to_move(table) if is_by_the_day else None
        for entry in pending.entries:
            happened = self._take(room, table, entry, pending.decision.ready)
            room.publish(happened, entry.fact, now)
            is_table_changed |= happened.is_table_changed
        if is_table_changed:
            self.effects.relist(listing(table))
        if is_by_the_day and pending.entries:
            self._tell_the_absent(room, table, before, now)

    def _tell_the_absent(self, room: Room, table: Table, before: int | None, now: int) -> None:
        """Only here, where a turn begins: whoever loads the table again, after a restart too, tells nobody again."""
        notice = turn_notice(table, before, room.present, room.presence(), now)
        if notice is not None:
            self.effects.notify(notice)

    def _take(self, room: Room, table: Table, entry: Entry, ready: Ready | None) -> Happened:
        if isinstance(entry.fact, Moved):
            self.moves += 1
        happened = table.take(entry, ready)
        if entry.fact.erases:
            self.effects.forget(room.code, entry.seq)
        return happened

    def _not_stored(self, room: Room, pending: Pending, fate: AppendResult, now: int) -> None:
        """Nothing happened: somebody else wrote first, so look again; or storage failed, so say so."""
        room.tries += 1
        if room.is_new:
            room.waiting.insert(0, pending.request)
            self._give_up(room.code, NotPossible("not-stored"))
            return
        if fate == "conflict" and room.tries < MOST_TRIES:
            # What a table does by itself is decided anew when it is looked at, if it is still this node's to do.
            if isinstance(pending.request, NoReply):
                room.thinking = None
            else:
                room.waiting.insert(0, pending.request)
            here = now - room.ahead
            if self._is_explained(room, pending, now):
                self._go_on(room, room.time(here))
            else:
                self._reload(room)
            return
        room.tries = 0
        # A bot's move is asked for again, and nothing that comes by itself is tried again at once.
        room.thinking = None
        room.rests_until = now + REST
        pending.request.failed(NotPossible("not-stored"))
        # It may be stored all the same, if storage was lost in the middle of its answer.
        self._reload(room)

    def _is_explained(self, room: Room, pending: Pending, now: int) -> bool:
        """Has another node told what it stored under these numbers? Then nothing need be read."""
        table = room.table
        if table is None or room.shared is None:
            return False
        self._hear_kept(room, now)
        entries, line = pending.entries, pending.line
        return bool(entries and entries[0].seq <= table.version) or (
            line is not None and line.number <= table.last_line
        )

    def _reload(self, room: Room) -> None:
        room.lose_table()
        self._load(room)

    def _load(self, room: Room) -> None:
        """Read a table, once at a time: what was read before this may be older than what has been shown."""
        if room.is_loading and self._now < room.loading_since + PATIENCE:
            room.must_load_again = True
            return
        room.must_load_again = False
        room.loads += 1
        room.loading_since = self._now
        self.effects.load(room.code)

    # Rooms.

    def _revive(self, code: str, now: int) -> None:
        self._room(code, now)

    def _room(self, code: str, now: int) -> Room:
        room = self.rooms.get(code)
        if room is None:
            room = self._open(code, now)
            self._load(room)
        return room

    def _open(self, code: str, now: int) -> Room:
        room = self.rooms[code] = Room(code)
        room.since = self._since(now)
        return room

    def _close(self, room: Room) -> None:
        """Forget the room: it can be made again from the entries."""
        del self.rooms[room.code]

    def _since(self, now: int) -> int:
        """When this hall began, so that nobody loses time to a restart."""
        self._began = self._began or now
        return self._began

    def _loaded(self, code: str, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        room = self.rooms.get(code)
        if room is None or not room.is_loading:
            return
        room.loads_answered = room.loads
        if room.pending is not None:
            # What is being stored may be later: it is read when that is done.
            room.must_load_again = self.is_shared
        elif room.table is not None:
            self._attend(room, partial(self._catch_up, room, rows, lines, now))
        elif room.must_load_again:
            self._load(room)
        elif rows and rows[-1].seq < room.known:
            # Read before what was shown was stored: a table never runs back.
            self._timers.set(code, now + REST)
        elif rows:
            self._attend(room, partial(self._set_up, room, rows, lines, now))
        else:
            self._give_up(code, NotPossible("no-such-table", table=code))

    def _not_loaded(self, code: str, now: int) -> None:
        """Whoever waits is told so; for those who were there before it is tried again."""
        room = self.rooms.get(code)
        why = NotPossible("not-stored")
        if room is not None:
            room.loads_answered = room.loads
        if room is not None and (room.table is not None or room.pending is not None):
            if self.is_shared:
                self._turn_away(code, why)
                self._decide_doubts(room, now, why)
            return
        if room is None or not (room.guests or self._is_needed(room, now)):
            self._give_up(code, why)
            return
        waiting = list(room.waiting)
        room.waiting.clear()
        for request in waiting:
            request.failed(why)
        self._turn_away(code, why)
        self._timers.set(code, now + REST)

    def _set_up(self, room: Room, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        """A table from what is stored of it; those who are there already see it afresh."""
        stored = [read_entry(row.body) for row in rows]
        table = load(stored)
        for line in lines:
            table.hear(line)
        room.table = table
        room.loads_taken = room.loads_answered
        room.ahead = max(0, table.at - now)
        room.since = self._since(now) + room.ahead
        room.forget()
        room.reseat(table, room.time(now))
        for entry in stored:
            # Erased again, should the server have stopped before it was done.
            if entry.fact.erases:
                self.effects.forget(room.code, entry.seq)
        for guest in room.guests.values():
            guest.send(room.greeting(guest.seat, None, room.time(now)))
        self._welcome(room, now)
        self._go_on(room, room.time(now))

    def _go_on(self, room: Room, now: int) -> None:
        """The next request, if one waits; then whatever the table does by itself."""
        if room.shared is not None:
            now = self._hear_kept(room, now)
        while room.waiting and room.pending is None and room.table is not None:
            self._process(room, room.waiting.pop(0), now)
        self._look(room, now)

    # Time.

    def _tick(self, now: int) -> None:
        while (code := self._timers.due(now)) is not None:
            room = self.rooms.get(code)
            if room is None:
                # Where there are other nodes, a room that had something to do has not been dropped.
                if not self.is_shared:
                    self._revive(code, now)
            elif room.table is None and room.pending is None:
                if not room.is_loading:
                    self._load(room)
            elif room.wake is not None and room.wake > room.time(now):
                self._set_wake(room, room.wake)
            elif room.wake is not None:
                self._attend(room, partial(self._look, room, room.time(now)))

    def _look(self, room: Room, now: int) -> None:
        """What the table does by itself now, and when it is to be looked at next."""
        # By a name of its own: compiled code takes an attribute that was None for None until it is set right here.
        table, pending = room.table, room.pending
        if table is None or pending is not None:
            return
        if now < room.rests_until:
            self._set_wake(room, room.rests_until)
            return
        presence = room.presence()
        at, remind_at = clock.when(table, presence)
        if not room.guests:
            remind_at = None
        is_keeper = not self.is_shared or self._is_keeper(room, table)
        if is_keeper and at is not None and at <= now:
            self.ask(room, ClockRequest(room.presence, self.effects.entropy), now)
            if room.pending is None:
                # It could not be done: after a while it is tried again.
                self._set_wake(room, now + REST)
            return
        if remind_at is not None and not room.reminded and remind_at <= now:
            self._remind(room, table, at, now)
        hints_at = self.hints.look(room.hints, table, now) if room.hints.waiting else None
        times = (at if is_keeper else None, None if room.reminded else remind_at, hints_at)
        wakes = [time for time in times if time is not None]
        bot = self.bots.look(room, table, now) if is_keeper else None
        if isinstance(bot, BotMoveRequest):
            self.ask(room, bot, now)
            if room.pending is None:
                # Its move could not be carried out: after a while it is to think again.
                self.bots.failed(room, table, now)
                wakes.append(now + REST)
        elif bot is not None:
            wakes.append(bot)
        if room.pending is None:
            self._set_wake(room, min(wakes, default=None))
            if room.is_idle() and not (self.is_shared and self._is_needed(room, at)):
                self._close(room)

    def _set_wake(self, room: Room, at: int | None) -> None:
        room.wake = at
        if at is not None:
            self._timers.set(room.code, at - room.ahead)

    def _remind(self, room: Room, table: Table, at: int | None, now: int) -> None:
        room.reminded = True
        number = clock.awaited(table)
        if number is not None:
            room.tell(server.Reminder(number, None if at is None else max(0, at - now)), number)

    def _thought(self, thought: Thought, now: int) -> None:
        room = self.rooms.get(thought.table)
        if room is not None and room.table is not None:
            self._attend(room, partial(self._answer_of_bot, room, room.table, thought, room.time(now)))

    def _answer_of_bot(self, room: Room, table: Table, thought: Thought, now: int) -> None:
        if thought.wants == "hint":
            self.hints.thought(room.hints, table, thought)
        elif self._has_lease(room):
            self.bots.thought(room, table, thought, now)
        self._look(room, now)
