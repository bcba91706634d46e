"""Write a small database as SQL: `python -m tests.databases.write tests/databases/NAME.sql`. Never one that is there.

In it are a finished game of each game, one that runs, one with talk, one with somebody who was forgotten, a match,
a group, somebody who is told by push, a day's deal, cards that were played at two tables,
a review, and a program at a table.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

import smallbox
from smallbox.games import GAMES
from smallbox.server.group_store import Group
from smallbox.server.migrations import HEAD
from smallbox.server.program_store import Program
from smallbox.server.push_store import ONLY
from smallbox.server.store import Store, StoreError
from smallbox.tables.duplicate import deal_of
from smallbox.tables.effects import KeptRecord, Writing
from smallbox.tables.seats import hash_of
from smallbox.wire.http import SubscribeToTurns
from tests.tables.test_known_deals import begin, of_day, sit
from tests.tables.world import MORNING, World, play, play_to_the_end

OPTIONS = {"kobito": {"gold_cards": "4"}, "kanobu": {"maxMoves": "60"}, "hat": {"penalty_limit": "2"}}
GROUP = {"id": "GGGGGGGG", "secret": "not-a-real-secret-but-as-long-as-one-is-000"}
#: the keys of the example in RFC 8291
PUSH_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
DEVICE = {
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/not-a-real-one",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "language": "uk",
}
DEAL = "DDDD2345"
DAILY = "hat-2026-11-17"
#: no review that anybody would read
REVIEW = b'{"game":"kobito"}'
#: a bot that is a program
BOT = Program("BBBB2345", hash_of("not-a-real-token-but-as-long-as-one-is-0000"), "Robo", MORNING, None)
MATCH = {"rounds": "n", "penalty_limit": "2", "look_seconds": "0"}


def tables() -> World:
    """Tables of every kind, always the same."""
    world = World(2026)
    for game, options in OPTIONS.items():
        play_to_the_end(world.game(game, "Ann", "Ben", "Cleo", options=options))
    people = world.game("kanobu", "Ann", "Ben", bots=["random"])
    play(people, until=lambda: people[0].version > 20 and people[0].is_to_move)
    talkers = world.people("kobito", "Ann", "Ben")
    talkers[0].say("chat", text="hello")
    talkers[1].say("react", reaction="wow")
    wish = msgspec.convert({"secret": talkers[1].secret, **DEVICE}, SubscribeToTurns)
    world.hall.push(talkers[1].code, wish, lambda _: None, world.now)
    world.settle()
    forgotten = world.game("kanobu", "Ann", "Ben", options=OPTIONS["kanobu"])
    play_to_the_end(forgotten)
    forgotten[1].say("forget")
    play_to_the_end(world.game("hat", "Ann", "Ben", options=MATCH))
    play_to_the_end(world.game("kobito", "Ann", "Ben", bots=["random"], options=OPTIONS["kobito"], group=GROUP))
    days = sit(world, "hat", of_day("hat"), seats=4, bots=["random"] * 3)
    begin(days)
    play_to_the_end([days])
    again = next(code for code, listing in world.listings.items() if listing.game == "kobito")
    deal = deal_of(world.rows[again], 1, world.records[again], DEAL).kept
    others = sit(world, "kobito", deal.deal, "Dan", seats=3, options=deal.options, bots=["random"] * 2)
    begin(others)
    play_to_the_end([others])
    waiting = world.create("kanobu", "Ann", seats=3)
    world.join(waiting.code, BOT.name, BOT.id)
    return world


async def store(world: World, url: str) -> None:
    """Write what a world has stored to a real database."""
    opened = await Store.open(url)
    await opened.groups.make(Group(GROUP["id"], hash_of(GROUP["secret"]), "Friday at eight", MORNING))
    await opened.groups.add_member(GROUP["id"], "Cleo", MORNING)
    await opened.change([(opened.push.sql.insert_key, [(ONLY, PUSH_KEY)])], [])
    first = next(code for code, listing in world.listings.items() if listing.game == "kobito")
    await opened.deals.keep(first, deal_of(world.rows[first], 1, world.records[first], DEAL), MORNING)
    await opened.deals.open_day(DAILY, MORNING)
    await opened.deals.judge(DAILY, 1, 0)
    for code, rows in world.rows.items():
        records = [KeptRecord(*each) for each in world.records[code].items()]
        answers: list[StoreError | None] = []
        results = list(world.results[code].values())
        devices = [each for kept in world.devices[code].values() for each in kept.values()]
        deals = list(world.deal_results[code].values())
        writing = Writing(rows, world.listings[code], None, records, results, devices, deals=deals)
        opened.append(code, writing, answers.append)
        for line in world.lines.get(code, []):
            opened.append(code, Writing([], line=line), answers.append)
        while opened.waiting:
            await asyncio.sleep(0.01)
        assert not any(answers), answers
    code = next(code for code, kept in world.records.items() if kept)
    await opened.programs.make(BOT)
    await opened.reviews.keep(code, 1, "1", REVIEW)
    await opened.close()


def dump(file: Path) -> Iterator[str]:
    """A database as SQL that people can read."""
    rules = ", ".join(f"{name} {game.rules_version}" for name, game in GAMES.items())
    yield f"-- Written by tests/databases/write.py of smallbox {smallbox.__version__}, schema {HEAD}, rules: {rules}."
    with closing(sqlite3.connect(file)) as database:
        for name, sql in database.execute("SELECT name, sql FROM sqlite_master WHERE sql NOTNULL ORDER BY rowid"):
            yield "\n".join(line.rstrip() for line in f"{sql};".splitlines())
            if sql.startswith("CREATE TABLE"):
                yield from dump_table(database, name)


def dump_table(database: sqlite3.Connection, name: str) -> Iterator[str]:
    columns = [column for _, column, *_ in database.execute(f"PRAGMA table_info({name})")]
    # Bodies are JSON: as text they can be read.
    quoted = [
        f"'CAST(' || quote(CAST({each} AS TEXT)) || ' AS BLOB)'" if each == "body" else f"quote({each})"
        for each in columns
    ]
    together = " || ',' || ".join(quoted)
    for (values,) in database.execute(f"SELECT {together} FROM {name}"):
        yield f"INSERT INTO {name} VALUES({values});"


def main() -> None:
    target = Path(sys.argv[1])
    if target.exists():
        raise SystemExit(f"expected a new file, {target} is there: what was stored once does not change")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "smallbox.db"
        asyncio.run(store(tables(), f"sqlite:///{file}"))
        target.write_text("\n".join(dump(file)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
