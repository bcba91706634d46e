"""What a try is worth, by the proof of the puzzle."""

from typing import Literal

import msgspec

from smallbox.puzzles.puzzle import Candidate, Puzzle

Grade = Literal["right", "good", "inaccurate", "mistake", "blunder"]
#: lost points of win chance from which on a try is called so
STEPS: tuple[tuple[float, Grade], ...] = ((0.2, "blunder"), (0.1, "mistake"), (0.05, "inaccurate"))


class Tried(msgspec.Struct, frozen=True):
    """A try, and what it gives away against the best move, in points of a hundred."""

    move: str
    grade: Grade
    chance: int
    best: int
    lost: int


def grade(puzzle: Puzzle, move: str) -> Tried:
    """A legal first move, by what the trials said of it."""
    rows = {each.move: each for each in puzzle.proof.candidates}
    best, tried = puzzle.proof.candidates[0], rows[move]
    lost = points(best.chance) - points(tried.chance)
    return Tried(move, grade_of(puzzle, tried), points(tried.chance), points(best.chance), max(0, lost))


def grade_of(puzzle: Puzzle, tried: Candidate) -> Grade:
    if tried.move in puzzle.right:
        return "right"
    return next((name for least, name in STEPS if tried.lost >= least), "good")


def points(chance: float) -> int:
    return round(100 * chance)
