"""Known deals in the store, on SQLite and on PostgreSQL alike."""

import asyncio

import pytest

from smallbox.server import deal_schema
from smallbox.server.store import Store, StoreError
from smallbox.tables.duplicate import KeptDeal, PlayedDeal
from smallbox.tables.effects import KeptDealResult, Writing
from smallbox.tables.facts import GivenDeal, GivenRound
from smallbox.tables.names import NOBODY
from smallbox.wire.deals import ExpertResult, NamedResult, SpreadPart
from smallbox.wire.groups import GroupPlayer
from tests.server.test_store import rows, with_store
from tests.services import Place

DAY = "kobito-2026-11-17"


def kept(code: str = "DDDD2345", seed: str = "ab" * 32) -> KeptDeal:
    rounds = [GivenRound(seed, "cd", ["", "5eed"])]
    return KeptDeal("kobito", 2, {"gold_cards": "4"}, GivenDeal(code, "1", "", rounds))


def player(name: str, place: int | None = 1, score: int | None = 7) -> GroupPlayer:
    return GroupPlayer(name, None, place, score, is_resigned=False)


async def end(store: Store, table: str, *results: KeptDealResult, seq: int = 1) -> StoreError | None:
    """A game ends: its last entry and the results of its deal are stored together."""
    answer: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    store.append(table, Writing(rows(table, seq), deals=results), answer.set_result)
    return await answer


async def end_day(store: Store, table: str, person: str, place: int | None = 1, score: int | None = 7) -> None:
    assert await end(store, table, KeptDealResult(DAY, 1, person, [player("Ann", place, score)])) is None


def test_the_same_cards_have_one_code_and_every_table_is_listed_once(place: Place) -> None:
    async def work(store: Store) -> None:
        deals = store.deals
        first = PlayedDeal(kept(), 1, 1000, [player("Ann"), player("Ben", 2, 3)])
        assert await deals.keep("AAAAAAAA", first, 2000) == "DDDD2345"
        assert await deals.keep("AAAAAAAA", first._replace(kept=kept("EEEE2345")), 3000) == "DDDD2345"
        assert await deals.find("DDDD2345") == kept()
        assert await deals.find("EEEE2345") is None
        assert await deals.keep("BBBBBBBB", first._replace(kept=kept("FFFF2345", "ef" * 32)), 3000) == "FFFF2345"
        assert await end(store, "CCCCCCCC", KeptDealResult("DDDD2345", 1, "", [player("Cleo")])) is None
        told = await deals.results("DDDD2345")
        assert [(each.table, each.number, each.players[0].name) for each in told] == [
            ("AAAAAAAA", 1, "Ann"),
            ("CCCCCCCC", 1, "Cleo"),
        ]
        # Nobody knows this deal: the game is stored all the same.
        assert await end(store, "GGGGGGGG", KeptDealResult("HHHH2345", 1, "", [player("Dan")])) is None
        assert await deals.results("HHHH2345") == []

    with_store(place, work)


def test_a_person_has_one_result_of_a_day_and_it_is_the_first(place: Place) -> None:
    async def work(store: Store) -> None:
        deals = store.deals
        assert await deals.open_day(DAY, 1000) is True
        await end_day(store, "AAAAAAAA", "ann", 3, 4)
        await end_day(store, "BBBBBBBB", "ann", 1, 30)
        await end_day(store, "CCCCCCCC", "ben", 3, 4)
        await end_day(store, "DDDDDDDD", "cleo", None, 0)
        spread = (await deals.spreads([DAY, "hat-2026-11-17"]))[DAY]
        parts = {(part.place, part.score): part.count for part in spread}
        assert parts == {(3, 4): 2, (None, 0): 1}
        assert SpreadPart(3, 4, 2) in spread
        assert await deals.table_of(DAY, "ann") == "AAAAAAAA"
        # A day that nobody has opened keeps nothing.
        assert await end(store, "EEEEEEEE", KeptDealResult("hat-2026-11-17", 1, "ann", [player("Ann")])) is None
        assert await deals.spreads(["hat-2026-11-17"]) == {}

    with_store(place, work)


def test_the_strongest_bots_result_is_kept_once_it_is_there(place: Place) -> None:
    async def work(store: Store) -> None:
        deals = store.deals
        assert await deals.open_day(DAY, 1000) is True
        assert await deals.judged([DAY]) == {}
        await deals.judge(DAY, None, None)
        assert await deals.judged([DAY]) == {DAY: ExpertResult("", None, None)}
        await deals.judge(DAY, 2, 19)
        assert await deals.open_day(DAY, 2000) is False
        assert await deals.judged([DAY]) == {DAY: ExpertResult("", 2, 19)}

    with_store(place, work)


def test_a_name_is_shown_only_where_somebody_wants_it_and_goes_with_them(place: Place) -> None:
    async def work(store: Store) -> None:
        deals = store.deals
        await deals.open_day(DAY, 1000)
        await end_day(store, "AAAAAAAA", "ann")
        await end_day(store, "BBBBBBBB", "ben", 2, 5)
        assert await deals.named(DAY) == []
        await deals.show_name(DAY, "ann", "Ann")
        await deals.show_name(DAY, "nobody", "Zyx")
        assert await deals.named(DAY) == [NamedResult("Ann", 1, 7)]
        await deals.show_name(DAY, "ann", "")
        assert await deals.named(DAY) == []
        steps = await deals.erasing("AAAAAAAA", {1: 0})
        await store.change(steps, [])
        assert await deals.table_of(DAY, "ann") is None
        assert await deals.erasing("AAAAAAAA", {1: 0}) == []
        assert await deals.table_of(DAY, "ben") == "BBBBBBBB"

    with_store(place, work)


def test_whoever_is_forgotten_is_nobody_in_the_results_of_a_deal(place: Place) -> None:
    async def work(store: Store) -> None:
        deals = store.deals
        await deals.keep("AAAAAAAA", PlayedDeal(kept(), 2, 1000, [player("Ann"), player("Ben", 2, 3)]), 2000)
        await store.change(await deals.erasing("AAAAAAAA", {1: 0, 2: 1}), [])
        [told] = await deals.results("DDDD2345")
        assert [each.name for each in told.players] == ["Ann", NOBODY]
        assert await deals.erasing("AAAAAAAA", {2: 1}) == []

    with_store(place, work)


def test_there_is_an_end_to_what_is_kept(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_schema, "MOST_TABLES", 2)
    monkeypatch.setattr(deal_schema, "MOST_PEOPLE", 2)

    async def work(store: Store) -> None:
        deals = store.deals
        await deals.open_day(DAY, 1000)
        await deals.keep("AAAAAAAA", PlayedDeal(kept(), 1, 1000, [player("Ann")]), 2000)
        for number, table in enumerate(("BBBBBBBB", "CCCCCCCC", "DDDDDDDD")):
            await end_day(store, table, f"person {number}")
            assert await end(store, table, KeptDealResult("DDDD2345", 1, "", [player("Ben")]), seq=2) is None
        assert len(await deals.results("DDDD2345")) == 2
        assert sum(part.count for part in (await deals.spreads([DAY]))[DAY]) == 2
        # What is older than tables may be goes, and a deal without results with it.
        await deals.forget_before(1_600_000_000_000)
        assert await deals.find("DDDD2345") == kept()
        assert (await deals.spreads([DAY]))[DAY]
        await deals.forget_before(1_800_000_000_000)
        assert (await deals.find("DDDD2345"), await deals.results("DDDD2345")) == (None, [])
        assert (await deals.spreads([DAY]), await deals.open_day(DAY, 1)) == ({}, True)

    with_store(place, work)
