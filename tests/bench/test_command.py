"""`smallbox bench`, quickly and without peers."""

import json
import sys
from pathlib import Path

import pytest

from bench import command, costs
from bench.measure import Pace
from smallbox import cli
from smallbox.core.errors import BadOption
from smallbox.core.vectors import engine_kind

PACE = Pace(rounds=2, seconds=0.01, launches=1, states=50, rollouts=8)


@pytest.fixture(autouse=True)
def _quick_and_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No peers, and as little as can be measured."""
    for peer in ("pyspiel", "rlcard"):
        monkeypatch.setitem(sys.modules, peer, None)
    monkeypatch.setattr(command, "QUICK", PACE)
    monkeypatch.setattr(costs, "GAMES_PLAYED", 4)
    monkeypatch.setattr(costs, "POSITIONS", 4)
    monkeypatch.chdir(Path(__file__).parents[2])


def test_json_gives_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    cli.bench("engine.kanobu", "engine.import", quick=True, json=True)
    said = capsys.readouterr()
    rows = {row["name"]: row for row in map(json.loads, said.out.splitlines())}
    assert list(rows)[:2] == ["engine.kanobu.playouts.openspiel", "engine.kanobu.playouts.rlcard"]
    assert list(rows)[-1] == "engine.import"
    assert all(row["value"] > 0 and row["unit"] for row in rows.values())
    lonely = rows["engine.kanobu.loop.openspiel"]
    assert lonely["note"] == "install the extra bench"
    assert not {"peer", "peer_value", "ratio", "target"} & set(lonely)
    assert 0 < rows["engine.kanobu.provable"]["ratio"] < 1.5
    assert "Python" in said.err


def test_the_table_names_machine_and_rows(capsys: pytest.CaptureFixture[str]) -> None:
    cli.bench("engine.kanobu.provable", quick=True)
    said = capsys.readouterr().out
    assert f"{engine_kind()} engine" in said
    assert "engine.kanobu.provable" in said
    assert "engine.kanobu.playouts" not in said


def test_an_unknown_benchmark_is_refused() -> None:
    with pytest.raises(BadOption, match=r"expected benchmarks like engine, .* got 'engine.kan'"):
        cli.bench("engine.kan", quick=True)


def test_the_command_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadOption, match="expected the root of a smallbox checkout"):
        cli.bench()
