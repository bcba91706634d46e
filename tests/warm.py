"""The command `smallbox` from a process that has its modules loaded: imports are the greater part of a server's start.

What only a start of its own can miss, such as an import that nobody makes, is tried by `tests/cli`, `tests/terminal`,
`tests/server/test_network.py` and the nodes that `--processes` starts: they begin as users begin them.
"""

import array
import json
import os
import select
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TextIO

from tests.warm_wish import MESSAGE_BYTES, Wish

ROOT = Path(__file__).parents[1]


class Forked:
    """A process as subprocess.Popen gives it, as far as tests ask."""

    def __init__(self, pid: int, status: socket.socket, stdout: TextIO) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._status = status

    def poll(self) -> int | None:
        return self.returncode if self.returncode is not None or not self._ends(0) else self._take()

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is not None:
            return self.returncode
        if not self._ends(timeout):
            raise subprocess.TimeoutExpired("smallbox", timeout or 0)
        return self._take()

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def _ends(self, seconds: float | None) -> bool:
        return bool(select.select([self._status], [], [], seconds)[0])

    def _take(self) -> int:
        """The exit code, which the warm process tells when it has seen the end."""
        self.returncode = int(self._status.recv(64))
        self._status.close()
        return self.returncode


def fork(arguments: list[str], stderr: int, *, files: int = 0) -> Forked:
    """Start `smallbox` with these arguments, perhaps with a limit of open files."""
    reading, writing = os.pipe()
    ours, theirs = socket.socketpair()
    wish = Wish(arguments, files, str(Path.cwd()), dict(os.environ))
    warm, _ = _warm(os.environ.get("PYTHONPATH", ""))
    with theirs:
        handed = array.array("i", [writing, stderr, theirs.fileno()])
        warm.sendmsg([json.dumps(wish._asdict()).encode()], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, handed)])
        os.close(writing)
        pid = int(ours.recv(64))
    return Forked(pid, ours, os.fdopen(reading, encoding="utf-8"))


@cache
def _warm(path: str) -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """The warm process of this one for a path of modules, which ends with it, and the line to it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MESSAGE_BYTES)
    with theirs:
        command = [sys.executable, "-m", "tests.warm_process", str(theirs.fileno())]
        started = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, cwd=ROOT)
    return ours, started
