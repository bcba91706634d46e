"""A puzzle as a practice game: it begins with what led to its position, and a try is graded by its proof."""

from functools import lru_cache

from smallbox.bots import usual_level
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.messages import Move
from smallbox.core.record import Record, read_record
from smallbox.core.replay import Replay, options_given
from smallbox.games import GAMES
from smallbox.practice.moment import copy_of
from smallbox.practice.opening import Opening
from smallbox.practice.session import Session, Shown
from smallbox.puzzles.grade import grade, points
from smallbox.puzzles.puzzle import Puzzle, find_puzzle, puzzles_of
from smallbox.tables.names import BOT_NAMES
from smallbox.wire.codec import NotPossible
from smallbox.wire.practice import PracticeRefusal, PracticeUpdate
from smallbox.wire.puzzles import (
    PuzzleAnswer,
    PuzzleChance,
    PuzzleGrade,
    PuzzleInfo,
    PuzzleList,
    PuzzlesOfGame,
    PuzzleSolution,
)


def puzzle_list() -> PuzzleList:
    """All puzzles, without anything that would help to solve them."""
    return PuzzleList(
        [
            PuzzlesOfGame(name, [PuzzleInfo(each.id, each.rating, each.theme.code, each.players) for each in found])
            for name, game in GAMES.items()
            if (found := puzzles_of(game).values())
        ]
    )


def known_puzzle(game: str, puzzle: str) -> Puzzle:
    """A puzzle of a game. Raises NotPossible."""
    try:
        return find_puzzle(GAMES[game], puzzle)
    except (KeyError, BadOption):
        raise NotPossible("no-such-page") from None


@lru_cache(maxsize=64)
def open_puzzle(game: str, puzzle: str) -> Opening:
    """The position of a puzzle, with what led to it to be shown first. Raises NotPossible."""
    found = known_puzzle(game, puzzle)
    played, record = GAMES[game], read_record(found.record)
    replay = Replay(played, record)
    past = [copy_of(replay.events)]
    while replay.at < first_shown(played, record, found.seat):
        replay.step()
        past.append(copy_of(replay.events))
    others = iter(BOT_NAMES)
    return Opening(
        played,
        replay.state,
        played.options(found.players, options_given(played, record, None)),
        seat=found.seat,
        names=["" if seat == found.seat else next(others) for seat in range(found.players)],
        level=usual_level(played),
        past=past,
        prelude=[(entry.seat, entry.move) for entry in record.entries[replay.at :]],
    )


def first_shown(game: AnyGame, record: Record, seat: int) -> int:
    """From which move on a puzzle is shown: all of them to those who must remember, else what others did last."""
    if game.is_of_memory:
        return 0
    own = [number for number, entry in enumerate(record.entries, 1) if entry.seat == seat]
    return own[-1] if own else 0


def answer_try(game: str, puzzle: str, move: Move) -> PuzzleAnswer:
    """Grade a move; the solution comes with a right one. Raises NotPossible."""
    found = known_puzzle(game, puzzle)
    session = session_of(found)
    refusal = session.game.check(session.state, found.seat, move)
    if refusal is not None:
        return PuzzleAnswer(PracticeRefusal(refusal.clause, refusal.reason, refusal.facts), None, "", None)
    tried = grade(found, session.game.notation.write_move(move))
    given = PuzzleGrade(tried.grade, tried.chance, tried.best)
    return PuzzleAnswer(None, given, "", solution_of(session, found) if tried.grade == "right" else None)


def give_hint(game: str, puzzle: str) -> PuzzleAnswer:
    """The kind of the best move, and no more; where that would be the solution itself, what the puzzle is about."""
    found = known_puzzle(game, puzzle)
    if found.is_certain:
        return PuzzleAnswer(None, None, found.theme.code, None)
    session = session_of(found)
    best = session.game.notation.read_move(found.right[0], session.state, found.seat)
    return PuzzleAnswer(None, None, str(type(best).__struct_config__.tag).replace("_", "-"), None)


def give_solution(game: str, puzzle: str) -> PuzzleAnswer:
    found = known_puzzle(game, puzzle)
    return PuzzleAnswer(None, None, "", solution_of(session_of(found), found))


def session_of(puzzle: Puzzle) -> Session:
    """The game at the puzzle's position."""
    session = Session(open_puzzle(puzzle.game, puzzle.id))
    session.begin()
    return session


def solution_of(session: Session, puzzle: Puzzle) -> PuzzleSolution:
    """Plays the plan on the session's table."""
    game, seat = session.game, puzzle.seat
    chances = [
        PuzzleChance(game.notation.read_move(each.move, session.state, seat), points(each.chance), points(each.error))
        for each in puzzle.proof.candidates
    ]
    plan: list[Move] = []
    shown: list[Shown] = []
    for text in puzzle.plan:
        plan.append(game.notation.read_move(text, session.state, seat))
        shown += session.follow(seat, text)
    return PuzzleSolution(
        plan,
        [PracticeUpdate(*each) for each in shown],
        puzzle.theme.why,
        puzzle.theme.facts,
        puzzle.is_certain,
        chances,
    )
