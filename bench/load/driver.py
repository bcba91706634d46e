"""What the load generator asks of a server under test: tables of four, a next move, and a word about each update.

A driver is a subclass of Driver in a module of its own. It knows one server's protocol; the generator knows clocks and
counts. All calls come from one thread, the event loop's.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from picows import WSListener, WSMsgType, ws_connect

from bench.load.setting import HOST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from picows import WSTransport

#: what `move` returns when the table has no move to make now
NOT_NOW = -1


class Sink(Protocol):
    """Whom a driver tells what it hears; the generator is one."""

    def on_update(self, table: int, seat: int, version: int) -> None:
        """A seat got the update that brings its table to a version; a repeated or an old one does no harm."""

    def on_ready(self, table: int) -> None:
        """A table for which `move` said NOT_NOW can move again, say because a new game was dealt."""

    def on_lost(self, table: int, seat: int) -> None:
        """A socket was closed that should not be."""


class Driver(Protocol):
    """One server's protocol."""

    def __init__(self, port: int, sink: Sink) -> None: ...

    async def connect(self, table: int) -> Sequence[Seat]:
        """Seat four players at a new table; return when each of them has its first view."""

    def move(self, table: int) -> int:
        """Send the next move of whoever is to act; return the version its update will have at least, or NOT_NOW.

        Called only when all four seats have the update of the move before.
        """

    def close(self) -> None:
        """Close all sockets."""


class Seat(WSListener):
    """A seat's socket. A driver's own kind adds `on_ws_frame`: the hot path, so look for bytes and decode nothing."""

    transport: WSTransport

    def __init__(self, table: int, seat: int, sink: Sink) -> None:
        self.table = table
        self.seat = seat
        self.on_update = sink.on_update
        self.on_lost = sink.on_lost
        #: bytes of the last update
        self.size = 0
        self.is_closing = False
        #: done when the first view is here
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, path: str, port: int, **options: Any) -> None:
        await ws_connect(lambda: self, f"ws://{HOST}:{port}{path}", **options)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.is_closing:
            self.on_lost(self.table, self.seat)

    def sit(self) -> None:
        """The first view is here."""
        if not self.seated.done():
            self.seated.set_result(None)

    def send_text(self, message: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, message)

    def send_binary(self, message: bytes) -> None:
        self.transport.send(WSMsgType.BINARY, message)

    def close(self) -> None:
        self.is_closing = True
        self.transport.disconnect(graceful=False)
