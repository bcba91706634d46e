"""Subscriptions to pushes, and the key they are made with."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "push_keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private", sa.Text, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("push_by_endpoint", "push_subscriptions", ["endpoint"])
