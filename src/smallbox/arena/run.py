"""Plays what is missing, in as many processes as asked for; which process plays what changes nothing."""

import multiprocessing
import os
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from smallbox.arena.match import Played, play_range
from smallbox.arena.plan import Settings
from smallbox.bots.processes import deaf_to_interrupts, end_pool, follow_parent
from smallbox.core.errors import SmallboxError

#: games given out per process, so that none waits for the next
AHEAD = 2

Games = list[Played]
#: games as they end; close it when the rest is not wanted
Playing = Generator[Games, None, None]
J = TypeVar("J")
R = TypeVar("R")


class WorkerLost(SmallboxError):
    """A worker process of the arena died."""


def all_cores() -> int:
    return len(os.sched_getaffinity(0))


def play_numbers(settings: Settings, numbers: Sequence[int], processes: int, seconds: float = 0.0) -> Playing:
    """The games of these numbers, one at a time as they end; none is begun after `seconds`, if given."""
    return do_jobs(partial(play_number, settings), numbers, processes, seconds)


def play_number(settings: Settings, number: int) -> Games:
    return play_range(settings, number, number + 1)


def do_jobs(
    work: Callable[[J], R], jobs: Sequence[J], processes: int, seconds: float = 0.0
) -> Generator[R, None, None]:
    """What comes of the jobs, as they end; none is begun after `seconds`, if given."""
    until = time.monotonic() + seconds if seconds else float("inf")
    if min(processes, len(jobs)) <= 1:
        return do_here(work, jobs, until)
    return do_in_processes(work, jobs, min(processes, len(jobs)), until)


def do_here(work: Callable[[J], R], jobs: Sequence[J], until: float) -> Generator[R, None, None]:
    for job in jobs:
        if time.monotonic() >= until:
            return
        yield work(job)


def do_in_processes(
    work: Callable[[J], R], jobs: Sequence[J], processes: int, until: float
) -> Generator[R, None, None]:
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), follow_parent)
    left = iter(jobs)
    given: set[Future[R]] = set()

    def give_out() -> None:
        while len(given) < processes * AHEAD and time.monotonic() < until:
            if (job := next(left, None)) is None:
                return
            given.add(pool.submit(work, job))

    try:
        with deaf_to_interrupts():
            give_out()
        while given:
            done, _ = wait(given, return_when=FIRST_COMPLETED)
            for future in done:
                given.discard(future)
                yield future.result()
            give_out()
    except BrokenProcessPool:
        raise WorkerLost("a process of the arena ended before its game did; the same command goes on") from None
    finally:
        end_pool(pool)
