"""Kobito: sending studio cards to the gold (K25-K30, V2, V3)."""

import pytest

from smallbox.games.kobito.clauses import K8, K25, K26, K27, K28, K38, K43
from tests.given import given


def test_k25_an_end_place_goes_to_a_gold_end_that_wants_it() -> None:
    table = given("kobito", "S1 [4 5 6]; G1 8@8 [3]; G2 8@8 [7]; A {9}")
    assert {move for move in table.legal() if move.startswith("send")} == {"send S1L G1H", "send S1H G2L"}
    assert table.refusal("send S1L G2L") == K8
    assert table.refusal("send S2L G2L") == K25
    assert table.refusal("send G1L G2L") == K25


def test_k25_the_last_place_is_sent_from_its_low_end() -> None:
    table = given("kobito", "S1 [4]; G1 8@8 [3]")
    assert table.refusal("send S1H G1H") == K25
    assert table.play("send S1L G1H")["S1"] == "-"


def test_k25_the_high_end_of_two_may_go_first() -> None:
    table = given("kobito", "S1 [4 5]; G1 8@8 [6]; A {9}")
    assert {move for move in table.legal() if move.startswith("send")} == {"send S1H G1L"}


@pytest.mark.parametrize("move", ["send S1@2 G1H", "send B.S1@2 G1H"])
def test_k26_only_end_places_are_sent(move: str) -> None:
    assert given("kobito", "S1 [4 5 6]; B.S1 [4 5 6]; G1 8@8 [4]").refusal(move) == K26


def test_k27_a_lone_card_that_cannot_follow_keeps_the_other_at_home() -> None:
    assert given("kobito", "S1 [4 5]; G1 8@8 [5 6]").refusal("send S1L G1L") == K27


def test_k27_one_number_and_one_kobito_are_sound() -> None:
    table = given("kobito", "S1 [4 5 k6]; G1 8@8 [3]").play("send S1L G1H")
    assert (table["phase"], table["S1"]) == ("MAIN", "[5 k6]")


def test_k27_kobitos_only_are_not_sound() -> None:
    table = given("kobito", "S1 [5 k6 k7]; G1 2@2 [4]; G2 2@2 [8]; G3 8@8 [12]; gdeck 5@6*3").play("send S1L G1H")
    assert table["phase"] == "DISSOLVE S1"


def test_k27_a_kobito_that_leaves_is_no_longer_counted() -> None:
    table = given("kobito", "S1 [4 k5 k6]; G1 8@8 [8]; gdeck 5@6*3").play("send S1H G1L")
    assert (table["phase"], table["S1"]) == ("MAIN", "[4 k5]")


def test_k27_the_last_free_place_of_another_gold_is_enough() -> None:
    assert given("kobito", "S1 [4 5]; G1 8@8 [5 6]; G2 3@3 [6 7]; gdeck 5@6*3").refusal("send S1L G1L") is None
    kobitos = "S1 [5 k6 k7]; G1 2@2 [4]; G2 2@2 [9]; G3 2@2 [9]; gdeck 5@6*9"
    assert given("kobito", kobitos).refusal("send S1L G1H") is None


def test_k28_what_is_left_must_follow_before_anything_else() -> None:
    table = given("kobito", "S1 [4 5]; S2 [4 5 6]; G1 8@8 [3]; A {6 9 R K}; need 0; G2 8@8 [k7 8]").play("send S1L G1H")
    for move in ("end", "pay 9", "play 6 S1H", "start 6 7", "swap G2.7", "repl G2.8", "insert 4 G1", "take S1.5"):
        assert table.refusal(move) == K28
    assert table.refusal("send S2H G2L") == K28
    assert table.refusal("send S3L G2L") == K25
    assert table.legal() == {"send S1L G1H"}
    assert table.play("send S1L G1H")["phase"] == "MAIN"


def test_k28_every_step_keeps_the_rest_on_its_way() -> None:
    table = given("kobito", "opt keep_number=on; S1 [5 k6 k7]; G1 8@8 [4]; G2 8@8 [7]").play("send S1L G1H")
    assert table.legal() == {"send S1L G1H"}
    assert table.refusal("send S1H G2L") == K8


def test_d23_a_start_card_still_to_come_is_no_place_to_go() -> None:
    table = given("kobito", "S1 [4 5]; G1 2@2 [3]; gdeck 5@6; deck 6 9; A {9}")
    assert table.refusal("send S1L G1H") == K27
    table = given("kobito", "S1 [4 5]; G1 2@2 [3]; G2 8@8 [6]; gdeck 5@6; deck 6 9; A {9}").play("send S1L G1H")
    assert table.legal() == {"send S1L G1L", "send S1L G2L"}


def test_d20_the_last_gold_card_on_the_way_is_enough() -> None:
    kobitos = "S1 [5 k6 k7 k8]; G1 8@8 [4]; G2 2@2 [9]; G3 2@2 [9]"
    assert given("kobito", f"{kobitos}; gdeck -").refusal("send S1L G1H") is None
    full = "S1 [5 k6 k7 k8]; G1 2@2 [4]; G2 2@2 [9]; G3 2@2 [9]"
    assert given("kobito", f"{full}; gdeck 5@6*3").refusal("send S1L G1H") == K27
    assert given("kobito", f"{full}; gdeck 5@6*2").refusal("send S1L G1H") is None
    assert given("kobito", f"{full}; gdeck 5@6*1").refusal("send S1L G1H") is None
    third = "S1 [5 k6 k7 k8]; G1 2@2 [9]; G2 2@2 [9]; G3 2@2 [4]"
    assert given("kobito", f"{third}; gdeck 5@6*2").refusal("send S1L G3H") is None


def test_d20_kept_numbers_may_need_the_right_gold() -> None:
    table = given("kobito", "opt keep_number=on; S1 [5 k6 k7]; G1 8@8 [4]; G2 3@3 [8 9]; gdeck 5@6")
    assert table.refusal("send S1L G1H") is None
    table = given("kobito", "opt keep_number=on; S1 [5 k6 k7]; G1 2@2 [4]; G2 3@3 [8 9]; gdeck 5@6*2")
    assert table.refusal("send S1L G1H") == K27
    table = given("kobito", "opt keep_number=on; S1 [5 k6 k7]; G1 2@2 [4]; G2 3@3 [8 9]; gdeck 5@6")
    assert table.refusal("send S1L G1H") is None
    table = given("kobito", "opt keep_number=on; S1 [5 k6 k7]; G1 2@2 [4]; G2 8@8 [8]; gdeck 5@6*3")
    assert table.refusal("send S1L G1H") is None  # first the 7, then the 6
    line = "opt keep_number=on; S1 [5 k6 k7]; G1 4@4 [10 11 12]; G2 8@8 [6 7 8]; G3 3@3 [8 9]; gdeck 5@6"
    assert given("kobito", line).refusal("send S1L G2L") == K27  # the 7 fills G3, and the 6 is left


def test_a_long_run_of_kobitos_is_judged_quickly() -> None:
    run = " ".join(f"k{number % 12 + 1}" for number in range(5, 65))
    for option in ("on", "off"):
        table = given("kobito", f"opt keep_number={option}; S1 [5 {run}]; G1 8@80 [4]; G2 8@30 [5]; G3 8@30 [5]")
        assert table.refusal("send S1L G1H") is None
        table = given("kobito", f"opt keep_number={option}; S1 [5 {run}]; G1 8@9 [4]; G2 8@9 [5]; G3 8@9 [5]")
        assert table.refusal("send S1L G1H") == K27


def test_k29_one_rainbow_may_be_spread_over_several_gold_rainbows() -> None:
    table = given("kobito", "S1 [4 5]; G1 8@8 [5 6]; G2 8@8 [6]").play("send S1L G1L, send S1L G2L")
    assert table.shows("G1", "[4 5 6]")
    assert table.shows("G2", "[5 6]")


def test_k30_sending_is_not_playing_from_hand() -> None:
    table = given("kobito", "need 1; S1 [4 5 6]; G1 8@8 [3]; A {9}").play("send S1L G1H")
    assert (table["done"], table["moved"]) == ("0", "on")


def test_k43_another_studio_is_not_sent_from() -> None:
    assert given("kobito", "B.S1 [4 5 6]; G1 8@8 [3]").refusal("send B.S1L G1H") == K43


def test_v2_a_kobito_keeps_its_number_when_it_is_sent() -> None:
    position = "S1 [4 5 k6]; G1 8@8 [9]; G2 8@8 [7]"
    assert given("kobito", position).refusal("send S1H G1H") is None
    assert given("kobito", f"opt keep_number=on; {position}").refusal("send S1H G1H") == K8
    assert given("kobito", f"opt keep_number=on; {position}").refusal("send S1H G2L") is None


def test_v3_a_kobito_is_sent_only_to_two_places_or_more() -> None:
    position = "opt strict_clarity=on; S1 [4 5 k6]; G1 8@8 [9]; G2 8@8 [9 10]"
    assert given("kobito", position).refusal("send S1H G1H") == K38
    assert given("kobito", position).refusal("send S1H G2H") is None


@pytest.mark.parametrize("options", ["strict_clarity=on", "strict_clarity=on keep_number=on"])
@pytest.mark.parametrize("rainbow", ["[5 k6]", "[5 k6 k7]"])
def test_v3_kobitos_follow_only_to_two_places_or_more(options: str, rainbow: str) -> None:
    position = f"opt {options}; S1 {rainbow}; G1 2@2 [4]; gdeck 5@6*5"
    one, two = ("8@8 [7]", "8@8 [7 8]") if rainbow == "[5 k6]" else ("8@8 [8]", "8@8 [8 9]")
    assert given("kobito", f"{position}; G2 {one}").refusal("send S1L G1H") == K27
    assert given("kobito", f"{position}; G2 {two}").refusal("send S1L G1H") is None


def test_v3_a_number_follows_to_a_single_place() -> None:
    line = "opt strict_clarity=on; S1 [4 5]; G1 2@2 [3]; G2 8@8 [6]; gdeck 5@6*3"
    assert given("kobito", line).refusal("send S1L G1H") is None
