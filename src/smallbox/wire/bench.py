"""The designer's bench: cards of one's own are checked, and measured beside the game's."""

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
    """Let bots play many games with these cards, and the same deals with the game's own, and compare them."""

    cards: CardsText
    players: Annotated[int, Meta(ge=2, le=8)]
    #: in which the report is told; English where the server does not speak it
    language: Annotated[str, Meta(max_length=10)] = "en"


class MeasureProgress(msgspec.Struct, frozen=True, tag_field="type", tag="progress"):
    """How many games have been played, of how many at most, and how many others are measured before."""

    done: int
    total: int
    ahead: int


class Figure(msgspec.Struct, frozen=True):
    """A number in words: what was measured, with the game's cards and with one's own, each with its range."""

    name: str
    usual: str
    usual_range: str
    yours: str
    yours_range: str
    #: is the difference more than chance?
    is_different: bool


class MeasureReport(msgspec.Struct, frozen=True, tag_field="type", tag="report"):
    """What was found: in sentences, the differences first, as figures, and as a page to be kept (HTML)."""

    #: with either cards
    games: int
    sentences: list[str]
    figures: list[Figure]
    page: str


class MeasureFailed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """There will be no report."""

    error: Literal["measure-failed"]
