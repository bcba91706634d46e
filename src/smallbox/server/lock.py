"""A lock on the database: two servers without a bus wouldn't see each other's changes."""

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import structlog
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallbox.core.errors import SmallboxError
from smallbox.server.schema import StoreError, address, engine, told_plainly

log = structlog.get_logger("smallbox.lock")

#: Any number will do, as long as every smallbox takes the same one, and migrations another.
KEY = 0x5311_B0C6
#: How long a server that starts waits for one that is about to end, or whose end the database has yet to notice.
PATIENCE_SECONDS = 3.0
AGAIN_SECONDS = 0.1
#: how often a database is asked whether the lock still holds
LOOK_SECONDS = 2.0
#: A server whose machine vanished is noticed by PostgreSQL within half a minute, not two hours.
KEEPALIVES = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 4")


class DatabaseTaken(SmallboxError):
    """Another server has the database."""


class FileLock:
    """A locked file beside the database of SQLite. The kernel lets go of it, however the server ends."""

    def __init__(self, database: Path) -> None:
        self._database = database.resolve()
        self._file: int | None = None

    async def take(self) -> bool:
        """Lock the file, unless somebody else has."""
        path = self._database.with_name(self._database.name + ".lock")
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StoreError(f"expected to write to {path}, got: {error.strerror}") from None
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            return False
        except OSError as error:
            log.warning("this file system has no locks: nothing keeps a second server away", error=error.strerror)
        self._file = file
        return True

    async def holds(self) -> bool:
        return True

    async def release(self) -> None:
        if self._file is not None:
            # The file itself stays: who deletes it could delete one that another server has just locked.
            os.close(self._file)
            self._file = None

    def __str__(self) -> str:
        return f"{self._database} for this server alone; please stop the other one, or name another with --data-dir"


class SessionLock:
    """An advisory lock of PostgreSQL, held by a connection of its own. It is gone as soon as the connection is.

    Nodes with a bus share it; a server without one has it alone.
    """

    def __init__(self, where: URL, *, is_shared: bool = False) -> None:
        self._engine: AsyncEngine = engine(where, pool_size=1)
        self._is_shared = is_shared
        self._connection: AsyncConnection | None = None

    async def take(self) -> bool:
        """Lock the database, unless somebody else has."""
        return await told_plainly(self._take())

    async def _take(self) -> bool:
        if self._connection is None:
            self._connection = await self._engine.connect()
            for setting in KEEPALIVES:
                await self._connection.exec_driver_sql(f"SET {setting}")
        kind = "_shared" if self._is_shared else ""
        found = await self._connection.exec_driver_sql(f"SELECT pg_try_advisory_lock{kind}({KEY})")
        return bool(found.scalar())

    async def holds(self) -> bool:
        """Ask over the connection that holds the lock; take it again where the connection was lost."""
        try:
            assert self._connection is not None
            await self._connection.exec_driver_sql("SELECT 1")
        except Exception:  # noqa: BLE001 - each driver has errors of its own; all mean that the lock is gone
            await self._let_go()
            return await self.take()
        return True

    async def release(self) -> None:
        await self._let_go()
        await self._engine.dispose()

    async def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()

    def __str__(self) -> str:
        if self._is_shared:
            return "this database for nodes with a bus; please stop the other one, or start it with --bus too"
        return "this database for this server alone; please stop the other one, or name another with --database"


Lock = FileLock | SessionLock


def lock_of(url: str, *, is_shared: bool = False) -> Lock:
    """The lock that fits a database's address."""
    where = address(url)
    if where.get_backend_name() != "sqlite":
        return SessionLock(where, is_shared=is_shared)
    name = where.database or ""
    return FileLock(Path(urlsplit(name).path if "uri" in where.query else name))


@asynccontextmanager
async def held(url: str, timeout: float = PATIENCE_SECONDS, *, is_shared: bool = False) -> AsyncIterator[Lock]:
    """Keep a database to oneself, or to nodes with a bus. Raises DatabaseTaken where another server keeps it."""
    lock = lock_of(url, is_shared=is_shared)
    loop = asyncio.get_running_loop()
    until = loop.time() + timeout
    try:
        while not await lock.take():
            if loop.time() >= until:
                raise DatabaseTaken(f"another smallbox serves these tables. Expected {lock}")
            await asyncio.sleep(AGAIN_SECONDS)
        yield lock
    finally:
        await lock.release()


async def watch(lock: Lock, seconds: float = LOOK_SECONDS) -> None:
    """Look after a lock for ever. Raises DatabaseTaken when it was lost and somebody else has it now."""
    while True:
        await asyncio.sleep(seconds)
        with suppress(StoreError):
            # A database that does not answer is locked by nobody else; it is asked again.
            if not await lock.holds():
                raise DatabaseTaken(f"another smallbox has taken these tables over. Expected {lock}")
