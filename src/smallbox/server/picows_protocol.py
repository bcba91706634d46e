"""The handshake of a game socket, and the protocol that hands a connection of uvicorn over to picows."""

import asyncio
import logging
import socket
from typing import Any

import structlog
import uvicorn
from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # the handover needs the protocol itself

from smallbox.server.admission import Admission
from smallbox.server.hall_runner import HallRunner
from smallbox.server.http_middleware import SECURITY
from smallbox.server.problem_answer import problem_answer
from smallbox.server.sockets import FRAME_BYTES, Socket
from smallbox.wire.codec import NotPossible

log = structlog.get_logger("smallbox.sockets")

PATH = b"/socket"
HANDSHAKE = 5.0
#: the kernel's send buffer for a client that doesn't read; by default up to 4 MB
SEND_BYTES = 64 * 1024
#: no Logger, of which picows would make a copy for each socket
PICOWS_LOG = logging.LoggerAdapter(logging.getLogger("smallbox.socket"))


class Handshake:
    """The websocket handshake: lets a socket in, or says why not."""

    def __init__(self, runner: HallRunner, admission: Admission) -> None:
        self.runner = runner
        self.admission = admission

    def listener(self, request: WSUpgradeRequest, peer: str, connections: set[Any]) -> WSUpgradeResponseWithListener:
        """The listener of an upgrade request, or the answer that refuses it."""
        try:
            socket = Socket(self.runner, self.admission, self.checked(request, peer), connections)
        except NotPossible as error:
            self.runner.metrics.refused += 1
            return refusal(error)
        except Exception as error:  # noqa: BLE001 whatever it was, nobody gets in by it
            log.error("a socket was not let in", kind=type(error).__name__)
            return refusal(NotPossible("server-failed"))
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(), socket)

    def checked(self, request: WSUpgradeRequest, peer: str) -> str:
        """The address that may have a socket. Raises NotPossible."""
        headers = request.headers
        address = self.admission.address_of(peer, headers.getall("x-forwarded-for", []))
        self.admission.limit(self.admission.openings, address)
        if request.path.partition(b"?")[0] != PATH:
            raise NotPossible("no-such-page")
        if headers.getall("sec-websocket-version", []) != ["13"]:
            raise NotPossible("bad-message", detail="expected version 13 of the websocket protocol")
        problem = self.admission.problem(headers.getall("host", []), headers.getall("origin", []))
        if problem is not None:
            raise NotPossible(problem)
        if self.admission.is_crowded(address):
            raise NotPossible("too-many-sockets")
        return address


def refusal(error: NotPossible) -> WSUpgradeResponseWithListener:
    """Why a socket is refused, as over HTTP."""
    answer = problem_answer(error)
    headers = {name.decode(): value.decode() for name, value in SECURITY}
    headers |= {"content-type": "application/json", "content-length": str(len(answer.body)), "connection": "close"}
    response = WSUpgradeResponse.create_error_response(answer.status, answer.body, headers)
    return WSUpgradeResponseWithListener(response, None)


def picows_protocol(handshake: Handshake) -> type[asyncio.Protocol]:
    """The class that uvicorn instantiates for every connection that asks to be upgraded."""

    class PicowsProtocol(asyncio.Protocol):
        """Until the connection is handed over; then uvicorn knows the socket instead."""

        __slots__ = ("connections", "inner", "is_handed_over", "peer", "transport")

        def __init__(self, config: uvicorn.Config, server_state: Any, app_state: dict[str, Any]) -> None:
            self.connections = server_state.connections
            self.peer = ""
            self.is_handed_over = False
            self.inner = WSProtocol(
                host_port=None,
                ws_path=None,
                is_client_side=False,
                ws_listener_factory=self.admit,
                logger=PICOWS_LOG,
                disconnect_on_exception=True,
                websocket_handshake_timeout=HANDSHAKE,
                # By a task for each socket; see `heartbeat`.
                enable_auto_ping=False,
                auto_ping_idle_timeout=0,
                auto_ping_reply_timeout=0,
                auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
                # Answered by the listener, which counts every frame.
                enable_auto_pong=False,
                max_frame_size=FRAME_BYTES,
                extra_headers=None,
                read_buffer_init_size=2048,
            )

        def admit(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
            return handshake.listener(request, self.peer, self.connections)

        def connection_made(self, transport: Any) -> None:
            self.transport = transport
            self.connections.add(self)
            self.peer = (transport.get_extra_info("peername") or ("",))[0]
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
            transport.set_write_buffer_limits(high=handshake.admission.config.limits.waiting_bytes)
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
            """uvicorn ends; whoever is not let in yet is not told so."""

        def data_received(self, data: bytes) -> None:
            if self.is_handed_over:
                # From here on picows reads by itself, without a copy.
                self.transport.set_protocol(self.inner)
            at = 0
            while at < len(data):
                buffer = self.inner.get_buffer(len(data) - at)
                size = min(len(buffer), len(data) - at)
                buffer[:size] = data[at : at + size]
                self.inner.buffer_updated(size)
                at += size
            if not self.is_handed_over and self.inner.listener is not None:
                self.is_handed_over = True
                self.connections.discard(self)
                # picows would keep them as long as the socket.
                opened = self.inner.transport
                opened.request.headers.clear()
                opened.response.headers.clear()

    return PicowsProtocol
