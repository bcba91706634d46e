"""One seat of many games learns, the others are played by the engine: Gymnasium's vector environment."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from smallbox.adapters.pettingzoo.arrays import own_array
from smallbox.adapters.pettingzoo.table import Table, move_limit
from smallbox.adapters.pettingzoo.vector import illegal, packed
from smallbox.core.batch import POLICY, RANDOM, LearnerBatch
from smallbox.core.errors import BadOption
from smallbox.core.search_state import NOBODY

Observations = dict[str, NDArray[Any]]


class LearnerEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Each step is a move of the learner's seat and the answers of the others, up to its next turn."""

    def __init__(
        self, table: Table, games: int, *, seat: int | None, opponents: str, seed: int, max_moves: int
    ) -> None:
        if games < 1:
            raise BadOption(f"games: expected at least 1, got {games}")
        if seat is not None and not 0 <= seat < table.players:
            raise BadOption(f"seat: expected 0 to {table.players - 1}, or None for each in turn, got {seat}")
        self.table = table
        self.num_envs = games
        self.seed = seed
        self.batch = LearnerBatch(
            [table.episode() for _ in range(games)],
            table.players,
            table.actions,
            table.layout.size,
            move_limit(max_moves),
            int(NOBODY) if seat is None else seat,
            find_opponents(table, opponents),
        )
        self.metadata = {"name": f"smallbox_{table.game.name}_learner_v0", "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = table.space()
        self.single_action_space = table.action_space()
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = spaces.MultiDiscrete([table.actions] * games)
        self.spec = None
        self.render_mode = None

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin every game anew; each is dealt from the seed and its own number."""
        if isinstance(seed, list):
            raise BadOption("seed: expected one number for all games, got a list")
        if seed is not None:
            self.seed = seed
        self.batch.reset(self.seed)
        return self.shown(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """The learner's actions; a game that ends is dealt anew in the same step, its last sight is in the infos."""
        refused = self.batch.choose(packed(actions, self.num_envs))
        if refused >= 0:
            raise illegal(self.batch, actions, refused)
        self.batch.step()
        batch = self.batch
        terminations, truncations = own_array(batch.terminated, np.bool_), own_array(batch.truncated, np.bool_)
        infos = self.final_infos(terminations | truncations) if batch.has_finals else {}
        return self.shown(), own_array(batch.gains, np.float64), terminations, truncations, infos

    def shown(self) -> Observations:
        batch = self.batch
        return {
            "observation": own_array(batch.observations, np.uint8).reshape(self.num_envs, -1),
            "action_mask": own_array(batch.masks, np.int8).reshape(self.num_envs, -1),
        }

    def final_infos(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """`final_obs` as Gymnasium's SAME_STEP environments give it."""
        finals = own_array(self.batch.finals, np.uint8).reshape(self.num_envs, -1)
        seen = np.full(self.num_envs, None, object)
        mask = np.zeros(self.table.actions, np.int8)
        for game in np.flatnonzero(ended):
            seen[game] = {"observation": finals[game], "action_mask": mask}
        return {"final_obs": seen, "_final_obs": ended, "final_info": {}, "_final_info": ended}

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        return own_array(self.batch.any_actions(), np.int64)

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""


def find_opponents(table: Table, name: str) -> int:
    known = {"random": RANDOM} | ({"policy": POLICY} if table.game.environment.has_policy else {})
    if name not in known:
        raise BadOption(f"opponents: expected {' or '.join(known)}, got {name!r}")
    return int(known[name])


def learner(
    game: str,
    games: int = 1024,
    players: int | None = 4,
    seed: int = 0,
    *,
    seat: int | None = None,
    opponents: str = "random",
    max_moves: int = 0,
    **options: object,
) -> LearnerEnv:
    """One learning seat in many games (None: another one in each deal) against `random` or the engine's `policy`."""
    table = Table(game, players, options)
    return LearnerEnv(table, games, seat=seat, opponents=opponents, seed=seed, max_moves=max_moves)
