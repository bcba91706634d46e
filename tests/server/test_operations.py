"""How a server begins, ends and is looked after: the commands that people run."""

import random
import secrets
import socket
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.frames import Closed, Frames, version_of
from tests.server.live import QUICK, Live, Seat, eventually, live, smallbox, verify
from tests.services import free_port

#: a server that is asked to end does so within this time, in seconds, on a slow machine
SOON = 15
NAME, WORDS = "Zyxelinde Unforgettable", "words that should not outlive me"


@contextmanager
def somebody_on(port: int) -> Iterator[None]:
    """Another program that listens on a port."""
    with closing(socket.socket()) as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", port))
        other.listen()
        yield


def play_on(server: Live, seat: Seat, *, moves: int | None = None) -> dict[str, object]:
    """Make a number of moves for a seat, or play to the end of the game; the table as it is then."""
    chance = random.Random(5)
    with Frames(server) as socket:
        seen = socket.hello(seat)
        table, view = seen["table"], seen["view"]
        if table["phase"] == "lobby":
            assert socket.ask("ready")["type"] == "done"
            assert socket.ask("start")["type"] == "done"
        while table["phase"] != "over" and moves != 0:
            if view and view["moves"] and table["phase"] == "playing":
                answer = socket.ask("move", move=chance.choice(view["moves"]))
                assert answer["type"] == "done", answer
                moves = None if moves is None else moves - 1
            view = None
            while view is None and table["phase"] != "over":
                update = socket.heard.popleft() if socket.heard else socket.next()
                assert not isinstance(update, Closed)
                if update["type"] == "update":
                    table, view = update["table"] or table, update["view"]
        return dict(table)


def test_a_server_that_ends_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    server = Live(tmp_path, *QUICK)
    server.start()
    try:
        seat = server.make_table("kobito", seats=3, bots=["random", "random"])
        play_on(server, seat, moves=5)
        with Frames(server) as person, Frames(server) as watcher:
            person.hello(seat)
            assert watcher.ask("hello", table=seat.code)["type"] == "done"
            said = person.ask("chat", text="see you")
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < SOON
            for each in (person, watcher):
                assert each.until("bye")["reason"] == "shutdown"
                assert each.next() == Closed(1012)
        assert server.query("SELECT text FROM talk WHERE id = ?", said["id"]) == [("see you",)]
        server.start()
        assert version_of(server, seat.code) >= said["version"]
        assert play_on(server, seat)["phase"] == "over"
        verify(server, seat.code)
    finally:
        server.kill()


def test_a_game_goes_on_after_the_server_was_killed_in_the_middle(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        seat = server.make_table("kobito", seats=3, bots=["random", "random"])
        play_on(server, seat, moves=3)
        version = version_of(server, seat.code)
        server.kill()
        server.start()
        assert version_of(server, seat.code) >= version
        assert play_on(server, seat)["phase"] == "over"
        verify(server, seat.code)


def test_play_takes_the_next_port_and_shows_phones_the_way(tmp_path: Path) -> None:
    port = free_port()
    with somebody_on(port):
        server = Live(tmp_path, "--no-browser", "--lan", command="play", port=port)
        try:
            assert "smallbox is open at http://127.0.0.1:" in server.start()
            assert port < server.port <= port + 20
            assert server.is_healthy()
            assert "Ctrl+C" in server.read_line()
            line = server.read_line()
            if "no address" not in line:
                assert line.startswith("Phones in the same network: http://")
                assert f":{server.port}/" in line
                code = [server.read_line() for _ in range(10)]
                assert all(set(row.strip()) <= set("█▀▄ ") for row in code), code
                assert any("█" in row for row in code)
                there = line.removeprefix("Phones in the same network: ").strip().rstrip("/")
                assert_links_lead_to(server, there)
        finally:
            server.kill()


def assert_links_lead_to(server: Live, there: str) -> None:
    """Whoever asks at an address of this machine only gets links for other devices; others get their own back."""
    assert server.ask("GET", "/api/games").json()["address"] == there
    body = {"game": "kobito", "name": "Ada", "secret": secrets.token_urlsafe(32)}
    assert server.ask("POST", "/api/tables", body).json()["link"].startswith(f"{there}/t/")
    elsewhere = {"host": f"192.0.2.7:{server.port}"}
    assert server.ask("GET", "/api/games", headers=elsewhere).json()["address"] == ""
    body["secret"] = secrets.token_urlsafe(32)
    assert (
        server.ask("POST", "/api/tables", body, elsewhere).json()["link"].startswith(f"http://{elsewhere['host']}/t/")
    )


def test_play_without_lan_listens_at_home_only(tmp_path: Path) -> None:
    with live(tmp_path, "--no-browser", command="play") as server, socket.socket() as outside:
        outside.settimeout(5)
        with pytest.raises(OSError, match="refused"):
            outside.connect(("127.0.0.2", server.port))


def test_serve_on_a_port_that_is_taken_says_so_kindly(tmp_path: Path) -> None:
    port = free_port()
    with somebody_on(port):
        ended = smallbox("serve", "--port", str(port), "--data-dir", tmp_path)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"smallbox: expected a free port {port}")
    assert "--port" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_data_folder_that_cannot_be_is_told_kindly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", "utf-8")
    ended = smallbox("serve", "--port", "0", "--data-dir", tmp_path / "file")
    assert ended.returncode == 2, ended.stderr
    assert "Traceback" not in ended.stderr


def test_export_writes_records_that_are_proved(tmp_path: Path) -> None:
    with live(tmp_path / "server") as server:
        seats = [server.make_table("kobito", seats=2, bots=["random"]) for _ in range(2)]
        unfinished = server.make_table("kobito")
        for seat in seats:
            assert play_on(server, seat)["phase"] == "over"
        # While the server runs: exporting only reads.
        ended = smallbox("export", tmp_path / "records", "--data-dir", server.data_dir)
    assert ended.returncode == 0, ended.stderr
    assert "2 records" in ended.stdout
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == sorted(f"smallbox-{seat.code}-1.record" for seat in seats)
    assert unfinished.code not in "".join(file.name for file in files)
    assert smallbox("verify", files[0]).returncode == 0
    missing = smallbox("export", tmp_path / "none", "--data-dir", tmp_path / "nothing")
    assert missing.returncode == 2
    assert missing.stderr.strip().startswith("smallbox: ")


def test_keep_deletes_finished_tables_that_are_old(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        old, new = (server.make_table("kobito", seats=2, bots=["random"]) for _ in range(2))
        running = server.make_table("kobito", seats=2, bots=["random"])
        play_on(server, running, moves=1)
        for seat in (old, new):
            play_on(server, seat)
    long_ago = int(time.time() * 1000) - 8 * 24 * 3600 * 1000
    server.query("UPDATE tables SET updated = ? WHERE code IN (?, ?)", long_ago, old.code, running.code)
    with live(tmp_path, *QUICK, "--keep", "7") as server:
        eventually(lambda: not server.entries(old.code), "the old table is deleted")
        assert server.record(old.code).status == 404
        assert server.record(new.code).status == 200
        assert version_of(server, running.code) > 0


def test_whoever_wants_to_be_forgotten_is_in_no_file_any_more(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        host = server.make_table("kobito", name="Ada", seats=3)
        guest = server.join(host.code, name=NAME)
        with Frames(server) as socket:
            socket.hello(guest)
            assert socket.ask("chat", text=WORDS)["type"] == "done"
            assert socket.ask("forget")["type"] == "done"
            assert socket.until("bye")["reason"] in ("forgotten", "left")

        def stored() -> bytes:
            said = [text.encode() for (text,) in server.query("SELECT text FROM talk")]
            return b"".join([*(body for (body,) in server.query("SELECT body FROM entries")), *said])

        eventually(lambda: NAME.encode() not in stored() and WORDS.encode() not in stored(), "the rows are erased")
        # Not even in the log from which the database would be mended, while the server runs.
        eventually(lambda: not left_in_files(server), "no file knows of it")
    assert not left_in_files(server)
    assert NAME.encode() not in server.log


def left_in_files(server: Live) -> list[str]:
    """The files in which the name or the words still stand."""
    kept = {file.name: file.read_bytes() for file in sorted(server.data_dir.iterdir()) if file.is_file()}
    return [name for name, data in kept.items() if NAME.encode() in data or WORDS.encode() in data]


def test_whoever_has_left_can_still_be_forgotten(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        host = server.make_table("kobito", name="Ada", seats=3)
        guest = server.join(host.code, name=NAME)
        with Frames(server) as socket:
            socket.hello(guest)
            assert socket.ask("chat", text=WORDS)["type"] == "done"
            assert socket.ask("leave")["type"] == "done"
        forget = f"/api/tables/{host.code}/forget"
        assert server.ask("POST", forget, secret="x" * 40).status == 400
        assert server.ask("POST", forget, secret=guest.secret).status == 204
        eventually(lambda: not left_in_files(server), "no file knows of it")
        assert server.ask("POST", forget, secret=guest.secret).status == 400
        assert server.metric("smallbox_failures_total") == 0
