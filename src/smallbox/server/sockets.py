"""Game sockets: uvicorn hands an upgraded connection to picows, on the same port as HTTP."""

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
import uvicorn
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # the seam needs the protocol itself

from smallbox.server.desk import Desk
from smallbox.server.gate import Gate
from smallbox.server.guard import SECURITY
from smallbox.server.limits import Bucket
from smallbox.server.problem_answer import problem_answer
from smallbox.wire.codec import NotPossible, encode, id_of
from smallbox.wire.server import Bye, ErrorMessage

log = structlog.get_logger("smallbox.sockets")

PATH = b"/socket"
#: a message of less than this has a header of two bytes
SHORT = 126
TEXT_FRAME = b"\x81"
#: largest frame that picows takes in at all; a message over the limit below it gets an answer
FRAME_BYTES = 256 * 1024
HANDSHAKE = 5.0
#: what the system itself keeps for a client that does not read; otherwise it would be up to 4 MB
SEND_BYTES = 64 * 1024
#: seconds without a word until a ping, and until its answer is due
PING_IDLE = 20.0
PING_REPLY = 20.0
#: how often a client may exceed its limits before it is let go
MOST_OFFENCES = 50
#: a message comes in no more parts than this
MOST_PARTS = 128


class Socket(WSListener):
    """One client. It is a `Connection` of the hall, to which a client that is gone is never an error."""

    def __init__(self, desk: Desk, gate: Gate, address: str) -> None:
        super().__init__()
        self.desk = desk
        self.gate = gate
        self.address = address
        limits = gate.config.limits
        self.bucket = Bucket(limits.messages_burst, limits.messages_per_second)
        self.frames = Bucket(limits.frames_burst, limits.frames_per_second)
        self.offences = 0
        #: told when the socket is gone
        self.on_gone: Callable[[], None] = _nothing
        #: nothing is sent any more, and nothing that comes is looked at; so it is too before the socket opens
        self.is_over = True
        self.transport: WSTransport
        #: the kind of a message that comes in several frames, its parts so far, their number and size
        self.begun: WSMsgType | None = None
        self.parts: list[bytes] = []
        self.count = 0
        self.size = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.raw = transport.underlying_transport
        self.is_over = False
        self.gate.opened(self)

    def is_user_specific_pong(self, frame: WSFrame) -> bool:
        """No frame is taken away before it is counted."""
        return False

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        # What came in one breath with the last frame is handed over even after the end.
        if self.is_over:
            return
        now = time.monotonic()
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.end(WSCloseCode.PROTOCOL_ERROR)
        elif not self.frames.take(now):
            self.desk.metrics.refused += 1
            self.end(WSCloseCode.POLICY_VIOLATION)
        elif frame.msg_type == WSMsgType.TEXT and frame.fin and self.begun is None:
            self.message(frame.get_payload_as_bytes(), now)
        else:
            self.other(frame, now)

    def other(self, frame: WSFrame, now: float) -> None:
        """A frame that is not a whole text message."""
        kind = frame.msg_type
        if kind == WSMsgType.PING:
            self.transport.send_pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.PONG:
            self.transport.notify_user_specific_pong_received()
        elif kind == WSMsgType.CLOSE:
            code = frame.get_close_code()
            # That no code was given is never said on the wire.
            self.end(WSCloseCode.OK if code == WSCloseCode.NO_INFO else code)
        else:
            self.part(frame, now)

    def part(self, frame: WSFrame, now: float) -> None:
        """A part of a message, or something that is not spoken here."""
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
            if self.size <= self.gate.config.limits.message_bytes:
                self.parts.append(frame.get_payload_as_bytes())
            if frame.fin:
                self.whole(now)

    def whole(self, now: float) -> None:
        """The last part of a message has come."""
        kind, self.begun = self.begun, None
        parts, self.parts = self.parts, []
        limit = self.gate.config.limits.message_bytes
        if kind != WSMsgType.TEXT:
            self.refuse(NotPossible("text-only"))
        elif self.size > limit:
            self.refuse(NotPossible("message-too-large", limit=limit))
        else:
            self.message(b"".join(parts), now)

    def message(self, data: bytes, now: float) -> None:
        self.desk.metrics.messages += 1
        limit = self.gate.config.limits.message_bytes
        if len(data) > limit:
            self.refuse(NotPossible("message-too-large", limit=limit), data)
        elif not self.bucket.take(now):
            self.refuse(NotPossible("rate-limited", seconds=self.bucket.wait()), data)
        elif not (shared := self.gate.messages.of(self.address, now)).take(now):
            self.refuse(NotPossible("rate-limited", seconds=shared.wait()), data)
        else:
            self.desk.received(self, data)

    def refuse(self, error: NotPossible, data: bytes = b"") -> None:
        """Answer what was not even looked at; whoever goes on like that is let go."""
        self.desk.metrics.refused += 1
        self.offences += 1
        self.send(encode(ErrorMessage(id_of(data), error.error, error.facts)))
        if self.offences > MOST_OFFENCES:
            self.end(WSCloseCode.POLICY_VIOLATION)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.is_over = True
        self.on_gone()
        # Not kept, so that the socket needs no garbage collector to go.
        self.on_gone = _nothing
        self.gate.closed(self)
        self.desk.closed(self)

    def pause_writing(self) -> None:
        """The client reads too slowly: it is let go, and gets a fresh view when it comes back."""
        self.drop()

    def end(self, code: WSCloseCode) -> None:
        """Say goodbye and close, if that has not happened yet."""
        if self.is_over:
            return
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
        """Send to whoever is there; where nobody is any more, nothing happens."""
        if self.is_over or self.transport.is_close_frame_sent or self.transport.is_disconnected:
            return
        try:
            if len(data) < SHORT:
                # A frame of our own goes out at the end of the loop's turn, together with what follows it: the answer
                # to a move and the new view are one write. picows looks whether something waits, so the order is kept.
                self.raw.write(TEXT_FRAME + len(data).to_bytes() + data)
            else:
                self.transport.send(WSMsgType.TEXT, data)
        except Exception:  # noqa: BLE001 a broken connection is its own affair, never that of a table
            self.drop()

    def close(self) -> None:
        self.end(WSCloseCode.OK)

    def go_away(self) -> None:
        """The server ends; the client may come back."""
        self.send(encode(Bye("shutdown")))
        self.end(WSCloseCode.SERVICE_RESTART)


def _nothing() -> None:
    """Nobody wants to know."""


class Doorway:
    """Lets sockets in, or tells them why not."""

    def __init__(self, desk: Desk, gate: Gate) -> None:
        self.desk = desk
        self.gate = gate

    def listener(self, request: WSUpgradeRequest, peer: str) -> WSUpgradeResponseWithListener:
        """The listener of an upgrade request, or the answer that refuses it."""
        try:
            socket = Socket(self.desk, self.gate, self.checked(request, peer))
        except NotPossible as error:
            self.desk.metrics.refused += 1
            return refusal(error)
        except Exception as error:  # noqa: BLE001 whatever it was, nobody gets in by it
            log.error("a socket was not let in", kind=type(error).__name__)
            return refusal(NotPossible("server-failed"))
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(), socket)

    def checked(self, request: WSUpgradeRequest, peer: str) -> str:
        """The address that may have a socket. Raises NotPossible."""
        headers = request.headers
        address = self.gate.address_of(peer, headers.getall("x-forwarded-for", []))
        self.gate.limit(self.gate.openings, address)
        if request.path.partition(b"?")[0] != PATH:
            raise NotPossible("no-such-page")
        if headers.getall("sec-websocket-version", []) != ["13"]:
            raise NotPossible("bad-message", detail="expected version 13 of the websocket protocol")
        problem = self.gate.problem(headers.getall("host", []), headers.getall("origin", []))
        if problem is not None:
            raise NotPossible(problem)
        if self.gate.is_crowded(address):
            raise NotPossible("too-many-sockets")
        return address


def refusal(error: NotPossible) -> WSUpgradeResponseWithListener:
    """Why a socket is not let in, like over HTTP."""
    answer = problem_answer(error)
    headers = {name.decode(): value.decode() for name, value in SECURITY}
    headers |= {"content-type": "application/json", "content-length": str(len(answer.body)), "connection": "close"}
    response = WSUpgradeResponse.create_error_response(answer.status, answer.body, headers)
    return WSUpgradeResponseWithListener(response, None)


def seam(doorway: Doorway) -> type[asyncio.Protocol]:
    """The class that uvicorn makes for every connection that wants to be a socket."""

    class SocketSeam(asyncio.Protocol):
        def __init__(self, config: uvicorn.Config, server_state: Any, app_state: dict[str, Any]) -> None:
            self.connections = server_state.connections
            self.peer = ""
            self.socket: Socket | None = None
            self.is_handed_over = False
            self.inner = WSProtocol(
                host_port=None,
                ws_path=None,
                is_client_side=False,
                ws_listener_factory=self.admit,
                logger=logging.getLogger("smallbox.socket"),
                disconnect_on_exception=True,
                websocket_handshake_timeout=HANDSHAKE,
                enable_auto_ping=True,
                auto_ping_idle_timeout=PING_IDLE,
                auto_ping_reply_timeout=PING_REPLY,
                auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
                # Answered by the listener, which counts every frame.
                enable_auto_pong=False,
                max_frame_size=FRAME_BYTES,
                extra_headers=None,
                read_buffer_init_size=2048,
            )

        def admit(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
            admitted = doorway.listener(request, self.peer)
            self.socket = admitted.listener
            if self.socket is not None:
                self.socket.on_gone = lambda: self.connections.discard(self)
            return admitted

        def connection_made(self, transport: Any) -> None:
            self.transport = transport
            self.connections.add(self)
            self.peer = (transport.get_extra_info("peername") or ("",))[0]
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
            transport.set_write_buffer_limits(high=doorway.gate.config.limits.waiting_bytes)
            self.inner.connection_made(transport)

        def connection_lost(self, error: Exception | None) -> None:
            self.connections.discard(self)
            self.inner.connection_lost(error)

        def eof_received(self) -> bool:
            return bool(self.inner.eof_received())

        def pause_writing(self) -> None:
            self.inner.pause_writing()

        def resume_writing(self) -> None:
            self.inner.resume_writing()

        def shutdown(self) -> None:
            """uvicorn ends: SIGTERM says goodbye."""
            if self.socket is not None:
                self.socket.go_away()

        def data_received(self, data: bytes) -> None:
            if self.is_handed_over:
                # From here on picows reads by itself, without a copy.
                self.transport.set_protocol(self.inner)
            self.is_handed_over = self.socket is not None
            at = 0
            while at < len(data):
                buffer = self.inner.get_buffer(len(data) - at)
                size = min(len(buffer), len(data) - at)
                buffer[:size] = data[at : at + size]
                self.inner.buffer_updated(size)
                at += size

    return SocketSeam
