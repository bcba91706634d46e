"""Kobito: the end, scores, the idle guard and what is secret (K50-K54, V5-V7)."""

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.messages import Outcome
from smallbox.games.kobito import GAME
from smallbox.games.kobito.clauses import K50, K53
from smallbox.games.kobito.messages import GameEnded
from tests.given import given

LAST = "gdeck -; G1 4@4 [3 4 5]; A {6 9}"


def test_k50_the_game_ends_with_the_last_win_and_the_rest_is_void() -> None:
    table = given("kobito", f"{LAST}; need 3; S1 [1 2]; deck 2 9").play("play 6 G1H")
    assert (table["phase"], table["G1"], table["hand# A"], table["deck"]) == ("OVER", "-", "1", "2 9")
    assert (table["result"], table["winners"], table["scores"]) == ("gold", "A", "4 0")
    assert table.legal() == set()
    assert table.refusal("end") == K50
    assert table.refusal("B: play 9 G1H") == K50


def test_k50_a_send_that_wins_the_last_gold_leaves_its_remainder() -> None:
    table = given("kobito", "gdeck -; G1 4@4 [3 4 5]; S1 [6 7]").play("send S1L G1H")
    assert (table["phase"], table["S1"]) == ("OVER", "[7]")


def test_k50_a_finished_position_is_written_without_a_turn_and_read_again() -> None:
    table = given("kobito", LAST).play("play 6 G1H")
    text = str(table)
    assert "turn" not in text
    assert text.endswith("idle 0; moved on; result gold; winners A; scores 4 0")
    again = GAME.notation.read_position(text, SearchRng(0))
    assert str(again) == text
    assert GAME.outcome(again) == Outcome("gold", [0], [4, 0])
    assert GAME.legal_moves(again) == []


def test_k51_gold_less_three_for_every_other_card() -> None:
    table = given("kobito", "won A 5 4; pen A 7 R; won B 2; pen B K")
    assert (table["scores"], table["score A"], table["result"]) == ("3 -1", "3", "-")


def test_k51_hand_and_studio_do_not_count() -> None:
    table = given("kobito", f"{LAST}; S1 [8 9]; B {{R R}}").play("play 6 G1H")
    assert table["scores"] == "4 0"


def test_v5_special_cards_cost_nothing() -> None:
    assert given("kobito", "opt special_free=on; pen A R K 7")["score A"] == "-3"


def test_k52_the_highest_score_wins_and_a_tie_is_shared() -> None:
    table = given("kobito", f"n 3; won C 4; {LAST}").play("play 6 G1H")
    assert table["winners"] == "A C"
    ended = table.events.heard_by(None)[-1]
    assert ended == GameEnded("gold", [0, 2], [4, 0, 4])


@pytest.mark.parametrize(
    ("piles", "winners"),
    [
        ("won B 7; pen B 7", "A"),
        ("won B 4", "A B"),
        ("won B 2 2", "B"),
        ("won A 3 3; pen A 7 7; won B 2 2 3; pen B 8", "B"),
    ],
)
def test_v6_fewest_penalty_cards_then_most_gold_break_a_tie(piles: str, winners: str) -> None:
    table = given("kobito", f"opt tiebreak=fewest; {piles}; {LAST}").play("play 6 G1H")
    assert table["winners"] == winners


def test_k53_a_round_of_idle_turns_ends_the_game() -> None:
    table = given("kobito", "n 3; deck -; disc -; need 0; S1 [3 4]; B.S1 [6 7]").play("end, end")
    assert (table["phase"], table["idle"], table["turn"]) == ("MAIN", "2", "C")
    table.play("end")
    assert (table["phase"], table["result"], table["winners"]) == ("OVER", "idle", "A B C")
    assert table.refusal("end") == K53
    assert str(GAME.notation.read_position(str(table), SearchRng(0))) == str(table)


@pytest.mark.parametrize("moves", ["send S1L G1H, end", "end"])
def test_k53_a_move_or_a_drawn_card_is_not_idle(moves: str) -> None:
    deck = "-" if "send" in moves else "9"
    table = given("kobito", f"deck {deck}; disc -; need 0; idle 1; S1 [1 2 3]; G1 8@8 [12]").play(moves)
    assert (table["idle"], table["phase"], table["turn"]) == ("0", "MAIN", "B")


def test_k54_hands_and_deck_orders_are_hidden() -> None:
    state = given("kobito", "A {5 9}; B {7 7}; deck 1 2 3; gdeck 5@6").state
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert [GAME.notation.seen(view, key) for key in ("deck", "gdeck")] == ["?", "?"]
        assert [GAME.notation.seen(view, key) for key in ("deck#", "gdeck#", "hands#")] == ["3", "1", "2 2"]
    assert GAME.notation.seen(GAME.view(state, 0), "A") == "{5 9}"
    assert GAME.notation.seen(GAME.view(state, 0), "B") == "{?}"
    assert GAME.notation.seen(GAME.view(state, None), "A") == "{?}"


def test_k54_piles_are_open() -> None:
    view = GAME.view(given("kobito", "disc 3 K; won B 4; pen A R").state, None)
    assert [GAME.notation.seen(view, key) for key in ("disc", "won B", "pen A", "scores")] == ["K 3", "4", "R", "-3 4"]


def test_v7_closed_piles_show_their_sizes_until_the_end() -> None:
    table = given("kobito", f"opt hidden_piles=on; disc 3 K; won B 4; pen A R; {LAST}")
    view = GAME.view(table.state, 0)
    assert [GAME.notation.seen(view, key) for key in ("disc", "won B", "pen A", "scores", "score A")] == ["?"] * 5
    assert [GAME.notation.seen(view, key) for key in ("disc#", "won# B", "pen# A")] == ["2", "1", "1"]
    table.play("play 6 G1H")
    assert GAME.notation.seen(GAME.view(table.state, 0), "scores") == "1 4"
