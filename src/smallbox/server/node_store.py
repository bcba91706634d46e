"""What many nodes ask one PostgreSQL: leases, what is newest, and locks that hold among them."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import ARRAY, Text, bindparam, text
from sqlalchemy.ext.asyncio import AsyncConnection

from smallbox.server.schema import address, engine, told_plainly

#: how long a lease holds, in milliseconds
LEASE_MS = 6000
#: A table at which nothing is due is left alone for so long, in milliseconds, unless somebody comes to it.
REST_MS = 600_000
#: A lease that ran out this long ago, in milliseconds, is of a table that nobody plays any more.
OLD_MS = 3_600_000
#: tables in one question
AT_ONCE = 1000
#: connections for questions, and for locks, which are held for longer: leases never wait for them
CONNECTIONS, LOCK_CONNECTIONS = 2, 4
#: A node that stands still loses its locks after so long.
LOCK_SECONDS = 30
#: A node whose database does not answer for longer has lost its leases anyway.
PATIENCE_SECONDS = 3.0

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
CODES = bindparam("codes", type_=ARRAY(Text))
#: Sorted, so that two nodes cannot wait for each other.
TAKE = text(f"""
    INSERT INTO leases (table_code, node, until)
    SELECT code, :node, {NOW} + {LEASE_MS} FROM unnest(:codes) AS code ORDER BY code
    ON CONFLICT (table_code) DO UPDATE SET node = excluded.node, until = excluded.until
    WHERE leases.node IN (excluded.node, '') OR leases.until < {NOW}
    RETURNING table_code
""").bindparams(CODES)
#: Running tables that nobody looks after, each for one node.
ADOPT = text(f"""
    INSERT INTO leases (table_code, node, until)
    SELECT code, :node, {NOW} + {LEASE_MS} FROM (
        SELECT code FROM tables LEFT JOIN leases ON table_code = code
        WHERE phase IN ('playing', 'between') AND (until IS NULL OR until < {NOW})
        ORDER BY updated DESC LIMIT :most
    ) AS alone ORDER BY code
    ON CONFLICT (table_code) DO UPDATE SET node = excluded.node, until = excluded.until
    WHERE leases.until < {NOW}
    RETURNING table_code
""")
LEAVE = text(f"""
    UPDATE leases SET node = '', until = {NOW} + {REST_MS} WHERE node = :node AND table_code = ANY(:codes)
""").bindparams(CODES)
LEAVE_ALL = text("DELETE FROM leases WHERE node = :node RETURNING table_code")
DROP_OLD = text(f"DELETE FROM leases WHERE until < {NOW} - {OLD_MS}")
NEWEST = text("""
    SELECT code,
        coalesce((SELECT max(seq) FROM entries WHERE table_code = code), 0),
        coalesce((SELECT max(number) FROM talk WHERE table_code = code), 0)
    FROM unnest(:codes) AS code
""").bindparams(CODES)
LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")


class NodeStore:
    """Questions of one node. Each raises StoreError where the database does not answer soon."""

    def __init__(self, url: str, node: str) -> None:
        self._engine = engine(address(url), pool_size=CONNECTIONS, patience=PATIENCE_SECONDS)
        self._locks = engine(address(url), pool_size=LOCK_CONNECTIONS, patience=PATIENCE_SECONDS)
        self._node = node

    async def close(self) -> None:
        # A database that does not answer is not waited for.
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await asyncio.gather(self._engine.dispose(), self._locks.dispose())

    async def take(self, codes: Iterable[str]) -> set[str]:
        """Take or renew leases; those of the tables that are ours now."""
        return {found[0] for found in await self._ask(TAKE, codes, node=self._node)}

    async def adopt(self, most: int) -> list[str]:
        """Take the leases of running tables that nobody looks after."""
        return [found[0] for found in await self._run(ADOPT, node=self._node, most=most)]

    async def leave(self, codes: Iterable[str]) -> None:
        """Give leases up, as far as they are ours, of tables at which nothing is due."""
        await self._ask(LEAVE, codes, node=self._node)

    async def leave_all(self) -> list[str]:
        """Give all leases of this node up, for others to take; the tables."""
        return [found[0] for found in await self._run(LEAVE_ALL, node=self._node)]

    async def drop_old(self) -> None:
        """Forget leases of tables that are over."""
        await self._run(DROP_OLD)

    async def newest(self, codes: Iterable[str]) -> Mapping[str, tuple[int, int]]:
        """The numbers of the last entry and of the last line of talk, by table."""
        return {code: (seq, line) for code, seq, line in await self._ask(NEWEST, codes)}

    @asynccontextmanager
    async def lock(self, name: str) -> AsyncIterator[None]:
        """Be the only one among all nodes who does this. Raises StoreError where somebody else takes long."""
        connection = await told_plainly(self._connect())
        try:
            for statement in ("BEGIN", f"SET LOCAL idle_in_transaction_session_timeout = '{LOCK_SECONDS}s'"):
                await told_plainly(connection.exec_driver_sql(statement))
            await told_plainly(connection.execute(LOCK, {"name": name}))
            yield
            with suppress(Exception):
                await connection.exec_driver_sql("COMMIT")
                await connection.close()
        finally:
            # Whatever happened: a lock is gone with its connection.
            if not connection.closed:
                with suppress(Exception):
                    await connection.invalidate()
                    await connection.close()

    async def _connect(self) -> AsyncConnection:
        return await self._locks.connect()

    async def _ask(self, statement: Any, codes: Iterable[str], **values: Any) -> list[Any]:
        """The answers about many tables, some at a time."""
        named = sorted(codes)
        found: list[Any] = []
        for first in range(0, len(named), AT_ONCE):
            found += await self._run(statement, codes=named[first : first + AT_ONCE], **values)
        return found

    async def _run(self, statement: Any, **values: Any) -> Sequence[Any]:
        async def rows() -> Sequence[Any]:
            async with self._engine.connect() as connection:
                result = await connection.execute(statement, values)
                return result.all() if result.returns_rows else ()

        return await told_plainly(rows())
