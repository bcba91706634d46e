"""A person at a pseudo-terminal, for tests: reads what is on it, types lines, leaves."""

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Self

CONTROL = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>])")
CLEARED = "\x1b[2J"
PATIENCE = 30.0
#: as `python -m smallbox`, with the terminal on stdin as the one whose Ctrl-C it obeys
SMALLBOX = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from smallbox.cli import main
main()
"""


class Person:
    """Runs `smallbox play --terminal` with arguments on a terminal of a given size."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 24, **environment: str) -> None:
        self.terminal, other_end = pty.openpty()
        fcntl.ioctl(other_end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        sizes = {"COLUMNS": str(columns), "LINES": str(rows)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SMALLBOX, "play", "--terminal", *arguments],
            stdin=other_end,
            stdout=other_end,
            stderr=other_end,
            env={**os.environ, "TERM": "xterm-256color", **sizes, **environment},
            start_new_session=True,
        )
        os.close(other_end)
        self.raw = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.terminal)

    @property
    def screen(self) -> str:
        """What was written since the screen was last cleared, without colours."""
        return plain(self.raw.rpartition(CLEARED)[2])

    @property
    def screens(self) -> list[str]:
        """Every screenful so far."""
        return [plain(screen) for screen in self.raw.split(CLEARED)]

    def wait_for(self, *texts: str) -> str:
        """Read until the screen ends with one of these texts; which one it was."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for text in texts:
                if self.screen.rstrip("\r\n").endswith(text):
                    return text
            if not self.read(0.1) and self.process.poll() is not None:
                break
        raise AssertionError(f"expected {' or '.join(map(repr, texts))} at the end of:\n{self.screen}")

    def read(self, seconds: float) -> bool:
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            chunk = os.read(self.terminal, 65536)
        except OSError:
            return False
        self.raw += chunk.decode("utf-8", "replace")
        return bool(chunk)

    def type(self, text: str) -> None:
        """A line; what was on the screen before is no longer looked at."""
        self.raw += CLEARED
        os.write(self.terminal, f"{text}\n".encode())

    def press_until_gone(self, key: bytes) -> int:
        """Press a key again and again, as people do: the line editor can miss a Ctrl-C at its very beginning."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            with contextlib.suppress(OSError):
                os.write(self.terminal, key)
            pressed = time.monotonic()
            while time.monotonic() < pressed + 3 and self.process.poll() is None:
                self.read(0.1)
        return self.leave()

    def leave(self) -> int:
        """The exit code, once everything is read."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and (self.read(0.1) or self.process.poll() is None):
            pass
        return self.process.wait(1)


def plain(text: str) -> str:
    return CONTROL.sub("", text).replace("\r\n", "\n")
