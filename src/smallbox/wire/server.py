"""What the server says. Fields have no defaults, so that a client always finds them."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from smallbox.core.judge import Reason
from smallbox.core.messages import Event, Move, View
from smallbox.wire.client import BotPace, GameName, Phase, Reaction, SeriesLength, TableSettings

Fact = str | int | list[str]
Facts = dict[str, Fact]


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server tells a client."""


class Done(ServerMessage, tag="done", frozen=True):
    """Yes: it is stored. The table had this version then."""

    id: str
    version: int


class RefusedMessage(ServerMessage, tag="refused", frozen=True):
    """No: a clause of the rules forbids it; nothing has changed."""

    id: str
    clause: str
    reason: str
    facts: Facts


class ErrorMessage(ServerMessage, tag="error", frozen=True):
    """No, for another reason; nothing has changed. The id is empty where the message had none."""

    id: str
    error: str
    facts: Facts


class HandoverCode(ServerMessage, tag="handover", frozen=True):
    """The one-time code that was asked for, and how many seconds it holds."""

    id: str
    code: str
    seconds: int


class Hint(ServerMessage, tag="hint", frozen=True):
    """The good move that was asked for, from what the seat may know and no more; void once somebody has moved."""

    id: str
    #: that of the table
    version: int
    move: Move
    #: how many of 100 games the seat can expect to win with it
    chance: int
    #: null where there is nothing to say
    why: Reason | None


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat. A bot has a level; a bot also plays for a person who is away or has resigned."""

    name: str
    level: str | None
    #: a bot that is a program: it came over the network with a token, and sits, connects and moves like a person
    is_program: bool
    is_ready: bool
    is_away: bool
    is_resigned: bool
    #: the person has left for good; counts as resigned too
    is_gone: bool
    #: who asks that a bot plays for this person, while they are away
    asked_by: list[int]
    #: before a deal: SHA-256 of the number that the seat gives to it; empty where it gives none
    commit: str


class DealInfo(msgspec.Struct, frozen=True):
    """A deal, settled by this with the commitment and the seats' commits; the seats `awaits` have still to reveal."""

    #: the tags `Rules` and `Opt` of the record that is to be
    rules: str
    options: str
    awaits: list[int]


class KnownDeal(msgspec.Struct, frozen=True):
    """A deal that is no secret: there is no commitment, and nobody's number goes into it."""

    #: `kobito-2026-11-17`, or that of a deal that others have played
    code: str
    kind: Literal["daily", "duplicate"]
    #: is the result one of the day's? Otherwise it is practice
    counts: bool


class ResultInfo(msgspec.Struct, frozen=True):
    """How the game or the match ended; the seats that resigned count as last."""

    kind: str
    winners: list[int]
    scores: list[int] | None
    resigned: list[int]


class SeriesInfo(msgspec.Struct, frozen=True):
    """The score of a series: games played one after another by the same people and bots, counted when they are over.

    It is `new` before its first deal. When it is `over` the leaders have won it. It is `broken` while others sit at the
    table than those who began it. Unless it is `running` the next game begins a new one.
    """

    state: Literal["new", "running", "over", "broken"]
    #: games that came to their end, and how many of them each seat has won; a shared win counts for each
    games: int
    wins: list[int]
    #: the seats that have won most; none where nobody has won a game
    leaders: list[int]


class ChatLine(msgspec.Struct, frozen=True):
    """Something that was said."""

    seat: int
    text: str
    at: int


class TableInfo(TableSettings, frozen=True, kw_only=True):
    """All about a table but the game itself. `you` is the reader's seat."""

    bot_pace: BotPace
    series: SeriesLength
    hints: bool
    code: str
    game: GameName
    phase: Phase
    you: int | None
    host: int | None
    seats: list[SeatInfo | None]
    commitment: str
    #: null but for the moment in which numbers are opened
    dealing: DealInfo | None
    #: null where the cards were a secret before the game, as they mostly are
    deal: KnownDeal | None
    round: int
    rounds: int
    totals: list[int]
    result: ResultInfo | None
    #: null where a single game is played
    series_score: SeriesInfo | None
    said: list[ChatLine]
    #: how often each seat has asked for a good move in this game or match
    hints_taken: list[int]
    #: how many games or rounds of this table are finished and have a record, from 1
    records: int
    #: the group on whose page results are kept; empty where there is none
    group: str
    #: SHA-256 of the table's own cards, which GET /api/tables/{code}/cards has; empty where they are the game's
    cards: str


class Clock(msgspec.Struct, frozen=True):
    """What the table waits for: a seat's move, or the end of a look, show or reveal; milliseconds left, if limited."""

    waits_for: Literal["nobody", "move", "look", "show", "reveal", "ready"]
    seat: int | None
    left: int | None
    #: milliseconds in which another game of the series may begin; null where none runs, or none by the minute
    series_left: int | None


class TableMessage(ServerMessage, tag="table", frozen=True):
    """All that this client may know now; whatever it knew before is void."""

    version: int
    table: TableInfo
    view: View | None
    clock: Clock
    #: would an undo be taken now?
    can_undo: bool


class Update(ServerMessage, tag="update", frozen=True):
    """What happened after version `since`. A table or view of null has not changed."""

    version: int
    since: int
    events: Sequence[Event]
    table: TableInfo | None
    view: View | None
    clock: Clock
    #: would an undo be taken now?
    can_undo: bool


class Absence(msgspec.Struct, frozen=True):
    """Somebody is not connected, for so many milliseconds as far as the server knows."""

    seat: int
    milliseconds: int


class Presence(ServerMessage, tag="presence", frozen=True):
    """Which seats are there, which people are not and for how long, how many spectators watch, and how many of
    those are big screens for all."""

    connected: list[int]
    absent: list[Absence]
    spectators: int
    screens: int


class Reminder(ServerMessage, tag="reminder", frozen=True):
    """Gently: it is your turn. Milliseconds until a bot plays for you, if it will."""

    seat: int
    left: int | None


class Bye(ServerMessage, tag="bye", frozen=True):
    """The server closes this socket: why."""

    reason: Literal["kicked", "left", "shutdown"]


Trouble = Literal["database", "bus"]


class Weather(ServerMessage, tag="weather", frozen=True):
    """The server has lost something it needs, or has it back. Without its database nothing can be stored; without the
    bus between servers, what people do at another one is seen a little later. It comes back by itself, and whoever
    connects anew is told again if it has not."""

    trouble: Trouble
    is_over: bool


AnyServerMessage = (
    Done
    | RefusedMessage
    | ErrorMessage
    | HandoverCode
    | Hint
    | TableMessage
    | Update
    | Presence
    | Reminder
    | Bye
    | Weather
)


class TableEvent(Event, frozen=True):
    """What happened at the table, beside the game."""


class Joined(TableEvent, tag="joined", frozen=True):
    """A person sat down."""

    seat: int
    name: str


class Left(TableEvent, tag="left", frozen=True):
    """A person is gone."""

    seat: int
    name: str
    reason: Literal["left", "kicked"]


class BotJoined(TableEvent, tag="bot_joined", frozen=True):
    """A bot sat down; the level of one that is a program is `program`."""

    seat: int
    name: str
    level: str


class BotLeft(TableEvent, tag="bot_left", frozen=True):
    """A bot was taken away."""

    seat: int
    name: str


class GameStarted(TableEvent, tag="game_started", frozen=True):
    """The cards were dealt. Seat s of now was seat `order[s]` before."""

    order: list[int]
    round: int


class WentAway(TableEvent, tag="went_away", frozen=True):
    """A person's time ran out; a bot plays on."""

    seat: int


class StandInAsked(TableEvent, tag="stand_in_asked", frozen=True):
    """Somebody asks that a bot plays for `other`, who is away."""

    seat: int
    other: int


class StandInBegan(TableEvent, tag="stand_in_began", frozen=True):
    """A bot plays for somebody who is away until they are back; `by` has decided it."""

    seat: int
    by: int


class CameBack(TableEvent, tag="came_back", frozen=True):
    """A person is back."""

    seat: int


class TimeRanOut(TableEvent, tag="time_ran_out", frozen=True):
    """A34: the clock answered, or named the gift, for a seat this once."""

    seat: int


class SeatResigned(TableEvent, tag="seat_resigned", frozen=True):
    """A person gave up; a bot plays on."""

    seat: int


class GameStopped(TableEvent, tag="game_stopped", frozen=True):
    """The last person ended the game."""

    seat: int


class GameClosed(TableEvent, tag="game_closed", frozen=True):
    """The rules were changed by an update while the game was running, so it cannot go on; its record is kept."""


class MoveUndone(TableEvent, tag="move_undone", frozen=True):
    """A seat took its last move back; the view is that of before."""

    seat: int


class Said(TableEvent, tag="said", frozen=True):
    """A person said something."""

    seat: int
    text: str


class Reacted(TableEvent, tag="reacted", frozen=True):
    """A quick phrase or an emote."""

    seat: int
    reaction: Reaction


class SeatsSwapped(TableEvent, tag="seats_swapped", frozen=True):
    """Two seats changed places."""

    seat: int
    other: int


class SettingsChanged(TableEvent, tag="settings_changed", frozen=True):
    """The host changed the table."""


class HintsChanged(TableEvent, tag="hints_changed", frozen=True):
    """The host lets people ask for hints, or no longer."""

    hints: bool


class HintTaken(TableEvent, tag="hint_taken", frozen=True):
    """A person has asked for a good move."""

    seat: int


class ReadyWithdrawn(TableEvent, tag="ready_withdrawn", frozen=True):
    """The table is about to change: whoever was ready is asked anew, and gives a new number."""


class DealCalledOff(TableEvent, tag="deal_called_off", frozen=True):
    """There is no deal, because numbers of these seats did not come, or because somebody goes. All are asked anew."""

    silent: list[int]


class RematchCalled(TableEvent, tag="rematch_called", frozen=True):
    """The same people play again. Seat s of now was seat `order[s]` before."""

    seat: int
    order: list[int]


TABLE_EVENTS = (
    Joined,
    Left,
    BotJoined,
    BotLeft,
    GameStarted,
    WentAway,
    StandInAsked,
    StandInBegan,
    CameBack,
    TimeRanOut,
    SeatResigned,
    GameStopped,
    GameClosed,
    MoveUndone,
    Said,
    Reacted,
    SeatsSwapped,
    SettingsChanged,
    HintsChanged,
    HintTaken,
    ReadyWithdrawn,
    DealCalledOff,
    RematchCalled,
)
