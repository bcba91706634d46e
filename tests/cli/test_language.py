"""The command line speaks the reader's language."""

import subprocess

import pytest

from smallbox.text import LANGUAGES, Speech, language_of
from tests import warm


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "ru_RU@euro"}, "ru"),
        ({"LANG": "nl-BE"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "uk_UA"}, "uk"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "uk_UA", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "", "LC_ALL": ""}, "nl"),
        ({"LANG": "nl_NL", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_is_that_of_the_readers_other_programs(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def run(*words: str, locale: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    return warm.run(*words, environment={"LC_ALL": locale})


GAME = (
    "play",
    "--terminal",
    "kanobu",
    "--players",
    "2",
    "--auto",
    "--bots",
    "random",
    "--seed",
    "3",
    "--opt",
    "maxMoves=20",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_the_language_that_was_asked_for(language: str) -> None:
    asked = run(*GAME, "--language", language)
    assert asked.returncode == 0, asked.stderr
    names = Speech(language).say("terminal-names").split()
    assert names[0] in asked.stdout
    assert run(*GAME, locale=f"{language}_XX.UTF-8").stdout == asked.stdout
    # What was asked for counts more than the machine's own language.
    assert run(*GAME, "--language", language, locale="nl_NL.UTF-8").stdout == asked.stdout


@pytest.mark.parametrize("game", ["kobito", "hat"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_played_in_every_language(game: str, language: str) -> None:
    done = run("play", "--terminal", game, "--auto", "--bots", "random", "--language", language)
    assert done.returncode == 0, done.stderr


def test_a_language_that_smallbox_does_not_speak() -> None:
    done = run(*GAME, "--language", "xx")
    assert done.returncode == 2
    assert done.stderr == f"smallbox: --language: expected {', '.join(LANGUAGES)}, got 'xx'\n"


def test_bots_are_described_in_the_readers_language() -> None:
    told = run("bots", "hat", locale="uk_UA.UTF-8").stdout.splitlines()
    assert told[2] == f"easy: {Speech('uk').say('hat-bot-easy')}"
