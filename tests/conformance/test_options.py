"""What a table may choose: every choice listed can be read, and every option is said in every language."""

import random
from typing import Any

import pytest

from smallbox.bots import bots_of, first_level
from smallbox.core.errors import BadOption, Refused
from smallbox.core.notation import read_options
from smallbox.core.options import Option
from smallbox.games import GAMES
from smallbox.text import LANGUAGES, Speech
from tests.conformance.worlds import EVERY_GAME

EVERY_OPTION = [(name, option) for name in EVERY_GAME for option in GAMES[name].option_list()]
EVERY_READING = [(name, language) for name in EVERY_GAME for language in LANGUAGES]


def values(option: Option) -> list[str]:
    """The texts that a client would offer; of numbers the two ends."""
    ends = [str(end) for end in (option.least, option.most) if end is not None]
    return [*option.choices, *ends, *(["off"] if option.can_be_off else [])]


def named(case: Any) -> str:
    return case.name if isinstance(case, Option) else str(case)


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION, ids=named)
def test_every_value_that_is_listed_can_be_chosen(name: str, option: Option) -> None:
    game = GAMES[name]
    for value in values(option):
        game.options(game.most_players, {option.name: value})


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION, ids=named)
def test_the_default_that_is_listed_is_the_default(name: str, option: Option) -> None:
    game = GAMES[name]
    for players in range(game.fewest_players, game.most_players + 1):
        if option.default is not None:
            chosen = game.options(players, {option.name: option.default})
            assert chosen == game.options(players, {})
    assert option.default in (None, *values(option)) or option.kind == "number"


@pytest.mark.parametrize(("name", "option"), EVERY_OPTION, ids=named)
def test_a_value_that_is_not_listed_is_refused(name: str, option: Option) -> None:
    game = GAMES[name]
    beyond = [] if option.least is None else [str(option.least - 1)]
    beyond += [] if option.most is None else [str(option.most + 1)]
    if option.kind != "switch" and "off" not in option.choices and not option.can_be_off:
        beyond.append("off")
    for value in beyond:
        with pytest.raises(BadOption):
            game.options(game.most_players, {option.name: value})


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_option_that_can_be_read_is_listed(name: str) -> None:
    game = GAMES[name]
    fields = set(game.options(game.most_players, {}).__struct_fields__) - {"players", "data"}
    listed = [option.name for option in game.option_list()]
    assert set(listed) - {"data"} == fields
    assert len(listed) == len(set(listed))
    for option in game.option_list():
        assert option.clause in (*game.clauses, *game.rulings)


@pytest.mark.parametrize(("name", "language"), EVERY_READING)
def test_every_option_and_choice_has_its_words(name: str, language: str) -> None:
    speech = Speech(language)
    for option in GAMES[name].option_list():
        assert speech.say(f"{name}-option-{option.name}")
        assert speech.say(f"{name}-option-{option.name}-hint").endswith(".")
        if option.kind == "choice":
            labels = [speech.say(f"{name}-choice-{option.name}-{value}") for value in option.choices]
            assert len(set(labels)) == len(labels)
    assert speech.say("option-on") != speech.say("option-off")


@pytest.mark.parametrize(("name", "language"), EVERY_READING)
def test_every_game_and_level_has_its_words(name: str, language: str) -> None:
    speech = Speech(language)
    game = GAMES[name]
    assert speech.say(f"game-{name}")
    assert speech.say(f"game-{name}-line")
    players = speech.say("home-players", fewest=game.fewest_players, most=game.most_players)
    assert str(game.most_players) in players
    titles = [speech.say(f"level-{level}") for level in bots_of(game)]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_options_are_written_in_the_order_of_the_list_and_without_what_goes_without_saying(name: str) -> None:
    """A browser proves by this that a record spells its options as all do: the data first, then as they are listed."""
    game = GAMES[name]
    listed = sorted((option.name for option in game.option_list()), key=lambda each: each != "data")
    defaults = {option.name: option.default for option in game.option_list()}
    chooser = random.Random(5)
    for players in range(game.fewest_players, game.most_players + 1):
        for _ in range(60):
            chosen = {
                option.name: chooser.choice(values(option))
                for option in chooser.sample(game.option_list(), min(3, len(listed)))
            }
            try:
                written = read_options(game.write_options(game.options(players, chosen)))
            except (BadOption, Refused):
                continue
            assert list(written) == [each for each in listed if each in written]
            assert all(text != defaults[each] and chosen[each] == text for each, text in written.items())


@pytest.mark.parametrize("name", EVERY_GAME)
def test_options_that_go_together_fit_every_table_and_are_said(name: str) -> None:
    game = GAMES[name]
    for preset in game.presets:
        for players in range(game.fewest_players, game.most_players + 1):
            assert game.options(players, preset.options) != game.options(players, {})
        for language in LANGUAGES:
            assert Speech(language, name).say(f"preset-{preset.name}")
            assert Speech(language, name).say(f"{name}-preset-{preset.name}")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_first_games_are_against_the_weakest_bot_that_plays_to_win(name: str) -> None:
    levels = list(bots_of(GAMES[name]))
    assert first_level(GAMES[name]) == next((level for level in levels if level != "random"), "random")
