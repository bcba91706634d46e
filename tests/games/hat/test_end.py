"""That's Not a Hat: the end of a round, the guard, matches (H33-H40)."""

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation
from smallbox.core.messages import Outcome
from smallbox.games.hat import GAME
from smallbox.games.hat.clauses import H33, H40
from smallbox.games.hat.messages import GiftShown, RoundEnded
from smallbox.games.hat.rules.state import State
from tests.given import given

THREE = "A {apple.L spoon.L}; B {banana.R}; C {carrot.L}"


def test_h33_the_third_penalty_ends_the_round_and_no_gift_is_drawn() -> None:
    table = given("hat", f"{THREE}; pen A pizza ring; pen C tractor").play("claim robot, refuse")
    assert (table["phase"], table["result"], table["shop#"]) == ("OVER", "limit", "103")
    assert not any(isinstance(event, GiftShown) for event in table.events.heard_by(None))
    assert table.events.heard_by(0)[-1] == RoundEnded([3, 0, 1], [1], "limit")
    for move in ("claim hat", "accept", "B: refuse", "C: pass"):
        assert table.refusal(move) == H33


@pytest.mark.parametrize("limit", range(2, 6))
def test_h33_the_limit_is_a_house_rule(limit: int) -> None:
    gifts = ["pizza", "ring", "tractor", "cup"][: limit - 1]
    table = given("hat", f"opt penalty_limit={limit}; {THREE}; pen A {' '.join(gifts)}").play("claim robot, refuse")
    assert (table["phase"], table["score A"]) == ("OVER", str(limit))


def test_h34_the_score_is_the_number_of_penalties() -> None:
    table = given("hat", f"{THREE}; pen B pizza ring; pen C cup")
    assert table["scores"] == "0 2 1"
    assert table["winners"] == "-"


def test_h35_level_players_win_together() -> None:
    table = given("hat", f"n 4; {THREE}; D {{drum.L}}; pen A pizza scarf; pen D umbrella").play("claim robot, refuse")
    assert table.shows("winners", "C B")


def test_h36_a_match_adds_the_scores_of_as_many_rounds_as_players() -> None:
    table = given("hat", "rounds 3 1 0 / 0 3 2 / 1 0 3")
    assert (table["totals"], table["winners"]) == ("4 4 5", "A B")
    assert str(table) == "n 3; rounds 3 1 0 / 0 3 2 / 1 0 3"
    assert GAME.outcome(table.state) == Outcome("match", [0, 1], [4, 4, 5])
    assert str(table.state.clone()) == str(table)
    assert GAME.options(5, {"rounds": "n"}).rounds == 5
    assert GAME.table_rules.match_outcome([[3, 1, 0], [0, 3, 2]]) == Outcome("match", [2], [3, 4, 2])
    assert GAME.table_rules.match_outcome([[3, 1, 0], [0, 3, 2], [1, 0, 3]]) == Outcome("match", [0, 1], [4, 4, 5])


def next_round(starter: int) -> State:
    """The next round of a match of three, as a table deals it."""
    given = GAME.table_rules.with_starter({"rounds": "n"}, GAME.table_rules.next_starter(starter, 3))
    return GAME.setup(GAME.options(3, given), SearchRng(2))


def test_h37_the_next_round_is_dealt_from_all_cards() -> None:
    assert GAME.notation.field(next_round(0), "count *") == "110"


def test_h38_the_start_passes_to_the_left() -> None:
    assert [int(next_round(starter).giver) for starter in range(3)] == [1, 2, 0]


def test_h39_who_had_three_penalties_plays_the_next_round_as_normal() -> None:
    state = next_round(0)
    assert GAME.notation.field(state, "scores") == "0 0 0"
    assert GAME.notation.field(state, "hands#") == "1 1 1"


def test_h40_the_guard_ends_the_round_after_the_answer() -> None:
    table = given("hat", f"opt max_gifts=60; passes 59; {THREE}; pen A pizza; pen C tractor").play("claim apple")
    assert (table["passes"], table["phase"]) == ("60", "ANSWER")
    table.play("accept")
    assert table.events.heard_by(None)[-1] == RoundEnded([1, 0, 1], [1], "guard")
    assert (table["phase"], table["result"], table["winners"]) == ("OVER", "guard", "B")
    assert table.refusal("accept") == H40


def test_h40_the_guard_also_ends_a_round_after_a_refusal() -> None:
    table = given("hat", f"opt max_gifts=60; passes 59; {THREE}").play("claim apple, refuse")
    assert (table["result"], table["scores"]) == ("guard", "0 1 0")
    assert table.events.heard_by(None)[-1] == RoundEnded([0, 1, 0], [0, 2], "guard")


def test_h40_the_last_penalty_goes_before_the_guard() -> None:
    table = given("hat", f"opt max_gifts=60; passes 59; {THREE}; pen A pizza ring").play("claim robot, refuse")
    assert table["result"] == "limit"


@pytest.mark.parametrize(("players", "guard"), [(2, 200), (5, 200), (6, 240), (8, 320)])
def test_a37_the_guard_has_a_default(players: int, guard: int) -> None:
    assert GAME.options(players, {}).max_gifts == guard


@pytest.mark.parametrize(
    "text",
    [
        "rounds 3 1 0 / 0 3",
        "n 4; rounds 3 1 0",
        "rounds a b c",
        "rounds 1 2 3; turn A",
        "rounds 1 -2 3",
    ],
)
def test_a_match_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation):
        given("hat", text)
