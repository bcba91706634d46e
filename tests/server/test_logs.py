"""Lines that come by the hundred are told once in a while, with their number; none is lost."""

from collections.abc import Callable
from typing import Any

import structlog
from structlog.testing import capture_logs

from smallbox.server.logs import APART, ThrottledLog


class Times:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waiting: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        self.waiting.append((self.now + seconds, act))

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        due = [act for at, act in self.waiting if at <= self.now]
        self.waiting = [each for each in self.waiting if each[0] > self.now]
        for act in due:
            act()


def lines_of(write: Callable[[ThrottledLog, Times], None]) -> list[Any]:
    times = Times()
    with capture_logs() as logs:
        write(ThrottledLog(structlog.get_logger("test"), later=times.later), times)
    return [dict(line) for line in logs]


def test_the_first_line_comes_at_once_and_the_others_together() -> None:
    def write(seldom: ThrottledLog, times: Times) -> None:
        for number in range(300):
            seldom.error("not loaded", kind="StoreError", table=f"T{number}")
        times.pass_by(APART)
        times.pass_by(APART)
        seldom.error("not loaded", kind="StoreError", table="T9")

    first = {"event": "not loaded", "kind": "StoreError", "log_level": "error"}
    assert lines_of(write) == [
        {**first, "table": "T0"},
        {**first, "table": "T299", "times": 299},
        {**first, "table": "T9"},
    ]


def test_while_they_go_on_there_is_a_line_for_every_ten_seconds() -> None:
    def write(seldom: ThrottledLog, times: Times) -> None:
        for _ in range(60):
            seldom.warning("slow")
            times.pass_by(1)

    numbers = [line.get("times", 1) for line in lines_of(write)]
    assert len(numbers) == 7
    assert sum(numbers) == 60


def test_lines_of_another_kind_are_not_held_back() -> None:
    def write(seldom: ThrottledLog, times: Times) -> None:
        for kind in ("died", "stuck", "died"):
            seldom.warning("a bot did not answer", kind=kind)

    assert [line["kind"] for line in lines_of(write)] == ["died", "stuck"]
