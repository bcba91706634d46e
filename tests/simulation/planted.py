"""Halls with a bug each, so that it can be seen that the simulation finds it."""

from collections.abc import Sequence
from typing import Any

from smallbox.core.events import Events
from smallbox.games.hat.cards import gift_of
from smallbox.tables.effects import Connection, Listing, Row
from smallbox.tables.hall import Hall
from smallbox.tables.requests import FromSocket, Request, Silent
from smallbox.tables.room import RESEATING, Pending, Room
from smallbox.tables.show import info
from smallbox.tables.table import Happened
from smallbox.wire.client import MakeMove
from smallbox.wire.codec import NotPossible, encode
from smallbox.wire.server import Clock, TableMessage


class ShowsBeforeStored(Hall):
    """Tells everybody first and stores afterwards."""

    def _store(self, room: Room, pending: Pending, listed: Listing | None) -> None:
        super()._store(room, pending, listed)
        if room.table is not None:
            super().happen(room, pending, room.table.at)

    def happen(self, room: Room, pending: Pending, now: int) -> None:
        if room.table is None:
            super().happen(room, pending, now)


class _Unheard(Silent):
    """The answer has been given before."""

    def __init__(self, request: Request) -> None:
        self.decide = request.decide


class AnswersBeforeStored(Hall):
    """Says that it is done while it is being stored."""

    def _store(self, room: Room, pending: Pending, listed: Listing | None) -> None:
        if room.table is not None:
            pending.request.done(pending.entries[-1].seq, pending.decision.code)
            pending = pending._replace(request=_Unheard(pending.request))
        super()._store(room, pending, listed)


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

    def happen(self, room: Room, pending: Pending, now: int) -> None:
        super().happen(room, pending, now)
        table = room.table
        if table is None or table.play is None:
            return
        shown = TableMessage(
            table.version, info(table, 0), table.play.view(0), Clock("nobody", None, None), can_undo=False
        )
        for guest in room.guests.values():
            if guest.seat is None:
                guest.connection.send(encode(shown))


class TellsDrawnCards(Hall):
    """Tells everybody what only one seat may hear."""

    def _take(self, room: Room, table: Any, entry: Any, move: Any) -> Happened:
        happened = super()._take(room, table, entry, move)
        events = Events()
        events.told = [("everyone", -1, event) for audience, _, event in happened.events.told if audience != "others"]
        return happened._replace(events=events)


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

    def loaded(self, code: str, rows: Sequence[Row], now: int) -> None:
        room = self.rooms.get(code)
        if room is not None:
            room.reseat = lambda table, *, is_kicked=False: None  # type: ignore[method-assign]  # planted
        super().loaded(code, rows, now)
        if room is not None:
            del room.reseat


class LosesUpdates(Hall):
    """Now and then does not tell the last guest."""

    def happen(self, room: Room, pending: Pending, now: int) -> None:
        last = None
        # Who misses a change of seats would sit on a wrong one, which is another bug.
        is_reseating = any(isinstance(entry.fact, RESEATING) for entry in pending.entries)
        if len(room.guests) > 1 and pending.entries[0].seq % 5 == 0 and not is_reseating:
            last = room.guests.popitem()
        super().happen(room, pending, now)
        if last is not None:
            room.guests[last[0]] = last[1]


class NamesTheGift(Hall):
    """Answers a wrong move with the true name of the gift on offer."""

    def ask(self, room: Room, request: Request, now: int) -> None:
        play = None if room.table is None else room.table.play
        if isinstance(request, FromSocket) and play is not None and play.game.is_of_memory and not play.stages:
            state = play.recorder.state
            if isinstance(request.message, MakeMove) and state.card >= 0:
                request.failed(NotPossible("not-now", phase=state.gifts.codes[gift_of(state.card)]))
                return
        super().ask(room, request, now)


class OpensTheSeed(Hall):
    """Shows the seed of the running game among the options."""

    def happen(self, room: Room, pending: Pending, now: int) -> None:
        if room.table is not None:
            room.table.options["seed"] = room.table.committed.seed
        super().happen(room, pending, now)


class KeepsGuests(Hall):
    """Never notices that a socket is gone."""

    def closed(self, connection: Connection, now: int) -> None:
        pass


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
    OpensTheSeed: {"secrecy", "truth"},
    KeepsGuests: {"guests"},
}
#: what is found by looking at the bytes alone, without comparing them with the truth
LEAKS: tuple[type[Hall], ...] = (ShowsHandsToSpectators, TellsDrawnCards, NamesTheGift, OpensTheSeed)
