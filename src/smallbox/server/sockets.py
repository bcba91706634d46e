"""Game sockets: uvicorn hands an upgraded connection to picows, on the same port as HTTP."""

import asyncio
import logging
import time
from typing import Any
from urllib.parse import urlsplit

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
from smallbox.server.limits import Bucket
from smallbox.wire.codec import NotPossible, encode
from smallbox.wire.server import Bye, ErrorMessage

PATH = "/socket"
#: largest frame that picows takes in at all; a message over the limit below it gets an answer
FRAME_BYTES = 256 * 1024
HANDSHAKE = 5.0
#: seconds without a word until a ping, and until its answer is due
PING_IDLE = 20.0
PING_REPLY = 20.0
#: how often a client may exceed its limits before it is let go
MOST_OFFENCES = 50


class Socket(WSListener):
    """One client. It is a `Connection` of the hall."""

    def __init__(self, desk: Desk, gate: Gate, address: str) -> None:
        super().__init__()
        self.desk = desk
        self.gate = gate
        self.address = address
        limits = gate.config.limits
        self.bucket = Bucket(limits.messages_burst, limits.messages_per_second)
        self.offences = 0
        self.transport: WSTransport
        self.parts: list[bytes] = []
        self.size = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.gate.opened(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin and not self.parts:
            self.message(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif kind in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self.part(frame)
        elif kind == WSMsgType.BINARY:
            self.refuse(NotPossible("text-only"))

    def part(self, frame: WSFrame) -> None:
        """A message in several frames, joined within the size limit."""
        payload = frame.get_payload_as_bytes()
        self.size += len(payload)
        if self.size <= self.gate.config.limits.message_bytes:
            self.parts.append(payload)
        if frame.fin:
            whole, is_whole = b"".join(self.parts), self.size <= self.gate.config.limits.message_bytes
            self.parts, self.size = [], 0
            if is_whole:
                self.message(whole)
            else:
                self.refuse(NotPossible("message-too-large", limit=self.gate.config.limits.message_bytes))

    def message(self, data: bytes) -> None:
        self.desk.metrics.messages.inc()
        if len(data) > self.gate.config.limits.message_bytes:
            self.refuse(NotPossible("message-too-large", limit=self.gate.config.limits.message_bytes))
        elif not self.bucket.take(time.monotonic()):
            self.refuse(NotPossible("rate-limited", seconds=self.bucket.wait()))
        else:
            self.desk.received(self, data)

    def refuse(self, error: NotPossible) -> None:
        """Answer what was not even looked at; whoever goes on like that is let go."""
        self.desk.metrics.refused.inc()
        self.offences += 1
        self.send(encode(ErrorMessage("", error.error, error.facts)))
        if self.offences > MOST_OFFENCES:
            self.close()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.gate.closed(self)
        self.desk.closed(self)

    def pause_writing(self) -> None:
        """The client reads too slowly: it is let go, and gets a fresh view when it comes back."""
        self.transport.disconnect(graceful=False)

    # What the hall does with a connection.

    def send(self, data: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, data)

    def close(self) -> None:
        if not self.transport.is_disconnected:
            self.transport.send_close(WSCloseCode.OK)
            self.transport.disconnect()

    def go_away(self) -> None:
        """The server ends; the client may come back."""
        if not self.transport.is_disconnected:
            self.send(encode(Bye("shutdown")))
            self.transport.send_close(WSCloseCode.SERVICE_RESTART)
            self.transport.disconnect()


class Doorway:
    """Lets sockets in, or tells them why not."""

    def __init__(self, desk: Desk, gate: Gate) -> None:
        self.desk = desk
        self.gate = gate

    def listener(self, request: WSUpgradeRequest, peer: str) -> WSUpgradeResponseWithListener:
        """The listener of an upgrade request, or the answer that refuses it."""
        path = urlsplit(request.path.decode("latin-1")).path
        if path != PATH:
            return refusal(404, "There is no socket at this path.")
        address = self.gate.address_of(peer, request.headers.get("x-forwarded-for", ""))
        problem = self.gate.problem(request.headers.get("host", ""), request.headers.get("origin"))
        if problem is None and self.gate.is_crowded(address):
            problem = "too-many-sockets"
        if problem is not None:
            self.desk.metrics.refused.inc()
            return refusal(403 if problem != "too-many-sockets" else 429, problem)
        socket = Socket(self.desk, self.gate, address)
        response = WSUpgradeResponse.create_101_response()
        return WSUpgradeResponseWithListener(response, socket)


def refusal(status: int, reason: str) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status, reason.encode()), None)


def seam(doorway: Doorway) -> type[asyncio.Protocol]:
    """The class that uvicorn makes for every connection that wants to be a socket."""

    class SocketSeam(asyncio.Protocol):
        def __init__(self, config: uvicorn.Config, server_state: Any, app_state: dict[str, Any]) -> None:
            self.connections = server_state.connections
            self.peer = ""
            self.socket: Socket | None = None
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
                enable_auto_pong=True,
                max_frame_size=FRAME_BYTES,
                extra_headers=None,
                read_buffer_init_size=2048,
            )

        def admit(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
            admitted = doorway.listener(request, self.peer)
            self.socket = admitted.listener
            return admitted

        def connection_made(self, transport: Any) -> None:
            self.connections.add(self)
            self.peer = (transport.get_extra_info("peername") or ("",))[0]
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
            at = 0
            while at < len(data):
                buffer = self.inner.get_buffer(len(data) - at)
                size = min(len(buffer), len(data) - at)
                buffer[:size] = data[at : at + size]
                self.inner.buffer_updated(size)
                at += size

    return SocketSeam
