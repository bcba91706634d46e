"""Bringing a database up to the version that this smallbox needs."""

import asyncio
import sqlite3
import time
from pathlib import Path

from sqlalchemy import URL, Connection, inspect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallbox.server.schema import PATIENCE_SECONDS, StoreError

#: The newest revision in `versions/`. Revisions are numbers of four digits, so that text compares as they do.
HEAD = "0009"
#: Any number will do, as long as every smallbox takes the same.
LOCK = 0x5311_B0C5
#: Seconds between two tries to change how a file keeps its log.
AGAIN_SECONDS = 0.02


async def migrate(engine: AsyncEngine, begin: str) -> None:
    """Upgrade the database behind an engine in autocommit, in one transaction, unless it is up to date."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        # Raises where the file cannot be opened. Aiosqlite would too, but leaves a thread behind that then complains.
        await asyncio.to_thread(keep_a_log, engine.url)
    async with engine.connect() as connection:
        if await connection.run_sync(version_of) != HEAD:
            await _migrate(connection, begin)


def keep_a_log(where: URL) -> None:
    """Have readers not blocked by the writer of a file, from now on and for all connections."""
    name, is_uri = where.database or "", "uri" in where.query
    connection = sqlite3.connect(name, timeout=PATIENCE_SECONDS, isolation_level=None, uri=is_uri)
    until = time.monotonic() + PATIENCE_SECONDS
    try:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL").fetchall()
            except sqlite3.OperationalError as error:
                # Whatever time it is given, SQLite doesn't wait here for another connection's transaction.
                if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() >= until:
                    raise
                time.sleep(AGAIN_SECONDS)
            else:
                return
    finally:
        connection.close()


async def _migrate(connection: AsyncConnection, begin: str) -> None:
    await connection.exec_driver_sql(begin)
    await keep_others_out(connection)
    if await connection.run_sync(version_of) != HEAD:
        await connection.run_sync(upgrade)
    await connection.exec_driver_sql("COMMIT")


async def keep_others_out(connection: AsyncConnection) -> None:
    """Let nobody else upgrade until COMMIT. On SQLite, BEGIN IMMEDIATE has done so already."""
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        await connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def version_of(connection: Connection) -> str | None:
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


def upgrade(connection: Connection, to: str = "head") -> None:
    """Make the tables what they are in a revision, from what they are."""
    # Alembic takes as long to import as everything else here, and is needed once in a database's life.
    from alembic import command  # noqa: PLC0415 - see above
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    command.upgrade(config, to)
