"""What the database keeps of bots that are programs: their names, and the hashes of their tokens."""

from typing import NamedTuple

from sqlalchemy import BigInteger, Column, Dialect, Index, Table, Text, bindparam, insert, update
from sqlalchemy.sql.expression import ClauseElement

from smallbox.server.schema import metadata

#: Of the token only its hash is kept; `revoked` is when it became worthless, in milliseconds since 1970.
programs = Table(
    "programs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger, nullable=True),
    Index("programs_by_token", "token", unique=True),
)


class ProgramStatements(NamedTuple):
    """SQL for a driver, compiled once."""

    #: Columns of `programs`.
    insert_program: str
    #: Milliseconds, token.
    revoke_program: str


def program_statements(dialect: Dialect) -> ProgramStatements:
    """Compile for SQLite or PostgreSQL."""

    def sql(statement: ClauseElement) -> str:
        return str(statement.compile(dialect=dialect))

    revoked = update(programs).values(revoked=bindparam("ms_", type_=BigInteger))
    revoked = revoked.where(programs.c.token == bindparam("token_", type_=Text))
    return ProgramStatements(insert_program=sql(insert(programs)), revoke_program=sql(revoked))
