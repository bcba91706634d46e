"""What is stored of a table: its whole history, one fact an entry. A table is what its entries make of it."""

from typing import Any

import msgspec

from smallbox.wire.client import ChatMode, GameName, Options, Pace, Privacy, Reaction

#: the rules version of every game that was stored before versions were
FIRST_RULES = "1"


class Fact(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened at a table."""


class Entry(msgspec.Struct, frozen=True):
    """A fact with its number and time, and the seat and message that asked for it; `id` is '' where nobody did."""

    seq: int
    at: int
    seat: int | None
    id: str
    fact: "AnyFact"


class Created(Fact, tag="created", frozen=True):
    code: str
    game: GameName
    seats: int
    options: Options
    pace: Pace
    privacy: Privacy
    chat: ChatMode
    maker: str


class Committed(Fact, tag="committed", frozen=True):
    """The secrets of the next deal; only their commitment is shown before its end."""

    seed: str
    salt: str
    bots: str


class SatDown(Fact, tag="sat_down", frozen=True):
    """Of the secret only its hash is kept."""

    seat: int
    name: str
    secret: str


class GotUp(Fact, tag="got_up", frozen=True):
    """A person left, or was sent away."""

    seat: int
    kicked: bool


class BotSatDown(Fact, tag="bot_sat_down", frozen=True):
    seat: int
    name: str
    level: str


class BotGotUp(Fact, tag="bot_got_up", frozen=True):
    seat: int


class Swapped(Fact, tag="swapped", frozen=True):
    seat: int
    other: int


class Changed(Fact, tag="changed", frozen=True):
    """Settings as they are from now on."""

    seats: int
    options: Options
    pace: Pace
    privacy: Privacy
    chat: ChatMode


class WasReady(Fact, tag="was_ready", frozen=True):
    """A person is ready, or no longer; with a nonce, or the hash of one that is opened later, or neither."""

    seat: int
    ready: bool
    nonce: str
    commit: str = ""


class ReadyWithdrawn(Fact, tag="ready_withdrawn", frozen=True):
    """The table changed, so nobody is ready any more, and no number stands."""


class Dealing(Fact, tag="dealing", frozen=True):
    """The deal is settled, as `Began` will tell it, but for the numbers whose hashes were given: they are asked for."""

    order: list[int]
    options: Options
    rules: str = FIRST_RULES
    data: str | None = None
    spelled: str | None = None


class Revealed(Fact, tag="revealed", frozen=True):
    """A seat opened its number."""

    seat: int
    nonce: str


class DealCalledOff(Fact, tag="deal_called_off", frozen=True):
    """No deal, because these seats were silent, or somebody went: nobody is ready any more, and no number stands."""

    silent: list[int]


class Began(Fact, tag="began", frozen=True):
    """A game or round was dealt, from the secrets committed to last. Seat s of now was seat `order[s]` before.

    It is played again only by the rules and with the data that it was dealt by: with others it would be another deal.
    """

    order: list[int]
    options: Options
    rules: str = FIRST_RULES
    #: None where older versions did not note it: then it is the data that these rules had
    data: str | None = None
    #: the options as the record and the key of the deal spell them
    spelled: str | None = None


class Moved(Fact, tag="moved", frozen=True):
    """A move in notation."""

    seat: int
    move: str
    #: made by the clock for a person who was silent (A34)
    by_clock: bool = False


class TookBack(Fact, tag="took_back", frozen=True):
    """D60: the moves after entry `to` do not stand."""

    seat: int
    to: int


class WentOn(Fact, tag="went_on", frozen=True):
    """A look, show or reveal is over."""


class Absent(Fact, tag="absent", frozen=True):
    """A bot plays on for a person, or makes this one move only (A34)."""

    seat: int
    once: bool


class Returned(Fact, tag="returned", frozen=True):
    seat: int


class Resigned(Fact, tag="resigned", frozen=True):
    seat: int


class Result(msgspec.Struct, frozen=True):
    """How a game, a round or a match ended."""

    kind: str
    winners: list[int]
    scores: list[int] | None


class Ended(Fact, tag="ended", frozen=True):
    """A game or round came to its end, as the rules of then told it: `match` is the result where nothing follows.

    Whoever plays it again knows that already; whoever cannot, because the rules have changed, knows it from here. It is
    stored together with the record.
    """

    #: which game of the table, counted from 1
    game: int
    result: Result
    match: Result | None


class Closed(Fact, tag="closed", frozen=True):
    """The rules changed while a game or match was running: it cannot go on. Its record is stored with this."""

    game: int


class Stopped(Fact, tag="stopped", frozen=True):
    seat: int
    #: the game that ended with it, whose record is stored with this; 0 where none was running, or none was stored
    game: int = 0


class Again(Fact, tag="again", frozen=True):
    """A rematch: back to the lobby, with the seats moved on by one."""

    seat: int
    order: list[int]


class Spoke(Fact, tag="spoke", frozen=True):
    """Talk as older versions stored it; now it is kept apart, see `talk`."""

    seat: int
    text: str


class Gestured(Fact, tag="gestured", frozen=True):
    """A reaction as older versions stored it; now it is kept with the talk."""

    seat: int
    reaction: Reaction


class CodeMade(Fact, tag="code_made", frozen=True):
    """A one-time code for another device; of the code only its hash is kept."""

    seat: int
    code: str
    until: int


class CodeUsed(Fact, tag="code_used", frozen=True):
    seat: int
    secret: str


class Forgotten(Fact, tag="forgotten", frozen=True):
    """A person's name and words were erased."""

    seat: int


class Erased(Fact, tag="erased", frozen=True):
    """The name and words of a person who is gone were erased; `person` is the entry with which they sat down."""

    person: int


AnyFact = (
    Created
    | Committed
    | SatDown
    | GotUp
    | BotSatDown
    | BotGotUp
    | Swapped
    | Changed
    | WasReady
    | ReadyWithdrawn
    | Dealing
    | Revealed
    | DealCalledOff
    | Began
    | Moved
    | TookBack
    | WentOn
    | Absent
    | Returned
    | Resigned
    | Ended
    | Closed
    | Stopped
    | Again
    | Spoke
    | Gestured
    | CodeMade
    | CodeUsed
    | Forgotten
    | Erased
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read_entry(body: bytes) -> Entry:
    entry: Entry = _decoder.decode(body)
    return entry
