"""Every refusal and every event that comes up in play is said without a hole, in every language."""

import pytest

from smallbox.core.events import Events
from smallbox.core.refusal import Refusal
from smallbox.games import GAMES
from smallbox.text import LANGUAGES, Speech
from tests.conformance.worlds import EVERY_GAME, OPTIONS, random_positions
from tests.text.words import NAMES, strange_words


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_said_in_play(name: str, language: str) -> None:
    game = GAMES[name]
    speech = Speech(language, NAMES)
    refusals: dict[str, Refusal] = {}
    for opt in OPTIONS[name]:
        for state in random_positions(game, 3, opt, 11, every=5, most=200):
            for action in range(game.actions(state)):
                for seat in range(3):
                    note_refusal(name, state, seat, action, refusals)
            events = Events()
            for action in game.legal_moves(state):
                game.apply(state.clone(), action, events)
            for event in {repr(event): event for _, _, event in events.told}.values():
                assert_is_said(speech.event(game, event), language)
    for refusal in refusals.values():
        said = speech.refusal(game, refusal)
        assert_is_said(said, language)
        assert said.startswith(f"{refusal.clause}:")


def note_refusal(name: str, state: object, seat: int, action: int, refusals: dict[str, Refusal]) -> None:
    game = GAMES[name]
    try:
        refusal = game.check(state, seat, game.move(state, action))
    except (IndexError, ValueError):
        return
    if refusal is not None:
        refusals[refusal.sentence] = refusal


def assert_is_said(sentence: str, language: str) -> None:
    assert sentence.strip()
    assert "{" not in sentence
    assert "None" not in sentence
    assert strange_words(sentence, language) == [], sentence
