"""What the database looks like, how to reach it, the statements that write to it, and how it fails."""

from collections.abc import Awaitable
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar, cast
from urllib.parse import urlsplit

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    delete,
    event,
    exists,
    insert,
    literal_column,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.expression import ClauseElement

from smallbox.core.errors import SmallboxError

T = TypeVar("T")
#: Statements, each with the rows to run it for: one transaction.
Steps = list[tuple[str, list[tuple[Any, ...]]]]

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
#: Waiting for a lock of another process (SQLite) or for an answer (PostgreSQL).
PATIENCE_SECONDS = 30
#: A server that stands still in the middle of a transaction would keep others from that table's next number: after so
#: many milliseconds PostgreSQL rolls it back. Whoever needs longer says so in the transaction.
PAUSE_MS = 3000
DUPLICATE = {"23505", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}
#: Deadlock, the only failure of PostgreSQL besides bad data and broken constraints that says nothing of the others.
DEADLOCK = "40P01"

metadata = MetaData()

#: The columns are the fields of `Listing`, in their order.
tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("maker", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("group_id", Text, nullable=False, server_default=""),
    Index("tables_by_group", "group_id"),
    Index("tables_by_maker", "maker"),
    Index("tables_by_phase", "phase", "updated"),
    Index("tables_in_public", "is_public", "phase", "updated"),
)

#: The columns are the fields of `Row`, in their order.
entries = Table(
    "entries",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)


#: The columns are the table's code and the fields of `Line`, in their order.
talk = Table(
    "talk",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("person", Integer, nullable=False),
    Column("id", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", Text, nullable=False),
    sqlite_with_rowid=False,
)


#: The columns are the table's code and the fields of `KeptRecord`, in their order.
records = Table(
    "records",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)


#: Which of many nodes looks after a table's clock and bots, and until when, in milliseconds since 1970 on the
#: database's own clock. One server alone needs none.
leases = Table(
    "leases",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("leases_by_node", "node"),
    sqlite_with_rowid=False,
)


class StoreError(SmallboxError):
    """The database did not do what was asked; what it was asked to store is never part of the message."""


class Conflict(StoreError):
    """Somebody else has stored an entry of that table and number."""


class Driver(Protocol):
    """What a connection of aiosqlite and one of asyncpg have in common."""

    async def execute(self, query: str, /) -> object: ...

    async def executemany(self, query: str, rows: list[tuple[Any, ...]], /) -> object: ...


class Statements(NamedTuple):
    """SQL for `Driver`, compiled once: SQLAlchemy's own way costs twice the time for a small batch."""

    begin: str
    insert_entry: str
    #: Columns of `tables`; the newest wins, and of those the last.
    put_listing: str
    #: New body, table, sequence number.
    rewrite_entry: str
    insert_line: str
    #: Table, number: lines up to it.
    drop_lines: str
    #: Table, person.
    forget_lines: str
    #: Table, milliseconds: once more with the condition, for it may have been used since it was found.
    forget_table: str
    #: Table, sequence number.
    thin_entry: str
    #: Table.
    forget_entries: str
    #: Table.
    forget_talk: str
    insert_record: str
    #: New text, table, number.
    rewrite_record: str
    #: Table.
    forget_records: str


def statements(dialect: Dialect) -> Statements:
    """Compile for SQLite or PostgreSQL."""

    def sql(statement: ClauseElement) -> str:
        return str(statement.compile(dialect=dialect))

    is_sqlite = dialect.name == "sqlite"
    put = sqlite.insert(tables) if is_sqlite else postgresql.insert(tables)
    fresh = {column.name: put.excluded[column.name] for column in tables.columns if not column.primary_key}
    idle = tables.c.phase.in_([literal_column("'over'"), literal_column("'lobby'")])
    code = bindparam("code_", type_=Text)

    def orphans(of: Table) -> ClauseElement:
        """Rows of a table that is not listed any more."""
        listed = exists().where(tables.c.code == of.c.table_code).correlate(of)
        return delete(of).where(of.c.table_code == code, ~listed)

    return Statements(
        # Asks for the right to write at once, so that two processes queue instead of one failing halfway.
        begin="BEGIN IMMEDIATE" if is_sqlite else "BEGIN",
        # What fails ends the transaction: SQLite need not be able to undo half of a statement, which costs it a copy of
        # every page.
        insert_entry=sql(insert(entries).prefix_with("OR FAIL", dialect="sqlite")),
        put_listing=sql(
            # What another node has listed since stays.
            put.on_conflict_do_update(
                index_elements=["code"], set_=fresh, where=tables.c.updated <= put.excluded.updated
            )
        ),
        rewrite_entry=sql(
            update(entries)
            .values(body=bindparam("body_", type_=LargeBinary))
            .where(entries.c.table_code == code, entries.c.seq == bindparam("seq_", type_=Integer))
        ),
        forget_table=sql(
            delete(tables).where(tables.c.code == code, idle, tables.c.updated < bindparam("ms_", type_=BigInteger))
        ),
        insert_line=sql(insert(talk)),
        drop_lines=sql(
            delete(talk).where(talk.c.table_code == code, talk.c.number <= bindparam("number_", type_=Integer))
        ),
        forget_lines=sql(
            delete(talk).where(talk.c.table_code == code, talk.c.person == bindparam("person_", type_=Integer))
        ),
        thin_entry=sql(
            delete(entries).where(entries.c.table_code == code, entries.c.seq == bindparam("seq_", type_=Integer))
        ),
        forget_entries=sql(orphans(entries)),
        forget_talk=sql(orphans(talk)),
        insert_record=sql(insert(records)),
        rewrite_record=sql(
            update(records)
            .values(text=bindparam("text_", type_=Text))
            .where(records.c.table_code == code, records.c.number == bindparam("number_", type_=Integer))
        ),
        forget_records=sql(orphans(records)),
    )


def address(url: str) -> URL:
    """Read a database's address and choose the driver."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        # The address may hold a password: it is not repeated.
        parsed = None
    if parsed is None or (backend := parsed.get_backend_name()) not in DRIVERS:
        raise StoreError("expected an address that begins with sqlite:// or postgresql://, got another one")
    parsed = parsed.set(drivername=DRIVERS[backend])
    if backend == "sqlite" and parsed.database in {None, "", ":memory:"}:
        raise StoreError("expected a file, as in sqlite:///smallbox.db, got a database in memory")
    if isinstance(mode := parsed.query.get("sslmode"), str):
        # What libpq calls sslmode is ssl in asyncpg.
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed


def file_of(where: URL) -> Path | None:
    """The file of a database of SQLite; None for another."""
    if where.get_backend_name() != "sqlite":
        return None
    name = where.database or ""
    return Path(urlsplit(name).path if "uri" in where.query else name)


def engine(url: URL, *, pool_size: int, patience: float | None = PATIENCE_SECONDS) -> AsyncEngine:
    """Prepare connections in autocommit: whoever writes sends BEGIN and COMMIT itself.

    `patience` is how many seconds an answer may take; None: however long it takes.
    """
    wait: dict[str, Any] = {"timeout": patience or PATIENCE_SECONDS}
    if url.get_backend_name() == "postgresql" and patience is not None:
        wait["command_timeout"] = patience
        wait["server_settings"] = {"idle_in_transaction_session_timeout": str(PAUSE_MS)}
    made = create_async_engine(
        url,
        isolation_level="AUTOCOMMIT",
        connect_args=wait,
        hide_parameters=True,
        pool_size=pool_size,
        pool_pre_ping=True,
        pool_timeout=patience,
    )
    if made.dialect.name == "sqlite":
        event.listen(made.sync_engine, "connect", prepare_sqlite)
    return made


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Set a new connection up."""
    cursor = connection.cursor()
    # FULL: what is committed survives a power cut. What is to be forgotten is overwritten. The write-ahead log is a
    # property of the file: see migrations.
    for pragma in ("synchronous=FULL", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def driver_of(connection: AsyncConnection) -> Driver:
    """Reach behind SQLAlchemy."""
    return cast(Driver, (await connection.get_raw_connection()).driver_connection)


async def told_plainly(work: Awaitable[T]) -> T:
    """Do the work, and turn what a driver raises into a StoreError."""
    try:
        return await work
    except SmallboxError:
        raise
    except Exception as error:  # noqa: BLE001 - each driver has errors of its own
        plain = failure(error)
    # Outside, or the driver's error, which may quote what was to be stored, would go along as the context.
    raise plain


def _code(error: Exception) -> str:
    origin = getattr(error, "orig", None) or error
    return getattr(origin, "sqlstate", None) or getattr(origin, "sqlite_errorname", None) or ""


def blames_a_call(error: Exception) -> bool:
    """Tell whether other calls of the batch may succeed: bad data, a broken constraint or a deadlock."""
    code = _code(error)
    is_data = isinstance(error, ValueError | OverflowError | TypeError)
    return is_data or code[:2] in {"22", "23"} or code.startswith("SQLITE_CONSTRAINT") or code == DEADLOCK


def failure(error: Exception, wanted: str = "") -> StoreError:
    """Say what went wrong without the driver's words: they may quote what was to be stored."""
    code = _code(error)
    if code in DUPLICATE and wanted:
        return Conflict(f"expected {wanted} to be new, got what is stored already")
    name = type(getattr(error, "orig", None) or error).__name__
    return StoreError(f"expected the database to answer, got {name}{' ' if code else ''}{code}")
