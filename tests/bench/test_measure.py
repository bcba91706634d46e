"""How benchmarks measure: alternating slices, medians, plain modules beside compiled ones."""

from importlib.machinery import EXTENSION_SUFFIXES, SourceFileLoader
from pathlib import Path

import pytest

from bench.measure import Pace, Row, compare, race
from bench.plain import PlainEngine, PlainFinder
from bench.report import amount, goal

PACE = Pace(rounds=3, seconds=0.01, launches=1, states=50, rollouts=8)


def test_sides_take_turns_after_a_warm_up() -> None:
    calls: list[str] = []

    def side(name: str, moves: int) -> tuple[int, float]:
        calls.append(name)
        return moves, 0.5

    ticks: list[None] = []
    sides = {"ours": lambda _: side("ours", 10), "theirs": lambda _: side("theirs", 4)}
    rates = race(sides, PACE, lambda: ticks.append(None))
    assert calls == ["ours", "theirs"] * 4
    assert rates == {"ours": [20.0] * 3, "theirs": [8.0] * 3}
    assert len(ticks) == 6


def test_a_ratio_is_the_median_of_its_rounds() -> None:
    row = compare("x", "moves/s", [10.0, 30.0, 20.0], "peer", [5.0, 5.0, 20.0])
    assert (row.value, row.peer_value, row.ratio, row.spread) == (20.0, 5.0, 2.0, (1.5, 4.0))


def test_the_plain_engine_plays_in_a_process_of_its_own() -> None:
    plain = PlainEngine("kanobu")
    try:
        moves, seconds = plain.playouts(0.01)
    finally:
        plain.close()
    assert moves > 0
    assert seconds > 0


def test_a_plain_module_is_found_beside_its_compiled_twin(tmp_path: Path) -> None:
    for suffix in (".py", EXTENSION_SUFFIXES[0]):
        (tmp_path / f"twin{suffix}").touch()
    found = PlainFinder().find_spec("smallbox.twin", [str(tmp_path)])
    assert found is not None
    assert isinstance(found.loader, SourceFileLoader)
    assert PlainFinder().find_spec("elsewhere.twin", [str(tmp_path)]) is None


@pytest.mark.parametrize(
    ("ratio", "said"), [(2.0, "2.5 missed"), (3.0, "2.5 met"), (4.0, "stretch 4 met")], ids=["missed", "met", "stretch"]
)
def test_the_table_says_which_goal_is_met(ratio: float, said: str) -> None:
    assert said in goal(Row("x", 1.0, "moves/s", ratio=ratio, target=2.5, stretch=4.0))


def test_amounts_are_short() -> None:
    assert [amount(13_940_000, "moves/s"), amount(28_130, "moves/s"), amount(1315.2, "bytes"), amount(0.701, "us")] == [
        "13.9 M/s",
        "28.1 k/s",
        "1315 bytes",
        "0.701 us",
    ]
