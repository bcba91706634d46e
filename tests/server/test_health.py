"""Health tells whether what happens is stored: a full disk is seen, and seen to be over."""

import resource
from pathlib import Path

from tests.server.frames import Frames
from tests.server.live import Live, eventually, live


def limit_files(server: Live, size: int) -> None:
    """Let no file of the server grow beyond a size; for the server that is a full disk."""
    assert server.process is not None
    most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


def test_a_server_that_cannot_store_is_not_healthy_until_it_can_again(tmp_path: Path) -> None:
    # The disk of the log is full as well.
    (tmp_path / "server.log").symlink_to("/dev/full")
    with live(tmp_path) as server:
        seat = server.make_table("kanobu")
        with Frames(server) as socket:
            socket.hello(seat)
            assert server.ask("GET", "/health").status == 200
            limit_files(server, (server.data_dir / "smallbox.db-wal").stat().st_size)
            assert socket.ask("chat", text="lost")["error"] == "not-stored"
            # Whoever plays is told, too.
            assert socket.until("weather") == {"type": "weather", "trouble": "database", "is_over": False}
            for _ in range(3):
                answer = server.ask("GET", "/health")
                assert (answer.status, answer.json()["error"]) == (503, "not-stored")
            limit_files(server, resource.RLIM_INFINITY)
            # Nobody writes, and yet it is seen.
            eventually(lambda: server.ask("GET", "/health").status == 200, "the server is healthy again")
            while not socket.until("weather")["is_over"]:
                pass
        with Frames(server) as socket:
            socket.hello(seat)
            assert socket.ask("chat", text="kept")["type"] == "done"
        assert server.ask("GET", "/health").status == 200
        assert server.query("SELECT count(*) FROM entries WHERE table_code = ''") == [(0,)]
