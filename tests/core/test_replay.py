"""Records: what they are played with, what is found out about them, what cannot be read."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from smallbox.core.data import own_file
from smallbox.core.errors import BadNotation
from smallbox.core.record import read_record, write_record
from smallbox.core.recorder import Recorder
from smallbox.core.replay import Replay, problems
from smallbox.games import GAMES
from tests import check_deal

SEED = "ab" * 32


def recorded(name: str, given: dict[str, str], data: Any = None, nonces: tuple[str, ...] = ()) -> str:
    """The record of a game in which every seat makes its first legal move."""
    game = GAMES[name]
    options = game.options(3, given, data)
    recorder = Recorder(game, options, ["Ann", "Ben", "Eva"], SEED, "salt", nonces)
    while (seat := recorder.to_act) is not None:
        moves = recorder.view(seat).moves
        recorder.make(seat, moves[len(recorder.entries) % len(moves)])
    return write_record(recorder.record("2026-11-15"))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_recorded_game_is_proved_by_the_engine_and_by_the_standard_library(name: str) -> None:
    text = recorded(name, {}, nonces=("7", "", "x9"))
    record = read_record(text)
    assert list(problems(GAMES[name], record)) == []
    assert check_deal.check(text) == []
    assert write_record(Replay(GAMES[name], record).finish()) == text


def is_found_out(name: str, text: str) -> bool:
    """Is a record that was tampered with unreadable, or does something in it not hold?"""
    try:
        return list(problems(GAMES[name], read_record(text))) != []
    except BadNotation:
        return True


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("tag", ["Seed", "Salt", "Nonces", "Commit"])
def test_a_changed_tag_is_found_out(name: str, tag: str) -> None:
    record = read_record(recorded(name, {}, nonces=("7", "", "x9")))
    changed = record.tags[tag]
    record.tags[tag] = changed[:-1] + ("0" if changed[-1] != "0" else "1")
    assert is_found_out(name, write_record(record))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_changed_shuffle_or_result_is_found_out(name: str) -> None:
    text = recorded(name, {})
    record = read_record(text)
    pile, order = record.dealt[0]
    record.dealt[0] = (pile, order[::-1])
    assert is_found_out(name, write_record(record))
    assert is_found_out(name, text.replace("; winners ", "; winners A ", 1).replace("A A", "B"))
    assert not is_found_out(name, text)


def test_a_pack_is_found_by_its_tag_alone() -> None:
    text = recorded("kanobu", {"data": "kanobu-deckA"})
    assert '[Data "kanobu-deckA"]' in text
    without = text.replace('[Opt "data=kanobu-deckA"]\n', "").replace('[Rng "smallbox-hmac-sha256 1"]\n', "")
    assert Replay(GAMES["kanobu"], read_record(without)).finish().result


def test_a_record_with_data_of_ones_own_asks_for_them(tmp_path: Path) -> None:
    content = json.loads(resources.files("smallbox.games.kanobu").joinpath("data", "kanobu.json").read_text("utf-8"))
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**content, "id": "mine", "handSize": 4}), "utf-8")
    game = GAMES["kanobu"]
    mine = game.data(own_file(str(file)))
    text = recorded("kanobu", {}, mine)
    assert '[Data "mine sha256:' in text
    assert list(problems(game, read_record(text), mine)) == []
    with pytest.raises(BadNotation, match="--data"):
        Replay(game, read_record(text))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Game"),
        ('[Game "kanobu"]', "Rules"),
        ('[Game "kanobu"]\n[Rules "1"]\n[Game "hat"]', "line 3: expected tag Game once"),
        ("[Game kanobu]", "line 1: expected a tag"),
        ('[Game "kanobu"]\n[Rules "1"]\n~ deck R.3', "line 3: expected a move before its shuffle"),
        ('[Game "kanobu"]\n[Rules "1"]\nA: draw,', "line 3: expected a move between commas"),
        ('[Game "kanobu"]\n[Rules "1"]\nZ: draw', "line 3: expected a tag"),
        ('[Game "kanobu"]\n[Rules "1"]\nA: draw\n= n 3', "line 4: expected the position before"),
        ('[Game "kanobu"]\n[Rules "1"]\n*', "line 3: expected a result"),
        ('[Game "kanobu"]\n[Rules "1"]\n* result win\nA: draw', "line 4: expected nothing after the result"),
        ('[Game "kanobu"]\n[Rules "1"]\nA: draw\n[Opt "x"]', "line 4: expected all tags before"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadNotation, match="expected") as error:
        read_record(text)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[Game "kanobu"]\n[Rules "0"]\n= n 3', "version 0"),
        ('[Game "kanobu"]\n[Rules "1"]\nA: draw', "expected '=' lines"),
        ('[Game "kanobu"]\n[Rules "1"]\n= n 3\nB: draw', "move 1, B: draw: C6"),
        ('[Game "kanobu"]\n[Rules "1"]\n= n 3; pile R.Ro*5; deck -\nA: draw', "expected a line '~ deck ...'"),
        ('[Game "kanobu"]\n[Rules "1"]\n= n 3; pile R.Ro*5; deck -\nA: draw\n~ deck R.Ro', "expected a shuffle of"),
        ('[Game "kanobu"]\n[Rules "1"]\n[Rng "dice"]\n[Seed "00"]\n= n 3\nA: draw', "expected Rng"),
    ],
)
def test_what_cannot_be_played_is_told_with_its_move(text: str, said: str) -> None:
    with pytest.raises(BadNotation) as error:
        Replay(GAMES["kanobu"], read_record(text)).finish()
    assert said in str(error.value)


def test_a_name_cannot_break_its_record() -> None:
    game = GAMES["kanobu"]
    names = ['Ann "the hat"; B=x', 'Ben\n[Seed "0"]', ""]
    text = write_record(Recorder(game, game.options(3, {}), names, SEED).record())
    record = read_record(text)
    assert record.tags["Seats"] == "A=Ann 'the hat', B=x; B=Ben [Seed '0']; C="
    assert record.tags["Seed"] == SEED
    assert Replay(game, record).is_done
