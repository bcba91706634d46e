"""What a room is asked to do, and who gets the answer."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from smallbox.core.errors import Refused
from smallbox.core.messages import Move
from smallbox.tables.clock import Presence, due
from smallbox.tables.deal import withdrawn
from smallbox.tables.decide import Entropy, decide, erase, join, leave, take_over
from smallbox.tables.decision import Decision, decided, moved
from smallbox.tables.effects import Connection
from smallbox.tables.outbox import Outbox
from smallbox.tables.pace import CODE_HOLDS, SECOND
from smallbox.tables.seats import hash_of
from smallbox.tables.table import Table
from smallbox.wire import client, http, server
from smallbox.wire.codec import BadMessage, NotPossible, encode


class Guest:
    """A socket at a table: the seat that its secret opens, or a spectator."""

    __slots__ = ("beside", "connection", "hashed", "is_gone", "is_screen", "outbox", "seat")

    def __init__(
        self,
        connection: Connection,
        hashed: str,
        seat: int | None,
        outbox: Outbox,
        *,
        is_screen: bool = False,
        beside: Sequence[str] = (),
    ) -> None:
        self.connection = connection
        self.hashed = hashed
        self.seat = seat
        self.outbox = outbox
        #: a big screen that everybody looks at
        self.is_screen = is_screen
        #: hashed secrets of those who share this device: they are there, and see nothing
        self.beside = beside
        #: was sent away: what they asked before may still be decided, and nobody hears the answer
        self.is_gone = False

    def send(self, data: bytes) -> None:
        if not self.is_gone:
            self.outbox.send(self.connection, data)

    def close(self) -> None:
        self.is_gone = True
        self.outbox.close(self.connection)


#: tells whoever asked over HTTP: the seat, or why not
Reply = Callable[[int | NotPossible | Refused], None]


class Request(Protocol):
    """Something that may change a table."""

    #: empty where a repetition need not be known
    id: str

    def seat(self, table: Table) -> int | None:
        """The seat that asks, if one does."""

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        """What comes of it when it is this seat that asks. Raises NotPossible, Refused or BadMessage."""

    def done(self, version: int, code: str) -> None:
        """It is stored, or nothing had to be."""

    def failed(self, error: NotPossible | Refused | BadMessage) -> None: ...


#: messages that name a seat by its number
NAME_A_SEAT = (client.Kick, client.Swap, client.AddBot, client.RemoveBot, client.StandIn)


class SocketRequest:
    """A message of a person, by the secret they came with: where they sit is looked up when it is decided."""

    __slots__ = ("entropy", "guest", "id", "is_checked", "message", "present", "seen")

    def __init__(
        self,
        guest: Guest,
        message: client.AnyClientMessage,
        entropy: Entropy,
        seen: int = 0,
        present: Callable[[], Collection[int]] = tuple,
    ) -> None:
        self.guest = guest
        self.message = message
        self.id = message.id
        self.entropy = entropy
        #: the version of the table that the person knew
        self.seen = seen
        #: who is there when it is decided
        self.present = present
        #: see HttpRequest
        self.is_checked = False

    def seat(self, table: Table) -> int | None:
        return table.seat_of(self.guest.hashed) if self.guest.hashed else None

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        if seat is None:
            raise NotPossible("not-seated")
        # Moves first: to hear from isinstance that it is none of many takes long.
        if (
            type(self.message) is not client.MakeMove
            and isinstance(self.message, NAME_A_SEAT)
            and self.message.seat is not None
        ):
            seen = self.seen if self.message.version is None else self.message.version
            if seen < table.seated_at:
                raise NotPossible("seats-moved")
        return decide(table, seat, self.message, now, self.entropy, self.present)

    def done(self, version: int, code: str) -> None:
        self.guest.send(encode(server.Done(self.message.id, version)))
        if code:
            self.guest.send(encode(server.HandoverCode(self.message.id, code, CODE_HOLDS // SECOND)))

    def failed(self, error: NotPossible | Refused | BadMessage) -> None:
        self.guest.send(encode(answer_to(self.message.id, error)))


class ImpliedRequest(SocketRequest):
    """What a person does by coming back, without having asked for it."""

    __slots__ = ()

    def done(self, version: int, code: str) -> None:
        pass

    def failed(self, error: NotPossible | Refused | BadMessage) -> None:
        pass


class HttpRequest:
    """What is asked over HTTP, where a repetition does no harm."""

    id: str = ""
    #: another node may have stored what makes it possible: it is refused only after a second look at what is stored
    is_checked = False

    def __init__(self, reply: Reply, outbox: Outbox) -> None:
        self.reply = reply
        self.outbox = outbox

    def done(self, version: int, code: str) -> None:
        self.outbox.reply(self.reply, version)

    def failed(self, error: NotPossible | Refused | BadMessage) -> None:
        self.outbox.reply(self.reply, _plain(error))


class SeatRequest(HttpRequest):
    """Somebody sits down, perhaps a program, or comes with a one-time code."""

    def __init__(self, body: http.JoinTable | http.TakeOver, reply: Reply, outbox: Outbox, program: str = "") -> None:
        super().__init__(reply, outbox)
        self.body = body
        self.program = program
        self.hashed = hash_of(body.secret)
        #: the seat that was found
        self.number = 0

    def seat(self, table: Table) -> int | None:
        return table.seat_of(self.hashed)

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        if seat is not None:
            self.number = seat
            return Decision([])
        body = self.body
        sits = join(table, body, self.program) if isinstance(body, http.JoinTable) else take_over(table, body, now)
        self.number = sits.seat
        return Decision([*(withdrawn(table) if isinstance(body, http.JoinTable) else ()), sits])

    def done(self, version: int, code: str) -> None:
        self.outbox.reply(self.reply, self.number)


class ForgetRequest(HttpRequest):
    """Somebody wants to be forgotten, who may have left long ago."""

    def __init__(self, secret: str, entropy: Entropy, reply: Reply, outbox: Outbox) -> None:
        super().__init__(reply, outbox)
        self.hashed = hash_of(secret)
        self.entropy = entropy

    def seat(self, table: Table) -> int | None:
        return table.seat_of(self.hashed)

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        return decided(table, erase(table, self.hashed, self.entropy))


class NoReply:
    """Nobody waits for the answer."""

    id: str = ""

    def seat(self, table: Table) -> int | None:
        return None

    def done(self, version: int, code: str) -> None:
        pass

    def failed(self, error: NotPossible | Refused | BadMessage) -> None:
        pass


class RevokedRequest(NoReply):
    """A bot's token is worthless now: the program leaves the table, if it sits there."""

    def __init__(self, program: str, entropy: Entropy) -> None:
        self.program = program
        self.entropy = entropy

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        for number in table.people():
            if table.at_seat(number).program == self.program:
                return decided(table, leave(table, number, client.Leave(""), self.entropy))
        return Decision([])


class ClockRequest(NoReply):
    """The table's own time has come."""

    def __init__(self, presence: Callable[[], Presence], entropy: Entropy) -> None:
        self.presence = presence
        self.entropy = entropy

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        return due(table, self.presence(), now, self.entropy)


class BotMoveRequest(NoReply):
    """A bot's move; void if the table has gone on without it."""

    def __init__(self, play: int, made: int, seat: int, move: Move) -> None:
        self.play = play
        self.made = made
        self.number = seat
        self.move = move

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        play = table.play
        if play is None or table.phase != "playing" or (table.plays, play.number_told()) != (self.play, self.made):
            return Decision([])
        if play.to_act != self.number or table.at_seat(self.number).is_playing:
            return Decision([])
        refusal = play.check(self.number, self.move)
        if refusal is not None:
            raise Refused(refusal)
        return moved(table, self.number, self.move)


class CreateRequest(NoReply):
    """The request that made a table: its maker sits on seat 0."""

    def __init__(self, reply: Reply, outbox: Outbox) -> None:
        self.reply = reply
        self.outbox = outbox

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        return Decision([])

    def done(self, version: int, code: str) -> None:
        self.outbox.reply(self.reply, 0)

    def failed(self, error: NotPossible | Refused | BadMessage) -> None:
        self.outbox.reply(self.reply, _plain(error))


def _plain(error: NotPossible | Refused | BadMessage) -> NotPossible | Refused:
    return NotPossible("bad-message", detail=str(error)) if isinstance(error, BadMessage) else error


def answer_to(message: str, error: NotPossible | Refused | BadMessage) -> server.ServerMessage:
    """The refusal or error that a client reads: codes, clauses and facts, never sentences."""
    if isinstance(error, Refused):
        refusal = error.refusal
        return server.RefusedMessage(message, refusal.clause, refusal.reason, refusal.facts)
    if isinstance(error, BadMessage):
        return server.ErrorMessage(message, "bad-message", {"detail": str(error)})
    return server.ErrorMessage(message, error.error, error.facts)
