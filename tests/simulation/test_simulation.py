"""Hundreds of short lives of a server, each decided by its seed."""

import os
from collections.abc import Collection

import pytest

from smallbox.tables.hall import Hall
from smallbox.tables.seats import Seat
from smallbox.tables.series import Series
from tests.simulation.planted import LEAKS, PLANTED
from tests.simulation.run import play, run
from tests.simulation.truth import Broken
from tests.simulation.watch import Scan, Watch
from tests.simulation.world import World

SEEDS = 250
CHUNK = 50
#: how many more seeds `make soak` runs
SOAK = int(os.environ.get("SIMULATION_SEEDS", "20000"))
#: a planted bug is found within this many seeds
PATIENCE = 150


def run_all(first: int, last: int) -> None:
    for seed in range(first, last):
        try:
            run(seed)
        except BaseException as error:
            error.add_note(f"seed {seed}; replay it by: python -m tests.simulation.run {seed}")
            raise


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_every_promise_is_kept_whatever_breaks(first: int) -> None:
    run_all(first, first + CHUNK)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(SEEDS, SEEDS + SOAK, CHUNK))
def test_every_promise_is_kept_for_longer(first: int) -> None:
    run_all(first, min(first + CHUNK, SEEDS + SOAK))


def test_a_seed_decides_everything() -> None:
    for seed in range(6):
        worlds = [World(seed, is_tracing=True) for _ in range(2)]
        figures = [play(world) for world in worlds]
        assert figures[0] == figures[1]
        assert worlds[0].trace == worlds[1].trace


def first_failure(kind: type[Hall], watch: type[Watch] = Watch) -> tuple[int, Broken] | None:
    for seed in range(PATIENCE):
        world = World(seed, kind)
        world.watch = watch(world)
        try:
            play(world)
        except Broken as error:
            return seed, error
    return None


@pytest.mark.parametrize("kind", PLANTED, ids=lambda kind: kind.__name__)
def test_a_planted_bug_is_found(kind: type[Hall]) -> None:
    found = first_failure(kind)
    assert found is not None, f"{kind.__name__}: not found within {PATIENCE} seeds"
    assert found[1].check in PLANTED[kind], found


def test_a_score_that_is_counted_wrongly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def count(series: Series, winners: Collection[Seat]) -> None:
        """Whoever sat first when the series began wins every game."""
        series.games += 1
        series.wins[next(iter(series.wins))] += 1

    monkeypatch.setattr(Series, "count", count)
    found = first_failure(Hall)
    assert found is not None, f"not found within {PATIENCE} seeds"
    assert found[1].check == "series", found


@pytest.mark.parametrize("kind", LEAKS, ids=lambda kind: kind.__name__)
def test_a_leak_is_found_in_the_bytes_alone(kind: type[Hall]) -> None:
    found = first_failure(kind, Scan)
    assert found is not None, f"{kind.__name__}: not found within {PATIENCE} seeds"
    assert found[1].check == "secrecy", found
