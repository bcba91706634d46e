"""That's Not a Hat: giving, naming and accepting (H10-H24), the catalogue (A9)."""

import pytest

from smallbox.core.notation import read_options
from smallbox.games.hat import GAME
from smallbox.games.hat.clauses import A9, H15, H17, H18, H19
from smallbox.games.hat.messages import Claim, GiftAccepted, GiftClaimed, GiftTurnedDown
from tests.games.hat.test_setup import fresh
from tests.given import Table, given

THREE = "A {apple.L spoon.L}; B {banana.R}; C {carrot.L}"
NEW = "new; n 3; deck apple.L banana.R carrot.L drum.L kite.R; turn A"


def test_h10_the_starter_takes_the_top_gift_of_the_shop() -> None:
    table = given("hat", NEW)
    assert table["gift"] == "drum.L"
    assert table["from"] == "shop"
    assert table["top"] == "kite.R"


@pytest.mark.parametrize(("arrow", "receiver"), [("L", "B"), ("R", "C")])
def test_h11_the_arrow_names_the_receiver(arrow: str, receiver: str) -> None:
    table = given("hat", f"new; n 3; deck apple.L banana.R carrot.L drum.{arrow}; turn A")
    assert table["receiver"] == receiver


def test_h12_the_starter_gives_the_shop_gift_and_keeps_the_own_one() -> None:
    table = given("hat", NEW).play("claim apple, accept")
    assert table["A"] == "{^apple.L}"
    assert table["B"] == "{banana.R drum.L}"


def test_h13_a_gift_still_face_up_is_turned_down_before_it_is_named() -> None:
    table = given("hat", "n 4; A {magnet.L}; B {^muffin.L}; C {^guitar.R piano.L}; D {ice-cream.L}; turn C")
    assert table["C"] == "{guitar.R piano.L}"
    table.play("claim guitar, accept")
    down = [event for event in table.events.heard_by(None) if isinstance(event, GiftTurnedDown)]
    assert down == [GiftTurnedDown(1, 0, "left", "black", 2)]


def test_h13_a_gift_already_face_down_is_not_turned_again() -> None:
    table = given("hat", THREE).play("claim apple, accept")
    assert [type(event) for event in table.events.heard_by(0)] == [GiftAccepted]


@pytest.mark.parametrize(
    ("players", "giver", "arrow", "receiver"), [(4, "D", "L", "A"), (4, "A", "R", "D"), (8, "H", "L", "A")]
)
def test_h14_the_arrow_of_the_gift_decides_round_the_corner_too(
    players: int, giver: str, arrow: str, receiver: str
) -> None:
    table = given("hat", f"n {players}; {giver} {{hat.{arrow} book.R}}; turn {giver}")
    assert table["receiver"] == receiver


def test_h15_only_the_giver_names_and_everybody_hears_it() -> None:
    table = given("hat", THREE)
    assert table.refusal("B: claim apple") == H15
    assert table.refusal("B: claim unicorn") == H15
    assert table.refusal("B: accept") == H15
    assert table.refusal("A: refuse") == H15
    table.play("claim apple")
    assert table.events.heard_by(2) == [GiftClaimed(0, 1, "apple")]


def test_h16_any_name_of_the_catalogue_may_be_said() -> None:
    table = given("hat", f"{THREE}; pen B pizza")
    for name in ("apple", "spoon", "banana", "pizza", "hat"):
        assert table.refusal(f"claim {name}") is None


def test_h17_a_name_once_said_is_final() -> None:
    table = given("hat", THREE).play("claim hat")
    assert table.refusal("A: claim apple") == H17
    assert table.refusal("C: claim apple") == H19


def test_h18_the_giver_may_not_pass() -> None:
    table = given("hat", THREE)
    assert table.refusal("A: pass") == H18
    assert table.refusal("B: pass") == H15


def test_h19_only_the_receiver_answers() -> None:
    table = given("hat", THREE).play("claim apple")
    for move in ("A: accept", "C: refuse", "B: pass", "A: pass"):
        assert table.refusal(move) == H19
    assert table.legal() == {"accept", "refuse"}


def test_h19_a_refused_move_changes_nothing() -> None:
    table = given("hat", THREE)
    before = str(table)
    for move in ("B: claim apple", "claim unicorn", "pass", "accept"):
        assert table.refusal(move) is not None
    assert str(table) == before


def test_h20_a_wrong_name_may_be_accepted_and_is_not_checked() -> None:
    table = given("hat", THREE).play("claim robot, accept")
    assert table["B"] == "{banana.R apple.L}"
    assert table["scores"] == "0 0 0"


def test_h21_an_accepted_gift_becomes_the_newest_face_down() -> None:
    table = given("hat", "A {apple.L spoon.L}; B {^banana.R}; C {carrot.L}").play("claim apple, accept")
    assert table["B"] == "{banana.R apple.L}"


def test_h22_the_receiver_becomes_the_giver() -> None:
    table = given("hat", THREE).play("claim apple, accept")
    assert (table["giver"], table["turn"], table["hands#"]) == ("B", "B", "1 2 1")


def test_h23_the_oldest_gift_is_given_never_the_one_just_accepted() -> None:
    table = given("hat", "opt gifts_each=2; A {apple.L banana.L tent.L}; B {carrot.R drum.L}; C {egg.L fish.L}")
    table.play("claim apple, accept")
    assert table["gift"] == "carrot.R"
    assert table["from"] == "column"


def test_h24_nothing_is_revealed_and_nothing_paid_when_a_wrong_name_is_accepted() -> None:
    table = given("hat", THREE).play("claim hat, accept")
    assert table.events.heard_by(0) == [GiftAccepted(1)]
    assert table["claim"] == "-"


def test_a9_a_name_outside_the_catalogue_is_refused_whatever_it_is() -> None:
    table = given("hat", f"cat apple banana carrot spoon hat kite; {THREE}")
    assert table.refusal("claim robot") == A9
    assert table.refusal("claim unicorn") == A9
    assert table["cat#"] == "6"
    assert len(table.legal()) == 6


def test_a9_the_refusal_is_the_same_for_a_gift_in_play_and_one_that_is_not() -> None:
    table = given("hat", f"cat hat kite; {THREE}")
    for name in ("apple", "robot", "unicorn"):
        refusal = table.refused(f"claim {name}")
        assert refusal is not None
        assert (refusal.clause, refusal.facts) == (A9, {"name": name})


@pytest.mark.parametrize(
    ("players", "opt", "size"),
    [(3, "", 24), (4, "", 24), (5, "", 24), (6, "", 27), (8, "gifts_each=2", 41), (8, "penalty_limit=5", 49)],
)
def test_a9_the_catalogue_of_the_round_holds_what_can_appear_and_decoys(players: int, opt: str, size: int) -> None:
    state = fresh(players, opt, seed=players)
    listed = GAME.notation.field(state, "cat").split()
    assert len(listed) == size
    used = state.options.gifts_each * players + players * (state.options.penalty_limit - 1) + 1
    columns = [card for seat in range(players) for card in state.column(seat)]
    cards = [*columns, int(state.card), *state.shop_cards()][:used]
    assert {state.gifts.codes[card >> 3] for card in cards} <= set(listed)
    assert [state.gifts.numbers[name] for name in listed] == sorted(state.gifts.numbers[name] for name in listed)


def test_a9_the_catalogue_of_the_round_never_changes() -> None:
    table = Table(GAME, str(fresh(3)), 0)
    before = table["cat"]
    table.play("claim =, refuse, claim =, refuse, claim =, accept")
    assert table["cat"] == before


def test_a9_in_play_lists_the_gifts_in_circulation() -> None:
    table = given("hat", f"opt catalogue=in_play; {THREE}; shop kite.R ring.L")
    assert table["cat"] == "apple banana carrot spoon"
    table.play("claim apple, refuse")
    assert table["cat"] == "banana carrot spoon kite"
    table.play("claim kite, accept")
    assert table["cat"] == "banana carrot spoon kite"


def test_a9_seen_lists_all_that_has_been_face_up() -> None:
    table = given("hat", f"opt catalogue=seen; {THREE}; pen C hat; shop kite.R ring.L tent.L")
    assert table["cat"] == "hat apple banana carrot spoon kite"
    table.play("claim apple, refuse")
    assert table["cat"] == "hat apple banana carrot spoon kite ring"


def test_a9_seen_knows_nothing_of_a_closed_shop() -> None:
    table = given("hat", f"opt catalogue=seen shop_face=down; {THREE}; shop kite.R ring.L")
    assert table["cat"] == "apple banana carrot spoon"
    table.play("claim apple, refuse")
    assert table["cat"] == "apple banana carrot spoon kite"


@pytest.mark.parametrize("catalogue", ["seen", "in_play"])
def test_a9_what_follows_the_game_begins_with_the_deal(catalogue: str) -> None:
    state = fresh(4, f"catalogue={catalogue}")
    assert GAME.notation.field(state, "cat#") == ("6" if catalogue == "seen" else "5")
    again = GAME.notation.read_position(
        str(state).replace(f"; cat {GAME.notation.field(state, 'cat')}", ""), state.chance
    )
    assert GAME.notation.field(again, "cat") == GAME.notation.field(state, "cat")


def test_a10_an_id_is_the_same_name() -> None:
    table = given("hat", THREE).play("claim g002, refuse")
    assert table["pen B"] == "apple"
    assert GAME.notation.read_move("claim T-shirt", table.state, 0) == Claim("t-shirt")
    assert GAME.options(3, read_options("naming=type")).naming == "type"
