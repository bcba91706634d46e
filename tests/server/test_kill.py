"""A server that is killed loses nothing that it has acknowledged, and does nothing twice."""

from pathlib import Path

from tests.server.kill import Plan, problems_of, run


def test_what_was_acknowledged_outlives_every_kill(tmp_path: Path) -> None:
    plan = Plan(games=12, kills=4, seed=20)
    figures = run(plan, tmp_path)
    assert problems_of(figures) == []
    assert figures.kills == plan.kills
    assert figures.acknowledged > 10 * plan.games
    assert figures.sockets > len(range(plan.games)) + plan.kills
