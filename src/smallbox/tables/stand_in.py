"""A bot for somebody who is away: who may ask for it, and who decides."""

from collections.abc import Collection

from smallbox.tables import facts
from smallbox.tables.table import Table
from smallbox.wire import client
from smallbox.wire.codec import NotPossible


def stand_in(
    table: Table, number: int, message: client.StandIn, present: Collection[int]
) -> list[facts.StandInAsked | facts.Absent]:
    """The host decides; while the host is away, more than half of the people present. Others ask."""
    if table.phase not in ("playing", "between"):
        raise NotPossible("not-now", phase=table.phase)
    if message.seat not in table.people():
        raise NotPossible("seat-empty", seat=message.seat)
    if message.seat in present or message.seat == number:
        raise NotPossible("not-away", seat=message.seat)
    seat = table.at_seat(message.seat)
    if seat.is_resigned or (seat.is_away and not seat.is_away_once):
        return []  # a bot plays there already
    if number == table.host:
        return [facts.Absent(message.seat, once=False, by=number)]
    if table.at_seat(number).is_resigned:
        raise NotPossible("resigned")
    voters = [other for other in table.people() if other == number or is_here(table, other, present)]
    # A program may ask, but it doesn't decide for people.
    voters = [other for other in voters if not (table.at_seat(other).is_resigned or table.at_seat(other).program)]
    agreed = [voter for voter in voters if voter == number or voter in seat.asked_by]
    has_host = table.host is not None and is_here(table, table.host, present)
    if not has_host and 2 * len(agreed) > len(voters):
        return [facts.Absent(message.seat, once=False, by=number)]
    return [] if number in seat.asked_by else [facts.StandInAsked(number, message.seat)]


def is_here(table: Table, number: int, present: Collection[int]) -> bool:
    """Is the person present, and has not been silent for so long that a bot plays for them?"""
    return number in present and not table.at_seat(number).is_away
