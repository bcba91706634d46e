"""Bringing a database up to the version that this smallbox needs."""

import asyncio
import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallbox.server.schema import PATIENCE_SECONDS, StoreError

#: The newest revision in `versions/`. Revisions are numbers of four digits, so that text compares as they do.
HEAD = "0006"
#: Any number will do, as long as every smallbox takes the same.
LOCK = 0x5311_B0C5
#: Seconds between two tries to change how a file keeps its log.
AGAIN_SECONDS = 0.02


async def migrate(engine: AsyncEngine, begin: str) -> None:
    """Upgrade the database behind an engine in autocommit, in one transaction, unless it is up to date."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        # Raises where the file cannot be opened. Aiosqlite would too, but leaves a thread behind that then complains.
        await asyncio.to_thread(_keep_a_log, engine.url.database, is_uri="uri" in engine.url.query)
    async with engine.connect() as connection:
        if await connection.run_sync(_version) != HEAD:
            await _migrate(connection, begin)


def _keep_a_log(file: str, *, is_uri: bool) -> None:
    """Have readers not blocked by the writer, from now on and for all connections."""
    connection = sqlite3.connect(file, timeout=PATIENCE_SECONDS, isolation_level=None, uri=is_uri)
    until = time.monotonic() + PATIENCE_SECONDS
    try:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL").fetchall()
            except sqlite3.OperationalError as error:
                # SQLite doesn't wait here, whatever time it is given, while another connection is busy.
                if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() >= until:
                    raise
                time.sleep(AGAIN_SECONDS)
            else:
                return
    finally:
        connection.close()


async def _migrate(connection: AsyncConnection, begin: str) -> None:
    await connection.exec_driver_sql(begin)
    if connection.dialect.name == "postgresql":
        # Held until COMMIT. On SQLite, BEGIN IMMEDIATE has kept the others out already.
        await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        await connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
    if await connection.run_sync(_version) != HEAD:
        await connection.run_sync(_upgrade)
    await connection.exec_driver_sql("COMMIT")


def _version(connection: Connection) -> str | None:
    """Read the revision, and refuse one that this smallbox does not know."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    if version is not None and version > HEAD:
        raise StoreError(
            f"expected a database of version {HEAD} or older, got version {version}: "
            "a newer smallbox has written it, so please update smallbox or choose another database"
        )
    return version


def _upgrade(connection: Connection) -> None:
    # Alembic takes as long to import as everything else here, and is needed once in a database's life.
    from alembic import command  # noqa: PLC0415 - see above
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    command.upgrade(config, "head")
