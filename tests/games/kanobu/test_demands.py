"""Kanobu: demands and their answers (C19-C21, C23-C26, C30, C32)."""

import pytest

from smallbox.games.kanobu.clauses import C6, C19, C25, C26, C30
from tests.given import given


def test_c19_the_next_player_accepts_cancels_or_passes_it_on() -> None:
    table = given("kanobu", "A {R.3 Y.Sc}; B {B.3 P.Ca R.1 R.Ro}; pile R.Ro").play("play R.3")
    assert table.legal() == {"play B.3", "play P.Ca", "accept"}
    for move in ("draw", "pass", "play R.1", "play R.Ro", "play G.3", "colour R", "star take 1"):
        assert table.refusal(move) == C19
    assert table.refusal("C: accept") == C6


def test_c19_there_is_nothing_to_accept_without_a_demand() -> None:
    assert given("kanobu", "").refusal("accept") == C19


def test_c20_a_skip_costs_one_turn_however_long_the_chain() -> None:
    table = given("kanobu", "n 4; A {R.Sk Y.Sc}; B {B.Sk Y.Sc}; pile R.Ro").play("play R.Sk, play B.Sk, accept")
    assert (table["turn"], table["hands#"]) == ("D", "1 1 4 4")


@pytest.mark.parametrize(("links", "cards"), [(1, 3), (2, 6), (3, 9)])
def test_c21_three_cards_for_every_link_and_the_turn_is_lost(links: int, cards: int) -> None:
    table = given("kanobu", f"pile R.3; deck Y.Ro*12; turn B; demand 3x{links} A").play("accept")
    assert table["hand# B"] == str(4 + cards)
    assert table["turn"] == "C"


def test_c23_one_card_for_everybody_but_the_last_who_asked() -> None:
    table = given("kanobu", "n 4; A {R.1 Y.Sc}; B {B.1 Y.Sc}; pile R.Ro; deck Y.Ro*9").play(
        "play R.1, play B.1, accept"
    )
    assert table["hands#"] == "3 1 6 6"
    assert (table["turn"], table["phase"]) == ("C", "TURN")


def test_c24_two_cards_for_every_link() -> None:
    table = given("kanobu", "pile R.2; deck Y.Ro*20; turn B; demand 2x2 A").play("accept")
    assert table["hands#"] == "4 8 8"
    assert (table["turn"], table["phase"]) == ("B", "TURN")


def test_c25_chance_is_paid_with_any_three_rock_paper_or_scissors() -> None:
    table = given("kanobu", "A {P.Ch Y.Sc}; B {R.Ro G.Ro BG.Ro R.3}; pile R.Pa").play("play P.Ch, play R.Ro")
    assert (table["phase"], table["paid"]) == ("PAY", "Ro")
    assert table.legal() == {"play G.Ro", "play BG.Ro"}
    for move in ("accept", "play R.3", "draw", "pass"):
        assert table.refusal(move) == C25
    table.play("play BG.Ro, play G.Ro")
    assert (table["pile"], table["turn"], table["phase"]) == ("R.Pa P.Ch R.Ro BG.Ro G.Ro", "C", "TURN")


def test_c25_a_hand_with_two_cannot_begin_to_pay() -> None:
    table = given("kanobu", "B {R.Ro G.Ro R.3}; pile P.Ch; turn B; demand Chx1 A")
    assert table.legal() == {"accept"}
    assert table.refusal("play R.Ro") == C25
    assert table.play("accept")["hand# B"] == "6"


def test_c25_two_equal_cards_count_twice() -> None:
    assert "play R.Ro" in given("kanobu", "B {R.Ro*3}; pile P.Ch; turn B; demand Chx1 A").legal()


def test_c25_passing_chance_on_does_not_raise_the_price() -> None:
    table = given("kanobu", "B {P.Ch R.3}; pile P.Ch; deck Y.Ro*9; turn B; demand Chx1 A").play("play P.Ch, accept")
    assert table["hand# C"] == "7"


def test_r30_one_of_each_is_an_option() -> None:
    table = given("kanobu", "opt chanceSet=oneEach; B {R.Ro*2 R.Pa BG.Sc}; pile P.Ch; turn B; demand Chx1 A")
    table.play("play R.Ro")
    assert table.legal() == {"play R.Pa", "play BG.Sc"}
    assert table.refusal("play R.Ro") == C25
    poor = given("kanobu", "opt chanceSet=oneEach; B {R.Ro*2 R.Pa}; pile P.Ch; turn B; demand Chx1 A")
    assert poor.refusal("play R.Ro") == C25


def test_c26_no_chance_against_fewer_than_three_cards() -> None:
    assert given("kanobu", "A {P.Ch Y.Sc}; B {R.3*2}").refusal("play P.Ch") == C26
    assert given("kanobu", "A {P.Ch}; B {R.3*2}").refusal("play P.Ch") == C26
    assert given("kanobu", "A {P.Ch Y.Sc}; B {R.3*3}").refusal("play P.Ch") is None
    passed_on = given("kanobu", "B {P.Ch Y.Sc}; C {R.3*2}; pile P.Ch; turn B; demand Chx1 A")
    assert passed_on.refusal("play P.Ch") == C26
    star = given("kanobu", "A {Y.Sc}; B {R.3*2}; pile P.St; open P.Ch Y.Ro")
    assert star.refusal("star play 1") == C26
    assert "star take 1" in star.legal()


def test_c26_the_target_is_the_next_in_the_current_direction() -> None:
    table = given("kanobu", "dir -; A {P.Ch Y.Sc}; B {R.3*2}")
    assert table.refusal("play P.Ch") is None


def test_c30_choices_are_made_at_once_by_the_one_who_played() -> None:
    table = given("kanobu", "A {P.Co Y.Sc}; pile R.Ro").play("play P.Co")
    assert table["turn"] == "A"
    for move in ("draw", "play Y.Sc", "pass", "accept", "star take 1"):
        assert table.refusal(move) == C30


def test_c32_what_cannot_be_drawn_is_waived_in_turn_order() -> None:
    table = given("kanobu", "n 4; pile R.Ro R.2; deck Y.Ro*3; turn B; demand 2x1 A").play("accept")
    assert table["hands#"] == "4 6 5 4"
    assert (table["turn"], table["phase"]) == ("B", "TURN")


def test_c32_from_the_accepting_player_onward_in_the_current_direction() -> None:
    table = given("kanobu", "n 4; dir -; pile R.Ro R.2; deck Y.Ro*3; turn D; demand 2x1 A").play("accept")
    assert table["hands#"] == "4 4 5 6"
