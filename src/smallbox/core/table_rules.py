"""What a table does with a game between and beside its moves; most games leave all of it as it is here."""

from collections.abc import Mapping, Sequence
from typing import Generic, Literal, TypeVar

import msgspec

from smallbox.core.events import Events
from smallbox.core.messages import Move, Outcome, View

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - options


class Stage(msgspec.Struct, frozen=True):
    """A part of what a move did, and how long everybody may look at it before the game goes on."""

    name: str
    seconds: int
    events: Events


class TableRules(Generic[S, O]):
    """Matches, stages, taking back and clocks."""

    def rounds(self, options: O) -> int:
        """How many rounds a match has; 1 where a game stands alone."""
        return 1

    def match_outcome(self, scores: Sequence[Sequence[int]]) -> Outcome:
        """How a match ended, from the scores of its rounds."""
        raise NotImplementedError("this game has no matches")

    def next_starter(self, starter: int, players: int) -> int:
        """The seat that starts the next round of a match."""
        raise NotImplementedError("this game has no matches")

    def with_starter(self, given: Mapping[str, str], starter: int) -> dict[str, str]:
        """The options as given but for who starts, where they can say it."""
        return dict(given)

    def chat(self, options: O) -> Literal["free", "quick", "off"]:
        """What people may write to each other, unless their table chooses otherwise."""
        return "free"

    def stages(self, options: O, events: Events) -> list[Stage]:
        """The parts of a move that are shown one after the other; none where all is shown at once."""
        return []

    def view_in_stage(self, state: S, seat: int | None, stage: str) -> View:
        """What a seat may know while a part of the last move is being shown."""
        raise NotImplementedError("this game shows every move at once")

    def can_take_back(self, events: Events) -> bool:
        """May the move that did this be taken back by the seat that made it?"""
        return False

    def clock(self, state: S, seconds: int) -> int:
        """How long the seat to act has, at a table that gives this many seconds; 0 is no limit."""
        return seconds

    def move_of_the_silent(self, state: S) -> Move | None:
        """The move that silence means; None where a bot has to find one."""
        return None
