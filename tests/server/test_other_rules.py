"""A server that comes up with other rules than those of the games in its database."""

import asyncio
import random
from pathlib import Path

from smallbox.core.record import read_record
from smallbox.tables.facts import Closed
from tests.server.frames import Frames
from tests.server.live import Live, Seat, live, smallbox
from tests.server.person import Person


def a_finished_game(server: Live) -> str:
    person = Person(server, "Ada", random.Random(3))

    async def play() -> None:
        await person.make_table("kanobu", seats=2, bots=["random"], options={"maxMoves": "50"})
        await person.play()

    asyncio.run(play())
    return person.code


def a_running_game(server: Live) -> Seat:
    seat = server.make_table("kanobu", seats=2)
    other = server.join(seat.code)
    with Frames(server) as host, Frames(server) as guest:
        host.hello(seat)
        guest.hello(other)
        for player in (guest, host):
            assert player.ask("ready")["type"] == "done"
        assert host.ask("start")["type"] == "done"
    return seat


def pretend_older_rules(server: Live) -> None:
    """What is stored was dealt by rules that this smallbox no longer plays."""
    body = """CAST(replace(CAST(body AS TEXT), '"rules":"1"', '"rules":"0"') AS BLOB)"""
    server.query(f'UPDATE entries SET body = {body} WHERE CAST(body AS TEXT) LIKE \'%"rules":"1"%\'')
    server.query("""UPDATE records SET text = replace(text, '[Rules "1"]', '[Rules "0"]')""")


def test_after_an_update_games_of_other_rules_are_kept_and_never_played(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        finished = a_finished_game(server)
        before = server.record(finished).body.decode()
        seat = a_running_game(server)
        server.stop()
        pretend_older_rules(server)
        server.start()
        with Frames(server) as player:
            shown = player.hello(seat)
            if shown["table"]["result"] is None:
                # We came before it was stored that the game is closed.
                shown = {**player.until("update"), "view": shown["view"]}
        assert (shown["table"]["phase"], shown["table"]["result"]["kind"], shown["view"]) == ("over", "closed", None)
        assert isinstance(server.entries(seat.code)[-1].fact, Closed)
        kept = read_record(server.record(seat.code).body.decode())
        assert (kept.tags["Rules"], kept.tags["End"]) == ("0", "closed")
        assert server.record(finished).body.decode() == before.replace('[Rules "1"]', '[Rules "0"]')
        steps = server.ask("GET", f"/api/tables/{finished}/records/1/steps")
        assert (steps.status, steps.json()["error"]) == (409, "other-rules")
        server.stop()
        folder = tmp_path / "records"
        assert smallbox("export", folder, "--data-dir", server.data_dir).returncode == 0
        assert len(list(folder.iterdir())) == 2
