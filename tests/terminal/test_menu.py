"""What a typed answer means: a number, the beginning of some words, a page of the rulebook."""

import pytest

from smallbox.core.errors import BadNotation
from smallbox.games import GAMES
from smallbox.games.kanobu.messages import Accept, Draw, Pass, Play
from smallbox.terminal import rulebook
from smallbox.terminal.menu import find_by_number, find_by_words
from smallbox.terminal.room import Choice, Group
from smallbox.text import LANGUAGES, Speech

SPEECH = Speech("en")
OFFERED = [
    Group("", [Choice(Play("R.Ro"), "rock"), Choice(Play("R.3"), "rocket"), Choice(Play("B.3"), "Rocket")]),
    Group("", [Choice(Draw(), "Ünder"), Choice(Pass(), "x")], is_listed=False),
    Group("", [Choice(Accept(), "ring")]),
]


def test_numbers_count_what_is_listed() -> None:
    assert find_by_number("1", OFFERED, SPEECH) == Play("R.Ro")
    assert find_by_number("4", OFFERED, SPEECH) == Accept()
    assert find_by_number("four", OFFERED, SPEECH) is None
    assert find_by_number("²", OFFERED, SPEECH) is None
    for number in ("0", "5", "99999999999999999999"):
        with pytest.raises(BadNotation, match=f"Type a number from 1 to 4, not {number}"):
            find_by_number(number, OFFERED, SPEECH)


@pytest.mark.parametrize(
    ("typed", "move"),
    [("rock", Play("R.Ro")), ("RI", Accept()), ("üN", Draw()), ("x", Pass()), ("zz", None), ("ROCKET", Play("R.3"))],
)
def test_words_by_their_beginning(typed: str, move: object) -> None:
    assert find_by_words(typed, OFFERED, SPEECH) == move


def test_words_that_several_moves_begin_with() -> None:
    with pytest.raises(BadNotation, match='"ro" could be Rocket, rock, rocket'):
        find_by_words("ro", OFFERED, SPEECH)


def test_one_letter_is_too_little() -> None:
    with pytest.raises(BadNotation, match='"ü" could be Ünder'):
        find_by_words("ü", OFFERED, SPEECH)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_clause_has_a_page(name: str, language: str) -> None:
    game = GAMES[name]
    for clause in game.clauses:
        page = rulebook.clause(game, language, clause.lower())
        assert page.startswith(f"### {clause} ")
        assert page.count("\n#") == 0
    assert rulebook.tagline(game, language)
    with pytest.raises(BadNotation, match="expected a clause"):
        rulebook.clause(game, language, "Z1")
