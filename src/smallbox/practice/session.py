"""A practice game: the learner's moves are checked by the engine, and the other seats answer at once."""

from typing import Any, NamedTuple

from smallbox.bots import find_bot
from smallbox.core.bot import Bot, Budget
from smallbox.core.errors import BadNotation
from smallbox.core.events import Events
from smallbox.core.messages import Event, Move, View
from smallbox.core.notation import read_moves
from smallbox.core.turn import make
from smallbox.practice.opening import Opening
from smallbox.tables.running_game import shown_parts
from smallbox.wire.codec import NotPossible

#: how long a bot thinks: nodes, not time, so that the same moves are always answered by the same
THINKING = Budget(nodes=60)
#: how many moves a practice game may have, all seats together
MOST_MOVES = 600
#: the dice of the bots; with them the game is the same for everybody who plays the same
DICE = 20_011


class Shown(NamedTuple):
    """The game after a move, or a part of one, as the learner's seat sees it."""

    #: who moved; None for what lies there at the start
    seat: int | None
    #: the move in notation
    move: str
    events: list[Event]
    view: View
    #: how long it is shown before the rest of the move follows; 0 where nothing follows
    seconds: int


class Session:
    """One game from an opening. The same moves always lead to the same game."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.game = opening.game
        self.seat = opening.seat
        self.state: Any = opening.state.clone()
        #: moves made, those of the learner and of the others
        self.made = 0
        #: the moves of the others that are still to come; none of them once the learner has left the path
        self.script = list(opening.script)
        self.is_astray = False
        self._bots: dict[int, Bot] = {
            seat: find_bot(self.game, opening.level)(seat, opening.options, DICE + seat)
            for seat in range(opening.options.players)
            if seat != self.seat
        }
        for events in opening.past:
            self._tell(events)

    @property
    def is_over(self) -> bool:
        return self.game.to_act(self.state) is None

    @property
    def is_learners_turn(self) -> bool:
        return self.game.to_act(self.state) == self.seat

    def begin(self) -> list[Shown]:
        """What the learner sees at first, and what the others do before the learner's first move."""
        last = self.opening.past[-1] if self.opening.past else Events()
        shown = self._shown(None, "", last)
        for seat, text in self.opening.prelude:
            shown += self.follow(seat, text)
        return [*shown, *self._answers()]

    def follow(self, seat: int, text: str) -> list[Shown]:
        """Make a written move of any seat; what comes of it."""
        return self._make(seat, self.game.notation.read_move(text, self.state, seat))

    def play(self, move: Move) -> list[Shown]:
        """Make a move of the learner; what comes of it. Raises Refused, and then nothing has changed."""
        return [*self._make(self.seat, move), *self._answers()]

    def now(self) -> Shown:
        """The game as it is, for somebody who comes back: nothing is told again."""
        return Shown(None, "", [], self.game.view(self.state, self.seat), 0)

    def _answers(self) -> list[Shown]:
        shown: list[Shown] = []
        while (seat := self.game.to_act(self.state)) is not None and seat != self.seat:
            shown += self._make(seat, self._choice(seat))
        return shown

    def _choice(self, seat: int) -> Move:
        """The next move of another seat: as the script has it, then the bot's own."""
        if self.script:
            scripted = self._scripted(seat, self.script.pop(0))
            if scripted is not None:
                return scripted
            self.script, self.is_astray = [], True
        return self._bots[seat].choose(self.game.view(self.state, seat), THINKING)

    def _scripted(self, seat: int, written: str) -> Move | None:
        """A move of the script, where it can still be made."""
        [(named, text)] = read_moves(written, self.opening.options.players)
        if named != seat:
            return None
        try:
            move = self.game.notation.read_move(text, self.state, seat)
        except BadNotation:
            return None
        return move if self.game.check(self.state, seat, move) is None else None

    def _make(self, seat: int, move: Move) -> list[Shown]:
        if self.made >= MOST_MOVES:
            raise NotPossible("cannot-go-on")
        events = Events()
        text = self.game.notation.write_move(move)
        make(self.game, self.state, seat, move, events)
        self.made += 1
        self._tell(events)
        return self._shown(seat, text, events)

    def _tell(self, events: Events) -> None:
        for seat, bot in self._bots.items():
            bot.observe(events.heard_by(seat))

    def _shown(self, seat: int | None, text: str, events: Events) -> list[Shown]:
        """What a move did, in the parts in which a table shows it."""
        game, learner = self.game, self.seat
        parts = shown_parts(game, self.opening.options, events)
        if len(parts) < 2:
            return [Shown(seat, text, events.heard_by(learner), game.view(self.state, learner), 0)]
        return [
            Shown(
                seat,
                text,
                part.events.heard_by(learner),
                game.table_rules.view_in_stage(self.state, learner, part.name)
                if part.name
                else game.view(self.state, learner),
                part.seconds,
            )
            for part in parts
        ]
