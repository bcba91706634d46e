"""Kanobu: what fits on what (C10-C18)."""

import pytest

from smallbox.games.kanobu.clauses import C12, C13, C14, C15
from smallbox.games.kanobu.rules.cards import FACE_NAMES, beats, fits, read_face, share_colour
from tests.given import given

#: the table of concrete cells in docs/rules/kanobu.md 2.2
CARDS = ["R.Ro", "B.Ro", "BR.Ro", "GY.Ro", "R.3", "B.3", "R.Sk", "G.Sk", "P.Ca"]
CELLS = {
    "R.Ro": "no no no no yes no yes no yes",
    "R.Pa": "no no no no yes no yes no yes",
    "R.Sc": "yes no yes no yes no yes no yes",
    "B.Sc": "no yes yes no no yes no no yes",
    "BR.Sc": "yes yes yes no yes yes yes no yes",
    "GY.Sc": "no no no yes no no no yes yes",
    "BR.Ro": "no no no no yes yes yes no yes",
    "R.Sk": "yes no yes no yes no yes yes yes",
    "B.3": "no yes yes no yes yes no no yes",
    "P.St": "yes yes yes yes yes yes yes yes yes",
    "P.Co[R]": "yes no yes no yes no yes no yes",
    "P.Co[B]": "no yes yes no no yes no no yes",
    "-": "yes yes yes yes yes yes yes yes yes",
}


@pytest.mark.parametrize("top", CELLS)
def test_c10_the_table_of_what_fits(top: str) -> None:
    hand = " ".join(CARDS)
    table = given("kanobu", f"A {{{hand} Y.Sc}}; pile {top}; C {{Y.Ro*5}}")
    for card, cell in zip(CARDS, CELLS[top].split(), strict=True):
        assert (table.refusal(f"play {card}") is None) == (cell == "yes"), card


def test_c10_a_purple_card_fits_on_anything() -> None:
    for top in range(len(FACE_NAMES)):
        assert all(fits(read_face(card), top, 0) for card in ("P.Ch", "P.St", "P.Ca", "P.Co"))


def test_c11_anything_fits_on_bare_purple_and_on_an_empty_pile() -> None:
    for face in range(len(FACE_NAMES)):
        assert fits(face, read_face("P.St"), 0)
        assert fits(face, -1, 0)


def test_c12_a_named_colour_asks_for_that_colour_whatever_the_symbol() -> None:
    table = given("kanobu", "A {R.Ro B.Ro BR.Sc G.3}; pile P.Co[B]")
    assert table.legal() == {"play B.Ro", "play BR.Sc", "draw"}
    assert table.refusal("play R.Ro") == C12
    assert table.refusal("play G.3") == C12


def test_c13_an_action_fits_by_colour_or_symbol() -> None:
    table = given("kanobu", "A {R.Sk B.3 G.Di R.1}; pile R.3")
    assert table.legal() == {"play R.Sk", "play B.3", "play R.1", "draw"}
    assert table.refusal("play G.Di") == C13


def test_c14_rps_on_rps_shares_a_colour_and_beats() -> None:
    table = given("kanobu", "A {R.Pa R.Ro R.Sc B.Pa RY.Pa}; pile R.Ro")
    assert table.legal() == {"play R.Pa", "play RY.Pa", "draw"}
    for card in ("R.Ro", "R.Sc", "B.Pa"):
        assert table.refusal(f"play {card}") == C14


def test_c15_rps_on_an_action_needs_only_the_colour() -> None:
    table = given("kanobu", "A {R.Pa R.Ro B.Sc}; pile R.Di")
    assert table.legal() == {"play R.Pa", "play R.Ro", "draw"}
    assert table.refusal("play B.Sc") == C15


def test_c16_a_two_colour_card_has_both_colours() -> None:
    assert share_colour(read_face("BG.Pa"), read_face("GY.Ro"))
    assert not share_colour(read_face("BG.Pa"), read_face("RY.Ro"))
    table = given("kanobu", "A {B.Sc G.Sc R.Sc}; pile BG.Pa")
    assert table.legal() == {"play B.Sc", "play G.Sc", "draw"}


def test_c17_rock_beats_scissors_beat_paper_beats_rock() -> None:
    rock, paper, scissors = 0, 1, 2
    wins = {(rock, scissors), (scissors, paper), (paper, rock)}
    for one in (rock, paper, scissors):
        for other in (rock, paper, scissors):
            assert beats(one, other) == ((one, other) in wins)


def test_c18_rock_paper_and_scissors_have_no_effect() -> None:
    table = given("kanobu", "A {R.Pa B.Sc}; pile R.Ro").play("play R.Pa")
    assert (table["turn"], table["phase"], table["demand"]) == ("B", "TURN", "-")


def test_c12_the_named_colour_of_a_coloured_change_colour_card_does_not_matter() -> None:
    """Only a purple top asks for its named colour; a coloured one is matched like any action."""
    table = given("kanobu", "A {B.Ro R.Ro}; pile B.Co[R]")
    assert table.legal() == {"play B.Ro", "draw"}
