"""What a seat knows when it is its turn: everything a puzzle may be judged by."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from smallbox.bots import find_bot
from smallbox.core.bot import Bot
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event
from smallbox.core.record import read_record
from smallbox.core.replay import Replay, options_given, players


class Situation(NamedTuple):
    """A seat's view and all that it has heard; the truth is not in it."""

    game: AnyGame
    options: Any
    seat: int
    view: Any
    heard: Sequence[Event]

    def memory(self) -> Any:
        """What the seat may remember, if it forgets nothing."""
        memory = self.game.bot.memory(self.seat, self.options)
        memory.observe(self.heard)
        return memory

    def bot(self, level: str, seed: int) -> Bot:
        """A bot that has heard all this."""
        bot = find_bot(self.game, level)(self.seat, self.options, seed)
        bot.observe(self.heard)
        return bot


def situation_of(game: AnyGame, record: str, seat: int) -> Situation:
    """The situation of a seat at the end of a record. Raises BadNotation."""
    read = read_record(record)
    replay = Replay(game, read)
    heard = replay.events.heard_by(seat)
    while not replay.is_done:
        replay.step()
        heard += replay.events.heard_by(seat)
    options = game.options(players(read), options_given(game, read, None))
    return Situation(game, options, seat, game.view(replay.state, seat), heard)
