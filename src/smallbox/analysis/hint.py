"""A hint while a game runs: what the strongest bot would do, from what the seat was told and sees, and why."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from smallbox.analysis.looking_back import judge_of
from smallbox.core.game import AnyGame
from smallbox.core.judge import Judge, Reason
from smallbox.core.messages import Event, Move

#: there is nothing else to do
ONLY = "only"


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A move worth making."""

    #: as the client sends it: a tagged struct of the game
    move: Any
    #: the same in notation
    text: str
    #: the share of wins that the seat can expect with it, 0 to 1
    chance: float
    why: Reason


class Adviser:
    """Hears what its seat hears, as a bot does, so that it can live where bots live, and names a move when asked.

    The same seed, events, views and nodes give the same hints."""

    game: ClassVar[AnyGame]

    def __init__(self, seat: int, options: Any, seed: int, nodes: int = 0) -> None:
        self.seat = seat
        self.judge: Judge = judge_of(self.game, options, seed, nodes)

    def observe(self, events: Sequence[Event]) -> None:
        self.judge.observe(self.seat, events)

    def advise(self, view: Any) -> Hint:
        """What to do now; the view is that of the seat, which is to act."""
        advice = self.judge.advice(view)
        best: Move = advice.best
        return Hint(
            move=best,
            text=self.game.notation.write_move(best),
            chance=round(advice.shares[self.seat], 4),
            why=advice.why if len(view.moves) > 1 else Reason(ONLY, {}),
        )


def adviser(game: AnyGame) -> type[Adviser]:
    """The adviser of a game. Raises NothingToReview, when it is made, for a game that nobody can judge."""
    return type("GameAdviser", (Adviser,), {"game": game})


def hint(
    game: AnyGame, options: Any, heard: Sequence[Sequence[Event]], view: Any, seed: int = 0, nodes: int = 0
) -> Hint:
    """A hint for the seat of a view, from all that it was told since the deal, move by move."""
    asked = adviser(game)(view.seat, options, seed, nodes)
    for events in heard:
        asked.observe(events)
    return asked.advise(view)
