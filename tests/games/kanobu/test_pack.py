"""Kanobu: packs as data, options, and what is said of bad ones."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.data import own_file
from smallbox.core.errors import BadData, BadOption
from smallbox.games.kanobu import GAME
from smallbox.games.kanobu.rules.cards import SYMBOLS
from smallbox.games.kanobu.rules.playout import random_move


def content() -> dict[str, Any]:
    text = resources.files("smallbox.games.kanobu").joinpath("data", "kanobu.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def load(tmp_path: Path, changed: dict[str, Any]) -> Any:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(changed), "utf-8")
    return GAME.data(own_file(str(file)))


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("each", {"Ro": 3}, "each: expected 11 cards, got 3"),
        ("each", {"Xx": 11}, "each: expected the symbols"),
        ("each", {"Ro": -1, "Pa": 12}, "each.Ro: expected a number of cards"),
        ("each", {"Ro": True}, "each.Ro: expected a number of cards"),
        ("each", [], "each: expected dict"),
        ("pairs", {"GB": {"Ro": 24}}, "pairs: expected BG"),
        ("pairs", {"BG": {"Ro": 23}}, "pairs: expected 24 cards, got 23"),
        ("pairs", {"BG": 24}, "pairs.BG: expected an object"),
        ("purple", {"Ca": 11}, "purple: expected 12 cards, got 11"),
        ("colours", ["B"], "colours: expected"),
        ("removeWithTwoPlayers", ["Zz"], "removeWithTwoPlayers: expected the symbols"),
        ("removeWithTwoPlayers", list(SYMBOLS), "removeWithTwoPlayers: expected cards for two hands"),
        ("handSize", 0, "handSize: expected a number from 1"),
        ("handSize", "6", "handSize: expected int"),
        ("minPlayers", 1, "minPlayers, maxPlayers"),
        ("maxPlayers", 14, "maxPlayers: expected the pack to deal"),
        ("colour", 1, "got 'colour'"),
    ],
)
def test_c1_bad_data_names_file_field_and_what_was_expected(tmp_path: Path, field: str, value: Any, named: str) -> None:
    with pytest.raises(BadData) as error:
        load(tmp_path, {**content(), field: value})
    assert named in str(error.value)
    assert "mine.json" in str(error.value)


def test_c1_a_missing_field_is_named(tmp_path: Path) -> None:
    for field in content():
        left = {name: value for name, value in content().items() if name != field}
        if field in ("rules", "note"):
            load(tmp_path, left)
            continue
        with pytest.raises(BadData, match=field):
            load(tmp_path, left)


@pytest.mark.parametrize("text", ["", "[]", "{", '"x"'])
def test_c1_a_file_that_is_no_object_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text, "utf-8")
    with pytest.raises(BadData, match=r"mine\.json"):
        GAME.data(own_file(str(file)))


@pytest.mark.compiled
def test_c1_a_pack_with_every_face_plays(tmp_path: Path) -> None:
    """All 132 faces cannot be in one pack of 80, but far more than one word of them can."""
    each = dict.fromkeys(SYMBOLS[:11], 1)
    pairs = {
        pair: dict.fromkeys(SYMBOLS[at : at + 4], 1) for at, pair in enumerate(("BG", "BR", "BY", "GR", "GY", "RY"))
    }
    pack = load(
        tmp_path, {**content(), "id": "wide", "each": each, "pairs": pairs, "purple": dict.fromkeys(SYMBOLS, 1)}
    )
    assert pack.faces.words == 2
    assert pack.tag.startswith("wide sha256:")
    for seed, chance_set in enumerate(("any3", "oneEach", "oneEach")):
        state = GAME.setup(GAME.options(4, {"chanceSet": chance_set}, pack), SearchRng(seed))
        assert GAME.actions(state) == 80 + 13
        rng = SearchRng(seed)
        while actions := GAME.legal_moves(state):
            passed = [
                a for a in range(GAME.actions(state)) if GAME.check(state, state.to_act, GAME.move(state, a)) is None
            ]
            assert passed == actions
            assert {random_move(state, rng) for _ in range(5)} <= set(actions)
            GAME.apply(state, actions[rng.below(len(actions))])
            assert GAME.notation.field(state, "count *.*") == "80"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("drawWhenAble", "yes"),
        ("idleCancel", "goes"),
        ("cancelUndoesDirection", "1"),
        ("chanceSet", "three"),
        ("starRest", "left"),
        ("opening", "any"),
        ("maxMoves", "0"),
        ("maxMoves", "many"),
        ("firstSeat", "3"),
        ("data", "kanobu-deckB"),
        ("speed", "fast"),
    ],
)
def test_a_bad_option_is_named_with_what_was_expected(option: str, value: str) -> None:
    with pytest.raises(BadOption, match="expected") as error:
        GAME.options(3, {option: value})
    assert option in str(error.value)


def test_options_are_written_as_they_are_read() -> None:
    given = {"data": "kanobu-deckA", "drawWhenAble": "off", "chanceSet": "oneEach", "maxMoves": "300", "firstSeat": "1"}
    options = GAME.options(3, given)
    assert dict(part.split("=") for part in GAME.write_options(options).split()) == given
    assert GAME.write_options(GAME.options(3, {})) == ""
