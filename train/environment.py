"""The vector environment as the training sees it: what the seats to act know and may do, and who won."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from smallbox.adapters.pettingzoo.vector import vector
from train.network import Bytes, Floats, Whole


class Environment:
    """Many games at once; a game that ends is dealt anew at once."""

    def __init__(self, game: str, games: int, players: int, seed: int, longest: int) -> None:
        self.vector = vector(game, games=games, players=players, seed=seed, max_moves=longest)
        self.layout = self.vector.layout
        self.actions = self.vector.actions
        self.shown = self.vector.reset()

    @property
    def seen(self) -> Bytes:
        return self.shown.observations

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        found: npt.NDArray[np.bool_] = self.shown.masks.astype(np.bool_)
        return found

    @property
    def seats(self) -> Whole:
        return self.shown.to_act

    def step(self, actions: Whole) -> tuple[npt.NDArray[np.bool_], Floats]:
        """Which games ended by these actions, and what their seats got."""
        self.shown = self.vector.step(actions)
        return self.shown.terminations | self.shown.truncations, self.shown.rewards.astype(np.float32)
