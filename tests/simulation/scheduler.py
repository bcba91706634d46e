"""Virtual time: what happens next, in an order that the seed alone decides."""

import heapq
from collections.abc import Callable

#: a day in 2023, in milliseconds since 1970
START = 1_700_000_000_000

Action = Callable[[], None]


class Scheduler:
    """A heap of things to come. What is in flight - messages, commits - is counted, so that a lull can be told."""

    def __init__(self) -> None:
        self.now = START
        self.flying = 0
        self.steps = 0
        self._number = 0
        self._heap: list[tuple[int, int, bool, Action]] = []

    def after(self, delay: int, action: Action) -> None:
        """Do it later; a lull may begin before."""
        self._push(delay, action, is_flight=False)

    def fly(self, delay: int, action: Action) -> None:
        """Do it later; there is no lull until it is done."""
        self.flying += 1
        self._push(delay, action, is_flight=True)

    def _push(self, delay: int, action: Action, *, is_flight: bool) -> None:
        self._number += 1
        heapq.heappush(self._heap, (self.now + max(0, delay), self._number, is_flight, action))

    def step(self) -> bool:
        """Do the next thing; False where nothing is to come."""
        if not self._heap:
            return False
        at, _, is_flight, action = heapq.heappop(self._heap)
        self.now = max(self.now, at)
        self.flying -= is_flight
        self.steps += 1
        action()
        return True

    def run_until(self, at: int) -> None:
        """Do everything up to a moment."""
        while self._heap and self._heap[0][0] <= at:
            self.step()
        self.now = max(self.now, at)

    @property
    def next_at(self) -> int | None:
        return self._heap[0][0] if self._heap else None
