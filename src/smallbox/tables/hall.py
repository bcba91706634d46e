"""All tables of a server, without I/O: sockets and requests come in, effects go out, time is an argument."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from smallbox.core.errors import Refused
from smallbox.tables.arrivals import Arrivals
from smallbox.tables.bot_turns import BotTiming
from smallbox.tables.decide import create, is_alone, new_code
from smallbox.tables.decision import Decision, Pending
from smallbox.tables.effects import Connection, Effects, Row, Thought
from smallbox.tables.entries import Entry
from smallbox.tables.facts import GivenDeal
from smallbox.tables.hints import HintRequest
from smallbox.tables.nodes import Nodes
from smallbox.tables.programs import Programs
from smallbox.tables.push import PushRequest, person_to_move
from smallbox.tables.requests import (
    CreateRequest,
    ForgetRequest,
    Guest,
    ImpliedRequest,
    Reply,
    RevokedRequest,
    SeatRequest,
    SocketRequest,
    answer_to,
)
from smallbox.tables.room import MOST_SOCKETS, Room
from smallbox.tables.rooms import BROKEN
from smallbox.tables.seats import hash_of
from smallbox.tables.show import listing
from smallbox.tables.table import Table, load
from smallbox.tables.talk import Line
from smallbox.wire import client, http, server
from smallbox.wire.client import ChatMode
from smallbox.wire.codec import BadMessage, NotPossible, decode, encode, id_of


class Hall(Nodes):
    """Routes what comes to its table, and what a table does to the world; knows nothing of games."""

    def __init__(self, effects: Effects, bot_timing: BotTiming | None = None, *, is_shared: bool = False) -> None:
        super().__init__(effects, bot_timing, is_shared=is_shared)
        self._arrivals = Arrivals()
        self.programs = Programs(self.where)

    # What comes in. `now` never runs back while a hall lives.

    def received(self, connection: Connection, data: bytes, now: int) -> None:
        """A message came; it is always answered, once."""
        self._enter(now, partial(self._received, connection, data, now))

    def closed(self, connection: Connection, now: int) -> None:
        """A socket is gone."""
        self._enter(now, partial(self._closed, connection, now))

    def create(
        self,
        body: http.CreateTable,
        reply: Callable[[tuple[str, int] | NotPossible | Refused], None],
        now: int,
        given: GivenDeal | None = None,
        program: str = "",
    ) -> None:
        """Make a table, perhaps for a known deal, or by a program; the reply is its code and the maker's seat."""
        self._enter(now, partial(self._create, body, reply, now, given, program))

    def join(self, code: str, body: http.JoinTable | http.TakeOver, reply: Reply, now: int, program: str = "") -> None:
        """Sit down, perhaps a program by the id of its bot, or come with a one-time code."""
        self._enter(now, lambda: self._ask_at(code, SeatRequest(body, reply, self.outbox, program), now))

    def revoke(self, program: str, now: int) -> None:
        """A bot's token is worthless now: the program leaves the tables that are open, and comes to no other."""
        self._enter(now, partial(self._revoke, program, now))

    def forget(self, code: str, secret: str, reply: Reply, now: int) -> None:
        """Erase the name and words of whoever has this secret, present or gone."""
        asking = ForgetRequest(secret, self.effects.entropy, reply, self.outbox)
        self._enter(now, lambda: self._ask_at(code, asking, now))

    def push(self, code: str, body: http.SubscribeToTurns | http.UnsubscribeFromTurns, reply: Reply, now: int) -> None:
        """Tell a person of their turns on a device, or no more."""
        self._enter(now, lambda: self._ask_at(code, PushRequest(body, reply, self.outbox), now))

    def loaded(self, code: str, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        """The entries and the talk of a table; none where there is no such table."""
        self._enter(now, partial(self._loaded, code, rows, lines, now))

    def not_loaded(self, code: str, now: int) -> None:
        """Storage could not be read: whoever waits is told so and may try again."""
        self._enter(now, partial(self._not_loaded, code, now))

    def thought(self, thought: Thought, now: int) -> None:
        """A bot's answer."""
        self._enter(now, partial(self._thought, thought, now))

    def revive(self, code: str, now: int) -> None:
        """A table that was running when its server stopped goes on."""
        self._enter(now, partial(self._revive, code, now))

    def heard(self, code: str, notice: bytes, now: int) -> None:
        """A notice of another node. What is no notice, and what is known already, does nothing."""
        self._enter(now, partial(self._heard, code, notice, now))

    def leased(self, code: str, until: int | None, now: int) -> None:
        """Until when this node keeps the table's clock; None where another one does, or nobody could be asked."""
        self._enter(now, partial(self._leased, code, until, now))

    def newest(self, versions: Mapping[str, tuple[int, int]], now: int) -> None:
        """The numbers of the last entry and the last line of open tables, as stored: what is behind is loaded."""
        self._enter(now, partial(self._newest, versions, now))

    def open_tables(self) -> list[str]:
        """The tables that are open here, with or without people."""
        return list(self.rooms)

    def tick(self, now: int) -> None:
        """Look at every table whose time has come."""
        self._enter(now, partial(self._tick, now))

    def at(self, code: str) -> tuple[int, ChatMode | None]:
        """How many people of a table are connected, and how they may talk; nobody at a table that is not open."""
        room = self.rooms.get(code)
        if room is None or room.table is None or not room.connected:
            return 0, None
        return len(room.connected), room.table.settings.chat

    def awaits(self, code: str, person: int) -> bool:
        """Is it this person's turn, and are they away? So it is at a table that nobody has been at since it was."""
        room = self.rooms.get(code)
        if room is None or room.table is None:
            return True
        return person_to_move(room.table) == person and room.table.seat_of_person(person) not in room.present

    def next_wake(self) -> int | None:
        wake = self._timers.next()
        beat = self._beats.next() if self.is_shared else None
        return wake if beat is None or (wake is not None and wake < beat) else beat

    def tell_all(self, data: bytes) -> None:
        """Tell everybody what is about no table."""
        self._enter(self._now, partial(self._tell_all, data))

    def shut_down(self) -> None:
        """Say goodbye to everybody."""
        self._enter(self._now, self._say_goodbye)

    def _turn_away(self, code: str, why: NotPossible) -> None:
        """Answer those who wait for a table that does not come, and everything that they have said since."""
        for connection, message, said in self._arrivals.take(code):
            self._arrivals.readings.pop(connection, None)
            self._tell(connection, answer_to(message.id, why))
            for data in said:
                self._tell(connection, answer_to(id_of(data), why))

    def _tell(self, connection: Connection, message: server.ServerMessage) -> None:
        self.outbox.send(connection, encode(message))

    # Sockets.

    def _received(self, connection: Connection, data: bytes, now: int) -> None:
        try:
            message = decode(data)
        except BadMessage as error:
            self._tell(connection, answer_to(id_of(data), error))
            return
        room = self.where.get(connection)
        # The type itself: to hear from isinstance that it is another one takes long.
        if type(message) is client.Hello:
            self._arrive(connection, message, room, now)
        elif room is None or (guest := room.guests.get(connection)) is None:
            self._received_early(connection, message, data)
        elif type(message) is client.Displayed or type(message) is client.Hurry:
            self._tell(connection, server.Done(message.id, 0 if room.table is None else room.table.version))
            self._attend(room, partial(self._hear_aside, room, guest, message, room.time(now)))
        elif isinstance(message, client.AskHint):
            self._attend(room, partial(self._ask_hint, room, guest, message, room.time(now)))
        else:
            seen = 0 if room.table is None else room.table.version
            request = SocketRequest(guest, message, self.effects.entropy, seen, lambda: room.present)
            try:
                self.ask(room, request, room.time(now))
            except Exception as error:  # noqa: BLE001 see _attend, which costs a call more
                self._broke(room, error)

    def _ask_hint(self, room: Room, guest: Guest, message: client.AskHint, now: int) -> None:
        self.ask(room, HintRequest(guest, message, self.effects.entropy, room.hints), now)
        # Where nothing had to be stored, whoever asked waits already.
        self._look(room, now)

    def _received_early(self, connection: Connection, message: client.AnyClientMessage, data: bytes) -> None:
        """What is said on the way in waits for the table."""
        if connection not in self._arrivals:
            self._tell(connection, answer_to(message.id, NotPossible("say-hello-first")))
        elif not self._arrivals.keep(connection, data):
            self._tell(connection, answer_to(message.id, NotPossible("busy")))

    def _gone(self, connection: Connection) -> None:
        """It could not be written to."""
        self._closed(connection, self._now)

    def _closed(self, connection: Connection, now: int) -> None:
        self._arrivals.remove(connection)
        room = self.where.pop(connection, None)
        if room is not None and room.leave(connection):
            self._attend(room, partial(self._left, room, room.time(now)))

    def _left(self, room: Room, now: int) -> None:
        room.tell_presence(now)
        if self.is_shared:
            self._tell_presence(room, now - room.ahead)
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
        if self.is_shared and self._is_in_doubt(room, table, connection, message, seat):
            return
        self._arrivals.readings.pop(connection, None)
        if hashed and seat is None:
            self._tell(connection, answer_to(message.id, NotPossible("not-your-seat")))
            return
        if len(room.guests) >= MOST_SOCKETS:
            self._tell(connection, answer_to(message.id, NotPossible("too-many-sockets")))
            return
        program = "" if seat is None else table.at_seat(seat).program
        if program:
            try:
                self.programs.admit(program, room.code, has_limits=self.has_limits)
            except NotPossible as error:
                self._tell(connection, answer_to(message.id, error))
                return
        greeting = room.greeting(seat, message.version, now)
        guest = Guest(
            connection,
            hashed,
            seat,
            self.outbox,
            is_screen=message.screen and seat is None,
            beside=[hash_of(each) for each in message.beside],
        )
        room.enter(guest)
        self.where[connection] = room
        if program:
            self.programs.came(program, connection)
        guest.send(encode(server.Done(message.id, table.version)))
        guest.send(greeting)
        room.tell_presence(now)
        if self.is_shared:
            self._tell_presence(room, now - room.ahead)
        if seat is not None and table.at_seat(seat).is_missed:
            self.ask(room, ImpliedRequest(guest, client.Back(""), self.effects.entropy), now)

    def _is_in_doubt(
        self, room: Room, table: Table, connection: Connection, message: client.Hello, seat: int | None
    ) -> bool:
        """Does somebody know more than this node? They come from another one; they wait until we have looked."""
        is_behind = message.version is not None and message.version > table.version
        if not is_behind and (message.secret is None or seat is not None):
            return False
        reading = self._arrivals.readings.get(connection)
        if reading is not None and reading <= room.loads_taken:
            return False
        self._arrivals.add(connection, message)
        if reading is None:
            self._arrivals.readings[connection] = room.loads + 1
        if reading is None or not room.is_loading:
            self._load(room)
        return True

    def _hear_aside(self, room: Room, guest: Guest, message: client.Displayed | client.Hurry, now: int) -> None:
        """What is no request: nothing of it is stored."""
        table = room.table
        if table is None or guest.seat is None:
            return
        if isinstance(message, client.Hurry):
            # Where other people play, bots take their time.
            room.is_hurried |= is_alone(table, guest.seat)
            self._tell_hurry(room, table.at_seat(guest.seat).person)
        elif room.shown_at <= message.version <= table.version:
            room.drawn.setdefault(guest.seat, now)
            if self.is_shared:
                self._tell_presence(room, now - room.ahead)
        self._look(room, now)

    def _revoke(self, program: str, now: int) -> None:
        self.programs.revoked.add(program)
        for room in list(self.rooms.values()):
            if room.table is not None and any(
                seat is not None and seat.program == program for seat in room.table.seats
            ):
                asking = RevokedRequest(program, self.effects.entropy)
                self._attend(room, partial(self.ask, room, asking, room.time(now)))

    def _tell_all(self, data: bytes) -> None:
        for connection in self.where:
            self.outbox.send(connection, data)

    def _say_goodbye(self) -> None:
        self._tell_all(encode(server.Bye("shutdown")))
        for connection in self.where:
            self.outbox.close(connection)

    # Requests.

    def _create(
        self,
        body: http.CreateTable,
        reply: Callable[[tuple[str, int] | NotPossible | Refused], None],
        now: int,
        given: GivenDeal | None,
        program: str,
    ) -> None:
        code = new_code(self.effects.entropy)
        try:
            made = create(body, code, self.effects.entropy, given, program)
            stored = [Entry(number, now, None, "", fact) for number, fact in enumerate(made, 1)]
            listed = listing(load(stored))
        except (NotPossible, Refused) as error:
            self.outbox.reply(reply, error)
            return
        except Exception as error:  # noqa: BLE001 whatever it was, whoever asked is answered
            self._fault("", error)
            self.outbox.reply(reply, BROKEN)
            return
        room = self._open(code, now)
        room.is_new = True
        creation = CreateRequest(
            lambda answer: reply((code, answer) if isinstance(answer, int) else answer), self.outbox
        )
        self._store(room, Pending(creation, stored, Decision(made), listed=listed))
