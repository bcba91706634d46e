"""Kanobu: corners of the rules that ordinary play seldom meets."""

import msgspec
import pytest

from smallbox.core.chance import Recording, SearchRng
from smallbox.core.errors import Refused
from smallbox.core.messages import Event
from smallbox.core.refusal import Refusal
from smallbox.games.kanobu import GAME
from smallbox.games.kanobu.clauses import R1
from smallbox.games.kanobu.messages import CardPlayed, DeckRebuilt, StarOpened
from smallbox.games.kanobu.rules.playout import random_move
from tests.given import given


def test_r1_the_deal_names_how_many_can_play() -> None:
    options = msgspec.structs.replace(GAME.options(3, {}), players=9)
    with pytest.raises(Refused) as refused:
        GAME.setup(options, SearchRng(0))
    assert refused.value.refusal == Refusal(R1, players=9, fewest=2, most=8)


def test_c3_a_fresh_game_has_one_shuffle_and_no_moves_behind_it() -> None:
    chance = Recording(SearchRng(0))
    state = GAME.setup(GAME.options(3, {}), chance)
    assert [pile for pile, _ in chance.shuffles] == ["deck"]
    assert (state.quiet, state.moves) == (0, 0)


def test_r5_scissors_may_lie_open_too() -> None:
    tops = {given("kanobu", "new; n 3; opt opening=rpsOnly", seed)["pile"].partition(".")[2] for seed in range(40)}
    assert tops == {"Ro", "Pa", "Sc"}


@pytest.mark.parametrize(
    "position",
    [
        "A {P.Ca}; pile R.Di; undo on",
        "opt idleCancel=stays cancelUndoesDirection=off; A {P.Ca Y.Sc}; pile R.Di; undo on",
    ],
)
def test_c28_a_cancel_that_stays_covers_the_direction_card(position: str) -> None:
    table = given("kanobu", position).play("play P.Ca")
    assert (table["undo"], table["pile#"]) == ("off", "2")


def test_c33_a_drawn_card_breaks_the_silence() -> None:
    assert given("kanobu", "A {B.Sc}; pile R.Ro; quiet 2; deck R.3").play("draw")["quiet"] == "0"


def test_c27_a_star_rebuilds_the_deck_from_a_single_card() -> None:
    told: list[Event] = [CardPlayed(0, "P.St"), DeckRebuilt(1), StarOpened(0, ["B.Ro"], 0)]
    table = given("kanobu", "A {P.St Y.Sc}; deck -; pile B.Ro R.Ro").play("play P.St")
    assert table.events.heard_by(None) == told


def test_r37_both_cards_that_were_not_picked_go_on_top() -> None:
    table = given("kanobu", "opt starRest=top; A {Y.Sc}; pile P.St; open R.3 B.Pa G.3; deck Y.3").play("star take 1")
    assert table["deck"] == "B.Pa G.3 Y.3"


@pytest.mark.parametrize(("opened", "shuffles"), [("R.3", []), ("R.3 B.Pa", ["deck"])])
def test_r37_the_deck_is_shuffled_when_cards_go_back(opened: str, shuffles: list[str]) -> None:
    chance = Recording(SearchRng(0))
    line = f"opt starRest=shuffle; A {{Y.Sc}}; pile P.St; open {opened}; deck Y.3 G.3"
    state = GAME.notation.read_position(line, chance)
    GAME.apply(state, GAME.action(state, GAME.notation.read_move("star take 1", state, 0)))
    assert [pile for pile, _ in chance.shuffles] == shuffles


def test_c27_every_open_card_that_fits_is_played_at_random() -> None:
    state = given("kanobu", "A {Y.Sc}; pile P.St; open R.3 B.Pa G.3").state
    rng = SearchRng(1)
    assert {random_move(state, rng) for _ in range(200)} == set(GAME.legal_moves(state))


def test_c26_a_banned_chance_leaves_only_accepting() -> None:
    face = GAME.setup(GAME.options(3, {}), SearchRng(0)).faces.names[0]
    table = given("kanobu", f"B {{{face} P.Ch}}; C {{Y.Sc}}; turn B; pile P.Ch; demand Chx1 A")
    assert table.legal() == {"accept"}


def test_r30_only_a_symbol_not_yet_paid_goes_on_paying() -> None:
    line = "opt chanceSet=oneEach; B {Y.Ro Y.Pa Y.Sc R.3}; turn B; paid Ro; demand Chx1 A"
    assert given("kanobu", line).legal() == {"play Y.Pa", "play Y.Sc"}


def test_a_clone_of_a_finished_game_has_the_same_outcome() -> None:
    state = given("kanobu", "A {R.Pa}; pile R.Ro").play("play R.Pa").state
    assert GAME.outcome(state.clone()) == GAME.outcome(state)
