"""The time that halls go by."""

import time


class Clock:
    """Milliseconds since 1970 as they were at the start, and what has passed since: nobody can set it back."""

    def __init__(self) -> None:
        self._began = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        return (self._began + time.monotonic_ns()) // 1_000_000


clock = Clock()
