"""That's Not a Hat: how a table shows a move, part by part (4.5, A30, W1-W4)."""

from typing import Any

import msgspec
import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.table_rules import Stage
from smallbox.games.hat import GAME
from smallbox.games.hat.messages import GiftRefused, GiftShown, GiftTurnedDown, RoundStarted
from tests.given import Table, given

SEATS = (0, 1, 2, None)


def parts(table: Table) -> list[Stage]:
    return GAME.table_rules.stages(table.state.options, table.events)


def dealt(**options: str) -> tuple[Any, list[Stage]]:
    chosen = GAME.options(3, options)
    events = Events()
    state = GAME.setup(chosen, SearchRng(3), events)
    return state, GAME.table_rules.stages(chosen, events)


def refused(top: str, opt: str = "") -> Table:
    """A wrong name was refused, and the next gift of the shop was drawn."""
    position = f"A {{apple.L spoon.L}}; B {{banana.R}}; C {{carrot.L}}; shop {top} cup.L drum.L"
    return given("hat", f"opt {opt}; {position}" if opt else position).play("claim banana, refuse")


def told(stage: Stage) -> list[type]:
    return [type(event) for event in stage.events.heard_by(None)]


def seen(table: Table, stage: str) -> list[bytes]:
    """What all seats and a spectator see in a stage."""
    return [msgspec.json.encode(GAME.table_rules.view_in_stage(table.state, seat, stage)) for seat in SEATS]


def said(table: Table) -> list[tuple[str, bytes]]:
    return [(stage.name, msgspec.json.encode(stage.events.heard_by(None))) for stage in parts(table)]


def test_a30_the_deal_is_looked_at_then_the_first_gift_is_shown_then_turned_down() -> None:
    _, stages = dealt()
    assert [(stage.name, stage.seconds) for stage in stages] == [("look", 20), ("show", 4), ("", 0)]
    assert [told(stage) for stage in stages] == [[RoundStarted], [GiftShown], [GiftTurnedDown]]


def test_a30_a_refused_gift_is_revealed_then_the_next_is_shown_then_turned_down() -> None:
    stages = parts(refused("book.L"))
    assert [(stage.name, stage.seconds) for stage in stages] == [("reveal", 4), ("show", 4), ("", 0)]
    assert [told(stage) for stage in stages] == [[GiftRefused], [GiftShown], [GiftTurnedDown]]


def test_a30_the_seconds_are_options() -> None:
    _, stages = dealt(look_seconds="7", show_seconds="2")
    assert [stage.seconds for stage in stages] == [7, 2, 0]
    table = refused("book.L", "show_seconds=8 reveal_seconds=3")
    assert [stage.seconds for stage in parts(table)] == [3, 8, 0]


@pytest.mark.parametrize("moves", ["claim robot", "claim robot, accept"])
def test_a_move_that_draws_no_gift_is_shown_at_once(moves: str) -> None:
    table = given("hat", "A {apple.L spoon.L}; B {banana.R}; C {carrot.L}").play(moves)
    assert table.events.told
    assert parts(table) == []


def test_h33_the_last_penalty_is_shown_at_once_because_no_gift_is_drawn() -> None:
    table = given("hat", "A {apple.L spoon.L}; B {banana.R}; C {carrot.L}; pen A pizza ring").play(
        "claim robot, refuse"
    )
    assert table["phase"] == "OVER"
    assert parts(table) == []


def test_the_stages_tell_everything_once_and_in_order() -> None:
    table = refused("book.L")
    events = [event for stage in parts(table) for event in stage.events.heard_by(None)]
    assert events == table.events.heard_by(None)


@pytest.mark.parametrize("stage", ["look", "show", "reveal"])
def test_a_stage_waits_for_nobody_and_offers_nothing(stage: str) -> None:
    table = refused("book.L")
    for seat in SEATS:
        view = GAME.table_rules.view_in_stage(table.state, seat, stage)
        assert (view.seat, view.to_act, view.moves, view.offer) == (seat, None, [], None)
        assert view.phase == stage.upper()


def test_w4_until_it_is_shown_the_next_gift_is_the_top_of_the_shop() -> None:
    table = refused("book.L")
    size = int(table["shop#"])
    view = GAME.table_rules.view_in_stage(table.state, 0, "reveal")
    assert (view.shop_top, view.shop_left) == ("book", size + 1)
    view = GAME.table_rules.view_in_stage(table.state, 0, "show")
    assert (view.shop_top, view.shop_left) == ("cup", size)


def test_w4_the_gift_in_the_air_is_in_no_view() -> None:
    for data in seen(refused("book.L", "catalogue=in_play shop_face=down"), "show"):
        view = msgspec.json.decode(data)
        view["catalogue"] = []
        assert b'"book"' not in msgspec.json.encode(view)


def test_w2_the_arrow_is_in_no_byte_before_the_gift_is_turned_down() -> None:
    left, right = refused("book.L"), refused("book.R")
    for stage in ("look", "show", "reveal"):
        assert seen(left, stage) == seen(right, stage)
    assert said(left)[:2] == said(right)[:2]
    assert said(left)[2] != said(right)[2]


@pytest.mark.parametrize("catalogue", ["round", "all", "seen", "in_play"])
def test_a3_a_covered_shop_tells_nothing_of_the_next_gift_before_it_is_shown(catalogue: str) -> None:
    opt = f"shop_face=down catalogue={catalogue}"
    one, other = refused("book.L kite.L", opt), refused("kite.L book.L", opt)
    assert one["gift"] != other["gift"]
    assert seen(one, "reveal") == seen(other, "reveal")
    assert said(one)[0] == said(other)[0]


@pytest.mark.parametrize("catalogue", ["seen", "in_play"])
def test_a3_a_covered_shop_tells_nothing_of_the_first_gift_during_the_look(catalogue: str) -> None:
    state, stages = dealt(shop_face="down", catalogue=catalogue)
    [shown] = stages[1].events.heard_by(None)
    assert isinstance(shown, GiftShown)
    looked = msgspec.json.encode([GAME.table_rules.view_in_stage(state, 0, "look"), stages[0].events.heard_by(0)])
    assert f'"{shown.gift}"'.encode() not in looked


def test_a3_what_lies_under_the_top_of_an_open_shop_is_not_told_before_the_top_is_taken() -> None:
    one, other = refused("book.L kite.L", "catalogue=seen"), refused("book.L pizza.L", "catalogue=seen")
    assert seen(one, "reveal") == seen(other, "reveal")
    assert seen(one, "show") != seen(other, "show")


def test_every_seat_and_a_spectator_see_the_same_but_for_their_seat() -> None:
    table = refused("book.L")
    views = [GAME.table_rules.view_in_stage(table.state, seat, "show") for seat in SEATS]
    assert len({msgspec.json.encode(msgspec.structs.replace(view, seat=None)) for view in views}) == 1
