"""A little rough weather over three nodes; `make chaos` has the rest."""

from pathlib import Path

import pytest

from tests.chaos.fleet import fleet
from tests.chaos.run import Plan, Run
from tests.chaos.single import single

KINDS = ("node-kill", "valkey-kill", "postgres-kill", "bus-cut", "storm")
SEED = 15


@pytest.mark.soak
def test_three_nodes_lose_nothing_in_rough_weather(tmp_path: Path) -> None:
    with fleet(tmp_path) as house:
        plan = Plan(KINDS, faults=1, seed=SEED, games=("kanobu", "kanobu", "kobito"))
        report = Run(house, plan, lambda _: None).go(tmp_path / "records")
    assert report.verdict.is_clean, "\n".join([str(report.verdict), *report.verdict.notes])
    assert report.verdict.acknowledged > 20
    assert {kind: len(found) for kind, found in report.recoveries.items()} == dict.fromkeys(KINDS, 1)


@pytest.mark.soak
def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    with single(tmp_path) as house:
        plan = Plan(("disk-full",), faults=2, seed=SEED, games=("kanobu", "kobito"))
        report = Run(house, plan, lambda _: None).go(tmp_path / "records")
        assert b"not stored" in house.node.log, "expected that the disk was full for somebody"
    assert report.verdict.is_clean, "\n".join([str(report.verdict), *report.verdict.notes])
