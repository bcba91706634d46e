"""Opening a database: migrations, versions, addresses."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from smallbox.server.migrations import HEAD
from smallbox.server.schema import address, metadata
from smallbox.server.store import Store, StoreError
from tests.server.test_store import put, rows, with_store
from tests.services import Place, sqlite_place


def test_stores_that_open_an_empty_database_at_once_agree(place: Place) -> None:
    async def work() -> None:
        stores = await asyncio.gather(*(Store.open(place.url) for _ in range(4)))
        answers = await asyncio.gather(*(put(store, rows("ABCD", 0)) for store in stores))
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 3 + ["NoneType"]
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(work())
    assert place.run("SELECT version_num FROM alembic_version") == HEAD


def test_a_database_that_somebody_is_writing_to_is_waited_for(tmp_path: Path) -> None:
    place = sqlite_place(tmp_path)
    writer = sqlite3.connect(address(place.url).database or "", isolation_level=None, check_same_thread=False)
    writer.execute("CREATE TABLE other (number INTEGER)")
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("INSERT INTO other VALUES (1)")

    async def work() -> None:
        asyncio.get_running_loop().call_later(0.2, writer.execute, "COMMIT")
        await (await Store.open(place.url)).close()

    asyncio.run(work())
    writer.close()
    assert place.run("SELECT number FROM other") == "1"


def test_migrations_make_what_the_schema_says(place: Place) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(_: Store) -> None:
        engine = create_async_engine(address(place.url))
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    with_store(place, work)


def test_a_database_of_a_newer_version_is_refused(place: Place) -> None:
    async def work(_: Store) -> None:
        place.run("UPDATE alembic_version SET version_num = '0999'")
        with pytest.raises(StoreError) as caught:
            await Store.open(place.url)
        assert str(caught.value) == (
            f"expected a database of version {HEAD} or older, got version 0999: "
            "a newer smallbox has written it, so please update smallbox or choose another database"
        )

    with_store(place, work)


def test_a_database_that_is_up_to_date_opens_without_alembic(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys; from smallbox.server.store import Store\n"
        "async def run(): await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(run()); sys.exit('alembic' in sys.modules)"
    )
    url = sqlite_place(tmp_path).url
    codes = [subprocess.run([sys.executable, "-c", script, url], check=False).returncode for _ in range(2)]
    assert codes == [1, 0]


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("mysql://me:pass@host/db", "expected an address that begins with sqlite:// or postgresql://"),
        ("me:pass@host", "expected an address that begins with sqlite:// or postgresql://"),
        ("sqlite://", "expected a file, as in sqlite:///smallbox.db, got a database in memory"),
        ("sqlite:////no/such/folder/file.db", "expected the database to answer, got OperationalError SQLITE_CANTOPEN"),
        ("postgresql://me:pass@127.0.0.1:1/db?sslmode=disable", "expected the database to answer, got Conn"),
    ],
)
def test_an_address_that_does_not_work_is_refused_without_its_password(url: str, message: str) -> None:
    with pytest.raises(StoreError) as caught:
        asyncio.run(Store.open(url))
    assert str(caught.value).startswith(message)
    assert "pass" not in str(caught.value)
