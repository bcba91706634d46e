"""Many games at once, every seat's action given: numpy arrays in and out, and no loop in Python."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from smallbox.adapters.pettingzoo.aec import IllegalAction
from smallbox.adapters.pettingzoo.arrays import array
from smallbox.adapters.pettingzoo.table import Table, move_limit
from smallbox.core.batch import Batch
from smallbox.core.errors import BadOption


class Step(NamedTuple):
    """What is shown after a step or a reset; rows are games. The arrays are never written again."""

    #: what the seat to act knows: uint8, (games, size)
    observations: NDArray[np.uint8]
    #: what it may do: int8, (games, actions)
    masks: NDArray[np.int8]
    #: the seat to act: int64, (games,)
    to_act: NDArray[np.int64]
    #: of games that have just ended, by seat: float64, (games, players)
    rewards: NDArray[np.float64]
    #: games that have just ended, by their rules, or by a guard or the limit of moves; they are dealt anew already
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]


class GameVector:
    """Games side by side. Each is dealt from the seed and its own number, so it does not matter how many there are."""

    def __init__(self, table: Table, games: int, *, seed: int = 0, max_moves: int = 0) -> None:
        if games < 1:
            raise BadOption(f"games: expected at least 1, got {games}")
        self.table = table
        self.games = games
        self.players = table.players
        self.actions = table.actions
        self.layout = table.layout
        self.seed = seed
        episodes = [table.episode() for _ in range(games)]
        self.batch = Batch(episodes, table.players, table.actions, table.layout.size, move_limit(max_moves))

    def reset(self, seed: int | None = None) -> Step:
        """Begin every game anew, with the same deals for the same seed."""
        if seed is not None:
            self.seed = seed
        self.batch.reset(self.seed)
        return self.shown()

    def step(self, actions: NDArray[Any]) -> Step:
        """An action for the seat to act in each game. A game that ends is dealt anew in the same step (SAME_STEP)."""
        refused = self.batch.choose(packed(actions, self.games))
        if refused >= 0:
            raise illegal(self.batch, actions, refused)
        self.batch.step()
        return self.shown()

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely; the same for the same seed."""
        return array(self.batch.any_actions(), np.int64)

    def shown(self) -> Step:
        batch = self.batch
        return Step(
            array(batch.observations, np.uint8).reshape(self.games, -1),
            array(batch.masks, np.int8).reshape(self.games, -1),
            array(batch.to_act, np.int64),
            array(batch.rewards, np.float64).reshape(self.games, -1),
            array(batch.terminated, np.bool_),
            array(batch.truncated, np.bool_),
        )


def packed(actions: NDArray[Any], games: int) -> bytes:
    """Actions as the engine reads them."""
    chosen = np.asarray(actions)
    if chosen.shape != (games,) or not np.issubdtype(chosen.dtype, np.integer):
        raise IllegalAction(f"expected {games} whole numbers, got {chosen.dtype} of shape {chosen.shape}")
    return chosen.astype("<u4").tobytes()


def illegal(batch: Batch, actions: NDArray[Any], game: int) -> IllegalAction:
    allowed = np.flatnonzero(array(batch.masks, np.int8).reshape(batch.games, -1)[game]).tolist()
    return IllegalAction(f"game {game}: expected an action that its mask allows ({allowed}), got {actions[game]}")


def vector(
    game: str,
    games: int = 1024,
    players: int | None = 4,
    seed: int = 0,
    *,
    max_moves: int = 0,
    **options: object,
) -> GameVector:
    """Many games at once; `options` are those of the game's rules."""
    return GameVector(Table(game, players, options), games, seed=seed, max_moves=max_moves)
