"""What a table looks like from a seat, or to a spectator."""

from typing import Literal

from msgspec.structs import asdict

from smallbox.tables.effects import Listing
from smallbox.tables.seats import Seat
from smallbox.tables.table import Table
from smallbox.wire.server import DealInfo, KnownDeal, SeatInfo, SeriesInfo, TableInfo


def info(table: Table, you: int | None) -> TableInfo:
    """All about a table but the game itself, built up from nothing."""
    is_quiet = table.is_secret and table.phase == "playing"
    return TableInfo(
        code=table.code,
        game=table.name,
        phase=table.phase,
        you=you,
        host=table.host,
        seats=[None if seat is None else seat_info(table, seat) for seat in table.seats],
        **asdict(table.settings),
        commitment=table.commitment,
        dealing=deal_info(table),
        deal=known_deal(table),
        round=table.round,
        rounds=table.rounds,
        totals=table.totals,
        result=table.result,
        series_score=series_info(table),
        said=[] if is_quiet else table.said,
        hints_taken=[0 if seat is None else seat.hints for seat in table.seats],
        records=table.open_records,
        group=table.group,
        cards=table.cards_hash,
    )


def seat_info(table: Table, seat: Seat) -> SeatInfo:
    return SeatInfo(
        name=seat.name,
        level=seat.level,
        is_program=bool(seat.program),
        is_ready=seat.is_ready,
        is_away=seat.is_away,
        is_resigned=seat.is_resigned or seat.is_gone,
        is_gone=seat.is_gone,
        asked_by=list(seat.asked_by),
        commit=seat.commit if table.phase in ("lobby", "between") else "",
    )


def series_info(table: Table) -> SeriesInfo | None:
    """The score by seats; a function of the entries alone, so that time is told by the clock."""
    series = table.series
    if series.length == "one":
        return None
    present, leaders = table.present(), series.leaders()
    state: Literal["new", "running", "over", "broken"] = "running"
    if not series.dealt:
        state = "new"
    # Whoever has won and is gone can be named by nobody any more.
    elif series.is_over and set(leaders) <= set(present):
        state = "over"
    elif not series.is_of(present):
        state = "broken"
    return SeriesInfo(
        state=state,
        games=series.games,
        wins=[0 if seat is None else series.wins.get(seat, 0) for seat in table.seats],
        leaders=[number for number, seat in enumerate(table.seats) if seat in leaders],
    )


def deal_info(table: Table) -> DealInfo | None:
    """What the deal is made from, told before any number is opened."""
    dealing = table.dealing
    if dealing is None:
        return None
    spelled = dealing.spelled
    if spelled is None:
        spelled = table.game.write_options(table.read_options(len(dealing.order), dealing.options))
    return DealInfo(dealing.rules, spelled, table.sealed())


def known_deal(table: Table) -> KnownDeal | None:
    """That the cards are no secret, and whose they are; nothing of the cards themselves."""
    given = table.given
    if given is None:
        return None
    return KnownDeal(given.code, "daily" if given.is_daily else "duplicate", given.counts)


def listing(table: Table) -> Listing:
    """What the store keeps of a table beside its entries."""
    host = None if table.host is None else table.seats[table.host]
    has_people = any(not table.at_seat(number).program for number in table.people())
    return Listing(
        code=table.code,
        game=table.name,
        phase=table.phase,
        is_public=table.settings.privacy == "public" and has_people,
        host="" if host is None else host.name,
        seats=len(table.seats),
        taken=sum(seat is not None for seat in table.seats),
        pace=table.settings.pace,
        maker=table.maker,
        created=table.created,
        updated=table.at,
        group=table.group,
    )
