"""One node on SQLite whose disk is full now and then."""

import random
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.chaos.house import Strike
from tests.server.live import QUICK, Live, live, smallbox

#: how long the disk is full, and how much of a file can still be written then, in bytes
FULL, ROOM = (0.5, 2.0), 64 * 1024


class Single:
    """The house of one node."""

    def __init__(self, node: Live) -> None:
        self.node = node
        self.port = node.port
        self.notes: list[str] = []
        self.strikes: dict[str, Strike] = {"disk-full": self.disk_full}

    def disk_full(self, chance: random.Random) -> None:
        """No file of the server grows beyond a limit for a while (RLIMIT_FSIZE, for which nobody needs rights)."""
        assert self.node.process is not None
        pid = self.node.process.pid
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        log = self.node.log_file.stat().st_size
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (log + ROOM, hard))
        time.sleep(chance.uniform(*FULL))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))

    def bodies(self, code: str) -> list[bytes]:
        with closing(sqlite3.connect(self.node.data_dir / "smallbox.db", timeout=30)) as database, database:
            found = database.execute("SELECT body FROM entries WHERE table_code = ? ORDER BY seq", (code,)).fetchall()
        return [bytes(body) for (body,) in found]

    def export(self, folder: Path) -> None:
        done = smallbox("export", folder, "--data-dir", self.node.data_dir)
        assert done.returncode == 0, done.stderr

    def logs(self) -> list[bytes]:
        return [self.node.log]

    def settle(self) -> None:
        """It is never ended."""


@contextmanager
def single(folder: Path) -> Iterator[Single]:
    with live(folder, *QUICK, "--log-level", "error", "--no-push") as node:
        yield Single(node)
