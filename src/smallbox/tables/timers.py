"""When tables are to be looked at next."""

import heapq


class Timers:
    """A time for each table. It is queued once: a time that moved back is found when the earlier one has come."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, str]] = []
        #: the time in the heap that counts, by table
        self._queued: dict[str, int] = {}

    def set(self, code: str, at: int) -> None:
        if at < self._queued.get(code, at + 1):
            self._queued[code] = at
            heapq.heappush(self._heap, (at, code))

    def next(self) -> int | None:
        return self._heap[0][0] if self._heap else None

    def due(self, now: int) -> str | None:
        """A table whose time has come, each once."""
        while self._heap and self._heap[0][0] <= now:
            at, code = heapq.heappop(self._heap)
            if self._queued.get(code) == at:
                del self._queued[code]
                return code
        return None
