"""Measurements of somebody's cards: one at a time, in a process that makes way for everything else, told as they go."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog

from smallbox.server import measure_worker
from smallbox.server.hall_runner import HallRunner
from smallbox.server.logs import ThrottledLog
from smallbox.server.measure_worker import REPORT, Question
from smallbox.server.review_worker import GO_ON, PROGRESS, RAISED
from smallbox.server.worker import Serve, Worker, WorkerFailed
from smallbox.wire.bench import MeasureFailed, MeasureProgress, MeasureReport
from smallbox.wire.codec import NotPossible

log = structlog.get_logger("smallbox.measurements")
#: how many may wait or be made at once
MOST_WAITING = 8
#: bytes of a report
MOST_BYTES = 4 * 1024 * 1024
#: seconds: until a new process can be asked; until one that has said nothing is stuck
START_SECONDS = 60.0
STUCK_SECONDS = 90.0
#: how often somebody who waits is told so
TELL_SECONDS = 1.0
#: for how long a slice waits while bots are thinking, and how often it looks whether they still are
PAUSE_SECONDS = 1.0
LOOK_SECONDS = 0.02


class Measurements:
    """Measures cards for whoever asks, in their order; an address has one at a time."""

    def __init__(self, runner: HallRunner, serve: Serve = measure_worker.serve_measurement) -> None:
        self.runner = runner
        self._serve = serve
        #: the addresses that wait, the first of which is served
        self._waiting: list[str] = []
        self._log = ThrottledLog(log)

    def admit(self, address: str) -> None:
        """Raises NotPossible where an address may not wait too."""
        if address in self._waiting:
            raise NotPossible("too-many-measurements")
        if len(self._waiting) >= MOST_WAITING:
            raise NotPossible("busy")

    async def lines(self, address: str, question: Question) -> AsyncIterator[bytes]:
        """What is to be told, one line of JSON after another, the report last. Whoever hangs up ends it."""
        async with self._turn(address):
            while ahead := self._waiting.index(address):
                yield line(MeasureProgress(0, 0, ahead))
                await asyncio.sleep(TELL_SECONDS)
            try:
                async for told in self._measure(question):
                    yield line(told)
            except (WorkerFailed, OSError) as error:
                # An error's text may hold somebody's cards.
                kind = str(error) if isinstance(error, WorkerFailed) else type(error).__name__
                self._log.warning("cards were not measured", kind=kind)
                yield line(MeasureFailed("measure-failed"))

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        self._waiting.append(address)
        try:
            yield
        finally:
            self._waiting.remove(address)

    async def _measure(self, question: Question) -> AsyncIterator[MeasureProgress | MeasureReport]:
        worker = await Worker.start(self._serve, lambda: None, MOST_BYTES)
        try:
            yield MeasureProgress(0, 0, 0)
            await worker.hear(START_SECONDS)
            said = await worker.ask(msgspec.json.encode(question), STUCK_SECONDS)
            while said.startswith(PROGRESS):
                done, total = map(int, said.removeprefix(PROGRESS).split())
                yield MeasureProgress(done, total, 0)
                await self._make_way()
                said = await worker.ask(GO_ON, STUCK_SECONDS)
            if not said.startswith(REPORT):
                kind = said.removeprefix(RAISED).decode("ascii", "replace")[:40]
                raise WorkerFailed(f"raised {kind}" if said.startswith(RAISED) else "answered something else")
            yield msgspec.json.decode(said.removeprefix(REPORT), type=MeasureReport)
        finally:
            worker.end()

    async def _make_way(self) -> None:
        """Bots that are to move think first."""
        until = time.monotonic() + PAUSE_SECONDS
        while self.runner.bots.waiting and time.monotonic() < until:
            await asyncio.sleep(LOOK_SECONDS)


def line(told: msgspec.Struct) -> bytes:
    return msgspec.json.encode(told) + b"\n"
