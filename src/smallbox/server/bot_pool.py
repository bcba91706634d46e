"""A pool of worker processes in which bots think; a table's bots always think in the same one."""

import asyncio
import zlib
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import structlog

from smallbox.server import bot_worker
from smallbox.server.fair_queue import FairQueue, Question
from smallbox.server.logs import ThrottledLog
from smallbox.server.worker import Serve, Worker, WorkerFailed
from smallbox.tables.effects import Think, Thought

#: the budget by which to wait for a bot that counts nodes, in milliseconds
NODES_MS = 2000

log = structlog.get_logger("smallbox.bot_pool")


class BotTimeouts(NamedTuple):
    """How long to wait for a worker once it has begun: some seconds, plus a multiple of the bot's budget."""

    seconds: float = 4.0
    times: int = 10
    #: until a new process can be asked
    start: float = 20.0
    #: until another is tried where one could not be started
    pause: float = 2.0


class BotPool:
    """Hands questions to worker processes. Every question gets an answer; if all else fails, one without a move."""

    def __init__(
        self, workers: int, timeouts: BotTimeouts | None = None, serve: Serve = bot_worker.serve_questions
    ) -> None:
        self.waiting = 0
        #: how often a process died, got stuck, raised or talked nonsense
        self.failures = 0
        self._log = ThrottledLog(log)
        self._supervisors = [Supervisor(timeouts or BotTimeouts(), serve, self._failed) for _ in range(max(1, workers))]

    @property
    def running(self) -> int:
        """How many processes there are; one that died is missing until another is there."""
        return sum(supervisor.has_worker for supervisor in self._supervisors)

    def start(self) -> None:
        """Start the processes without waiting for them."""
        for supervisor in self._supervisors:
            supervisor.start()

    async def ask(self, think: Think, owner: str = "") -> Thought:
        """A bot's answer. Owners take turns (round robin); a table with no known owner is its own."""
        supervisor = self._supervisors[zlib.crc32(think.table.encode()) % len(self._supervisors)]
        owner = owner or think.table
        loop = asyncio.get_running_loop()
        question = Question(think, loop.create_future(), loop.time())
        self.waiting += 1
        try:
            supervisor.put(owner, question)
            return await question.answer
        finally:
            self.waiting -= 1
            supervisor.questions.drop(owner, question)

    def _failed(self, kind: str) -> None:
        self.failures += 1
        self._log.warning("a bot did not answer", kind=kind)

    def stop(self) -> None:
        for supervisor in self._supervisors:
            supervisor.stop()


class Supervisor:
    """Supervises one worker and its queue. A worker that dies or gets stuck is replaced."""

    def __init__(self, timeouts: BotTimeouts, serve: Serve, on_failure: Callable[[str], None]) -> None:
        self.questions = FairQueue()
        self._timeouts = timeouts
        self._serve = serve
        self._on_failure = on_failure
        self._worker: Worker | None = None
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False
        #: no worker is started before this time on the loop's clock
        self._starts_at = 0.0

    @property
    def has_worker(self) -> bool:
        return self._worker is not None and not self._worker.is_gone

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._work(), name="supervisor")

    def put(self, owner: str, question: Question) -> None:
        """Let a question wait for its turn, in place of an older one of its table."""
        if self._is_stopped:
            question.answer.set_result(no_move(question.think))
            return
        replaced = self.questions.put(owner, question)
        if replaced is not None:
            settle(replaced, no_move(replaced.think))
        self._wake.set()

    def stop(self) -> None:
        """End without waiting for anything."""
        self._is_stopped = True
        if self._task is not None:
            self._task.cancel()
        self._drop_worker()
        for question in self.questions.clear():
            settle(question, no_move(question.think))

    async def _work(self) -> None:
        while True:
            if self._worker is not None and self._worker.is_gone:
                self._fail(WorkerFailed("died"))
            if self._can_start():
                await self._start_worker()
            if self.questions:
                question, milliseconds = self.questions.take(asyncio.get_running_loop().time())
                await self._answer(question, milliseconds)
            else:
                self._wake.clear()
                await self._wake.wait()

    async def _answer(self, question: Question, milliseconds: int) -> None:
        think = question.think
        try:
            settle(question, await self._think(msgspec.structs.replace(think, milliseconds=milliseconds)))
        except Exception as error:  # noqa: BLE001 - whatever it was, the next question is answered
            self._fail(error)
        finally:
            # Also where this task is cancelled: nobody is left waiting.
            settle(question, no_move(think))

    async def _think(self, think: Think) -> Thought:
        if self._worker is None:
            raise WorkerFailed("not started")
        # Where nodes are counted, time is not: a slow machine may take its time.
        milliseconds = max(think.milliseconds, NODES_MS) if think.nodes else think.milliseconds
        seconds = milliseconds / 1000 * self._timeouts.times + self._timeouts.seconds
        said = await self._worker.ask(bot_worker.write_question(think), seconds)
        if said.startswith(bot_worker.RAISED):
            # The worker itself is fine.
            self._on_failure("raised " + said.removeprefix(bot_worker.RAISED).decode("ascii", "replace")[:40])
            return no_move(think)
        thought = msgspec.json.decode(said, type=Thought)
        if msgspec.structs.replace(thought, move=None) != no_move(think):
            raise WorkerFailed("answered something else")
        return thought

    def _can_start(self) -> bool:
        return self._worker is None and asyncio.get_running_loop().time() >= self._starts_at

    async def _start_worker(self) -> None:
        try:
            self._worker = await Worker.start(self._serve, self._wake.set)
            await self._worker.hear(self._timeouts.start)
        except Exception as error:  # noqa: BLE001 - whatever it was, questions are answered meanwhile, without a move
            self._starts_at = asyncio.get_running_loop().time() + self._timeouts.pause
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        """The worker is no longer of use. An error's text may hold cards, so only its kind is reported."""
        self._drop_worker()
        self._on_failure(str(error) if isinstance(error, WorkerFailed) else type(error).__name__)

    def _drop_worker(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()


def settle(question: Question, thought: Thought) -> None:
    if not question.answer.done():
        question.answer.set_result(thought)


def no_move(think: Think) -> Thought:
    return Thought(think.table, think.play, think.made, think.seat, None, think.wants)
