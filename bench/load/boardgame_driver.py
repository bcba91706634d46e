"""boardgame.io 0.50 as a server under test: socket.io over a bare websocket, in the namespace of the game.

A match is made by the first `sync` that names it. An update is the event `update`, with the state as its seat may see
it and the number of that state.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from bench.load.driver import Driver, Seat, Sink
from bench.load.setting import SEATS
from bench.load.turns import CYCLE, TURNS, Turn

if TYPE_CHECKING:
    from picows import WSFrame, WSTransport

GAME = "table"
PATH = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG = b"0", b"2", b"3"
ENTER = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
UPDATE = EVENT + b'["update",'
SYNC = EVENT + b'["sync",'
STATE_ID = b'"_stateID":'


def event(*parts: object) -> bytes:
    return EVENT + json.dumps(parts, separators=(",", ":")).encode()


def action(turn: Turn) -> str:
    """The action of a turn, as boardgame.io's own client would write it."""
    name, args = ("draw", []) if turn.card is None else ("play", [turn.card])
    payload = {"type": name, "args": args, "playerID": str(turn.seat), "credentials": None}
    return json.dumps({"type": "MAKE_MOVE", "payload": payload}, separators=(",", ":"))


MOVES = tuple((turn.seat, action(turn)) for turn in TURNS)


class BoardgameSeat(Seat):
    """Enters the namespace, syncs, and reads the number of each state."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        if data.startswith(UPDATE):
            self.size = len(data)
            # The first number is the state's own, and its last field; those of the log come after it.
            at = data.find(STATE_ID) + len(STATE_ID)
            self.on_update(self.table, self.seat, int(data[at : data.find(b"}", at)]))
        elif data == PING:
            self.send_text(PONG)
        elif data.startswith(OPEN):
            self.send_text(ENTER)
        elif data.startswith(ENTER):
            self.send_text(event("sync", f"m{self.table}", str(self.seat), None, SEATS))
        elif data.startswith(SYNC):
            self.sit()


class Boardgame(Driver):
    """Matches for four."""

    def __init__(self, port: int, sink: Sink) -> None:
        self.port = port
        self.sink = sink
        self.seats: dict[int, list[BoardgameSeat]] = {}
        self.moves: dict[int, int] = {}

    async def connect(self, table: int) -> list[BoardgameSeat]:
        seats = [BoardgameSeat(table, number, self.sink) for number in range(SEATS)]
        for seat in seats:
            await seat.open(PATH, self.port)
            await asyncio.wait_for(seat.seated, 10)
        self.seats[table] = seats
        self.moves[table] = 0
        return seats

    def move(self, table: int) -> int:
        made = self.moves[table]
        self.moves[table] = made + 1
        seat, what = MOVES[made % CYCLE]
        self.seats[table][seat].send_text(f'{EVENT.decode()}["update",{what},{made},"m{table}","{seat}"]'.encode())
        return made + 1

    def close(self) -> None:
        for seats in self.seats.values():
            for seat in seats:
                seat.close()
