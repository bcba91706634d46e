"""Everything that a database has, into a file and back: from either kind of database into either."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

import smallbox
from smallbox.core.errors import BadOption, SmallboxError
from smallbox.server.backup_file import (
    BATCH,
    FORMAT,
    BackupReader,
    BackupWriter,
    BadBackup,
    Head,
    Progress,
    TableHead,
    opened,
    written,
)
from smallbox.server.lock import held
from smallbox.server.migrations import HEAD, keep_a_log, keep_others_out, upgrade, version_of
from smallbox.server.push_schema import push_keys
from smallbox.server.schema import address, engine, file_of, leases, metadata, statements, told_plainly

# The store has imported all modules that add tables to `metadata`.
from smallbox.server.store import StoreError

#: One state of the database for all that is read, while others go on writing.
SNAPSHOT = {"sqlite": "BEGIN", "postgresql": "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"}
#: made by a server at its first start: whatever else is empty, a database with it is
MADE_ALONE = {push_keys.name}
#: over within seconds: in no backup
PASSING = {leases.name}


class NotEmpty(SmallboxError):
    """There are tables already where a backup was to be restored."""


def our_tables(connection: Connection) -> list[Table]:
    """The tables of smallbox as they are in this database, which may be of an older version; others' are left alone."""
    there = set(inspect(connection).get_table_names())
    found = MetaData()
    found.reflect(connection, only=sorted(there & metadata.tables.keys()))
    return sorted(found.tables.values(), key=lambda table: table.name)


async def write_backup(url: str, file: Path, progress: Progress) -> int:
    """Write what is stored at one moment to a file; the number of rows. The database is not changed in any way."""
    where = address(url)
    require_database(where)
    reading = engine(where, pool_size=1, patience=None)
    try:
        async with reading.connect() as connection:
            return await told_plainly(_write(connection, file, progress))
    finally:
        await reading.dispose()


def require_database(where: URL) -> None:
    """Raises BadOption for a file that is not there: opening it would make an empty one."""
    file = file_of(where)
    if file is not None and not file.exists():
        raise BadOption(f"expected a database, found none at {file}: name it with --data-dir or --database")


async def _write(connection: AsyncConnection, file: Path, progress: Progress) -> int:
    await connection.exec_driver_sql(SNAPSHOT[connection.dialect.name])
    schema = await connection.run_sync(version_of)
    if schema is None:
        raise StoreError("expected a database of smallbox, got one without its tables")
    tables = [table for table in await connection.run_sync(our_tables) if table.name not in PASSING]
    sizes = [(await connection.execute(select(func.count()).select_from(table))).scalar_one() for table in tables]
    total = sum(sizes)
    head = Head(format=FORMAT, schema=schema, version=smallbox.__version__, at=time.time_ns() // 1_000_000)
    with written(file) as output:
        writer = BackupWriter(output, head)
        for table, rows in zip(tables, sizes):
            # What is reflected has names of a kind of its own.
            writer.begin(TableHead(str(table.name), [str(column.name) for column in table.columns], rows))
            query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=BATCH)
            async for batch in (await connection.stream(query)).partitions():
                writer.add(batch)
                progress(writer.rows, total)
        writer.end()
    await connection.exec_driver_sql("COMMIT")
    return writer.rows


async def restore_backup(url: str, file: Path, progress: Progress, *, replaces: bool) -> int:
    """Fill an empty database from a file, or replace what is in it; the number of rows. All or nothing is done.

    The file has been checked.
    """
    where = address(url)
    # Nobody serves these tables meanwhile.
    async with held(url, timeout=0):
        writing = engine(where, pool_size=1, patience=None)
        try:
            if where.database and where.get_backend_name() == "sqlite":
                await told_plainly(asyncio.to_thread(keep_a_log, where))
            async with writing.connect() as connection:
                return await told_plainly(_restore(connection, file, progress, replaces=replaces))
        finally:
            await writing.dispose()


def check(file: Path, progress: Progress) -> None:
    """Read a file to its end before anything is done with it. Raises BadBackup."""
    with opened(file) as backup:
        if backup.head.schema > HEAD:
            raise BadBackup(
                f"{file} is of a database of version {backup.head.schema}, by smallbox {backup.head.version}; "
                f"this smallbox knows versions up to {HEAD}: please update it"
            )
        if not (len(backup.head.schema) == len(HEAD) and backup.head.schema.isdecimal()):
            raise BadBackup(f"expected a backup of a database of smallbox, got version {backup.head.schema!r}: {file}")
        for _, batches in backup.tables():
            for _ in batches:
                progress(backup.at, 2 * backup.size)


async def _restore(connection: AsyncConnection, file: Path, progress: Progress, *, replaces: bool) -> int:
    await connection.exec_driver_sql(statements(connection.dialect).begin)
    try:
        await keep_others_out(connection)
        await connection.run_sync(version_of)
        await connection.run_sync(_clear, replaces=replaces)
        with opened(file) as backup:
            # As the tables were then; what has changed since is done to the rows as to those of any database.
            await connection.run_sync(upgrade, backup.head.schema)
            rows = await _fill(connection, backup, progress)
        await connection.run_sync(upgrade)
        await connection.exec_driver_sql("COMMIT")
    except BaseException:
        # Where the connection is gone the database has done so itself.
        with suppress(Exception):
            await connection.exec_driver_sql("ROLLBACK")
        raise
    return rows


def _clear(connection: Connection, *, replaces: bool) -> None:
    tables = our_tables(connection)
    for table in tables:
        is_counted = not replaces and table.name not in MADE_ALONE | PASSING
        if is_counted and connection.execute(select(table).limit(1)).first() is not None:
            raise NotEmpty(
                "expected an empty database, got one with tables of people in it; "
                "with --replace they are deleted, and those of the backup put in their place"
            )
    for table in tables:
        table.drop(connection)
    connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")


async def _fill(connection: AsyncConnection, backup: BackupReader, progress: Progress) -> int:
    tables = {table.name: table for table in await connection.run_sync(our_tables)}
    done = 0
    for head, batches in backup.tables():
        table = tables.get(head.name)
        if table is None or set(head.columns) != set(table.columns.keys()):
            raise BadBackup(f"expected the tables of version {backup.head.schema}, got {head.name} with other columns")
        are_bytes = [isinstance(table.columns[name].type, LargeBinary) for name in head.columns]
        for batch in batches:
            await connection.execute(insert(table), [_values(head.columns, are_bytes, row) for row in batch])
            done += len(batch)
            progress(backup.size + backup.at, 2 * backup.size)
    return done


def _values(columns: list[str], are_bytes: list[bool], row: list[Any]) -> dict[str, Any]:
    pairs = zip(columns, are_bytes, row)
    return {name: value.encode("latin-1") if is_bytes else value for name, is_bytes, value in pairs}
