"""Random play of this engine looks like that of the reference (the tables 7.2 of docs/bots.md)."""

import math
from typing import Any

import pytest

from smallbox.arena.simulate import simulate
from smallbox.bots import find_bot
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from tests.compiled import compiled_only

#: players: moves a game, turns a game, penalty cards a game, mean branching; 400 games each
KOBITO = {
    2: (145, 30.2, 4.45, 5.0),
    3: (144, 31.7, 2.95, 5.0),
    4: (144, 32.6, 2.27, 5.0),
    5: (144, 33.3, 1.76, 5.0),
    6: (145, 34.0, 1.60, 5.1),
}
#: players: moves a game, mean branching, rebuilds a game; 200 games each
KANOBU = {2: (834, 2.47, 2.99), 3: (874, 2.85, 5.07), 4: (1343, 3.40, 13.06), 8: (1215, 3.73, 118.59)}


def figures(name: str, players: int, games: int, opt: str = "") -> dict[str, Any]:
    game = GAMES[name]
    options = game.options(players, read_options(opt))
    return simulate(game, options, [find_bot(game, "random")] * players, games, seed=players)


def is_near(found: dict[str, float], reference: float, games: int, reference_games: int, rounding: float) -> bool:
    """Within three standard errors of the difference, the rounding of the printed figure aside."""
    error = found["error"] * math.sqrt(1 + games / reference_games)
    return abs(found["mean"] - reference) <= 3 * error + rounding


@compiled_only
@pytest.mark.parametrize("players", KOBITO)
def test_random_kobito_looks_like_the_reference(players: int) -> None:
    report = figures("kobito", players, 120)
    moves, turns, penalties, branching = KOBITO[players]
    assert is_near(report["moves"], moves, 120, 400, 0.5)
    assert is_near(report["moves_by_kind"]["end"], turns, 120, 400, 0.5)
    assert is_near(report["moves_by_kind"]["pay"], penalties, 120, 400, 0.005)
    assert is_near(report["branching"], branching, 120, 400, 0.05)
    assert report["results"] == {"gold": 120}


@compiled_only
@pytest.mark.parametrize("players", KANOBU)
def test_random_kanobu_looks_like_the_reference(players: int) -> None:
    report = figures("kanobu", players, 40, "maxMoves=20000")
    moves, branching, rebuilds = KANOBU[players]
    assert is_near(report["moves"], moves, 40, 200, 0.5)
    assert is_near(report["branching"], branching, 40, 200, 0.005)
    assert is_near(report["shuffles"], rebuilds, 40, 200, 0.005)
    assert report["results"] == {"win": 40}


def test_the_same_seed_gives_the_same_figures() -> None:
    assert figures("hat", 3, 3) == figures("hat", 3, 3)


def test_a_better_bot_wins_more() -> None:
    game = GAMES["kanobu"]
    makers = [find_bot(game, "greedy"), find_bot(game, "random")]
    report = simulate(game, game.options(2, {}), makers, 60, seed=1)
    assert report["win_share"][0] > 0.8
