"""What each seat heard of a move, written once and shared by all states that come after it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event
from smallbox.core.notation import seat_name


class Deed(NamedTuple):
    """A move by its number, with the shuffles that came of it."""

    action: int
    orders: list[list[str]]


class Heard:
    """A move as each seat heard of it. Its own move a seat knows; of another's it knows the events alone."""

    def __init__(self, seat: int | None, move: str, events: Events, deed: Deed | None = None) -> None:
        self.seat = seat
        self.move = move
        self.events = events
        #: what was done; None for a deal, and in a world that somebody has thought of
        self.deed = deed
        self.written: dict[int, str] = {}

    def by(self, listener: int) -> Sequence[Event]:
        return self.events.heard_by(listener)

    def text(self, listener: int) -> str:
        """What a seat heard, a line each."""
        if listener not in self.written:
            self.written[listener] = "\n".join([*self.own_lines(listener), *map(encoded, self.by(listener))])
        return self.written[listener]

    def own_lines(self, listener: int) -> list[str]:
        """What only this seat knows, beside the events."""
        return [f"{seat_name(listener)}: {self.move}"] if listener == self.seat else []


class HeardDeal(Heard):
    """The deal: beside its events, each seat saw what it was dealt."""

    def __init__(self, game: AnyGame, state: Any, events: Events) -> None:
        super().__init__(None, "", events)
        self.game = game
        self.state = state

    def own_lines(self, listener: int) -> list[str]:
        return [encoded(self.game.view(self.state, listener))]


class Hearsay(Heard):
    """A move in a world that one seat has thought of: what that seat heard is all that anybody is told."""

    def __init__(self, truth: Heard, thinker: int) -> None:
        super().__init__(None, "", Events())
        self.told = truth.by(thinker)
        self.line = truth.text(thinker)

    def by(self, listener: int) -> Sequence[Event]:
        return self.told

    def text(self, listener: int) -> str:
        return self.line


def encoded(message: Any) -> str:
    return msgspec.json.encode(message).decode()
