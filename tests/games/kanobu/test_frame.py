"""Kanobu: the pack, the deal, turns and winning (C1-C9)."""

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.errors import Refused
from smallbox.games.kanobu import GAME
from smallbox.games.kanobu.clauses import C5, C6, C7, C8, C9, C33, R1
from smallbox.games.kanobu.rules.playout import random_move
from tests.given import given


@pytest.mark.parametrize("pack", ["kanobu", "kanobu-deckA", "kanobu-4pairs"])
def test_c1_every_pack_has_eleven_of_each_colour_24_pairs_and_12_purple(pack: str) -> None:
    table = given("kanobu", f"new; n 3; opt data={pack}")
    for colour in "BGRY":
        assert table[f"count {colour}.*"] == "11"
    assert table["count 2.*"] == "24"
    assert table["count P.*"] == "12"
    assert table["count *.*"] == "80"


def test_c2_two_players_play_without_direction_cards() -> None:
    assert given("kanobu", "new; n 2")["count *.Di"] == "0"
    assert given("kanobu", "new; n 2")["count *.*"] == "76"
    assert given("kanobu", "new; n 3")["count *.Di"] == "4"


def test_c2_the_numbers_of_actions_stay_those_of_the_whole_pack() -> None:
    for players in (2, 3):
        state = given("kanobu", f"new; n {players}").state
        assert GAME.actions(state) == 67
        assert GAME.notation.write_move(GAME.move(state, 53)) == "play P.Co"


@pytest.mark.parametrize("players", range(2, 9))
def test_c3_everyone_is_dealt_six_cards(players: int) -> None:
    table = given("kanobu", f"new; n {players}", seed=players)
    assert table["hands#"] == " ".join(["6"] * players)
    assert int(table["deck#"]) == (76 if players == 2 else 80) - 6 * players - 1


def test_c4_the_opening_card_has_no_effect() -> None:
    for seed in range(40):
        table = given("kanobu", "new; n 4", seed)
        assert table["pile#"] == "1"
        assert table["phase"] == "TURN"
        assert table["demand"] == "-"
        assert table["undo"] == "off"


def test_c4_an_opening_change_colour_names_nothing() -> None:
    table = given("kanobu", "A {B.Ro R.3}; pile P.Co")
    assert table.legal() == {"play B.Ro", "play R.3", "draw"}


def test_c5_an_empty_hand_wins_at_once_and_the_effect_is_not_carried_out() -> None:
    table = given("kanobu", "A {R.2}; pile R.Ro").play("play R.2")
    assert table["result"] == "win"
    assert table["winners"] == "A"
    assert table["hands#"] == "0 4 4"
    assert table.refusal("B: draw") == C5


def test_c5_a_winning_cancel_lies_on_the_pile() -> None:
    table = given("kanobu", "A {P.Ca}; pile R.Ro B.Pa; deck Y.Ro").play("play P.Ca")
    assert table["pile"] == "R.Ro B.Pa P.Ca"
    assert table["deck"] == "Y.Ro"


def test_c5_an_answer_can_win_and_ends_the_demand() -> None:
    table = given("kanobu", "B {B.3}; pile R.3; turn B; demand 3x1 A").play("play B.3")
    assert table["winners"] == "B"
    assert table["demand"] == "-"


def test_c6_play_goes_in_seat_order_in_the_current_direction() -> None:
    assert given("kanobu", "n 4; turn D").play("draw, pass")["turn"] == "A"
    assert given("kanobu", "n 4; dir -").play("draw, pass")["turn"] == "D"
    assert given("kanobu", "").refusal("B: draw") == C6


def test_c6_the_first_seat_is_an_option() -> None:
    assert given("kanobu", "new; n 3; opt firstSeat=2")["turn"] == "C"


def test_c7_a_turn_is_one_card_or_one_draw() -> None:
    table = given("kanobu", "A {R.Pa B.Sc}; pile R.Ro")
    assert table.legal() == {"play R.Pa", "draw"}
    assert table.refusal("pass") == C7
    assert table.refusal("play G.Ro") == C7
    assert table.play("play R.Pa")["turn"] == "B"


def test_r7_drawing_may_be_forbidden_while_a_card_fits() -> None:
    table = given("kanobu", "opt drawWhenAble=off; A {R.Pa B.Sc}; pile R.Ro")
    refused = table.refused("draw")
    assert refused is not None
    assert refused.clause == C7
    assert refused.facts == {"card": "R.Pa"}
    assert given("kanobu", "opt drawWhenAble=off; A {B.Sc}; pile R.Ro").legal() == {"draw"}


def test_c8_only_the_drawn_card_may_be_played_after_drawing() -> None:
    table = given("kanobu", "A {R.Pa}; pile R.Ro; deck R.3 Y.Ro").play("draw")
    assert table.legal() == {"play R.3", "pass"}
    assert table.refusal("play R.Pa") == C8
    assert table.refusal("draw") == C8
    assert table.play("pass")["A"] == "{R.3 R.Pa}"


def test_c8_a_drawn_copy_of_a_held_face_is_that_face() -> None:
    table = given("kanobu", "A {R.Pa*2}; pile R.Ro; deck R.Pa").play("draw, play R.Pa")
    assert table["A"] == "{R.Pa*2}"


def test_c9_with_nothing_to_draw_a_fitting_card_must_be_played() -> None:
    table = given("kanobu", "A {R.Pa B.Sc}; pile B.Ro R.Ro; deck -")
    assert table.legal() == {"play R.Pa"}
    assert table.refusal("pass") == C9
    assert table.refusal("draw") == C9


def test_c9_with_nothing_to_draw_and_nothing_that_fits_the_turn_is_passed() -> None:
    table = given("kanobu", "A {B.Sc}; pile B.Ro R.Ro; deck -")
    assert table.legal() == {"pass"}
    table.play("pass")
    assert table["turn"] == "B"
    assert table["quiet"] == "1"


@pytest.mark.parametrize("players", [1, 9])
def test_r1_two_to_eight_may_play(players: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.setup(GAME.options(players, {}), SearchRng(0))
    assert refused.value.refusal.clause == R1


def test_r5_the_opening_card_may_be_rock_paper_or_scissors_only() -> None:
    for seed in range(30):
        table = given("kanobu", "new; n 3; opt opening=rpsOnly", seed)
        assert table.shows("top", "rps")
        assert table["deck#"] == "61"


def test_c33_after_the_stalemate_nobody_moves() -> None:
    table = given("kanobu", "n 2; A {B.Sc}; B {B.Sc*2}; pile B.Ro R.Ro; deck -").play("pass, pass")
    assert table["result"] == "stalemate"
    assert table["winners"] == "A"
    assert table.refusal("A: pass") == C33


def test_c33_a_card_that_is_played_breaks_the_silence() -> None:
    table = given("kanobu", "A {B.Sc}; B {R.Pa B.Ro}; C {B.Sc}; pile B.Ro R.Ro; deck -; quiet 0").play(
        "pass, play R.Pa"
    )
    assert table["quiet"] == "0"


def test_c33_accepting_a_skip_does_not_break_the_silence() -> None:
    assert given("kanobu", "pile R.Sk; deck -; turn B; demand Skx1 A; quiet 1").play("accept")["quiet"] == "1"


@pytest.mark.parametrize(("hand", "move"), [("B.Sc", "pass"), ("R.Pa B.Sc", "play R.Pa")])
def test_c9_a_random_move_obeys_it_too(hand: str, move: str) -> None:
    table = given("kanobu", f"A {{{hand}}}; pile B.Ro R.Ro; deck -")
    found = {random_move(table.state, SearchRng(seed)) for seed in range(20)}
    assert [GAME.notation.write_move(GAME.move(table.state, action)) for action in found] == [move]
