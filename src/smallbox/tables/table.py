"""A table: what its entries make of it (event sourcing). It never decides anything; see `decide` and `clock`."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, cast

from smallbox.core import proof
from smallbox.core.errors import BadData, BadOption, Refused
from smallbox.core.messages import Event, Move, Outcome
from smallbox.core.notation import seat_name
from smallbox.core.own_cards import cards_hash, read_cards
from smallbox.core.record import CLOSED, END_TAG, HINTS_TAG, Record
from smallbox.core.recorder import Prepared
from smallbox.games import GAMES
from smallbox.tables import facts
from smallbox.tables.ahead import NOTHING_AHEAD, look_ahead
from smallbox.tables.effects import Think, Wanted
from smallbox.tables.entries import Entry
from smallbox.tables.names import NOBODY
from smallbox.tables.running_game import RunningGame
from smallbox.tables.seats import Seat
from smallbox.tables.series import Series
from smallbox.tables.step import Step
from smallbox.tables.talk import KEPT, SHOWN, Line
from smallbox.tables.unplayed_game import UnplayedGame
from smallbox.wire import server as wire
from smallbox.wire.client import GameName, Phase, Reaction

#: a prepared move, or a game that was dealt before it is stored that it began
Ready = Prepared | RunningGame
UNCOMMITTED = facts.Committed("", "", "")


class Table:
    """Everything that is known of a table. Only `take` changes it."""

    def __init__(self, created: facts.Created, at: int) -> None:
        self.code = created.code
        self.name: GameName = created.game
        self.game = GAMES[created.game]
        self.maker = created.maker
        self.group = created.group
        #: the text of its own cards, and its hash; '' where they are the game's
        self.cards = created.cards
        self.cards_hash = cards_hash(self.cards)
        self.created = at
        self.version = 0
        #: when the last entry was taken, and when the table began to wait for what it waits for now
        self.at = at
        self.waits_since = at
        self.phase: Phase = "lobby"
        self.seats: list[Seat | None] = [None] * created.seats
        self.host: int | None = None
        self.settings = facts.settings_of(created)
        #: the games that are counted together
        self.series = Series(self.settings.series)
        self.committed = UNCOMMITTED
        #: the deal of the match that is to be, or is, played, where it was known before
        self.given = created.deal
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
        #: how often each seat has asked for a hint in this game or round, and where in the game it last was
        self.hinted: dict[int, int] = {}
        self.hinted_at: tuple[int, int] | None = None
        self.scores: list[list[int]] = []
        self.result: wire.ResultInfo | None = None
        #: the last lines of talk, the number of the last one, and the messages that said those that are stored
        self.lines: list[Line] = []
        self.last_line = 0
        self._said_by: dict[int, str] = {}
        #: the version since which everybody sits where they sit
        self.seated_at = 0
        #: who has left, by the hash of their secret: they may still want to be forgotten; and who was removed,
        #: a program also by its id
        self.former: dict[str, int] = {}
        self.removed: set[str] = set()
        #: games that ended and whose end is no stored fact: their results and records, by number
        self.unstored: dict[int, tuple[facts.Ended, Record]] = {}
        self._ahead = NOTHING_AHEAD
        self._date = ""

    # What is asked of a table.

    def has_heard(self, line: Line) -> bool:
        """Is a line part of the table, or too old to become one? Its number alone doesn't tell, see `hear`."""
        if line.number > self.last_line:
            return False
        is_old = line.number <= self.last_line - KEPT or self.seat_of_person(line.person) is None
        return is_old or self._said_by.get(line.number) == line.id

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

    def present(self) -> list[Seat]:
        """The people and bots at the table, without those who have left."""
        return [seat for seat in self.seats if seat is not None and not seat.is_gone]

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

    @property
    def options(self) -> dict[str, str]:
        return self.settings.options

    def read_options(self, players: int, given: dict[str, str]) -> Any:
        """Options as the game reads them, with the table's cards. Raises BadOption, BadData, Refused."""
        if not self.cards:
            return self.game.options(players, given)
        if "data" in given:
            raise BadOption("data: expected none where a table has cards of its own, got another pack")
        return self.game.options(players, given, read_cards(self.game, self.cards))

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
        if self.given is not None:
            # What anybody may know already is no promise.
            return ""
        return proof.commitment(made.salt, made.seed) if made.seed else ""

    @property
    def given_round(self) -> facts.GivenRound | None:
        """What the cards of the next round come from, where that is known before."""
        number = 0 if self.phase == "lobby" else self.round
        return self.given.rounds[number] if self.given is not None and number < len(self.given.rounds) else None

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
            return self.game.data_tag(self.read_options(len(dealt.order), dealt.options)) == dealt.data
        except (BadOption, BadData, Refused):
            return False

    # What could fail of facts that are to be stored is tried out before. Nothing is changed.

    def prepare(self, seat: int, move: Move, text: str) -> Prepared:
        """Carry a checked move out on a copy."""
        assert self.play is not None, f"expected a running game at {self.code}"
        return self.play.prepare(seat, move, text)

    def deal(self, began: facts.Began, opened: dict[int, str]) -> RunningGame:
        """The game that begins, with the nonces that are opened just now."""
        names, nonces = self._dealt_to(began, opened)
        options = self.read_options(len(names), began.options)
        return RunningGame(self.game, options, names, self._secrets, nonces, self._deal_code)

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
        if self.hinted:
            asked = [f"{seat_name(seat)}={number}" for seat, number in sorted(self.hinted.items())]
            record.tags[HINTS_TAG] = "; ".join(asked)
        return record

    # How a table changes.

    def hear(self, line: Line) -> Event | None:
        """Make a stored line of talk part of the table; what everybody hears of it."""
        # After lines were erased a number may come again.
        self.last_line = max(self.last_line, line.number)
        self._said_by[line.number] = line.id
        if len(self._said_by) > KEPT:
            del self._said_by[next(iter(self._said_by))]
        if line.text:
            self.lines.append(line)
            del self.lines[:-SHOWN]
        seat = self.seat_of_person(line.person)
        if seat is None:
            return None
        self.at_seat(seat).remember(line.id, line.version)
        return wire.Reacted(seat, cast(Reaction, line.reaction)) if line.reaction else wire.Said(seat, line.text)

    def take(self, entry: Entry, ready: Ready | None = None) -> facts.Happened:
        """Make an entry part of the table; what was prepared need not be done again."""
        # A gap would be shown to people as an update that does not follow what they hold.
        assert entry.seq == self.version + 1, f"expected entry {self.version + 1} of {self.code}, got {entry.seq}"
        self.version = entry.seq
        self.at = entry.at
        fact = entry.fact
        # Looked up before the seats change.
        asking = self.seats[entry.seat] if entry.seat is not None and entry.seat < len(self.seats) else None
        step = Step(entry.seq, entry.at, ready)
        # Most of them are moves, and `Moved` is not compiled.
        if isinstance(fact, facts.Moved):
            self.move(fact, step)
        else:
            fact.apply(self, step)
        if fact.changes_seats:
            self.seated_at = entry.seq
        if entry.id and asking is not None:
            asking.remember(entry.id, entry.seq)
        is_over = fact.changes_view and self.phase != "playing"
        is_table_changed = fact.changes_table or step.is_table_changed or is_over
        return facts.Happened(entry.seq, step.events, is_table_changed, fact.changes_view)

    # What facts make of it.

    def any_game(self) -> RunningGame | UnplayedGame:
        """The game that is played, or was played last."""
        game = self.play or self.unplayed
        assert game is not None, f"expected a game at {self.code}"
        return game

    def move(self, fact: facts.Moved, step: Step) -> None:
        self.waits_since = step.at
        seat = self.at_seat(fact.seat)
        if seat.is_away_once:
            seat.is_away = seat.is_away_once = False
            step.is_table_changed = True
        play = self.play
        if play is None:
            self._keep_move(fact, step.seq)
            return
        prepared = step.ready if isinstance(step.ready, Prepared) else None
        step.events = play.show(play.make(fact.seat, fact.move, step.seq, prepared), step.at)
        if fact.by_clock:
            step.tell(wire.TimeRanOut(fact.seat))
        if (outcome := play.outcome) is not None:
            self.end(self.ending(outcome))

    def _keep_move(self, fact: facts.Moved, seq: int) -> None:
        """A move of a game that is not played again."""
        assert self.unplayed is not None, f"expected a game at {self.code}"
        self.unplayed.make(fact.seat, fact.move, seq)
        if (ended := self._ahead.ends_at.get(seq)) is not None:
            self.end(ended)

    def position(self) -> tuple[int, int] | None:
        """Whose move is awaited, and how much of the game has been told; None where no move is awaited."""
        seat = None if self.play is None or self.phase != "playing" else self.play.to_act
        return None if seat is None or self.play is None else (seat, self.play.number_told())

    def question(self, seat: int, level: str, since: int, milliseconds: int, wants: Wanted = "move") -> Think:
        """What a bot is asked: exactly what the seat may know, with what it heard from number `since` on."""
        play = self.play
        assert play is not None, f"expected a running game at {self.code}"
        return Think(
            table=self.code,
            play=self.plays,
            made=play.number_told(),
            game=self.game.name,
            players=len(self.seats),
            options=play.options_text,
            # A bot that was told something before has its cards.
            cards=self.cards if since == 0 or wants == "hint" else "",
            seat=seat,
            level=level,
            # A bot's own dice, which tell nothing of the deal.
            seed=self.bot_seed * 8 + seat,
            since=since,
            batches=play.heard(seat, since),
            view=play.view(seat),
            milliseconds=milliseconds,
            nodes=0 if self.given is None or wants == "hint" else self.given.nodes,
            wants=wants,
        )

    def note_hint(self, seat: int) -> None:
        """A person has asked for a good move."""
        self.hinted[seat] = self.hinted.get(seat, 0) + 1
        self.hinted_at = self.position()
        self.at_seat(seat).hints += 1

    def hear_of_before(self, seat: int, text: str, at: int) -> None:
        """Talk among the entries, as older versions stored it."""
        self.hear(Line(self.last_line + 1, at, self.version, self.at_seat(seat).person, "", text))

    def call_off(self) -> None:
        """No deal is being made, and nobody is ready."""
        self.dealing = None
        self._unready()

    def erase(self, person: int) -> None:
        """Somebody is forgotten."""
        self.lines = [line for line in self.lines if line.person != person]
        self.former = {hashed: former for hashed, former in self.former.items() if former != person}
        number = self.seat_of_person(person)
        if number is None:
            return
        self.at_seat(number).name = NOBODY
        if (game := self.play or self.unplayed) is not None:
            game.erase_name(number)

    def get_up(self, number: int, *, is_kicked: bool) -> str:
        """A person leaves; their name."""
        seat = self.at_seat(number)
        self.former |= dict.fromkeys(seat.secrets, seat.person)
        if is_kicked:
            self.removed |= {*seat.secrets, seat.program} - {""}
        seat.leave()
        if self.phase in ("lobby", "over"):
            self.seats[number] = None
        else:
            seat.is_resigned = True
        if self.host == number:
            self._next_host(number)
        return seat.name

    def _next_host(self, after: int) -> None:
        """When the host leaves the next person is host, or the next program where no person is left."""
        people = [number for number in self.people() if not self.at_seat(number).program] or self.people()
        later = [number for number in people if number > after]
        self.host = next(iter(later or people), None)

    def reseat(self, order: Sequence[int]) -> None:
        """Seat s gets what was on seat order[s]."""
        now = {old: new for new, old in enumerate(order)}
        self.seats = [self.seats[old] for old in order]
        self.host = None if self.host is None else now.get(self.host)

    def _dealt_to(self, began: facts.Began, opened: dict[int, str]) -> tuple[list[str], list[str]]:
        """The names and nonces of the seats, in their new order."""
        names = [self.at_seat(number).name for number in began.order]
        given = self.given_round
        if given is not None:
            return names, list(given.nonces)
        return names, [opened.get(number, self.at_seat(number).nonce) for number in began.order]

    @property
    def _deal_code(self) -> str:
        return "" if self.given is None else self.given.code

    @property
    def _secrets(self) -> tuple[str, str]:
        return self.committed.seed, self.committed.salt

    def begin(self, fact: facts.Began, step: Step) -> None:
        self._imply_end()
        self.plays += 1
        self.play = self.unplayed = None
        if isinstance(step.ready, RunningGame):
            self.play = step.ready
        elif self._ahead.is_needed(self.plays) and self.is_of_today(fact):
            self.play = self.deal(fact, {})
        else:
            names, nonces = self._dealt_to(fact, {})
            self.unplayed = UnplayedGame(self.name, fact, names, self._secrets, nonces, self._deal_code)
        self.reseat(fact.order)
        self._start(step.at)
        step.tell(wire.GameStarted(fact.order, self.round))
        if self.play is not None:
            self.rounds = self.game.table_rules.rounds(self.play.options)
            step.events.told.extend(self.play.show(self.play.last_events, step.at).told)

    def _start(self, at: int) -> None:
        """A game begins; a round follows another one without the lobby in between."""
        if self.phase == "lobby":
            self.round, self.scores = 0, []
            self.series = self.series.next_game(self.present(), at)
        self.round += 1
        self.rounds = self.round
        self.phase = "playing"
        self.bot_seed = int(self.committed.bots, 16)
        self.dealing = None
        self.result = None
        self.next_starter = None
        self.hinted, self.hinted_at = {}, None
        self.waits_since = at
        self._date = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
        self._unready()
        for number in range(len(self.seats)):
            self.at_seat(number).silences = 0
            if self.round == 1:
                self.at_seat(number).hints = 0
            # Who asked sits elsewhere now.
            self.at_seat(number).asked_by.clear()

    def _unready(self) -> None:
        """Everybody says anew that they are ready, with a new number of their own."""
        for seat in self.seats:
            if seat is not None:
                seat.unready()

    def end(self, ended: facts.Ended) -> None:
        """A game or round came to its end by the rules."""
        self.note_end(ended)
        if ended.match != ended.result:
            self.scores.append(list(ended.result.scores or []))
        if ended.match is not None:
            # Whoever gave up has won nothing, even if the bot in their place has.
            winners = [self.at_seat(number) for number in ended.match.winners]
            self.series.count([seat for seat in winners if not seat.is_resigned])
            self.finish(ended.match)
            return
        self.phase = "between"
        self._unready()
        if self.play is not None:
            self.next_starter = self.game.table_rules.next_starter(self.play.starter, len(self.seats))
        self.committed = UNCOMMITTED

    def finish(self, result: facts.Result) -> None:
        resigned = [number for number, seat in enumerate(self.seats) if seat is not None and seat.is_resigned]
        self.result = wire.ResultInfo(result.kind, list(result.winners), result.scores, resigned)
        self.phase = "over"
        self.series.judge(self.at)
        self.dealing = None
        self.round = self.rounds
        self.open_records = self.plays

    def _imply_end(self) -> None:
        """A game of other rules, of before ends were stored, was over all the same, or nothing would follow it."""
        if self.phase == "playing":
            unknown = facts.Result(CLOSED, [], None)
            self.note_end(facts.Ended(self.plays, unknown, None), CLOSED)

    def note_end(self, ended: facts.Ended, end: str = "") -> None:
        """Keep the result and record of a game of before such ends were stored."""
        if self._ahead.is_old(self.plays):
            self.unstored[self.plays] = (ended, self.record(end))

    def go_to_lobby(self, order: list[int]) -> None:
        """Bots and people stay, whoever left does not."""
        # The seats move on by one, so that the next starter now sits where the last one sat.
        self.next_starter = None if self.play is None else self.play.starter
        self._imply_end()
        self.open_records = self.plays
        for place, seat in enumerate(self.seats):
            if seat is not None and seat.is_gone:
                self.seats[place] = None
        self.reseat(order)
        # Another game has cards that nobody knows.
        self.given = None
        self.series.judge(self.at)
        self.phase = "lobby"
        self.play = self.unplayed = None
        self.result = None
        self.round, self.scores = 0, []
        self._unready()
        for seat in self.seats:
            if seat is not None:
                seat.come_back()
                seat.is_resigned = False


def load(entries: Sequence[Entry], *, shows: bool = True) -> Table:
    """A table from its entries, the first of which created it; its game can be shown, unless nobody wants to see it.

    A game whose end is a stored fact is not played again, but for the last one, which is shown.
    """
    table: Table | None = None
    for _, each in replay(entries, shows=shows):
        table = each
    assert table is not None, "expected a table to have entries"
    return table


def replay(entries: Sequence[Entry], *, shows: bool) -> Iterator[tuple[Entry, Table]]:
    """Each entry with the table as it is then, which is the same one, and changes."""
    first = entries[0]
    assert isinstance(first.fact, facts.Created), "expected a table to begin with its creation"
    table = Table(first.fact, first.at)
    table._ahead = look_ahead(entries, shows=shows)
    for entry in entries:
        # Moves that a record has may be gone.
        table.version = entry.seq - 1
        table.take(entry)
        yield entry, table
    table._ahead = NOTHING_AHEAD
