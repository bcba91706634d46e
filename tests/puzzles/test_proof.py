"""Proofs hold when they are tried again: some with few trials each time, all of them in full in `make soak`."""

import pytest

from smallbox.puzzles.judge import SAME, means, right_actions
from smallbox.puzzles.plans import find_plans, first_actions
from smallbox.puzzles.puzzle import Puzzle
from smallbox.puzzles.trials import Trials, difference, estimate
from tests.puzzles.test_data import PUZZLES, situation

SEED = 4_711
#: trials each time, and in the soak
FEW, MANY = 24, 1500
#: puzzles that are tried each time: the last moves of the plain engine's games take longest
SOME = [puzzle for puzzle in PUZZLES if not puzzle.is_certain][::17]
CERTAIN = [puzzle for puzzle in PUZZLES if puzzle.is_certain]


def again(puzzle: Puzzle, trials: int, rivals: int) -> tuple[list[str], dict[str, list[float]]]:
    """The best move and some of the others, by other chances than those of the proof."""
    seen = situation(puzzle)
    named = {seen.game.notation.write_move(move): action for move, action in first_actions(seen).items()}
    wrong = [each.move for each in puzzle.proof.candidates if each.move not in puzzle.right][-rivals:]
    tried = [puzzle.right[0], *wrong]
    plans = find_plans(seen, SEED, [named[move] for move in tried])
    wins = Trials(seen, SEED).run(plans, trials)
    return wrong, {move: wins[named[move]] for move in tried}


@pytest.mark.compiled
@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_the_best_move_does_not_lose_to_the_worst(puzzle: Puzzle) -> None:
    wrong, wins = again(puzzle, FEW, 1)
    lead = difference(wins[puzzle.right[0]], wins[wrong[0]])
    assert lead.mean + lead.error > 0


@pytest.mark.parametrize("puzzle", CERTAIN, ids=lambda puzzle: puzzle.id)
def test_what_everybody_saw_leaves_one_right_move(puzzle: Puzzle) -> None:
    wrong, wins = again(puzzle, 0, len(puzzle.proof.candidates))
    assert set(wins[puzzle.right[0]]) == {1.0}
    assert {chance for move in wrong for chance in wins[move]} == {0.0}


@pytest.mark.soak
@pytest.mark.parametrize("puzzle", [each for each in PUZZLES if not each.is_certain], ids=lambda puzzle: puzzle.id)
def test_the_best_move_leads_again(puzzle: Puzzle) -> None:
    wrong, wins = again(puzzle, MANY, len(puzzle.proof.candidates))
    best = wins[puzzle.right[0]]
    for move in wrong:
        lost = next(each.lost for each in puzzle.proof.candidates if each.move == move)
        found = difference(best, wins[move])
        # Twice the interval: many differences are looked at, and each was chosen for being large.
        assert found.mean + 2 * found.error > lost / 2, f"{move}: {found} where the proof has {lost}"


def test_the_same_seed_gives_the_same_trials() -> None:
    puzzle = SOME[0]
    assert again(puzzle, 4, 1) == again(puzzle, 4, 1)


def test_intervals_and_right_moves_are_as_they_are_told() -> None:
    assert estimate([0.0, 1.0] * 50).mean == 0.5
    assert estimate([1.0] * 9).error == 0
    wins = {1: [1.0] * 100, 2: [1.0] * 99 + [0.0], 3: [0.0] * 100}
    assert means(wins)[2] == pytest.approx(1 - SAME / 2)
    assert right_actions(wins) == [1, 2]
