"""The command `smallbox` from a process that has its modules loaded: imports are the greater part of a server's start.

What only a start of its own can miss, such as an import that nobody makes, is tried by `tests/cli/test_commands.py`,
people at a terminal, `tests/server/test_network.py` and the nodes that `--processes` starts: they begin as users do.
"""

import array
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import TextIO

from tests.warm_wish import MESSAGE_BYTES, Wish

ROOT = Path(__file__).parents[1]
#: how long a command may take, in seconds
PATIENCE = 300


class Forked:
    """A process as subprocess.Popen gives it, as far as tests ask."""

    def __init__(self, pid: int, status: socket.socket, stdout: TextIO | None) -> None:
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
    wish = Wish(arguments, files, str(Path.cwd()), dict(os.environ))
    with Path(os.devnull).open() as nothing:
        pid, status = _ask(wish, nothing.fileno(), writing, stderr)
    os.close(writing)
    return Forked(pid, status, os.fdopen(reading, encoding="utf-8"))


def run(
    *arguments: str, script: str = "", environment: Mapping[str, str] | None = None, folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """What `smallbox` with these arguments says to a script on its standard input."""
    wish = Wish([*arguments], 0, str(folder or Path.cwd()), {**os.environ, **(environment or {})})
    with TemporaryFile() as stdin, TemporaryFile() as stdout, TemporaryFile() as stderr:
        stdin.write(script.encode())
        stdin.seek(0)
        process = Forked(*_ask(wish, stdin.fileno(), stdout.fileno(), stderr.fileno()), None)
        try:
            code = process.wait(PATIENCE)
        finally:
            process.send_signal(signal.SIGKILL)
        for each in (stdout, stderr):
            each.seek(0)
        return subprocess.CompletedProcess([*arguments], code, stdout.read().decode(), stderr.read().decode())


def _ask(wish: Wish, stdin: int, stdout: int, stderr: int) -> tuple[int, socket.socket]:
    """The process that the warm one becomes, and the line on which its end is told."""
    ours, theirs = socket.socketpair()
    warm, _ = _warm(os.environ.get("PYTHONPATH", ""))
    with theirs:
        handed = array.array("i", [stdin, stdout, stderr, theirs.fileno()])
        warm.sendmsg([json.dumps(wish._asdict()).encode()], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, handed)])
        return int(ours.recv(64)), ours


@cache
def _warm(path: str) -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """The warm process of this one for a path of modules, which ends with it, and the line to it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MESSAGE_BYTES)
    with theirs:
        command = [sys.executable, "-m", "tests.warm_process", str(theirs.fileno())]
        started = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, cwd=ROOT)
    return ours, started
