"""Lessons against the engine: a change of rules breaks these, and not the learner."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.messages import Move
from smallbox.games import GAMES
from smallbox.practice.lessons import Step, find_lesson, lesson_page, lesson_sentences, lessons_of, open_lesson
from smallbox.practice.session import Session, Shown
from smallbox.text import LANGUAGES, Speech
from smallbox.wire.codec import NotPossible

LESSONS = [(game.name, lesson) for game in GAMES.values() for lesson in lessons_of(game)]
EVERY_LESSON = pytest.mark.parametrize(("game", "lesson"), LESSONS)
#: what somebody must have met before the first game: docs/rules, and "how to play in two minutes"
MAIN_CLAUSES = {
    "kobito": (
        *("K6", "K8", "K31", "K32", "K10", "K11", "K12", "K13", "K14", "K15", "K16", "K17", "K21", "K22"),
        *("K25", "K27", "K28", "K30", "K36", "K40", "K44", "K48", "K50", "K51", "K52"),
    ),
    "kanobu": (
        *("C5", "C6", "C7", "C8", "C10", "C12", "C13", "C14", "C16", "C17", "C19", "C20", "C21", "C22", "C23"),
        *("C24", "C27", "C28", "C29"),
    ),
    "hat": (
        *("H1", "H4", "H5", "H6", "H9", "H10", "H11", "H13", "H14", "H15", "H16", "H19", "H20", "H21", "H22"),
        *("H23", "H24", "H25", "H26", "H27", "H28", "H30", "H33"),
    ),
}
#: a lesson takes three to six minutes: so many steps, and so many words to read
FEWEST_STEPS, MOST_STEPS = 12, 22
MOST_WORDS = 48


def is_expected(step: Step, move: Move) -> bool:
    written: dict[str, Any] = msgspec.to_builtins(move)
    return any(all(written.get(field) == value for field, value in each.items()) for each in step.expects)


def expected(session: Session, step: Step) -> list[Move]:
    return [move for move in session.game.view(session.state, session.seat).moves if is_expected(step, move)]


def walk(game: str, lesson: str, choice: int = 0) -> Iterator[tuple[Session, Step, list[Shown]]]:
    """The lesson as its coach wants it, step by step, before each is done; with what was shown since the last."""
    session = Session(open_lesson(game, lesson))
    shown = session.begin()
    for step in find_lesson(game, lesson).steps:
        yield session, step, shown
        if step.expects:
            moves = expected(session, step)
            shown = session.play(moves[choice % len(moves)])


def test_every_game_has_a_first_lesson() -> None:
    assert {game for game, lesson in LESSONS if lesson == "first"} == set(MAIN_CLAUSES)


@EVERY_LESSON
@pytest.mark.parametrize("choice", [0, -1])
def test_the_expected_moves_lead_to_the_end_of_the_game(game: str, lesson: str, choice: int) -> None:
    session = None
    for session, step, _ in walk(game, lesson, choice):
        if step.expects:
            assert session.is_learners_turn, step.id
            assert expected(session, step), step.id
    assert session is not None
    assert session.is_over
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    assert session.seat in outcome.winners
    assert (session.script, session.is_astray) == ([], False)


@EVERY_LESSON
@pytest.mark.parametrize("seed", range(3))
def test_whoever_leaves_the_coach_can_play_whatever_the_rules_allow(game: str, lesson: str, seed: int) -> None:
    session = Session(open_lesson(game, lesson))
    session.begin()
    rng = SearchRng(seed)
    for _ in range(60):
        if session.is_over:
            break
        moves = session.game.view(session.state, session.seat).moves
        session.play(moves[rng.below(len(moves))])
    assert session.is_over or session.is_learners_turn


@EVERY_LESSON
def test_each_wrong_try_is_refused_with_the_clause_that_it_shows(game: str, lesson: str) -> None:
    for session, step, _ in walk(game, lesson):
        for wrong in step.tries:
            move = session.game.notation.read_move(wrong.move, session.state, session.seat)
            refusal = session.game.check(session.state, session.seat, move)
            assert refusal is not None, wrong.move
            assert refusal.clause == wrong.clause, wrong.move
            assert wrong.clause in step.clauses, step.id


@EVERY_LESSON
def test_what_is_held_is_there_to_be_shown(game: str, lesson: str) -> None:
    """A held step shows one part of what happened; so there must be one more part for each, and one for the rest."""
    held = 0
    for _, step, shown in walk(game, lesson):
        held = held + 1 if step.is_held else 0
        assert held < len(shown), step.id


@EVERY_LESSON
def test_a_lesson_is_neither_long_nor_short(game: str, lesson: str) -> None:
    steps = find_lesson(game, lesson).steps
    assert FEWEST_STEPS <= len(steps) <= MOST_STEPS
    assert len({step.id for step in steps}) == len(steps)


@pytest.mark.parametrize("game", list(MAIN_CLAUSES))
def test_every_main_rule_is_met_once(game: str) -> None:
    taught = {clause for step in find_lesson(game, "first").steps for clause in step.clauses}
    assert taught <= set(GAMES[game].clauses)
    assert set(MAIN_CLAUSES[game]) - taught == set()


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_everything_in_every_language_and_is_brief(game: str, lesson: str, language: str) -> None:
    speech = Speech(language)
    for text in lesson_sentences(game, lesson):
        said = speech.say(text, one="Pip", two="Moss")
        assert len(said.split()) <= MOST_WORDS, text


@EVERY_LESSON
def test_what_a_client_gets_of_a_lesson_tells_no_card(game: str, lesson: str) -> None:
    page = msgspec.json.encode(lesson_page(game, lesson)).decode()
    found = find_lesson(game, lesson)
    assert not [cards for cards in found.deal.values() if cards in page]
    assert not [move for move in found.script if move in page]


def test_there_are_no_other_lessons() -> None:
    for game, lesson in (("kobito", "second"), ("chess", "first"), ("kobito", "../first")):
        with pytest.raises(NotPossible, match="no-such-page"):
            find_lesson(game, lesson)


def test_of_a_lesson_too_no_hidden_gift_is_told() -> None:
    """That's Not a Hat: no cell that lies face down has a name, in any part of what is shown."""
    looked = 0
    for _, _, shown in walk("hat", "first"):
        for each in shown:
            view = msgspec.to_builtins(each.view)
            for cell in [cell for column in view["columns"] for cell in column if not cell["up"]]:
                assert set(cell) == {"up", "arrow", "colour"}
                looked += 1
    assert looked > 10
