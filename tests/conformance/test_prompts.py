"""Every view says what is to be done, or whom it waits for, in words of every language, and gives nothing away."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from smallbox.core.game import AnyGame
from smallbox.core.messages import Prompt, View
from smallbox.games import GAMES
from smallbox.text import LANGUAGES, Speech
from tests.conformance.test_sentences import assert_is_said
from tests.conformance.worlds import EVERY_GAME, OPTIONS, random_positions
from tests.text.words import NAMES

#: which only a deck that has run out can bring about
RARE = {"kanobu": {"turn_pass"}}


@cache
def seen(name: str) -> list[tuple[View, list[View]]]:
    """What spectators see in random games, and what each seat sees then."""
    return list(looks(GAMES[name]))


def looks(game: AnyGame) -> Iterator[tuple[View, list[View]]]:
    for seed, opt in enumerate(OPTIONS[game.name]):
        for state in random_positions(game, 3, opt, seed, every=1, most=700):
            yield game.view(state, None), [game.view(state, seat) for seat in range(3)]


def prompts(name: str) -> dict[str, Prompt]:
    """Every prompt that came up, each once."""
    views = [view for public, private in seen(name) for view in (public, *private)]
    return {repr(view.prompt): view.prompt for view in views} | staged(GAMES[name])


def staged(game: AnyGame) -> dict[str, Prompt]:
    """Those of the stages in which a table shows a move."""
    stages = [stage for stage in ("look", "show", "reveal") if stage in game.prompts]
    state = next(random_positions(game, 3, "", 1, every=1, most=1))
    views: list[Any] = [game.table_rules.view_in_stage(state, 0, stage) for stage in stages]
    return {repr(view.prompt): view.prompt for view in views}


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_game_lists_the_codes_of_its_prompts(name: str) -> None:
    assert {prompt.code for prompt in prompts(name).values()} | RARE.get(name, set()) == set(GAMES[name].prompts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_prompt_is_said(name: str, language: str) -> None:
    speech = Speech(language, NAMES)
    for prompt in prompts(name).values():
        assert_is_said(speech.prompt(GAMES[name], prompt), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_code_has_a_sentence(name: str, language: str) -> None:
    bundle = Speech(language).bundle
    sentences = [f"prompt-{code.replace('_', '-')}" for code in GAMES[name].prompts]
    assert [
        each for each in sentences if not bundle.has_message(f"{name}-{each}") and not bundle.has_message(each)
    ] == []


@pytest.mark.parametrize("name", EVERY_GAME)
def test_only_the_seat_to_act_is_told_to_do_something(name: str) -> None:
    told = {view.prompt.code for _, views in seen(name) for view in views if view.moves}
    waiting = {view.prompt.code for public, views in seen(name) for view in (public, *views) if not view.moves}
    assert told
    assert told & waiting == set()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_who_waits_is_told_by_what_the_whole_table_sees(name: str) -> None:
    for public, views in seen(name):
        for view in views:
            if not view.moves and public.to_act is not None and view.seat not in partners(public):
                assert view.prompt == public.prompt


def partners(public: View) -> set[int]:
    """The seats that a prompt for all speaks of: they may be told the same in other words."""
    return {seat for seat in public.prompt.facts.values() if isinstance(seat, int)}
