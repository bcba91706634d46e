"""A game being played and recorded: its record replays, proves its deal, and says nothing too early."""

from typing import Any

import pytest

from smallbox.core import proof
from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation, Refused
from smallbox.core.record import read_record, write_record
from smallbox.core.recorder import Recorder
from smallbox.core.replay import problems
from smallbox.games import GAMES

SEED = "5a" * 32


def begin(name: str, players: int = 3, **given: Any) -> Recorder:
    game = GAMES[name]
    return Recorder(game, game.options(players, {}, None), [f"P{seat}" for seat in range(players)], SEED, **given)


def finish(recorder: Recorder) -> None:
    rng = SearchRng(1)
    while (seat := recorder.to_act) is not None:
        moves = recorder.view(seat).moves
        recorder.make(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize("name", list(GAMES))
def test_a_finished_game_proves_its_deal(name: str) -> None:
    recorder = begin(name, salt="pepper", nonces=["7", "", "x9"])
    finish(recorder)
    record = read_record(write_record(recorder.record("2030-01-31")))
    assert list(problems(GAMES[name], record)) == []
    assert record.tags["Nonces"] == "A=7; B=; C=x9"
    assert record.tags["Date"] == "2030-01-31"
    assert record.tags["Commit"] == recorder.commitment == proof.commitment("pepper", SEED)


@pytest.mark.parametrize("tag", ["Seed", "Salt", "Nonces"])
def test_another_seed_salt_or_nonce_proves_nothing(tag: str) -> None:
    recorder = begin("kanobu", salt="1234", nonces=["1", "2", "3"])
    finish(recorder)
    record = recorder.record()
    record.tags[tag] = {"Seed": "5b" * 32, "Salt": "4321", "Nonces": "A=1; B=2; C=4"}[tag]
    try:
        assert list(problems(GAMES["kanobu"], record))
    except BadNotation:
        # Other cards: a move of the record is no longer legal.
        assert tag != "Salt"


def test_a_running_game_has_a_record_without_result() -> None:
    recorder = begin("kanobu")
    recorder.make(0, recorder.read(0, "draw"))
    record = recorder.record()
    assert record.result == ""
    assert [(entry.seat, entry.move) for entry in record.entries] == [(0, "draw")]
    assert "Date" not in record.tags
    assert "Salt" not in record.tags
    assert "the game is not finished" in list(problems(GAMES["kanobu"], record))


def test_a_refused_move_changes_nothing() -> None:
    recorder = begin("kanobu")
    before = recorder.game.notation.write_position(recorder.state)
    with pytest.raises(Refused) as refused:
        recorder.make(1, recorder.read(1, "draw"))
    assert refused.value.refusal.clause == "C6"
    assert recorder.game.notation.write_position(recorder.state) == before
    assert recorder.record().entries == []


def test_events_of_the_set_up_and_of_every_move_are_told_apart() -> None:
    recorder = begin("kanobu")
    dealt = recorder.events
    drawn = recorder.make(0, recorder.read(0, "draw"))
    assert dealt is not drawn
    assert [type(event).__name__ for event in dealt.heard_by(None)] == ["GameBegan"]
    assert [type(event).__name__ for event in drawn.heard_by(0)] == ["CardsDrawn"]
    assert [type(event).__name__ for event in drawn.heard_by(1)] == ["DrewCards"]


def test_a_seed_that_is_none_is_told() -> None:
    game = GAMES["kanobu"]
    with pytest.raises(BadNotation, match="expected a seed of 64 hexadecimal digits, got 3 characters"):
        Recorder(game, game.options(2, {}, None), ["A", "B"], "abc")
