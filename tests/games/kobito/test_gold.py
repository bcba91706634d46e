"""Kobito: winning gold and the decks (K31-K35)."""

import pytest

from smallbox.core.chance import Recording, SearchRng
from smallbox.games.kobito import GAME
from smallbox.games.kobito.messages import DeckReshuffled, GoldTurnedUp, GoldWon, StartCardTurnedUp
from tests.given import given


def shuffles(position: str, moves: list[str]) -> list[list[str]]:
    """The shuffles that moves cause, as a record lists them."""
    chance = Recording(SearchRng(1))
    state = GAME.notation.read_position(position, chance)
    for text in moves:
        move = GAME.notation.read_move(text, state, int(state.turn))
        assert GAME.check(state, int(state.turn), move) is None
        GAME.apply(state, GAME.action(state, move))
    return [order for _, order in chance.shuffles]


def test_k31_whoever_completes_the_rainbow_wins_the_card() -> None:
    table = given("kobito", "turn B; S1 [6 7 8]; B.S1 [6 7 8]; G1 4@4 [3 4 5]; gdeck 5@6; deck 2 9")
    assert table.play("send S1L G1H")["won B"] == "4"


def test_k32_gold_cards_then_discards_then_new_cards_and_the_turn_goes_on() -> None:
    table = given("kobito", "G1 4@4 [3 k4 5*]; gdeck 5@6 7@7; deck 7 9; A {6 8}").play("play 6 G1H")
    assert (table["won A"], table["disc"], table["G1"], table["gdeck"]) == ("4", "K 3 5*2 6 R", "5@6 [7]", "7@7")
    assert [type(event) for event in table.events.heard_by(None)][1:] == [GoldWon, GoldTurnedUp, StartCardTurnedUp]
    table.play("play 8 G1H")
    assert (table["G1"], table["turn"]) == ("5@6 [7 8]", "A")


@pytest.mark.parametrize("seed", range(10))
def test_k33_a_start_card_is_a_number_card(seed: int) -> None:
    table = given("kobito", "G1 4@4 [3 4 5]; gdeck 5@6; deck K R 7 7; A {6 9}", seed).play("play 6 G1H")
    assert table.shows("G1", "[7]")
    assert table["deck#"] == "3"


def test_d37_specials_set_aside_go_back_with_one_shuffle() -> None:
    orders = shuffles("G1 4@4 [3 4 5]; gdeck 5@6; deck K R 7 8; A {6 9}", ["play 6 G1H"])
    assert [sorted(order) for order in orders] == [["8", "K", "R"]]


def test_d40_without_a_number_in_the_deck_the_discard_pile_is_shuffled_in_first() -> None:
    position = "G1 4@4 [3 4 5]; gdeck 5@6; deck K R; A {6 9}"
    for seed in range(10):
        table = given("kobito", position, seed).play("play 6 G1H")
        assert table["disc#"] == "0"
        assert table["deck#"] == "5"
        assert table["G1"] in ("5@6 [3]", "5@6 [4]", "5@6 [5]", "5@6 [6]")
    assert len(shuffles(position, ["play 6 G1H"])[0]) == 6


def test_k34_an_empty_deck_is_renewed_at_once() -> None:
    table = given("kobito", "G1 4@4 [3 4 5]; gdeck 5@6; deck 7; A {6 9}").play("play 6 G1H")
    assert (table["G1"], table["deck#"], table["disc#"]) == ("5@6 [7]", "4", "0")
    assert isinstance(table.events.heard_by(None)[-1], DeckReshuffled)


def test_k34_a_win_with_an_empty_deck_discards_first() -> None:
    table = given("kobito", "G1 4@4 [3 4 5]; gdeck 5@6; deck -; A {6 9}").play("play 6 G1H")
    assert table["disc#"] == "0"
    assert table["deck#"] == "3"


def test_k34_in_the_middle_of_drawing() -> None:
    table = given("kobito", "need 0; deck 2; disc 5 6 7; A {9 9}").play("end")
    assert (table["hand# A"], table["deck#"], table["disc#"]) == ("5", "1", "0")
    table = given("kobito", "need 0; deck 2; disc 5 6 7; A {9*4}").play("end")
    assert (table["A"], table["deck#"], table["disc#"]) == ("{2 9*4}", "3", "0")


def test_k35_with_nothing_to_draw_the_hand_stays_short() -> None:
    table = given("kobito", "need 0; deck 5; disc -; A {9 9}; B {9}").play("end")
    assert (table["A"], table["turn"], table["deck"]) == ("{5 9*2}", "B", "-")


def test_a_position_without_any_number_card_leaves_gold_without_a_rainbow() -> None:
    table = given("kobito", "G1 2@2 [k3]; gdeck 5@6; deck K; A {K 9}").play("play K G1H")
    assert table["G1"] == "5@6 [-]"
    assert str(GAME.notation.read_position(str(table), SearchRng(0))) == str(table)
    assert table.refusal("play 9 G1H") == "K21"
    assert "K21" not in {table.refusal(move) for move in table.legal()}
