"""Where a practice game begins: a position, the learner's seat, and who moves the others."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from smallbox.bots import find_bot
from smallbox.core.chance import Stream
from smallbox.core.events import Events
from smallbox.core.game import AnyGame


class Opening:
    """A start that any number of games can be played from; `state` is never changed."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        options: Any,
        *,
        seat: int,
        names: Sequence[str],
        level: str,
        script: Sequence[str] = (),
        past: Sequence[Events] = (),
        prelude: Sequence[tuple[int, str]] = (),
    ) -> None:
        self.game = game
        self.state = state
        self.options = options
        #: the learner's seat
        self.seat = seat
        #: the names of the seats; empty for the learner where nobody is named
        self.names = list(names)
        #: of the bots on the other seats
        self.level = level
        #: moves of the others in notation, in this order; when all are made the bots think for themselves
        self.script = list(script)
        #: what led to the state, so that bots remember it; the last is what the learner is shown first
        self.past = list(past)
        #: moves of any seat in notation that the learner watches before the game begins
        self.prelude = list(prelude)
        # A bot that nobody has must not be found out in the middle of a game.
        find_bot(game, level)


def dealing(name: str) -> Stream:
    """The shuffles of a start: the same each time, and not those of any table."""
    return Stream(sha256(f"practice {name}".encode()).digest())
