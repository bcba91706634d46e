"""The whole server on PostgreSQL: the same as on SQLite."""

import asyncio
import random
from pathlib import Path

from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from tests.server.live import QUICK, Live
from tests.server.person import Person
from tests.services import Postgres


async def play_through_a_kill(live: Live) -> str:
    """Two people and a bot play; the server is killed while they do. The table's code."""
    ann, bo = (Person(live, name, random.Random(number)) for number, name in enumerate(("Ann", "Bo")))
    await ann.make_table("kobito", seats=3, bots=["greedy"])
    await bo.join(ann.code)
    games = [asyncio.create_task(person.play()) for person in (ann, bo)]
    while (ann.version or 0) < 25:
        await asyncio.sleep(0.01)
    await asyncio.to_thread(live.kill)
    await asyncio.to_thread(live.start)
    await asyncio.gather(*games)
    assert ann.complaints == bo.complaints == []
    return ann.code


def test_a_killed_server_goes_on_from_postgresql(tmp_path: Path, server: Postgres) -> None:
    live = Live(tmp_path, *QUICK, "--database", server.new_place().url)
    live.start()
    try:
        code = asyncio.run(play_through_a_kill(live))
        record = read_record(live.record(code).body.decode())
    finally:
        live.stop()
    assert list(problems(GAMES["kobito"], record)) == []
