"""That's Not a Hat: players, deck, deal, shop and starter (H1-H9, H37, H41-H47)."""

import pytest

from smallbox.core.chance import Recording, SearchRng, Stream
from smallbox.core.errors import Refused
from smallbox.core.events import Events
from smallbox.core.notation import read_options
from smallbox.games.hat import GAME
from smallbox.games.hat.clauses import H2, H43, H47
from smallbox.games.hat.messages import GiftShown, GiftTurnedDown, RoundStarted
from smallbox.games.hat.rules.setup import most_cards
from smallbox.games.hat.rules.state import State
from tests.given import given


def fresh(players: int, opt: str = "", seed: int = 0) -> State:
    return GAME.setup(GAME.options(players, read_options(opt)), SearchRng(seed))


def refused(position: str) -> str:
    with pytest.raises(Refused) as error:
        given("hat", position)
    return error.value.refusal.clause


def test_h1_the_fewest_penalties_win() -> None:
    table = given("hat", "A {apple.L spoon.L}; B {banana.R}; C {carrot.L}; pen A pizza ring; pen C tractor")
    table.play("claim robot, refuse")
    assert table["scores"] == "3 0 1"
    assert table["winners"] == "B"


def test_h2_two_to_eight_can_play() -> None:
    assert refused("new; n 1") == H2
    assert refused("new; n 9") == H2
    for players in range(2, 9):
        assert given("hat", f"new; n {players}")["n"] == str(players)


def test_h3_the_whole_deck_is_shuffled() -> None:
    tops = {given("hat", "new; n 3", seed)["top"] for seed in range(40)}
    assert len(tops) > 25
    assert given("hat", "new; n 3")["count *"] == "110"


@pytest.mark.parametrize("players", range(3, 9))
def test_h4_everybody_is_dealt_one_gift_face_up(players: int) -> None:
    table = given("hat", f"new; n {players}")
    for seat in "ABCDEFGH"[:players]:
        assert table[seat].startswith("{^")
        assert table[f"hand# {seat}"] == "1"


def test_h4_the_deal_begins_with_the_starter() -> None:
    table = given("hat", "new; n 3; deck apple.L banana.R carrot.L drum.L; turn C")
    assert (table["C"], table["A"], table["B"]) == ("{^apple.L}", "{^banana.R}", "{^carrot.L}")


def test_h5_only_the_top_of_the_shop_can_be_seen_and_not_its_arrow() -> None:
    table = given("hat", "A {apple.L spoon.L}; shop kite.R hat.L")
    view = GAME.view(table.state, None)
    assert view.shop_top == "kite"
    assert GAME.notation.seen(view, "top") == "kite.?"
    assert GAME.notation.seen(view, "shop") == "?"


def test_a3_a_closed_shop_shows_nothing() -> None:
    view = GAME.view(fresh(3, "shop_face=down"), 1)
    assert view.shop_top is None
    assert GAME.notation.seen(view, "top") == "?"


def test_h6_everybody_sees_the_gifts_before_the_first_move() -> None:
    events = Events()
    state = GAME.setup(GAME.options(4, {}), SearchRng(3), events)
    started, shown, down = events.heard_by(None)
    assert isinstance(started, RoundStarted)
    assert isinstance(shown, GiftShown)
    assert isinstance(down, GiftTurnedDown)
    assert started.columns == GAME.view(state, 0).columns
    assert (started.seat, shown.seat, down.seat, down.index) == (int(state.giver),) * 3 + (None,)


def test_h7_the_starter_is_drawn_by_lot() -> None:
    starters = {given("hat", "new; n 5", seed)["giver"] for seed in range(60)}
    assert starters == set("ABCDE")


def test_a29_the_starter_may_be_a_seat() -> None:
    assert {int(fresh(4, "starter=seat", seed).giver) for seed in range(20)} == {0}
    assert {int(fresh(4, "starter=C", seed).giver) for seed in range(20)} == {2}


def test_h8_a_starting_gift_stays_face_up_until_it_is_given() -> None:
    table = given("hat", "new; n 3; deck apple.L banana.R carrot.L drum.L; turn A").play("claim drum")
    assert table["B"] == "{^banana.R}"
    table.play("accept")
    assert table["B"] == "{banana.R drum.L}"
    assert table["A"] == "{^apple.L}"


def test_h9_a_gift_turned_down_shows_its_back_only() -> None:
    table = given("hat", "new; n 3; deck apple.L banana.R carrot.L drum.L; turn A").play("claim drum, accept")
    for seat in (0, 1, 2, None):
        assert GAME.notation.seen(GAME.view(table.state, seat), "B") == "{?.R ?.L}"


def test_h37_every_round_is_dealt_from_all_cards() -> None:
    for seed in range(3):
        assert GAME.notation.field(fresh(3, "rounds=n", seed), "count *") == "110"


@pytest.mark.parametrize(("colour", "letter", "other"), [("black", "L", "R"), ("white", "R", "L")])
def test_h41_one_colour_is_one_half_of_the_deck(colour: str, letter: str, other: str) -> None:
    for assignment in ("shuffled", "printed"):
        state = fresh(4, f"deck={colour} arrow_assignment={assignment}")
        assert GAME.notation.field(state, "count *") == "55"
        assert GAME.notation.field(state, f"count {letter}") == "55"
        assert GAME.notation.field(state, f"count {other}") == "0"


def test_a6_crossed_backs_have_both_arrows_in_each_colour() -> None:
    state = fresh(4, "deck=black arrow_scheme=crossed")
    assert GAME.notation.field(state, "count L") == "28"
    assert GAME.notation.field(state, "count R") == "27"


def test_a7_arrows_are_dealt_anew_every_round() -> None:
    arrows = {GAME.notation.field(fresh(3, "arrow_assignment=shuffled", seed), "count L") for seed in range(5)}
    assert arrows == {"55"}
    backs = {hat_back(fresh(3, "", seed)) for seed in range(30)}
    assert backs == {"hat.L", "hat.R"}
    assert {hat_back(fresh(3, "arrow_assignment=printed", seed)) for seed in range(30)} == {"hat.L"}


def hat_back(state: State) -> str:
    [card] = [
        word
        for word in str(state).replace("{", " ").replace("}", " ").split()
        if ".L" in word or ".R" in word
        if word.strip("^;").startswith("hat.")
    ]
    return card.strip("^;")


def test_h42_two_gifts_each_lie_in_a_column_the_first_dealt_is_the_oldest() -> None:
    table = given(
        "hat", "new; n 3; opt gifts_each=2; deck apple.L banana.L carrot.L drum.R egg.R fish.R spoon.L; turn A"
    )
    assert table["A"] == "{^apple.L ^drum.R}"
    assert table["hands#"] == "2 2 2"


def test_a25_two_gifts_each_are_allowed_for_any_number_of_players() -> None:
    for players in range(2, 9):
        assert GAME.notation.field(fresh(players, "gifts_each=2"), "hand# B") == "2"


def test_h43_two_players_have_two_gifts_each_and_both_arrows_name_the_other() -> None:
    assert refused("new; n 2; opt gifts_each=1") == H43
    for arrow in "LR":
        table = given("hat", f"new; n 2; deck apple.L banana.L carrot.L drum.L egg.{arrow}; turn A")
        assert table["hands#"] == "2 2"
        assert table["receiver"] == "B"


def test_h44_after_accepting_one_holds_three_after_giving_two() -> None:
    table = given("hat", "n 2; A {apple.L banana.L tent.L}; B {carrot.R drum.L}").play("claim apple, accept")
    assert table["B"] == "{carrot.R drum.L apple.L}"
    table.play("claim carrot, accept")
    assert table["B"] == "{drum.L apple.L}"


def test_h45_one_colour_and_two_gifts_go_together() -> None:
    state = fresh(8, "gifts_each=2 deck=white")
    assert GAME.notation.field(state, "shop#") == "38"
    assert GAME.notation.field(state, "count L") == "0"


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("each", [1, 2])
@pytest.mark.parametrize("limit", [2, 3, 5])
def test_h47_a_deck_below_the_bound_is_refused(players: int, each: int, limit: int) -> None:
    if players == 2 and each == 1:
        return
    bound = each * players + players * (limit - 1) + 1
    opt = f"opt gifts_each={each} penalty_limit={limit}"
    assert most_cards(given("hat", f"new; n {players}; {opt}").state.options) == bound
    assert refused(f"new; n {players}; deck# {bound - 1}; {opt}") == H47
    assert given("hat", f"new; n {players}; deck# {bound}; {opt}")["shop#"] == str(players * (limit - 1))


def test_the_shuffles_of_a_set_up_come_in_a_fixed_order_and_are_named() -> None:
    chance = Recording(Stream(bytes(32)))
    GAME.setup(GAME.options(3, {}), chance)
    shuffles = chance.take()
    assert [(pile, len(order)) for pile, order in shuffles] == [
        ("arrows", 110),
        ("gifts", 110),
        ("decoys", 100),
        ("seats", 3),
    ]
    assert set(shuffles[0][1]) == {"L.black", "R.white"}
    GAME.setup(GAME.options(3, read_options("arrow_assignment=printed catalogue=all starter=seat deck=black")), chance)
    assert [(pile, len(order)) for pile, order in chance.take()] == [("gifts", 55)]
