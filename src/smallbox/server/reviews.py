"""Reviews of finished games: made once, one at a time, in a process that makes way for everything else."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec
import structlog

from smallbox.core.record import Record, read_record
from smallbox.core.vectors import engine_kind
from smallbox.games import GAMES
from smallbox.server import review_worker
from smallbox.server.archive import Archive
from smallbox.server.game_review import GameReview, named
from smallbox.server.hall_runner import HallRunner
from smallbox.server.logs import ThrottledLog
from smallbox.server.review_worker import GO_ON, NODES, NOTHING, PROGRESS, RAISED, REVIEW, STOP, write_question
from smallbox.server.schema import StoreError
from smallbox.server.worker import Serve, Worker, WorkerFailed
from smallbox.wire.codec import NotPossible
from smallbox.wire.reviews import ReviewProgress

log = structlog.get_logger("smallbox.reviews")
#: how reviews are made: another word where they come out otherwise, so that those of before are made anew
METHOD = f"1-{NODES[engine_kind()]}"
#: how many may wait or be made at once
MOST_WAITING = 20
#: more moves than this are not looked at
MOST_MOVES = 1000
#: bytes of a review
MOST_BYTES = 8 * 1024 * 1024
#: seconds: until a new process can be asked; until one that has said nothing is stuck
START_SECONDS = 60.0
STUCK_SECONDS = 120.0
#: whoever has not asked for so long no longer wants it
FORGOTTEN_SECONDS = 30.0
#: a process without work ends after this long
IDLE_SECONDS = 60.0
#: for how long a slice waits while bots are thinking, and how often it looks whether they still are
PAUSE_SECONDS = 1.0
LOOK_SECONDS = 0.02
#: seconds between two tries to store
AGAIN_SECONDS = 1.0
MOST_TRIES = 3

#: a table's code and the number of its game
Key = tuple[str, int]


class Job:
    """A review that somebody waits for."""

    def __init__(self, text: str, cards: str) -> None:
        self.text = text
        #: the table's own cards; '' where they are the game's
        self.cards = cards
        self.done = 0
        self.total = 0
        self.asked_at = time.monotonic()
        #: why there is none: told to whoever asks next
        self.problem: NotPossible | None = None

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() < self.asked_at + FORGOTTEN_SECONDS


class Reviews:
    """Makes reviews for whoever asks, and keeps them with the records."""

    def __init__(self, runner: HallRunner, archive: Archive, serve: Serve = review_worker.serve_reviews) -> None:
        self.runner = runner
        self.archive = archive
        #: how many were made here
        self.made = 0
        self._serve = serve
        #: the oldest first, which is being made
        self._jobs: OrderedDict[Key, Job] = OrderedDict()
        self._wake = asyncio.Event()
        self._is_working = False
        self._log = ThrottledLog(log)

    async def ask(self, code: str, number: int, admit: Callable[[], None]) -> bytes | ReviewProgress:
        """The review as JSON, or how far it is. `admit` raises where somebody may not begin another one.

        Raises NotPossible where there will be none.
        """
        key = (code, number)
        if key not in self._jobs:
            text = (await self.archive.record(code, number)).decode()
            kept = await self.runner.store.reviews.find(code, number, METHOD)
            if kept is not None:
                return named(kept, text)
            record = read_record(text)
            check(record)
            cards = (await self.archive.cards(code)).decode()
            # Somebody else may have asked meanwhile.
            if key not in self._jobs:
                self._begin(key, Job(text, cards), admit)
        return self._progress(key)

    def _begin(self, key: Key, job: Job, admit: Callable[[], None]) -> None:
        if len(self._jobs) >= MOST_WAITING:
            raise NotPossible("busy")
        admit()
        self._jobs[key] = job
        self._wake.set()
        if not self._is_working:
            self._is_working = True
            self.runner.spawn(self._work())

    def _progress(self, key: Key) -> ReviewProgress:
        job = self._jobs[key]
        if job.problem is not None:
            del self._jobs[key]
            raise job.problem
        job.asked_at = time.monotonic()
        ahead = [each for each in self._jobs.values() if each.problem is None]
        return ReviewProgress(job.done, job.total, ahead.index(job))

    # One after another, in a process.

    async def _work(self) -> None:
        worker: Worker | None = None
        try:
            while (found := await self._next()) is not None:
                key, job = found
                try:
                    if worker is None or worker.is_gone:
                        worker = await self._start()
                    review = await self._make(worker, job)
                    await self._keep(key, review)
                except NotPossible as nothing:
                    job.problem = nothing
                except Exception as error:  # noqa: BLE001 - whatever it was, the next one is made
                    if worker is not None:
                        worker.end()
                    worker = None
                    self._fail(key, job, error)
        finally:
            self._is_working = False
            if worker is not None:
                worker.end()

    async def _next(self) -> tuple[Key, Job] | None:
        """The oldest that is still wanted; None where there has been none for a while."""
        while True:
            for key, job in list(self._jobs.items()):
                if not job.is_wanted:
                    del self._jobs[key]
                elif job.problem is None:
                    return key, job
            self._wake.clear()
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    await self._wake.wait()
            except TimeoutError:
                return None

    async def _start(self) -> Worker:
        worker = await Worker.start(self._serve, self._wake.set, MOST_BYTES)
        try:
            await worker.hear(START_SECONDS)
        except BaseException:
            worker.end()
            raise
        return worker

    async def _make(self, worker: Worker, job: Job) -> bytes | None:
        """The review; None where nobody wants it any more."""
        said = await worker.ask(write_question(job.text, job.cards), STUCK_SECONDS)
        while said.startswith(PROGRESS):
            job.done, job.total = map(int, said.removeprefix(PROGRESS).split())
            await self._make_way()
            said = await worker.ask(GO_ON if job.is_wanted else STOP, STUCK_SECONDS)
        if said.startswith(REVIEW):
            review = said.removeprefix(REVIEW)
            msgspec.json.decode(review, type=GameReview)
            return review
        if said.startswith(NOTHING):
            raise NotPossible("review-stopped")
        if said.startswith(RAISED) and not job.is_wanted:
            return None
        kind = said.removeprefix(RAISED).decode("ascii", "replace")[:40]
        raise WorkerFailed(f"raised {kind}" if said.startswith(RAISED) else "answered something else")

    async def _make_way(self) -> None:
        """Bots that are to move think first."""
        until = time.monotonic() + PAUSE_SECONDS
        while self.runner.bots.waiting and time.monotonic() < until:
            await asyncio.sleep(LOOK_SECONDS)

    async def _keep(self, key: Key, review: bytes | None) -> None:
        for left in reversed(range(MOST_TRIES)):
            try:
                if review is not None:
                    await self.runner.store.reviews.keep(*key, METHOD, review)
            except StoreError:
                if not left:
                    raise
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self.made += review is not None
                self._jobs.pop(key, None)
                return

    def _fail(self, key: Key, job: Job, error: Exception) -> None:
        """An error's text may hold cards, so only its kind is reported."""
        kind = str(error) if isinstance(error, WorkerFailed) else type(error).__name__
        self._log.warning("a review was not made", kind=kind)
        job.problem = NotPossible("not-stored" if isinstance(error, StoreError) else "review-failed")


def check(record: Record) -> None:
    """Can the game be looked back at? Raises NotPossible."""
    game = GAMES[record.game]
    if record.tags["Rules"] != game.rules_version:
        raise NotPossible("other-rules", rules=record.tags["Rules"], now=game.rules_version)
    if not record.result:
        raise NotPossible("review-stopped")
    if len(record.entries) > MOST_MOVES:
        raise NotPossible("review-too-long", most=MOST_MOVES)
