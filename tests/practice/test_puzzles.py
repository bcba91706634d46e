"""Puzzles as practice games: shown as the seat saw it, graded by the proof, and nothing told before its time."""

import msgspec
import pytest

from smallbox.core.game import AnyGame
from smallbox.core.messages import Move
from smallbox.core.record import read_record
from smallbox.games import BUILT_IN
from smallbox.practice.puzzles import answer_try, give_hint, give_solution, open_puzzle, puzzle_list, session_of
from smallbox.practice.session import Session
from smallbox.puzzles.puzzle import Puzzle, puzzles_of
from smallbox.wire.codec import NotPossible
from tests.puzzles.test_data import PUZZLES, situation

SOME = PUZZLES[::12]
EVERY_GAME = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
EACH_OF_SOME = pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)


def move_of(puzzle: Puzzle, text: str) -> Move:
    session = session_of(puzzle)
    return session.game.notation.read_move(text, session.state, puzzle.seat)


@EACH_OF_SOME
def test_it_begins_with_what_led_to_it_and_ends_with_the_seats_own_turn(puzzle: Puzzle) -> None:
    session = Session(open_puzzle(puzzle.game, puzzle.id))
    shown = session.begin()
    seen = situation(puzzle)
    assert shown[-1].view == seen.view
    assert session.is_learners_turn
    told = [event for each in shown for event in each.events]
    if session.game.is_of_memory:
        assert told == list(seen.heard)
    else:
        # What the others did since the seat's own last move.
        assert puzzle.seat not in [each.seat for each in shown[1:]]


@EACH_OF_SOME
def test_nothing_of_the_solution_is_in_what_comes_before_the_try(puzzle: Puzzle) -> None:
    session = Session(open_puzzle(puzzle.game, puzzle.id))
    shown = session.begin()
    said = msgspec.json.encode([shown, puzzle_list()]).decode()
    seed = read_record(puzzle.record).tags["Seed"]
    assert [secret for secret in (seed, "plan", "chances", "solution", "proof") if secret in said] == []
    if session.game.is_of_memory:
        told = [cell for each in shown for column in msgspec.to_builtins(each.view)["columns"] for cell in column]
        assert {"gift" in cell for cell in told if not cell["up"]} <= {False}


@EACH_OF_SOME
def test_a_right_move_brings_the_solution_and_a_wrong_one_only_its_grade(puzzle: Puzzle) -> None:
    for text in puzzle.right:
        answer = answer_try(puzzle.game, puzzle.id, move_of(puzzle, text))
        assert answer.grade is not None
        assert answer.grade.grade == "right"
        assert answer.solution is not None
        assert len(answer.solution.chances) == len(puzzle.proof.candidates)
        assert answer.solution.updates[0].seat == puzzle.seat
    worst = puzzle.proof.candidates[-1]
    answer = answer_try(puzzle.game, puzzle.id, move_of(puzzle, worst.move))
    assert answer.grade is not None
    assert answer.grade.grade not in ("right", "good")
    assert answer.grade.chance < answer.grade.best
    assert answer.solution is None


@EVERY_GAME
def test_help_is_given_when_it_is_asked_for(game: AnyGame) -> None:
    puzzle = next(iter(puzzles_of(game).values()))
    hint = give_hint(game.name, puzzle.id)
    assert hint.hint
    assert hint.solution is None
    solution = give_solution(game.name, puzzle.id).solution
    assert solution is not None
    assert [game.notation.write_move(move) for move in solution.plan] == puzzle.plan
    assert solution.why in game.bot.puzzle_reasons


def test_a_move_that_the_rules_forbid_is_refused_with_its_clause() -> None:
    puzzle = next(each for each in PUZZLES if each.game == "kanobu")
    answer = answer_try("kanobu", puzzle.id, move_of(puzzle, "star play 1"))
    assert answer.refused is not None
    assert answer.refused.clause
    assert (answer.grade, answer.solution) == (None, None)


@pytest.mark.parametrize(
    ("game", "puzzle"), [("kobito", "kobito-9999"), ("chess", "chess-0001"), ("kobito", "hat-0001")]
)
def test_a_puzzle_that_is_not_there_is_not_found(game: str, puzzle: str) -> None:
    with pytest.raises(NotPossible) as raised:
        give_solution(game, puzzle)
    assert raised.value.error == "no-such-page"
