"""That's Not a Hat: what a seat is told to do, and in which stage (4.5, W4)."""

import pytest

from smallbox.core.messages import Prompt
from smallbox.games.hat import GAME
from tests.given import Table, given


def table() -> Table:
    return given("hat", "A {apple.L spoon.L}; B {banana.R}; C {carrot.L}; shop cup.L drum.L egg.L")


def prompts(table: Table) -> list[Prompt]:
    """Of the three seats, and of a spectator."""
    return [GAME.view(table.state, seat).prompt for seat in (0, 1, 2, None)]


def test_h13_the_giver_is_asked_for_a_name() -> None:
    waits = Prompt("wait_claim", {"giver": 0})
    assert prompts(table()) == [Prompt("claim", {"receiver": 1}), waits, waits, waits]


def test_h15_the_receiver_is_asked_for_an_answer() -> None:
    waits = Prompt("wait_answer", {"giver": 0, "receiver": 1})
    own = [Prompt("wait_believed", {"receiver": 1}), Prompt("answer", {"giver": 0})]
    assert prompts(table().play("claim banana")) == [*own, waits, waits]


@pytest.mark.parametrize("stage", ["look", "show", "reveal"])
def test_w4_in_a_stage_everybody_is_told_the_same_and_no_gift_is_named(stage: str) -> None:
    state = table().play("claim banana, refuse").state
    assert {repr(GAME.table_rules.view_in_stage(state, seat, stage).prompt) for seat in (0, 1, 2, None)} == {
        repr(Prompt(stage, {}))
    }
