"""Random moves inside the engine are the legal ones, each as likely, and playouts end."""

from importlib import import_module
from typing import Any

import pytest

from smallbox.core.chance import SearchRng
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_BUILT_IN, EVERY_TABLE, OPTIONS, fresh, random_positions


def playouts_of(name: str) -> Any:
    return import_module(f"smallbox.games.{name}.rules.playout")


@pytest.mark.parametrize("name", EVERY_BUILT_IN)
def test_a_random_move_is_any_legal_move(name: str) -> None:
    game, playouts = GAMES[name], playouts_of(name)
    for opt in OPTIONS[name]:
        for state in random_positions(game, 3, opt, 9, every=7, most=200):
            legal = set(game.legal_moves(state))
            if not legal:
                continue
            rng = SearchRng(len(legal))
            tries = 12 * len(legal) + 20
            found = {playouts.random_move(state, rng) for _ in range(tries)}
            assert found <= legal
            assert len(found) >= len(legal) - 1


@pytest.mark.parametrize("name", EVERY_BUILT_IN)
def test_random_moves_are_equally_likely(name: str) -> None:
    game, playouts = GAMES[name], playouts_of(name)
    rng = SearchRng(4)
    for state in random_positions(game, 3, "", 6, every=23, most=100):
        legal = game.legal_moves(state)
        if len(legal) < 2:
            continue
        counts = dict.fromkeys(legal, 0)
        for _ in range(200 * len(legal)):
            counts[playouts.random_move(state, rng)] += 1
        assert all(130 < count < 270 for count in counts.values())  # five standard deviations


@pytest.mark.parametrize(("name", "players"), [table for table in EVERY_TABLE if table[0] in EVERY_BUILT_IN])
def test_a_playout_ends_a_game_and_counts_its_moves(name: str, players: int) -> None:
    game, playouts = GAMES[name], playouts_of(name)
    for seed in range(5):
        state, again = fresh(game, players, "", seed), fresh(game, players, "", seed)
        made = playouts.playout(state, SearchRng(seed), 100_000)
        assert game.outcome(state) is not None
        assert playouts.playout(state, SearchRng(seed), 10) == 0
        rng = SearchRng(seed)
        assert playouts.playout(again, rng, 4) == 4
        steps = 4
        while game.legal_moves(again):
            game.apply(again, playouts.random_move(again, rng))
            steps += 1
        assert steps == made
        assert str(again) == str(state)
