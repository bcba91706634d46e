"""One server for all who need nothing of their own: every scenario counts what the server says about it alone."""

from collections.abc import Iterator

import pytest

from tests.outside.house import house
from tests.server.live import Live


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with house(tmp_path_factory.mktemp("outside")) as started:
        yield started
