"""What the database keeps for pushes, and the statements that write it."""

from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    Dialect,
    Index,
    Integer,
    Table,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    literal_column,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.expression import ClauseElement

from smallbox.server.schema import metadata, tables

#: devices of one person at one table: the one subscribed longest ago makes room
MOST_DEVICES = 4

#: One row: the key pair by which push services know this server, base64url.
push_keys = Table(
    "push_keys",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("private", Text, nullable=False),
)

#: The columns are the table's code and the fields of `Subscription`, in their order.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("endpoint", Text, primary_key=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("push_by_endpoint", "endpoint"),
    sqlite_with_rowid=False,
)


class PushStatements(NamedTuple):
    """SQL for a driver, compiled once."""

    #: Number, key: nothing happens where there is one.
    insert_key: str
    #: Columns of `push_subscriptions`; the last one wins.
    put_subscription: str
    #: Table, person: those that are too many.
    trim_subscriptions: str
    #: Table, person, endpoint.
    end_subscription: str
    #: Table, person.
    end_subscriptions: str
    #: Endpoint: at all tables.
    drop_endpoint: str
    #: Table, once it is not listed any more.
    forget_subscriptions: str


def push_statements(dialect: Dialect) -> PushStatements:
    """Compile for SQLite or PostgreSQL."""

    def sql(statement: ClauseElement) -> str:
        return str(statement.compile(dialect=dialect))

    insert = sqlite.insert if dialect.name == "sqlite" else postgresql.insert
    kept = push_subscriptions.c
    put = insert(push_subscriptions)
    fresh = {name: put.excluded[name] for name in ("p256dh", "auth", "language", "at")}
    of_table = kept.table_code == bindparam("code_", type_=Text)
    of_person = and_(of_table, kept.person == bindparam("person_", type_=Integer))
    at_endpoint = kept.endpoint == bindparam("endpoint_", type_=Text)
    other = push_subscriptions.alias("other")
    is_newer = or_(other.c.at > kept.at, and_(other.c.at == kept.at, other.c.endpoint > kept.endpoint))
    newer = select(func.count()).select_from(other)
    newer = newer.where(other.c.table_code == kept.table_code, other.c.person == kept.person, is_newer)
    is_too_many = newer.correlate(push_subscriptions).scalar_subquery() >= literal_column(str(MOST_DEVICES))
    is_listed = exists().where(tables.c.code == kept.table_code).correlate(push_subscriptions)
    return PushStatements(
        insert_key=sql(insert(push_keys).on_conflict_do_nothing()),
        put_subscription=sql(
            put.on_conflict_do_update(index_elements=["table_code", "person", "endpoint"], set_=fresh)
        ),
        trim_subscriptions=sql(delete(push_subscriptions).where(of_person, is_too_many)),
        end_subscription=sql(delete(push_subscriptions).where(of_person, at_endpoint)),
        end_subscriptions=sql(delete(push_subscriptions).where(of_person)),
        drop_endpoint=sql(delete(push_subscriptions).where(at_endpoint)),
        forget_subscriptions=sql(delete(push_subscriptions).where(of_table, ~is_listed)),
    )
