"""Killed far more often than `make test` has the time for; the people are those of tests/server."""

from pathlib import Path

import pytest

from tests.server.kill import Plan, problems_of, run

PLAN = Plan(games=120, kills=40, hats=3, seed=40)


@pytest.mark.soak
def test_forty_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    figures = run(PLAN, tmp_path)
    assert problems_of(figures) == []
    assert figures.kills == PLAN.kills
