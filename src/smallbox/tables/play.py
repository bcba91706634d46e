"""One game, or one round of a match, being played at a table."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move, Outcome, View
from smallbox.core.record import Record
from smallbox.core.recorder import Prepared, Recorder
from smallbox.core.table_rules import Stage

#: how many of the last moves' events are kept for those who come back and for bots
KEPT = 64


class Standing(NamedTuple):
    """A move that has not been taken back."""

    seq: int
    seat: int
    text: str
    can_take_back: bool


class Play:
    """The engine's side of a table: moves that stand, the stages of the last one, and what was told."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        names: Sequence[str],
        secrets: tuple[str, str],
        nonces: Sequence[str],
    ) -> None:
        self.game = game
        self.options = options
        self._names = list(names)
        self._secrets = secrets
        self._nonces = list(nonces)
        self.moves: list[Standing] = []
        self.recorder = self._fresh()
        self.starter = self.recorder.to_act or 0
        #: what is still to be shown of the last move, the part being shown first
        self.stages: list[Stage] = []
        #: when the part being shown began, in milliseconds
        self.stage_began = 0
        #: events of the last moves, and the number of the first of them; number 0 is the set-up
        self.told: list[Events] = []
        self.told_from = 0
        self._tell(self.recorder.events)

    def _fresh(self) -> Recorder:
        seed, salt = self._secrets
        return Recorder(self.game, self.options, self._names, seed, salt, self._nonces)

    def _tell(self, events: Events) -> None:
        self.told.append(events)
        if len(self.told) > KEPT:
            del self.told[0]
            self.told_from += 1

    @property
    def to_act(self) -> int | None:
        """The seat whose move is awaited; None while something is shown, and at the end."""
        return None if self.stages else self.recorder.to_act

    @property
    def outcome(self) -> Outcome | None:
        return self.recorder.outcome

    @property
    def stage(self) -> Stage | None:
        return self.stages[0] if self.stages else None

    def show(self, events: Events, at: int) -> Events:
        """What everybody hears now; the rest waits for its stage."""
        self.stage_began = at
        parts = self.game.table_rules.stages(self.options, events)
        while parts and not parts[0].seconds and parts[0].name:
            parts = [_joined(parts[0], parts[1]), *parts[2:]] if len(parts) > 1 else []
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

    def read(self, seat: int, text: str) -> Move:
        return self.recorder.read(seat, text)

    def prepare(self, seat: int, move: Move, text: str) -> Prepared:
        """Carry a checked move out on a copy, before it is stored."""
        return self.recorder.prepare(seat, move, text)

    def make(self, seat: int, text: str, seq: int, prepared: Prepared | None) -> Events:
        """Carry a stored move out: it was checked before it was stored, and perhaps prepared."""
        if prepared is None:
            events = self.recorder.carry_out(seat, self.read(seat, text), text)
        else:
            events = self.recorder.adopt(prepared)
        self.moves.append(Standing(seq, seat, text, self.game.table_rules.can_take_back(events)))
        self._tell(events)
        return events

    def take_back(self, to: int) -> None:
        """Play the moves up to entry `to` again; the later ones no longer stand."""
        self.moves = [move for move in self.moves if move.seq <= to]
        self.recorder = self._fresh()
        self.told, self.told_from = [self.recorder.events], 0
        for move in self.moves:
            self._tell(self.recorder.make(move.seat, self.recorder.read(move.seat, move.text)))

    def view(self, seat: int | None) -> View:
        if self.stages:
            return self.game.table_rules.view_in_stage(self.recorder.state, seat, self.stages[0].name)
        return self.recorder.view(seat)

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """The views of several seats at once."""
        if self.stages:
            return [self.view(seat) for seat in seats]
        return self.game.views(self.recorder.state, seats)

    def number_told(self) -> int:
        return self.told_from + len(self.told)

    def heard(self, seat: int, since: int) -> list[list[Event]]:
        """What a seat heard of each move from number `since` on; older moves are played again for it."""
        if since >= self.told_from:
            return [events.heard_by(seat) for events in self.told[since - self.told_from :]]
        again = self._fresh()
        heard = [again.events.heard_by(seat)]
        for move in self.moves:
            heard.append(again.make(move.seat, again.read(move.seat, move.text)).heard_by(seat))
        return heard[since:]

    def record(self, date: str) -> Record:
        return self.recorder.record(date)


def _joined(first: Stage, second: Stage) -> Stage:
    """Two parts shown as one, for as long as the second."""
    events = Events()
    events.told = first.events.told + second.events.told
    return Stage(second.name, second.seconds, events)
