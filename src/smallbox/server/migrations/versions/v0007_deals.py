"""Deals that are known before they are dealt, and how they went."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "deals",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("deals_by_key", "deals", ["key"], unique=True)
    op.create_table(
        "deal_results",
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("deal_results_by_deal", "deal_results", ["deal", "at"])
    op.create_table(
        "dailies",
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("is_judged", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "daily_results",
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_code", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_results_by_table", "daily_results", ["table_code"])
