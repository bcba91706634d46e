"""Short lives of several nodes with one database and a bus that fails, each decided by its seed."""

import os

import pytest

from smallbox.tables.hall import Hall
from tests.simulation.cluster import Cluster
from tests.simulation.planted_nodes import PLANTED_NODES
from tests.simulation.run_nodes import play, run
from tests.simulation.truth import Broken

SEEDS = 40
CHUNK = 20
#: how many more seeds `make soak` runs
SOAK = int(os.environ.get("SIMULATION_SEEDS", "20000"))
SOAK_CHUNK = 100
#: a planted bug is found within this many seeds
PATIENCE = 80
#: where one was found that most seeds do not meet: these are tried first
FOUND_BY = (53, 36, 17)


def run_all(first: int, last: int) -> None:
    for seed in range(first, last):
        try:
            run(seed)
        except BaseException as error:
            error.add_note(f"seed {seed}; replay it by: python -m tests.simulation.run_nodes {seed}")
            raise


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_every_promise_is_kept_by_several_nodes(first: int) -> None:
    run_all(first, first + CHUNK)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(SEEDS, SEEDS + SOAK, SOAK_CHUNK))
def test_every_promise_is_kept_by_several_nodes_for_longer(first: int) -> None:
    run_all(first, min(first + SOAK_CHUNK, SEEDS + SOAK))


def test_a_seed_decides_everything() -> None:
    for seed in range(3):
        clusters = [Cluster(seed, is_tracing=True) for _ in range(2)]
        figures = [play(cluster) for cluster in clusters]
        assert figures[0] == figures[1]
        assert clusters[0].trace == clusters[1].trace


def test_nodes_take_over_from_each_other() -> None:
    clusters = [Cluster(seed) for seed in range(8, 16)]
    for cluster in clusters:
        play(cluster)
    assert sum(cluster.leases.changes for cluster in clusters) > 0


@pytest.mark.parametrize("kind", PLANTED_NODES, ids=lambda kind: kind.__name__)
def test_a_bug_among_nodes_is_found(kind: type[Hall]) -> None:
    for seed in (*FOUND_BY, *range(PATIENCE)):
        try:
            run(seed, kind)
        except Broken as error:
            if error.check not in PLANTED_NODES[kind]:
                raise
            return
    pytest.fail(f"{kind.__name__}: not found within {PATIENCE} seeds")
