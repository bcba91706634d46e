"""What comes of a request: the facts to store, tried out as far as they could fail, and the records with them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from smallbox.core.messages import Move
from smallbox.core.record import CLOSED, STOPPED, write_record
from smallbox.tables import facts
from smallbox.tables.effects import KeptDealResult, KeptRecord, KeptResult, Listing, Subscription, Unsubscription
from smallbox.tables.entries import Entry
from smallbox.tables.results import kept_deal_results, kept_results
from smallbox.tables.table import Ready, Table
from smallbox.tables.talk import Line

if TYPE_CHECKING:
    from smallbox.tables.requests import Request


class Decision(msgspec.Struct, frozen=True):
    """The facts to store, with what is ready for when they are; a one-time code, where one was asked for."""

    facts: Sequence[facts.AnyFact]
    #: the last move or deal, carried out already
    ready: Ready | None = None
    #: records of the games that end with these facts
    records: Sequence[KeptRecord] = ()
    #: the same for the page of the table's group
    results: Sequence[KeptResult] = ()
    code: str = ""
    #: talk to store: what is said, or a reaction
    text: str = ""
    reaction: str = ""
    #: devices to be told of somebody's turns from now on, or no more
    subscriptions: Sequence[Subscription] = ()
    unsubscriptions: Sequence[Unsubscription] = ()
    #: results for those who play the same cards
    deals: Sequence[KeptDealResult] = ()

    @property
    def is_talk(self) -> bool:
        return bool(self.text or self.reaction)

    @property
    def is_push(self) -> bool:
        return bool(self.subscriptions or self.unsubscriptions)


class Pending(msgspec.Struct, frozen=True):
    """Entries or a line of talk being stored, the request that led to them, and what was decided about it."""

    request: "Request"
    entries: list[Entry]
    decision: Decision
    line: Line | None = None
    listed: Listing | None = None


NOTHING = Decision([])


def decided(table: Table, made: Sequence[facts.AnyFact]) -> Decision:
    """Facts that are no move; a deal is tried out."""
    last = made[-1] if made else None
    # Whoever leaves or is sent away is told of no turn any more.
    gone = [Unsubscription(table.at_seat(fact.seat).person) for fact in made if isinstance(fact, facts.GotUp)]
    if isinstance(last, facts.Began):
        opened = {fact.seat: fact.nonce for fact in made if isinstance(fact, facts.Revealed)}
        return Decision(made, table.deal(last, opened))
    if isinstance(last, facts.Stopped) and last.game:
        record = KeptRecord(last.game, write_record(table.record(STOPPED)))
        return Decision(made, records=[record], unsubscriptions=gone)
    return Decision(made, unsubscriptions=gone)


def moved(
    table: Table, seat: int, move: Move, *, by_clock: bool = False, before: Sequence[facts.AnyFact] = ()
) -> Decision:
    """A checked move, carried out on a copy; with the end of the game, if it is the last one."""
    made = facts.Moved(seat, table.game.notation.write_move(move), by_clock)
    prepared = table.prepare(seat, move, made.move)
    if prepared.outcome is None:
        return Decision([*before, made], prepared)
    record = KeptRecord(table.plays, write_record(table.record(prepared=prepared)))
    ended = table.ending(prepared.outcome)
    results, deals = kept_results(table, ended), kept_deal_results(table, ended)
    return Decision([*before, made, ended], prepared, [record], results, deals=deals)


def stopped(table: Table, seat: int) -> facts.Stopped:
    """The last person ends the game."""
    return facts.Stopped(seat, table.plays if table.phase == "playing" else 0)


def closed(table: Table) -> Decision:
    """The rules have changed: what was running cannot go on. Between two rounds all records are stored already."""
    records = []
    if table.phase == "playing":
        records = [KeptRecord(table.plays, write_record(table.record(CLOSED)))]
    return Decision([facts.Closed(table.plays)], records=records)


def stored_late(table: Table) -> Decision:
    """Ends of games of before such ends were stored."""
    return Decision(
        [ended for ended, _ in table.unstored.values()],
        records=[KeptRecord(number, write_record(record)) for number, (_, record) in table.unstored.items()],
    )
