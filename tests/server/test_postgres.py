"""The whole server on PostgreSQL: the same as on SQLite."""

import asyncio
import random
from pathlib import Path

from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from tests.server.live import QUICK, Live, live
from tests.server.person import Person
from tests.server.test_groups import error, make
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


def test_a_group_is_kept_in_postgresql_too(tmp_path: Path, server: Postgres) -> None:
    with live(tmp_path, *QUICK, "--database", server.new_place().url) as started:
        circle = make(started)
        circle.play()
        circle.ask("members", name="Ben")
        page = circle.page()
        assert (page["total"], page["members"]) == (1, ["Ben"])
        assert circle.ask("members/erase", name="Ann").status == 204
        assert circle.page()["overall"] == []
        assert circle.ask("erase").status == 204
        assert error(circle.ask()) == (404, "no-such-group")
