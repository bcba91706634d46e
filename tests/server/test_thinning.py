"""Moves of finished games go from either database after a time, and tables are read as if they were there."""

import asyncio

import pytest

from smallbox.core.errors import BadOption
from smallbox.server.archive import Archive
from smallbox.server.command import config_of
from smallbox.server.store import Store, stored_rows
from smallbox.server_options import ServerOptions
from smallbox.tables.effects import Row
from tests.databases.write import store as store_world
from tests.databases.write import tables
from tests.services import Place


def test_old_moves_go_and_are_read_all_the_same(place: Place) -> None:
    world = tables()
    latest = max(listing.updated for listing in world.listings.values())
    oldest = min(listing.updated for listing in world.listings.values())

    async def thin() -> None:
        await store_world(world, place.url)
        store = await Store.open(place.url)
        archive = Archive(place.url)
        store.on_changed = archive.forget
        assert await store.thin_before(oldest) == 0
        deleted = await store.thin_before(latest + 1)
        assert deleted > 100
        left = {code: await stored_rows(store._reading, code) for code in world.rows}
        assert sum(map(len, world.rows.values())) - sum(map(len, left.values())) == deleted
        for code, rows in world.rows.items():
            again = await store.load(code)
            if world.listings[code].phase == "playing":
                assert left[code] == rows
            assert [moves(row) for row in again] == [moves(row) for row in rows]
            for number, text in world.records[code].items():
                assert await archive.record(code, number) == text.encode()
                assert await archive.steps(code, number, None, 0, 500)
        # Nothing is left to do, also for a server that looks at everything anew.
        assert await store.thin_before(latest + 1) == 0
        store._looked_at = (0, "")
        assert await store.thin_before(latest + 1) == 0
        await archive.close()
        await store.close()

    asyncio.run(thin())


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_thinned(place: Place) -> None:
    world = tables()
    first = min(world.records, key=lambda code: (world.listings[code].updated, code))
    latest = max(listing.updated for listing in world.listings.values())

    async def thin() -> None:
        await store_world(world, place.url)
        place.run(f"UPDATE entries SET body = '{{}}' WHERE table_code = '{first}' AND seq = 2")
        store = await Store.open(place.url)
        assert await store.thin_before(latest + 1) > 50
        assert len(await stored_rows(store._reading, first)) == len(world.rows[first])
        await store.close()

    asyncio.run(thin())


def moves(row: Row) -> tuple[int, bytes]:
    """What counts of an entry: a move that comes from a record has lost its time, and who asked for it."""
    return row.seq, row.body.partition(b'"fact":')[2]


def test_days_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadOption, match="--keep-moves: expected a number of days from 0, got -1"):
        config_of(ServerOptions(keep_moves=-1))
