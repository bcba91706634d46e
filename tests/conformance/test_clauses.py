"""The four ends of a rule are joined: clause, code, test, and the sentence and paragraph that a player reads."""

import re
from importlib import resources
from pathlib import Path

import pytest

from smallbox.games import GAMES
from smallbox.text import LANGUAGES, Speech
from tests.conformance.worlds import EVERY_GAME

TESTS = Path(__file__).parents[1]
HEADING = re.compile(r"^### ([A-Z]+\d+) (.+?)(?: \*\(table manners\)\*)?$", re.MULTILINE)
REFUSAL = re.compile(r'Refusal\(\s*([A-Z]\d+)\s*(?:,\s*"([a-z-]+)")?')
CITED = re.compile(r"\b[A-Z]\d+\b")
EVERY_READING = [(name, language) for name in EVERY_GAME for language in LANGUAGES]


def sources(name: str) -> dict[str, str]:
    """The game's Python files as they are in the package, plain or compiled."""
    game = resources.files(f"smallbox.games.{name}")
    folders = [game, *(folder for folder in game.iterdir() if folder.joinpath("__init__.py").is_file())]
    files = [(folder.name, file) for folder in folders for file in folder.iterdir() if file.name.endswith(".py")]
    return {f"{folder}/{file.name}": file.read_text("utf-8") for folder, file in files}


def rulebook(name: str, language: str) -> str:
    return resources.files(f"smallbox.games.{name}").joinpath("rulebook", f"{language}.md").read_text("utf-8")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_clause_of_the_rules_has_a_constant(name: str) -> None:
    game = GAMES[name]
    constants = sources(name)[f"{name}/clauses.py"]
    for clause in (*game.clauses, *game.rulings):
        assert re.search(rf"^{clause}: Final = \"{clause}\"$", constants, re.MULTILINE), clause
    rules = (TESTS.parent / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    letter = game.clauses[0][0]
    stated = set(re.findall(rf"^(?:\| |- \*\*)({letter}\d+)\b", rules, re.MULTILINE))
    assert set(game.clauses) == stated


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_clause_is_cited_where_the_code_obeys_it(name: str) -> None:
    game = GAMES[name]
    code = "\n".join(text for file, text in sources(name).items() if file != f"{name}/clauses.py")
    cited = set(CITED.findall(code)) | ranges(code)
    assert [clause for clause in game.clauses if clause not in cited] == []


def ranges(code: str) -> set[str]:
    """`K2-K5` and `C2 to C4` cite every clause between."""
    found: set[str] = set()
    for letter, first, last in re.findall(r"\b([A-Z])(\d+)(?:-| to )\1(\d+)\b", code):
        found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_clause_has_a_test_named_after_it(name: str) -> None:
    text = "\n".join(file.read_text("utf-8") for file in (TESTS / "games" / name).glob("test_*.py"))
    tested = set(re.findall(r"^def test_([a-z]\d+)_", text, re.MULTILINE))
    assert [clause for clause in GAMES[name].clauses if clause.lower() not in tested] == []


@pytest.mark.parametrize(("name", "language"), EVERY_READING)
def test_every_clause_has_a_title_and_a_paragraph(name: str, language: str) -> None:
    headings = HEADING.findall(rulebook(name, language))
    game = GAMES[name]
    assert sorted(clause for clause, _ in headings) == sorted((*game.clauses, *game.rulings))
    titles = [title for _, title in headings]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("name", "language"), EVERY_READING)
def test_every_paragraph_says_something(name: str, language: str) -> None:
    parts = re.split(r"^#+ ", rulebook(name, language), flags=re.MULTILINE)
    empty = [part.splitlines()[0] for part in parts if CITED.match(part) and not "".join(part.splitlines()[1:]).strip()]
    assert empty == []


@pytest.mark.parametrize(("name", "language"), EVERY_READING)
def test_every_refusal_has_a_sentence_that_cites_its_clause(name: str, language: str) -> None:
    speech = Speech(language)
    found = {match for text in sources(name).values() for match in REFUSAL.findall(text)}
    assert found
    for clause, reason in found:
        sentence = f"{name}-refusal-{clause}-{reason}" if reason else f"{name}-refusal-{clause}"
        message = speech.bundle.get_message(sentence)
        assert message.value is not None
        assert clause in (*GAMES[name].clauses, *GAMES[name].rulings)


@pytest.mark.parametrize(("name", "language"), EVERY_READING)
def test_every_event_has_a_sentence(name: str, language: str) -> None:
    speech = Speech(language)
    for event in GAMES[name].events:
        tag = str(event.__struct_config__.tag).replace("_", "-")
        assert speech.bundle.get_message(f"{name}-event-{tag}").value is not None
