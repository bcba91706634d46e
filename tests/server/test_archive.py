"""Records and steps are read beside the event loop, one at a time, and kept: whoever fetches them disturbs nobody."""

import asyncio
import random
import statistics
import threading
import time
from collections.abc import Iterator

import pytest

from smallbox.server import archive as archives
from smallbox.server.archive import Archive, Kept
from smallbox.server.store import Store
from smallbox.tables.effects import Row, Writing
from smallbox.tables.entries import Entry, write_entry
from smallbox.tables.facts import Spoke
from smallbox.wire.codec import NotPossible
from tests.server.frames import Frames
from tests.server.live import Live, eventually, live
from tests.server.person import Person
from tests.services import Place

FETCHERS = 24
NAME = "Zyxelinde"


@pytest.fixture(scope="module", name="house")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("archive")) as started:
        yield started


def finished(server: Live, name: str = "Ada") -> Person:
    """Somebody who has played a game to its end."""
    person = Person(server, name, random.Random(3))

    async def play() -> None:
        await person.make_table("kobito", seats=3, bots=["random", "random"])
        await person.play()

    asyncio.run(play())
    return person


def add_words(server: Live, code: str, count: int) -> None:
    """Let much be said at a table, past the server."""
    ((last,),) = server.query("SELECT max(seq) FROM entries WHERE table_code = ?", code)
    for seq in range(last + 1, last + 1 + count, 1000):
        bodies = [write_entry(Entry(each, 1, 0, f"w{each}", Spoke(0, "words"))) for each in range(seq, seq + 1000)]
        values = ",".join(f"('{code}', {seq + number}, 1, X'{body.hex()}')" for number, body in enumerate(bodies))
        server.query(f"INSERT INTO entries VALUES {values}")


def times_of(server: Live, seconds: float) -> list[float]:
    """How long others wait for an answer, again and again."""
    taken: list[float] = []
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        began = time.monotonic()
        assert server.is_healthy()
        taken.append(time.monotonic() - began)
    return taken


@pytest.mark.alone
@pytest.mark.parametrize("words", [10_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_others_hardly_wait_while_many_fetch_a_large_record(house: Live, words: int) -> None:
    person = finished(house)
    add_words(house, person.code, words)
    alone = statistics.median(times_of(house, 1))
    is_over = threading.Event()
    statuses: set[int] = set()

    def fetch(number: int) -> None:
        path = f"/api/tables/{person.code}/records/1{'/steps?from=' + str(number) if number % 2 else ''}"
        while not is_over.is_set():
            statuses.add(house.ask("GET", path).status)
            time.sleep(0.05)

    threads = [threading.Thread(target=fetch, args=(number,)) for number in range(FETCHERS)]
    for thread in threads:
        thread.start()
    taken = times_of(house, 3)
    is_over.set()
    for thread in threads:
        thread.join()
    assert statuses <= {200, 503}
    assert 200 in statuses
    # It was a thousand times as long, and one answer in all that time.
    assert statistics.median(taken) < max(0.25, 30 * alone), (alone, taken)
    assert len(taken) > 5
    assert house.metric("smallbox_failures_total") == 0


def test_a_record_that_was_fetched_forgets_whoever_wants_it(house: Live) -> None:
    person = finished(house, NAME)
    steps = f"/api/tables/{person.code}/records/1/steps?count=1"
    for _ in range(2):
        assert NAME in house.record(person.code).body.decode()
        assert NAME in house.ask("GET", steps).body.decode()
    with Frames(house) as socket:
        assert socket.ask("hello", table=person.code, secret=person.secret)["type"] == "done"
        assert socket.ask("forget")["type"] == "done"

    def is_forgotten() -> bool:
        found = house.record(person.code).body + house.ask("GET", steps).body
        return NAME not in found.decode()

    eventually(is_forgotten, "the name is in no record any more")


# Without a server.


async def with_archive(place: Place, rows: list[Row]) -> tuple[Store, Archive]:
    store = await Store.open(place.url)
    stored = asyncio.get_running_loop().create_future()
    store.append("CCCCCCCC", Writing(rows), stored.set_result)
    assert await stored is None
    archive = Archive(place.url)
    store.on_changed = archive.forget
    return store, archive


def test_a_table_that_is_not_there_has_no_record(place: Place) -> None:
    async def ask() -> None:
        store, archive = await with_archive(place, [])
        try:
            with pytest.raises(NotPossible, match="no-such-table"):
                await archive.record("AAAAAAAA", 1)
        finally:
            await archive.close()
            await store.close()

    asyncio.run(ask())


def test_those_who_ask_for_the_same_share_an_answer_and_too_many_are_told_so(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []
    is_open = threading.Event()

    def found(_: Archive, code: str, number: int) -> str:
        asked.append((code, number))
        is_open.wait()
        return code

    monkeypatch.setattr(Archive, "_find", found)

    async def ask() -> None:
        store, archive = await with_archive(place, [])
        same = [asyncio.ensure_future(archive.record("AAAAAAAA", 1)) for _ in range(50)]
        others = [asyncio.ensure_future(archive.record("BBBBBBBB", each)) for each in range(archives.MOST_WAITING)]
        await asyncio.sleep(0.1)
        refused = [each for each in others if each.done()]
        assert len(refused) == 1
        assert "busy" in str(refused[0].exception())
        # Read before the table changed: whoever waits for it gets it, but it is not kept.
        archive.forget(["AAAAAAAA"])
        is_open.set()
        assert {await each for each in same} == {b"AAAAAAAA"}
        assert asked.count(("AAAAAAAA", 1)) == 1
        await archive.record("AAAAAAAA", 1)
        await archive.record("AAAAAAAA", 1)
        assert asked.count(("AAAAAAAA", 1)) == 2
        await asyncio.gather(*others, return_exceptions=True)
        await archive.close()
        await store.close()

    asyncio.run(ask())


def test_what_is_kept_stays_within_its_room_and_time() -> None:
    kept = Kept(100)
    for number in range(10):
        kept.put(("A", number), b"x" * 30, 0.0)
        assert kept.size <= 100
    assert [kept.get(("A", number), 1.0) is not None for number in range(10)] == [False] * 7 + [True] * 3
    kept.put(("B", 1), b"x" * 101, 0.0)
    assert (kept.get(("B", 1), 1.0), kept.size) == (None, 0)
    kept.put(("A", 1), b"x", 0.0)
    kept.put(("A", 1), b"xy", 0.0)
    kept.put(("B", 1), b"x", 0.0)
    kept.forget("A")
    assert (kept.get(("A", 1), 1.0), kept.get(("B", 1), 1.0), kept.size) == (None, b"x", 1)
    assert kept.get(("B", 1), archives.KEPT_SECONDS) is None
    assert kept.size == 0
