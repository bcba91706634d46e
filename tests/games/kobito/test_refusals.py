"""Kobito: every kind of refusal with its clause, its reason and its facts."""

import pytest

from smallbox.core.errors import Refused
from smallbox.core.refusal import Refusal
from smallbox.games.kobito import GAME
from smallbox.games.kobito.messages import Replace, Swap
from smallbox.text import LANGUAGES, Speech
from tests.given import given

REFUSALS = [
    ("phase OVER; result gold; G2 -", "end", Refusal("K50")),
    ("phase OVER; result idle", "end", Refusal("K53")),
    ("", "B: end", Refusal("K10", "turn", seat=0)),
    ("phase DISSOLVE S2; S2 [5]; G1 8@8 [4]", "end", Refusal("K28", "first", rainbow="S2")),
    ("phase DISSOLVE S2; S1 [3 4]; S2 [5]; G1 8@8 [4]", "send S1L G1H", Refusal("K28", "other", rainbow="S2")),
    ("A {R 5}", "play R G1H", Refusal("K45", "play")),
    ("B.S1 [5 6]; A {7}", "play 7 B.S1H", Refusal("K19", seat=1)),
    ("turn B; A.S1 [3 4]; B {5 9}", "B: play 5 A.S1H", Refusal("K19", seat=0)),
    ("A {5}", "play 7 G1H", Refusal("K10", "held", card="7")),
    ("A {7}", "play 7 S1H", Refusal("K21", "none", place="S1")),
    ("opt strict_clarity=on; A {K}", "play K G1H", Refusal("K38", "short", place="G1")),
    ("A {7}; G1 8@8 [3]", "play 7 G1L", Refusal("K8", "fit", card="7", place="G1", end="low", wanted=2)),
    ("A {R 5}", "start 5 R", Refusal("K45", "start")),
    ("A {K K}", "start K K", Refusal("K37")),
    ("opt strict_clarity=on; A {K 5}", "start 5 K", Refusal("K38", "start")),
    ("S1 [2 3]; S2 [2 3]; S3 [3 4]; S4 [3 4]; A {5 6}", "start 5 6", Refusal("K22")),
    ("A {5 7}", "start 5 7", Refusal("K21", "apart", low="5", high="7")),
    ("A {5}", "start 5 6", Refusal("K10", "held", card="6")),
    ("A {6}", "start 5 6", Refusal("K10", "held", card="5")),
    ("S1 [4 5 6 7]", "send S1@2 G1H", Refusal("K26")),
    ("B.S1 [4 5 6]; G1 8@8 [3]", "send B.S1L G1H", Refusal("K43", seat=1)),
    ("S1 [3 4 5]; S2 [6 7]", "send S1H S2L", Refusal("K23", place="S2")),
    ("S1 [4 5 6]; S2 [7 8 9]", "send S2L S1H", Refusal("K23", place="S1")),
    ("", "send S1L G1H", Refusal("K25", "none", place="S1")),
    ("phase DISSOLVE S1; S1 [5]; G1 8@8 [4]", "send S1H G1H", Refusal("K25", "single", place="S1")),
    ("S1 [4 5 6]; G1 8@8 [7]", "send S1L G1L", Refusal("K8", "fit", card="4", place="G1", end="low", wanted=6)),
    ("opt strict_clarity=on; S1 [4 5 k6]; G1 8@8 [9]", "send S1H G1H", Refusal("K38", "short", place="G1")),
    ("S1 [4 5]; G1 8@8 [5 6]", "send S1L G1L", Refusal("K27", places=1)),
    ("A {K 4}; G1 8@8 [3 k4 5]", "swap G1.4 with K", Refusal("K41")),
    ("A {4}; G1 8@8 [3 4 5]", "swap G1.4", Refusal("K40", "none", place="G1", number=4)),
    ("A {5}; G1 8@8 [3 k4 5]", "swap G1.4", Refusal("K40", "held", number=4)),
    ("A {R K}; G1 8@8 [3 4 5]", "repl G1.4 with K", Refusal("K47", "top")),
    ("A {4}; G1 8@8 [3 4 5]", "repl G1.4", Refusal("K44", "replacement")),
    ("A {R 3}; B.S1 [3 4]", "repl B.S1.3", Refusal("K46", seat=1)),
    ("A {R 4}; G1 8@8 [3 k4 5]", "repl G1.4", Refusal("K47", "kobito", place="G1", number=4)),
    ("A {R 7}; G1 8@8 [3 4 5]", "repl G1.7", Refusal("K44", "none", place="G1", number=7)),
    ("A {R 7}; G1 8@8 [3 4 5]", "repl G1.4", Refusal("K44", "held", number=4)),
    ("A {7}; done 1", "pay 7", Refusal("K16")),
    ("opt repl_other=on; B.S1 [3 4]; A {R 3}", "pay 3", Refusal("K14", "pay-replace", number=3, place="B.S1")),
    ("A {7 9}; G1 8@8 [6]", "pay 9", Refusal("K14", "pay", card="7", place="G1")),
    ("A {7 8}", "pay 7", Refusal("K14", "pay-start", low="7", high="8")),
    ("A {7 R}; G1 8@8 [7]", "pay R", Refusal("K14", "pay-replace", number=7, place="G1")),
    ("A {7}", "pay 9", Refusal("K10", "held", card="9")),
    ("A {7 9}; G1 8@8 [6]; need 3", "end", Refusal("K14", "end", owed=3, card="7", place="G1")),
    ("A {7 8}; need 2", "end", Refusal("K14", "end-start", owed=2, low="7", high="8")),
    ("A {7 R}; G1 8@8 [7]", "end", Refusal("K14", "end-replace", owed=1, number=7, place="G1")),
    ("A {7}; need 2", "end", Refusal("K15", owed=2)),
    ("G1 6@6 [3 k4 5]; A {4}", "insert 4 G1", Refusal("K8", "insert")),
    ("A {7}; need 3; done 1", "end", Refusal("K15", owed=2)),
    ("A {4 5}; G1 8@8 [3 k4 5]", "swap G1.4 with 5", Refusal("K40", "other")),
    ("A {R 4 5}; G1 8@8 [3 4 5]", "repl G1.4 with 5", Refusal("K44", "other")),
    (
        "opt keep_number=on; phase DISSOLVE S1; S1 [k6 k7]; G1 8@8 [5]; G2 8@8 [7]",
        "send S1L G2L",
        Refusal("K28", "rest", places=1),
    ),
    ("phase DISSOLVE S1; S1 [5]; G1 8@8 [4]", "send S1@2 G1H", Refusal("K26")),
    ("S1 [5 6]", "take S1.6", Refusal("K18")),
]


@pytest.mark.parametrize(("position", "move", "refusal"), REFUSALS)
def test_a_refusal_has_its_clause_reason_and_facts(position: str, move: str, refusal: Refusal) -> None:
    table = given("kobito", position)
    assert table.refused(move) == refusal
    for language in LANGUAGES:
        assert Speech(language).refusal(table.game, refusal).startswith(f"{refusal.clause}: ")


@pytest.mark.parametrize(
    ("gold", "refusal"),
    [
        ("-", Refusal("K55", "few", cards=0)),
        ("3@4*2", Refusal("K55", "few", cards=2)),
        ("3@4*9 3@1", Refusal("K55", "short", need=1)),
    ],
)
def test_k55_a_pack_without_a_game_in_it_is_refused_with_its_number(gold: str, refusal: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        given("kobito", f"new; gold {gold}")
    assert refused.value.refusal == refusal


def test_k55_three_gold_cards_of_two_places_are_enough() -> None:
    assert given("kobito", "new; gold 3@2*3")["gdeck"] == "-"


@pytest.mark.parametrize(("at", "number"), [("G1", 13), ("G1", 15), ("G9", 3)])
def test_k40_k44_a_place_or_number_that_is_not_there_is_refused_by_name(at: str, number: int) -> None:
    state = given("kobito", "G1 8@8 [3 k4]; S1 [k3 4]; A {R 3 9}").state
    assert GAME.check(state, 0, Replace(at, number)) == Refusal("K44", "none", place=at, number=number)
    assert GAME.check(state, 0, Swap(at, number, 1)) == Refusal("K40", "none", place=at, number=number)
