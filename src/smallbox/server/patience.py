"""HTTP connections that do not dawdle: uvicorn's own, with a limit for the head of a request and for its time."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

#: a request has this many seconds from its first byte to its last
SECONDS = 15.0
#: and its head this many bytes
HEAD_BYTES = 64 * 1024
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PatientHttp(HttpToolsProtocol):
    """Lets go of a connection whose request does not come to an end."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0
        self._is_in_head = True

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._start()

    def data_received(self, data: bytes) -> None:
        if self._is_in_head:
            # What comes of the body in the same breath is not the head's.
            end = data.find(b"\r\n\r\n")
            self._head += end if end >= 0 else len(data)
            if self._head > HEAD_BYTES:
                self.transport.write(TOO_LARGE)
                self.transport.close()
                return
        if self._deadline is None:
            self._start()
        super().data_received(data)

    def _start(self) -> None:
        self._deadline = self.loop.call_later(SECONDS, self.transport.close)

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
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)
