"""One number changed, and nothing else."""

import json

import pytest

from smallbox.balance.study import make_study
from smallbox.balance.vary import read_change, read_values
from smallbox.core.errors import BadData, BadOption
from smallbox.games import GAMES


def test_a_number_of_the_data_is_changed_alone() -> None:
    study = make_study(GAMES["kobito"], vary=["gold.18.value=9..11"])
    usual = json.loads(read_change(GAMES["kobito"], "hand=5", {}, None).text_with(5))
    changed = [json.loads(variant.data or "") for variant in study.variants[1:]]
    assert [content["gold"][17].pop("value") for content in changed] == [10, 11]
    assert usual["gold"][17].pop("value") == 9
    assert changed == [usual, usual]


def test_cards_can_be_taken_from_others_of_their_kind() -> None:
    study = make_study(GAMES["kanobu"], vary=["purple.Ca/purple.St=1,5"])
    purple = [json.loads(variant.data or "")["purple"] for variant in study.variants[1:]]
    assert [(cards["Ca"], cards["St"]) for cards in purple] == [(1, 5), (5, 1)]


def test_an_option_that_is_a_number_can_be_varied() -> None:
    study = make_study(GAMES["hat"], vary=["penalty_limit=2..4"])
    assert [variant.opt for variant in study.variants] == ["", "penalty_limit=2", "penalty_limit=4"]


@pytest.mark.parametrize("text", ["hand", "hand=", "hand=a", "hand=4..", "hand=9..4", "hand=1..99", "hand=4;5"])
def test_what_is_no_number_with_values_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="--vary: expected"):
        make_study(GAMES["kobito"], vary=[text])


def test_an_unknown_number_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(BadOption, match=r"gold_cards, .*hand.*gold\.1\.need"):
        make_study(GAMES["kobito"], vary=["hands=4,5"])


def test_a_value_that_the_game_cannot_have_is_refused_before_a_game() -> None:
    with pytest.raises(BadData, match="expected 12 cards"):
        make_study(GAMES["kanobu"], vary=["purple.Ca=1,5"])


def test_values_are_listed_or_run_from_one_to_another() -> None:
    assert read_values("8,4,4") == [4, 8]
    assert read_values("4..6") == [4, 5, 6]
