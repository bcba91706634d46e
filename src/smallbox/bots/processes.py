"""Processes in which bots think: what all of them do when they begin, and how they read events."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import reduce
from operator import or_
from typing import Any

from smallbox.core.game import AnyGame


def follow_parent() -> None:
    """A worker leaves Ctrl+C to its parent and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A killed parent leaves no bots behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started here are deaf to Ctrl+C from their first moment on."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """What is still worked on is of no use: the processes are ended, not waited for."""
    running = list((pool._processes or {}).values())
    answers: Any = pool._result_queue
    pool.shutdown(wait=False, cancel_futures=True)
    for process in running:
        # Not merely asked to end: a process that is stopped would not hear it.
        process.kill()
    for process in running:
        process.join()
    if answers is not None:
        # Who was ended in the middle of an answer leaves half of it; without a writer nobody waits for the rest.
        answers._writer.close()


def event_type(game: AnyGame) -> Any:
    """Any event of a game, as a type to decode to."""
    return reduce(or_, game.events)
