"""The games as PettingZoo and Gymnasium environments: `env` one game, `vector` many, `learner` one seat of many.

    from smallbox.adapters import pettingzoo as box

    env = box.env("kanobu")

Every game of the registry is also a module in PettingZoo's way: `box.kanobu_v0.env()`.
"""

import sys
from types import ModuleType

try:
    import gymnasium as gymnasium
    import numpy as numpy
    import pettingzoo as pettingzoo  # type: ignore[import-untyped]  # it has no types of its own
except ImportError as missing:
    raise ImportError(
        f"the learning environments need {missing.name}, which is not installed: pip install 'smallbox[rl]'"
    ) from missing

from smallbox.adapters.pettingzoo.aec import GameEnv
from smallbox.adapters.pettingzoo.learner import LearnerEnv, learner
from smallbox.adapters.pettingzoo.table import Table
from smallbox.adapters.pettingzoo.vector import GameVector, Step, vector
from smallbox.games import GAMES

#: of the environments; a change of what they show or reward makes it another
VERSION = 0

__all__ = ["GameEnv", "GameVector", "LearnerEnv", "Step", "Table", "env", "learner", "vector"]


def env(
    game: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    render_seat: int | None = None,
    max_moves: int = 0,
    **options: object,
) -> GameEnv:
    """One game as an AEC environment; `options` are those of its rules, as `smallbox play` takes them."""
    return GameEnv(Table(game, players, options), render_mode=render_mode, render_seat=render_seat, max_moves=max_moves)


def game_module(game: str) -> ModuleType:
    """`kanobu_v0`, with `env`, `raw_env` and `vector`."""
    name = f"{game}_v{VERSION}"
    module = ModuleType(f"{__name__}.{name}", f"The environments of {GAMES[game].title}.")

    def env_of_game(players: int | None = None, **wishes: object) -> GameEnv:
        return env(game, players, **wishes)  # type: ignore[arg-type]  # looked at by `env`

    def vector_of_game(games: int = 1024, players: int | None = None, **wishes: object) -> GameVector:
        return vector(game, games, players, **wishes)  # type: ignore[arg-type]  # looked at by `vector`

    vars(module).update(env=env_of_game, raw_env=env_of_game, vector=vector_of_game)
    return module


for _game in GAMES:
    _module = game_module(_game)
    sys.modules[_module.__name__] = _module
    globals()[f"{_game}_v{VERSION}"] = _module
