"""What the database keeps of known deals and their results, and the statements that write it."""

from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
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
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.expression import BindParameter, ClauseElement, ColumnElement

from smallbox.server.schema import metadata

#: how many results are kept of one deal, and of one day's
MOST_TABLES = 200
MOST_PEOPLE = 20_000

#: Deals that can be played again; `key` is the same for the same cards, `given` is a `KeptDeal` as JSON.
deals = Table(
    "deals",
    metadata,
    Column("code", Text, primary_key=True),
    Column("key", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("given", Text, nullable=False),
    Index("deals_by_key", "key", unique=True),
    sqlite_with_rowid=False,
)

#: One row for a table at which a deal was played, whose players are JSON; `number` is that of the last record.
deal_results = Table(
    "deal_results",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("deal", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("players", Text, nullable=False),
    Index("deal_results_by_deal", "deal", "at"),
    sqlite_with_rowid=False,
)

#: Deals of days that somebody has played; what the strongest bot made of them, once it has.
dailies = Table(
    "dailies",
    metadata,
    Column("deal", Text, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("is_judged", Boolean, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    sqlite_with_rowid=False,
)

#: Results of a day, one for a person, who is the hash of a secret made for this deal alone; the name is empty unless
#: they show it.
daily_results = Table(
    "daily_results",
    metadata,
    Column("deal", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("table_code", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Column("name", Text, nullable=False),
    Index("daily_results_by_table", "table_code"),
    sqlite_with_rowid=False,
)


class DealStatements(NamedTuple):
    """SQL for a driver, compiled once."""

    #: Columns of `deals`: nothing happens where these cards have a code.
    insert_deal: str
    #: Table, number, time, players, deal: nothing happens where the deal is gone or has too many, or has it already.
    insert_result: str
    #: New players, table, number.
    rewrite_result: str
    #: Deal, time: nothing happens where it is there.
    insert_daily: str
    #: Place, score, deal.
    judge_daily: str
    #: Person, table, time, place, score, name, deal: nothing happens where they have a result, or too many have.
    insert_daily_result: str
    #: Name, deal, person.
    name_daily_result: str
    #: Table.
    forget_daily_result: str
    #: Milliseconds, each of them: what is older.
    forget_results: str
    forget_deals: str
    forget_daily_results: str
    forget_dailies: str


def deal_statements(dialect: Dialect) -> DealStatements:
    """Compile for SQLite or PostgreSQL."""

    def sql(statement: ClauseElement) -> str:
        return str(statement.compile(dialect=dialect))

    def text(name: str) -> BindParameter[str]:
        return bindparam(name, type_=Text)

    def number(name: str) -> BindParameter[int]:
        return bindparam(name, type_=Integer)

    def time(name: str = "at_") -> BindParameter[int]:
        return bindparam(name, type_=BigInteger)

    def has_room(of: Table, owner: ColumnElement[str], most: int) -> ColumnElement[bool]:
        there = select(func.count()).select_from(of).where(of.c.deal == owner)
        return there.correlate(owner.table).scalar_subquery() < literal_column(str(most))

    insert = sqlite.insert if dialect.name == "sqlite" else postgresql.insert
    # The deal is named once: a value that is named twice is given once to one driver and twice to another.
    result = select(text("table_"), number("number_"), deals.c.code, time(), text("players_"))
    result = result.where(deals.c.code == text("deal_"), has_room(deal_results, deals.c.code, MOST_TABLES))
    mine = select(
        dailies.c.deal, text("person_"), text("table_"), time(), number("place_"), number("score_"), text("name_")
    ).where(dailies.c.deal == text("deal_"), has_room(daily_results, dailies.c.deal, MOST_PEOPLE))
    before = time("ms_")
    is_played = exists().where(deal_results.c.deal == deals.c.code)
    return DealStatements(
        insert_deal=sql(insert(deals).on_conflict_do_nothing()),
        insert_result=sql(
            insert(deal_results).from_select(deal_results.columns.keys(), result).on_conflict_do_nothing()
        ),
        rewrite_result=sql(
            update(deal_results)
            .values(players=text("players_"))
            .where(deal_results.c.table_code == text("table_"), deal_results.c.number == number("number_"))
        ),
        insert_daily=sql(
            insert(dailies)
            .values(deal=text("deal_"), made=time(), is_judged=literal_column("false"))
            .on_conflict_do_nothing()
        ),
        judge_daily=sql(
            update(dailies)
            .values(place=number("place_"), score=number("score_"), is_judged=literal_column("true"))
            .where(dailies.c.deal == text("deal_"))
        ),
        insert_daily_result=sql(
            insert(daily_results).from_select(daily_results.columns.keys(), mine).on_conflict_do_nothing()
        ),
        name_daily_result=sql(
            update(daily_results)
            .values(name=text("name_"))
            .where(and_(daily_results.c.deal == text("deal_"), daily_results.c.person == text("person_")))
        ),
        forget_daily_result=sql(delete(daily_results).where(daily_results.c.table_code == text("table_"))),
        forget_results=sql(delete(deal_results).where(deal_results.c.at < before)),
        forget_deals=sql(delete(deals).where(deals.c.made < before, ~is_played)),
        forget_daily_results=sql(delete(daily_results).where(daily_results.c.at < before)),
        forget_dailies=sql(delete(dailies).where(dailies.c.made < before)),
    )
