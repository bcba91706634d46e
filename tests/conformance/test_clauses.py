"""The four ends of a rule are joined: clause, code, test, and the sentence and paragraph that a player reads."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import Any

import pytest

from smallbox.games import GAMES
from smallbox.text import LANGUAGES, Speech
from tests.conformance.worlds import EVERY_GAME

TESTS = Path(__file__).parents[1]
#: where the rules of a game may stand
RULES = (TESTS.parent / "docs" / "rules", TESTS / "fourth")
HEADING = re.compile(r"^### ([A-Z]+\d+) (.+?)(?: \*\(table manners\)\*)?$", re.MULTILINE)
REFUSAL = re.compile(r'Refusal\(\s*([A-Z]\d+)\s*(?:,\s*"([a-z-]+)")?')
CITED = re.compile(r"\b[A-Z]\d+\b")
EVERY_READING = [(name, language) for name in EVERY_GAME for language in LANGUAGES]


def sources(name: str) -> dict[str, str]:
    """The game's Python files as they are in the package, plain or compiled."""
    game = resources.files(GAMES[name].package)
    folders = [game, *(folder for folder in game.iterdir() if folder.joinpath("__init__.py").is_file())]
    files = [(folder.name, file) for folder in folders for file in folder.iterdir() if file.name.endswith(".py")]
    return {f"{folder}/{file.name}": file.read_text("utf-8") for folder, file in files}


def obeyed(name: str) -> Mapping[str, Any]:
    """Where a game obeys the clauses that no refusal cites: in `rules/obeyed.py`, or where its rules are one file."""
    rules = import_module(f"{GAMES[name].package}.rules")
    found: Mapping[str, Any] = (rules if hasattr(rules, "OBEYED") else import_module(f"{rules.__name__}.obeyed")).OBEYED
    return found


def rulebook(name: str, language: str) -> str:
    return resources.files(GAMES[name].package).joinpath("rulebook", f"{language}.md").read_text("utf-8")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_clause_of_the_rules_has_a_constant(name: str) -> None:
    game = GAMES[name]
    constants = sources(name)[f"{name}/clauses.py"]
    for clause in (*game.clauses, *game.rulings):
        assert re.search(rf"^{clause}: Final = \"{clause}\"$", constants, re.MULTILINE), clause
    rules = (
        next(folder for folder in RULES if (folder / f"{name}.md").is_file()).joinpath(f"{name}.md").read_text("utf-8")
    )
    letter = game.clauses[0][0]
    stated = set(re.findall(rf"^(?:\| |- \*\*)({letter}\d+)\b", rules, re.MULTILINE))
    assert set(game.clauses) == stated


def cited_by(code: str) -> set[str]:
    """The clauses that are values in code: of a refusal, an option, a registry. A comment cites nothing."""
    nodes = list(ast.walk(ast.parse(code)))
    named = {node.id for node in nodes if isinstance(node, ast.Name)}
    reached = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return {word for word in named | reached if CITED.fullmatch(word)}


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_clause_is_cited_by_code_that_obeys_it(name: str) -> None:
    game = GAMES[name]
    cited = {
        clause for file, text in sources(name).items() if file != f"{name}/clauses.py" for clause in cited_by(text)
    }
    assert [clause for clause in game.clauses if clause not in cited] == []


def test_a_comment_is_no_citation() -> None:
    assert cited_by(
        'from clauses import K1  # K2\n\ndef f():\n    """K3"""\n    # K4\n    return Refusal(K5), clauses.K6'
    ) == {
        "K5",
        "K6",
    }


@cache
def code_played() -> set[tuple[str, int]]:
    """Where every function begins that runs while games are played, in a process that has no table of cards yet."""
    command = [sys.executable, "-m", "tests.conformance.code_played"]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=True)
    return {(file, line) for file, line in json.loads(done.stdout)}


@pytest.mark.skipif("SMALLBOX_EXPECT_COMPILED" in os.environ, reason="compiled functions are not seen when they run")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_obeys_a_clause_runs_when_people_play(name: str) -> None:
    registry = obeyed(name)
    code = {clause: function.__code__ for clause, function in registry.items()}
    played = code_played()
    assert [clause for clause, at in code.items() if (at.co_filename, at.co_firstlineno) not in played] == []
    assert set(registry) <= set(GAMES[name].clauses)


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
