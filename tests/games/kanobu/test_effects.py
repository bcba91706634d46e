"""Kanobu: direction, Star, Cancel, Change colour, supply and ends (C22, C27-C29, C31, C34-C36)."""

import pytest

from smallbox.core.messages import Event
from smallbox.games.kanobu.clauses import C27, C29, C34
from smallbox.games.kanobu.messages import CardsDrawn, DrewCards
from tests.given import given


def test_c22_direction_turns_play_round() -> None:
    table = given("kanobu", "n 4; A {R.Di Y.Sc}; pile R.Ro").play("play R.Di")
    assert (table["dir"], table["turn"], table["undo"]) == ("-", "D", "on")


def test_c27_star_opens_three_and_one_is_played_or_taken() -> None:
    table = given("kanobu", "A {P.St Y.Sc}; pile R.Ro; deck R.3 Y.Pa B.Sc Y.Ro").play("play P.St")
    assert table["open"] == "R.3 Y.Pa B.Sc"
    assert table.legal() == {f"star {what} {slot}" for what in ("play", "take") for slot in (1, 2, 3)}
    assert table.refusal("draw") == C27
    assert table.refusal("star play 4") == C27
    table.play("star take 1")
    assert (table["A"], table["deck"]) == ("{R.3 Y.Sc}", "Y.Ro Y.Pa B.Sc")


def test_c27_there_is_nothing_to_pick_without_a_star() -> None:
    assert given("kanobu", "").refusal("star take 1") == C27


def test_c27_a_star_out_of_a_star_does_not_rebuild_the_deck() -> None:
    table = given("kanobu", "A {Y.Sc}; pile R.Ro R.Sc R.Pa P.St; deck -; open P.St").play("star play 1")
    assert (table["turn"], table["phase"], table["deck#"], table["pile#"]) == ("B", "TURN", "0", "5")


def test_c27_a_star_from_hand_rebuilds_the_deck() -> None:
    table = given("kanobu", "A {P.St Y.Sc}; pile R.Ro R.Sc R.Pa; deck -").play("play P.St")
    assert (table["open#"], table["pile"]) == ("2", "R.Pa P.St")


def test_c27_a_cancel_out_of_a_star_removes_the_star() -> None:
    table = given("kanobu", "A {P.St Y.Sc}; pile R.Ro; deck P.Ca Y.Pa B.Sc Y.Ro").play("play P.St, star play 1")
    assert (table["pile"], table["deck"]) == ("R.Ro", "Y.Ro Y.Pa B.Sc P.St P.Ca")


@pytest.mark.parametrize(("rest", "deck"), [("bottom", "Y.Ro R.3 B.Sc"), ("top", "R.3 B.Sc Y.Ro")])
def test_r37_where_the_other_cards_of_a_star_go(rest: str, deck: str) -> None:
    table = given("kanobu", f"opt starRest={rest}; A {{Y.Sc}}; pile P.St; deck Y.Ro; open R.3 Y.Pa B.Sc").play(
        "star take 2"
    )
    assert table["deck"] == deck


def test_r37_the_other_cards_may_be_shuffled_in() -> None:
    orders = {
        given("kanobu", "opt starRest=shuffle; A {Y.Sc}; pile P.St; deck Y.Ro B.Ro; open R.3 Y.Pa B.Sc", seed).play(
            "star take 2"
        )["deck"]
        for seed in range(40)
    }
    assert len(orders) > 10
    assert all(sorted(order.split()) == ["B.Ro", "B.Sc", "R.3", "Y.Ro"] for order in orders)


def test_c28_cancel_and_the_card_below_go_under_the_deck() -> None:
    table = given("kanobu", "A {P.Ca Y.Sc}; pile B.Ro R.Ro; deck Y.Ro Y.Pa").play("play P.Ca")
    assert (table["pile"], table["deck"], table["turn"]) == ("B.Ro", "Y.Ro Y.Pa R.Ro P.Ca", "B")


def test_c28_cancel_ends_a_demand_and_undoes_a_direction() -> None:
    demand = given("kanobu", "B {P.Ca Y.Sc}; pile R.Ro R.3; turn B; demand 3x2 A").play("play P.Ca")
    assert (demand["demand"], demand["turn"], demand["phase"]) == ("-", "C", "TURN")
    turned = given("kanobu", "n 4; D {P.Ca Y.Sc}; pile R.Ro R.Di; dir -; undo on; turn D").play("play P.Ca")
    assert (turned["dir"], turned["turn"], turned["undo"]) == ("+", "A", "off")


def test_c28_cancel_on_an_empty_pile_goes_alone() -> None:
    table = given("kanobu", "A {P.Ca Y.Sc}; pile -; deck Y.Ro").play("play P.Ca")
    assert (table["pile"], table["deck"]) == ("-", "Y.Ro P.Ca")


def test_r24_a_covered_direction_card_is_settled() -> None:
    table = given("kanobu", "n 4; A {P.Ca Y.Sc}; pile R.Di; dir -; undo off").play("play P.Ca")
    assert table["dir"] == "-"
    kept = given("kanobu", "opt cancelUndoesDirection=off; A {P.Ca Y.Sc}; pile R.Di; dir -; undo on").play("play P.Ca")
    assert (kept["dir"], kept["undo"]) == ("-", "off")


def test_r21_an_idle_cancel_may_stay() -> None:
    stays = given("kanobu", "opt idleCancel=stays; A {P.Ca Y.Sc}; pile B.Ro; deck Y.Ro").play("play P.Ca")
    assert (stays["pile"], stays["deck"]) == ("B.Ro P.Ca", "Y.Ro")
    for busy in ("pile B.Ro P.Co[R]", "pile R.Di; undo on"):
        table = given("kanobu", f"opt idleCancel=stays; A {{P.Ca Y.Sc}}; deck Y.Ro; {busy}").play("play P.Ca")
        assert table["deck#"] == "3"
    asked = given("kanobu", "opt idleCancel=stays; B {P.Ca Y.Sc}; pile R.3; turn B; demand 3x1 A; deck Y.Ro")
    assert asked.play("play P.Ca")["deck#"] == "3"


def test_c29_one_of_four_colours_is_named_and_stays_with_the_card() -> None:
    table = given("kanobu", "A {P.Co Y.Sc}; B {P.St R.Ro}; pile R.Ro").play("play P.Co")
    assert table.legal() == {f"colour {colour}" for colour in "BGRY"}
    assert table.refusal("colour P") == C29
    table.play("colour G")
    assert table["top"] == "P.Co[G]"
    assert table.refusal("colour G") == C29


def test_c31_all_but_two_cards_of_the_pile_become_the_deck() -> None:
    table = given("kanobu", "A {B.Pa}; pile R.Ro R.Sc G.Ro P.Co[R] R.Ro; deck -").play("draw")
    assert (table["pile"], table["deck#"]) == ("P.Co[R] R.Ro", "2")


def test_c31_in_the_middle_of_a_draw() -> None:
    table = given("kanobu", "pile R.Ro R.Sc B.Ro B.Sc R.3; deck Y.Pa; turn B; demand 3x1 A").play("accept")
    assert (table["hand# B"], table["deck#"], table["pile"]) == ("7", "1", "B.Sc R.3")


def test_c31_a_rebuild_is_a_shuffle() -> None:
    orders = {
        given("kanobu", "A {B.Pa}; pile R.Ro R.Sc G.Ro B.1 R.Ro R.Pa; deck -", seed).play("draw")["A"]
        for seed in range(40)
    }
    assert len(orders) == 4


def test_c34_the_limit_of_moves_ends_the_game() -> None:
    table = given("kanobu", "opt maxMoves=2; A {Y.Sc*3}; deck G.Ro*9").play("draw, pass")
    assert (table["result"], table["winners"]) == ("cap", "A B C")
    assert table.refusal("B: draw") == C34


def test_r46_open_cards_are_still_there_when_the_limit_ends_the_game() -> None:
    table = given("kanobu", "opt maxMoves=1; A {P.St Y.Sc}; deck R.3 Y.Pa B.Sc").play("play P.St")
    assert (table["phase"], table["open#"], table["demand"]) == ("OVER", "3", "-")


def test_c35_a_drawn_card_is_private() -> None:
    table = given("kanobu", "A {B.Pa*2}; deck G.Pa Y.Ro").play("draw")
    own: list[Event] = table.events.heard_by(0)
    others: list[Event] = table.events.heard_by(1)
    assert own == [CardsDrawn(0, ["G.Pa"], 1, by=None, symbol=None)]
    assert others == table.events.heard_by(None) == [DrewCards(0, 1, 1, by=None, symbol=None)]


def test_c36_there_is_one_winner_and_no_score() -> None:
    table = given("kanobu", "A {R.Pa}; pile R.Ro").play("play R.Pa")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([0], None)
