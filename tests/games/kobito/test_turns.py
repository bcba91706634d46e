"""Kobito: the turn, its minimum and penalties (K10-K18, V4)."""

import pytest

from smallbox.games.kobito.clauses import K10, K14, K15, K16, K18
from tests.given import given


def test_k10_only_the_seat_to_act_moves() -> None:
    table = given("kobito", "n 3; turn B; A {5}; B {5}; need 0")
    assert table.refusal("A: end") == K10
    assert table.refusal("C: play 5 G1H") == K10
    assert table.refusal("B: end") is None


def test_k10_cards_are_played_only_if_held() -> None:
    table = given("kobito", "G1 8@8 [6]; A {5}")
    assert table.refusal("play 7 G1H") == K10
    assert table.refusal("play K G1H") == K10
    assert table.refusal("start 5 6") == K10


def test_k11_the_minimum_is_one_and_the_rainbows_at_the_start_of_the_turn() -> None:
    table = given("kobito", "turn B; B {9}; done 1; A {2 4 6 8 9}; S1 [3 4]; S4 [6 7]").play("end")
    assert table["need"] == "3"
    table = given("kobito", "need 1; A {5 6 9}").play("start 5 6")
    assert table["need"] == "1"


@pytest.mark.parametrize(("hand", "need"), [("{-}", "0"), ("{2}", "1"), ("{2 6}", "2"), ("{2 6 6 6}", "3")])
def test_d5_the_minimum_is_never_more_than_the_hand(hand: str, need: str) -> None:
    table = given("kobito", f"turn B; B {{9}}; done 1; A {hand}; S1 [3 4]; S2 [6 7]; deck -; disc -").play("end")
    assert table["need"] == need


def test_k11_a_rainbow_of_one_place_is_a_rainbow() -> None:
    assert given("kobito", "turn B; done 1; A.S1 [4]; A {1 2 3}").play("end")["need"] == "2"


def test_k12_play_counts_one_start_and_replace_two() -> None:
    table = given("kobito", "G1 8@8 [4]; S1 [8 9 10]; G2 8@8 [7]; A {5 1 2 R 4}; need 5")
    assert table.play("play 5 G1H")["done"] == "1"
    assert table.play("start 1 2")["done"] == "3"
    assert table.play("repl G1.4")["done"] == "5"
    assert table.play("send S1L G2H")["done"] == "5"


def test_k13_more_than_the_minimum_may_be_played() -> None:
    table = given("kobito", "need 1; G1 8@8 [3]; A {4 5 6}").play("play 4 G1H, play 5 G1H")
    assert table.legal() == {"play 6 G1H", "end"}


def test_k14_who_can_play_neither_ends_nor_pays() -> None:
    table = given("kobito", "need 2; G1 8@8 [3 4]; A {5 9}")
    assert table.refusal("end") == K14
    assert table.refusal("pay 9") == K14
    assert table.legal() == {"play 5 G1H"}


@pytest.mark.parametrize(
    ("position", "reason", "facts"),
    [
        ("G1 8@8 [6]; A {7 9}; need 2", "end", {"owed": 2, "card": "7", "place": "G1"}),
        ("A {7 8}", "end-start", {"owed": 1, "low": "7", "high": "8"}),
        ("A {R 12}", "end-replace", {"owed": 1, "number": 12, "place": "G1"}),
    ],
)
def test_k14_the_refusal_says_what_could_be_played(position: str, reason: str, facts: dict[str, object]) -> None:
    refusal = given("kobito", position).refused("end")
    assert refusal is not None
    assert (refusal.clause, refusal.reason, refusal.facts) == (K14, reason, facts)


def test_d7_an_exchange_or_a_send_is_never_owed() -> None:
    table = given("kobito", "need 1; G1 8@8 [3 k4 5]; A {4}")
    assert table.legal() == {"swap G1.4", "pay 4"}
    table = given("kobito", "need 1; S1 [5 6 7]; G1 8@8 [3 4]; A {6}")
    assert table.refusal("pay 6") is None
    table.play("send S1L G1H")
    assert table.refusal("pay 6") == K14


def test_k15_who_cannot_play_pays_a_card_of_choice() -> None:
    table = given("kobito", "need 2; A {7 9 R}")
    assert table.refusal("end") == K15
    assert table.legal() == {"pay 7", "pay 9", "pay R"}
    table.play("pay R")
    assert (table["pen A"], table["A"], table["done"]) == ("R", "{7 9}", "1")
    assert table.refusal("end") == K15


def test_k15_only_a_card_in_hand_can_be_paid() -> None:
    assert given("kobito", "need 1; A {7 9}").refusal("pay 8") == K10


def test_d53_the_turn_goes_on_after_a_payment() -> None:
    table = given("kobito", "need 2; S1 [5 6 7]; G1 8@8 [3 4]; A {6 9}").play("pay 9, send S1L G1H")
    assert table.legal() == {"play 6 G1H", "send S1L G1H"}


def test_k16_nobody_pays_more_than_is_owed() -> None:
    table = given("kobito", "need 1; A {7 9}").play("pay 7")
    assert table.refusal("pay 9") == K16
    assert table.refusal("pay 3") == K16


def test_k17_the_end_of_a_turn_draws_up_to_five() -> None:
    table = given("kobito", "need 0; deck 1 2 3 4; A {9 9}; B {9}").play("end")
    assert (table["A"], table["deck"], table["turn"]) == ("{1 2 3 9*2}", "4", "B")


def test_k17_more_than_five_cards_are_kept() -> None:
    assert given("kobito", "need 0; A {9*7}").play("end")["hand# A"] == "7"


def test_k18_no_card_goes_back_to_a_hand() -> None:
    table = given("kobito", "G1 8@8 [3 4]; S1 [5 6]; A {9}")
    assert table.refusal("take S1.6") == K18
    assert table.refusal("take G1.4") == K18


def test_v4_paying_by_choice() -> None:
    table = given("kobito", "opt voluntary_pay=on; need 1; G1 8@8 [6]; A {7 K}")
    assert {"pay 7", "pay K", "play 7 G1H"} <= table.legal()
    assert table.refusal("end") == K14
