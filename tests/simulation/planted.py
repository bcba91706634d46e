"""Halls with a bug each, so that it can be seen that the simulation finds it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from smallbox.core.errors import Refused
from smallbox.core.events import Events
from smallbox.games.hat.rules.cards import gift_of
from smallbox.tables import facts
from smallbox.tables.bot_turns import BotTiming
from smallbox.tables.decision import Pending
from smallbox.tables.effects import Connection, Effects, Row, Thought
from smallbox.tables.entries import Entry
from smallbox.tables.facts import Happened
from smallbox.tables.hall import Hall
from smallbox.tables.hints import Asker
from smallbox.tables.outbox import Outbox
from smallbox.tables.push import turn_notice
from smallbox.tables.requests import BotMoveRequest, Guest, NoReply, Request, SocketRequest
from smallbox.tables.room import Room
from smallbox.tables.show import info
from smallbox.tables.table import Table
from smallbox.tables.talk import Line
from smallbox.wire.client import AskHint, Chat, MakeMove
from smallbox.wire.codec import BadMessage, NotPossible, decode_move, encode
from smallbox.wire.server import Clock, Said, TableMessage


class ShowsBeforeStored(Hall):
    """Tells everybody first and stores afterwards."""

    def _store(self, room: Room, pending: Pending) -> None:
        super()._store(room, pending)
        if room.table is not None:
            super().happen(room, room.table, pending, room.table.at)

    def happen(self, room: Room, table: Table, pending: Pending, now: int) -> None:
        pass


class _Unheard(NoReply):
    """The answer has been given before."""

    def __init__(self, request: Request) -> None:
        self.decide = request.decide


class AnswersBeforeStored(Hall):
    """Says that it is done while it is being stored."""

    def _store(self, room: Room, pending: Pending) -> None:
        if room.table is not None:
            pending.request.done(pending.entries[-1].seq if pending.entries else 0, pending.decision.code)
            pending = msgspec.structs.replace(pending, request=_Unheard(pending.request))
        super()._store(room, pending)


class ForgetsIds(Hall):
    """Does everything again that comes again."""

    def _process(self, room: Room, request: Request, now: int) -> None:
        for seat in [] if room.table is None else room.table.seats:
            if seat is not None:
                seat.ids.clear()
        super()._process(room, request, now)


class IgnoresRepeats(Hall):
    """Gives no second answer to what comes again."""

    def _process(self, room: Room, request: Request, now: int) -> None:
        seat = None if room.table is None else request.seat(room.table)
        if seat is None or room.table is None or request.id not in room.table.at_seat(seat).ids:
            super()._process(room, request, now)


class ShowsHandsToSpectators(Hall):
    """Lets whoever watches look over the shoulder of seat 0."""

    def happen(self, room: Room, table: Table, pending: Pending, now: int) -> None:
        super().happen(room, table, pending, now)
        if table.play is None:
            return
        shown = TableMessage(
            table.version, info(table, 0), table.play.view(0), Clock("nobody", None, None, None), can_undo=False
        )
        for guest in room.guests.values():
            if guest.seat is None:
                guest.send(encode(shown))


class TellsDrawnCards(Hall):
    """Tells everybody what only one seat may hear."""

    def _take(self, room: Room, table: Any, entry: Any, ready: Any) -> Happened:
        happened = super()._take(room, table, entry, ready)
        events = Events()
        events.told = [("everyone", -1, event) for audience, _, event in happened.events.told if audience != "others"]
        return msgspec.structs.replace(happened, events=events)


class TellingRoom(Room):
    """Tells whoever comes back what was missed, in a game of memory too."""

    def _missed(self, version: int | None, seat: int | None) -> Events | None:
        known = [happened for happened in self.recent if version is not None and happened.version > version]
        if self.table is None or version is None or len(known) != self.table.version - version:
            return None
        missed = Events()
        for happened in known:
            missed.told += happened.events.told
        return missed


class TellsWhatWasMissed(Hall):
    """Has no respect for what people forget."""

    def _room(self, code: str, now: int) -> Room:
        room = super()._room(code, now)
        room.__class__ = TellingRoom
        return room


class KeepsStaleTable(Hall):
    """Goes on with the table it knows when another node was quicker."""

    def _reload(self, room: Room) -> None:
        assert room.table is not None
        self._go_on(room, room.table.at)


class KeepsStaleSeats(Hall):
    """Loads the table anew, but not who sits where."""

    def loaded(self, code: str, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        room = self.rooms.get(code)
        if room is not None:
            room.reseat = lambda table, now, *, is_kicked=False: None  # type: ignore[method-assign]  # planted
        super().loaded(code, rows, lines, now)
        if room is not None:
            del room.reseat


class LosesUpdates(Hall):
    """Now and then does not tell the last guest."""

    def happen(self, room: Room, table: Table, pending: Pending, now: int) -> None:
        last = None
        # Who misses a change of seats would sit on a wrong one, which is another bug.
        is_reseating = any(entry.fact.changes_seats for entry in pending.entries)
        if len(room.guests) > 1 and pending.entries and pending.entries[0].seq % 5 == 0 and not is_reseating:
            last = room.guests.popitem()
        super().happen(room, table, pending, now)
        if last is not None:
            room.guests[last[0]] = last[1]


class NamesTheGift(Hall):
    """Answers a wrong move with the true name of the gift on offer."""

    def ask(self, room: Room, request: Request, now: int) -> None:
        play = None if room.table is None else room.table.play
        if isinstance(request, SocketRequest) and play is not None and play.game.is_of_memory and not play.stages:
            state = play.state
            if isinstance(request.message, MakeMove) and state.card >= 0:
                request.failed(NotPossible("not-now", phase=state.gifts.codes[gift_of(state.card)]))
                return
        super().ask(room, request, now)


class OpensTheSeed(Hall):
    """Shows the seed of the running game among the options."""

    def happen(self, room: Room, table: Table, pending: Pending, now: int) -> None:
        table.options["seed"] = table.committed.seed
        super().happen(room, table, pending, now)


class KeepsGuests(Hall):
    """Never notices that a socket is gone."""

    def closed(self, connection: Connection, now: int) -> None:
        pass


# The findings of outside clients, as they were.


class SendingOutbox(Outbox):
    """Writes to a socket from inside a table that is changing."""

    def send(self, connection: Connection, data: bytes) -> None:
        connection.send(data)

    def close(self, connection: Connection) -> None:
        connection.close()


class ThrowsEverybodyOut(Hall):
    """A socket that raises is a fault of its table, and everybody there is thrown out."""

    def __init__(self, effects: Effects, bot_timing: BotTiming | None = None) -> None:
        super().__init__(effects, bot_timing)
        self.outbox = self._calls.outbox = SendingOutbox()

    def _fault(self, code: str, error: Exception) -> None:
        pass

    def _mend(self, room: Room) -> None:
        self._give_up(room.code, NotPossible("busy"))


class LeavesAnOrphan(ThrowsEverybodyOut):
    """The room is given up, and those who are there stay in it without an answer."""

    def _give_up(self, code: str, why: NotPossible) -> None:
        self.rooms.pop(code, None)


class SeatNumberRequest(SocketRequest):
    """A message of whoever sits on the seat that its socket had when it was last looked at."""

    __slots__ = ()

    def seat(self, table: Table) -> int | None:
        return self.guest.seat


class ActsForAnotherSeat(Hall):
    """Carries out what waits for whoever sits there now."""

    def ask(self, room: Room, request: Request, now: int) -> None:
        if type(request) is SocketRequest:
            request.__class__ = SeatNumberRequest
        super().ask(room, request, now)


class BreaksByARequest(Hall):
    """A fault in deciding is one of the table: it is made anew, and whoever asked waits for ever."""

    def _process(self, room: Room, request: Request, now: int) -> None:
        assert room.table is not None
        try:
            pending = self._decide(room.table, request, now)
        except (NotPossible, Refused, BadMessage) as error:
            request.failed(error)
        else:
            self._carry_out(room, room.table, pending)


class WaitsForBots(Hall):
    """A bot that does not answer is waited for until the end of time."""

    def __init__(self, effects: Effects, bot_timing: BotTiming | None = None) -> None:
        super().__init__(effects, bot_timing)
        self.bots.patience = 10**12


class WaitsForHints(Hall):
    """Whoever asks for a hint waits until it comes, or for ever."""

    def __init__(self, effects: Effects, bot_timing: BotTiming | None = None) -> None:
        super().__init__(effects, bot_timing)
        self.hints.patience = 10**12


class HelpsEverybody(Hall):
    """Gives hints where none are allowed."""

    def _ask_hint(self, room: Room, guest: Guest, message: AskHint, now: int) -> None:
        room.hints.waiting.append(Asker(guest, message.id, None))
        self._look(room, now)


class BelievesBots(Hall):
    """Whatever a bot says is its move."""

    def _thought(self, thought: Thought, now: int) -> None:
        room = self.rooms.get(thought.table)
        if room is not None and room.table is not None and thought.move is not None:
            move = decode_move(room.table.game, thought.move)
            request = BotMoveRequest(thought.play, thought.made, thought.seat, move)
            self._attend(room, lambda: self.ask(room, request, room.time(now)))


class BelievesTheClock(Hall):
    """Waits for an hour where the clock was set back by one."""

    def _set_up(self, room: Room, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        super()._set_up(room, rows, lines, now)
        room.ahead = 0


class ForgetsWhoWaits(Hall):
    """Gives a table up without a word to those who wait for it."""

    def _turn_away(self, code: str, why: NotPossible) -> None:
        self._arrivals.take(code)


class TalksBeforeStored(Hall):
    """Tells what was said before it is stored."""

    def _store(self, room: Room, pending: Pending) -> None:
        if pending.line is not None and room.table is not None:
            seat = room.table.seat_of_person(pending.line.person)
            room.tell_event(Said(0 if seat is None else seat, pending.line.text), room.table.at)
        super()._store(room, pending)


class SaysItTwice(Hall):
    """Forgets which lines it has heard."""

    def _decide(self, table: Table, request: Request, now: int) -> Pending:
        seat = request.seat(table)
        if isinstance(request, SocketRequest) and isinstance(request.message, Chat) and seat is not None:
            table.at_seat(seat).ids.pop(request.id, None)
        return super()._decide(table, request, now)


class KeepsReadiness(Hall):
    """Changes the table under people who were ready for another one."""

    def _decide(self, table: Table, request: Request, now: int) -> Pending:
        pending = super()._decide(table, request, now)
        kept = [entry for entry in pending.entries if not isinstance(entry.fact, facts.ReadyWithdrawn)]
        numbered = [msgspec.structs.replace(entry, seq=table.version + 1 + at) for at, entry in enumerate(kept)]
        return msgspec.structs.replace(pending, entries=numbered)


class KeepsTalkForEver(Hall):
    """Makes every word a part of the table's history."""

    def _decide(self, table: Table, request: Request, now: int) -> Pending:
        pending = super()._decide(table, request, now)
        seat = request.seat(table)
        if pending.line is None or not pending.line.text or seat is None:
            return pending
        fact = facts.Spoke(seat, pending.line.text)
        entry = Entry(table.version + 1, pending.line.at, seat, request.id, fact)
        return msgspec.structs.replace(pending, line=None, entries=[entry])


class PlaysByTheRulesOfToday(Hall):
    """Plays every stored game again, whatever rules it was dealt by."""

    def _set_up(self, room: Room, rows: Sequence[Row], lines: Sequence[Line], now: int) -> None:
        is_of_today = Table.is_of_today
        Table.is_of_today = lambda self, dealt: True  # type: ignore[method-assign]  # planted
        try:
            super()._set_up(room, rows, lines, now)
        finally:
            Table.is_of_today = is_of_today  # type: ignore[method-assign]  # planted


class LosesRecords(Hall):
    """Stores that a game is over, but not its record."""

    def _decide(self, table: Table, request: Request, now: int) -> Pending:
        pending = super()._decide(table, request, now)
        return msgspec.structs.replace(pending, decision=msgspec.structs.replace(pending.decision, records=()))


class LosesResults(Hall):
    """Stores that a game is over, but does not tell its group."""

    def _decide(self, table: Table, request: Request, now: int) -> Pending:
        pending = super()._decide(table, request, now)
        return msgspec.structs.replace(pending, decision=msgspec.structs.replace(pending.decision, results=()))


class TellsThePresent(Hall):
    """Sends a push to whoever looks at the table."""

    def _tell_the_absent(self, room: Room, table: Table, before: int | None, now: int) -> None:
        notice = turn_notice(table, before, [], room.presence(), now)
        if notice is not None:
            self.effects.notify(notice)


class TellsOfEveryEntry(Hall):
    """Sends a push whenever anything happens while somebody is waited for."""

    def _tell_the_absent(self, room: Room, table: Table, before: int | None, now: int) -> None:
        super()._tell_the_absent(room, table, None, now)


class TellsThoseWhoLeft(Hall):
    """Keeps the push addresses of people who are gone."""

    def _decide(self, table: Table, request: Request, now: int) -> Pending:
        pending = super()._decide(table, request, now)
        return msgspec.structs.replace(pending, decision=msgspec.structs.replace(pending.decision, unsubscriptions=()))


#: each bug with the checks that may find it
PLANTED: dict[type[Hall], set[str]] = {
    ShowsBeforeStored: {"stored"},
    AnswersBeforeStored: {"stored"},
    ForgetsIds: {"once"},
    IgnoresRepeats: {"answers"},
    ShowsHandsToSpectators: {"truth", "secrecy"},
    TellsDrawnCards: {"truth", "secrecy"},
    TellsWhatWasMissed: {"truth", "secrecy", "versions"},
    KeepsStaleTable: {"versions", "converge", "answers", "end", "truth"},
    KeepsStaleSeats: {"secrecy", "truth", "converge"},
    LosesUpdates: {"versions"},
    NamesTheGift: {"secrecy"},
    WaitsForHints: {"answers"},
    HelpsEverybody: {"hints", "answers"},
    OpensTheSeed: {"secrecy", "truth"},
    KeepsGuests: {"guests"},
    ThrowsEverybodyOut: {"disturbed", "answers"},
    LeavesAnOrphan: {"disturbed", "answers", "converge", "versions"},
    ActsForAnotherSeat: {"person", "truth", "once", "fault", "converge"},
    BreaksByARequest: {"answers", "end"},
    WaitsForBots: {"end", "converge"},
    BelievesBots: {"fault", "answers", "end"},
    BelievesTheClock: {"end", "converge"},
    ForgetsWhoWaits: {"answers"},
    TalksBeforeStored: {"stored"},
    SaysItTwice: {"once"},
    KeepsReadiness: {"ready"},
    KeepsTalkForEver: {"bounds", "stored"},
    PlaysByTheRulesOfToday: {"rules", "truth", "fault"},
    LosesRecords: {"record"},
    LosesResults: {"result"},
    TellsThePresent: {"push"},
    TellsOfEveryEntry: {"push"},
    TellsThoseWhoLeft: {"push"},
}
#: what is found by looking at the bytes alone, without comparing them with the truth
LEAKS: tuple[type[Hall], ...] = (ShowsHandsToSpectators, TellsDrawnCards, NamesTheGift, OpensTheSeed)
