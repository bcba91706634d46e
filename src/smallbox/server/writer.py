"""The one connection that writes: a transaction is all or nothing."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain
from typing import Any, Protocol

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallbox.server.schema import PATIENCE_SECONDS, Driver, Statements, Steps, driver_of, prepare_sqlite


class Writer(Protocol):
    """Writes transactions, one at a time."""

    async def write(self, steps: Steps) -> Exception | None:
        """Commit all steps, or none and tell why."""

    async def tidy(self) -> None:
        """Let nothing be left of what was deleted or replaced, as far as the database can."""

    async def close(self) -> None:
        """Let go of the connection."""


def writer_for(source: AsyncEngine, sql: Statements) -> Writer:
    if source.dialect.name == "sqlite":
        return FileWriter(source, sql)
    return ServerWriter(source, sql)


#: entries that one statement inserts
MOST_AT_ONCE = 64


class FileWriter:
    """SQLite: a whole transaction in one visit to one thread, which costs a third of a visit for each statement."""

    def __init__(self, source: AsyncEngine, sql: Statements) -> None:
        self._engine: Engine = create_engine(
            source.url.set(drivername="sqlite"),
            isolation_level="AUTOCOMMIT",
            connect_args={"timeout": PATIENCE_SECONDS, "check_same_thread": False},
            hide_parameters=True,
        )
        event.listen(self._engine, "connect", prepare_sqlite)
        self._sql = sql
        #: inserts so many entries, by their number
        self._inserts = [sql.insert_entry + ", (?, ?, ?, ?)" * number for number in range(MOST_AT_ONCE)]
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def write(self, steps: Steps) -> Exception | None:
        # Shielded: a transaction that was begun ends, even if nobody waits for it any more.
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._thread, self._write, steps))

    def _write(self, steps: Steps) -> Exception | None:
        try:
            if self._connection is None:
                raw = self._engine.raw_connection()
                connection = raw.driver_connection
                assert isinstance(connection, sqlite3.Connection)
                self._connection = connection
                raw.detach()
            self._connection.execute(self._sql.begin)
            for statement, rows in steps:
                if statement == self._sql.insert_entry:
                    self._insert(self._connection, rows)
                elif rows:
                    self._connection.executemany(statement, rows)
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - the caller tells them apart
            self._roll_back()
            return error
        return None

    def _insert(self, connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> None:
        """Many entries by one statement: after each statement the thread has to wait for the event loop's to pause."""
        for at in range(0, len(rows), MOST_AT_ONCE):
            some = rows[at : at + MOST_AT_ONCE]
            connection.execute(self._inserts[len(some) - 1], [*chain.from_iterable(some)])

    async def tidy(self) -> None:
        """Old pages stay in the write-ahead log until it is written back and emptied."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._empty_log)

    def _empty_log(self) -> None:
        if self._connection is not None:
            # Another process that reads just now keeps it from being emptied: then the next time does it.
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _roll_back(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                self._close()

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()

    async def close(self) -> None:
        work: Callable[[], None] = self._close
        await asyncio.get_running_loop().run_in_executor(self._thread, work)
        self._thread.shutdown()
        self._engine.dispose()


class ServerWriter:
    """PostgreSQL, through the driver's own connection."""

    def __init__(self, source: AsyncEngine, sql: Statements) -> None:
        self._source = source
        self._sql = sql
        self._connection: AsyncConnection | None = None
        self._turn = asyncio.Lock()

    async def write(self, steps: Steps) -> Exception | None:
        async with self._turn:
            try:
                driver = await self._begin()
                for statement, rows in steps:
                    if rows:
                        await driver.executemany(statement, rows)
                await driver.execute("COMMIT")
            except Exception as error:  # noqa: BLE001 - each driver has errors of its own; the caller tells them apart
                await self._roll_back()
                return error
            except BaseException:
                # Cancelled: what was begun must not be committed with the next transaction.
                await self._roll_back()
                raise
        return None

    async def tidy(self) -> None:
        """PostgreSQL has its own times for that: see docs/security.md."""

    async def _begin(self) -> Driver:
        if self._connection is not None:
            try:
                driver = await driver_of(self._connection)
                await driver.execute(self._sql.begin)
            except Exception:  # noqa: BLE001 - the database may have restarted since: nothing is lost before BEGIN
                await self.close()
            else:
                return driver
        self._connection = await self._source.connect()
        driver = await driver_of(self._connection)
        await driver.execute(self._sql.begin)
        return driver

    async def _roll_back(self) -> None:
        if self._connection is not None:
            try:
                await (await driver_of(self._connection)).execute("ROLLBACK")
            except Exception:  # noqa: BLE001 - then the connection is of no use: closing it rolls back too
                await self.close()

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()
