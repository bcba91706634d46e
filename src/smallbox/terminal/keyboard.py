"""Reading from a person at a terminal: lines with editing but without a history, and pauses that a key ends."""

import contextlib
import select
import sys
import time

PROMPT = "> "

with contextlib.suppress(ImportError):
    import readline

    # No history: in That's Not a Hat it would keep what was said.
    readline.set_auto_history(False)


def read_line(prompt: str) -> str:
    """A line. Raises EOFError, KeyboardInterrupt."""
    return input(prompt)


def pause(seconds: float) -> None:
    """Wait, or until Enter is pressed; what was typed meanwhile is dropped."""
    if seconds <= 0:
        return
    try:
        if select.select([sys.stdin], [], [], seconds)[0]:
            drop_typed()
    except OSError:
        # Windows waits for sockets only.
        time.sleep(seconds)


def drop_typed() -> None:
    with contextlib.suppress(ImportError):
        import termios  # noqa: PLC0415 - Windows has none

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
