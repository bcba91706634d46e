"""The bodies of what is asked about known deals: the day's, and those that others play again."""

from typing import Annotated

import msgspec
from msgspec import Meta

from smallbox.wire.client import GameName, Options, Secret
from smallbox.wire.groups import GroupPlayer
from smallbox.wire.http import Body


class PlayAgain(Body, frozen=True, kw_only=True):
    """The cards of a finished game, to be played by others too."""

    #: which game of the table, from 1
    number: Annotated[int, Meta(ge=1, le=10_000)]


class ShowName(Body, frozen=True, kw_only=True):
    """Show the name that one had at the table beside one's result of the day, or no longer."""

    secret: Secret
    shows: bool


class DealMade(msgspec.Struct, frozen=True):
    """The code of a deal. The same game gives the same code again."""

    code: str
    link: str


class DealResult(msgspec.Struct, frozen=True):
    """How a deal went at one table, by seat; `number` is that of its record."""

    table: str
    number: int
    at: int
    players: list[GroupPlayer]


class DealPage(msgspec.Struct, frozen=True):
    """A deal that can be played again, and how it went wherever it was played, the first table first."""

    code: str
    game: GameName
    seats: int
    options: Options
    #: by the rules of today? Otherwise it can only be looked at
    is_playable: bool
    results: list[DealResult]


class SpreadPart(msgspec.Struct, frozen=True):
    """How many have this result of a day."""

    #: from 1, shared where level; null where it was not won and the game counts no places behind the winner
    place: int | None
    #: null where the game has none
    score: int | None
    count: int


class ExpertResult(msgspec.Struct, frozen=True):
    """What the strongest bot made of the same cards, in the same seat, against the same bots."""

    level: str
    place: int | None
    score: int | None


class NamedResult(msgspec.Struct, frozen=True):
    """The result of somebody who shows their name."""

    name: str
    place: int | None
    score: int | None


class DailyDay(msgspec.Struct, frozen=True):
    """A day's deal of a game, and how it went for everybody on this server."""

    code: str
    game: GameName
    day: str
    #: with the reader
    seats: int
    #: of the bots
    level: str
    #: how many have played it
    total: int
    spread: list[SpreadPart]
    #: null until it has been played
    expert: ExpertResult | None
    #: the newest of those who show their name
    named: list[NamedResult]


class DailyList(msgspec.Struct, frozen=True):
    """The deals of the last days, today's first. Days begin at midnight UTC."""

    today: str
    days: list[DailyDay]
