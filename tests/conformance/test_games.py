"""What must hold for whole games of every registered game."""

from typing import Any

import pytest

from smallbox.core.chance import Recording, SearchRng, Stream
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_options, write_result
from smallbox.core.record import Entry, Record, read_record, write_record
from smallbox.core.replay import Replay
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_TABLE, LONG_TABLES, OPTIONS, census, fresh

GAMES_PER_TABLE = 200
MOST_MOVES = 20_000


def play_at_random(game: AnyGame, state: Any, seed: int) -> list[int]:
    """Play a game to its end; the actions made."""
    rng = SearchRng(seed)
    made: list[int] = []
    while actions := game.legal_moves(state):
        action = actions[rng.below(len(actions))]
        game.apply(state, action)
        made.append(action)
        assert len(made) <= MOST_MOVES, "the game does not end"
    return made


def check_whole_game(game: AnyGame, players: int, opt: str, seed: int) -> None:
    """A random game ends, keeps its cards, has a winner, and plays again to the same position."""
    state = fresh(game, players, opt, seed)
    cards = census(game, state)
    made = play_at_random(game, state, seed)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert game.to_act(state) is None
    assert census(game, state) == cards
    again = fresh(game, players, opt, seed)
    for action in made:
        game.apply(again, action)
    assert str(again) == str(state)


@pytest.mark.parametrize(("name", "players"), LONG_TABLES)
def test_random_games_end_and_keep_their_cards(name: str, players: int) -> None:
    options = OPTIONS[name]
    for seed in range(GAMES_PER_TABLE):
        check_whole_game(GAMES[name], players, options[0] if seed % 2 else options[seed // 2 % len(options)], seed)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_ten_thousand_random_games_end_and_keep_their_cards(name: str, players: int) -> None:
    options = OPTIONS[name]
    for seed in range(10_000):
        check_whole_game(GAMES[name], players, options[0] if seed % 2 else options[seed // 2 % len(options)], seed)


def record_of(game: AnyGame, players: int, opt: str, seed: int) -> str:
    """The record of a random game, dealt by the provable stream, as `=` and `~` lines."""
    options = game.options(players, read_options(opt))
    chance = Recording(Stream(seed.to_bytes(32, "big")))
    state = game.setup(options, chance)
    chance.take()
    record = Record({"Game": game.name, "Rules": game.rules_version, "Data": game.data_tag(options)})
    if written := game.write_options(options):
        record.tags["Opt"] = written
    record.setup = game.notation.setup_lines(state)
    rng = SearchRng(seed)
    while actions := game.legal_moves(state):
        seat = game.to_act(state)
        assert seat is not None
        action = actions[rng.below(len(actions))]
        text = game.notation.write_move(game.move(state, action))
        game.apply(state, action)
        record.entries.append(Entry(seat, text, chance.take()))
    outcome = game.outcome(state)
    assert outcome is not None
    record.result = write_result(outcome)
    return write_record(record)


@pytest.mark.parametrize(("name", "players"), LONG_TABLES)
def test_a_record_replays_to_the_same_bytes(name: str, players: int) -> None:
    game = GAMES[name]
    for seed, opt in enumerate(OPTIONS[name]):
        text = record_of(game, players, opt, seed)
        assert write_record(Replay(game, read_record(text)).finish()) == text


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_a_clone_shares_nothing(name: str, players: int) -> None:
    game = GAMES[name]
    for seed, opt in enumerate(OPTIONS[name]):
        state = fresh(game, players, opt, seed)
        for action in play_at_random(game, fresh(game, players, opt, seed), seed)[: 7 * seed]:
            game.apply(state, action)
            assert str(state.clone()) == str(state)
        before = str(state)
        clone = state.clone()
        made = play_at_random(game, clone, seed)
        assert str(state) == before
        for action in made:
            game.apply(state, action)
        assert str(state) == str(clone)
