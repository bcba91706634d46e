"""Push: who wants to be told of their turn while they are away, and when there is something to tell."""

from smallbox.tables.clock import Presence, awaited, deadline
from smallbox.tables.decision import Decision
from smallbox.tables.effects import Subscription, TurnNotice, Unsubscription
from smallbox.tables.outbox import Outbox
from smallbox.tables.requests import HttpRequest, Reply
from smallbox.tables.seats import hash_of
from smallbox.tables.table import Table
from smallbox.wire import http
from smallbox.wire.codec import NotPossible


class PushRequest(HttpRequest):
    """A person wants to be told of their turns on a device, or no more; by secret, wherever they sit now."""

    def __init__(self, body: http.SubscribeToTurns | http.UnsubscribeFromTurns, reply: Reply, outbox: Outbox) -> None:
        super().__init__(reply, outbox)
        self.body = body
        self.hashed = hash_of(body.secret)

    def seat(self, table: Table) -> int | None:
        return table.seat_of(self.hashed)

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        if seat is None:
            raise NotPossible("not-your-seat")
        person, body = table.at_seat(seat).person, self.body
        if isinstance(body, http.UnsubscribeFromTurns):
            return Decision([], unsubscriptions=[Unsubscription(person, body.endpoint)])
        wanted = Subscription(person, body.endpoint, body.p256dh, body.auth, body.language, now)
        return Decision([], subscriptions=[wanted])


def person_to_move(table: Table) -> int | None:
    """The person for whom the table waits, by the entry with which they sat down."""
    seat = awaited(table)
    return None if seat is None else table.at_seat(seat).person


def turn_notice(
    table: Table, before: int | None, present: list[int], presence: Presence, now: int
) -> TurnNotice | None:
    """What is told of a turn that has just begun, if its person is away; `before` is who was waited for until now."""
    seat = awaited(table)
    if seat is None or seat in present or table.at_seat(seat).person == before:
        return None
    others = [each.name for number, each in enumerate(table.seats) if each is not None and number != seat]
    left = max(0, deadline(table, presence) - now)
    return TurnNotice(table.code, table.version, table.at_seat(seat).person, table.name, others, left)
