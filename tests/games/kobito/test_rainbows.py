"""Kobito: rainbows and playing from hand (K6-K9, K19-K24)."""

import pytest

from smallbox.games.kobito.clauses import K8, K10, K19, K21, K22, K23, K37, K38, K45
from tests.given import given


def test_k6_a_rainbow_climbs_by_one_and_goes_on_with_1_after_12() -> None:
    table = given("kobito", "G1 8@8 [11 12]; A {1 2 10}").play("play 1 G1H, play 2 G1H, play 10 G1L")
    assert table.shows("G1", "[10 11 12 1 2]")


def test_k7_a_stack_is_one_place() -> None:
    table = given("kobito", "G1 4@4 [3 4** 5]; gdeck 5@6; deck 2 9; A {6 9}").play("play 6 G1H")
    assert table.shows("disc", "3 4 4 4 R R 5 6")


@pytest.mark.parametrize("move", ["play 6 G1H", "play 4 G1L", "play 3 G1H", "insert 4 G1"])
def test_k8_a_card_joins_only_at_an_end_that_wants_it(move: str) -> None:
    assert given("kobito", "G1 5@5 [3 4]; A {6 4 3}").refusal(move) == K8


def test_k8_the_player_names_the_end_when_both_want_the_number() -> None:
    table = given("kobito", "S1 [2 3 4 5 6 7 8 9 10 11 12]; A {1 1}")
    assert {"play 1 S1L", "play 1 S1H"} <= table.legal()
    assert table.play("play 1 S1H").shows("S1", "[2 3 4 5 6 7 8 9 10 11 12 1]")


def test_k9_rainbows_that_would_fit_together_stay_apart() -> None:
    table = given("kobito", "S1 [4 5]; S2 [7 8]; A {6 9}").play("play 6 S1H")
    assert (table["S1"], table["S2"]) == ("[4 5 6]", "[7 8]")


def test_k19_hand_cards_join_gold_and_the_own_studio_only() -> None:
    table = given("kobito", "B.S1 [5 6]; S1 [5 6]; A {7 R}")
    assert table.refusal("play 7 B.S1H") == K19
    assert table.refusal("play 8 B.S1H") == K19
    assert table.refusal("play R B.S1H") == K45
    assert table.play("play 7 A.S1H")["S1"] == "[5 6 7]"


def test_k19_in_a_move_s1_is_the_movers_own() -> None:
    table = given("kobito", "turn B; S1 [2 3]; B.S1 [5 6]; B {7 9}").play("play 7 S1H")
    assert (table["S1"], table["B.S1"]) == ("[2 3]", "[5 6 7]")


def test_k20_a_gold_rainbow_is_cleared_before_it_could_grow_too_long() -> None:
    table = given("kobito", "G1 4@4 [3 4 5]; gdeck 5@6; deck 2 9; A {6 7}").play("play 6 G1H")
    assert table.shows("G1", "5@6 [2]")
    assert table.refusal("play 7 G1H") == K8


def test_k21_a_rainbow_starts_with_two_neighbours_from_hand() -> None:
    table = given("kobito", "A {12 1 5 9}")
    assert {move for move in table.legal() if move.startswith("start")} == {"start 12 1"}
    assert table.refusal("play 5 S1H") == K21
    assert table.refusal("start 1 12") == K21
    assert table.refusal("start 5 5") == K21
    assert table.refusal("start 5 6") == K10
    table.play("start 12 1")
    assert (table["S1"], table["done"]) == ("[12 1]", "2")


def test_k21_a_new_rainbow_takes_the_lowest_free_slot() -> None:
    table = given("kobito", "S1 [2 3]; S3 [2 3]; A {7 8}").play("start 7 8")
    assert table["S2"] == "[7 8]"


def test_k22_four_rainbows_are_the_most() -> None:
    table = given("kobito", "S1 [2 3]; S2 [2 3]; S3 [3 4]; S4 [3 4]; A {5 6 9}")
    assert table.refusal("start 5 6") == K22
    assert table.refusal("start 5 9") == K22


def test_k22_a_rainbow_sent_away_makes_room_in_the_same_turn() -> None:
    table = given("kobito", "S1 [2 3]; S2 [2 3]; S3 [3 4]; S4 [3 4]; G1 8@8 [1]; A {5 6}")
    table.play("send S1L G1H, send S1L G1H, start 5 6")
    assert table["S1"] == "[5 6]"


@pytest.mark.parametrize("move", ["send S1H S2L", "send S1L B.S1H"])
def test_k23_no_card_moves_from_studio_to_studio(move: str) -> None:
    assert given("kobito", "S1 [3 4 5]; S2 [6 7]; B.S1 [1 2]").refusal(move) == K23


def test_k24_a_studio_rainbow_grows_as_long_as_one_likes() -> None:
    table = given("kobito", "S1 [5 6 7 8 9 10 11 12 1 2 3 4 5]; A {6 4}").play("play 6 S1H, play 4 S1L")
    assert table["S1"] == "[4 5 6 7 8 9 10 11 12 1 2 3 4 5 6]"


def test_refusals_of_a_start_come_in_the_order_of_the_table() -> None:
    full = "S1 [2 3]; S2 [2 3]; S3 [3 4]; S4 [3 4]; "
    assert given("kobito", full + "A {K}").refusal("start K R") == K45
    assert given("kobito", full + "A {K}").refusal("start K K") == K37
    assert given("kobito", full + "opt strict_clarity=on; A {K}").refusal("start K 5") == K38
    assert given("kobito", full + "A {K}").refusal("start K 5") == K22
    assert given("kobito", "A {K}").refusal("start K 5") == K10
