"""Puzzles: positions with one best move. What a solver gets before the try gives nothing of the solution away."""

from typing import Literal

import msgspec

from smallbox.core.messages import Move
from smallbox.wire.client import GameName
from smallbox.wire.http import Body
from smallbox.wire.practice import NO_MOVE, PracticeId, PracticeRefusal, PracticeUpdate


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as the shelf shows it; its position comes as a practice game that begins with it."""

    id: PracticeId
    rating: int
    #: what it is about, `<game>-theme-<theme>`
    theme: str
    players: int


class PuzzlesOfGame(msgspec.Struct, frozen=True):
    """The puzzles of one game, the easiest first."""

    game: GameName
    puzzles: list[PuzzleInfo]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles of this server."""

    games: list[PuzzlesOfGame]


class PuzzleTry(Body, frozen=True, kw_only=True):
    """A first move that might be the best one, or a wish to be helped."""

    asks: Literal["try", "hint", "solution"] = "try"
    #: as in [MakeMove](#makemove); null for none
    move: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(NO_MOVE))


class PuzzleGrade(msgspec.Struct, frozen=True):
    """What a try is worth, in wins of a hundred trial games."""

    grade: Literal["right", "good", "inaccurate", "mistake", "blunder"]
    chance: int
    best: int


class PuzzleChance(msgspec.Struct, frozen=True):
    """How a first move did in the trials: wins of a hundred, give or take an error."""

    move: Move
    chance: int
    error: int


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The solution, how it looks on the table, and why it is best."""

    #: the moves of the whole turn, until it shows something new
    plan: list[Move]
    #: the plan as the solver's seat sees it
    updates: list[PracticeUpdate]
    #: why it is best, `<game>-solved-<why>`, and the facts of that sentence
    why: str
    facts: dict[str, int | str]
    #: is it certain for whoever remembers everything? Else it was tried out
    is_certain: bool
    #: the moves, best first
    chances: list[PuzzleChance]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What came of a try. The solution comes with a right one, or when it is asked for."""

    refused: PracticeRefusal | None
    grade: PuzzleGrade | None
    #: the kind of the best move, `<game>-hint-<hint>`; empty where none was asked for
    hint: str
    solution: PuzzleSolution | None
