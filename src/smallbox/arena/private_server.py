"""A little table server on the loopback for programs that play in the arena: one request of HTTP, and websockets.

It speaks the network protocol (docs/protocol.md) as far as a seated program needs it: sit down, say hello, play.
"""

import asyncio
import base64
import hashlib
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec

from smallbox.wire.http import JoinTable, Problem, Seated
from smallbox.wire.problems import explain, status_of

T = TypeVar("T")
#: RFC 6455
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
FINAL, MASKED, LENGTH = 0x80, 0x80, 0x7F
SHORT, MIDDLE = 126, 127
#: of a message or a request, in bytes: as on a real server
MOST_BYTES = 16 * 1024
LINES_END = b"\r\n\r\n"


class Table(Protocol):
    """What the server has tables for."""

    code: str
    token: str

    def sit_down(self, secret: str) -> None: ...

    def came(self, socket: "WebSocket") -> None: ...

    def heard(self, socket: "WebSocket", data: bytes) -> None: ...

    def left(self, socket: "WebSocket") -> None: ...


class WebSocket:
    """One connection of a program."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: bytes, kind: int = TEXT) -> None:
        size = len(data)
        head = bytes([FINAL | kind])
        if size < SHORT:
            head += bytes([size])
        elif size < 1 << 16:
            head += bytes([SHORT]) + size.to_bytes(2, "big")
        else:
            head += bytes([MIDDLE]) + size.to_bytes(8, "big")
        self._writer.write(head + data)

    async def messages(self, hear: Callable[[bytes], None]) -> None:
        """Hand every text on until the other side hangs up, or does not keep to the rules."""
        whole = b""
        while True:
            first, second = await self._reader.readexactly(2)
            size = second & LENGTH
            if size >= SHORT:
                size = int.from_bytes(await self._reader.readexactly(2 if size == SHORT else 8), "big")
            if not second & MASKED or size + len(whole) > MOST_BYTES:
                return
            mask = await self._reader.readexactly(4)
            masked = await self._reader.readexactly(size)
            data = bytes(byte ^ mask[at % 4] for at, byte in enumerate(masked))
            kind = first & 0x0F
            if kind == CLOSE:
                self.send(data[:2], CLOSE)
                return
            if kind == PING:
                self.send(data, PONG)
            elif kind in (TEXT, CONTINUATION):
                whole += data
                if first & FINAL:
                    hear(whole)
                    whole = b""

    def close(self) -> None:
        self._writer.close()


class PrivateServer:
    """Listens on a free port of the loopback, in a thread of its own, as long as the process lives."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._tables: dict[str, Table] = {}
        threading.Thread(target=self._loop.run_forever, name="private tables", daemon=True).start()
        self.port: int = self.wait(self._listen())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def add(self, table: Table) -> None:
        self._tables[table.code] = table

    async def _listen(self) -> int:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port: int = server.sockets[0].getsockname()[1]
        return port

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError, ValueError, asyncio.LimitOverrunError):
            await self._answer(reader, writer)
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request, *lines = (await reader.readuntil(LINES_END)).decode("latin-1").strip().split("\r\n")
        method, path, _ = request.split(" ")
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if method == "GET" and path == "/socket" and "sec-websocket-key" in headers:
            key = headers["sec-websocket-key"] + MAGIC
            accepted = base64.b64encode(hashlib.sha1(key.encode(), usedforsecurity=False).digest()).decode()
            switch = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            writer.write(f"{switch}Sec-WebSocket-Accept: {accepted}\r\n\r\n".encode())
            await self._talk(WebSocket(reader, writer))
            return
        size = min(int(headers.get("content-length", "0")), MOST_BYTES)
        status, body = self._seat(method, path, await reader.readexactly(size))
        head = f"HTTP/1.1 {status} -\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        writer.write(f"{head}connection: close\r\n\r\n".encode() + body)
        await writer.drain()

    def _seat(self, method: str, path: str, data: bytes) -> tuple[int, bytes]:
        """The answer to the one request that there is: sit down with a token."""
        error = "no-such-page"
        parts = path.strip("/").split("/")
        if method == "POST" and len(parts) == 4 and parts[:2] == ["api", "tables"] and parts[3] == "seats":
            table = self._tables.get(parts[2])
            try:
                asked = msgspec.json.decode(data, type=JoinTable)
            except msgspec.DecodeError:
                error = "bad-message"
            else:
                error = "no-such-bot" if table is None or asked.token != table.token else ""
                if table is not None and not error:
                    table.sit_down(asked.secret)
                    return 201, msgspec.json.encode(Seated(table.code, 0, f"{self.address}/t/{table.code}"))
        facts: dict[str, Any] = {"detail": "expected JoinTable"} if error == "bad-message" else {}
        return status_of(error), msgspec.json.encode(Problem(error, facts, explain(error, facts)))

    async def _talk(self, socket: WebSocket) -> None:
        """A socket belongs to the table that its first message, a hello, names."""
        found: list[Table] = []

        def hear(data: bytes) -> None:
            if not found:
                named = msgspec.json.decode(data).get("table")
                table = self._tables.get(named) if isinstance(named, str) else None
                if table is None:
                    raise EOFError
                found.append(table)
                table.came(socket)
            found[0].heard(socket, data)

        try:
            await socket.messages(hear)
        finally:
            for table in found:
                table.left(socket)
