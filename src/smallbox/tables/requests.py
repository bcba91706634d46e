"""What a room is asked to do, and who gets the answer."""

from collections.abc import Callable
from typing import Protocol

from smallbox.core.errors import Refused
from smallbox.core.messages import Move
from smallbox.tables.clock import Presence, due
from smallbox.tables.deal import withdrawn
from smallbox.tables.decide import Decision, Entropy, decide, join, take_over
from smallbox.tables.effects import Connection
from smallbox.tables.entries import Moved
from smallbox.tables.pace import CODE_HOLDS, SECOND
from smallbox.tables.seats import hash_of
from smallbox.tables.table import Table
from smallbox.wire import client, http, server
from smallbox.wire.codec import BadMessage, NotPossible, encode


class Guest:
    """A socket at a table: the seat that its secret opens, or a spectator."""

    __slots__ = ("connection", "hashed", "seat")

    def __init__(self, connection: Connection, hashed: str, seat: int | None) -> None:
        self.connection = connection
        self.hashed = hashed
        self.seat = seat


#: tells whoever asked over HTTP: the seat, or why not
Reply = Callable[[int | NotPossible | Refused], None]


class Request(Protocol):
    """Something that may change a table."""

    @property
    def id(self) -> str: ...

    def seat(self, table: Table) -> int | None:
        """The seat that asks, if one does."""

    def decide(self, table: Table, now: int) -> Decision:
        """What comes of it. Raises NotPossible, Refused or BadMessage."""

    def done(self, version: int, code: str) -> None:
        """It is stored, or nothing had to be."""

    def failed(self, error: NotPossible | Refused | BadMessage) -> None: ...


class FromSocket:
    """A message of a seat."""

    __slots__ = ("connection", "entropy", "guest", "message")

    def __init__(
        self, guest: Guest, message: client.AnyClientMessage, entropy: Entropy, connection: Connection | None = None
    ) -> None:
        self.guest = guest
        self.connection = connection or guest.connection
        self.message = message
        self.entropy = entropy

    @property
    def id(self) -> str:
        return self.message.id

    def seat(self, table: Table) -> int | None:
        return self.guest.seat

    def decide(self, table: Table, now: int) -> Decision:
        number = self.seat(table)
        if number is None:
            raise NotPossible("not-seated")
        return decide(table, number, self.message, now, self.entropy)

    def done(self, version: int, code: str) -> None:
        self.connection.send(encode(server.Done(self.message.id, version)))
        if code:
            self.connection.send(encode(server.HandoverCode(self.message.id, code, CODE_HOLDS // SECOND)))

    def failed(self, error: NotPossible | Refused | BadMessage) -> None:
        self.connection.send(encode(answer_to(self.message.id, error)))


class FromHttp:
    """Somebody sits down, or comes with a one-time code."""

    def __init__(self, body: http.JoinTable | http.TakeOver, reply: Reply) -> None:
        self.body = body
        self.hashed = hash_of(body.secret)
        self.reply = reply
        self.id = ""
        #: the seat that was found
        self.number = 0

    def seat(self, table: Table) -> int | None:
        return table.seat_of(self.hashed)

    def decide(self, table: Table, now: int) -> Decision:
        seat = self.seat(table)
        if seat is not None:
            self.number = seat
            return Decision([])
        sits = join(table, self.body) if isinstance(self.body, http.JoinTable) else take_over(table, self.body, now)
        self.number = sits.seat
        return Decision([*(withdrawn(table) if isinstance(self.body, http.JoinTable) else ()), sits])

    def done(self, version: int, code: str) -> None:
        self.reply(self.number)

    def failed(self, error: NotPossible | Refused | BadMessage) -> None:
        self.reply(NotPossible("bad-message", detail=str(error)) if isinstance(error, BadMessage) else error)


class Silent:
    """Nobody waits for the answer."""

    id = ""

    def seat(self, table: Table) -> int | None:
        return None

    def done(self, version: int, code: str) -> None:
        pass

    def failed(self, error: NotPossible | Refused | BadMessage) -> None:
        pass


class FromClock(Silent):
    """The table's own time has come."""

    def __init__(self, presence: Callable[[], Presence], entropy: Entropy) -> None:
        self.presence = presence
        self.entropy = entropy

    def decide(self, table: Table, now: int) -> Decision:
        return Decision(due(table, self.presence(), now, self.entropy))


class FromBot(Silent):
    """A bot's move; void if the table has gone on without it."""

    def __init__(self, play: int, made: int, seat: int, move: Move) -> None:
        self.play = play
        self.made = made
        self.number = seat
        self.move = move

    def decide(self, table: Table, now: int) -> Decision:
        play = table.play
        is_same = play is not None and (table.plays, play.number_told()) == (self.play, self.made)
        if play is None or not is_same or play.to_act != self.number or table.at_seat(self.number).is_playing:
            return Decision([])
        refusal = table.game.check(play.recorder.state, self.number, self.move)
        if refusal is not None:
            raise Refused(refusal)
        return Decision([Moved(self.number, table.game.write_move(self.move))], self.move)


class Creation(Silent):
    """The request that made a table: its maker sits on seat 0."""

    def __init__(self, reply: Reply) -> None:
        self.reply = reply

    def decide(self, table: Table, now: int) -> Decision:
        return Decision([])

    def done(self, version: int, code: str) -> None:
        self.reply(0)

    def failed(self, error: NotPossible | Refused | BadMessage) -> None:
        self.reply(error if not isinstance(error, BadMessage) else NotPossible("busy"))


class Deaf:
    """Stands for a connection that is not told of an answer it did not ask for."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def send(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        self.connection.close()


def answer_to(message: str, error: NotPossible | Refused | BadMessage) -> server.ServerMessage:
    """The refusal or error that a client reads: codes, clauses and facts, never sentences."""
    if isinstance(error, Refused):
        refusal = error.refusal
        return server.RefusedMessage(message, refusal.clause, refusal.reason, refusal.facts)
    if isinstance(error, BadMessage):
        return server.ErrorMessage(message, "bad-message", {"detail": str(error)})
    return server.ErrorMessage(message, error.error, error.facts)
