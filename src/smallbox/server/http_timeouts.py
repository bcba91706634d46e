"""Timeouts of HTTP connections: uvicorn's own protocol, with limits for silence, size and number."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from smallbox.server.admission import Admission

#: a connection has this many seconds for its first byte
SILENT_SECONDS = 5.0
#: a request this many from its first byte to its last
SECONDS = 15.0
#: and its head this many bytes
HEAD_BYTES = 64 * 1024
#: how many requests may wait for the answer to the one before
MOST_WAITING = 32
#: a client reads at least this many bytes of an answer in this many seconds, or the rest of it
READ_BYTES = 16 * 1024
READ_SECONDS = 15.0
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"
#: what is not HTTP is answered, but fills no log
QUIET = logging.getLogger("smallbox.requests")


class HttpProtocol(HttpToolsProtocol):
    """Drops a connection whose request doesn't end (slowloris), or whose answer isn't read."""

    admission: Admission

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = QUIET
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        #: bytes of an answer that were not taken when it was last looked at
        self._unread = 0
        self._has_begun = False
        self._head = 0
        self._is_in_head = True
        #: the request that is being answered; uvicorn itself knows only the last one that came
        self._answered: Any = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.admission.admits(self, self.client[0] if self.client else ""):
            self._expect(SILENT_SECONDS)
        else:
            transport.write(TOO_MANY)
            transport.close()

    def let_go(self) -> None:
        """Hang up, whatever may be on its way."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._is_in_head:
            # Part of the body may come in the same chunk; it doesn't count.
            end = data.find(b"\r\n\r\n")
            self._head += end if end >= 0 else len(data)
            if self._head > HEAD_BYTES:
                self.transport.write(TOO_LARGE)
                self.transport.close()
                return
        if not self._has_begun:
            self._has_begun = True
            self._expect(SECONDS)
        super().data_received(data)

    def _expect(self, seconds: float) -> None:
        """Something must have come by then."""
        self._stop()
        self._deadline = self.loop.call_later(seconds, self.transport.close)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def on_message_begin(self) -> None:
        self._is_in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._head = 0
        if len(self.pipeline) >= MOST_WAITING:
            raise OverflowError(f"expected at most {MOST_WAITING} requests at once")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._has_begun = False
        self._stop()
        self.admission.busy(self)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    # Answers that are not read.

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.admission.quiet(self)
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def _watch(self) -> None:
        """Make sure that what was written gets read, even on a connection that is about to close."""
        if self._reading is None and (unread := self.transport.get_write_buffer_size()):
            self._unread = unread
            self._reading = self.loop.call_later(READ_SECONDS, self._look)

    def _look(self) -> None:
        self._reading = None
        if self.transport.get_write_buffer_size() > max(0, self._unread - READ_BYTES):
            self.let_go()
        else:
            self._watch()

    # Sockets.

    def _get_upgrade(self) -> bytes | None:
        """What the connection is to become; uvicorn's own looks at the last header only."""
        wishes, kinds = tokens(self.headers, b"connection"), tokens(self.headers, b"upgrade")
        return b"websocket" if b"upgrade" in wishes and b"websocket" in kinds else None

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        if self._answered is not None and not self._answered.response_complete:
            # An answer in the middle of frames would be of no use to anybody.
            self.transport.close()
            return
        # picows understands no lists here, though HTTP allows them.
        kept = [each for each in self.scope["headers"] if each[0] not in (b"connection", b"upgrade")]
        self.scope["headers"] = [*kept, (b"connection", b"Upgrade"), (b"upgrade", b"websocket")]
        super().handle_websocket_upgrade()
        # Parser and protocol know each other, and nobody will tell them that the connection is lost: together with the
        # transport they would stay until the garbage collector runs.
        self.parser = None  # type: ignore[assignment]  # as uvicorn does when a connection is lost

    def _leave(self) -> None:
        """From now on the connection is something else, or nothing."""
        self._stop()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        self.admission.left(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self.pipeline.clear()
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)


def tokens(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> set[bytes]:
    """The words of a header that is a list, over all its lines."""
    lists = [value.lower().split(b",") for each, value in headers if each == name]
    return {word.strip() for words in lists for word in words}


def http_protocol(admission: Admission) -> type[asyncio.Protocol]:
    """The class that uvicorn makes for every connection."""
    QUIET.setLevel(logging.ERROR)
    return type("AdmittedHttpProtocol", (HttpProtocol,), {"admission": admission})
