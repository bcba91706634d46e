"""The store, on SQLite and on PostgreSQL alike."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import pytest

from smallbox.server.schema import Driver
from smallbox.server.store import FORGET_AT_ONCE, Conflict, Store, StoreError
from smallbox.server.writer import ServerWriter
from smallbox.tables.effects import KeptRecord, Listing, Row, Writing
from smallbox.tables.talk import KEPT, Line
from tests.services import Place, Postgres, sqlite_place

LISTING = Listing("ABCD", "kobito", "lobby", True, "Olha", 4, 1, "brisk", "m1", 1000, 1000)  # noqa: FBT003 - a struct
SECRET = b"the secret hand"


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = await Store.open(place.url)
    try:
        yield store
    finally:
        await store.close()


def with_store(place: Place, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await work(store)

    asyncio.run(run())


def rows(table: str, *numbers: int) -> list[Row]:
    return [Row(table, seq, 1_700_000_000_000 + seq, SECRET + bytes([seq % 256])) for seq in numbers]


def listing(code: str = "ABCD", **changes: Any) -> Listing:
    return msgspec.structs.replace(LISTING, code=code, **changes)


def say(store: Store, table: str, line: Line) -> asyncio.Future[StoreError | None]:
    """Store something said; what became of it."""
    answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(table, Writing([], line=line), answer.set_result)
    return answer


def put(store: Store, new: list[Row], about: Listing | None = None) -> asyncio.Future[StoreError | None]:
    answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    table = about.code if about is not None else new[0].table if new else ""
    store.append(table, Writing(new, about), answer.set_result)
    return answer


def test_entries_come_back_in_order_and_are_there_after_reopening(place: Place) -> None:
    async def write(store: Store) -> None:
        assert await put(store, rows("ABCD", 1, 0), listing()) is None
        assert await put(store, rows("ABCD", 2)) is None
        assert await put(store, rows("WXYZ", 0)) is None
        assert await store.load("ABCD") == rows("ABCD", 0, 1, 2)

    async def read(store: Store) -> None:
        await store.ping()
        assert await store.load("ABCD") == rows("ABCD", 0, 1, 2)
        assert await store.load("WXYZ") == rows("WXYZ", 0)
        assert await store.load("NONE") == []
        assert await store.public(9) == [listing()]

    with_store(place, write)
    with_store(place, read)


def test_answers_come_in_order_and_only_when_others_can_read_the_rows(place: Place) -> None:
    seen: list[tuple[int, int]] = []

    async def work(store: Store) -> None:
        def done(number: int) -> Callable[[StoreError | None], None]:
            count = "SELECT count(*) FROM entries"
            return lambda _: seen.append((number, int(place.run(count)) if number in {0, 1} else 0))

        store.append("ABCD", Writing(rows("ABCD", 0)), done(0))
        assert not seen
        await put(store, [])
        for number in range(1, 500):
            store.append("ABCD", Writing(rows("ABCD", number)), done(number))
        assert store.waiting == 499
        await put(store, [])
        assert store.waiting == 0

    with_store(place, work)
    assert [number for number, _ in seen] == list(range(500))
    # The second answer already sees the whole group.
    assert [count for _, count in seen[:2]] == [1, 500]


def test_a_conflict_fails_only_its_own_call_and_all_of_it(place: Place) -> None:
    async def work(store: Store) -> None:
        await put(store, rows("ABCD", 0, 1))
        answers = await asyncio.gather(
            put(store, rows("ABCD", 2)),
            put(store, rows("ABCD", 3, 1), listing(host="nobody")),
            put(store, rows("WXYZ", 0), listing("WXYZ")),
            put(store, rows("WXYZ", 0, 1)),
            put(store, rows("ABCD", 4)),
        )
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), Conflict, type(None)]
        assert str(answers[3]) == "expected entries 0 to 1 of table WXYZ to be new, got what is stored already"
        assert [row.seq for row in await store.load("ABCD")] == [0, 1, 2, 4]
        assert await store.load("WXYZ") == rows("WXYZ", 0)
        assert await store.public(9) == [listing("WXYZ")]

    with_store(place, work)


def test_data_that_cannot_be_stored_fails_alone_and_is_not_told(place: Place) -> None:
    async def work(store: Store) -> None:
        bad = [
            put(store, [Row("ABCD", 9, 1 << 80, SECRET)]),
            put(store, [Row("ABCD\ud800", 9, 1, SECRET)]),
            put(store, [Row("ABCD", 9, cast(int, None), SECRET)]),
        ]
        good = put(store, rows("ABCD", 0))
        for answer in await asyncio.gather(*bad):
            assert isinstance(answer, StoreError)
            assert "secret" not in f"{answer}{answer.__cause__}{answer.__context__}"
            assert SECRET.hex() not in f"{answer}"
        assert await good is None

    with_store(place, work)


def test_after_a_failure_the_next_ones_are_stored(place: Place) -> None:
    async def work(store: Store) -> None:
        await put(store, rows("ABCD", 0))
        place.run("ALTER TABLE entries RENAME TO elsewhere")
        for answer in await asyncio.gather(put(store, rows("ABCD", 1)), put(store, rows("WXYZ", 0))):
            assert type(answer) is StoreError
        with pytest.raises(StoreError, match=r"^expected the database to answer, got ") as caught:
            await store.load("ABCD")
        assert caught.value.__context__ is None
        with pytest.raises(StoreError):
            await store.erase("ABCD", 1, rows("ABCD", 0), [])
        place.run("ALTER TABLE elsewhere RENAME TO entries")
        assert await put(store, rows("ABCD", 1)) is None
        assert await store.load("ABCD") == rows("ABCD", 0, 1)

    with_store(place, work)


def test_connections_that_broke_while_idle_are_not_noticed(server: Postgres) -> None:
    async def work(store: Store) -> None:
        await put(store, rows("ABCD", 0))
        server.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        assert await put(store, rows("ABCD", 1)) is None
        assert await store.load("ABCD") == rows("ABCD", 0, 1)

    with_store(server.new_place(), work)


def test_what_was_answered_is_there_however_often_connections_break(server: Postgres) -> None:
    async def work(store: Store) -> None:
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        stored: list[int] = []
        for first in range(0, 300, 100):
            breaking = asyncio.create_task(asyncio.to_thread(server.query, end))
            stored += [seq for seq in range(first, first + 100) if await put(store, rows("ABCD", seq)) is None]
            await breaking
        assert len(stored) > 280
        assert set(stored) <= {row.seq for row in await store.load("ABCD")}

    with_store(server.new_place(), work)


class CancelledLate(NamedTuple):
    """A driver whose user is cancelled when the database has done its part, but for the commit."""

    driver: Driver
    user: asyncio.Task[None]

    async def execute(self, query: str, /) -> object:
        return await self.driver.execute(query)

    async def executemany(self, query: str, new: list[tuple[Any, ...]], /) -> object:
        await self.driver.executemany(query, new)
        self.user.cancel()
        return await asyncio.sleep(0, new)


def test_a_record_is_stored_with_its_entries_or_not_at_all(place: Place) -> None:
    async def work(store: Store) -> None:
        answers: list[asyncio.Future[StoreError | None]] = []
        for new, text in ((rows("ABCD", 0), "first"), (rows("ABCD", 0), "second")):
            answers.append(asyncio.get_running_loop().create_future())
            store.append("ABCD", Writing(new, records=[KeptRecord(1, text)]), answers[-1].set_result)
        assert [type(await answer) for answer in answers] == [type(None), Conflict]
        assert await store.records("ABCD") == [KeptRecord(1, "first")]
        assert await store.records("WXYZ") == []

    with_store(place, work)


def test_a_record_is_erased_and_forgotten_with_its_table(place: Place) -> None:
    async def work(store: Store) -> None:
        for code in ("ABCD", "WXYZ"):
            answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
            about = listing(code, phase="over", updated=5 if code == "ABCD" else 50)
            store.append(code, Writing(rows(code, 0), about, records=[KeptRecord(1, "Ann")]), answer.set_result)
            assert await answer is None
        await store.erase("WXYZ", 1, [], [KeptRecord(1, "nobody")])
        assert await store.forget_before(10) == 1
        assert await store.records("ABCD") == []
        assert await store.records("WXYZ") == [KeptRecord(1, "nobody")]

    with_store(place, work)


def test_a_cancelled_change_is_not_committed_with_the_next(server: Postgres) -> None:
    async def work(store: Store) -> None:
        await put(store, rows("ABCD", *range(1000)))
        changed = [row._replace(body=b"") for row in rows("ABCD", *range(1000))]
        assert isinstance(store._writer, ServerWriter)
        begin = store._writer._begin

        async def begin_to_be_cancelled() -> Driver:
            return CancelledLate(await begin(), task)

        task = asyncio.create_task(store.erase("ABCD", 1, changed, []))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store._writer, "_begin", begin_to_be_cancelled)
            with pytest.raises(asyncio.CancelledError):
                await task
        assert await put(store, rows("ABCD", 1000)) is None
        assert await store.load("ABCD") == rows("ABCD", *range(1001))

    with_store(server.new_place(), work)


def test_an_answer_that_raises_is_reported_and_the_others_are_given(place: Place) -> None:
    async def work(store: Store) -> None:
        reported: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))

        def forgetful(_: StoreError | None) -> None:
            raise LookupError("whose answer is this?")

        store.append("ABCD", Writing([]), forgetful)
        assert await put(store, rows("ABCD", 0)) is None
        assert [type(context["exception"]) for context in reported] == [LookupError]

    with_store(place, work)


def test_closing_stores_what_waits_and_refuses_the_rest(place: Place) -> None:
    async def work() -> None:
        store = await Store.open(place.url)
        early = put(store, rows("ABCD", 0))
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        late = put(store, rows("ABCD", 1))
        await closing
        assert early.result() is None
        assert str(await late) == "expected an open store, got one that is closed"

    asyncio.run(work())
    assert place.run("SELECT max(seq) FROM entries") == "0"


def test_readers_do_not_wait_for_writers(tmp_path: Path) -> None:
    place = sqlite_place(tmp_path)

    async def work(store: Store) -> None:
        await put(store, rows("ABCD", 0))
        other = sqlite3.connect(tmp_path / "100% small.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waits = put(store, rows("ABCD", 1))
        assert await store.load("ABCD") == rows("ABCD", 0)
        assert not waits.done()
        other.execute("COMMIT")
        other.close()
        assert await waits is None
        for pragma, value in (("journal_mode", "wal"), ("synchronous", "2")):
            async with store._reading.connect() as connection:
                assert str((await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar()) == value

    with_store(place, work)


def test_a_listing_is_replaced_and_the_last_one_of_a_group_wins(place: Place) -> None:
    async def work(store: Store) -> None:
        await put(store, [], listing())
        second = put(store, [], listing(taken=2, updated=2000))
        third = put(store, [], listing(taken=3, host="Іван 🎩", updated=3000))
        assert all(answer is None for answer in await asyncio.gather(second, third))
        assert await store.public(9) == [listing(taken=3, host="Іван 🎩", updated=3000)]

    with_store(place, work)


def test_a_listing_that_comes_late_from_another_node_replaces_nothing_newer(place: Place) -> None:
    async def work(store: Store) -> None:
        await put(store, [], listing(phase="over", updated=2000))
        await put(store, [], listing(phase="playing", updated=1999))
        assert await store.finished() == ["ABCD"]

    with_store(place, work)


def test_tables_are_listed_by_phase_and_time(place: Place) -> None:
    async def work(store: Store) -> None:
        phases = ["lobby", "playing", "between", "over"] * 3
        for number, phase in enumerate(phases):
            about = listing(f"T{number:02}", phase=phase, maker=f"m{number}", updated=number, is_public=number > 3)
            await put(store, rows(about.code, 0), about)
        assert [about.code for about in await store.public(9)] == ["T08", "T04", "T10", "T09", "T06", "T05"]
        assert [about.code for about in await store.public(3)] == ["T08", "T04", "T10"]
        assert await store.running() == ["T10", "T09", "T06", "T05", "T02", "T01"]
        assert await store.finished() == ["T03", "T07", "T11"]
        assert await store.counts() == {"lobby": 3, "playing": 3, "between": 3, "over": 3}
        assert await store.made_by("m7") == "T07"
        assert await store.made_by("m99") is None

    with_store(place, work)


def test_old_tables_are_forgotten_unless_they_are_played(place: Place) -> None:
    async def work(store: Store) -> None:
        kept = [listing("PLAY", phase="playing", updated=0), listing("LATE", updated=9999)]
        old = [listing(f"T{number}", phase="over", updated=number) for number in range(FORGET_AT_ONCE + 5)]
        every = [*kept, *old, listing("WAIT", updated=0)]
        await asyncio.gather(*(put(store, rows(about.code, 0), about) for about in every))
        assert await store.forget_before(FORGET_AT_ONCE + 4) == FORGET_AT_ONCE + 5
        assert await store.counts() == {"playing": 1, "lobby": 1, "over": 1}
        assert await store.load("T0") == await store.load("WAIT") == []
        assert len(await store.load("PLAY")) == len(await store.load("LATE")) == 1
        assert await store.forget_before(FORGET_AT_ONCE + 4) == 0

    with_store(place, work)


def test_only_the_last_lines_of_talk_are_kept(place: Place) -> None:
    async def work(store: Store) -> None:
        for number in range(1, KEPT + 31):
            assert await say(store, "ABCD", Line(number, number, 5, 1, f"id{number}", "word")) is None
        assert [line.number for line in await store.talk("ABCD")] == list(range(31, KEPT + 31))
        assert isinstance(await say(store, "ABCD", Line(KEPT + 30, 0, 5, 1, "", "again")), Conflict)

    with_store(place, work)


def test_who_is_erased_is_in_no_entry_and_has_said_nothing(place: Place) -> None:
    async def work(store: Store) -> None:
        await put(store, rows("ABCD", 0, 1, 2))
        await say(store, "ABCD", Line(1, 0, 5, 3, "a", "mine"))
        await say(store, "ABCD", Line(2, 0, 5, 4, "b", "yours"))
        await say(store, "WXYZ", Line(1, 0, 5, 3, "c", "elsewhere"))
        changed = [row._replace(body=b"forgotten", at=0) for row in rows("ABCD", 0, 2)]
        await store.erase("ABCD", 3, changed, [])
        assert await store.talk("ABCD") == [Line(2, 0, 5, 4, "b", "yours")]
        assert await store.talk("WXYZ") == [Line(1, 0, 5, 3, "c", "elsewhere")]
        first, second, third = await store.load("ABCD")
        assert first == rows("ABCD", 0)[0]._replace(body=b"forgotten")
        assert second == rows("ABCD", 1)[0]
        assert third.body == b"forgotten"

    with_store(place, work)
