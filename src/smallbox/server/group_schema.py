"""What the database keeps of groups, and the statements that write it."""

from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    Dialect,
    Index,
    Integer,
    Table,
    Text,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.expression import BindParameter, ClauseElement, ColumnElement

from smallbox.server.schema import metadata
from smallbox.wire.groups import MOST_RESULTS

MOST_MEMBERS = 60

#: Of the secret only its hash is kept.
play_groups = Table(
    "play_groups",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("groups_by_secret", "secret", unique=True),
)

#: `key` is what two spellings of a name have in common.
group_members = Table(
    "group_members",
    metadata,
    Column("group_id", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("added", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

#: One row for a game or match, whose players are JSON; unique by the table and the number of its record.
group_results = Table(
    "group_results",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("group_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Text, nullable=False),
    Index("results_by_group", "group_id", "at"),
    sqlite_with_rowid=False,
)


class GroupStatements(NamedTuple):
    """SQL for a driver, compiled once."""

    #: Columns of `play_groups`.
    insert_group: str
    #: Key, name, time, group: nothing happens where the group is gone or full, or has them already.
    insert_member: str
    #: Group, key.
    delete_member: str
    #: Table, number, time, game, players, group: nothing happens where the group is gone or full.
    insert_result: str
    #: New players, table, number.
    rewrite_result: str
    #: Group, each of them.
    delete_results: str
    delete_members: str
    delete_group: str
    #: Milliseconds: groups without a result that were made before it.
    forget_groups: str
    forget_members: str


def group_statements(dialect: Dialect) -> GroupStatements:
    """Compile for SQLite or PostgreSQL."""

    def sql(statement: ClauseElement) -> str:
        return str(statement.compile(dialect=dialect))

    def text(name: str) -> BindParameter[str]:
        return bindparam(name, type_=Text)

    def number(name: str) -> BindParameter[int]:
        return bindparam(name, type_=BigInteger)

    put_member = sqlite.insert(group_members) if dialect.name == "sqlite" else postgresql.insert(group_members)
    # The group is named once: a value that is named twice is given once to one driver and twice to another.
    mine = play_groups.c.id == text("group_")

    def has_room(of: Table, most: int) -> ColumnElement[bool]:
        there = select(func.count()).select_from(of).where(of.c.group_id == play_groups.c.id)
        return there.correlate(play_groups).scalar_subquery() < literal_column(str(most))

    member = select(play_groups.c.id, text("key_"), text("name_"), number("at_"))
    member = member.where(mine, has_room(group_members, MOST_MEMBERS))
    given: list[ColumnElement[Any]] = [
        text("table_"),
        bindparam("number_", type_=Integer),
        play_groups.c.id,
        number("at_"),
        text("game_"),
    ]
    result = select(*given, text("players_")).where(mine, has_room(group_results, MOST_RESULTS))
    has_results = exists().where(group_results.c.group_id == play_groups.c.id)
    is_there = exists().where(play_groups.c.id == group_members.c.group_id)
    of_table = group_results.c.table_code == text("table_")
    return GroupStatements(
        insert_group=sql(insert(play_groups)),
        insert_member=sql(
            put_member.from_select(["group_id", "key", "name", "added"], member).on_conflict_do_nothing()
        ),
        delete_member=sql(
            delete(group_members).where(group_members.c.group_id == text("group_"), group_members.c.key == text("key_"))
        ),
        insert_result=sql(insert(group_results).from_select(group_results.columns.keys(), result)),
        rewrite_result=sql(
            update(group_results)
            .values(players=text("players_"))
            .where(of_table, group_results.c.number == bindparam("number_", type_=Integer))
        ),
        delete_results=sql(delete(group_results).where(group_results.c.group_id == text("group_"))),
        delete_members=sql(delete(group_members).where(group_members.c.group_id == text("group_"))),
        delete_group=sql(delete(play_groups).where(play_groups.c.id == text("group_"))),
        forget_groups=sql(delete(play_groups).where(play_groups.c.created < number("ms_"), ~has_results)),
        forget_members=sql(delete(group_members).where(~is_there)),
    )
