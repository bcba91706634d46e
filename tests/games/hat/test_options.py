"""That's Not a Hat: the options of docs/rules/hat.md 5.6 (A30, A33, A34, A36)."""

import pytest

from smallbox.core.errors import BadNotation, BadOption, Refused
from smallbox.core.notation import read_options
from smallbox.core.options import OFF
from smallbox.games.hat import GAME
from smallbox.games.hat.options import OPTIONS
from tests.given import given

EVERYTHING = (
    "gifts_each=2 deck=white arrow_assignment=printed arrow_scheme=crossed rounds=n penalty_limit=4 starter=C "
    "catalogue=in_play naming=type max_gifts=off show_seconds=8 reveal_seconds=2 look_seconds=60 claim_clock=30 "
    "answer_clock=20 shop_face=down emotes=off chat=free"
)


def test_options_are_written_as_they_are_read() -> None:
    assert GAME.write_options(GAME.options(4, read_options(EVERYTHING))) == EVERYTHING
    assert [word.partition("=")[0] for word in EVERYTHING.split()] == list(OPTIONS.declared)
    for players in range(2, 9):
        assert GAME.write_options(GAME.options(players, {})) == ""


def test_a_default_that_is_given_is_not_written() -> None:
    given_ones = read_options(
        "gifts_each=1 max_gifts=200 catalogue=round starter=lot rounds=1 claim_clock=off emotes=on"
    )
    assert GAME.write_options(GAME.options(4, given_ones)) == ""
    assert GAME.write_options(GAME.options(4, {"max_gifts": "201"})) == "max_gifts=201"
    assert GAME.write_options(GAME.options(2, {"gifts_each": "2"})) == ""


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("show_seconds", ("2", "8"), ("1", "9", "", "x", "4.5")),
        ("reveal_seconds", ("2", "8"), ("1", "9")),
        ("look_seconds", ("0", "60"), ("61", "-1")),
    ],
)
def test_a30_how_long_faces_are_shown(name: str, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    check_option(name, good, bad)


def test_a33_emotes_are_on_or_off() -> None:
    check_option("emotes", ("on", "off"), ("yes", "1"))


@pytest.mark.parametrize("name", ["claim_clock", "answer_clock"])
def test_a34_clocks_are_off_or_ten_to_ninety_seconds(name: str) -> None:
    check_option(name, ("10", "90", "off"), ("9", "91", "on"))
    assert getattr(GAME.options(3, {}), name) == OFF


def test_a36_chat_is_quick_off_or_free() -> None:
    check_option("chat", ("quick", "off", "free"), ("on", "loud"))


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("gifts_each", ("1", "2"), ("0", "3")),
        ("deck", ("mixed", "black", "white"), ("red",)),
        ("arrow_assignment", ("shuffled", "printed"), ("dealt",)),
        ("arrow_scheme", ("coupled", "crossed"), ("mixed",)),
        ("rounds", ("1", "n", "3"), ("2", "0", "8")),
        ("penalty_limit", ("2", "5"), ("1", "6")),
        ("starter", ("lot", "seat", "A", "C"), ("D", "host", "")),
        ("catalogue", ("round", "all", "seen", "in_play"), ("none",)),
        ("naming", ("tiles", "type"), ("speak",)),
        ("max_gifts", ("60", "1000", "off"), ("59", "1001", "0", "9" * 5000)),
        ("shop_face", ("up", "down"), ("on",)),
    ],
)
def test_every_option_takes_its_values_and_no_others(name: str, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    check_option(name, good, bad)


def check_option(name: str, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    for text in good:
        GAME.options(3, {name: text})
    for text in bad:
        with pytest.raises(BadOption, match=f"{name}: expected .*, got"):
            GAME.options(3, {name: text})


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(BadOption, match="got 'hats'"):
        GAME.options(3, {"hats": "on"})
    with pytest.raises(BadNotation):
        given("hat", "new; opt hats=on")


def test_h2_is_looked_at_before_the_options() -> None:
    with pytest.raises(Refused):
        GAME.options(9, {"hats": "on"})
