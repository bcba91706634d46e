"""Kobito: jokers and replacement cards (K36-K49, V1, V3)."""

import pytest

from smallbox.games.kobito.clauses import K14, K37, K38, K40, K41, K44, K45, K46, K47
from tests.given import given


def test_k36_a_kobito_stands_for_the_number_of_its_place() -> None:
    table = given("kobito", "G1 8@8 [12]; A {K 2 9}").play("play K G1H, play 2 G1H")
    assert table.shows("G1", "[12 k1 2]")
    assert table["done"] == "2"


def test_k36_a_kobito_may_start_a_rainbow_with_a_number() -> None:
    assert given("kobito", "A {12 K}").play("start 12 K")["S1"] == "[12 k1]"
    assert given("kobito", "A {1 K}").play("start K 1")["S1"] == "[k12 1]"


def test_k37_a_kobito_starts_with_any_number_on_either_side() -> None:
    table = given("kobito", "A {K 1 9}")
    starts = {move for move in table.legal() if move.startswith("start")}
    assert starts == {"start 1 K", "start K 1", "start 9 K", "start K 9"}


def test_k37_two_kobitos_start_nothing() -> None:
    assert given("kobito", "A {K K}").refusal("start K K") == K37


def test_k38_a_kobito_may_lie_at_either_end_of_a_single_card() -> None:
    table = given("kobito", "G1 8@8 [5]; A {K}")
    assert {"play K G1L", "play K G1H"} <= table.legal()
    assert given("kobito", "G1 8@8 [5]; A {K}").play("play K G1L").shows("G1", "[k4 5]")


def test_v3_strict_kobitos_need_two_places_and_start_nothing() -> None:
    table = given("kobito", "opt strict_clarity=on; G1 8@8 [5]; G2 8@8 [5 6]; A {K 9}")
    assert table.refusal("play K G1H") == K38
    assert table.refusal("start K 9") == K38
    assert table.refusal("play K G2H") is None


def test_v3_a_strict_kobito_that_fits_nowhere_is_paid() -> None:
    table = given("kobito", "opt strict_clarity=on; A {K}").play("pay K")
    assert table["pen A"] == "K"


def test_k39_a_sent_kobito_takes_the_number_of_its_new_place() -> None:
    table = given("kobito", "S1 [4 5 k6]; G1 8@8 [9]").play("send S1H G1L")
    assert table.shows("G1", "[k8 9]")


@pytest.mark.parametrize("place", ["G1", "S1", "B.S2"])
def test_k40_a_kobito_anywhere_is_swapped_for_its_number(place: str) -> None:
    field = "G1 8@8" if place == "G1" else place
    table = given("kobito", f"{field} [3 k4 5]; A {{4 9}}").play(f"swap {place}.4")
    assert table.shows(place, "[3 4 5]")
    assert (table["A"], table["done"]) == ("{K 9}", "0")


def test_k40_without_kobito_or_number_there_is_no_exchange() -> None:
    table = given("kobito", "G1 8@8 [3 k4 5]; A {5}")
    for move in ("swap G1.4", "swap G1.5", "swap G1.4#2", "swap G2.4", "swap B.S1.4", "swap G1.4 with 5"):
        assert table.refusal(move) == K40


def test_k40_the_second_kobito_of_a_number_is_named() -> None:
    long = "[3 k4 5 6 7 8 9 10 11 12 1 2 3 k4]"
    table = given("kobito", f"S1 {long}; A {{4 4}}")
    assert {"swap S1.4", "swap S1.4#2"} <= table.legal()
    table.play("swap S1.4#2")
    assert table["S1"] == "[3 k4 5 6 7 8 9 10 11 12 1 2 3 4]"


def test_k41_an_exchange_is_free_repeatable_and_only_with_a_number() -> None:
    table = given("kobito", "B.S1 [k3 4]; G1 8@8 [k6 7]; A {3 6 K R}; need 2")
    assert table.refusal("swap G1.6 with K") == K41
    assert table.refusal("swap G1.6 with R") == K41
    table.play("swap B.S1.3, swap G1.6")
    assert (table["A"], table["done"]) == ("{K*3 R}", "0")


def test_k42_an_exchanged_kobito_is_a_hand_card_at_once() -> None:
    table = given("kobito", "need 1; G1 8@8 [3 k4 5]; A {4}")
    table.play("swap G1.4")
    assert table.refusal("end") == K14
    assert table.play("play K G1H")["done"] == "1"


def test_d52_the_number_card_stays_in_the_other_studio() -> None:
    table = given("kobito", "B.S1 [k3 4]; A {3}").play("swap B.S1.3")
    assert table["B.S1"] == "[3 4]"


def test_k44_replacement_and_number_go_on_a_place_that_shows_the_number() -> None:
    table = given("kobito", "G1 8@8 [3 4 5]; S1 [4 5]; A {R 4}")
    assert {"repl G1.4", "repl S1.4"} <= table.legal()
    assert table.play("repl G1.4").shows("G1", "[3 4* 5]")


def test_k44_without_replacement_place_or_number_it_is_refused() -> None:
    assert given("kobito", "G1 8@8 [3 4]; A {4}").refusal("repl G1.4") == K44
    assert given("kobito", "G1 8@8 [3 4]; A {R}").refusal("repl G1.4") == K44
    assert given("kobito", "G1 8@8 [3 4]; A {R 9}").refusal("repl G1.9") == K44
    assert given("kobito", "G1 8@8 [3 4]; A {R 4}").refusal("repl G1.4 with 5") == K44


def test_k44_the_lowest_place_that_is_no_kobito_is_meant() -> None:
    table = given("kobito", "S1 [k4 5 6 7 8 9 10 11 12 1 2 3 4 5]; A {R 4}").play("repl S1.4")
    assert table["S1"] == "[k4 5 6 7 8 9 10 11 12 1 2 3 4* 5]"
    table = given("kobito", "S1 [4 k5 6 7 8 9 10 11 12 1 2 3 4 5]; A {R 5}").play("repl S1.5")
    assert table["S1"] == "[4 k5 6 7 8 9 10 11 12 1 2 3 4 5*]"


@pytest.mark.parametrize("move", ["play R G1H", "start R 5", "start 5 R"])
def test_k45_a_replacement_is_never_played_alone(move: str) -> None:
    assert given("kobito", "A {R 5}").refusal(move) == K45


def test_k46_not_in_another_studio() -> None:
    assert given("kobito", "B.S1 [3 4]; A {R 3}").refusal("repl B.S1.3") == K46
    assert given("kobito", "B.S1 [k3 4]; A {R 3}").refusal("repl B.S1.3") == K46
    assert given("kobito", "B.S1 [3 4]; A {3}").refusal("repl B.S1.3") == K44


def test_v1_replacements_in_other_studios() -> None:
    table = given("kobito", "n 3; turn B; opt repl_other=on; A.S4 [3 4]; C.S1 [3 4]; B {R 3}")
    assert {"repl A.S4.3", "repl C.S1.3"} <= table.legal()
    assert table.play("repl A.S4.3")["A.S4"] == "[3* 4]"


def test_v1_the_own_studio_is_not_offered_twice() -> None:
    table = given("kobito", "opt repl_other=on; S1 [3 4]; B.S1 [3 4]; A {R 3 9}")
    assert {move for move in table.legal() if move.startswith("repl")} == {"repl S1.3", "repl B.S1.3"}


def test_k47_numbers_only_below_and_on_top() -> None:
    table = given("kobito", "G1 8@8 [3 k4 5]; A {R K 4}")
    assert table.refusal("repl G1.4") == K47
    assert table.refusal("repl G1.5 with K") == K47


def test_k48_a_pile_is_covered_again_and_moves_as_one() -> None:
    table = given("kobito", "S1 [4* 5 6]; G1 8@8 [3]; A {R 4}").play("repl S1.4, send S1L G1H")
    assert table.shows("G1", "[3 4**]")
    assert table["S1"] == "[5 6]"


def test_k49_a_replacement_counts_two() -> None:
    table = given("kobito", "need 2; G1 8@8 [4]; A {R 4}").play("repl G1.4")
    assert table["done"] == "2"
    assert table.refusal("end") is None
