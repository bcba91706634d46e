"""All tables of a server, without I/O: sockets and requests come in, effects go out, time is an argument."""

import heapq
from collections.abc import Callable, Sequence

import msgspec

from smallbox.core.errors import Refused
from smallbox.core.messages import Move
from smallbox.tables import clock, entries
from smallbox.tables.arrivals import Arrivals
from smallbox.tables.bot_turns import BotTurns, Manners
from smallbox.tables.decide import Decision, create, new_code
from smallbox.tables.effects import Connection, Effects, Listing, Row, Thought
from smallbox.tables.requests import (
    Creation,
    Deaf,
    FromBot,
    FromClock,
    FromHttp,
    FromSocket,
    Guest,
    Reply,
    Request,
    answer_to,
)
from smallbox.tables.room import MOST_SOCKETS, MOST_WAITING, Pending, Room
from smallbox.tables.seats import hash_of
from smallbox.tables.show import listing
from smallbox.tables.table import Happened, Table, load
from smallbox.wire import client, http, server
from smallbox.wire.client import Phase
from smallbox.wire.codec import BadMessage, NotPossible, decode, encode, id_of

#: how often a lost race for an entry's number is run again
MOST_TRIES = 8
#: after storage failed a table does nothing by itself for this long, in milliseconds
REST = 1000
#: facts that change how a table is listed, and to which phase
LISTED: dict[type, Phase] = {entries.Began: "playing", entries.Again: "lobby", entries.Stopped: "over"}


class Hall:
    """Routes what comes to its table, and what a table does to the world; knows nothing of games."""

    def __init__(self, effects: Effects, manners: Manners | None = None) -> None:
        self.effects = effects
        self.bots = BotTurns(effects, manners or Manners())
        self.rooms: dict[str, Room] = {}
        self.where: dict[Connection, Room] = {}
        self._heap: list[tuple[int, str]] = []
        #: the time in the heap that counts, by table
        self._queued: dict[str, int] = {}
        self._arrivals = Arrivals()
        self._began = 0
        #: how many answers of storage are to be ignored, by table
        self._given_up: dict[str, int] = {}
        #: told after each stored move
        self.on_move: Callable[[], None] = lambda: None

    # Sockets.

    def received(self, connection: Connection, data: bytes, now: int) -> None:
        """A message came; it is always answered."""
        try:
            message = decode(data)
        except BadMessage as error:
            connection.send(encode(answer_to(id_of(data), error)))
            return
        room = self.where.get(connection)
        if connection in self._arrivals and not isinstance(message, client.Hello):
            if not self._arrivals.keep(connection, data):
                connection.send(encode(answer_to(message.id, NotPossible("busy"))))
        elif isinstance(message, client.Hello):
            self._arrive(connection, message, room, now)
        elif room is None or (guest := room.guests.get(connection)) is None:
            connection.send(encode(answer_to(message.id, NotPossible("say-hello-first"))))
        elif isinstance(message, client.Drawn):
            self._drawn(room, guest, message, now)
        else:
            self.ask(room, FromSocket(guest, message, self.effects.entropy), now)

    def closed(self, connection: Connection, now: int) -> None:
        """A socket is gone."""
        self._arrivals.remove(connection)
        room = self.where.pop(connection, None)
        if room is not None and room.leave(connection):
            room.tell_presence()
            self._look(room, now)

    def _arrive(self, connection: Connection, message: client.Hello, room: Room | None, now: int) -> None:
        if room is not None or connection in self._arrivals:
            connection.send(encode(answer_to(message.id, NotPossible("already-here"))))
            return
        self._arrivals.add(connection, message)
        room = self._room(message.table, now)
        if room.table is not None:
            self._welcome(room, now)

    def _welcome(self, room: Room, now: int) -> None:
        """Those who waited for the table to be loaded come in."""
        for connection, message, said in self._arrivals.take(room.code):
            self._admit(room, connection, message, now)
            for data in said:
                self.received(connection, data, now)

    def _admit(self, room: Room, connection: Connection, message: client.Hello, now: int) -> None:
        table = room.table
        hashed = "" if message.secret is None else hash_of(message.secret)
        error: NotPossible | None = None
        seat: int | None = None
        if table is None:
            error = NotPossible("no-such-table", table=message.table)
        else:
            seat = table.seat_of(hashed) if hashed else None
            if hashed and seat is None:
                error = NotPossible("not-your-seat")
            elif len(room.guests) >= MOST_SOCKETS:
                error = NotPossible("too-many-sockets")
        if error is not None or table is None:
            connection.send(encode(answer_to(message.id, error or NotPossible("busy"))))
            return
        guest = Guest(connection, hashed, seat)
        room.enter(guest)
        self.where[connection] = room
        connection.send(encode(server.Done(message.id, table.version)))
        room.welcome(guest, message.version, now)
        room.tell_presence()
        if seat is not None and table.at_seat(seat).is_away:
            self.ask(room, FromSocket(guest, client.Back(""), self.effects.entropy, Deaf(connection)), now)
        self._look(room, now)

    def _drawn(self, room: Room, guest: Guest, message: client.Drawn, now: int) -> None:
        table = room.table
        if table is not None and guest.seat is not None and room.shown_at <= message.version <= table.version:
            room.drawn.setdefault(guest.seat, now)
        guest.connection.send(encode(server.Done(message.id, 0 if table is None else table.version)))
        self._look(room, now)

    # Requests.

    def create(
        self, body: http.CreateTable, reply: Callable[[tuple[str, int] | NotPossible | Refused], None], now: int
    ) -> None:
        """Make a table; the reply is its code and the maker's seat."""
        code = new_code(self.effects.entropy)
        try:
            made = create(body, code, self.effects.entropy)
        except (NotPossible, Refused) as error:
            reply(error)
            return
        room = self.rooms[code] = Room(code)
        room.since = self._since(now)
        creation = Creation(lambda answer: reply((code, answer) if isinstance(answer, int) else answer))
        stored = [entries.Entry(number, now, None, "", fact) for number, fact in enumerate(made, 1)]
        self._store(room, Pending(creation, stored, Decision(made)), listing(load(stored)))

    def join(self, code: str, body: http.JoinTable | http.TakeOver, reply: Reply, now: int) -> None:
        """Sit down, or come with a one-time code."""
        self.ask(self._room(code, now), FromHttp(body, reply), now)

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
        table = room.table
        assert table is not None
        seat = request.seat(table)
        if request.id and seat is not None and (before := table.at_seat(seat).ids.get(request.id)) is not None:
            request.done(before, "")
            return
        try:
            decision = request.decide(table, now)
        except (NotPossible, Refused, BadMessage) as error:
            request.failed(error)
            return
        if not decision.facts:
            request.done(table.version, "")
            return
        last = len(decision.facts) - 1
        stored = [
            # The id stands with the last fact, so that all of them are there when it is known.
            entries.Entry(
                table.version + 1 + number, max(now, table.at), seat, request.id if number == last else "", fact
            )
            for number, fact in enumerate(decision.facts)
        ]
        phases = [LISTED[type(fact)] for fact in decision.facts if type(fact) in LISTED]
        listed = msgspec.structs.replace(listing(table), phase=phases[-1]) if phases else None
        self._store(room, Pending(request, stored, decision), listed)

    def _store(self, room: Room, pending: Pending, listed: Listing | None) -> None:
        room.pending = pending
        rows = [Row(room.code, entry.seq, entry.at, entries.write_entry(entry)) for entry in pending.entries]
        self.effects.append(room.code, rows, listed)

    def stored(self, code: str, now: int) -> None:
        """The entries of a table are safe: only now do they happen, and only now is anybody told."""
        room, pending = self._answered(code)
        if room is None or pending is None:
            return
        room.tries = 0
        self.happen(room, pending, now)
        self._go_on(room, now)

    def _answered(self, code: str) -> tuple[Room | None, Pending | None]:
        """The room whose entries storage speaks of; none where it has been given up since."""
        if self._given_up.get(code):
            self._given_up[code] -= 1
            return None, None
        room = self.rooms.get(code)
        if room is None:
            return None, None
        pending, room.pending = room.pending, None
        return room, pending

    def happen(self, room: Room, pending: Pending, now: int) -> None:
        """Take the entries, answer whoever asked, and tell everybody."""
        table = room.table
        # First the answer: whoever leaves still hears that it is done.
        pending.request.done(pending.entries[-1].seq, pending.decision.code)
        if table is None:
            room.table = load(pending.entries)
            return
        is_table_changed = False
        for entry in pending.entries:
            happened = self._take(room, table, entry, pending.decision.move)
            room.publish(happened, entry.fact, now)
            is_table_changed |= happened.is_table_changed
        if is_table_changed:
            self.effects.relist(listing(table))

    def _take(self, room: Room, table: Table, entry: entries.Entry, move: Move | None) -> Happened:
        fact = entry.fact
        if isinstance(fact, entries.Moved):
            self.on_move()
            return table.take(entry, move)
        if isinstance(fact, entries.TookBack | entries.Began):
            room.told.clear()
        happened = table.take(entry)
        if isinstance(fact, entries.Forgotten):
            self.effects.forget(room.code, entry.seq)
        return happened

    def not_stored(self, code: str, now: int, *, is_conflict: bool) -> None:
        """Nothing happened: somebody else wrote first, so look again; or storage failed, so say so."""
        room, pending = self._answered(code)
        if room is None or pending is None:
            return
        room.tries += 1
        if room.table is None:
            pending.request.failed(NotPossible("not-stored"))
            self._drop(room)
            return
        if is_conflict and room.tries < MOST_TRIES:
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

    def revive(self, code: str, now: int) -> None:
        """A table that was running when the server stopped goes on."""
        self._room(code, now)

    def loaded(self, code: str, rows: Sequence[Row], now: int) -> None:
        """The entries of a table; none where there is no such table."""
        room = self.rooms.get(code)
        if room is None or room.table is not None or room.pending is not None:
            return
        if not rows:
            self._welcome(room, now)
            self._drop(room)
            return
        before = set(room.guests)
        stored = [entries.read_entry(row.body) for row in rows]
        room.table = load(stored)
        room.reseat(room.table)
        for entry in stored:
            # Erased again, should the server have stopped before it was done.
            if isinstance(entry.fact, entries.Forgotten):
                self.effects.forget(code, entry.seq)
        room.told.clear()
        room.thinking = None
        room.recent.clear()
        self._welcome(room, now)
        for connection in before & room.guests.keys():
            room.welcome(room.guests[connection], None, now)
        self._go_on(room, now)

    def not_loaded(self, code: str) -> None:
        """Storage could not be read: whoever waits is told so and may try again."""
        self._give_up(code, NotPossible("not-stored"))

    def evict(self, code: str) -> None:
        """Something went wrong at a table: it is set up anew when its guests come back."""
        self._give_up(code, NotPossible("busy"))

    def _give_up(self, code: str, why: NotPossible) -> None:
        """Answer whoever waits, and let the guests come again."""
        for connection, message, _ in self._arrivals.take(code):
            connection.send(encode(answer_to(message.id, why)))
        room = self.rooms.pop(code, None)
        if room is None:
            return
        if room.pending is not None:
            self._given_up[code] = self._given_up.get(code, 0) + 1
            room.waiting.appendleft(room.pending.request)
        for request in room.waiting:
            request.failed(why)
        for connection in list(room.guests):
            self.where.pop(connection, None)
            connection.close()

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

    def next_wake(self) -> int | None:
        return self._heap[0][0] if self._heap else None

    def tick(self, now: int) -> None:
        """Look at every table whose time has come."""
        while self._heap and self._heap[0][0] <= now:
            at, code = heapq.heappop(self._heap)
            if self._queued.get(code) != at:
                continue
            del self._queued[code]
            room = self.rooms.get(code)
            if room is None:
                self.revive(code, now)
            elif room.wake is not None and room.wake > now:
                self._set_wake(room, room.wake)
            elif room.wake is not None:
                self._look(room, now)

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
        elif bot is not None:
            wakes.append(bot)
        if room.pending is None:
            self._set_wake(room, min(wakes, default=None))
            if room.is_idle():
                del self.rooms[room.code]

    def _set_wake(self, room: Room, at: int | None) -> None:
        """A table is queued once: a time that moved back is found when the earlier one has come."""
        room.wake = at
        if at is not None and at < self._queued.get(room.code, at + 1):
            self._queued[room.code] = at
            heapq.heappush(self._heap, (at, room.code))

    def _remind(self, room: Room, table: Table, at: int | None, now: int) -> None:
        room.reminded = True
        number = clock.awaited(table)
        if number is not None:
            room.tell(server.Reminder(number, None if at is None else max(0, at - now)), number)

    def thought(self, thought: Thought, now: int) -> None:
        """A bot's answer."""
        room = self.rooms.get(thought.table)
        if room is not None and room.table is not None:
            self.bots.thought(room, room.table, thought)
            self._look(room, now)

    # The end.

    def shut_down(self) -> None:
        """Say goodbye to everybody."""
        data = encode(server.Bye("shutdown"))
        for connection in list(self.where):
            connection.send(data)
            connection.close()
