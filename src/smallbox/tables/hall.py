"""All tables of a server, without I/O: sockets and requests come in, effects go out, time is an argument."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from smallbox.core.errors import Refused
from smallbox.tables import clock, entries
from smallbox.tables.arrivals import Arrivals
from smallbox.tables.bot_turns import BotTurns, Manners
from smallbox.tables.decide import Decision, create, new_code
from smallbox.tables.effects import Connection, Effects, Fate, Row, Thought
from smallbox.tables.post import Porch
from smallbox.tables.requests import (
    Creation,
    FromBot,
    FromClock,
    FromHttp,
    FromSocket,
    FromTheGone,
    Guest,
    Reply,
    Request,
    Unasked,
    answer_to,
)
from smallbox.tables.room import MOST_SOCKETS, MOST_WAITING, Pending, Room
from smallbox.tables.seats import hash_of
from smallbox.tables.show import listing
from smallbox.tables.table import Happened, Ready, Table, load
from smallbox.tables.talk import Line
from smallbox.tables.wakes import Wakes
from smallbox.wire import client, http, server
from smallbox.wire.client import Phase
from smallbox.wire.codec import BadMessage, NotPossible, decode, encode, id_of

#: how often a lost race for an entry's number is run again
MOST_TRIES = 8
#: after storage failed or something broke, a table does nothing by itself for this long, in milliseconds
REST = 1000
#: a table that breaks so often in a row is given up until somebody comes to it again
MOST_FAULTS = 3
#: and what was longer ago than this is not in a row
FAULTS_FORGOTTEN = 60_000
#: facts that change how a table is listed, and to which phase
LISTED: dict[type, Phase] = {entries.Began: "playing", entries.Again: "lobby", entries.Stopped: "over"}
BROKEN = NotPossible("server-failed")


class Hall:
    """Routes what comes to its table, and what a table does to the world; knows nothing of games.

    A fault never leaves the hall: one that a request causes refuses that request; one at a table has the table made
    anew from its entries, and those who are there get a fresh view.
    """

    def __init__(self, effects: Effects, manners: Manners | None = None) -> None:
        self.effects = effects
        self.bots = BotTurns(effects, manners or Manners())
        self.rooms: dict[str, Room] = {}
        self.where: dict[Connection, Room] = {}
        #: told after each stored move, and of each bug that was survived
        self.on_move: Callable[[], None] = lambda: None
        self.on_fault: Callable[[str, Exception], None] = lambda _table, _error: None
        self._porch = Porch(self._gone, lambda error: self._fault("", error))
        self.post = self._porch.post
        self._wakes = Wakes()
        self._arrivals = Arrivals()
        self._began = 0
        self._now = 0

    # What comes in. `now` never runs back while a hall lives.

    def received(self, connection: Connection, data: bytes, now: int) -> None:
        """A message came; it is always answered, once."""
        self._enter(now, partial(self._received, connection, data, now))

    def closed(self, connection: Connection, now: int) -> None:
        """A socket is gone."""
        self._enter(now, partial(self._closed, connection, now))

    def create(
        self, body: http.CreateTable, reply: Callable[[tuple[str, int] | NotPossible | Refused], None], now: int
    ) -> None:
        """Make a table; the reply is its code and the maker's seat."""
        self._enter(now, partial(self._create, body, reply, now))

    def join(self, code: str, body: http.JoinTable | http.TakeOver, reply: Reply, now: int) -> None:
        """Sit down, or come with a one-time code."""
        self._enter(now, lambda: self._ask_at(code, FromHttp(body, reply, self.post), now))

    def forget(self, code: str, secret: str, reply: Reply, now: int) -> None:
        """Erase the name and words of whoever has this secret, present or gone."""
        self._enter(now, lambda: self._ask_at(code, FromTheGone(secret, reply, self.post), now))

    def loaded(self, code: str, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        """The entries and the talk of a table; none where there is no such table."""
        self._enter(now, partial(self._loaded, code, rows, lines, now))

    def not_loaded(self, code: str, now: int) -> None:
        """Storage could not be read: whoever waits is told so and may try again."""
        self._enter(now, lambda: self._give_up(code, NotPossible("not-stored")))

    def thought(self, thought: Thought, now: int) -> None:
        """A bot's answer."""
        self._enter(now, partial(self._thought, thought, now))

    def revive(self, code: str, now: int) -> None:
        """A table that was running when the server stopped goes on."""
        self._enter(now, partial(self._revive, code, now))

    def tick(self, now: int) -> None:
        """Look at every table whose time has come."""
        self._enter(now, partial(self._tick, now))

    def next_wake(self) -> int | None:
        return self._wakes.next()

    def shut_down(self) -> None:
        """Say goodbye to everybody."""
        self._enter(self._now, self._say_goodbye)

    def _enter(self, now: int, call: Callable[[], None]) -> None:
        self._now = max(self._now, now)
        self._porch.enter(call)

    # Faults.

    def _fault(self, code: str, error: Exception) -> None:
        self.on_fault(code, error)

    def _attend(self, room: Room, act: Callable[[], None]) -> None:
        """Do something at a table; what breaks there stays there."""
        try:
            act()
        except Exception as error:  # noqa: BLE001 whatever it was, the other tables go on
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
        room.table = None
        # While entries are being stored it is not known what a table is: it is loaded when they are.
        if room.pending is None:
            self.effects.load(room.code)

    def _give_up(self, code: str, why: NotPossible) -> None:
        """Let the guests come again, and answer whoever waits."""
        room = self.rooms.pop(code, None)
        waiting: list[Request] = []
        if room is not None:
            waiting = [*([] if room.pending is None else [room.pending.request]), *room.waiting]
            # Storage may still answer: this room no longer listens.
            room.pending = None
            room.waiting.clear()
        for request in waiting:
            request.failed(why)
        self._turn_away(code, why)
        if room is not None:
            for connection in list(room.guests):
                self.where.pop(connection, None)
                self.post.close(connection)

    def _turn_away(self, code: str, why: NotPossible) -> None:
        """Answer those who wait for a table that does not come, and everything that they have said since."""
        for connection, message, said in self._arrivals.take(code):
            self._tell(connection, answer_to(message.id, why))
            for data in said:
                self._tell(connection, answer_to(id_of(data), why))

    def _tell(self, connection: Connection, message: server.ServerMessage) -> None:
        self.post.send(connection, encode(message))

    # Sockets.

    def _received(self, connection: Connection, data: bytes, now: int) -> None:
        try:
            message = decode(data)
        except BadMessage as error:
            self._tell(connection, answer_to(id_of(data), error))
            return
        room = self.where.get(connection)
        if isinstance(message, client.Hello):
            self._arrive(connection, message, room, now)
        elif connection in self._arrivals:
            if not self._arrivals.keep(connection, data):
                self._tell(connection, answer_to(message.id, NotPossible("busy")))
        elif room is None or (guest := room.guests.get(connection)) is None:
            self._tell(connection, answer_to(message.id, NotPossible("say-hello-first")))
        elif isinstance(message, client.Drawn):
            self._tell(connection, server.Done(message.id, 0 if room.table is None else room.table.version))
            self._attend(room, partial(self._drawn, room, guest, message, room.time(now)))
        else:
            seen = 0 if room.table is None else room.table.version
            request = FromSocket(guest, message, self.effects.entropy, seen)
            self._attend(room, partial(self.ask, room, request, room.time(now)))

    def _gone(self, connection: Connection) -> None:
        """It could not be written to."""
        self._closed(connection, self._now)

    def _closed(self, connection: Connection, now: int) -> None:
        self._arrivals.remove(connection)
        room = self.where.pop(connection, None)
        if room is not None and room.leave(connection):
            self._attend(room, partial(self._left, room, room.time(now)))

    def _left(self, room: Room, now: int) -> None:
        room.tell_presence()
        self._look(room, now)

    def _arrive(self, connection: Connection, message: client.Hello, room: Room | None, now: int) -> None:
        if room is not None or connection in self._arrivals:
            self._tell(connection, answer_to(message.id, NotPossible("already-here")))
            return
        self._arrivals.add(connection, message)
        room = self._room(message.table, now)
        if room.table is not None:
            self._welcome(room, now)
            self._attend(room, partial(self._look, room, room.time(now)))

    def _welcome(self, room: Room, now: int) -> None:
        """Those who waited for the table to be loaded come in."""
        for connection, message, said in self._arrivals.take(room.code):
            if room.table is not None:
                self._attend(room, partial(self._admit, room, connection, message, room.time(now)))
            if room.table is None and connection not in self.where:
                # Something broke meanwhile: they wait for the table that is made anew.
                self._arrivals.add(connection, message, said)
                continue
            for data in said:
                self.received(connection, data, now)
        if self.rooms.get(room.code) is not room:
            self._turn_away(room.code, BROKEN)

    def _admit(self, room: Room, connection: Connection, message: client.Hello, now: int) -> None:
        table = room.table
        assert table is not None
        hashed = "" if message.secret is None else hash_of(message.secret)
        seat = table.seat_of(hashed) if hashed else None
        if hashed and seat is None:
            self._tell(connection, answer_to(message.id, NotPossible("not-your-seat")))
            return
        if len(room.guests) >= MOST_SOCKETS:
            self._tell(connection, answer_to(message.id, NotPossible("too-many-sockets")))
            return
        greeting = room.greeting(seat, message.version, now)
        guest = Guest(connection, hashed, seat, self.post)
        room.enter(guest)
        self.where[connection] = room
        guest.send(encode(server.Done(message.id, table.version)))
        guest.send(greeting)
        room.tell_presence()
        if seat is not None and table.at_seat(seat).is_away:
            self.ask(room, Unasked(guest, client.Back(""), self.effects.entropy), now)

    def _drawn(self, room: Room, guest: Guest, message: client.Drawn, now: int) -> None:
        table = room.table
        if table is not None and guest.seat is not None and room.shown_at <= message.version <= table.version:
            room.drawn.setdefault(guest.seat, now)
        self._look(room, now)

    def _say_goodbye(self) -> None:
        data = encode(server.Bye("shutdown"))
        for connection in list(self.where):
            self.post.send(connection, data)
            self.post.close(connection)

    # Requests.

    def _create(
        self, body: http.CreateTable, reply: Callable[[tuple[str, int] | NotPossible | Refused], None], now: int
    ) -> None:
        code = new_code(self.effects.entropy)
        try:
            made = create(body, code, self.effects.entropy)
            stored = [entries.Entry(number, now, None, "", fact) for number, fact in enumerate(made, 1)]
            listed = listing(load(stored))
        except (NotPossible, Refused) as error:
            self.post.reply(reply, error)
            return
        except Exception as error:  # noqa: BLE001 whatever it was, whoever asked is answered
            self._fault("", error)
            self.post.reply(reply, BROKEN)
            return
        room = self.rooms[code] = Room(code)
        room.is_new = True
        room.since = self._since(now)
        creation = Creation(lambda answer: reply((code, answer) if isinstance(answer, int) else answer), self.post)
        self._store(room, Pending(creation, stored, Decision(made), listed=listed))

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
            request.failed(error)
        except Exception as error:  # noqa: BLE001 deciding changes nothing: the table is as it was
            self._fault(room.code, error)
            request.failed(BROKEN)
        else:
            self._carry_out(room, table, pending, now)

    def _decide(self, table: Table, request: Request, now: int) -> Pending:
        """What comes of a request, tried out as far as it could fail. Nothing is changed."""
        seat = request.seat(table)
        if request.id and seat is not None and request.id in table.at_seat(seat).ids:
            return Pending(request, [], Decision([]))
        decision = request.decide(table, now)
        last = len(decision.facts) - 1
        at = max(now, table.at)
        made = [
            # The id stands with the last fact, so that all of them are there when it is known.
            entries.Entry(table.version + 1 + number, at, seat, request.id if number == last else "", fact)
            for number, fact in enumerate(decision.facts)
        ]
        line = None
        if decision.text and seat is not None:
            line = Line(table.last_line + 1, at, table.at_seat(seat).person, request.id, decision.text)
        phases = [LISTED[type(fact)] for fact in decision.facts if type(fact) in LISTED]
        listed = msgspec.structs.replace(listing(table), phase=phases[-1]) if phases else None
        return Pending(request, made, decision, line, listed, table.prepare(decision.facts, decision.move))

    def _limit(self, room: Room, pending: Pending, now: int) -> None:
        """Whoever changes or says much has to wait. Raises NotPossible."""
        request = pending.request
        if isinstance(request, FromSocket) and (pending.decision.facts or pending.decision.is_talk):
            seconds = room.wait(request.guest, request.message, now)
            if seconds:
                raise NotPossible("rate-limited", seconds=seconds)

    def _carry_out(self, room: Room, table: Table, pending: Pending, now: int) -> None:
        request, decision = pending.request, pending.decision
        seat = request.seat(table)
        if pending.entries or pending.line is not None:
            self._store(room, pending)
            return
        before = None if seat is None else table.at_seat(seat).ids.get(request.id)
        request.done(table.version if before is None else before, "")
        if decision.reaction is not None and seat is not None:
            table.at_seat(seat).remember(request.id, table.version)
            room.tell_event(server.Reacted(seat, decision.reaction), now)

    # Storage.

    def _store(self, room: Room, pending: Pending) -> None:
        room.pending = pending
        rows = [Row(room.code, entry.seq, entry.at, entries.write_entry(entry)) for entry in pending.entries]

        def told(fate: Fate, now: int) -> None:
            self._enter(now, partial(self._told, room, pending, fate, now))

        try:
            self.effects.append(room.code, rows, pending.listed, pending.line, told)
        except Exception as error:  # noqa: BLE001 then nothing is stored, and whoever asked is told so
            self._fault(room.code, error)
            told("failed", self._now)

    def _told(self, room: Room, pending: Pending, fate: Fate, now: int) -> None:
        """How it went; of no interest where the room has been given up since."""
        if room.pending is not pending:
            return
        room.pending = None
        act = self._stored if fate == "stored" else self._not_stored
        self._attend(room, partial(act, room, pending, fate, room.time(now)))

    def _stored(self, room: Room, pending: Pending, _fate: Fate, now: int) -> None:
        """The entries of a table are safe: only now do they happen, and only now is anybody told."""
        room.tries = 0
        # First the answer: whoever leaves still hears that it is done.
        version = pending.entries[-1].seq if pending.entries else 0 if room.table is None else room.table.version
        pending.request.done(version, pending.decision.code)
        if room.is_new:
            room.is_new = False
            room.table = load(pending.entries)
        elif room.table is None:
            # Something broke while they were being stored.
            self.effects.load(room.code)
            return
        else:
            self.happen(room, room.table, pending, now)
        self._go_on(room, now)

    def happen(self, room: Room, table: Table, pending: Pending, now: int) -> None:
        """Take what is stored, and tell everybody."""
        if pending.line is not None and (said := table.hear(pending.line)) is not None:
            room.tell_event(said, now)
        is_table_changed = False
        for entry in pending.entries:
            happened = self._take(room, table, entry, pending.ready)
            room.publish(happened, entry.fact, now)
            is_table_changed |= happened.is_table_changed
        if is_table_changed:
            self.effects.relist(listing(table))

    def _take(self, room: Room, table: Table, entry: entries.Entry, ready: Ready | None) -> Happened:
        fact = entry.fact
        if isinstance(fact, entries.Moved):
            self.on_move()
        elif isinstance(fact, entries.TookBack | entries.Began):
            room.told.clear()
        happened = table.take(entry, ready)
        if isinstance(fact, entries.Forgotten | entries.Erased):
            self.effects.forget(room.code, entry.seq)
        return happened

    def _not_stored(self, room: Room, pending: Pending, fate: Fate, now: int) -> None:
        """Nothing happened: somebody else wrote first, so look again; or storage failed, so say so."""
        room.tries += 1
        if room.is_new:
            pending.request.failed(NotPossible("not-stored"))
            self._drop(room)
            return
        if fate == "conflict" and room.tries < MOST_TRIES:
            room.waiting.appendleft(pending.request)
            self._reload(room)
            return
        room.tries = 0
        # A bot's move is asked for again, and nothing that comes by itself is tried again at once.
        room.thinking = None
        room.rests_until = now + REST
        pending.request.failed(NotPossible("not-stored"))
        # It may be stored all the same, if storage was lost in the middle of its answer.
        self._reload(room)

    def _reload(self, room: Room) -> None:
        room.table = None
        self.effects.load(room.code)

    # Rooms.

    def _revive(self, code: str, now: int) -> None:
        self._room(code, now)

    def _room(self, code: str, now: int) -> Room:
        room = self.rooms.get(code)
        if room is None:
            room = self.rooms[code] = Room(code)
            room.since = self._since(now)
            self.effects.load(code)
        return room

    def _since(self, now: int) -> int:
        """When this hall began, so that nobody loses time to a restart."""
        self._began = self._began or now
        return self._began

    def _loaded(self, code: str, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        room = self.rooms.get(code)
        if room is None or room.table is not None or room.pending is not None:
            return
        if rows:
            self._attend(room, partial(self._set_up, room, rows, lines, now))
        else:
            self._turn_away(code, NotPossible("no-such-table", table=code))
            self._drop(room)

    def _set_up(self, room: Room, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        """A table from what is stored of it; those who are there already see it afresh."""
        stored = [entries.read_entry(row.body) for row in rows]
        table = load(stored)
        for line in lines:
            table.hear(line)
        room.table = table
        room.ahead = max(0, table.at - now)
        room.since = self._since(now) + room.ahead
        room.forget()
        room.reseat(table)
        for entry in stored:
            # Erased again, should the server have stopped before it was done.
            if isinstance(entry.fact, entries.Forgotten | entries.Erased):
                self.effects.forget(room.code, entry.seq)
        for guest in room.guests.values():
            guest.send(room.greeting(guest.seat, None, room.time(now)))
        self._welcome(room, now)
        self._go_on(room, room.time(now))

    def _drop(self, room: Room) -> None:
        for request in room.waiting:
            request.failed(NotPossible("no-such-table", table=room.code))
        self.rooms.pop(room.code, None)

    def _go_on(self, room: Room, now: int) -> None:
        """The next request, if one waits; then whatever the table does by itself."""
        while room.waiting and room.pending is None and room.table is not None:
            self._process(room, room.waiting.popleft(), now)
        self._look(room, now)

    # Time.

    def _tick(self, now: int) -> None:
        while (code := self._wakes.due(now)) is not None:
            room = self.rooms.get(code)
            if room is None:
                self._revive(code, now)
            elif room.wake is not None and room.wake > room.time(now):
                self._set_wake(room, room.wake)
            elif room.wake is not None:
                self._attend(room, partial(self._look, room, room.time(now)))

    def _look(self, room: Room, now: int) -> None:
        """What the table does by itself now, and when it is to be looked at next."""
        table = room.table
        if table is None or room.pending is not None:
            return
        if now < room.rests_until:
            self._set_wake(room, room.rests_until)
            return
        presence = room.presence()
        at, remind_at = clock.when(table, presence)
        if not room.guests:
            remind_at = None
        if at is not None and at <= now:
            self.ask(room, FromClock(room.presence, self.effects.entropy), now)
            return
        if remind_at is not None and not room.reminded and remind_at <= now:
            self._remind(room, table, at, now)
        wakes = [time for time in (at, None if room.reminded else remind_at) if time is not None]
        bot = self.bots.look(room, table, now)
        if isinstance(bot, FromBot):
            self.ask(room, bot, now)
            if room.pending is None:
                # Its move could not be carried out: after a while it is to think again.
                self.bots.failed(room, table, now)
                wakes.append(now + REST)
        elif bot is not None:
            wakes.append(bot)
        if room.pending is None:
            self._set_wake(room, min(wakes, default=None))
            if room.is_idle():
                del self.rooms[room.code]

    def _set_wake(self, room: Room, at: int | None) -> None:
        room.wake = at
        if at is not None:
            self._wakes.set(room.code, at - room.ahead)

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
        self.bots.thought(room, table, thought, now)
        self._look(room, now)
