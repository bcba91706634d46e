"""What a browser asks about its own tables, all at once, and what it is told of them."""

from typing import Annotated

import msgspec
from msgspec import Meta

from smallbox.wire.client import Code, Phase, Secret
from smallbox.wire.http import Body

#: how many seats may be asked about at once, and of how many tables whether they are still kept
MOST_SEATS = 50
MOST_TABLES = 20
#: how many of the last results of a table are told
MOST_RESULTS = 20


class SeatKey(Body, frozen=True, kw_only=True):
    """A seat of the browser that asks; results up to the game `after` are known to it."""

    code: Code
    secret: Secret
    after: Annotated[int, Meta(ge=0, le=10_000)] = 0


class AskMine(Body, frozen=True, kw_only=True):
    """How it goes at these seats, and which of these tables are still kept."""

    seats: Annotated[list[SeatKey], Meta(max_length=MOST_SEATS)]
    tables: Annotated[list[Code], Meta(max_length=MOST_TABLES)]


class OwnResult(msgspec.Struct, frozen=True):
    """A game or match that was over, as it went for one person. Nobody else is named."""

    #: which game of the table, counted from 1; of a match its last round
    number: int
    #: how many records it has: one for each round
    rounds: int
    #: milliseconds since 1970
    began: int
    ended: int
    #: how it ended; `stopped` and `closed` have no result
    kind: str
    #: where they sat, and among how many
    seat: int
    players: int
    #: from 1, shared where level; null where the game tells no places, or was not played out
    place: int | None
    #: the share of the win: 1, a part where it was shared, or 0
    share: float
    score: int | None
    is_resigned: bool
    #: levels of the bots, and how many other people there were
    bots: list[str]
    people: int
    moves: int
    #: the code of the deal, where it was a known one; '' otherwise
    deal: str
    #: what the table had chosen beside the usual
    options: dict[str, str]


class SeatStanding(msgspec.Struct, frozen=True):
    """How it goes at a seat."""

    game: str
    phase: Phase
    #: which game of the table it is, or was last; 0 before the first
    number: int
    players: int
    #: levels of the bots, and how many other people there are
    bots: list[str]
    people: int
    #: does the table wait for this person?
    is_turn: bool
    #: does a bot play in their place until they are back?
    is_away: bool
    is_resigned: bool
    #: since when it is as it is, in milliseconds since 1970
    since: int
    #: the newest results that were not known, the oldest first
    results: list[OwnResult]


class Mine(msgspec.Struct, frozen=True):
    """What was asked, in the same order."""

    #: null where there is no such table, or the secret opens no seat of it
    seats: list[SeatStanding | None]
    #: those of the tables that are still kept, with the records of their games
    kept: list[str]
