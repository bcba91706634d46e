"""That's Not a Hat: refusing (H25-H32)."""

from smallbox.games.hat import GAME
from smallbox.games.hat.messages import GiftRefused, GiftShown, GiftTurnedDown
from tests.given import given

THREE = "A {apple.L spoon.L}; B {banana.R}; C {carrot.L}; shop kite.R ring.L"


def test_h25_the_receiver_may_refuse_without_naming_the_gift() -> None:
    assert "refuse" in given("hat", THREE).play("claim hat").legal()


def test_h26_the_refused_gift_is_turned_up_for_all() -> None:
    table = given("hat", THREE).play("claim robot, refuse")
    for seat in (0, 1, 2, None):
        assert table.events.heard_by(seat)[0] == GiftRefused(receiver=1, gift="apple", giver_right=False, loser=0)
        assert GAME.notation.seen(GAME.view(table.state, seat), "pen A") == "apple"


def test_h27_the_giver_is_wrong_if_the_name_is_and_else_the_receiver() -> None:
    assert given("hat", THREE).play("claim robot, refuse")["scores"] == "1 0 0"
    assert given("hat", THREE).play("claim apple, refuse")["scores"] == "0 1 0"


def test_h28_the_refused_gift_is_a_penalty() -> None:
    table = given("hat", THREE).play("claim apple, refuse")
    assert table["pen B"] == "apple"
    assert table["score B"] == "1"


def test_h29_no_column_changes_otherwise() -> None:
    table = given("hat", THREE).play("claim apple, refuse")
    assert (table["A"], table["B"], table["C"]) == ("{spoon.L}", "{banana.R}", "{carrot.L}")
    table = given("hat", f"{THREE.replace('apple.L ', '')}; gift book.L").play("claim hat, refuse")
    assert (table["A"], table["B"], table["C"]) == ("{spoon.L}", "{banana.R}", "{carrot.L}")


def test_h30_who_took_the_penalty_gives_a_new_gift_from_the_shop() -> None:
    table = given("hat", THREE).play("claim apple, refuse")
    assert (table["giver"], table["gift"], table["from"], table["receiver"]) == ("B", "kite.R", "shop", "A")
    shown, down = table.events.heard_by(None)[1:]
    assert shown == GiftShown(1, "kite")
    assert down == GiftTurnedDown(1, None, "right", "white", 0)


def test_h31_a_shop_gift_never_joins_the_column_of_the_one_who_drew_it() -> None:
    table = given("hat", THREE).play("claim apple, refuse, claim kite, accept")
    assert table["B"] == "{banana.R}"
    assert table["A"] == "{spoon.L kite.R}"


def test_h32_penalties_stay_face_up_to_the_end_of_the_round() -> None:
    table = given("hat", f"{THREE}; pen C pizza").play("claim apple, refuse, claim kite, accept, claim spoon, accept")
    assert table["pen C"] == "pizza"
    assert table["pen B"] == "apple"


def test_a9_the_gift_on_top_of_the_shop_may_be_named_once_it_is_seen() -> None:
    line = "opt catalogue=seen; A {apple.L spoon.L}; B {banana.R}; C {carrot.L}; shop kite.R hat.L pizza.L"
    table = given("hat", line).play("claim apple, refuse")
    assert "claim hat" in table.legal()
    assert all(table.refusal(move) is None for move in table.legal())
