"""The bodies of what is asked of a group's page, and what it shows."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.wire.client import Name, Secret
from smallbox.wire.http import Body

#: how many results a group keeps, and how many of them are sent at once
MOST_RESULTS = 5000
RESULTS_AT_ONCE = 100


class MakeGroup(Body, frozen=True, kw_only=True):
    """A new group. The same secret again gives the same group again."""

    name: Name
    secret: Secret


class AskGroup(Body, frozen=True, kw_only=True):
    """Whoever has the group's secret may look, and erase it."""

    secret: Secret


class AskResults(Body, frozen=True, kw_only=True):
    """Older results: those after the newest `skip`."""

    secret: Secret
    skip: Annotated[int, Meta(ge=0, le=MOST_RESULTS)] = 0


class NameMember(Body, frozen=True, kw_only=True):
    """A person of the group, by name."""

    secret: Secret
    name: Name


class ExportGroup(Body, frozen=True, kw_only=True):
    """All that is kept of a group, as a file."""

    secret: Secret
    format: Literal["json", "csv"] = "json"


class GroupMade(msgspec.Struct, frozen=True):
    """The group's address; for others to come in, `#` and the secret are appended."""

    id: str
    link: str


class GroupPlayer(msgspec.Struct, frozen=True):
    """Who played, and how it went."""

    #: a dash where somebody was erased
    name: str
    #: of a bot; null for people
    level: str | None
    #: from 1, shared where level, last for who resigned; null where nobody won
    place: int | None
    score: int | None
    is_resigned: bool


class GroupResult(msgspec.Struct, frozen=True):
    """A game or match that came to its end at a table of the group; `number` is that of its record."""

    table: str
    number: int
    at: int
    game: str
    players: list[GroupPlayer]


class GroupRating(msgspec.Struct, frozen=True):
    """Strength by openskill, where everybody begins at 1000; it is 95 % sure to be within the margin."""

    rating: int
    margin: int
    #: games with two people or more, which are those that count
    games: int


class Standing(msgspec.Struct, frozen=True):
    """How somebody has done."""

    name: str
    games: int
    wins: int
    #: places in the last games, the newest first; null where nobody won
    form: list[int | None]
    #: when the last game ended
    last: int
    #: null before the first game with another person
    rating: GroupRating | None


class GameStandings(msgspec.Struct, frozen=True):
    """How everybody has done at one game."""

    game: str
    standings: list[Standing]


class GroupPage(msgspec.Struct, frozen=True):
    """A group's page: the best rating first, the newest result first."""

    id: str
    name: str
    created: int
    members: list[str]
    overall: list[Standing]
    games: list[GameStandings]
    results: list[GroupResult]
    #: how many results there are, and how many there can be
    total: int
    most: int


class ResultList(msgspec.Struct, frozen=True):
    """Older results, the newest first."""

    results: list[GroupResult]
