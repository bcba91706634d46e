"""Kobito: cards, set-up, data and options (K1-K5, K55, V10)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from smallbox.core.chance import Recording, SearchRng
from smallbox.core.data import Source, own_file
from smallbox.core.errors import BadData, BadOption, Refused
from smallbox.core.events import Events
from smallbox.core.refusal import Refusal
from smallbox.games.kobito import GAME
from smallbox.games.kobito.clauses import K1, K55
from smallbox.games.kobito.messages import CardsDrawn, DrewCards, GoldTurnedUp, StartCardTurnedUp, TurnBegan
from smallbox.games.kobito.rules.data import load
from smallbox.games.kobito.rules.state import State
from tests.given import given

PACKAGED = json.loads(Path(__file__).parents[3].joinpath("src/smallbox/games/kobito/data/kobito.json").read_text())


def source(**changes: Any) -> Source:
    """The packaged data with some fields changed; None leaves a field out."""
    content = {key: value for key, value in (PACKAGED | changes).items() if value is not None}
    return Source("my.json", json.dumps(content), "abc")


def fresh(players: int, seed: int = 0, **opt: str) -> State:
    return GAME.setup(GAME.options(players, opt), SearchRng(seed))


def test_k1_the_pack_has_seven_of_each_number_five_kobitos_and_three_replacements() -> None:
    table = given("kobito", "new; n 3")
    assert [table[f"count {card}"] for card in ("*", "K", "R", "1", "12")] == ["92", "5", "3", "7", "7"]
    assert len(load(None).gold) == 18


@pytest.mark.parametrize("players", [0, 1, 7])
def test_k1_two_to_six_can_play(players: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.options(players, {})
    assert refused.value.refusal.clause == K1
    with pytest.raises(Refused):
        given("kobito", f"n {players}; A {{5}}")


def test_k1_options_made_by_hand_are_refused_by_the_deal() -> None:
    options = msgspec.structs.replace(GAME.options(6, {}), players=7)
    with pytest.raises(Refused) as refused:
        GAME.setup(options, SearchRng(0))
    assert refused.value.refusal == Refusal(K1, "players", players=7, fewest=2, most=6)


@pytest.mark.parametrize("players", range(2, 7))
def test_k2_three_gold_cards_lie_open_and_the_rest_is_the_gold_deck(players: int) -> None:
    state = fresh(players)
    assert state.gold_deck_size() == 15
    assert all(state.need[slot] >= 3 for slot in range(3))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(30))
def test_k3_every_gold_rainbow_begins_with_a_number_card(players: int, seed: int) -> None:
    table = given("kobito", f"new; n {players}", seed)
    assert all(table.shows(slot, "[?]") for slot in ("G1", "G2", "G3"))


def test_k3_specials_turned_up_on_the_way_are_shuffled_back_together() -> None:
    found = 0
    for seed in range(60):
        chance = Recording(SearchRng(seed))
        GAME.setup(GAME.options(2, {}), chance)
        piles = [pile for pile, _ in chance.shuffles]
        assert piles[:2] == ["deck", "gold"]
        assert set(piles[2:]) <= {"deck"}
        assert all(len(order) in (91, 90, 89) for _, order in chance.shuffles[2:])
        found += len(piles) > 2
    assert found > 5


@pytest.mark.parametrize("players", range(2, 7))
def test_k4_after_the_start_cards_everybody_gets_five_cards(players: int) -> None:
    state = fresh(players)
    assert [state.hand_size[seat] for seat in range(players)] == [5] * players
    assert state.deck_size() == 92 - 3 - 5 * players


def test_k5_the_first_seat_begins_and_owes_one_card() -> None:
    table = given("kobito", "new; n 4")
    assert (table["turn"], table["need"], table["done"], table["phase"]) == ("A", "1", "0", "MAIN")
    assert (table["idle"], table["moved"]) == ("0", "off")


def test_k5_turns_go_round_clockwise() -> None:
    table = given("kobito", "n 3; need 0; A {9}; B {9}; C {9}").play("end")
    assert table["turn"] == "B"


def test_the_deal_is_told_to_those_who_may_hear_it() -> None:
    events = Events()
    GAME.setup(GAME.options(2, {}), SearchRng(0), events)
    own = [type(event) for event in events.heard_by(0)]
    assert own == [GoldTurnedUp] * 3 + [StartCardTurnedUp] * 3 + [CardsDrawn, DrewCards, TurnBegan]
    assert CardsDrawn not in {type(event) for event in events.heard_by(None)}


def test_a_pack_too_small_for_all_is_dealt_out_evenly() -> None:
    data = GAME.data(source(copies_per_number=1))
    state = GAME.setup(GAME.options(6, {}, data), SearchRng(0))
    assert [state.hand_size[seat] for seat in range(6)] == [3, 3, 3, 3, 3, 2]
    assert state.deck_size() == 0


def test_k55_gold_that_a_start_card_completes_is_rejected() -> None:
    with pytest.raises(BadData, match=r"my\.json: gold card 1: .*need.*K55.*got 1"):
        load(source(gold=[{"need": 1, "value": 3}] * 3))
    for position in ("new; gold 3@1*18", "G1 5@1 [3]", "gdeck 5@0"):
        with pytest.raises(Refused) as refused:
            given("kobito", position)
        assert refused.value.refusal.clause == K55


def test_k55_gold_longer_than_twelve_is_welcome() -> None:
    assert load(source(gold=[{"need": 13, "value": 3}] * 3)).gold == [3_000_013] * 3


def test_k55_a_game_needs_three_gold_cards() -> None:
    with pytest.raises(BadData, match="gold: expected a list of at least 3"):
        load(source(gold=[{"need": 3, "value": 3}] * 2))
    with pytest.raises(Refused) as refused:
        given("kobito", "new; gold 3@4*2")
    assert refused.value.refusal.clause == K55


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("numbers", 11),
        ("studio_max", 5),
        ("face_up_gold", 4),
        ("end_at_face_up_gold", 1),
        ("hand", 0),
        ("hand", "5"),
        ("penalty", -1),
        ("copies_per_number", 0),
        ("kobitos", True),
        ("replacements", 2.5),
        ("players", [1, 6]),
        ("players", [2, 7]),
        ("players", [4, 3]),
        ("players", 4),
        ("gold", {}),
        ("gold", None),
        ("hand", None),
        ("id", "a b"),
    ],
)
def test_data_that_breaks_a_rule_is_refused_by_its_field(field: str, value: Any) -> None:
    with pytest.raises(BadData, match=rf"my\.json: {field}: expected"):
        load(source(**{field: value}))


def test_unknown_fields_and_bad_gold_rows_are_refused() -> None:
    with pytest.raises(BadData, match=r"my\.json: expected only the fields .* got 'jokers'"):
        load(source(jokers=3))
    with pytest.raises(BadData, match="gold card 2: expected the fields need and value"):
        load(source(gold=[{"need": 3, "value": 3}, {"need": 3}, {"need": 3, "value": 3}]))
    with pytest.raises(BadData, match="gold card 1: expected value"):
        load(source(gold=[{"need": 3, "value": "x"}] * 3))


def test_data_of_ones_own_is_used_and_named_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(PACKAGED | {"hand": 3, "penalty": 5, "kobitos": 8, "replacements": 0}))
    options = GAME.options(3, {}, GAME.data(own_file(str(file))))
    state = GAME.setup(options, SearchRng(1))
    assert [state.hand_size[seat] for seat in range(3)] == [3, 3, 3]
    assert GAME.notation.field(state, "count K") == "8"
    assert GAME.data_tag(options).startswith("kobito sha256:")
    table = GAME.notation.read_position("gdeck -; pen A 7; G1 4@4 [3 4 5]; A {6}", SearchRng(0), options.data)
    assert GAME.notation.field(table, "score A") == "-5"


@pytest.mark.parametrize("name", ["repl_wild", "lock_exchanged", "nonsense"])
def test_options_that_do_not_exist_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match=f"expected an option repl_other.*got '{name}'"):
        GAME.options(2, {name: "on"})


@pytest.mark.parametrize(
    ("name", "value"), [("repl_other", "yes"), ("tiebreak", "most"), ("gold_cards", "2"), ("gold_cards", "19")]
)
def test_options_take_only_their_values(name: str, value: str) -> None:
    with pytest.raises(BadOption, match=f"{name}: expected"):
        GAME.options(2, {name: value})


def test_options_are_written_as_they_are_read() -> None:
    given_options = {"repl_other": "on", "strict_clarity": "on", "tiebreak": "fewest", "gold_cards": "9"}
    written = GAME.write_options(GAME.options(2, given_options))
    assert written == "repl_other=on strict_clarity=on tiebreak=fewest gold_cards=9"
    assert GAME.write_options(GAME.options(2, {"gold_cards": "18", "repl_other": "off"})) == ""


def test_v10_a_shorter_game_uses_fewer_gold_cards() -> None:
    state = fresh(2, gold_cards="5")
    assert state.gold_deck_size() == 2
