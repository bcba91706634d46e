"""The designer's bench: cards of one's own are checked, measured and fetched again."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.wire.http import Body, CardsText


class CheckCards(Body, frozen=True, kw_only=True):
    """Can a table be laid with these cards?"""

    cards: CardsText


class CheckedCards(msgspec.Struct, frozen=True):
    """Yes: how many cards lie in the box, and how many people can play with them."""

    #: the tag `Data` of records, with the SHA-256 of the text
    tag: str
    count: int
    players: list[int]


class MeasureCards(Body, frozen=True, kw_only=True):
    """Play many games with these cards, bots among themselves, and compare them with the game's own cards."""

    cards: CardsText
    players: Annotated[int, Meta(ge=2, le=8)]


class MeasureProgress(msgspec.Struct, frozen=True, tag_field="type", tag="progress"):
    """How many games have been played, and how many others are measured before."""

    done: int
    total: int
    ahead: int


class Figure(msgspec.Struct, frozen=True):
    """A number that was measured, with the ends of its interval of 95 %."""

    value: float
    low: float
    high: float


class MeasuredCards(msgspec.Struct, frozen=True):
    """What games with some cards were like."""

    games: int
    #: the part of all wins that each seat has, by the order of play
    seats: list[Figure]
    #: moves of a game
    length: Figure
    #: how often the lead changed; null where the game doesn't tell who leads
    lead_changes: Figure | None
    #: the part of all wins that came from behind at half time; null where the game doesn't tell
    comebacks: Figure | None
    #: the part of games that only the guard against endless ones has ended
    guarded: Figure


class MeasureReport(msgspec.Struct, frozen=True, tag_field="type", tag="report"):
    """The cards, and the game's own beside them."""

    players: int
    level: str
    yours: MeasuredCards
    usual: MeasuredCards


class MeasureFailed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """No report: the code of a problem."""

    error: Literal["measure-failed"]
