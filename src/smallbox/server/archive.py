"""Records, pages of groups, how it goes at tables: made one by one in a thread of their own, and kept for a while."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from smallbox.core.record import read_record
from smallbox.server.group_store import Keepings, group_key, load_kept
from smallbox.server.schema import address, engine
from smallbox.server.store import load_records, load_rows
from smallbox.tables.entries import read_entry
from smallbox.tables.records import cards_of, record
from smallbox.tables.standing import Standing, standing
from smallbox.tables.steps import steps_of
from smallbox.wire.codec import NotPossible

#: how many different answers may wait for the thread
MOST_WAITING = 16
#: bytes of answers that are kept, and seconds: another server on the same database may have changed a table since
MOST_BYTES = 32 * 1024 * 1024
KEPT_SECONDS = 60.0

STANDING = msgspec.json.Decoder(Standing)

#: a table's code and the number of its game, or a group, and whatever else was asked
Key = tuple[Any, ...]


class Kept:
    """Answers by what was asked; those that were not asked for longest make room."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.size = 0
        self._answers: OrderedDict[Key, tuple[bytes, float]] = OrderedDict()

    def get(self, key: Key, now: float) -> bytes | None:
        answer, until = self._answers.get(key, (b"", 0.0))
        if now >= until:
            self._drop(key)
            return None
        self._answers.move_to_end(key)
        return answer

    def put(self, key: Key, answer: bytes, now: float) -> None:
        self._drop(key)
        self._answers[key] = (answer, now + KEPT_SECONDS)
        self.size += len(answer)
        while self.size > self.most_bytes:
            self._drop(next(iter(self._answers)))

    def forget(self, code: str) -> None:
        for key in [key for key in self._answers if key[0] == code]:
            self._drop(key)

    def _drop(self, key: Key) -> None:
        answer, _ = self._answers.pop(key, (b"", 0.0))
        self.size -= len(answer)


class Archive:
    """Answers that take long, off the event loop. Whoever asks for the same at the same time shares an answer."""

    def __init__(self, url: str) -> None:
        self._reading = engine(address(url), pool_size=1)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="archive")
        #: the thread's own event loop, made and used there only
        self._runner = asyncio.Runner()
        self._coming: dict[Key, asyncio.Future[bytes]] = {}
        self.kept = Kept(MOST_BYTES)
        self._is_keeping = True

    @property
    def is_keeping(self) -> bool:
        """Are answers kept? Not while nobody would tell us that they have changed."""
        return self._is_keeping

    @is_keeping.setter
    def is_keeping(self, is_keeping: bool) -> None:
        self._is_keeping = is_keeping
        self.kept = Kept(MOST_BYTES)
        # What is being read just now is not kept either.
        self._coming.clear()

    async def record(self, code: str, number: int) -> bytes:
        """The text of a record. Raises NotPossible while it may not be shown, or where too many wait."""

        def write() -> bytes:
            return self._find(code, number).encode()

        return await self._answer((code, number), write)

    async def steps(self, code: str, number: int, seat: int | None, first: int, count: int) -> bytes:
        """Some steps of a game as JSON. Raises as `record` does."""
        # From the text of the record: whoever turns its pages reads the table once.
        text = await self.record(code, number)
        cards = (await self.cards(code)).decode()

        def write() -> bytes:
            return msgspec.json.encode(steps_of(read_record(text.decode()), seat, first, count, cards))

        return await self._answer((code, number, seat, first, count), write)

    async def cards(self, code: str) -> bytes:
        """The text of a table's own cards; nothing where they are the game's. Raises as `record` does."""

        def write() -> bytes:
            rows = self._runner.run(load_rows(self._reading, code))
            if not rows:
                raise NotPossible("no-such-table", table=code)
            return cards_of(read_entry(rows[0].body)).encode()

        return await self._answer((code, "cards"), write)

    async def of_group(self, group: str, asked: tuple[Any, ...], write: Callable[[Keepings], bytes]) -> bytes:
        """What is made from all that a group keeps."""

        def read_and_write() -> bytes:
            return write(self._runner.run(load_kept(self._reading, group)))

        return await self._answer((group_key(group), *asked), read_and_write)

    async def standing(self, code: str, last: int) -> Standing:
        """How it goes at a table whose last entry is `last`: read once for each number."""

        def write() -> bytes:
            rows = self._runner.run(load_rows(self._reading, code))
            if not rows:
                raise NotPossible("no-such-table", table=code)
            return msgspec.json.encode(standing(rows))

        return STANDING.decode(await self._answer((code, "standing", last), write))

    def _find(self, code: str, number: int) -> str:
        """In the thread."""
        # Entries first: the records of all games that end by them are there.
        rows = self._runner.run(load_rows(self._reading, code))
        if not rows:
            raise NotPossible("no-such-table", table=code)
        kept = self._runner.run(load_records(self._reading, code))
        return record(rows, number, dict(kept))

    async def _answer(self, key: Key, write: Callable[[], bytes]) -> bytes:
        kept = self.kept.get(key, time.monotonic())
        if kept is not None:
            return kept
        coming = self._coming.get(key)
        if coming is None:
            if len(self._coming) >= MOST_WAITING:
                raise NotPossible("busy")
            coming = self._coming[key] = asyncio.get_running_loop().run_in_executor(self._thread, write)
            coming.add_done_callback(lambda done: self._came(key, done))
        # Shielded: others may wait for it too.
        return await asyncio.shield(coming)

    def _came(self, key: Key, answer: asyncio.Future[bytes]) -> None:
        # Something else is waited for, or nothing, where the table has changed meanwhile.
        if self._coming.get(key) is not answer:
            return
        del self._coming[key]
        if self._is_keeping and not answer.cancelled() and answer.exception() is None:
            self.kept.put(key, answer.result(), time.monotonic())

    def forget(self, codes: Iterable[str]) -> None:
        """Stored entries of these tables have changed: nothing that was read before is shown any more."""
        for code in codes:
            self.kept.forget(code)
            for key in [key for key in self._coming if key[0] == code]:
                del self._coming[key]

    async def close(self) -> None:
        """Let go of the database."""
        self._coming.clear()

        def end() -> None:
            self._runner.run(self._reading.dispose())
            self._runner.close()

        await asyncio.get_running_loop().run_in_executor(self._thread, end)
        self._thread.shutdown(cancel_futures=True)
