"""What can happen at a table. A table is the sum of its facts (event sourcing): each says what it makes of a table.

They are stored for ever: docs/stored-facts.md tells how they may change.
"""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from smallbox.core import proof
from smallbox.core.events import Events
from smallbox.core.record import CLOSED, STOPPED
from smallbox.tables.seats import PROGRAM, Seat
from smallbox.tables.series import Series
from smallbox.tables.step import Step
from smallbox.wire import server as wire
from smallbox.wire.client import GameName, Options, Phase, Reaction, TableSettings

if TYPE_CHECKING:
    from smallbox.tables.table import Table

#: the rules version of every game that was stored before versions were
FIRST_RULES = "1"


class Happened(msgspec.Struct, frozen=True):
    """What an entry did: what is told to whom, and what of table and view has to be shown anew."""

    version: int
    events: Events
    is_table_changed: bool
    is_view_changed: bool


class Fact(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened at a table, and what is to be done about it."""

    #: must the table be shown anew to everybody, or the game?
    changes_table: ClassVar[bool] = True
    changes_view: ClassVar[bool] = False
    #: may somebody else sit on a seat, or on none any more?
    changes_seats: ClassVar[bool] = False
    #: do seats have other numbers, so that what was told before cannot be told again?
    renumbers_seats: ClassVar[bool] = False
    #: must bots be told everything anew?
    resets_bots: ClassVar[bool] = False
    #: must names and words be erased from what is stored?
    erases: ClassVar[bool] = False
    #: the phase in which the table is listed from now on
    listed: ClassVar[Phase | None] = None

    def lists(self, table: "Table") -> Phase | None:
        """The phase in which the table is listed from now on, if that changes; it is stored with the fact."""
        return self.listed

    def apply(self, table: "Table", step: Step) -> None:
        """Make it part of the table."""


class GivenRound(msgspec.Struct, frozen=True):
    """What the cards of a round come from: the nonces are those of the seats, in their order."""

    seed: str
    salt: str
    nonces: list[str]


class GivenDeal(msgspec.Struct, frozen=True):
    """A deal that is known before it is dealt: a day's, or one that others have played. It holds for one match."""

    #: `kobito-2026-11-17`, or signs as a table's code has them
    code: str
    #: it is this deal only by these rules, and with this data
    rules: str
    data: str
    rounds: list[GivenRound]
    #: what the bots choose by, and how many nodes they look at; '' and 0 where they play as ever
    dice: str = ""
    nodes: int = 0
    #: the result is one of the day's
    counts: bool = False

    @property
    def is_daily(self) -> bool:
        """Is everything about it fixed, bots and settings included?"""
        return bool(self.dice)


class Created(Fact, TableSettings, tag="created", frozen=True, kw_only=True):
    code: str
    game: GameName
    seats: int
    maker: str
    #: the group on whose page results are kept; '' where there is none
    group: str = ""
    #: the deal of its first game or match, where it is a known one
    deal: GivenDeal | None = None
    #: the text of a data file: the cards of one's own that it is played with; '' where they are the game's
    cards: str = ""


class Committed(Fact, tag="committed", frozen=True):
    """The secrets of the next deal; only their commitment is shown before its end."""

    seed: str
    salt: str
    bots: str

    def apply(self, table: "Table", step: Step) -> None:
        table.committed = self


class SatDown(Fact, tag="sat_down", frozen=True):
    """Of the secret only its hash is kept."""

    changes_seats: ClassVar[bool] = True

    seat: int
    name: str
    secret: str
    #: the id of a bot that is a program; '' for people
    program: str = ""

    def apply(self, table: "Table", step: Step) -> None:
        table.seats[self.seat] = Seat(self.name, secret=self.secret, person=step.seq, program=self.program)
        if table.host is None:
            table.host = self.seat
        is_person = not self.program
        joined = wire.Joined(self.seat, self.name) if is_person else wire.BotJoined(self.seat, self.name, PROGRAM)
        step.tell(joined)


class GotUp(Fact, tag="got_up", frozen=True):
    """A person left, or was sent away."""

    changes_seats: ClassVar[bool] = True

    seat: int
    kicked: bool

    def apply(self, table: "Table", step: Step) -> None:
        name = table.get_up(self.seat, is_kicked=self.kicked)
        step.tell(wire.Left(self.seat, name, "kicked" if self.kicked else "left"))


class BotSatDown(Fact, tag="bot_sat_down", frozen=True):
    changes_seats: ClassVar[bool] = True

    seat: int
    name: str
    level: str

    def apply(self, table: "Table", step: Step) -> None:
        table.seats[self.seat] = Seat(self.name, self.level)
        step.tell(wire.BotJoined(self.seat, self.name, self.level))


class BotGotUp(Fact, tag="bot_got_up", frozen=True):
    changes_seats: ClassVar[bool] = True

    seat: int

    def apply(self, table: "Table", step: Step) -> None:
        step.tell(wire.BotLeft(self.seat, table.at_seat(self.seat).name))
        table.seats[self.seat] = None


class Swapped(Fact, tag="swapped", frozen=True):
    changes_seats: ClassVar[bool] = True
    renumbers_seats: ClassVar[bool] = True

    seat: int
    other: int

    def apply(self, table: "Table", step: Step) -> None:
        order = list(range(len(table.seats)))
        order[self.seat], order[self.other] = self.other, self.seat
        table.reseat(order)
        step.tell(wire.SeatsSwapped(self.seat, self.other))


class Changed(Fact, TableSettings, tag="changed", frozen=True, kw_only=True):
    """Settings as they are from now on."""

    changes_seats: ClassVar[bool] = True

    seats: int

    def apply(self, table: "Table", step: Step) -> None:
        if self.pace != table.settings.pace:
            table.waits_since = step.at
        table.seats = (table.seats + [None] * self.seats)[: self.seats]
        if self.series != table.settings.series:
            table.series = Series(self.series)
        is_told = self.hints != table.settings.hints
        table.settings = settings_of(self)
        step.tell(wire.SettingsChanged())
        if is_told:
            step.tell(wire.HintsChanged(self.hints))


class WasReady(Fact, tag="was_ready", frozen=True):
    """A person is ready, or no longer; with a nonce, or the hash of one that is opened later, or neither."""

    seat: int
    ready: bool
    nonce: str
    commit: str = ""

    def apply(self, table: "Table", step: Step) -> None:
        seat = table.at_seat(self.seat)
        seat.is_ready = self.ready
        seat.nonce = self.nonce
        seat.commit = self.commit or proof.nonce_commitment(self.nonce)


class ReadyWithdrawn(Fact, tag="ready_withdrawn", frozen=True):
    """The table changed, so nobody is ready any more, and no nonce stands."""

    def apply(self, table: "Table", step: Step) -> None:
        # Everybody has their whole time for being ready again.
        table.waits_since = step.at
        table.call_off()
        step.tell(wire.ReadyWithdrawn())


class Dealt(msgspec.Struct, frozen=True):
    """A deal: seat s of now was seat `order[s]` before.

    It is played again only by the rules and with the data that it was dealt by: with others it would be another deal.
    """

    order: list[int]
    options: Options
    rules: str = FIRST_RULES
    #: None where older versions did not note it: then it is the data that these rules had
    data: str | None = None
    #: the options as the record and the key of the deal spell them
    spelled: str | None = None


class Dealing(Fact, Dealt, tag="dealing", frozen=True):
    """The deal is settled, as `Began` will tell it, but for the nonces whose hashes were given: they are asked for."""

    def apply(self, table: "Table", step: Step) -> None:
        table.waits_since = step.at
        table.dealing = self


class Revealed(Fact, tag="revealed", frozen=True):
    """A seat opened its nonce."""

    seat: int
    nonce: str

    def apply(self, table: "Table", step: Step) -> None:
        table.at_seat(self.seat).nonce = self.nonce


class DealCalledOff(Fact, tag="deal_called_off", frozen=True):
    """No deal, because these seats were silent, or somebody went: nobody is ready any more, and no nonce stands."""

    silent: list[int]

    def apply(self, table: "Table", step: Step) -> None:
        table.waits_since = step.at
        table.call_off()
        for number in self.silent:
            table.at_seat(number).silences += 1
        step.tell(wire.DealCalledOff(list(self.silent)))


class Began(Fact, Dealt, tag="began", frozen=True):
    """A game or round was dealt, from the secrets committed to last."""

    changes_view: ClassVar[bool] = True
    changes_seats: ClassVar[bool] = True
    renumbers_seats: ClassVar[bool] = True
    resets_bots: ClassVar[bool] = True
    listed: ClassVar[Phase | None] = "playing"

    def apply(self, table: "Table", step: Step) -> None:
        table.begin(self, step)


class Moved(Fact, tag="moved", frozen=True):
    """A move in notation."""

    changes_table: ClassVar[bool] = False
    changes_view: ClassVar[bool] = True

    seat: int
    move: str
    #: made by the clock for a person who was silent (A34)
    by_clock: bool = False

    def apply(self, table: "Table", step: Step) -> None:
        table.move(self, step)


class TookBack(Fact, tag="took_back", frozen=True):
    """D60: the moves after entry `to` do not stand."""

    changes_view: ClassVar[bool] = True
    resets_bots: ClassVar[bool] = True

    seat: int
    to: int

    def apply(self, table: "Table", step: Step) -> None:
        table.any_game().take_back(self.to)
        table.waits_since = step.at
        step.tell(wire.MoveUndone(self.seat))


class Hinted(Fact, tag="hinted", frozen=True):
    """A person asked for a good move; what was said to them is not kept."""

    seat: int

    def apply(self, table: "Table", step: Step) -> None:
        table.note_hint(self.seat)
        step.tell(wire.HintTaken(self.seat))


class WentOn(Fact, tag="went_on", frozen=True):
    """A look, show or reveal is over."""

    changes_table: ClassVar[bool] = False
    changes_view: ClassVar[bool] = True

    def apply(self, table: "Table", step: Step) -> None:
        table.waits_since = step.at
        if table.play is not None:
            step.events = table.play.go_on(step.at)


class Absent(Fact, tag="absent", frozen=True):
    """A bot plays on for a person, or makes this one move only (A34)."""

    seat: int
    once: bool
    #: the seat that has decided it; None where the time ran out
    by: int | None = None

    def apply(self, table: "Table", step: Step) -> None:
        seat = table.at_seat(self.seat)
        seat.is_away, seat.is_away_once = True, self.once
        seat.asked_by.clear()
        if self.by is not None:
            step.tell(wire.StandInBegan(self.seat, self.by))
        else:
            step.tell(wire.TimeRanOut(self.seat) if self.once else wire.WentAway(self.seat))


class StandInAsked(Fact, tag="stand_in_asked", frozen=True):
    """Somebody asks that a bot plays for `other`, who is away."""

    seat: int
    other: int

    def apply(self, table: "Table", step: Step) -> None:
        table.at_seat(self.other).asked_by.append(self.seat)
        step.tell(wire.StandInAsked(self.seat, self.other))


class Returned(Fact, tag="returned", frozen=True):
    seat: int

    def apply(self, table: "Table", step: Step) -> None:
        table.at_seat(self.seat).come_back()
        if table.play is not None and table.play.to_act == self.seat:
            table.waits_since = step.at
        step.tell(wire.CameBack(self.seat))


class Resigned(Fact, tag="resigned", frozen=True):
    seat: int

    def apply(self, table: "Table", step: Step) -> None:
        table.at_seat(self.seat).is_resigned = True
        step.tell(wire.SeatResigned(self.seat))


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

    changes_table: ClassVar[bool] = False

    #: which game of the table, counted from 1
    game: int
    result: Result
    match: Result | None

    def _ends(self, table: "Table") -> bool:
        """Is it about the game that is running? One of long ago may be stored later."""
        return self.game == table.plays and table.phase == "playing"

    def lists(self, table: "Table") -> Phase | None:
        if not self._ends(table):
            return None
        return "between" if self.match is None else "over"

    def apply(self, table: "Table", step: Step) -> None:
        table.unstored.pop(self.game, None)
        if self._ends(table):
            table.end(self)
            step.is_table_changed = True


class Closed(Fact, tag="closed", frozen=True):
    """The rules changed while a game or match was running: it cannot go on. Its record is stored with this."""

    changes_view: ClassVar[bool] = True
    listed: ClassVar[Phase | None] = "over"

    game: int

    def apply(self, table: "Table", step: Step) -> None:
        table.finish(Result(CLOSED, [], None))
        step.tell(wire.GameClosed())


class Stopped(Fact, tag="stopped", frozen=True):
    changes_view: ClassVar[bool] = True
    listed: ClassVar[Phase | None] = "over"

    seat: int
    #: the game that ended with it, whose record is stored with this; 0 where none was running, or none was stored
    game: int = 0

    def apply(self, table: "Table", step: Step) -> None:
        stopped = Result(STOPPED, [], None)
        if table.phase == "playing":
            table.note_end(Ended(table.plays, stopped, stopped), STOPPED)
        table.finish(stopped)
        step.tell(wire.GameStopped(self.seat))


class Again(Fact, tag="again", frozen=True):
    """A rematch: back to the lobby, with the seats moved on by one."""

    changes_view: ClassVar[bool] = True
    changes_seats: ClassVar[bool] = True
    renumbers_seats: ClassVar[bool] = True
    listed: ClassVar[Phase | None] = "lobby"

    seat: int
    order: list[int]

    def apply(self, table: "Table", step: Step) -> None:
        table.go_to_lobby(self.order)
        step.tell(wire.RematchCalled(self.order.index(self.seat), self.order))


class Spoke(Fact, tag="spoke", frozen=True):
    """Talk as older versions stored it; now it is kept apart, see `talk`."""

    changes_table: ClassVar[bool] = False

    seat: int
    text: str

    def apply(self, table: "Table", step: Step) -> None:
        table.hear_of_before(self.seat, self.text, step.at)
        step.tell(wire.Said(self.seat, self.text))


class Gestured(Fact, tag="gestured", frozen=True):
    """A reaction as older versions stored it; now it is kept with the talk."""

    changes_table: ClassVar[bool] = False

    seat: int
    reaction: Reaction

    def apply(self, table: "Table", step: Step) -> None:
        step.tell(wire.Reacted(self.seat, self.reaction))


class CodeMade(Fact, tag="code_made", frozen=True):
    """A one-time code for another device; of the code only its hash is kept."""

    changes_table: ClassVar[bool] = False

    seat: int
    code: str
    until: int

    def apply(self, table: "Table", step: Step) -> None:
        seat = table.at_seat(self.seat)
        seat.code, seat.code_until = self.code, self.until


class CodeUsed(Fact, tag="code_used", frozen=True):
    seat: int
    secret: str

    def apply(self, table: "Table", step: Step) -> None:
        seat = table.at_seat(self.seat)
        seat.code = ""
        seat.secrets.append(self.secret)


class Forgotten(Fact, tag="forgotten", frozen=True):
    """A person's name and words were erased."""

    erases: ClassVar[bool] = True

    seat: int

    def apply(self, table: "Table", step: Step) -> None:
        seat = table.seats[self.seat] if self.seat < len(table.seats) else None
        if seat is not None:
            table.erase(seat.person)


class Erased(Fact, tag="erased", frozen=True):
    """The name and words of a person who is gone were erased; `person` is the entry with which they sat down."""

    erases: ClassVar[bool] = True

    person: int

    def apply(self, table: "Table", step: Step) -> None:
        table.erase(self.person)


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
    | Hinted
    | WentOn
    | Absent
    | StandInAsked
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


def settings_of(fact: Created | Changed) -> TableSettings:
    """What the host can change, but for the number of seats."""
    return TableSettings(**{name: getattr(fact, name) for name in TableSettings.__struct_fields__})
