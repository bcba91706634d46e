"""The server's time passes, whatever is done to the machine's clock."""

import time

import pytest

from smallbox.server.hall_runner import Clock

HOUR = 3600 * 10**9


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_time_passes_whatever_is_done_to_the_machines_clock(jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock()
    assert abs(before - time.time() * 1000) < 1000
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump)
    monkeypatch.setattr(time, "time", lambda: (real() + jump) / 10**9)
    assert 0 <= clock() - before < 60_000
