"""What the database keeps of leases: which node looks after a table's clock and bots. One server alone needs none."""

from sqlalchemy import BigInteger, Column, Index, Table, Text

from smallbox.server.schema import metadata

#: `until` is in milliseconds since 1970 on the database's own clock.
leases = Table(
    "leases",
    metadata,
    Column("table_code", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("leases_by_node", "node"),
    sqlite_with_rowid=False,
)
