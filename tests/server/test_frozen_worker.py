"""A bot's process that is stopped, killed or overloaded: the tables of the real server go on, and its end is quick."""

import os
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.frames import Frames
from tests.server.live import Live, Seat, eventually, live
from tests.server.test_operations import play_on

#: A stopped process is given up after this, in seconds; then come a new one and whatever the machine is busy with.
SOON = 25.0


def workers(server: Live) -> list[int]:
    """The processes in which the server's bots think."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def failures(server: Live) -> float:
    """Bugs that the server counted."""
    lines = server.ask("GET", "/metrics").body.decode().splitlines()
    [line] = [line for line in lines if line.startswith("smallbox_failures_total")]
    return float(line.split()[1])


def begin(server: Live, number: int, bots: Sequence[str]) -> list[Seat]:
    """Tables on which a bot is to move as soon as the person at it has."""
    seats = [server.make_table("kobito", seats=len(bots) + 1, bots=list(bots)) for _ in range(number)]
    for seat in seats:
        play_on(server, seat, moves=1)
    return seats


@pytest.mark.alone
def test_tables_go_on_after_a_worker_was_stopped_or_killed(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        seats = begin(server, 4, ["normal", "greedy"])
        for number in (signal.SIGSTOP, signal.SIGKILL):
            [worker] = workers(server)
            os.kill(worker, number)
            began = time.monotonic()
            for seat in seats:
                play_on(server, seat, moves=3)
            assert time.monotonic() - began < SOON
            assert worker not in workers(server)
        assert play_on(server, seats[0])["phase"] == "over"
        assert failures(server) == 0
        assert len(workers(server)) == 1


@pytest.mark.parametrize("number", [signal.SIGSTOP, pytest.param(signal.SIGKILL, marks=pytest.mark.soak)])
def test_a_server_whose_worker_is_frozen_ends_at_once(tmp_path: Path, number: signal.Signals) -> None:
    with live(tmp_path, "--no-limits") as server:
        [seat] = begin(server, 1, ["expert"])
        [worker] = workers(server)
        os.kill(worker, number)
        with Frames(server) as socket:
            view = socket.hello(seat)["view"]
            if view["moves"]:
                socket.ask("move", move=view["moves"][0])
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 10
        eventually(lambda: not Path(f"/proc/{worker}").exists(), "the worker is gone")
