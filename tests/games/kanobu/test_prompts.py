"""Kanobu: what a seat is told to do (C7-C9, C19-C29)."""

import pytest

from smallbox.core.messages import Prompt
from smallbox.games.kanobu import GAME
from smallbox.games.kanobu.messages import View
from tests.given import given


def view(position: str, seat: int | None) -> View:
    return GAME.view(given("kanobu", position).state, seat)


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("A {R.Pa}; pile R.Ro; deck Y.Ro", "turn"),
        ("opt drawWhenAble=off; A {R.Pa}; pile R.Ro; deck Y.Ro", "turn_play"),
        ("A {B.Sc}; pile R.Ro; deck Y.Ro", "turn_draw"),
        ("A {B.Sc}; pile B.Ro R.Ro; deck -", "turn_pass"),
    ],
)
def test_c7_c9_a_turn_says_whether_to_play_to_draw_or_to_pass(position: str, code: str) -> None:
    assert view(position, 0).prompt == Prompt(code, {})
    # What fits is the hand's secret.
    assert view(position, 1).prompt == view(position, None).prompt == Prompt("wait", {"seat": 0})


@pytest.mark.parametrize(
    ("hand", "demand", "code", "amount", "can"),
    [
        ("R.Ro", "Skx1", "skip", 0, "no"),
        ("R.Sk", "Skx1", "skip", 0, "yes"),
        ("R.3", "3x2", "three", 6, "yes"),
        ("R.Ro", "1x2", "all", 2, "no"),
        ("P.Ca", "2x1", "all", 2, "yes"),
        ("R.Ro*3", "Chx1", "chance", 3, "pay"),
        ("R.Ro*2 P.Ca", "Chx1", "chance", 3, "yes"),
        ("R.Ro*2", "Chx1", "chance", 3, "no"),
    ],
)
def test_c19_a_demand_names_its_price_and_whether_the_hand_can_answer(
    hand: str, demand: str, code: str, amount: int, can: str
) -> None:
    symbol = demand.partition("x")[0]
    position = f"B {{{hand}}}; pile R.{symbol}; turn B; demand {demand} A"
    if symbol == "Ch":
        position = position.replace("R.Ch", "P.Ch")
    assert view(position, 1).prompt == Prompt(code, {"by": 0, "amount": amount, "can": can})
    assert view(position, 2).prompt == Prompt("wait_answer", {"seat": 1, "symbol": symbol, "amount": amount})


def test_c25_the_cards_that_pay_for_chance_are_named_to_their_holder_only() -> None:
    position = "B {R.Ro G.Ro Y.Pa P.Ca}; pile P.Ch; turn B; demand Chx1 A"
    assert sorted(view(position, 1).payment) == ["G.Ro", "R.Ro", "Y.Pa"]
    assert view(position, 0).payment == view(position, None).payment == []
    table = given("kanobu", position).play("play R.Ro")
    assert GAME.view(table.state, 1).prompt == Prompt("pay", {"left": 2})
    assert sorted(GAME.view(table.state, 1).payment) == ["G.Ro", "Y.Pa"]


def test_c8_the_drawn_card_is_named_to_who_drew_it() -> None:
    table = given("kanobu", "A {B.Sc}; pile R.Ro; deck R.Pa Y.Ro").play("draw")
    assert GAME.view(table.state, 0).prompt.facts == {"card": GAME.view(table.state, 0).drawn}
    assert GAME.view(table.state, 1).prompt == Prompt("wait_drawn", {"seat": 0})


def test_c5_the_winner_is_congratulated() -> None:
    table = given("kanobu", "A {R.Pa}; pile R.Ro").play("play R.Pa")
    assert GAME.view(table.state, 0).prompt == Prompt("won", {})
    assert GAME.view(table.state, 1).prompt == Prompt("over", {"winners": [0]})
