"""Where tables are kept: SQLite or PostgreSQL, one writer that commits in groups, readers beside it."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Protocol, Self

from msgspec.structs import astuple
from sqlalchemy import case, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from smallbox.server.deal_schema import deal_statements
from smallbox.server.deal_store import DealStore
from smallbox.server.group_schema import group_statements
from smallbox.server.group_store import GroupStore, group_key, result_row
from smallbox.server.migrations import migrate
from smallbox.server.program_schema import program_statements
from smallbox.server.program_store import ProgramStore
from smallbox.server.push_schema import push_statements
from smallbox.server.push_store import PushStore
from smallbox.server.review_schema import review_statements
from smallbox.server.review_store import ReviewStore
from smallbox.server.schema import Conflict as Conflict
from smallbox.server.schema import (
    Statements,
    Steps,
    address,
    blames_a_call,
    engine,
    entries,
    failure,
    records,
    statements,
    tables,
    talk,
    told_plainly,
)
from smallbox.server.schema import StoreError as StoreError
from smallbox.server.writer import writer_for
from smallbox.tables.effects import KeptRecord, Listing, Row, Writing
from smallbox.tables.talk import KEPT, Line
from smallbox.tables.thinning import filled, has_gaps, thinned

Done = Callable[[StoreError | None], None]
READERS = 4
#: Seconds from the beginning of one commit to that of the next, unless enough calls wait.
SPACING = 0.003
ENOUGH = 50
#: Calls that are answered before messages are read again.
ANSWER_AT_ONCE = 64
#: Tables that `forget_before` deletes in one transaction: moves being stored meanwhile wait for no more than that.
FORGET_AT_ONCE = 100
#: Seconds between two tries to write after one that failed.
TRY_AGAIN = 1.0


class Committed(Protocol):
    """Told what was written, or was to be, and how long it took."""

    def __call__(self, steps: Steps, seconds: float, *, is_stored: bool) -> None: ...


class Call(NamedTuple):
    """One call of `append` that waits for its commit."""

    table: str
    writing: Writing
    done: Done


class Store:
    """Entries and listings of all tables."""

    def __init__(self, writing: AsyncEngine, reading: AsyncEngine, sql: Statements) -> None:
        self._engines = (writing, reading)
        self._reading = reading
        self.groups = GroupStore(self.change, self._read, group_statements(writing.dialect))
        self.deals = DealStore(self.change, self._read, deal_statements(writing.dialect))
        self.push = PushStore(self.change, self._read, push_statements(writing.dialect))
        self.programs = ProgramStore(self.change, self._read, program_statements(writing.dialect))
        self.reviews = ReviewStore(self.change, self._read, review_statements(writing.dialect))
        self._sql = sql
        self._writer = writer_for(writing, sql)
        self._queue: list[Call] = []
        self._storing = 0
        self._began = 0.0
        self._wake = asyncio.Event()
        self._is_closing = False
        #: told the tables whose stored entries were changed or deleted, and the groups of which anything was
        self.on_changed: Callable[[list[str]], None] = _nobody
        #: told of every transaction
        self.on_commit: Committed | None = None
        #: the last write failed, and not because of what was written
        self.has_failed = False
        self._tried = 0.0
        #: the table that was looked at last for moves to delete, as it is ordered
        self._looked_at = (0, "")
        self._task = asyncio.create_task(self._work(), name="store writer")

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database by its address, and bring it up to date."""
        where = address(url)
        writing = engine(where, pool_size=1)
        sql = statements(writing.dialect)
        try:
            await told_plainly(migrate(writing, sql.begin))
        except BaseException:
            await writing.dispose()
            raise
        return cls(writing, engine(where, pool_size=READERS), sql)

    async def close(self) -> None:
        """Store what waits, then let go of the database."""
        self._is_closing = True
        self._wake.set()
        await self._task
        await self._writer.close()
        for each in self._engines:
            await each.dispose()

    @property
    def waiting(self) -> int:
        """How many calls of `append` have not been answered."""
        return len(self._queue) + self._storing

    def append(self, table: str, writing: Writing, done: Done) -> None:
        """Store all or none. `done` is called in order, after the commit, never from here."""
        if self._is_closing:
            asyncio.get_running_loop().call_soon(done, StoreError("expected an open store, got one that is closed"))
            return
        self._queue.append(Call(table, writing, done))
        self._wake.set()

    async def _work(self) -> None:
        """Commit what waits. While one group is answered, the next one is being committed."""
        answering: asyncio.Task[None] | None = None
        while self._queue or not self._is_closing:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                await self._let_gather()
                calls, self._queue = self._queue, []
                self._storing += len(calls)
                error = await self._write(self._steps(calls))
                if answering is not None:
                    await answering
                answering = asyncio.create_task(self._settle(calls, error))
        if answering is not None:
            await answering

    async def _let_gather(self) -> None:
        """Under load let more calls come together: a commit costs as much time as ten moves."""
        now = time.monotonic()
        early = self._began + SPACING - now
        if early > 0 and len(self._queue) < ENOUGH:
            await asyncio.sleep(early)
            now += early
        self._began = now

    async def _settle(self, calls: list[Call], error: Exception | None) -> None:
        if error is not None and len(calls) > 1 and blames_a_call(error):
            for call in calls:
                self._answer(call, await self._write(self._steps([call])))
            return
        for number, call in enumerate(calls, 1):
            self._answer(call, error)
            if number % ANSWER_AT_ONCE == 0:
                # Messages are read in between, and go into the next group.
                await asyncio.sleep(0)

    def _steps(self, calls: list[Call]) -> Steps:
        # Most calls bring one row and nothing else, so each is looked at once.
        rows: list[Any] = []
        listings: dict[str, Any] = {}
        kept: list[Any] = []
        ended: list[Any] = []
        said: list[Any] = []
        old: list[Any] = []
        also: Steps = []
        for code, writing, _ in calls:
            rows += writing.rows
            if writing.listing is not None:
                listings[code] = astuple(writing.listing)
            for record in writing.records:
                kept.append((code, *record))
            if writing.results:
                ended.append(result_row(code, writing))
            if writing.line is not None:
                said.append((code, *astuple(writing.line)))
                if writing.line.number > KEPT:
                    old.append((code, writing.line.number - KEPT))
            if writing.subscriptions or writing.unsubscriptions:
                also += self.push.steps(code, writing)
            if writing.deals:
                also += self.deals.steps(code, writing)
        return [
            (self._sql.insert_entry, rows),
            # Sorted, so that two servers on one database cannot wait for each other.
            (self._sql.put_listing, [listings[code] for code in sorted(listings)]),
            (self._sql.insert_record, kept),
            (self.groups.sql.insert_result, ended),
            (self._sql.insert_line, said),
            (self._sql.drop_lines, old),
            *also,
        ]

    def _answer(self, call: Call, error: Exception | None) -> None:
        self._storing -= 1
        if error is None and call.writing.results:
            self.on_changed([group_key(each.group) for each in call.writing.results])
        try:
            call.done(None if error is None else failure(error, _wanted(call)))
        except Exception as bug:  # noqa: BLE001 - of the caller: the others are answered all the same
            context = {"message": "the answer to append raised", "exception": bug}
            asyncio.get_running_loop().call_exception_handler(context)

    async def load(self, table: str) -> list[Row]:
        """Read a table's entries, in order; none where there is no such table."""
        return await load_rows(self._reading, table)

    async def records(self, table: str) -> list[KeptRecord]:
        """Read the records of a table's games, in order."""
        return await load_records(self._reading, table)

    async def talk(self, table: str) -> list[Line]:
        """Read what was said lately at a table, in order."""
        query = select(talk).where(talk.c.table_code == table).order_by(talk.c.number)
        return [Line(*found[1:]) for found in await self._read(query)]

    async def running(self) -> list[str]:
        """Name the tables that are being played, the latest first."""
        query = select(tables.c.code).where(tables.c.phase.in_(["playing", "between"]))
        return [found.code for found in await self._read(query.order_by(tables.c.updated.desc()))]

    async def public(self, limit: int) -> list[Listing]:
        """List open tables: those that wait for players first, then the latest."""
        is_lobby = case((tables.c.phase == "lobby", 0), else_=1)
        query = select(tables).where(tables.c.is_public, tables.c.phase.in_(["lobby", "playing", "between"]))
        rows = await self._read(query.order_by(is_lobby, tables.c.updated.desc()).limit(limit))
        return [Listing(*found) for found in rows]

    async def with_free_seat(self, game: str | None, limit: int) -> list[Listing]:
        """List public tables of a game, or of any, with a free seat: the nearly full first, then the oldest."""
        query = select(tables).where(tables.c.is_public, tables.c.phase == "lobby", tables.c.taken < tables.c.seats)
        if game is not None:
            query = query.where(tables.c.game == game)
        rows = await self._read(query.order_by(tables.c.seats - tables.c.taken, tables.c.created).limit(limit))
        return [Listing(*found) for found in rows]

    async def made_by(self, maker: str) -> str | None:
        """Find the table that a secret made, by the secret's hash."""
        query = select(tables.c.code).where(tables.c.maker == maker).order_by(tables.c.created.desc()).limit(1)
        return next((found.code for found in await self._read(query)), None)

    async def last_entries(self, codes: Iterable[str]) -> dict[str, int]:
        """The numbers of the last entries of these tables, as far as there are such tables."""
        # One look into the index for each table: grouped, all of their entries would be counted.
        last = select(func.max(entries.c.seq)).where(entries.c.table_code == tables.c.code).scalar_subquery()
        found = await self._read(select(tables.c.code, last).where(tables.c.code.in_(sorted(codes))))
        return {code: seq or 0 for code, seq in found}

    async def finished(self) -> list[str]:
        """Name the tables whose play is over, the oldest first."""
        query = select(tables.c.code).where(tables.c.phase == "over").order_by(tables.c.updated)
        return [found.code for found in await self._read(query)]

    async def counts(self) -> dict[str, int]:
        """Count tables by phase."""
        query = select(tables.c.phase, func.count()).group_by(tables.c.phase)
        return dict(await self._read(query))

    async def ping(self) -> None:
        """Raise unless the database answers, and the last write to it went well; where it did not, try again."""
        await self._read(select(1))
        if not self.has_failed:
            return
        now = time.monotonic()
        if now < self._tried + TRY_AGAIN:
            raise StoreError("expected the last write to be stored, got an error")
        self._tried = now
        # An entry of no table, and gone again: it needs as much of the disk as any other.
        probe: Steps = [(self._sql.insert_entry, [("", 0, 0, b"")]), (self._sql.forget_entries, [("",)])]
        await self.change(probe, [])

    async def erase(
        self, table: str, person: int, rows: list[Row], records: list[KeptRecord], results: Steps | None = None
    ) -> None:
        """Replace entries and records of a table, and delete a person's words and devices there; all or none."""
        steps: Steps = [
            (self._sql.rewrite_entry, [(row.body, row.table, row.seq) for row in rows]),
            (self._sql.rewrite_record, [(each.text, table, each.number) for each in records]),
            (self._sql.forget_lines, [(table, person)]),
            (self.push.sql.end_subscriptions, [(table, person)]),
            *(results or []),
        ]
        groups = await self.groups.of_table(table) if results else []
        await self.change(steps, [table, *map(group_key, groups)], tidies=True)

    async def forget_before(self, ms: int) -> int:
        """Delete tables that are over or never began and were last used before a time; tell how many."""
        query = select(tables.c.code).where(tables.c.phase.in_(["over", "lobby"]), tables.c.updated < ms)
        forgotten = 0
        while codes := [found.code for found in await self._read(query.limit(FORGET_AT_ONCE))]:
            await self.change(
                [
                    (self._sql.forget_table, [(code, ms) for code in codes]),
                    (self._sql.forget_entries, [(code,) for code in codes]),
                    (self._sql.forget_talk, [(code,) for code in codes]),
                    (self._sql.forget_records, [(code,) for code in codes]),
                    (self.push.sql.forget_subscriptions, [(code,) for code in codes]),
                    (self.reviews.sql.forget_reviews, [(code,) for code in codes]),
                ],
                codes,
            )
            forgotten += len(codes)
        if forgotten:
            await self._writer.tidy()
        await self.groups.forget_before(ms)
        await self.deals.forget_before(ms)
        return forgotten

    async def thin_before(self, ms: int) -> int:
        """Delete the moves of finished games of tables last used before a time, whose records have them; how many.

        Tables that were looked at once are not looked at again, unless they were used since.
        """
        kept = tables.c
        idle = select(kept.code, kept.updated).where(kept.phase.in_(["over", "lobby"]), kept.updated < ms)
        deleted = 0
        while True:
            query = idle.where(tuple_(kept.updated, kept.code) > self._looked_at).order_by(kept.updated, kept.code)
            found = list(await self._read(query.limit(FORGET_AT_ONCE)))
            for code, _ in found:
                deleted += await self._thin(code)
            if not found:
                return deleted
            self._looked_at = (found[-1].updated, found[-1].code)

    async def _thin(self, table: str) -> int:
        rows = await stored_rows(self._reading, table)
        texts = dict(await self.records(table))
        if not texts:
            return 0
        try:
            # Beside the event loop: a game is played again for it, twice.
            gone = await asyncio.to_thread(thinned, rows, texts)
        except Exception:  # noqa: BLE001 - a table that cannot be read is left as it is, and the next one looked at
            return 0
        await self.change([(self._sql.thin_entry, [(table, seq) for seq in gone])], [table] if gone else [])
        return len(gone)

    async def _write(self, steps: Steps) -> Exception | None:
        began = time.perf_counter()
        error = await self._writer.write(steps)
        if self.on_commit is not None:
            self.on_commit(steps, time.perf_counter() - began, is_stored=error is None)
        if error is None or not blames_a_call(error):
            self.has_failed = error is not None
        return error

    async def change(self, steps: Steps, changed: list[str], *, tidies: bool = False) -> None:
        """Commit, leave nothing of what was replaced where that matters, and tell what has changed. Raises."""
        error = await self._write(steps)
        if error is not None:
            raise failure(error)
        if tidies:
            await self._writer.tidy()
        if changed:
            self.on_changed(changed)

    async def _read(self, query: Any) -> Iterable[Any]:
        return await read(self._reading, query)


def _wanted(call: Call) -> str:
    """What a call wanted to store, for the message of a conflict."""
    line, rows = call.writing.line, call.writing.rows
    if line is not None:
        return f"line {line.number} of table {call.table}"
    if not rows:
        return ""
    first, last = rows[0], rows[-1]
    numbers = f"entry {first.seq}" if first.seq == last.seq else f"entries {first.seq} to {last.seq}"
    return f"{numbers} of table {first.table}"


async def read(reading: AsyncEngine, query: Any) -> Iterable[Any]:
    async def rows() -> Iterable[Any]:
        async with reading.connect() as connection:
            return (await connection.execute(query)).all()

    return await told_plainly(rows())


async def load_rows(reading: AsyncEngine, table: str) -> list[Row]:
    """Read a table's entries, in order; none where there is no such table."""
    rows = await stored_rows(reading, table)
    return filled(rows, dict(await load_records(reading, table))) if has_gaps(rows) else rows


async def stored_rows(reading: AsyncEngine, table: str) -> list[Row]:
    """Read a table's entries as they are stored: without the moves that were thinned out."""
    query = select(entries).where(entries.c.table_code == table).order_by(entries.c.seq)
    return [Row._make(found) for found in await read(reading, query)]


async def load_records(reading: AsyncEngine, table: str) -> list[KeptRecord]:
    """Read the records of a table's games, in order."""
    query = select(records).where(records.c.table_code == table).order_by(records.c.number)
    return [KeptRecord(found.number, found.text) for found in await read(reading, query)]


def _nobody(codes: list[str]) -> None:
    """Nobody wants to know."""
