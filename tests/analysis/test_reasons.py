"""Every reason why a move is better is said in every language, and goes by what the seat sees."""

from collections.abc import Iterator
from functools import cache

import pytest

from smallbox.analysis.hint import adviser
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.judge import Reason
from smallbox.games import GAMES
from smallbox.text import LANGUAGES, Speech
from tests.analysis.played import reviewed
from tests.bots.test_fairness import positions
from tests.conformance.test_sentences import assert_is_said
from tests.conformance.worlds import OPTIONS
from tests.text.words import NAMES

REASONED = [name for name, game in GAMES.items() if game.bot.reasons]
#: which only a game that is nearly over, or that began elsewhere, can bring about
RARE = {"hat": {"last", "unknown"}}


@cache
def given(name: str) -> dict[str, Reason]:
    """A reason of each code: by comparing any two moves of random positions, or as reviews have them."""
    whys = reviews() if name == "hat" else comparisons(GAMES[name])
    return {why.code: why for why in whys}


def reviews() -> Iterator[Reason]:
    for seed in range(4):
        decisions = reviewed("hat", "easy,easy,easy", seed, 2).decisions
        yield from (each.why for each in decisions if each.why is not None)


def comparisons(game: AnyGame) -> Iterator[Reason]:
    for seed in range(24):
        rng = SearchRng(seed)
        for state, memory, _ in positions(game, 2 + seed % 4, OPTIONS[game.name][seed % 2], seed, 2):
            view = game.view(state, game.to_act(state))
            for _ in range(12):
                made, better = (view.moves[int(rng.below(len(view.moves)))] for _ in range(2))
                why = game.bot.reason(view, memory, made, better)
                if why is not None and made != better:
                    yield why


@pytest.mark.parametrize("name", REASONED)
def test_a_game_lists_the_codes_of_its_reasons(name: str) -> None:
    codes = set(GAMES[name].bot.reasons)
    assert set(given(name)) <= codes
    assert len(codes - set(given(name)) - RARE.get(name, set())) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REASONED)
def test_every_reason_is_said(name: str, language: str) -> None:
    speech = Speech(language, NAMES)
    for why in given(name).values():
        assert_is_said(speech.reason(GAMES[name], why), language)
    for code in GAMES[name].bot.reasons:
        assert speech.bundle.has_message(f"{name}-why-{code.replace('_', '-')}")


@pytest.mark.parametrize("name", REASONED)
def test_every_hint_of_a_game_has_a_reason_that_is_said(name: str) -> None:
    """The move tried most is named with nodes too few to tell moves apart, so every kind of pair is compared."""
    game = GAMES[name]
    options = game.options(2, {})
    events = Events()
    state = game.setup(options, SearchRng(7), events)
    advisers = [adviser(game)(seat, options, seed=1, nodes=2) for seat in range(2)]
    for _ in range(40):
        for seat, asked in enumerate(advisers):
            asked.observe(events.heard_by(seat))
        to_act = game.to_act(state)
        if to_act is None:
            break
        view = game.view(state, to_act)
        found = advisers[to_act].advise(view)
        assert (found.why.code == "only") == (len(view.moves) == 1)
        for language in LANGUAGES:
            assert_is_said(Speech(language, NAMES).reason(game, found.why), language)
        events = Events()
        game.apply(state, game.action(state, found.move), events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_without_words_of_its_game_says_how_many_games_more(language: str) -> None:
    said = Speech(language).reason(GAMES["kobito"], Reason("more", {"number": 7}))
    assert "7" in said
    assert_is_said(said, language)
