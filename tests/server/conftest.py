"""Databases for tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.services import Place, Postgres, postgres, sqlite_place


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    with postgres() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return sqlite_place(tmp_path)
    server: Postgres = request.getfixturevalue("server")
    return server.new_place()
