"""Groups in the store, on SQLite and on PostgreSQL alike."""

import asyncio

import pytest

from smallbox.server import group_schema
from smallbox.server.group_schema import MOST_MEMBERS
from smallbox.server.group_store import Group, Keepings, group_key, load_kept
from smallbox.server.store import Store, StoreError
from smallbox.tables.effects import KeptResult, Writing
from smallbox.tables.names import NOBODY
from smallbox.wire.codec import NotPossible
from smallbox.wire.groups import GroupPlayer
from tests.server.test_store import listing, rows, with_store
from tests.services import Place

GROUP = Group("GGGGGGGG", "hash", "Friday", 1000)


def players(*names: str) -> list[GroupPlayer]:
    return [GroupPlayer(name, None, place, None, False) for place, name in enumerate(names, 1)]  # noqa: FBT003 - a struct


async def end(store: Store, table: str, number: int, *names: str, group: str = GROUP.id) -> StoreError | None:
    """A game ends: its last entry and its result are stored together."""
    answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    result = KeptResult(group, number, "kobito", players(*names))
    store.append(table, Writing(rows(table, number), results=[result]), answer.set_result)
    return await answer


async def kept(store: Store, group: str = GROUP.id) -> Keepings:
    return await load_kept(store._reading, group)


def test_a_group_is_found_by_whoever_has_its_secret(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.groups.make(GROUP)
        assert await store.groups.find(GROUP.id, "hash") == GROUP
        assert await store.groups.made_by("hash") == GROUP.id
        for group, secret in ((GROUP.id, "guess"), ("HHHHHHHH", "hash")):
            with pytest.raises(NotPossible, match="no-such-group"):
                await store.groups.find(group, secret)

    with_store(place, work)


def test_a_result_is_stored_with_the_entry_that_ends_the_game_or_not_at_all(place: Place) -> None:
    async def work(store: Store) -> None:
        told: list[str] = []
        store.on_changed = told.extend
        await store.groups.make(GROUP)
        assert await end(store, "ABCD", 1, "Ann", "Ben") is None
        assert told == [group_key(GROUP.id)]
        # Somebody else has stored an entry of that number.
        assert await end(store, "ABCD", 1, "Cleo", "Dan") is not None
        [result] = (await kept(store)).results
        assert (result.table, result.number, result.at, result.game) == ("ABCD", 1, 1_700_000_000_001, "kobito")
        assert result.players == players("Ann", "Ben")

    with_store(place, work)


def test_a_group_that_is_gone_or_full_keeps_nothing_and_the_game_goes_on(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_schema, "MOST_RESULTS", 2)
    monkeypatch.setattr("smallbox.server.group_store.MOST_RESULTS", 2)

    async def work(store: Store) -> None:
        assert await end(store, "ABCD", 1, "Ann") is None
        assert (await kept(store)).results == []
        await store.groups.make(GROUP)
        await store.groups.check_room(GROUP.id)
        assert [await end(store, "WXYZ", number, "Ann") for number in (1, 2, 3)] == [None, None, None]
        assert [result.number for result in (await kept(store)).results] == [1, 2]
        assert len(await store.load("WXYZ")) == 3
        with pytest.raises(NotPossible, match="group-full"):
            await store.groups.check_room(GROUP.id)

    with_store(place, work)


def test_members_are_added_once_however_they_are_spelled_and_not_too_many(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.groups.make(GROUP)
        for name in ("Ann", "ANN", "Олена", "олена"):
            await store.groups.add_member(GROUP.id, name, 5)
        assert sorted((await kept(store)).members) == ["Ann", "Олена"]
        for number in range(2, MOST_MEMBERS):
            await store.groups.add_member(GROUP.id, f"Member {number}", 6)
        with pytest.raises(NotPossible, match="group-full"):
            await store.groups.add_member(GROUP.id, "One too many", 7)
        await store.groups.add_member(GROUP.id, "ann", 7)
        assert len((await kept(store)).members) == MOST_MEMBERS

    with_store(place, work)


def test_who_is_erased_from_a_group_is_nobody_in_its_results(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.groups.make(GROUP)
        await store.groups.make(Group("HHHHHHHH", "other", "Others", 1000))
        await store.groups.add_member(GROUP.id, "Ann", 5)
        await end(store, "ABCD", 1, "Ann", "Ben")
        await end(store, "WXYZ", 1, "Ben", "ANN")
        await end(store, "EFGH", 1, "Ann", "Ben", group="HHHHHHHH")
        await store.groups.erase_member(GROUP.id, "ann")
        mine = await kept(store)
        assert mine.members == []
        assert [[player.name for player in result.players] for result in mine.results] == [
            [NOBODY, "Ben"],
            ["Ben", NOBODY],
        ]
        [theirs] = (await kept(store, "HHHHHHHH")).results
        assert [player.name for player in theirs.players] == ["Ann", "Ben"]

    with_store(place, work)


def test_nothing_is_left_of_a_group_that_is_erased(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.groups.make(GROUP)
        await store.groups.add_member(GROUP.id, "Ann", 5)
        await end(store, "ABCD", 1, "Ann", "Ben")
        await store.groups.erase(GROUP.id)
        assert await kept(store) == Keepings([], [])
        with pytest.raises(NotPossible, match="no-such-group"):
            await store.groups.find(GROUP.id, "hash")

    with_store(place, work)


def test_a_group_without_results_is_deleted_with_old_tables_and_one_with_results_stays(place: Place) -> None:
    async def work(store: Store) -> None:
        for group in ("GGGGGGGG", "HHHHHHHH", "JJJJJJJJ"):
            created = 5000 if group == "JJJJJJJJ" else 1000
            await store.groups.make(Group(group, group, "Friday", created))
            await store.groups.add_member(group, "Ann", 5)
        await end(store, "ABCD", 1, "Ann", "Ben")
        await store.forget_before(2000)
        assert [await store.groups.made_by(group) for group in ("GGGGGGGG", "HHHHHHHH", "JJJJJJJJ")] == [
            "GGGGGGGG",
            None,
            "JJJJJJJJ",
        ]
        assert [(await kept(store, group)).members for group in ("GGGGGGGG", "HHHHHHHH", "JJJJJJJJ")] == [
            ["Ann"],
            [],
            ["Ann"],
        ]

    with_store(place, work)


def test_a_group_lists_its_tables_that_are_not_over(place: Place) -> None:
    async def work(store: Store) -> None:
        answers: list[StoreError | None] = []
        for code, phase, group in (("AAAA", "lobby", "G"), ("BBBB", "over", "G"), ("CCCC", "playing", "")):
            about = listing(code, phase=phase, group=group)
            store.append(code, Writing(rows(code, 1), about), answers.append)
        while store.waiting:
            await asyncio.sleep(0.01)
        assert [table.code for table in await store.groups.tables("G")] == ["AAAA"]

    with_store(place, work)
