"""Plays what is missing on a Dask cluster; which worker plays what, comes late or dies changes nothing."""

import logging
import time
import warnings
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from distributed import Client
from distributed.comm.addressing import parse_address
from distributed.comm.registry import get_backend
from distributed.scheduler import KilledWorker

from smallbox.arena.cluster_worker import Misfit, play_given
from smallbox.arena.plan import Settings
from smallbox.arena.run import AHEAD, Games, Playing
from smallbox.core.errors import SmallboxError

CONNECT_SECONDS = 5
#: how often workers are counted anew
LOOK_SECONDS = 0.5
#: how long the scheduler, or a worker with a finished game, may take to answer
ANSWER_SECONDS = 20
#: a batch that was over sooner is followed by one twice as large, so that quick games are not all errands
QUICK_SECONDS = 0.25
MOST_IN_A_BATCH = 256
#: workers that may die over the same games before they are held to be the reason
MOST_LOSSES = 4


class ClusterFailed(SmallboxError):
    """A cluster that cannot be used, or no longer."""


@dataclass
class Batch:
    """Games that a worker has been given."""

    future: Any
    worker: str
    numbers: list[int]
    began: float


def play_on_cluster(
    settings: Settings, numbers: Sequence[int], address: str, seconds: float, tell: Callable[[str], None]
) -> Playing:
    """The games of these numbers as they end; none is given out after `seconds`, if given."""
    until = time.monotonic() + seconds if seconds else float("inf")
    with connected(address) as client:
        dispatch = Dispatch(client, settings, numbers, until, tell)
        try:
            yield from dispatch.play()
        finally:
            dispatch.cancel()


class Dispatch:
    """Gives every worker a little more than it can play at once, and takes back what a lost one had."""

    def __init__(
        self, client: Any, settings: Settings, numbers: Sequence[int], until: float, tell: Callable[[str], None]
    ) -> None:
        self.client = client
        self.settings = settings
        self.left = deque(numbers)
        self.until = until
        self.tell = tell
        self.size = 1
        self.given: dict[str, Batch] = {}
        self.ended: SimpleQueue[str] = SimpleQueue()
        self.workers: set[str] = set()
        self.refused: dict[str, str] = {}
        self.losses: Counter[int] = Counter()
        self.looked = float("-inf")
        self.is_waiting = False

    def play(self) -> Playing:
        while self.given or (self.left and time.monotonic() < self.until):
            self.look()
            self.give_out()
            try:
                key = self.ended.get(timeout=LOOK_SECONDS)
            except Empty:
                continue
            # What was taken back may still be heard of.
            if (batch := self.given.pop(key, None)) is not None and (games := self.take(batch)):
                yield games

    def look(self) -> None:
        """Who is there now; a worker that is not has lost its games."""
        if time.monotonic() < self.looked + LOOK_SECONDS:
            return
        try:
            known = self.client.sync(self.client.scheduler.identity, n_workers=-1, callback_timeout=ANSWER_SECONDS)
        except Exception as error:  # noqa: BLE001 - connections break in many ways
            raise ClusterFailed(
                f"--cluster: the scheduler no longer answers ({type(error).__name__}); the same command goes on"
            ) from None
        self.looked = time.monotonic()
        there = known["workers"]
        running = {worker for worker, about in there.items() if about.get("status", "running") == "running"}
        self.workers = running - self.refused.keys()
        for key, batch in list(self.given.items()):
            if batch.worker not in there:
                self.take_back(self.given.pop(key))
        if not self.workers and not self.given:
            self.wait_for_workers()

    def wait_for_workers(self) -> None:
        if self.refused:
            worker, reason = next(iter(self.refused.items()))
            raise ClusterFailed(f"--cluster: no worker can play these games; {worker}: {reason}")
        if not self.is_waiting:
            self.is_waiting = True
            self.tell("smallbox: the cluster has no worker yet; waiting for one")

    def give_out(self) -> None:
        loads = Counter(batch.worker for batch in self.given.values())
        for worker in sorted(self.workers):
            while self.left and loads[worker] < AHEAD and time.monotonic() < self.until:
                loads[worker] += 1
                self.give(worker, [self.left.popleft() for _ in range(min(self.size, len(self.left)))])

    def give(self, worker: str, numbers: list[int]) -> None:
        # Tied to its worker: what happens when it is lost is decided here, and nobody else's rules are met by surprise.
        future = self.client.submit(play_given, self.settings, numbers, workers=[worker], pure=False)
        self.given[future.key] = Batch(future, worker, numbers, time.monotonic())
        future.add_done_callback(self.heard)

    def heard(self, future: Any) -> None:
        self.ended.put(future.key)

    def take(self, batch: Batch) -> Games:
        """The games of a batch, or nothing where they have to be played elsewhere. Raises BotFailed."""
        try:
            games: Games = batch.future.result(timeout=ANSWER_SECONDS)
        except Misfit as error:
            self.refuse(batch, str(error))
        except SmallboxError:
            raise
        except (CancelledError, KilledWorker, OSError):
            # Lost with its worker, perhaps after the game and before it was fetched.
            self.take_back(batch)
        except Exception as error:  # noqa: BLE001 - a worker without smallbox, or with one too old to know this
            self.refuse(batch, f"{type(error).__name__}: {error}")
        else:
            if time.monotonic() - batch.began < QUICK_SECONDS * AHEAD and len(batch.numbers) == self.size:
                self.size = min(self.size * 2, MOST_IN_A_BATCH)
            return games
        return []

    def refuse(self, batch: Batch, reason: str) -> None:
        if batch.worker not in self.refused:
            self.refused[batch.worker] = reason
            self.tell(f"smallbox: worker {batch.worker} is left out: {reason}")
        self.workers.discard(batch.worker)
        self.left.extendleft(reversed(batch.numbers))

    def take_back(self, batch: Batch) -> None:
        with suppress(Exception):
            batch.future.cancel()
        self.losses.update(batch.numbers)
        if self.losses[batch.numbers[0]] >= MOST_LOSSES:
            which = f"game {batch.numbers[0]}" + (" or one after it" if len(batch.numbers) > 1 else "")
            raise ClusterFailed(f"--cluster: {MOST_LOSSES} workers ended over {which}; the same command goes on")
        self.left.extendleft(reversed(batch.numbers))

    def cancel(self) -> None:
        with suppress(Exception):
            self.client.cancel([batch.future for batch in self.given.values()], force=True)


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """A client of the cluster, which says nothing by itself. Raises ClusterFailed."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            # First, because a client with an address of no known kind never ends in peace.
            get_backend(parse_address(address)[0])
            client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
        except (OSError, ValueError) as error:
            raise ClusterFailed(
                f"--cluster: expected the address of a Dask scheduler such as tcp://127.0.0.1:8786, "
                f"got no answer from {address} ({error})"
            ) from None
        try:
            yield client
        finally:
            with suppress(Exception):
                client.close(timeout=2)  # type: ignore[no-untyped-call]
