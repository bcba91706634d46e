"""What must hold in every position of every registered game."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_TABLE, LONG_TABLES, OPTIONS, census, random_positions


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_legal_moves_are_what_check_lets_pass(name: str, players: int) -> None:
    game = GAMES[name]
    for seed, opt in enumerate(OPTIONS[name]):
        for state in random_positions(game, players, opt, seed, every=13, most=400):
            seat = game.to_act(state)
            legal = game.legal_moves(state)
            assert len(set(legal)) == len(legal)
            moves = {action: game.move(state, action) for action in legal}
            assert all(game.check(state, seat or 0, move) is None for move in moves.values())
            assert all(game.action(state, move) == action for action, move in moves.items())
            passed = [action for action in range(game.actions(state)) if passes(name, state, seat or 0, action)]
            assert passed == sorted(legal)


def passes(name: str, state: object, seat: int, action: int) -> bool:
    """Some numbers stand for no move at all in a position, such as the fifth kobito where there are four."""
    game = GAMES[name]
    try:
        move = game.move(state, action)
    except (IndexError, ValueError):
        return False
    return game.check(state, seat, move) is None


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_nobody_else_may_move(name: str, players: int) -> None:
    game = GAMES[name]
    for state in random_positions(game, players, "", 5, every=7, most=100):
        seat = game.to_act(state)
        for action in game.legal_moves(state):
            move = game.move(state, action)
            assert all(game.check(state, other, move) is not None for other in range(players) if other != seat)


@pytest.mark.parametrize(("name", "players"), LONG_TABLES)
def test_notation_reads_what_it_writes(name: str, players: int) -> None:
    game = GAMES[name]
    for seed, opt in enumerate(OPTIONS[name]):
        for state in random_positions(game, players, opt, seed, every=9, most=2500):
            text = game.notation.write_position(state)
            again = game.notation.read_position(text, SearchRng(0))
            assert game.notation.write_position(again) == text == str(state)
            assert game.legal_moves(again) == game.legal_moves(state)
            assert census(game, again) == census(game, state)
            check_moves_are_read_back(name, state)


def check_moves_are_read_back(name: str, state: object) -> None:
    game = GAMES[name]
    for action in game.legal_moves(state):
        move = game.move(state, action)
        read = game.notation.read_move(game.notation.write_move(move), state, game.to_act(state) or 0)
        assert read == move


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_the_wire_carries_moves_events_and_views(name: str, players: int) -> None:
    game = GAMES[name]
    moves = msgspec.json.Decoder(one_of(game.moves))
    events = msgspec.json.Decoder(one_of(game.events))
    for opt in OPTIONS[name]:
        for state in random_positions(game, players, opt, 3, every=11, most=150):
            view = game.view(state, game.to_act(state))
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            for action in game.legal_moves(state):
                move = game.move(state, action)
                assert moves.decode(msgspec.json.encode(move)) == move
                told = Events()
                game.apply(state.clone(), action, told)
                for _, _, event in told.told:
                    assert events.decode(msgspec.json.encode(event)) == event


def one_of(types: Sequence[type]) -> Any:
    """The union of some types."""
    return reduce(or_, types)
