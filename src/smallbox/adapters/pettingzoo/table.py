"""A game with its players and options, as an environment needs it: spaces, episodes, and errors that say what to do."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from smallbox.core.episode import Episode
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.games import GAMES, listed

#: how options that are switches are written
SWITCHES = {True: "on", False: "off"}


class Table:
    """What is the same for all games of an environment. Raises BadOption, or Refused for what a clause forbids."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object]) -> None:
        self.game = find_game(game)
        self.players = find_players(self.game, players)
        self.options: Any = self.game.options(self.players, {name: written(value) for name, value in options.items()})
        self.layout = self.game.environment.layout(self.options)
        self.actions = int(self.game.actions(self.episode().position()))

    def episode(self) -> Episode:
        """A game to be dealt."""
        return self.game.environment.episode(self.game, self.options, 0)

    def observation_space(self) -> spaces.Box:
        return spaces.Box(0, 255, (self.layout.size,), np.uint8)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.actions,), np.int8)

    def space(self) -> spaces.Dict:
        """What a seat is shown, as PettingZoo's own card games show it."""
        return spaces.Dict({"observation": self.observation_space(), "action_mask": self.mask_space()})

    def action_space(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(self.actions)


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise BadOption(f"expected {listed()}, got {name!r}")
    return GAMES[name]


def find_players(game: AnyGame, players: int | None) -> int:
    """As many as were asked for; four, or as many as the game takes, where nobody said."""
    if players is None:
        return min(4, game.most_players)
    if not game.fewest_players <= players <= game.most_players:
        raise BadOption(f"{game.name}: expected {game.fewest_players} to {game.most_players} players, got {players}")
    return players


def written(value: object) -> str:
    """An option as it is written: a switch is on or off."""
    return SWITCHES[value] if isinstance(value, bool) else str(value)


def move_limit(most: int) -> int:
    """How many moves a game may have; 0 for as many as it takes."""
    if most < 0:
        raise BadOption(f"max_moves: expected 0 or more, got {most}")
    return most
