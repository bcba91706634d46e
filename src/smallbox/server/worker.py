"""The server's end of a worker process: one question at a time, and an end that never waits."""

import asyncio
import atexit
import multiprocessing
import socket
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import cast

#: questions and answers are length-prefixed; the prefix has this many bytes
LENGTH = 4
#: an answer is a move: one that is longer is none
MOST_BYTES = 64 * 1024
#: Time for an answer that is already in the socket: it may have been the server that stood still.
GRACE_SECONDS = 0.2
#: how soon and how late a process that was ended is looked for
SOON, LATE = 0.01, 1.0

Serve = Callable[[socket.socket], None]

_running: set[SpawnProcess] = set()


class WorkerFailed(Exception):
    """A process did not answer as it should; the kind of failure is all that may be told of it."""


class Worker(asyncio.Protocol):
    """A running process. Whoever asks waits for the answer before asking again."""

    def __init__(self, process: SpawnProcess, on_gone: Callable[[], None], most_bytes: int = MOST_BYTES) -> None:
        self.is_gone = False
        self._most_bytes = most_bytes
        self._process = process
        self._on_gone = on_gone
        self._loop = asyncio.get_running_loop()
        self._heard = bytearray()
        self._transport: asyncio.WriteTransport | None = None
        self._answer: asyncio.Future[bytes | None] = self._loop.create_future()

    @classmethod
    async def start(cls, serve: Serve, on_gone: Callable[[], None], most_bytes: int = MOST_BYTES) -> "Worker":
        """Start a process; it says something as soon as it can be asked."""
        ours, theirs = socket.socketpair()
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(theirs,), daemon=True)
        with theirs:
            try:
                process.start()
            except BaseException:
                ours.close()
                raise
        _running.add(process)
        worker = cls(process, on_gone, most_bytes)
        try:
            await worker._loop.create_unix_connection(lambda: worker, sock=ours)
        except BaseException:
            worker.end()
            ours.close()
            raise
        return worker

    async def ask(self, question: bytes, timeout: float) -> bytes:
        """The answer of the process. Raises WorkerFailed where none comes in time."""
        if self.is_gone or self._transport is None:
            raise WorkerFailed("died")
        self._answer = self._loop.create_future()
        self._transport.write(framed(question))
        return await self.hear(timeout)

    async def hear(self, timeout: float) -> bytes:
        """What the process says next."""
        for seconds in (timeout, GRACE_SECONDS):
            if not self._answer.done():
                await asyncio.wait([self._answer], timeout=seconds)
        if not self._answer.done():
            raise WorkerFailed("stuck")
        heard = self._answer.result()
        if heard is None:
            raise WorkerFailed("died")
        return heard

    def end(self) -> None:
        """End the process at once, even one that is stopped."""
        self.is_gone = True
        self._process.kill()
        if self._transport is not None:
            self._transport.abort()
        self._reap(SOON)

    def _reap(self, seconds: float) -> None:
        """Reap the process: check now and again, without waiting, until it's gone."""
        if self._process.exitcode is None:
            self._loop.call_later(seconds, self._reap, min(2 * seconds, LATE))
        else:
            _running.discard(self._process)
            self._process.close()

    # What the socket tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        size = int.from_bytes(self._heard[:LENGTH], "big")
        is_nonsense = len(self._heard) > LENGTH + min(size, self._most_bytes) or self._answer.done()
        if is_nonsense:
            self._lose()
        elif len(self._heard) == LENGTH + size:
            said = bytes(self._heard[LENGTH:])
            self._heard.clear()
            self._answer.set_result(said)

    def connection_lost(self, error: Exception | None) -> None:
        self._lose()

    def _lose(self) -> None:
        """The process is gone, or says what nobody asked for, which comes to the same."""
        if not self.is_gone:
            self.is_gone = True
            self._on_gone()
        if not self._answer.done():
            self._answer.set_result(None)


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message


@atexit.register
def end_all() -> None:
    """A stopped process would keep the server's own end waiting."""
    for process in list(_running):
        process.kill()
