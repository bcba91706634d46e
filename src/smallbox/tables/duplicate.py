"""The cards of a finished game or match as a deal that others can play too, and how it went the first time."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec

from smallbox.core.notation import read_options
from smallbox.core.record import Record, read_record
from smallbox.core.replay import nonces, seat_tags
from smallbox.games import GAMES
from smallbox.tables import facts
from smallbox.tables.effects import Row
from smallbox.tables.entries import Entry, read_entry
from smallbox.tables.records import cards_of, record
from smallbox.tables.results import players_of
from smallbox.tables.table import load
from smallbox.wire.codec import NotPossible
from smallbox.wire.groups import GroupPlayer


class KeptDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal as it is stored: what a table is made with. What it has not is left out, so that keys stay the same."""

    game: str
    seats: int
    options: dict[str, str]
    deal: facts.GivenDeal
    #: the text of cards of one's own; '' where they are the game's
    cards: str = ""

    @property
    def key(self) -> str:
        """The same for the same cards, whatever the code."""
        nameless = msgspec.structs.replace(self, deal=msgspec.structs.replace(self.deal, code=""))
        return sha256(msgspec.json.encode(nameless, order="deterministic")).hexdigest()


class PlayedDeal(NamedTuple):
    """A deal that was played: when, the number of its last record, and how it went."""

    kept: KeptDeal
    number: int
    at: int
    players: list[GroupPlayer]


def deal_of(rows: Sequence[Row], number: int, kept: Mapping[int, str], code: str) -> PlayedDeal:
    """The deal of a table's game, with all rounds of its match, under a code. Raises NotPossible."""
    # Raises where there is no such game, or it may not be shown yet.
    record(rows, number, kept)
    entries = [read_entry(row.body) for row in rows]
    first, last, at = match_of(entries, number)
    played = [read_record(record(rows, each, kept)) for each in range(first, last + 1)]
    tags = played[0].tags
    if tags["Rules"] != GAMES[played[0].game].rules_version:
        raise NotPossible("deal-old")
    rounds = [facts.GivenRound(each.tags["Seed"], each.tags.get("Salt", ""), nonces(each)) for each in played]
    given = facts.GivenDeal(code, tags["Rules"], tags.get("Data", ""), rounds)
    names = seat_tags(played[0], "Seats").values()
    deal = KeptDeal(played[0].game, len(names), read_options(tags.get("Opt", "")), given, cards_of(entries[0]))
    return PlayedDeal(deal, last, entries[at].at, went(entries[: at + 1], played[-1]))


def match_of(entries: Sequence[Entry], number: int) -> tuple[int, int, int]:
    """The first and the last game of the match that a game belongs to, and which entry ended it. Raises NotPossible."""
    ended = {entry.fact.game: at for at, entry in enumerate(entries) if isinstance(entry.fact, facts.Ended)}

    def goes_on(game: int) -> bool:
        fact = entries[ended[game]].fact if game in ended else None
        return isinstance(fact, facts.Ended) and fact.match is None

    first = last = number
    while goes_on(first - 1):
        first -= 1
    while goes_on(last):
        last += 1
    if last not in ended:
        raise NotPossible("deal-unfinished")
    return first, last, ended[last]


def went(entries: Sequence[Entry], last: Record) -> list[GroupPlayer]:
    """How the match went for each seat, by what was stored up to its end."""
    fact = entries[-1].fact
    assert isinstance(fact, facts.Ended), "expected the end of a match"
    assert fact.match is not None, "expected the end of a match"
    table = load(entries, shows=False)
    names = list(seat_tags(last, "Seats").values())
    if table.phase != "over" or len(table.seats) != len(names):
        # The end was stored long after it happened: who plays there now is somebody else.
        return [GroupPlayer(name, None, None, None, is_resigned=False) for name in names]
    return players_of(table, fact.match)
