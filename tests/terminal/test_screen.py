"""Playing on a terminal: what a person types, reads and is told."""

from pathlib import Path

import pytest

from smallbox.games import GAMES
from tests.terminal.person import Person

PROMPT = "\n> "
CTRL_C, CTRL_D = b"\x03", b"\x04"
QUICK = ("--players", "3", "--seed", "7", "--speed", "0")
KANOBU = ("kanobu", *QUICK, "--bots", "greedy")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_whole_game_by_numbers(name: str, tmp_path: Path) -> None:
    with Person(name, *QUICK, "--bots", "random") as person:
        while person.wait_for(PROMPT, "don't keep it): ") == PROMPT:
            person.type("1")
        assert "The game is over" in person.screen
        person.type(str(tmp_path / "game.rec"))
        assert person.leave() == 0
    assert f'[Game "{name}"]' in (tmp_path / "game.rec").read_text("utf-8")


def test_everything_is_asked_and_enter_is_an_answer() -> None:
    with Person("--speed", "0") as person:
        for answer, told in (
            ("9", 'not "9"'),
            ("kanobu", "How many players"),
            ("99", 'not "99"'),
            ("2", "Which bots?"),
            ("nobody", "expected a bot of Kanobu"),
            ("", "Your name?"),
            ("a;b", "expected 1 to 16 characters"),
            ("Олена", "Олена"),
        ):
            person.wait_for(PROMPT)
            person.type(answer)
            person.wait_for(PROMPT)
            assert told in person.screen
        person.type("quit")
        assert person.leave() == 0


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("play P.Ca", "C7: you don't hold purple Cancel"),
        ("99", "Type a number from 1 to"),
        ("fly away", '"fly away" isn\'t a move here'),
        ("pl", '"pl" could be Play'),
        ("rules C99", "expected a clause C1 to C36"),
        ("", "Your turn"),
    ],
)
def test_an_answer_that_is_no_move_is_explained_and_asked_again(typed: str, told: str) -> None:
    with Person(*KANOBU) as person:
        person.wait_for(PROMPT)
        person.type(typed)
        person.wait_for(PROMPT)
        assert told in person.screen


def test_moves_by_notation_and_by_first_letters() -> None:
    with Person(*KANOBU) as person:
        person.wait_for(PROMPT)
        person.type("draw")
        person.wait_for(PROMPT)
        assert "You drew" in person.screen
        person.type("kee")
        person.wait_for(PROMPT)
        assert "Ann: keeps the drawn card" in person.screen


def test_help_and_rules_can_be_read_and_left() -> None:
    with Person(*KANOBU) as person:
        person.wait_for(PROMPT)
        person.type("?")
        person.wait_for("Enter: back to the game ")
        assert "sha256:" in person.screen
        person.type("")
        person.wait_for(PROMPT)
        person.type("rules c14")
        person.wait_for("Enter: back to the game ")
        assert "Rock, paper and scissors among themselves" in person.screen
        person.type("")
        person.wait_for(PROMPT)
        person.type("rules")
        person.wait_for("q: back to the game ")
        person.type("")
        person.wait_for("q: back to the game ")
        person.type("q")
        person.wait_for(PROMPT)


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
@pytest.mark.parametrize("arguments", [(), KANOBU])
def test_control_keys_leave_kindly(key: bytes, arguments: tuple[str, ...]) -> None:
    with Person(*arguments) as person:
        person.wait_for(PROMPT)
        assert person.press_until_gone(key) == 0
        assert "Goodbye" in person.screen
        assert "Traceback" not in person.screen


def test_the_screen_of_before_comes_back() -> None:
    with Person(*KANOBU) as person:
        person.wait_for(PROMPT)
        assert "\x1b[?1049h" in person.raw
        person.type("quit")
        assert person.leave() == 0
        assert person.raw.count("\x1b[?1049h") == person.raw.count("\x1b[?1049l")


def test_no_colour_where_none_is_wanted() -> None:
    with Person(*KANOBU, NO_COLOR="1") as person:
        person.wait_for(PROMPT)
        assert "\x1b[38" not in person.raw
        assert "\x1b[48" not in person.raw


def test_enter_makes_the_only_move() -> None:
    with Person(*KANOBU) as person:
        while True:
            person.wait_for(PROMPT)
            if "1) Keep it" in person.screen and "2)" not in person.screen.partition("1) Keep it")[2]:
                break
            person.type("draw" if "Draw a card" in person.screen else "1")
        person.type("")
        person.wait_for(PROMPT)
        assert "keeps the drawn card" in person.screen
