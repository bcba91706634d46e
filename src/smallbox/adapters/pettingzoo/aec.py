"""One game as PettingZoo plays it: seats act one after another (AEC)."""

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types of its own

from smallbox.adapters.pettingzoo.arrays import own_array
from smallbox.adapters.pettingzoo.table import Table, move_limit
from smallbox.adapters.pettingzoo.words import in_words
from smallbox.core.batch import seed_of
from smallbox.core.episode import empty, mask_of, observation_of
from smallbox.core.errors import BadOption, SmallboxError

RENDER_MODES = ("human", "ansi", "rgb_array")

Observation = dict[str, NDArray[Any]]


class IllegalAction(SmallboxError, ValueError):
    """An action that the seat to act may not take now."""


class GameEnv(AECEnv):  # type: ignore[misc]  # as its base
    """Agents are `seat_0` to `seat_<n-1>`; actions are the numbers of the game's moves. See docs/environments.md."""

    metadata: dict[str, Any]

    def __init__(
        self, table: Table, *, render_mode: str | None = None, render_seat: int | None = None, max_moves: int = 0
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode: expected {', '.join(RENDER_MODES)}, got {render_mode!r}")
        if render_seat is not None and not 0 <= render_seat < table.players:
            raise BadOption(f"render_seat: expected 0 to {table.players - 1}, or None, got {render_seat}")
        self.table = table
        #: whose eyes it is drawn through; None is a spectator
        self.render_seat = render_seat
        self.metadata = {
            "name": f"smallbox_{table.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_moves = move_limit(max_moves)
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: table.space() for agent in self.possible_agents}
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self.episode = table.episode()
        self.seed = int(np.random.default_rng().integers(1 << 62))
        self.deals = 0
        self.moves = 0
        self._no_observation = empty(table.layout.size)
        self._no_mask = empty(table.actions)
        self._mask: Any = self._no_mask

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the same seed gives the same games, one after another."""
        if seed is not None:
            self.seed = seed
            self.deals = 0
        self.episode.deal(seed_of(self.seed, 0, self.deals))
        self.deals += 1
        self.moves = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn()

    def _turn(self) -> None:
        """It is somebody's move."""
        self.agent_selection = self.possible_agents[self.episode.seat()]
        self._mask = mask_of(self.episode, self._no_mask)

    def observe(self, agent: str) -> Observation:
        seen = observation_of(self.episode, self.seats[agent], self._no_observation)
        is_to_act = agent == self.agent_selection
        return {
            "observation": own_array(seen, np.uint8),
            "action_mask": own_array(self._mask if is_to_act else self._no_mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self.table.actions or not self._mask[action]:
            raise IllegalAction(self._refusal(action))
        self._cumulative_rewards[agent] = 0.0
        self.episode.make(action)
        self.moves += 1
        if self.episode.seat() < 0:
            self._end(self.episode.winners(), is_truncated=self.episode.is_guarded())
        elif self.moves == self.max_moves:
            self._end([], is_truncated=True)
        else:
            self._turn()

    def _refusal(self, action: int | None) -> str:
        legal = [number for number, allowed in enumerate(self._mask) if allowed]
        return f"expected an action of {self.agent_selection} that its mask allows ({legal}), got {action}"

    def _end(self, winners: list[int], *, is_truncated: bool) -> None:
        """Nobody acts any more: winners share 1, the others share -1; where all win or nobody does, all have 0."""
        losers = len(self.possible_agents) - len(winners)
        if winners and losers:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = 1 / len(winners) if seat in winners else -1 / losers
        for agent in self.possible_agents:
            (self.truncations if is_truncated else self.terminations)[agent] = True
        self._mask = self._no_mask
        self._accumulate_rewards()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002 - PettingZoo's
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def render(self) -> Any:
        """The table as `render_seat` may see it: written out, in words, or as a picture (height, width, colours)."""
        if self.render_mode is None:
            return None
        game, state = self.table.game, self.episode.position()
        view = game.view(state, self.render_seat)
        if self.render_mode == "ansi":
            return in_words(game, state, view, self.possible_agents)
        if self.render_mode == "human":
            sys.stdout.write(in_words(game, state, view, self.possible_agents) + "\n\n")
            return None
        # Imported here: drawing is what few of those who learn ask for.
        from smallbox.adapters.pettingzoo.pictures import pixels  # noqa: PLC0415

        return pixels(game.environment.picture(game, view))

    def close(self) -> None:
        """There is nothing to close."""
