"""Readings are joined to the rules: every ruling has a reading, every reading a clause and every language."""

import re
from importlib import resources
from pathlib import Path

import pytest

from smallbox.games import BUILT_IN, GAMES
from smallbox.terminal import rulebook
from smallbox.terminal.readings import Ruling, readings, rulings
from smallbox.text import LANGUAGES
from tests.conformance.test_clauses import HEADING

RULES = Path(__file__).parents[2] / "docs" / "rules"
EVERY_GAME = [game.name for game in BUILT_IN]
EVERY_READING = [(name, language) for name in EVERY_GAME for language in LANGUAGES]
#: a row of the table of rulings: number, question, readings, ruling, why, option
ROW = re.compile(r"^\| ([A-Z]\d+) \|(?:[^|\n]*\|){5}$", re.MULTILINE)


def stated(name: str) -> set[str]:
    """The rulings of the rules document."""
    text = (RULES / f"{name}.md").read_text("utf-8")
    return set(ROW.findall(text[text.index("\n## 3.") : text.index("\n## 4.")]))


def told(name: str) -> dict[str, Ruling]:
    return rulings(GAMES[name])


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_ruling_has_exactly_one_reading(name: str) -> None:
    found = [ruling for each in told(name).values() for ruling in each.rulings]
    assert len(stated(name)) > 40
    assert sorted(found) == sorted(stated(name))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_reading_is_marked_at_clauses_that_the_book_has(name: str) -> None:
    game = GAMES[name]
    known = {*game.clauses, *game.rulings}
    for number, ruling in told(name).items():
        assert number in ruling.rulings
        assert ruling.clauses
        assert set(ruling.clauses) <= known, number


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_ruling_with_a_section_of_its_own_is_marked_there(name: str) -> None:
    marked = {clause for ruling in told(name).values() for clause in ruling.clauses}
    assert set(GAMES[name].rulings) <= marked


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_option_is_another_reading_of_something(name: str) -> None:
    """An option that no reading offers would be a rule of the house that nobody explains."""
    offered = [option for ruling in told(name).values() for option in ruling.options]
    assert sorted(offered) == sorted(option.name for option in GAMES[name].option_list())


@pytest.mark.parametrize("name", EVERY_GAME)
def test_an_option_is_offered_where_its_clause_is_marked(name: str) -> None:
    for number, ruling in told(name).items():
        for option in GAMES[name].option_list():
            assert option.name not in ruling.options or option.clause in ruling.clauses, (number, option.name)


@pytest.mark.parametrize(("name", "language"), EVERY_READING)
def test_every_reading_is_told_in_every_language(name: str, language: str) -> None:
    found = readings(GAMES[name], language)
    assert [each.id for each in found] == list(told(name))
    questions = [each.question for each in found]
    assert len(set(questions)) == len(questions)
    for each in found:
        assert each.question.endswith(("?", ";")), each.id
        assert all(text.endswith((".", "!", "»", "”")) for text in (each.printed, each.ours, each.why)), each.id


@pytest.mark.parametrize(("name", "language"), EVERY_READING)
def test_no_language_is_english_in_disguise(name: str, language: str) -> None:
    english = {each.id: each.printed for each in readings(GAMES[name], "en")}
    copied = [each.id for each in readings(GAMES[name], language) if each.printed == english[each.id]]
    assert copied == ([] if language != "en" else list(english))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_readings_lie_beside_the_rulebook_and_nowhere_else(name: str) -> None:
    folder = resources.files(GAMES[name].package).joinpath("rulebook", "readings")
    assert {file.name for file in folder.iterdir()} == {"rulings.json", *(f"{language}.md" for language in LANGUAGES)}


def test_the_terminal_tells_the_reading_with_the_clause() -> None:
    page = rulebook.clause(GAMES["kanobu"], "en", "C25")
    assert "Which three cards pay for Chance?" in page
    assert HEADING.match(page)
    assert "?" not in rulebook.clause(GAMES["kanobu"], "en", "C17")
