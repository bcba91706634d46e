"""A websocket made by hand, frame by frame, so that it can misbehave."""

import json
import os
import secrets
import socket
import struct
from collections import deque
from contextlib import suppress
from types import TracebackType
from typing import Any, NamedTuple, Self

from tests.server.live import PATIENCE, Live, Seat

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
UPGRADE = {
    "upgrade": "websocket",
    "connection": "Upgrade",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    "sec-websocket-version": "13",
}


class Closed(NamedTuple):
    """The server closed the socket, with this code; without one it hung up."""

    code: int | None


class Line:
    """A connection of bytes."""

    def __init__(self, port: int, *, source: str = "", receive_bytes: int = 0) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if source:
            self.socket.bind((source, 0))
        if receive_bytes:
            # Before it connects, or more may be on its way already.
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        self.socket.connect(("127.0.0.1", port))
        self.received = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def try_to_send(self, data: bytes) -> None:
        """Send as much as the other side takes before it hangs up."""
        with suppress(ConnectionError):
            self.send(data)

    def read(self, size: int) -> bytes | None:
        """Exactly this many bytes, or None where the other side hung up before."""
        while len(self.received) < size:
            if not self._more():
                return None
        found, self.received = self.received[:size], self.received[size:]
        return found

    def read_head(self) -> tuple[int | None, str]:
        """The status of an answer of HTTP and its head; None where the other side hung up."""
        while b"\r\n\r\n" not in self.received:
            if not self._more():
                return None, self.received.decode("latin-1")
        head, _, self.received = self.received.partition(b"\r\n\r\n")
        return int(head.split()[1]), head.decode("latin-1")

    def _more(self) -> bool:
        try:
            data = self.socket.recv(65536)
        except ConnectionError:
            data = b""
        self.received += data
        return bool(data)


def request(server: Live, path: str = "/socket", **headers: str) -> bytes:
    """A request for a socket; headers replace those of a good one, with _ for -."""
    changed = {name.replace("_", "-"): value for name, value in headers.items()}
    lines = {"host": f"127.0.0.1:{server.port}", **UPGRADE, **changed}
    head = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in lines.items()), "", ""]
    return "\r\n".join(head).encode()


class Frames(Line):
    """A socket that was let in."""

    def __init__(self, server: Live, *, receive_bytes: int = 0, **headers: str) -> None:
        super().__init__(server.port, receive_bytes=receive_bytes)
        self.send(request(server, **headers))
        status, head = self.read_head()
        assert status == 101, head
        #: pings and pongs that came
        self.controls: list[tuple[int, bytes]] = []
        #: messages that came while an answer was awaited
        self.heard: deque[dict[str, Any]] = deque()

    def frame(self, kind: int, payload: bytes, *, is_last: bool = True) -> None:
        """Send one frame, masked as a client has to."""
        size = len(payload)
        mask = os.urandom(4)
        head = bytes([kind | (0x80 if is_last else 0)])
        if size < 126:
            head += bytes([size | 0x80])
        elif size < 65536:
            head += bytes([126 | 0x80]) + struct.pack("!H", size)
        else:
            head += bytes([127 | 0x80]) + struct.pack("!Q", size)
        pad = (mask * (size // 4 + 1))[:size]
        masked = int.from_bytes(payload, "big") ^ int.from_bytes(pad, "big")
        self.send(head + mask + masked.to_bytes(size, "big"))

    def text(self, data: bytes) -> None:
        self.frame(TEXT, data)

    def say(self, kind: str, **fields: object) -> str:
        """Send a message; its id."""
        message = {"type": kind, "id": secrets.token_hex(8), **fields}
        self.text(json.dumps(message).encode())
        return str(message["id"])

    def next(self) -> dict[str, Any] | Closed:
        """The next message that the server sent, or its end."""
        while True:
            head = self.read(2)
            if head is None:
                return Closed(None)
            size = head[1] & 0x7F
            if size > 125:
                size = int.from_bytes(self.read(2 if size == 126 else 8) or b"", "big")
            payload = self.read(size)
            if payload is None:
                return Closed(None)
            kind = head[0] & 0x0F
            if kind == TEXT:
                message: dict[str, Any] = json.loads(payload)
                return message
            if kind in (PING, PONG):
                self.controls.append((kind, payload))
            if kind == CLOSE:
                return Closed(int.from_bytes(payload[:2], "big") if payload else None)

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a type; others on the way are kept."""
        while True:
            message = self.next()
            assert not isinstance(message, Closed), f"expected {kind}, got {message}"
            if message["type"] == kind:
                return message
            self.heard.append(message)

    def answer(self, message_id: str) -> dict[str, Any]:
        """The yes or no to a message, or to one without an id."""
        while True:
            message = self.next()
            assert not isinstance(message, Closed), f"expected an answer, got {message}"
            if message["type"] in ("done", "refused", "error") and message["id"] == message_id:
                return message
            self.heard.append(message)

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        return self.answer(self.say(kind, **fields))

    def hello(self, seat: Seat) -> dict[str, Any]:
        """Come as a seat; the table as it is."""
        assert self.ask("hello", table=seat.code, secret=seat.secret)["type"] == "done"
        return self.until("table")


def version_of(server: Live, code: str) -> int:
    """A table's version, as a spectator sees it."""
    with Frames(server) as socket:
        answer = socket.ask("hello", table=code)
        assert answer["type"] == "done", answer
        return int(answer["version"])
