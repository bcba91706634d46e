"""No English comes through a fact into a sentence of another language: levels, phases, details, reactions."""

from typing import Any, get_args

import pytest

from smallbox.bots import bots_of
from smallbox.games import GAMES
from smallbox.text import LANGUAGES, Speech
from smallbox.wire.client import Phase, Reaction
from smallbox.wire.problems import PROBLEMS, explain
from smallbox.wire.server import TABLE_EVENTS
from tests.text.words import NAMES, strange_words

ELSEWHERE = [language for language in LANGUAGES if language != "en"]
LEVELS = sorted({level for game in GAMES.values() for level in bots_of(game)})
#: every value that a fact can have, as the wire carries it
FACTS: dict[str, list[Any]] = {
    "detail": ["expected an object with a type, got a list"],
    "phase": list(get_args(Phase)),
    "levels": [LEVELS],
    "level": ["12"],
    "names": [list(NAMES[:2])],
    "table": ["B7K2M9"],
}


@pytest.mark.parametrize("language", ELSEWHERE)
@pytest.mark.parametrize("code", PROBLEMS)
def test_a_problem_is_told_in_the_words_of_its_language(code: str, language: str) -> None:
    for fact in PROBLEMS[code] or ("",):
        for value in FACTS.get(fact, [3]):
            facts = {name: FACTS.get(name, [3])[0] for name in PROBLEMS[code]} | ({fact: value} if fact else {})
            said = explain(code, facts, language)
            assert strange_words(said.replace("B7K2M9", ""), language) == [], said


@pytest.mark.parametrize("language", ELSEWHERE)
@pytest.mark.parametrize("event", TABLE_EVENTS, ids=lambda event: str(event.__struct_config__.tag))
def test_an_event_of_a_table_is_told_in_the_words_of_its_language(event: Any, language: str) -> None:
    """As the client says it: a level and a reaction by their names, seats and people by theirs."""
    speech = Speech(language)
    codes = {"level": LEVELS, "reaction": get_args(Reaction), "reason": ("kicked", "left"), "round": (1, 2)}
    name = f"table-event-{str(event.__struct_config__.tag).replace('_', '-')}"
    varied = [field for field in event.__struct_fields__ if field in codes] or [""]
    for field in varied:
        for code in codes.get(field, ("",)):
            facts = dict.fromkeys(event.__struct_fields__, NAMES[0]) | {field: in_words(speech, field, code)}
            assert strange_words(speech.say(name, **facts), language) == []


def in_words(speech: Speech, field: str, code: Any) -> Any:
    if field == "level":
        return speech.level(code)
    return speech.say(f"reaction-{code}") if field == "reaction" else code


def test_the_details_are_there_for_people_who_write_programs() -> None:
    assert explain("bad-message", {"detail": "expected an object"}).endswith("describes it. (expected an object)")
    assert "expected" not in explain("bad-message", {"detail": "expected an object"}, "uk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    assert all(Speech(language).level(level) != level for level in LEVELS)
    assert Speech(language).level("of-another-game") == "of-another-game"
