"""Colyseus 0.18 as a server under test: matchmaking by HTTP, then frames that begin with a byte of protocol.

In a room of messages an update is the message `view`, in msgpack; in a room with a schema it is a patch of the state,
and the room sends one for every move.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from bench.load.driver import Driver, Seat, Sink
from bench.load.setting import HOST, SEATS
from bench.load.turns import CYCLE, TURNS

if TYPE_CHECKING:
    from picows import WSFrame, WSTransport

#: the first bytes of frames
JOINED, DATA, STATE, PATCH = b"\x0a", b"\x0d", b"\x0e", b"\x0f"
VIEW = DATA + b"\xa4view"
VERSION = b"\xa7version"
#: msgpack's first byte of a longer unsigned number, and how many bytes follow it
WIDTHS = {0xCC: 1, 0xCD: 2, 0xCE: 4}


def packed_number(data: bytes, at: int) -> int:
    """The unsigned number in msgpack at a place."""
    first = data[at]
    return first if first < 0x80 else int.from_bytes(data[at + 1 : at + 1 + WIDTHS[first]], "big")


def packed_move(index: int | None) -> bytes:
    """The message `move` with {type: "draw"} or {type: "play", index}."""
    move = b"\x81\xa4type\xa4draw" if index is None else b"\x82\xa4type\xa4play\xa5index" + bytes([index])
    return DATA + b"\xa4move" + move


MOVES = tuple((turn.seat, packed_move(turn.card)) for turn in TURNS)


class ColyseusSeat(Seat):
    """Tells a view by its name, and a patch by its first byte."""

    patches = 0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        if data.startswith(VIEW):
            self.size = len(data)
            self.on_update(self.table, self.seat, packed_number(data, data.find(VERSION) + len(VERSION)))
            self.sit()
        elif data.startswith(PATCH):
            self.size = len(data)
            self.patches += 1
            self.on_update(self.table, self.seat, self.patches)
        elif data.startswith(JOINED):
            self.send_binary(JOINED)
        elif data.startswith(STATE):
            self.sit()


class Colyseus(Driver):
    """Rooms for four, filled in the order of seats."""

    def __init__(self, port: int, sink: Sink) -> None:
        self.port = port
        self.sink = sink
        self.seats: dict[int, list[ColyseusSeat]] = {}
        self.moves: dict[int, int] = {}

    async def connect(self, table: int) -> list[ColyseusSeat]:
        path = "create/table"
        seats: list[ColyseusSeat] = []
        for number in range(SEATS):
            place = await matchmake(self.port, path)
            seat = ColyseusSeat(table, number, self.sink)
            room = place["roomId"]
            await seat.open(f"/{place['processId']}/{room}?sessionId={place['sessionId']}", self.port)
            await asyncio.wait_for(seat.seated, 10)
            seats.append(seat)
            path = f"joinById/{room}"
        self.seats[table] = seats
        self.moves[table] = 0
        return seats

    def move(self, table: int) -> int:
        made = self.moves[table]
        self.moves[table] = made + 1
        seat, message = MOVES[made % CYCLE]
        self.seats[table][seat].send_binary(message)
        return made + 1

    def close(self) -> None:
        for seats in self.seats.values():
            for seat in seats:
                seat.close()


async def matchmake(port: int, path: str) -> dict[str, Any]:
    """Reserve a seat."""
    reader, writer = await asyncio.open_connection(HOST, port)
    head = f"POST /matchmake/{path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: 2\r\n\r\n{{}}".encode())
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    found: dict[str, Any] = json.loads(answer[answer.index(b"{") : answer.rindex(b"}") + 1])
    if "roomId" not in found:
        raise ConnectionError(f"expected a seat from {path}, got {found}")
    return found
