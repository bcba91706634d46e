"""A table: what its entries make of it. It never decides anything; see `decide` and `clock`."""

from collections.abc import Mapping, Sequence, Set
from datetime import UTC, datetime
from typing import Any, NamedTuple, cast

from smallbox.core import proof
from smallbox.core.errors import BadOption, Refused
from smallbox.core.events import Events
from smallbox.core.messages import Event, Move, Outcome
from smallbox.core.record import CLOSED, END_TAG, STOPPED, Record
from smallbox.core.recorder import Prepared
from smallbox.games import GAMES
from smallbox.tables import entries as facts
from smallbox.tables.entries import Entry
from smallbox.tables.names import NOBODY
from smallbox.tables.running_game import RunningGame
from smallbox.tables.seats import Seat
from smallbox.tables.talk import SHOWN, Line
from smallbox.tables.unplayed_game import UnplayedGame
from smallbox.wire import server as wire
from smallbox.wire.client import ChatMode, GameName, Pace, Phase, Privacy, Reaction

#: a prepared move, or a game that was dealt before it is stored that it began
Ready = Prepared | RunningGame
UNCOMMITTED = facts.Committed("", "", "")
#: after these somebody else may sit on a seat
SEATING = (
    facts.SatDown,
    facts.GotUp,
    facts.BotSatDown,
    facts.BotGotUp,
    facts.Swapped,
    facts.Changed,
    facts.Began,
    facts.Again,
)


class Happened(NamedTuple):
    """What an entry did: what is told to whom, and what of table and view has to be shown anew."""

    version: int
    events: Events
    is_table_changed: bool
    is_view_changed: bool


class Ahead(NamedTuple):
    """What later entries tell of the games of a table that is being loaded."""

    #: the games whose ends are stored facts
    ended: Set[int]
    #: the ends that are known, by the entry of the last move
    ends_at: Mapping[int, facts.Ended]
    #: the last game, if it is to be shown
    shown: int

    def is_needed(self, game: int) -> bool:
        """Must a game be played again?"""
        return game == self.shown or game not in self.ended

    def is_old(self, game: int) -> bool:
        """Is the end of a game stored nowhere?"""
        return self is not NOTHING_AHEAD and game not in self.ended


NOTHING_AHEAD = Ahead(frozenset(), {}, 0)


def look_ahead(entries: Sequence[Entry], *, shows: bool) -> Ahead:
    game = 0
    last_moves: dict[int, int] = {}
    ended: dict[int, facts.Ended | None] = {}
    for entry in entries:
        fact = entry.fact
        if isinstance(fact, facts.Began):
            game += 1
        elif isinstance(fact, facts.Moved):
            last_moves[game] = entry.seq
        elif isinstance(fact, facts.Ended):
            ended[fact.game] = fact
        elif isinstance(fact, facts.Stopped | facts.Closed) and fact.game:
            ended.setdefault(fact.game, None)
    ends_at = {
        last_moves[game]: fact
        for game, fact in ended.items()
        if fact is not None and game in last_moves and fact.result.kind not in (STOPPED, CLOSED)
    }
    return Ahead(ended.keys(), ends_at, game if shows else 0)


class Table:
    """Everything that is known of a table. Only `take` changes it."""

    def __init__(self, created: facts.Created, at: int) -> None:
        self.code = created.code
        self.name: GameName = created.game
        self.game = GAMES[created.game]
        self.maker = created.maker
        self.created = at
        self.version = 0
        #: when the last entry was taken, and when the table began to wait for what it waits for now
        self.at = at
        self.waits_since = at
        self.phase: Phase = "lobby"
        self.seats: list[Seat | None] = [None] * created.seats
        self.host: int | None = None
        self.options: dict[str, str] = dict(created.options)
        self.pace: Pace = created.pace
        self.privacy: Privacy = created.privacy
        self.chat: ChatMode = created.chat
        self.committed = UNCOMMITTED
        #: the deal that is only waiting for numbers to be opened
        self.dealing: facts.Dealing | None = None
        self.bot_seed = 0
        #: the game that is played or was played last; None where it is not played again, see `unplayed`
        self.play: RunningGame | None = None
        self.unplayed: UnplayedGame | None = None
        #: how many games and rounds have begun, and how many of them may be shown as records
        self.plays = 0
        self.open_records = 0
        self.round = 0
        self.rounds = 1
        #: who starts the next game, where that is settled
        self.next_starter: int | None = None
        self.scores: list[list[int]] = []
        self.result: wire.ResultInfo | None = None
        #: the last lines of talk, and the number of the last one
        self.lines: list[Line] = []
        self.last_line = 0
        #: the version since which everybody sits where they sit
        self.seated_at = 0
        #: who has left, by the hash of their secret: they may still want to be forgotten; and who was removed
        self.former: dict[str, int] = {}
        self.removed: set[str] = set()
        #: games that ended and whose end is no stored fact: their results and records, by number
        self.unstored: dict[int, tuple[facts.Ended, Record]] = {}
        self._ahead = NOTHING_AHEAD
        self._date = ""

    # What is asked of a table.

    def seat_of(self, hashed: str) -> int | None:
        """The seat that a secret opens, by its hash."""
        for number, seat in enumerate(self.seats):
            if seat is not None and seat.knows(hashed):
                return number
        return None

    def at_seat(self, number: int) -> Seat:
        seat = self.seats[number]
        assert seat is not None, f"expected somebody on seat {number}"
        return seat

    def people(self) -> list[int]:
        """The seats of people who have not left."""
        return [number for number, seat in enumerate(self.seats) if seat is not None and seat.is_person]

    def seat_of_person(self, person: int) -> int | None:
        """Where somebody sits now, by the entry with which they sat down."""
        return next((at for at, seat in enumerate(self.seats) if seat is not None and seat.person == person), None)

    @property
    def said(self) -> list[wire.ChatLine]:
        """The last lines of those who are still here."""
        seats = {seat.person: at for at, seat in enumerate(self.seats) if seat is not None and seat.is_person}
        return [wire.ChatLine(seats[line.person], line.text, line.at) for line in self.lines if line.person in seats]

    def sealed(self) -> list[int]:
        """The seats of people who have promised a number that is not open yet."""
        return [number for number in self.people() if self.at_seat(number).is_sealed]

    def settings(self) -> facts.Changed:
        """What the host can change, as it is."""
        return facts.Changed(len(self.seats), dict(self.options), self.pace, self.privacy, self.chat)

    @property
    def is_secret(self) -> bool:
        """Must a returning client not learn what it missed?"""
        return self.game.is_of_memory

    @property
    def totals(self) -> list[int]:
        return [sum(column) for column in zip(*self.scores)]

    @property
    def commitment(self) -> str:
        """Fixes the deal before anybody gives a number of their own to it; '' while none is made."""
        made = self.committed
        return proof.commitment(made.salt, made.seed) if made.seed else ""

    def undoer(self) -> int | None:
        """The seat that may take its last move back now."""
        if self.play is None or self.phase != "playing":
            return None
        seat = self.play.undoer()
        return seat if seat is not None and not self.at_seat(seat).is_resigned else None

    @property
    def is_stranded(self) -> bool:
        """Is a game or match running whose rules are not those of today?"""
        return self.play is None and self.phase in ("playing", "between")

    def is_of_today(self, dealt: facts.Dealing | facts.Began) -> bool:
        """Would a deal come out the same today: by these rules, and with this data?"""
        if dealt.rules != self.game.rules_version:
            return False
        if dealt.data is None:
            return True
        try:
            return self.game.data_tag(self.game.options(len(dealt.order), dealt.options)) == dealt.data
        except (BadOption, Refused):
            return False

    # What could fail of facts that are to be stored is tried out before. Nothing is changed.

    def prepare(self, seat: int, move: Move, text: str) -> Prepared:
        """Carry a checked move out on a copy."""
        return self._running().prepare(seat, move, text)

    def deal(self, began: facts.Began, opened: dict[int, str]) -> RunningGame:
        """The game that begins, with the nonces that are opened just now."""
        names, nonces = self._dealt_to(began, opened)
        options = self.game.options(len(names), began.options)
        return RunningGame(self.game, options, names, self._secrets, nonces)

    def ending(self, outcome: Outcome) -> facts.Ended:
        """The end of the running game or round, and of the match if it is the last one."""
        result = facts.Result(outcome.kind, list(outcome.winners), outcome.scores)
        if self.rounds == 1:
            return facts.Ended(self.plays, result, result)
        if self.round < self.rounds:
            return facts.Ended(self.plays, result, None)
        match = self.game.table_rules.match_outcome([*self.scores, list(outcome.scores or [])])
        return facts.Ended(self.plays, result, facts.Result(match.kind, list(match.winners), match.scores))

    def record(self, end: str = "", prepared: Prepared | None = None) -> Record:
        """The record of the game, perhaps with its last move: never to be shown while it runs."""
        if self.play is not None:
            record = self.play.record(self._date, prepared)
        else:
            assert self.unplayed is not None, f"expected a game at {self.code}"
            record = self.unplayed.record(self._date)
        if end and not record.result:
            record.tags[END_TAG] = end
        return record

    # How a table changes.

    def hear(self, line: Line) -> Event | None:
        """Make a stored line of talk part of the table; what everybody hears of it."""
        self.last_line = line.number
        if not line.reaction:
            self.lines.append(line)
            del self.lines[:-SHOWN]
        seat = self.seat_of_person(line.person)
        if seat is None:
            return None
        self.at_seat(seat).remember(line.id, line.version)
        return wire.Reacted(seat, cast(Reaction, line.reaction)) if line.reaction else wire.Said(seat, line.text)

    def take(self, entry: Entry, ready: Ready | None = None) -> Happened:
        """Make an entry part of the table; what was prepared need not be done again."""
        self.version = entry.seq
        self.at = entry.at
        events = Events()
        is_game = is_back = False
        fact = entry.fact
        # Looked up before the seats change.
        asking = None if entry.seat is None else self._seat(entry.seat)
        if isinstance(fact, facts.Moved):
            is_game = True
            is_back = self.at_seat(fact.seat).is_away_once
            events = self._move(fact, entry, ready if isinstance(ready, Prepared) else None)
        elif isinstance(fact, facts.WentOn):
            is_game = True
            events = Events() if self.play is None else self.play.go_on(entry.at)
            self.waits_since = entry.at
        elif isinstance(fact, facts.Spoke | facts.Gestured):
            events.everyone(self._hear(fact, entry.at))
        else:
            is_game = isinstance(fact, facts.Began | facts.TookBack | facts.Again | facts.Stopped | facts.Closed)
            told = self._change(fact, entry.at, events, ready)
            if told is not None:
                events.told.insert(0, ("everyone", -1, told))
        if isinstance(fact, SEATING):
            self.seated_at = entry.seq
        if entry.id and asking is not None:
            asking.remember(entry.id, entry.seq)
        quiet = isinstance(
            fact, facts.Moved | facts.WentOn | facts.Spoke | facts.Gestured | facts.CodeMade | facts.Ended
        )
        is_over = is_game and self.phase != "playing"
        return Happened(entry.seq, events, is_over or is_back or not quiet, is_game)

    def _seat(self, number: int) -> Seat | None:
        return self.seats[number] if number < len(self.seats) else None

    def _running(self) -> RunningGame:
        assert self.play is not None, f"expected a running game at {self.code}"
        return self.play

    def _move(self, fact: facts.Moved, entry: Entry, prepared: Prepared | None) -> Events:
        self.waits_since = entry.at
        seat = self.at_seat(fact.seat)
        if seat.is_away_once:
            seat.is_away = seat.is_away_once = False
        play = self.play
        if play is None:
            self._unplayed().make(fact.seat, fact.move, entry.seq)
            if (ended := self._ahead.ends_at.get(entry.seq)) is not None:
                self._end(ended)
            return Events()
        shown = play.show(play.make(fact.seat, fact.move, entry.seq, prepared), entry.at)
        if fact.by_clock:
            shown.everyone(wire.TimeRanOut(fact.seat))
        if (outcome := play.outcome) is not None:
            self._end(self.ending(outcome))
        return shown

    def _unplayed(self) -> UnplayedGame:
        assert self.unplayed is not None, f"expected a game at {self.code}"
        return self.unplayed

    def _hear(self, fact: facts.Spoke | facts.Gestured, at: int) -> Event:
        if isinstance(fact, facts.Gestured):
            return wire.Reacted(fact.seat, fact.reaction)
        person = self.at_seat(fact.seat).person
        self.hear(Line(self.last_line + 1, at, self.version, person, "", fact.text))
        return wire.Said(fact.seat, fact.text)

    def _change(self, fact: Any, at: int, events: Events, ready: Ready | None) -> Event | None:
        match fact:
            case facts.Created() | facts.CodeUsed() | facts.CodeMade() | facts.Forgotten() | facts.Erased():
                self._note(fact)
                return None
            case facts.Committed():
                self.committed = fact
                return None
            case facts.SatDown(number, name, secret):
                self.seats[number] = Seat(name, secret=secret, person=self.version)
                if self.host is None:
                    self.host = number
                return wire.Joined(number, name)
            case facts.GotUp(number, kicked):
                return self._get_up(number, "kicked" if kicked else "left")
            case facts.BotSatDown(number, name, level):
                self.seats[number] = Seat(name, level)
                return wire.BotJoined(number, name, level)
            case facts.BotGotUp(number):
                name = self.at_seat(number).name
                self.seats[number] = None
                return wire.BotLeft(number, name)
            case facts.Swapped(number, other):
                order = list(range(len(self.seats)))
                order[number], order[other] = other, number
                self._reseat(order)
                return wire.SeatsSwapped(number, other)
            case facts.Changed():
                if fact.pace != self.pace:
                    self.waits_since = at
                self._set(fact)
                return wire.SettingsChanged()
            case facts.WasReady(number, is_ready, nonce, commit):
                self.at_seat(number).is_ready = is_ready
                self.at_seat(number).nonce = nonce
                self.at_seat(number).commit = commit or proof.nonce_commitment(nonce)
                return None
            case facts.ReadyWithdrawn() | facts.Dealing() | facts.Revealed() | facts.DealCalledOff():
                return self._before_deal(fact, at)
            case facts.Began():
                return self._begin(fact, ready, at, events)
            case facts.TookBack(number, to):
                (self.play or self._unplayed()).take_back(to)
                self.waits_since = at
                return wire.MoveUndone(number)
            case facts.Absent(number, once):
                self.at_seat(number).is_away = True
                self.at_seat(number).is_away_once = once
                return wire.TimeRanOut(number) if once else wire.WentAway(number)
            case facts.Returned(number):
                self.at_seat(number).is_away = self.at_seat(number).is_away_once = False
                if self.play is not None and self.play.to_act == number:
                    self.waits_since = at
                return wire.CameBack(number)
            case facts.Resigned(number):
                self.at_seat(number).is_resigned = True
                return wire.SeatResigned(number)
            case facts.Ended():
                self.unstored.pop(fact.game, None)
                # Known already where it was played again.
                if fact.game == self.plays and self.phase == "playing":
                    self._end(fact)
                return None
            case facts.Closed():
                self._finish(facts.Result(CLOSED, [], None))
                return wire.GameClosed()
            case facts.Stopped(number):
                stopped = facts.Result(STOPPED, [], None)
                if self.phase == "playing":
                    self._note_end(facts.Ended(self.plays, stopped, stopped), STOPPED)
                self._finish(stopped)
                return wire.GameStopped(number)
            case facts.Again(number, order):
                return self._again(number, order)
            case _:
                raise AssertionError(f"expected a known fact, got {type(fact).__name__}")

    def _before_deal(
        self, fact: facts.ReadyWithdrawn | facts.Dealing | facts.Revealed | facts.DealCalledOff, at: int
    ) -> Event | None:
        """Before a deal: numbers are asked for and opened, or do not stand any more."""
        if isinstance(fact, facts.Revealed):
            self.at_seat(fact.seat).nonce = fact.nonce
            return None
        # The others have their whole time, for opening a number or for being ready again.
        self.waits_since = at
        if isinstance(fact, facts.Dealing):
            self.dealing = fact
            return None
        self.dealing = None
        self._unready()
        if isinstance(fact, facts.ReadyWithdrawn):
            return wire.ReadyWithdrawn()
        for number in fact.silent:
            self.at_seat(number).silences += 1
        return wire.DealCalledOff(list(fact.silent))

    def _note(self, fact: facts.Created | facts.CodeUsed | facts.CodeMade | facts.Forgotten | facts.Erased) -> None:
        match fact:
            case facts.CodeMade(number, code, until):
                self.at_seat(number).code = code
                self.at_seat(number).code_until = until
            case facts.CodeUsed(number, secret):
                self.at_seat(number).code = ""
                self.at_seat(number).secrets.append(secret)
            case facts.Forgotten(number):
                if (seat := self._seat(number)) is not None:
                    self._erase(seat.person)
            case facts.Erased(person):
                self._erase(person)
            case facts.Created():
                pass

    def _erase(self, person: int) -> None:
        """Somebody is forgotten."""
        self.lines = [line for line in self.lines if line.person != person]
        self.former = {hashed: former for hashed, former in self.former.items() if former != person}
        number = self.seat_of_person(person)
        if number is None:
            return
        self.at_seat(number).name = NOBODY
        if (game := self.play or self.unplayed) is not None:
            game.erase_name(number)

    def _set(self, fact: facts.Changed) -> None:
        self.seats = (self.seats + [None] * fact.seats)[: fact.seats]
        self.options = dict(fact.options)
        self.pace, self.privacy, self.chat = fact.pace, fact.privacy, fact.chat

    def _get_up(self, number: int, reason: Any) -> Event:
        seat = self.at_seat(number)
        self.former |= dict.fromkeys(seat.secrets, seat.person)
        if reason == "kicked":
            self.removed |= set(seat.secrets)
        seat.leave()
        if self.phase in ("lobby", "over"):
            self.seats[number] = None
        else:
            seat.is_resigned = True
        if self.host == number:
            self._next_host(number)
        return wire.Left(number, seat.name, reason)

    def _next_host(self, after: int) -> None:
        """When the host leaves the next person is host."""
        people = self.people()
        later = [number for number in people if number > after]
        self.host = next(iter(later or people), None)

    def _reseat(self, order: Sequence[int]) -> None:
        """Seat s gets what was on seat order[s]."""
        now = {old: new for new, old in enumerate(order)}
        self.seats = [self.seats[old] for old in order]
        self.host = None if self.host is None else now.get(self.host)

    def _dealt_to(self, began: facts.Began, opened: dict[int, str]) -> tuple[list[str], list[str]]:
        """The names and nonces of the seats, in their new order."""
        names = [self.at_seat(number).name for number in began.order]
        return names, [opened.get(number, self.at_seat(number).nonce) for number in began.order]

    @property
    def _secrets(self) -> tuple[str, str]:
        return self.committed.seed, self.committed.salt

    def _begin(self, fact: facts.Began, ready: Ready | None, at: int, events: Events) -> Event:
        self._imply_end()
        self.plays += 1
        self.play = self.unplayed = None
        if isinstance(ready, RunningGame):
            self.play = ready
        elif self._ahead.is_needed(self.plays) and self.is_of_today(fact):
            self.play = self.deal(fact, {})
        else:
            names, nonces = self._dealt_to(fact, {})
            self.unplayed = UnplayedGame(self.name, fact, names, self._secrets, nonces)
        self._reseat(fact.order)
        self._start(at)
        if self.play is not None:
            self.rounds = self.game.table_rules.rounds(self.play.options)
            events.told.extend(self.play.show(self.play.last_events, at).told)
        return wire.GameStarted(fact.order, self.round)

    def _start(self, at: int) -> None:
        """A game begins; a round follows another one without the lobby in between."""
        if self.phase == "lobby":
            self.round, self.scores = 0, []
        self.round += 1
        self.rounds = self.round
        self.phase = "playing"
        self.bot_seed = int(self.committed.bots, 16)
        self.dealing = None
        self.result = None
        self.next_starter = None
        self.waits_since = at
        self._date = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
        self._unready()
        for number in range(len(self.seats)):
            self.at_seat(number).silences = 0

    def _unready(self) -> None:
        """Everybody says anew that they are ready, with a new number of their own."""
        for seat in self.seats:
            if seat is not None:
                seat.unready()

    def _end(self, ended: facts.Ended) -> None:
        """A game or round came to its end by the rules."""
        self._note_end(ended)
        if ended.match != ended.result:
            self.scores.append(list(ended.result.scores or []))
        if ended.match is not None:
            self._finish(ended.match)
            return
        self.phase = "between"
        self._unready()
        self.next_starter = None if self.play is None else (self.play.starter + 1) % len(self.seats)  # H38
        self.committed = UNCOMMITTED

    def _finish(self, result: facts.Result) -> None:
        resigned = [number for number, seat in enumerate(self.seats) if seat is not None and seat.is_resigned]
        self.result = wire.ResultInfo(result.kind, list(result.winners), result.scores, resigned)
        self.phase = "over"
        self.dealing = None
        self.round = self.rounds
        self.open_records = self.plays

    def _imply_end(self) -> None:
        """A game of other rules, of before ends were stored, was over all the same, or nothing would follow it."""
        if self.phase == "playing":
            unknown = facts.Result(CLOSED, [], None)
            self._note_end(facts.Ended(self.plays, unknown, None), CLOSED)

    def _note_end(self, ended: facts.Ended, end: str = "") -> None:
        """Keep the result and record of a game of before such ends were stored."""
        if self._ahead.is_old(self.plays):
            self.unstored[self.plays] = (ended, self.record(end))

    def _again(self, number: int, order: list[int]) -> Event:
        """Bots and people stay, whoever left does not."""
        # The seats move on by one, so that the next starter now sits where the last one sat.
        self.next_starter = None if self.play is None else self.play.starter
        self._imply_end()
        self.open_records = self.plays
        for place, seat in enumerate(self.seats):
            if seat is not None and seat.is_gone:
                self.seats[place] = None
        self._reseat(order)
        self.phase = "lobby"
        self.play = self.unplayed = None
        self.result = None
        self.round, self.scores = 0, []
        self._unready()
        for seat in self.seats:
            if seat is not None:
                seat.is_away = seat.is_away_once = seat.is_resigned = False
        return wire.RematchCalled(order.index(number), order)


def load(entries: Sequence[Entry], *, shows: bool = True) -> Table:
    """A table from its entries, the first of which created it; its game can be shown, unless nobody wants to see it.

    A game whose end is a stored fact is not played again, but for the last one, which is shown.
    """
    first = entries[0]
    assert isinstance(first.fact, facts.Created), "expected a table to begin with its creation"
    table = Table(first.fact, first.at)
    table._ahead = look_ahead(entries, shows=shows)
    for entry in entries:
        table.take(entry)
    table._ahead = NOTHING_AHEAD
    return table
