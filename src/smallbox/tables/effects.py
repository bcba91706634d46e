"""What a hall of tables needs from the world around it, and what it is told in return."""

from collections.abc import Callable, Sequence
from typing import Annotated, Literal, NamedTuple, Protocol

import msgspec
from msgspec import Meta

from smallbox.core.judge import Reason
from smallbox.core.messages import Event, View
from smallbox.tables.talk import Line
from smallbox.wire.client import GameName, Pace, Phase
from smallbox.wire.groups import GroupPlayer

#: what became of entries that were to be stored; another node may have written first
AppendResult = Literal["stored", "conflict", "failed"]
#: told of it, with the time
Told = Callable[[AppendResult, int], None]


class Row(NamedTuple):
    """One stored entry of a table. Table and sequence number are unique; `at` is in milliseconds since 1970."""

    table: str
    seq: int
    at: int
    body: bytes


class KeptRecord(NamedTuple):
    """The record of a game of a table, counted from 1, as it was written when the game ended."""

    number: int
    text: str


class KeptResult(NamedTuple):
    """How a game of a table ended, for the page of its group; `number` is that of its record, players are by seat."""

    group: str
    number: int
    game: GameName
    players: list[GroupPlayer]


class KeptDealResult(NamedTuple):
    """How a known deal ended at a table; of a day's deal it is the result of one person, else of all who played."""

    deal: str
    number: int
    #: SHA-256 of the secret of the person whose result of the day it is; '' where it is no day's deal
    person: str
    players: list[GroupPlayer]


class Listing(msgspec.Struct, frozen=True):
    """What the store knows of a table without reading its entries."""

    code: str
    game: GameName
    phase: Phase
    is_public: bool
    host: str
    seats: int
    taken: int
    pace: Pace
    #: SHA-256 of the secret that made the table, so that a repeated request finds it again
    maker: str
    created: int
    updated: int
    group: str = ""


class Subscription(NamedTuple):
    """A device that is told of a person's turns by push; a person is the entry with which they sat down."""

    person: int
    #: where the push service of the browser's vendor takes messages for it, and what they are encrypted with
    endpoint: str
    p256dh: str
    auth: str
    language: str
    at: int


class Unsubscription(NamedTuple):
    """A device that is told no more, or all of a person's where no endpoint is named."""

    person: int
    endpoint: str = ""


class TurnNotice(NamedTuple):
    """Somebody's turn has begun who is not there; nothing of it is secret."""

    table: str
    #: the entry with which it began
    version: int
    person: int
    game: GameName
    #: the names of the others
    others: list[str]
    #: what is left on the clock
    milliseconds: int


class Writing(msgspec.Struct, frozen=True):
    """What is to be stored of one table, all or none."""

    rows: list[Row]
    listing: Listing | None = None
    line: Line | None = None
    records: Sequence[KeptRecord] = ()
    results: Sequence[KeptResult] = ()
    subscriptions: Sequence[Subscription] = ()
    unsubscriptions: Sequence[Unsubscription] = ()
    deals: Sequence[KeptDealResult] = ()


#: a bot's own move, or a hint for the person whose turn it is
Wanted = Literal["move", "hint"]


class Think(msgspec.Struct, frozen=True):
    """A bot is to move: exactly what its seat may know. `batches` are the events it heard from number `since` on."""

    table: str
    #: which game of the table, and how much has been told of it
    play: int
    made: int
    game: str
    players: int
    options: str
    seat: int
    level: str
    seed: int
    since: int
    batches: list[list[Event]]
    view: View
    milliseconds: int
    #: where it is not time that counts: so many for each move, whatever was thought before
    nodes: int = 0
    wants: Wanted = "move"
    #: the table's own cards as text, for a bot that has been told nothing yet; '' where they are the game's
    cards: str = ""


class Tip(msgspec.Struct, frozen=True):
    """A hint: the move that a strong bot would make, what share of wins it expects of it, and why."""

    move: msgspec.Raw
    chance: Annotated[float, Meta(ge=0, le=1)]
    #: None where there is no other move, or where there are no words for it
    why: Reason | None


class Thought(msgspec.Struct, frozen=True):
    """A bot's answer as JSON: its move, or its Tip.

    It is None where the bot lacks what happened before `since`, or could not answer.
    """

    table: str
    play: int
    made: int
    seat: int
    move: bytes | None
    wants: Wanted = "move"


class Connection(Protocol):
    """One socket. `send` never waits; `close` comes after the last message. Either may fail or call back."""

    def send(self, data: bytes) -> None: ...

    def close(self) -> None: ...


class Effects(Protocol):
    """Every call returns at once; what comes of it is told to the hall later."""

    def append(self, table: str, writing: Writing, told: Told) -> None:
        """Store durably, all or none; then tell how it went."""

    def load(self, table: str) -> None:
        """Read a table's entries and talk; then `hall.loaded`, with no entries where there is no such table.

        Where there are other nodes, this one hears their notices of the table before it reads, so that nothing is
        missed in between.
        """

    def relist(self, listing: Listing) -> None:
        """Store how a table is listed now; nothing waits for it."""

    def forget(self, table: str, seq: int) -> None:
        """Erase what the person said and was called who is forgotten by entry `seq`, from records too."""

    def notify(self, notice: TurnNotice) -> None:
        """Tell a person's devices, if any are subscribed; nothing waits for it."""

    def think(self, think: Think) -> None:
        """Let a bot think, about its own move or about a hint; then `hall.thought`."""

    def entropy(self, size: int) -> bytes:
        """Unguessable bytes."""

    # Only asked for where tables are shared with other nodes (`Hall(…, is_shared=True)`).

    def publish(self, table: str, notice: bytes) -> None:
        """Tell every other node that has this table open; it may be lost, repeated or late."""

    def leave(self, table: str) -> None:
        """The table is not open here any more: hear no more notices of it, and delete its lease, if it is ours."""

    def lease(self, table: str) -> None:
        """Take, or go on with, the duty to keep this table's clock and to move its bots; then `hall.leased`.

        Asked again every `RENEWED` milliseconds (`tables/lease.py`) while the table runs and is open here.
        """
