"""Groups, their members and their results; tables that belong to one."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables, and the column."""
    op.create_table(
        "play_groups",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("groups_by_secret", "play_groups", ["secret"], unique=True)
    op.create_table(
        "group_members",
        sa.Column("group_id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "group_results",
        sa.Column("table_code", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("group_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_group", "group_results", ["group_id", "at"])
    op.add_column("tables", sa.Column("group_id", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_by_group", "tables", ["group_id"])
