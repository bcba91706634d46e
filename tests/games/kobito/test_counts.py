"""Kobito: cards are counted wherever they lie, and every move tells what happened."""

from smallbox.core.chance import SearchRng
from smallbox.games.kobito import GAME
from smallbox.games.kobito.rules.playout import playout
from tests.given import given


def test_k1_cards_are_counted_in_rainbows_stacks_hands_decks_and_piles() -> None:
    line = "G1 8@8 [3 k4 5**]; S1 [5* 6]; B.S2 [k1 2]; A {5 K}; B {R}; deck 5 R; disc 5 K; pen A 5 R; pen B K"
    table = given("kobito", f"{line}; G2 8@8 [1]; G3 8@8 [1]")
    assert table["count 5"] == "9"  # three and two in stacks, a hand, the deck, the discard pile, a penalty
    assert table["count K"] == "5"
    assert table["count R"] == "6"
    assert table["count *"] == "25"


def test_k52_without_tie_break_only_the_score_counts() -> None:
    line = "gdeck -; won A 3 4; won B 7 4; pen B 7; G1 4@4 [3 4 5]; A {6 9}"
    assert given("kobito", line).play("play 6 G1H")["winners"] == "A"
    tied = "gdeck -; won A 4; won B 4 4 3; pen B 7; G1 4@4 [3 4 5]; A {6 9}"
    assert given("kobito", tied).play("play 6 G1H")["winners"] == "A B"


def test_v1_a_replacement_in_another_studio_is_told() -> None:
    table = given("kobito", "opt repl_other=on; B.S1 [3 4]; A {R 3 9}").play("repl B.S1.3")
    assert table.events.heard_by(None) != []


def test_k40_the_sixth_kobito_is_exchanged_and_told() -> None:
    for opt in ("", "opt repl_other=on; "):
        line = f"{opt}G1 8@8 [k1 2 k3 4 k5]; G2 8@8 [k7 8 k9]; G3 8@8 [k2 3]; A {{2 9}}"
        table = given("kobito", line).play("swap G3.2")
        assert table["G3"] == "8@8 [2 3]"
        assert table["A"] == "{K 9}"
        assert table.events.heard_by(None) != []


def test_k36_more_than_eight_kobitos_lie_where_they_were_laid() -> None:
    eight = "20@20 [k1 k2 k3 k4 k5 k6 k7 k8 9]"
    assert given("kobito", f"G1 {eight}")["G1"] == eight
    rainbow = "20@20 [k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 11*]"
    table = given("kobito", f"G1 {rainbow}; A {{1 10}}")
    assert table["G1"] == rainbow
    table.play("swap G1.1, swap G1.10")
    assert table["G1"] == "20@20 [1 k2 k3 k4 k5 k6 k7 k8 k9 10 11*]"


def test_k41_an_exchanged_kobito_no_longer_counts_in_its_rainbow() -> None:
    table = given("kobito", "S1 [4 k5 k6 k7]; G1 8@8 [3]; G2 8@8 [8]; A {7 9}").play("swap S1.7, send S1H G2L")
    assert (table["S1"], table["phase"]) == ("[4 k5 k6]", "MAIN")
    assert table.play("send S1L G1H")["phase"] == "DISSOLVE S1"


def test_a_clone_offers_the_same_moves_and_comes_to_the_same_end() -> None:
    line = "S1 [4 k5 6]; S2 [5 k6 k7]; G1 8@8 [3]; G2 8@8 [7]; B.S1 [k9 10 k11]; A {K R 4 5 9}; done 1; idle 1"
    state = given("kobito", line).state
    clone = state.clone()
    assert (str(clone), GAME.actions(clone)) == (str(state), GAME.actions(state))
    assert GAME.legal_moves(clone) == GAME.legal_moves(state)
    assert playout(clone, SearchRng(7), 99) == playout(state, SearchRng(7), 99)
    assert str(clone) == str(state)


def test_a_clone_of_a_finished_game_has_the_same_outcome() -> None:
    state = given("kobito", "gdeck -; G1 4@4 [3 4 5]; A {6 9}").play("play 6 G1H").state
    assert GAME.outcome(state.clone()) == GAME.outcome(state)
