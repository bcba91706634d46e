"""smallbox as a server under test: tables and seats by HTTP, then JSON over a socket.

The game is Kanobu with its end put off. Hands are kept at about as many cards as the peers' have: who has fewer draws.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from bench.load.driver import NOT_NOW, Driver, Seat, Sink
from bench.load.requests import Requests
from bench.load.setting import SEATS
from bench.load.turns import HAND

if TYPE_CHECKING:
    from picows import WSFrame, WSTransport

PATH = "/socket"
OPTIONS = {"maxMoves": "1000000000"}
ANSWER_SECONDS = 20.0
UPDATE = b'{"type":"update","version":'
TABLE = b'{"type":"table","version":'
DONE = b'{"type":"done",'
NO = (b'{"type":"refused",', b'{"type":"error",')
#: only the seat to act has moves
MOVES = b'"moves":['
SOME_MOVES = MOVES + b"{"
CARDS = b'"hand":['
WAITING = (b'{"type":"draw"}', b'{"type":"pass"}')


class Game:
    """What is known of a table: its version, and who is to act with which view."""

    __slots__ = ("again", "mover", "seats", "version", "view")

    def __init__(self) -> None:
        self.seats: list[SmallboxSeat] = []
        self.version = 0
        self.mover: SmallboxSeat | None = None
        self.view = b""
        #: deals anew, while it does
        self.again: asyncio.Task[None] | None = None


class SmallboxSeat(Seat):
    """Reads the version of each update, and keeps the view with moves in it."""

    def __init__(self, table: int, seat: int, sink: Sink, game: Game) -> None:
        super().__init__(table, seat, sink)
        self.game = game
        #: waits for the answer to a message that is no move
        self.answer: asyncio.Future[None] | None = None

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        if data.startswith(UPDATE):
            self.size = len(data)
            self.game.version = version = int(data[len(UPDATE) : data.find(b",", len(UPDATE))])
            if SOME_MOVES in data:
                self.game.mover, self.game.view = self, data
            self.on_update(self.table, self.seat, version)
        elif data.startswith(TABLE):
            self.sit()
        elif self.answer is not None and not self.answer.done():
            if data.startswith(DONE):
                self.answer.set_result(None)
            elif data.startswith(NO):
                self.answer.set_exception(ConnectionError(f"expected a yes, got {data.decode()[:200]}"))

    async def ask(self, what: str) -> None:
        """Send a message and wait until it is done."""
        self.answer = asyncio.get_running_loop().create_future()
        self.send_text(f'{{"type":{what},"id":"{secrets.token_hex(8)}"}}'.encode())
        await asyncio.wait_for(self.answer, ANSWER_SECONDS)
        self.answer = None


class Smallbox(Driver):
    """Tables for four people."""

    def __init__(self, port: int, sink: Sink) -> None:
        self.port = port
        self.sink = sink
        self.requests = Requests(port)
        self.games: dict[int, Game] = {}

    async def connect(self, table: int) -> list[SmallboxSeat]:
        game = self.games[table] = Game()
        code = ""
        for number in range(SEATS):
            secret = secrets.token_hex(16)
            person = {"name": f"player {number}", "secret": secret}
            if not code:
                made = {**person, "game": "kanobu", "seats": SEATS, "options": OPTIONS}
                code = (await self.requests.post("/api/tables", made))["code"]
            else:
                await self.requests.post(f"/api/tables/{code}/seats", person)
            seat = SmallboxSeat(table, number, self.sink, game)
            await seat.open(PATH, self.port)
            await seat.ask(f'"hello","table":"{code}","secret":"{secret}"')
            await asyncio.wait_for(seat.seated, ANSWER_SECONDS)
            game.seats.append(seat)
        await begin(game)
        return game.seats

    def move(self, table: int) -> int:
        game = self.games[table]
        if game.mover is None:
            if game.again is None:
                game.again = asyncio.create_task(self.deal_again(table, game))
            return NOT_NOW
        game.mover.send_text(b'{"type":"move","id":"%d","move":%b}' % (game.version, choice(game.view)))
        game.mover = None
        return game.version + 1

    async def deal_again(self, table: int, game: Game) -> None:
        """The game is over: the same people play another."""
        await game.seats[0].ask('"rematch"')
        await begin(game)
        game.again = None
        self.sink.on_ready(table)

    def close(self) -> None:
        self.requests.close()
        for game in self.games.values():
            for seat in game.seats:
                seat.close()


async def begin(game: Game) -> None:
    """Everybody is ready, the host begins, and the first seat has its view."""
    for seat in game.seats:
        await seat.ask('"ready"')
    await game.seats[0].ask('"start"')
    async with asyncio.timeout(ANSWER_SECONDS):
        while game.mover is None:
            await asyncio.sleep(0)


def choice(view: bytes) -> bytes:
    """The first move of a view, or with a small hand the one that keeps it."""
    cards = view.find(CARDS) + len(CARDS)
    if view.count(b",", cards, view.find(b"]", cards)) < HAND:
        for move in WAITING:
            if move in view:
                return move
    at = view.find(MOVES) + len(MOVES)
    return view[at : view.find(b"}", at) + 1]
