"""The table of one program in the arena: it is told what its seat hears and sees, and asked for moves."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from smallbox.arena.private_server import WebSocket
from smallbox.core.errors import SmallboxError
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move, Outcome, View
from smallbox.core.notation import read_options
from smallbox.wire import client, server
from smallbox.wire.codec import BadMessage, decode, decode_move, encode, id_of
from smallbox.wire.server import Clock, ResultInfo, SeatInfo, TableInfo

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 8
NOBODY = Clock("nobody", None, None, None)
#: a bot of the arena, whatever it is
LEVEL = "random"


class ProgramSilent(SmallboxError):
    """A program did not come, was not ready or did not move in time."""


class PrivateTable:
    """All of it happens in the server's thread; what other threads may call says so."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self.game = game
        self.name = name
        self.code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        self.token = secrets.token_urlsafe(32)
        self._secret = ""
        self._socket: WebSocket | None = None
        self._ids: dict[str, bytes] = {}
        self._is_ready = asyncio.Event()
        #: the move that is awaited
        self._asked: asyncio.Future[Move] | None = None
        self._version = 1
        self._games = 0
        self._table = self._info("lobby", 2, 0, {})
        self._view: View | None = None
        self._last: server.Update | None = None

    # What the arena does with it, by the server's `wait`.

    async def begin(self, seat: int, players: int, options: Any, seconds: float) -> None:
        """A game is about to be dealt: the program is there, and ready for it."""
        self._is_ready.clear()
        written = read_options(self.game.write_options(options))
        self._tell(self._info("lobby", players, seat, written), [], None)
        try:
            await asyncio.wait_for(self._is_ready.wait(), seconds)
        except TimeoutError:
            raise ProgramSilent(f"expected the program to be ready within {seconds:g} s, it was not") from None
        self._games += 1
        started = server.GameStarted(list(range(players)), 1)
        self._tell(self._info("playing", players, seat, written), [started], None)

    async def ask(self, view: View, events: Sequence[Event], seconds: float) -> Move:
        """The program's move."""
        self._asked = asyncio.get_running_loop().create_future()
        self._tell(None, events, view, Clock("move", view.seat, int(seconds * 1000), None))
        try:
            return await asyncio.wait_for(self._asked, seconds)
        except TimeoutError:
            raise ProgramSilent(f"expected a move within {seconds:g} s, got none") from None
        finally:
            self._asked = None

    async def finish(self, view: View, events: Sequence[Event], outcome: Outcome) -> None:
        """The game is over."""
        result = ResultInfo(outcome.kind, list(outcome.winners), outcome.scores, [])
        over = msgspec.structs.replace(self._table, phase="over", result=result, records=self._games)
        self._tell(over, events, view)

    # What the server hears.

    def sit_down(self, secret: str) -> None:
        self._secret = secret

    def came(self, socket: WebSocket) -> None:
        self._socket = socket

    def left(self, socket: WebSocket) -> None:
        if self._socket is socket:
            self._socket = None

    def heard(self, socket: WebSocket, data: bytes) -> None:
        """Every message is answered; one that came before, as it was then."""
        try:
            message = decode(data)
        except BadMessage as error:
            socket.send(encode(server.ErrorMessage(id_of(data), "bad-message", {"detail": str(error)})))
            return
        if message.id in self._ids:
            socket.send(self._ids[message.id])
            return
        answer = self._answer(message)
        self._ids[message.id] = encode(answer)
        socket.send(self._ids[message.id])
        if isinstance(message, client.Hello) and isinstance(answer, server.Done):
            self._greet(socket, message.version)
        elif isinstance(message, client.Ready):
            self._be_ready()

    def _answer(self, message: client.AnyClientMessage) -> server.ServerMessage:
        if isinstance(message, client.Hello):
            is_ours = secrets.compare_digest(message.secret or "", self._secret)
            return (
                server.Done(message.id, self._version)
                if is_ours and self._secret
                else server.ErrorMessage(message.id, "not-your-seat", {})
            )
        if isinstance(message, client.MakeMove):
            return self._take(message)
        if isinstance(message, client.Ready | client.Displayed | client.Back):
            return server.Done(message.id, self._version)
        # Nobody talks here, and nothing can be changed.
        return server.ErrorMessage(message.id, "not-now", {"phase": self._table.phase})

    def _take(self, message: client.MakeMove) -> server.ServerMessage:
        if self._asked is None or self._asked.done():
            return server.ErrorMessage(message.id, "not-now", {"phase": self._table.phase})
        try:
            move = decode_move(self.game, bytes(message.move))
        except BadMessage as error:
            return server.ErrorMessage(message.id, "bad-message", {"detail": str(error)})
        # One that the rules refuse ends the run, as it does for any bot of one's own.
        self._asked.set_result(move)
        return server.Done(message.id, self._version + 1)

    def _greet(self, socket: WebSocket, known: int | None) -> None:
        last = self._last
        if last is not None and known == last.since:
            socket.send(encode(last))
        elif known != self._version:
            clock = NOBODY if last is None else last.clock
            fresh = server.TableMessage(self._version, self._table, self._view, clock, can_undo=False)
            socket.send(encode(fresh))

    def _be_ready(self) -> None:
        own = self._table.you
        if self._table.phase != "lobby" or own is None:
            return
        seats = [seat if at != own else _ready(seat) for at, seat in enumerate(self._table.seats)]
        self._tell(msgspec.structs.replace(self._table, seats=seats), [], None)
        self._is_ready.set()

    def _tell(self, table: TableInfo | None, events: Sequence[Event], view: View | None, clock: Clock = NOBODY) -> None:
        since, self._version = self._version, self._version + 1
        if table is not None:
            self._table = table
            self._view = None if table.phase in ("lobby", "playing") else self._view
        self._view = view or self._view
        self._last = server.Update(self._version, since, list(events), table, view, clock, can_undo=False)
        if self._socket is not None:
            self._socket.send(encode(self._last))

    def _info(self, phase: client.Phase, players: int, seat: int, options: dict[str, str]) -> TableInfo:
        seats = [self._seat_info(at, is_own=at == seat) for at in range(players)]
        return TableInfo(
            code=self.code,
            game=self.game.name,
            phase=phase,
            you=seat,
            host=None,
            seats=list(seats),
            options=options,
            pace="none",
            privacy="private",
            chat="off",
            bot_pace="instant",
            series="one",
            hints=False,
            commitment="",
            dealing=None,
            deal=None,
            round=1,
            rounds=1,
            totals=[],
            result=None,
            series_score=None,
            said=[],
            hints_taken=[0] * players,
            records=self._games,
            group="",
            cards="",
        )

    def _seat_info(self, at: int, *, is_own: bool) -> SeatInfo:
        return SeatInfo(
            name=self.name if is_own else f"seat {at + 1}",
            level=None if is_own else LEVEL,
            is_program=is_own,
            is_ready=not is_own,
            is_away=False,
            is_resigned=False,
            is_gone=False,
            asked_by=[],
            commit="",
        )


def _ready(seat: SeatInfo | None) -> SeatInfo | None:
    return None if seat is None else msgspec.structs.replace(seat, is_ready=True)
