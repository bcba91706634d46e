"""One game, or one round of a match, being played at a table."""

from collections.abc import Sequence
from typing import Any

from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move, Outcome, View
from smallbox.core.record import Record
from smallbox.core.recorder import Prepared, Recorder
from smallbox.core.refusal import Refusal
from smallbox.core.table_rules import Stage
from smallbox.tables.names import NOBODY

#: how many of the last moves' events are kept for those who come back and for bots
KEPT = 64


class RunningGame:
    """The engine's side of a table: the moves that stand, the stages of the last one, and what was told."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        names: Sequence[str],
        secrets: tuple[str, str],
        nonces: Sequence[str],
        deal: str = "",
    ) -> None:
        self.game = game
        self.options = options
        self._names = list(names)
        self._secrets = secrets
        self._nonces = list(nonces)
        self._deal = deal
        self._recorder = self._fresh()
        self.starter = self._recorder.to_act or 0
        #: the entry of each move that stands, and whether the last one may be taken back
        self.seqs: list[int] = []
        self._can_take_back = False
        #: what is still to be shown of the last move, the part being shown first
        self.stages: list[Stage] = []
        #: when the part being shown began, in milliseconds
        self.stage_began = 0
        #: events of the last moves, and the number of the first of them; number 0 is the set-up
        self._told: list[Events] = []
        self._told_from = 0
        self._tell(self._recorder.events)

    def _fresh(self) -> Recorder:
        seed, salt = self._secrets
        return Recorder(self.game, self.options, self._names, seed, salt, self._nonces, deal=self._deal)

    def _tell(self, events: Events) -> None:
        self._told.append(events)
        if len(self._told) > KEPT:
            del self._told[0]
            self._told_from += 1

    # What is asked of it.

    @property
    def to_act(self) -> int | None:
        """The seat whose move is awaited; None while something is shown, and at the end."""
        return None if self.stages else self._recorder.to_act

    @property
    def outcome(self) -> Outcome | None:
        return self._recorder.outcome

    @property
    def move_count(self) -> int:
        """How many moves stand."""
        return len(self.seqs)

    @property
    def stage(self) -> Stage | None:
        return self.stages[0] if self.stages else None

    @property
    def options_text(self) -> str:
        """The options as the record spells them."""
        return self._recorder.given

    @property
    def last_events(self) -> Events:
        return self._recorder.events

    @property
    def state(self) -> Any:
        """The whole truth: for the engine alone, never to be shown."""
        return self._recorder.state

    def undoer(self) -> int | None:
        """The seat that may take its last move back now."""
        if not self._can_take_back:
            return None
        seat = self._recorder.entries[-1].seat
        return seat if self._recorder.to_act == seat else None

    def check(self, seat: int, move: Move) -> Refusal | None:
        """Name the clause that forbids a move, or None."""
        return self.game.check(self._recorder.state, seat, move)

    def seconds(self, pace: int) -> int:
        """How long the seat to act has at this pace; 0 is no limit."""
        return self.game.table_rules.clock(self._recorder.state, pace)

    def move_of_the_silent(self) -> Move | None:
        """What the clock does for a seat that says nothing (A34)."""
        return self.game.table_rules.move_of_the_silent(self._recorder.state)

    def view(self, seat: int | None) -> View:
        if self.stages:
            return self.game.table_rules.view_in_stage(self._recorder.state, seat, self.stages[0].name)
        return self._recorder.view(seat)

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """The views of several seats at once."""
        if self.stages:
            return [self.view(seat) for seat in seats]
        return self.game.views(self._recorder.state, seats)

    def number_told(self) -> int:
        return self._told_from + len(self._told)

    def heard(self, seat: int, since: int) -> list[list[Event]]:
        """What a seat heard of each move from number `since` on; older moves are played again for it."""
        if since >= self._told_from:
            return [events.heard_by(seat) for events in self._told[since - self._told_from :]]
        again = self._fresh()
        heard = [again.events.heard_by(seat)]
        for entry in self._recorder.entries:
            heard.append(again.make(entry.seat, again.read(entry.seat, entry.move)).heard_by(seat))
        return heard[since:]

    def record(self, date: str, prepared: Prepared | None = None) -> Record:
        """The record so far, or with the prepared move."""
        return self._recorder.record(date, prepared)

    # What is done to it.

    def show(self, events: Events, at: int) -> Events:
        """What everybody hears now; the rest waits for its stage."""
        self.stage_began = at
        parts = shown_parts(self.game, self.options, events)
        if not parts:
            return events
        self.stages = parts if len(parts) > 1 else []
        return parts[0].events

    def go_on(self, at: int) -> Events:
        """The stage is over: what everybody hears next."""
        del self.stages[0]
        self.stage_began = at
        shown = self.stages[0].events
        if not self.stages[0].name:
            self.stages = []
        return shown

    def prepare(self, seat: int, move: Move, text: str) -> Prepared:
        """Carry a checked move out on a copy, before it is stored."""
        return self._recorder.prepare(seat, move, text)

    def make(self, seat: int, text: str, seq: int, prepared: Prepared | None) -> Events:
        """Carry a stored move out: it was checked before it was stored, and perhaps prepared."""
        if prepared is None:
            events = self._recorder.carry_out(seat, self._recorder.read(seat, text), text)
        else:
            events = self._recorder.adopt(prepared)
        self._stand(seq, events)
        return events

    def _stand(self, seq: int, events: Events) -> None:
        self.seqs.append(seq)
        self._can_take_back = self.game.table_rules.can_take_back(events)
        self._tell(events)

    def take_back(self, to: int) -> None:
        """Play the moves up to entry `to` again; the later ones no longer stand."""
        standing = [(seq, entry) for seq, entry in zip(self.seqs, self._recorder.entries) if seq <= to]
        self._recorder = self._fresh()
        self.seqs, self._can_take_back = [], False
        self._told, self._told_from = [self._recorder.events], 0
        for seq, entry in standing:
            self._stand(seq, self._recorder.make(entry.seat, self._recorder.read(entry.seat, entry.move)))

    def erase_name(self, seat: int) -> None:
        """Somebody is forgotten."""
        if seat < len(self._names):
            self._names[seat] = self._recorder.seats[seat] = NOBODY


def shown_parts(game: AnyGame, options: Any, events: Events) -> list[Stage]:
    """The parts of a move that are shown one after the other; one that is shown for no time joins the next."""
    parts: list[Stage] = game.table_rules.stages(options, events)
    while parts and not parts[0].seconds and parts[0].name:
        parts = [_joined(parts[0], parts[1]), *parts[2:]] if len(parts) > 1 else []
    return parts


def _joined(first: Stage, second: Stage) -> Stage:
    """Two parts shown as one, for as long as the second."""
    events = Events()
    events.told = first.events.told + second.events.told
    return Stage(second.name, second.seconds, events)
