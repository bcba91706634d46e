"""The bodies of the small HTTP API."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.core.layout import Zone
from smallbox.core.messages import Event, Opened, View
from smallbox.core.options import Option, Preset
from smallbox.wire.client import (
    BotPace,
    ChatMode,
    Code,
    GameName,
    Name,
    OneTimeCode,
    Options,
    Pace,
    Phase,
    Privacy,
    Secret,
    SeriesLength,
)


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request's body; unknown fields are refused."""


class GroupKey(Body, frozen=True, kw_only=True):
    """What the link to a group's page has in it."""

    id: Code
    secret: Secret


#: of a day, kobito-2026-11-17, or of a deal that others have played
DealCode = Annotated[
    str, Meta(max_length=60, pattern="^([2-9A-HJ-NP-Z]{8}|[a-z0-9_-]{1,48}-[0-9]{4}-[0-9]{2}-[0-9]{2})$(?!\\n)")
]


class DealWish(Body, frozen=True, kw_only=True):
    """A known deal that a table is made for. Seats and options are the deal's; of a day's deal, bots and all else."""

    code: DealCode
    #: the day's deal, played once more: the result is none of the day's
    is_practice: bool = False


#: the text of a data file; as bytes of UTF-8 at most 65,536
CardsText = Annotated[str, Meta(min_length=1, max_length=40_000)]


class CreateTable(Body, frozen=True, kw_only=True):
    """A new table, with its maker as host on seat 0. The same secret again gives the same table again."""

    game: GameName
    name: Name
    secret: Secret
    seats: Annotated[int, Meta(ge=2, le=8)] = 4
    options: Options = {}
    pace: Pace = "none"
    privacy: Privacy = "private"
    #: without it: as the game says, which is free, and for That's Not a Hat its option `chat`
    chat: ChatMode | None = None
    bot_pace: BotPace = "thoughtful"
    series: SeriesLength = "one"
    hints: bool = False
    #: levels of bots that take the next seats
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=7)] = []
    #: the group on whose page the results of this table are kept
    group: GroupKey | None = None
    #: the cards that are dealt first, where they are to be known ones
    deal: DealWish | None = None
    #: of a bot that is a program, which is the host then, under its own name
    token: Secret | None = None
    #: cards of one's own, as the text of a data file: the table is private, in no group, and for no day's deal
    cards: CardsText | None = None


class JoinTable(Body, frozen=True, kw_only=True):
    """Sit down on the first free seat. The same secret again gives the same seat again."""

    name: Name
    secret: Secret
    #: of a bot that is a program: it sits down under its own name, whatever `name` says, and everybody sees what it is
    token: Secret | None = None


class MakeBot(Body, frozen=True, kw_only=True):
    """A name and a token for a bot that is a program. The same token again changes nothing."""

    name: Name
    #: a secret like that of a seat, which its owner draws; the server keeps its hash
    token: Secret


class BotMade(msgspec.Struct, frozen=True):
    """The bot may sit down with its token, under this name."""

    name: str


class RevokeToken(Body, frozen=True, kw_only=True):
    """Whoever has a bot's token can make it worthless."""

    token: Secret


class SitAnywhere(Body, frozen=True, kw_only=True):
    """Sit down at a public table of this game, or of any. The same secret again gives the same seat again."""

    name: Name
    secret: Secret
    game: GameName | None = None


class TakeOver(Body, frozen=True, kw_only=True):
    """Take a seat on another device, with the one-time code that its first device got."""

    code: OneTimeCode
    secret: Secret


class ForgetMe(Body, frozen=True, kw_only=True):
    """Erase the name and words of whoever has this secret; who still sits there leaves."""

    secret: Secret


#: where the browser's push service takes messages for it, as `PushSubscription` has it
PushEndpoint = Annotated[str, Meta(max_length=1024, pattern="^https?://[!-~]+$(?!\\n)")]


class SubscribeToTurns(Body, frozen=True, kw_only=True):
    """Tell a device, by push, of turns that begin while one is away: what `PushManager.subscribe` gave, for our key."""

    secret: Secret
    endpoint: PushEndpoint
    #: keys of the subscription, base64url
    p256dh: Annotated[str, Meta(max_length=88, pattern="^[A-Za-z0-9_-]{87}=?$(?!\\n)")]
    auth: Annotated[str, Meta(max_length=24, pattern="^[A-Za-z0-9_-]{22}(==)?$(?!\\n)")]
    #: in which it is told; English where the server does not speak it
    language: Annotated[str, Meta(max_length=10)] = "en"


class UnsubscribeFromTurns(Body, frozen=True, kw_only=True):
    """Tell a device no more."""

    secret: Secret
    endpoint: PushEndpoint


class PushKey(msgspec.Struct, frozen=True):
    """What push subscriptions of this server are made with: its public key (VAPID), base64url."""

    #: empty where this server sends no pushes
    key: str


class OpenNetwork(Body, frozen=True, kw_only=True):
    """Open this server to the network that the machine is in."""

    network: Literal["local"]


class OpenedNetwork(msgspec.Struct, frozen=True):
    """The server listens in the local network now: where."""

    address: str


class Seated(msgspec.Struct, frozen=True):
    """You have a seat. The link may be shared; the secret may not."""

    code: str
    seat: int
    link: str


class ListedTable(msgspec.Struct, frozen=True):
    """A public table: how many seats it has, how many are taken, and how many people are there right now."""

    code: str
    game: GameName
    phase: Phase
    host: str
    seats: int
    taken: int
    pace: Pace
    here: int
    #: null where nobody is there
    chat: ChatMode | None


class TableList(msgspec.Struct, frozen=True):
    """Public tables, newest first."""

    tables: list[ListedTable]


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf: how many can play, which bots, weakest first, and what a table may choose."""

    name: GameName
    #: for clients that have no sentence for it
    title: str
    fewest: int
    most: int
    #: how many seats a table has unless somebody says otherwise
    seats: int
    #: remembering is the game: nothing that was seen may stay on the screen
    is_of_memory: bool
    levels: list[str]
    #: the bot for those who name none
    level: str
    #: the bot for somebody's first games
    first_level: str
    options: list[Option]
    #: options that go together, to be taken in one tap
    presets: list[Preset]
    #: what lies where in a view, for a table that does not know the game
    zones: list[Zone]
    #: games with a coach for those who have never played it
    lessons: list[str]


#: who can follow a link: others too, this machine alone, or this machine alone unless whoever asks opens the network
Reach = Literal["others", "machine", "openable"]


class GameList(msgspec.Struct, frozen=True):
    """All games of this server."""

    #: where other devices reach this server, for links; empty: at the address that was asked
    address: str
    reach: Reach
    games: list[GameInfo]


class RecordStep(msgspec.Struct, frozen=True):
    """A game after one of its moves, number 0 after the deal; `seat` and `move` are the move that led there."""

    number: int
    seat: int | None
    move: str
    #: as the asked seat heard and saw it, or a spectator
    events: Sequence[Event]
    view: View
    #: what was hidden; null for those who look through a seat's eyes
    opened: Opened | None


class RecordSteps(msgspec.Struct, frozen=True):
    """A part of a finished game, to be looked at again."""

    game: GameName
    options: dict[str, str]
    names: list[str]
    #: how many moves the game has
    total: int
    #: as in the record; empty where the game was stopped
    result: str
    steps: list[RecordStep]
    #: SHA-256 of the table's own cards; empty where they are the game's
    cards: str


class Problem(msgspec.Struct, frozen=True):
    """Why not: the same codes and facts as on the socket; `detail` is a sentence for those who read it by hand."""

    error: str
    facts: dict[str, str | int | list[str]]
    detail: str


#: whether nodes hear each other quickly; `none` where there is only one
BusState = Literal["none", "ok", "away"]


class Health(msgspec.Struct, frozen=True):
    """The server answers, and its storage too. It is degraded where it cannot hear the other nodes."""

    status: Literal["ok", "degraded"]
    version: str
    engine: Literal["compiled", "plain"]
    #: which client the server hands out; empty where it has none
    client: str
    #: which of many nodes it is; empty where there is one
    node: str
    database: Literal["ok"]
    bus: BusState
    #: what is wrong, in a sentence; empty where nothing is
    detail: str
