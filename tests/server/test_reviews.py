"""Reviews are made once, one after another, and kept; whatever becomes of the process that makes them."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from smallbox.server import reviews as module
from smallbox.server.archive import Archive
from smallbox.server.backup import restore_backup, write_backup
from smallbox.server.reviews import METHOD, MOST_WAITING, Reviews
from smallbox.server.store import Store
from smallbox.tables.effects import KeptRecord, Row, Writing
from smallbox.tables.show import listing
from smallbox.wire.codec import NotPossible
from smallbox.wire.reviews import ReviewProgress
from tests.server import bad_reviews
from tests.services import Place, sqlite_place
from tests.tables.world import World, play, play_to_the_end

#: That's Not a Hat as short as it can be
SHORT = {"penalty_limit": "2", "look_seconds": "0"}
LONG = 30.0


@pytest.fixture(name="near")
def database_of_this_machine(tmp_path: Path) -> Place:
    return sqlite_place(tmp_path)


class Bots:
    """Bots that are thinking, or not."""

    waiting = 0


class House:
    """What reviews need of a server: a real database, and somebody who does things in the background."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self.store = store
        self.bots = Bots()
        self.reviews = Reviews(cast("Any", self), archive, bad_reviews.serve)
        self.begun = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)

    def admit(self) -> None:
        self.begun += 1

    async def ask(self, code: str, number: int = 1) -> bytes | ReviewProgress:
        return await self.reviews.ask(code, number, self.admit)

    async def review(self, code: str) -> bytes:
        """Ask until it is there."""
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            answer = await self.ask(code)
            if isinstance(answer, bytes):
                return answer
            await asyncio.sleep(0.01)
        raise AssertionError("expected a review")

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def with_house(place: Place, world: World, test: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(place.url)
        archive = Archive(place.url)
        house = House(store, archive)
        try:
            for code in world.rows:
                await store_table(store, world, code)
            await asyncio.wait_for(test(house), 2 * LONG)
        finally:
            await house.stop()
            await archive.close()
            await store.close()

    asyncio.run(run())


async def store_table(store: Store, world: World, code: str) -> None:
    done = asyncio.get_running_loop().create_future()
    kept = [KeptRecord(number, text) for number, text in world.records[code].items()]
    rows = [Row(*row) for row in world.rows[code]]
    store.append(code, Writing(rows, world.listings[code], records=kept), done.set_result)
    assert await done is None


def played(*names: str) -> tuple[World, list[str]]:
    """Finished games, in each of which somebody has one of these names; and the codes of their tables."""
    world = World(5)
    codes = []
    for name in names:
        people = world.game("hat", name, "Ben", options=SHORT)
        play_to_the_end(people)
        codes.append(people[0].code)
    return world, codes


def test_a_review_is_made_once_however_many_ask_and_then_it_is_kept(place: Place) -> None:
    world, [code] = played("Ann")

    async def test(house: House) -> None:
        first = await asyncio.gather(*(house.ask(code) for _ in range(8)))
        assert all(isinstance(answer, ReviewProgress) for answer in first)
        reviews = await asyncio.gather(*(house.review(code) for _ in range(8)))
        assert len(set(reviews)) == 1
        assert (house.begun, house.reviews.made) == (1, 1)
        assert await house.store.reviews.find(code, 1, METHOD) is not None
        assert await house.ask(code) == reviews[0]

    with_house(place, world, test)


def test_whoever_waits_is_told_how_far_it_is_and_who_comes_first(near: Place) -> None:
    world, [first, second] = played("Endless", "Ann")

    async def test(house: House) -> None:
        await house.ask(first)
        told = await house.ask(second)
        assert isinstance(told, ReviewProgress)
        assert told.ahead == 1
        assert told.total == 0
        until = time.monotonic() + LONG
        while (told := cast("ReviewProgress", await house.ask(first))).done < 3:
            assert time.monotonic() < until
            await asyncio.sleep(0.01)
        assert told.ahead == 0

    with_house(near, world, test)


def test_a_process_that_fails_is_said_to_have_failed_and_others_are_served(
    near: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STUCK_SECONDS", 5.0)
    world, [*bad, good] = played("Dies", "Raises", "Rambles", "Lies", "Sleeps", "Ann")

    async def test(house: House) -> None:
        for code in bad:
            with pytest.raises(NotPossible, match="review-failed"):
                await house.review(code)
            assert await house.store.reviews.find(code, 1, METHOD) is None
        assert await house.review(good)
        # It can be asked for again.
        assert isinstance(await house.ask(bad[0]), ReviewProgress)

    with_house(near, world, test)


def test_a_review_that_nobody_asks_for_any_more_is_not_made(near: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FORGOTTEN_SECONDS", 0.5)
    world, [endless, waiting, good] = played("Endless", "Bea", "Ann")

    async def test(house: House) -> None:
        await house.ask(endless)
        await house.ask(waiting)
        assert await house.review(good)
        assert await house.store.reviews.find(waiting, 1, METHOD) is None

    with_house(near, world, test)


def test_bots_think_first(near: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSE_SECONDS", LONG)
    world, [code] = played("Ann")

    async def test(house: House) -> None:
        house.bots.waiting = 1
        told = cast("ReviewProgress", await house.ask(code))
        while told.total == 0:
            await asyncio.sleep(0.01)
            told = cast("ReviewProgress", await house.ask(code))
        await asyncio.sleep(0.2)
        assert cast("ReviewProgress", await house.ask(code)).done == told.done == 0
        house.bots.waiting = 0
        assert await house.review(code)

    with_house(near, world, test)


def test_no_more_can_wait_than_there_is_room_for(near: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 2)
    assert MOST_WAITING > 2
    world, codes = played("Endless", "Ann", "Bea")

    async def test(house: House) -> None:
        await house.ask(codes[0])
        await house.ask(codes[1])
        with pytest.raises(NotPossible, match="busy"):
            await house.ask(codes[2])
        # Who waits already is not turned away.
        assert isinstance(await house.ask(codes[1]), ReviewProgress)

    with_house(near, world, test)


def test_two_nodes_that_make_the_same_review_keep_one(place: Place) -> None:
    world, [code] = played("Ann")

    async def test(house: House) -> None:
        kept = house.store.reviews
        for review in (b"first", b"second"):
            await kept.keep(code, 1, "1", review)
        assert await kept.find(code, 1, "1") == b"first"
        # Another method makes it anew.
        await kept.keep(code, 1, "2", b"third")
        assert await kept.find(code, 1, "1") is None
        assert await kept.find(code, 1, "2") == b"third"

    with_house(place, world, test)


def test_a_review_goes_with_its_table(place: Place) -> None:
    world, [code] = played("Ann")

    async def test(house: House) -> None:
        await house.review(code)
        assert await house.store.forget_before(world.now + 10**10) == 1
        assert place.run("SELECT count(*) FROM reviews") == "0"
        # And none is kept of a table that is gone already.
        await house.store.reviews.keep(code, 1, METHOD, b"late")
        assert place.run("SELECT count(*) FROM reviews") == "0"

    with_house(place, world, test)


def test_what_is_kept_is_in_a_backup_names_nobody_and_is_read_by_whoever_may_begin_no_more(
    near: Place, tmp_path: Path
) -> None:
    world, [code, other] = played("Zyxelinde", "Bea")
    kept: list[bytes] = []

    def refuse() -> None:
        raise NotPossible("too-many-reviews")

    async def test(house: House) -> None:
        made = await house.review(code)
        assert await house.reviews.ask(code, 1, refuse) == made
        with pytest.raises(NotPossible, match="too-many-reviews"):
            await house.reviews.ask(other, 1, refuse)
        assert house.reviews._jobs == {}
        stored = await house.store.reviews.find(code, 1, METHOD)
        assert stored is not None
        assert b"Zyxelinde" not in stored
        kept.append(stored)

    with_house(near, world, test)

    async def copy() -> bytes | None:
        elsewhere = f"sqlite:///{tmp_path / 'other.db'}"
        await write_backup(near.url, tmp_path / "backup", lambda _done, _total: None)
        await restore_backup(elsewhere, tmp_path / "backup", lambda _done, _total: None, replaces=False)
        store = await Store.open(elsewhere)
        try:
            return await store.reviews.find(code, 1, METHOD)
        finally:
            await store.close()

    assert [asyncio.run(copy())] == kept


def test_games_without_an_end_too_long_or_of_other_rules_are_refused_kindly(
    near: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, [code, long] = played("Ann", "Bea")
    stopped = world.game("kanobu", "Ann", bots=["random"])[0]
    play([stopped], until=lambda: stopped.version > 12 and stopped.is_to_move)
    stopped.say("stop")
    running = world.game("kanobu", "Ann", bots=["random"])[0]
    world.listings[running.code] = listing(world.hall.rooms[running.code].table)  # type: ignore[arg-type]
    [old] = [text for number, text in world.records[code].items()]
    world.records[code][1] = old.replace('[Rules "', '[Rules "9')

    async def test(house: House) -> None:
        for asked, number, why in (
            (stopped.code, 1, "review-stopped"),
            (running.code, 1, "not-over"),
            (code, 1, "other-rules"),
            (code, 2, "no-such-record"),
            ("AAAAAAAA", 1, "no-such-table"),
        ):
            with pytest.raises(NotPossible, match=why):
                await house.ask(asked, number)
        monkeypatch.setattr(module, "MOST_MOVES", 3)
        with pytest.raises(NotPossible, match="review-too-long") as refused:
            await house.ask(long)
        assert refused.value.facts == {"most": 3}
        assert house.begun == 0

    with_house(near, world, test)
