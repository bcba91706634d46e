"""Nodes for tests: one pair for all of them."""

from collections.abc import Iterator

import pytest

from tests.cluster.nodes import Nodes, Services, nodes, services


@pytest.fixture(scope="session", name="shared")
def shared_services() -> Iterator[Services]:
    with services() as started:
        yield started


@pytest.fixture(scope="session", name="pair")
def pair_of_nodes(shared: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with nodes(shared, tmp_path_factory.mktemp("pair")) as started:
        yield started
