"""One socket of one client, as a browser's tab has it; it never blocks, and can hang up in every way there is."""

import json
import secrets
import socket
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

from tests.outside.frames import CLOSE, PING, PONG, TEXT, accepted, frame, new_key, take_frame, upgrade

#: how a socket can end: as the protocol says, closed without a word, closed for writing only, reset, or not at all
HangUp = Literal["goodbye", "close", "half", "reset", "silence"]
HANG_UPS: tuple[HangUp, ...] = ("goodbye", "close", "half", "reset", "silence")
ANSWERS = ("done", "refused", "error")
Message = dict[str, Any]


class Tab:
    """A socket. What it is sent is kept with its time; what it asked and was not answered is in `waiting`."""

    def __init__(self, port: int, *, address: str = "", is_kept: bool = False) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.settimeout(0)
        self._key = new_key()
        self._out = bytearray(upgrade(port, self._key, address))
        #: frames that wait until the server has let the socket in
        self._queued = bytearray()
        self._in = bytearray()
        self.is_open = False
        self.is_gone = False
        #: how it was ended here, should it have been
        self.hung_up: HangUp | None = None
        #: does it read what comes?
        self.is_deaf = False
        self.close_code: int | None = None
        #: every text that came and when, if it is to be looked through afterwards
        self.is_kept = is_kept
        self.kept: list[tuple[float, bytes]] = []
        #: messages without an answer, by id, and when they were sent
        self.waiting: dict[str, float] = {}
        self.answers: dict[str, Message] = {}
        #: answers to what had no id that could be read
        self.nameless: list[Message] = []
        self.delays: list[float] = []
        self.table: Message = {}
        self.view: Message = {}
        self.clock: Message = {}
        self.version: int | None = None
        self.events: list[Message] = []
        self.bye = ""
        #: what did not follow the protocol
        self.complaints: list[str] = []
        self.on_message: Callable[[Tab, Message], None] = _ignore

    # What goes out.

    def send_raw(self, data: bytes) -> None:
        """Any bytes, as soon as the server has let the socket in and takes them."""
        if self.is_gone:
            return
        if self.is_open:
            self._out += data
            self.flush()
        else:
            self._queued += data

    def text(self, data: bytes) -> None:
        self.send_raw(frame(TEXT, data))

    def say(self, kind: str, **fields: object) -> str:
        """Send a message; its id."""
        message = {"type": kind, "id": secrets.token_hex(8), **fields}
        return self.send(message)

    def send(self, message: Message) -> str:
        self.waiting[message["id"]] = time.monotonic()
        self.text(json.dumps(message).encode())
        return str(message["id"])

    @property
    def wants_to_write(self) -> bool:
        return bool(self._out) and not self.is_gone

    def flush(self) -> None:
        """Write as much as the other side takes now."""
        try:
            while self._out and not self.is_gone:
                del self._out[: self.socket.send(self._out)]
        except BlockingIOError:
            pass
        except OSError:
            self._end()

    def hang_up(self, how: HangUp) -> None:
        """End the socket; what was not written yet goes with it."""
        if self.is_gone:
            return
        self.hung_up = how
        with suppress(OSError):
            if how == "goodbye":
                self.socket.send(frame(CLOSE, (1000).to_bytes(2)))
            elif how == "half":
                self.socket.shutdown(socket.SHUT_WR)
            elif how == "reset":
                self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        if how == "silence":
            self.is_deaf = True
        elif how != "half":
            self._end()

    def _end(self) -> None:
        self.is_gone = True
        self.is_open = False
        self.socket.close()

    # What comes in.

    def read(self) -> None:
        """Take in what has come."""
        try:
            data = self.socket.recv(1 << 18)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._end()
            return
        self._in += data
        if not self.is_open and not self._is_let_in():
            return
        while (found := take_frame(self._in)) is not None:
            if found.kind == TEXT:
                self._hear(found.payload)
            elif found.kind == PING:
                self.send_raw(frame(PONG, found.payload))
            elif found.kind == CLOSE:
                self.close_code = int.from_bytes(found.payload[:2]) if found.payload else None
                self._end()
                return

    def _is_let_in(self) -> bool:
        if b"\r\n\r\n" not in self._in:
            return False
        head, _, rest = bytes(self._in).partition(b"\r\n\r\n")
        self._in = bytearray(rest)
        if not head.startswith(b"HTTP/1.1 101") or accepted(self._key) not in head:
            self.complaints.append(f"expected to be let in, got {head[:80]!r}")
            self._end()
            return False
        self.is_open = True
        self._out += self._queued
        self._queued.clear()
        self.flush()
        return True

    def _hear(self, data: bytes) -> None:
        now = time.monotonic()
        if self.is_kept:
            self.kept.append((now, data))
        message: Message = json.loads(data)
        kind = message["type"]
        if kind in ANSWERS:
            self._answered(message, now)
        elif kind in ("table", "update"):
            self._look(message)
        elif kind == "bye":
            self.bye = message["reason"]
        self.on_message(self, message)

    def _answered(self, message: Message, now: float) -> None:
        if not message["id"]:
            self.nameless.append(message)
            return
        sent = self.waiting.pop(message["id"], None)
        if sent is None:
            self.complaints.append(f"an answer that nothing asked for: {message}")
            return
        self.delays.append(now - sent)
        self.answers[message["id"]] = message

    def _look(self, message: Message) -> None:
        if message["type"] == "update":
            if message["since"] != self.version:
                self.complaints.append(
                    f"an update since {message['since']}, expected {self.version}; hung up: {self.hung_up or 'no'}"
                )
            self.events += message["events"]
        self.version = message["version"]
        self.table = message["table"] or self.table
        self.view = message["view"] or self.view
        self.clock = message["clock"]


def _ignore(tab: Tab, message: Message) -> None:
    """Nobody listens."""
