"""Game sockets: one client each, a `Connection` of the hall; its messages counted, its frames put together."""

import time
from contextlib import suppress
from typing import Any

from picows import (
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
)

from smallbox.server.admission import Admission
from smallbox.server.hall_runner import HallRunner
from smallbox.server.rate_limits import TokenBucket
from smallbox.wire.codec import NotPossible, encode, id_of
from smallbox.wire.server import Bye, ErrorMessage

#: a message of less than this has a header of two bytes
SHORT = 126
TEXT_FRAME = b"\x81"
#: and one of less than this has one of four
LONG = 1 << 16
#: picows keeps a buffer for each socket that is as large as its largest message; a longer one does without it
PICOWS_BYTES = 1000
#: looked up once
TEXT = WSMsgType.TEXT
#: largest frame that picows takes in at all; a message over the limit below it gets an answer
FRAME_BYTES = 256 * 1024
#: how often a client may exceed its limits before it is let go
MOST_OFFENCES = 50
#: a message comes in no more parts than this
MOST_PARTS = 128
#: seconds without a word until a ping, and until its answer is due
PING_IDLE = 20.0
PING_REPLY = 20.0


class Socket(WSListener):
    """One client. It is a `Connection` of the hall, to which a client that is gone is never an error."""

    # There are thousands of them.
    __slots__ = (
        "address",
        "admission",
        "begun",
        "bucket",
        "connections",
        "count",
        "frames",
        "heard",
        "held",
        "is_over",
        "offences",
        "parts",
        "pinged",
        "raw",
        "runner",
        "size",
        "transport",
    )

    def __init__(
        self, runner: HallRunner, admission: Admission, address: str, connections: set[Any] | None = None
    ) -> None:
        super().__init__()
        self.runner = runner
        self.admission = admission
        self.address = address
        #: those that uvicorn shuts down when it ends
        self.connections = set() if connections is None else connections
        limits = admission.config.limits
        self.bucket = TokenBucket(limits.messages_burst, limits.messages_per_second)
        self.frames = TokenBucket(limits.frames_burst, limits.frames_per_second)
        self.offences = 0
        #: when the last frame came, and when the last ping was sent
        self.heard = self.pinged = 0.0
        #: nothing more is sent, and whatever comes is ignored; true before the socket opens, too
        self.is_over = True
        self.transport: WSTransport
        #: the kind of a message that comes in several frames; only then its parts so far, their number and size
        self.begun: WSMsgType | None = None
        self.parts: list[bytes]
        self.count: int
        self.size: int
        #: a short frame that waits for what follows it
        self.held = b""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.raw = transport.underlying_transport
        self.heard = time.monotonic()
        self.is_over = False
        self.connections.add(self)
        self.admission.opened(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        # Frames from the same read as the last one are handed over even after the end.
        if self.is_over:
            return
        self.heard = now = time.monotonic()
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.end(WSCloseCode.PROTOCOL_ERROR)
        elif not self.frames.take(now):
            self.runner.metrics.refused += 1
            self.end(WSCloseCode.POLICY_VIOLATION)
        elif frame.msg_type == TEXT and frame.fin and self.begun is None:
            self.message(frame.get_payload_as_bytes(), now)
        else:
            self.other(frame, now)

    def other(self, frame: WSFrame, now: float) -> None:
        """A frame that is not a whole text message."""
        kind = frame.msg_type
        if kind == WSMsgType.PING:
            self.transport.send_pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.PONG:
            # It was heard, which is all that a ping asks for.
            pass
        elif kind == WSMsgType.CLOSE:
            code = frame.get_close_code()
            # 'No code given' (1005) must never be sent.
            self.end(WSCloseCode.OK if code == WSCloseCode.NO_INFO else code)
        else:
            self.part(frame, now)

    def part(self, frame: WSFrame, now: float) -> None:
        """A fragment of a message, or a kind of frame that isn't spoken here."""
        is_first = frame.msg_type != WSMsgType.CONTINUATION
        if is_first != (self.begun is None):
            self.end(WSCloseCode.PROTOCOL_ERROR)
            return
        if is_first:
            self.begun, self.parts, self.count, self.size = frame.msg_type, [], 0, 0
        self.count += 1
        self.size += frame.payload_size
        if self.size > FRAME_BYTES:
            self.end(WSCloseCode.MESSAGE_TOO_BIG)
        elif self.count > MOST_PARTS:
            self.end(WSCloseCode.POLICY_VIOLATION)
        else:
            if self.size <= self.admission.message_bytes:
                self.parts.append(frame.get_payload_as_bytes())
            if frame.fin:
                self.whole(now)

    def whole(self, now: float) -> None:
        """The last part of a message has come."""
        kind, self.begun = self.begun, None
        parts, self.parts = self.parts, []
        limit = self.admission.message_bytes
        if kind != WSMsgType.TEXT:
            self.refuse(NotPossible("text-only"))
        elif self.size > limit:
            self.refuse(NotPossible("message-too-large", limit=limit))
        else:
            self.message(b"".join(parts), now)

    def message(self, data: bytes, now: float) -> None:
        self.runner.metrics.messages += 1
        limit = self.admission.message_bytes
        if len(data) > limit:
            self.refuse(NotPossible("message-too-large", limit=limit), data)
        elif not self.bucket.take(now):
            self.refuse(NotPossible("rate-limited", seconds=self.bucket.wait()), data)
        elif not (shared := self.admission.messages.of(self.address, now)).take(now):
            self.refuse(NotPossible("rate-limited", seconds=shared.wait()), data)
        else:
            self.runner.received(self, data)

    def refuse(self, error: NotPossible, data: bytes = b"") -> None:
        """Answer a message that wasn't even looked at; a client that keeps doing this is dropped."""
        self.runner.metrics.refused += 1
        self.offences += 1
        self.send(encode(ErrorMessage(id_of(data), error.error, error.facts)))
        self.flush()
        if self.offences > MOST_OFFENCES:
            self.end(WSCloseCode.POLICY_VIOLATION)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_over = True
        self.connections.discard(self)
        self.admission.closed(self)
        self.runner.closed(self)

    def pause_writing(self) -> None:
        """Backpressure: the client reads too slowly. It is dropped, and gets a fresh view when it comes back."""
        self.drop()

    def beat(self, now: float) -> None:
        """Ping a client that has said nothing for a while, and let it go where that is not answered."""
        if self.is_over:
            return
        try:
            if self.pinged <= self.heard:
                if now - self.heard >= PING_IDLE:
                    self.pinged = now
                    self.transport.send_ping()
            elif now - self.pinged >= PING_REPLY:
                self.transport.send_close(WSCloseCode.GOING_AWAY)
                # Whoever does not answer does not read either: nothing waits for that.
                self.drop()
        except Exception:  # noqa: BLE001 whatever it was, the other sockets have their turn
            self.drop()

    def end(self, code: WSCloseCode) -> None:
        """Say goodbye and close, if that has not happened yet."""
        if self.is_over:
            return
        self.flush()
        self.is_over = True
        try:
            self.transport.send_close(code)
            self.transport.disconnect()
        except Exception:  # noqa: BLE001 whatever it was, the connection is of no use
            self.drop()

    def drop(self) -> None:
        """Hang up without a word."""
        self.is_over = True
        with suppress(Exception):
            self.transport.disconnect(graceful=False)

    # What the hall does with a connection.

    def send(self, data: bytes) -> None:
        """Send, if anybody is still there. The answer to a move waits for the new view: they are one write."""
        # Once a connection ends its transport drops what comes; picows would still write to it, and leave a gap.
        if self.is_over or self.raw.is_closing():
            return
        try:
            if len(data) < SHORT:
                if not self.held:
                    self.runner.held.append(self)
                self.held += TEXT_FRAME + len(data).to_bytes() + data
            elif self.held or len(data) > PICOWS_BYTES:
                self.held += header(len(data)) + data
                self.flush()
            else:
                self.transport.send(TEXT, data)
        except Exception:  # noqa: BLE001 a broken connection is its own affair, never that of a table
            self.drop()

    def flush(self) -> None:
        """Send what is held: nothing follows it."""
        held, self.held = self.held, b""
        if not held or self.is_over or self.transport.is_close_frame_sent or self.transport.is_disconnected:
            return
        try:
            self.raw.write(held)
        except Exception:  # noqa: BLE001 as above
            self.drop()

    def close(self) -> None:
        self.end(WSCloseCode.OK)

    def shutdown(self) -> None:
        """uvicorn ends, by SIGTERM; the client may come back."""
        self.send(encode(Bye("shutdown")))
        self.end(WSCloseCode.SERVICE_RESTART)


def header(size: int) -> bytes:
    """The first bytes of a text frame that is not short."""
    return b"\x81\x7e" + size.to_bytes(2) if size < LONG else b"\x81\x7f" + size.to_bytes(8)
