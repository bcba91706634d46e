"""Puzzles in the terminal, by lines of notation."""

import pytest

from smallbox.core.game import AnyGame
from smallbox.games import BUILT_IN
from smallbox.puzzles.puzzle import Puzzle, puzzles_of
from smallbox.text import LANGUAGES, Speech
from tests.warm import run

EVERY_GAME = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)


def first(game: AnyGame) -> Puzzle:
    return next(iter(puzzles_of(game).values()))


def test_all_are_listed_with_id_rating_and_theme() -> None:
    lines = run("puzzles", "hat").stdout.splitlines()
    assert len(lines) == len(puzzles_of(BUILT_IN[2]))
    assert lines[0].split()[:2] == ["hat-0001", str(first(BUILT_IN[2]).rating)]


@EVERY_GAME
def test_a_puzzle_is_solved_by_its_notation(game: AnyGame) -> None:
    puzzle = first(game)
    wrong = puzzle.proof.candidates[-1].move
    done = run("puzzles", game.name, "1", "--language", "uk", script=f"# a remark\n{wrong}\n{puzzle.right[0]}\n")
    assert done.returncode == 0, done.stderr
    assert "Розв’язок" in done.stdout
    assert Speech("uk").say("puzzle-find") in done.stdout


def test_the_solution_is_shown_when_it_is_asked_for_and_one_may_leave() -> None:
    puzzle = first(BUILT_IN[1])
    shown = run("puzzles", "kanobu", puzzle.id, "--language", "en", script="solution\n")
    assert ", ".join(puzzle.plan) in shown.stdout
    left = run("puzzles", "kanobu", puzzle.id, "--language", "en", script="quit\n")
    assert (shown.returncode, left.returncode) == (0, 0)
    assert "Solution" not in left.stdout


def test_bad_lines_and_an_early_end_are_told_by_the_exit_code() -> None:
    puzzle = first(BUILT_IN[1])
    unread = run("puzzles", "kanobu", "1", script=f"nonsense\nstar take 1\n{puzzle.right[0]}\n")
    assert unread.returncode == 2
    assert [line[:2] for line in unread.stdout.splitlines() if line[:2] in ("? ", "X ")] == ["? ", "X "]
    early = run("puzzles", "kanobu", "1", "--language", "en", script="")
    assert early.returncode == 2
    assert "before the puzzle was solved" in early.stderr
    unknown = run("puzzles", "kanobu", "999")
    assert unknown.returncode == 2
    assert "smallbox puzzles kanobu" in unknown.stderr


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_says_what_it_is_about_and_why(game: AnyGame, language: str) -> None:
    speech = Speech(language, ["Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"])
    for puzzle in puzzles_of(game).values():
        assert speech.say(f"{game.name}-theme-{puzzle.theme.code}")
        assert speech.say(f"{game.name}-solved-{puzzle.theme.why}", **speech.facts(game, puzzle.theme.facts))
