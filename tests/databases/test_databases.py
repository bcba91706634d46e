"""Every database of the row opens: games go on or are closed, records are as they were, the forgotten stay away."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from smallbox.server.group_store import Keepings, load_kept
from smallbox.server.migrations import HEAD
from smallbox.server.program_store import Program
from smallbox.server.push_crypto import VapidKey
from smallbox.server.schema import tables
from smallbox.server.store import Store, read
from smallbox.tables.effects import Listing, Subscription
from smallbox.tables.records import all_records
from smallbox.tables.seats import hash_of
from tests.databases.write import BOT, DAILY, DEAL, DEVICE, GROUP, PUSH_KEY, REVIEW
from tests.tables.client import Client
from tests.tables.world import World, play_to_the_end

DATABASES = sorted(Path(__file__).parent.glob("*.sql"))
NEWEST = DATABASES[-1]
#: the secrets of people are numbered
MOST_SECRETS = 500


async def read_all(file: Path) -> World:
    """What is stored, brought up to date by this version, in a world of its own."""
    world = World()
    store = await Store.open(f"sqlite:///{file}")
    for found in await read(store._reading, tables.select()):
        listing = Listing(*found)
        world.listings[listing.code] = listing
        world.rows[listing.code] = await store.load(listing.code)
        world.lines[listing.code] = await store.talk(listing.code)
        world.records[listing.code] = dict(await store.records(listing.code))
        world.now = max(world.now, listing.updated)
    await store.close()
    return world


@pytest.fixture(name="world", params=DATABASES, ids=lambda file: file.stem)
def stored_world(request: pytest.FixtureRequest, tmp_path: Path) -> World:
    file = tmp_path / "smallbox.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(f"BEGIN;{request.param.read_text('utf-8')}COMMIT;")
    world = asyncio.run(read_all(file))
    world.restart()
    return world


def rules_of(world: World, code: str) -> str:
    return [read_record(text).tags["Rules"] for text in world.records[code].values()][-1]


def test_every_table_opens_as_it_was_or_was_closed_kindly(world: World) -> None:
    was = {code: listing.phase for code, listing in world.listings.items()}
    for code, phase in was.items():
        shown = world.watch(code).table
        is_closed = shown["result"] is not None and shown["result"]["kind"] == "closed"
        assert shown["phase"] == ("over" if is_closed else phase)


def test_every_record_is_what_it_was(world: World) -> None:
    for code, texts in world.records.items():
        assert all_records(world.rows[code], texts) == list(texts.values())
        for text in texts.values():
            record = read_record(text)
            if record.tags["Rules"] == GAMES[record.game].rules_version:
                assert not list(problems(GAMES[record.game], record))


def test_a_running_game_goes_on_with_the_people_it_had(world: World) -> None:
    code = next(code for code, rows in world.rows.items() if not world.records[code] and len(rows) > 20)
    secrets = {hash_of(secret): secret for secret in (f"secret-{n:0>33}" for n in range(MOST_SECRETS))}
    seated = [secrets[fact.secret] for fact in world.facts(code) if getattr(fact, "secret", "") in secrets]
    people = [Client(world, code, secret).come() for secret in seated]
    play_to_the_end(people)
    assert world.record(code)


def test_talk_is_heard_and_the_forgotten_stay_forgotten(world: World) -> None:
    said = {code: [line["text"] for line in world.watch(code).table["said"]] for code in list(world.rows)}
    assert ["hello"] in said.values()
    forgotten = [code for code in world.rows if any(type(fact).__name__ == "Forgotten" for fact in world.facts(code))]
    assert forgotten
    assert not any("Ben" in world.stored(code) for code in forgotten)


def test_a_group_has_its_members_and_results(tmp_path: Path) -> None:
    file = tmp_path / "smallbox.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(f"BEGIN;{NEWEST.read_text('utf-8')}COMMIT;")

    async def read_group() -> Keepings:
        store = await Store.open(f"sqlite:///{file}")
        await store.groups.find(GROUP["id"], hash_of(GROUP["secret"]))
        kept = await load_kept(store._reading, GROUP["id"])
        await store.close()
        return kept

    kept = asyncio.run(read_group())
    [result] = kept.results
    assert (kept.members, result.game, {player.name for player in result.players}) == (
        ["Cleo"],
        "kobito",
        {"Ann", "Ben", "Pip"},
    )


def test_whoever_wants_to_be_told_is_told_with_the_same_key(tmp_path: Path) -> None:
    file = tmp_path / "smallbox.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(f"BEGIN;{NEWEST.read_text('utf-8')}COMMIT;")
        [(code, person)] = database.execute("SELECT table_code, person FROM push_subscriptions").fetchall()

    async def read_push() -> tuple[str, list[Subscription]]:
        store = await Store.open(f"sqlite:///{file}")
        found = (await store.push.key()).public, await store.push.of_person(code, person)
        await store.close()
        return found

    key, [device] = asyncio.run(read_push())
    assert key == VapidKey(PUSH_KEY).public
    assert {name: getattr(device, name) for name in DEVICE} == DEVICE


def test_a_day_and_a_deal_that_was_played_twice_are_there(tmp_path: Path) -> None:
    file = tmp_path / "smallbox.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(f"BEGIN;{NEWEST.read_text('utf-8')}COMMIT;")

    async def read_deals() -> tuple[int, int]:
        store = await Store.open(f"sqlite:///{file}")
        deal = await store.deals.find(DEAL)
        assert deal is not None
        assert deal.deal.rounds[0].seed
        [part] = (await store.deals.spreads([DAILY]))[DAILY]
        assert (await store.deals.judged([DAILY]))[DAILY].place == 1
        tables = len(await store.deals.results(DEAL))
        await store.close()
        return tables, part.count

    assert asyncio.run(read_deals()) == (2, 1)


def test_a_review_is_what_it_was(tmp_path: Path) -> None:
    file = tmp_path / "smallbox.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(f"BEGIN;{NEWEST.read_text('utf-8')}COMMIT;")
        [(code,)] = database.execute("SELECT table_code FROM reviews").fetchall()

    async def read_review() -> bytes | None:
        store = await Store.open(f"sqlite:///{file}")
        found = await store.reviews.find(code, 1, "1")
        await store.close()
        return found

    assert asyncio.run(read_review()) == REVIEW


def test_a_program_is_a_program_where_it_was_stored_as_one(world: World) -> None:
    shown = {seat["name"]: seat["is_program"] for code in world.rows for seat in seats_at(world, code)}
    assert {name for name, is_program in shown.items() if is_program} <= {BOT.name}
    if BOT.name in shown:
        assert shown[BOT.name]


def seats_at(world: World, code: str) -> list[dict[str, Any]]:
    return [seat for seat in world.watch(code).table["seats"] if seat is not None]


def test_the_token_of_a_program_opens_what_it_opened(tmp_path: Path) -> None:
    async def find() -> Program | None:
        file = tmp_path / "smallbox.db"
        with closing(sqlite3.connect(file)) as database:
            database.executescript(f"BEGIN;{NEWEST.read_text('utf-8')}COMMIT;")
        store = await Store.open(f"sqlite:///{file}")
        try:
            return await store.programs.find(BOT.token)
        finally:
            await store.close()

    assert asyncio.run(find()) == BOT


def test_the_newest_is_of_this_version() -> None:
    """A new schema or new rules: write one more, see docs/stored-facts.md. What is there does not change."""
    first = NEWEST.read_text("utf-8").splitlines()[0]
    assert f"schema {HEAD}," in first
    for game, rules in re.findall(r"(\w+) ([^ ,]+)[,.]", first.partition("rules: ")[2]):
        assert GAMES[game].rules_version == rules
