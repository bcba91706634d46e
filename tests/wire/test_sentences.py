"""Problems, events of the table and quick phrases are said in every language, with the facts that the wire carries."""

from typing import get_args

import pytest

from smallbox.text import LANGUAGES
from smallbox.wire.client import Reaction
from smallbox.wire.problems import FOR_PROGRAMMERS, PROBLEMS, explain
from smallbox.wire.server import TABLE_EVENTS
from tests.sentences import sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence_with_exactly_its_facts(language: str) -> None:
    expected = {f"problem-{code}": frozenset(facts) - FOR_PROGRAMMERS for code, facts in PROBLEMS.items()}
    assert sentences(language, "problems.ftl") == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", PROBLEMS)
def test_a_problem_is_explained_without_a_hole(code: str, language: str) -> None:
    said = explain(
        code, {fact: ["Ann", "Ben"] if fact in ("names", "levels") else 12 for fact in PROBLEMS[code]}, language
    )
    assert said.strip()
    assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_table_has_a_sentence_with_its_facts(language: str) -> None:
    found = sentences(language, "table-events.ftl")
    names = {f"table-event-{str(event.__struct_config__.tag).replace('_', '-')}": event for event in TABLE_EVENTS}
    assert {name for name in found if name.startswith("table-event-")} == set(names)
    for name, event in names.items():
        assert found[name] <= set(event.__struct_fields__), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quick_phrase_has_its_words(language: str) -> None:
    found = sentences(language, "table-events.ftl")
    assert {name for name in found if name.startswith("reaction-")} == {
        f"reaction-{each}" for each in get_args(Reaction)
    }
