"""What a table looks like from a seat, or to a spectator."""

from smallbox.tables.effects import Listing
from smallbox.tables.table import Table
from smallbox.wire.server import SeatInfo, TableInfo


def info(table: Table, you: int | None) -> TableInfo:
    """All about a table but the game itself, built up from nothing."""
    is_quiet = table.is_secret and table.phase == "playing"
    return TableInfo(
        code=table.code,
        game=table.name,
        phase=table.phase,
        you=you,
        host=table.host,
        seats=[
            None
            if seat is None
            else SeatInfo(seat.name, seat.level, seat.is_ready, seat.is_away, seat.is_resigned or seat.is_gone)
            for seat in table.seats
        ],
        options=table.options,
        pace=table.pace,
        privacy=table.privacy,
        chat=table.chat,
        commitment=table.commitment,
        round=table.round,
        rounds=table.rounds,
        totals=table.totals,
        result=table.result,
        said=[] if is_quiet else table.said,
        records=table.open_records,
    )


def listing(table: Table) -> Listing:
    """What the store keeps of a table beside its entries."""
    host = None if table.host is None else table.seats[table.host]
    return Listing(
        code=table.code,
        game=table.name,
        phase=table.phase,
        is_public=table.privacy == "public" and bool(table.people()),
        host="" if host is None else host.name,
        seats=len(table.seats),
        taken=sum(seat is not None for seat in table.seats),
        pace=table.pace,
        maker=table.maker,
        created=table.created,
        updated=table.at,
    )
