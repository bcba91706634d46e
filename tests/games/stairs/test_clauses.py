"""Stairs, clause by clause."""

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation, Refused
from smallbox.core.turn import make, mover
from tests.games.stairs.play import GAME, given


def test_t1_two_to_five_play_with_six_cards_each() -> None:
    for players in range(2, 6):
        state = GAME.setup(GAME.options(players, {}), SearchRng(1))
        assert [len(hand) for hand in state.hands] == [6] * players
        assert GAME.notation.field(state, "count *") == "48"
        assert GAME.notation.field(state, "count 7") == "4"
    for players in (1, 6):
        with pytest.raises(Refused, match="T1"):
            GAME.setup(GAME.options(players, {}), SearchRng(1))


def test_t2_a_card_comes_from_the_hand_of_who_is_to_act() -> None:
    table = given("pile 5; hands A {7}; hands B {8 9}")
    assert table.refusal("lay 8") == "T2-held"
    assert table.refusal("B: lay 8") == "T2-turn"


def test_t3_a_card_is_higher_than_the_top() -> None:
    table = given("pile 5 7; hands A {6 7 8 10}; hands B {9}")
    assert [table.refusal(f"lay {card}") for card in (6, 7, 8, 10)] == ["T3", "T3", None, None]


def test_t4_anybody_may_rest() -> None:
    table = given("pile 5; hands A {6}; hands B {9}; hands C {1}", players=3)
    assert table.play("rest") == "n 3; turn B; rests 1; pile 5; gone -; hands A {6}; hands B {9}; hands C {1}; aside -"


def test_t5_when_all_others_rest_the_last_begins_and_has_to_lay() -> None:
    table = given("pile 5; hands A {6 7}; hands B {9}; hands C {1}", players=3)
    assert table.play("lay 6, rest, rest").startswith("n 3; turn A; rests 0; pile -; gone 5 6;")
    assert table.refusal("rest") == "T5"
    assert table.refusal("lay 7") is None


def test_t6_whoever_lays_the_last_card_wins() -> None:
    table = given("pile 5; hands A {6}; hands B {9}")
    table.play("lay 6")
    assert str(table.state).startswith("n 2; turn B; rests 0; pile 5 6; gone -; hands A {};")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == [0]
    assert GAME.to_act(table.state) is None
    assert table.refusal("rest") == "T6"


def test_t7_equal_cards_where_the_table_chose_so() -> None:
    assert given("opt equal=on; pile 5; hands A {5 4}; hands B {9}").refusal("lay 5") is None
    assert given("opt equal=on; pile 5; hands A {5 4}; hands B {9}").refusal("lay 4") == "T3"


def test_t8_as_many_cards_as_the_table_chose() -> None:
    assert GAME.notation.field(GAME.notation.read_position("n 4; opt cards=9; new", SearchRng(0)), "hands# D") == "9"


@pytest.mark.parametrize(
    "text",
    ["pile x", "pile 13", "turn C", "cards 3", "hands A 7", "rests -1", "n 99; new", "new; pile 5", "opt fast=on; new"],
)
def test_a_position_that_cannot_be_is_not_read(text: str) -> None:
    with pytest.raises((BadNotation, ValueError)):
        given(text)


@pytest.mark.parametrize("text", ["", "lay", "lay 1 2", "jump 3", "rest now"])
def test_a_move_that_cannot_be_is_not_read(text: str) -> None:
    table = given("pile 5; hands A {6}; hands B {9}")
    with pytest.raises(BadNotation):
        GAME.notation.read_move(text, table.state, 0)


def test_a_sample_keeps_what_the_seat_sees() -> None:
    state = GAME.setup(GAME.options(3, {}), SearchRng(3))
    for _ in range(6):
        seat = mover(GAME, state)
        seen = GAME.view(state, seat)
        sample = GAME.bot.sample(seen, GAME.bot.memory(seat, state.options), SearchRng(9))
        assert GAME.view(sample, seat) == seen
        make(GAME, state, seat, seen.moves[0])
