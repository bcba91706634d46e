"""What goes out to the world when a call of the hall is over."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from smallbox.tables.effects import Connection


class Outbox:
    """Letters that wait: nobody outside is reached while a table is changing."""

    def __init__(self) -> None:
        #: data to send; None closes the connection
        self._letters: list[tuple[Connection, bytes | None]] = []
        self._replies: list[Callable[[], None]] = []

    def send(self, connection: Connection, data: bytes) -> None:
        self._letters.append((connection, data))

    def close(self, connection: Connection) -> None:
        """After the last letter."""
        self._letters.append((connection, None))

    def reply(self, reply: Callable[[Any], None], answer: Any) -> None:
        """Answer a request that did not come over a socket."""
        self._replies.append(partial(reply, answer))

    def deliver(self) -> list[Connection]:
        """Send everything. Whoever cannot be written to is named: that is the connection's own affair."""
        broken: list[Connection] = []
        while self._letters or self._replies:
            letters, self._letters = self._letters, []
            replies, self._replies = self._replies, []
            for connection, data in letters:
                try:
                    if data is None:
                        connection.close()
                    else:
                        connection.send(data)
                except Exception:  # noqa: BLE001 whatever it was, the others get their letters
                    broken.append(connection)
            for reply in replies:
                try:
                    reply()
                except Exception:  # noqa: BLE001 who asked is gone
                    continue
        return broken


class CallQueue:
    """Where the world comes in: one call at a time, even if a socket calls back while it is being written to."""

    def __init__(self, gone: Callable[[Connection], None], on_fault: Callable[[Exception], None]) -> None:
        self.outbox = Outbox()
        self._gone = gone
        self._on_fault = on_fault
        self._calls: deque[Callable[[], None]] = deque()
        self._is_busy = False

    def enter(self, call: Callable[[], None]) -> None:
        """Do it now, or after what is being done; then everything is sent that came of it. Never raises."""
        if self._is_busy:
            self._calls.append(call)
            return
        self._is_busy = True
        try:
            self._run(call)
            while self._calls:
                self._run(self._calls.popleft())
        finally:
            self._is_busy = False

    def _run(self, call: Callable[[], None]) -> None:
        try:
            call()
        except Exception as error:  # noqa: BLE001 a bug of the hall itself: whoever comes next is served all the same
            self._on_fault(error)
        for connection in self.outbox.deliver():
            self._calls.append(partial(self._gone, connection))
