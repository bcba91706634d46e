"""Kobito: which moves may be taken back (D60)."""

import pytest

from smallbox.games.kobito import GAME
from smallbox.games.kobito.messages import CardsDrawn, GoldWon, TurnEnded
from tests.given import Table, given


def can_take_back(table: Table) -> bool:
    return GAME.table_rules.can_take_back(table.events)


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("A {3 4 6 8 9}; G1 8@8 [5]", "start 3 4"),
        ("A {6 9}; G1 8@8 [5]", "play 6 G1H"),
        ("A {6 9}; S1 [4 5]; G1 8@8 [3]", "play 6 S1H"),
        ("A {8}; S1 [4 5 6]; G1 8@8 [3]", "send S1L G1H"),
        ("A {K 9}; G1 8@8 [5]", "play K G1H"),
    ],
)
def test_d60_a_move_that_reveals_nothing_may_be_taken_back(position: str, move: str) -> None:
    table = given("kobito", position).play(move)
    assert table["turn"] == "A"
    assert can_take_back(table)


def test_d60_not_after_a_gold_card_was_won() -> None:
    table = given("kobito", "G1 4@4 [3 k4 5*]; gdeck 5@6 7@7; deck 7 9; A {6 8}").play("play 6 G1H")
    assert any(isinstance(event, GoldWon) for event in table.events.heard_by(None))
    assert table["turn"] == "A"
    assert not can_take_back(table)


def test_d60_not_after_the_last_gold_card_was_won_and_nothing_was_turned_up() -> None:
    table = given("kobito", "G1 4@4 [3 k4 5*]; gdeck -; deck 7 9; A {6 8}").play("play 6 G1H")
    assert not can_take_back(table)


def test_d60_not_after_the_turn_ended() -> None:
    table = given("kobito", "A {6 9}; G1 8@8 [5]").play("play 6 G1H, end")
    heard = table.events.heard_by(0)
    assert any(isinstance(event, TurnEnded) for event in heard)
    assert any(isinstance(event, CardsDrawn) for event in heard)
    assert not can_take_back(table)


def test_d60_a_move_after_a_gold_card_was_won_may_be_taken_back_alone() -> None:
    table = given("kobito", "G1 4@4 [3 k4 5*]; gdeck 5@6 7@7; deck 7 9; A {6 8}").play("play 6 G1H, play 8 G1H")
    assert can_take_back(table)


def test_d60_whether_a_move_may_be_taken_back_does_not_depend_on_hidden_cards() -> None:
    for deck in ("7 9", "9 7", "K R 7"):
        table = given("kobito", f"A {{6 9}}; G1 8@8 [5]; deck {deck}").play("play 6 G1H")
        assert can_take_back(table)
