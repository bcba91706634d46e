"""What the database keeps of reviews: one of each game that somebody wanted to look back at."""

from typing import NamedTuple

from sqlalchemy import Column, Dialect, Integer, LargeBinary, Table, Text, bindparam, delete, exists, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.expression import ClauseElement

from smallbox.server.schema import metadata, tables

#: As the record that it is about, by table and number. `method` says how it was made; what is packed is JSON
#: that names nobody: names are those of the record.
reviews = Table(
    "reviews",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("method", Text, nullable=False),
    Column("packed", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)


class ReviewStatements(NamedTuple):
    """SQL for a driver, compiled once."""

    #: Number, method, what is packed, table: one of the same method stays, and none is kept of a table that is gone.
    put_review: str
    #: Table, once it is not listed any more.
    forget_reviews: str


def review_statements(dialect: Dialect) -> ReviewStatements:
    """Compile for SQLite or PostgreSQL."""

    def sql(statement: ClauseElement) -> str:
        return str(statement.compile(dialect=dialect))

    code = bindparam("code_", type_=Text)
    given = select(
        tables.c.code,
        bindparam("number_", type_=Integer),
        bindparam("method_", type_=Text),
        bindparam("packed_", type_=LargeBinary),
    ).where(tables.c.code == code)
    put = sqlite.insert(reviews) if dialect.name == "sqlite" else postgresql.insert(reviews)
    put = put.from_select(reviews.columns.keys(), given)
    listed = exists().where(tables.c.code == reviews.c.table_code).correlate(reviews)
    return ReviewStatements(
        put_review=sql(
            put.on_conflict_do_update(
                index_elements=["table_code", "number"],
                set_={"method": put.excluded.method, "packed": put.excluded.packed},
                where=reviews.c.method != put.excluded.method,
            )
        ),
        forget_reviews=sql(delete(reviews).where(reviews.c.table_code == code, ~listed)),
    )
