"""A bot that plays Kanobu by a trained network, whose weights lie beside this file; it needs numpy and smallbox alone.

In the arena: `network=train.network_bot:KanobuNetwork`. The training copies this file, with the weights, to its folder.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.episode import empty, observation_of
from smallbox.core.errors import BadOption
from smallbox.core.messages import Event, Move
from smallbox.games import GAMES

GAME = GAMES["kanobu"]
WEIGHTS = Path(__file__).with_name("kanobu_network.npz")
#: names another file of weights to the processes of an arena
ELSEWHERE = "SMALLBOX_NETWORK"


class Trained(NamedTuple):
    """A network, and what it looks at."""

    layers: list[Any]
    #: which numbers of an observation go in, and with which factors
    places: Any
    scale: Any
    #: how long the observations are that it was trained on
    size: int


@cache
def trained_for(players: int) -> Trained:
    """The network for a table of this size. Raises BadOption where none was trained."""
    with np.load(os.environ.get(ELSEWHERE, WEIGHTS), allow_pickle=False) as stored:
        sizes = sorted({int(name.partition("-")[0]) for name in stored.files})
        if players not in sizes:
            raise BadOption(f"the network expected a table of {' or '.join(map(str, sizes))} players, got {players}")
        own = {name.partition("-")[2]: stored[name] for name in stored.files if name.startswith(f"{players}-")}
    layers = [own[f"layer{at}"].astype(np.float32) for at in range(sum(name.startswith("layer") for name in own))]
    return Trained(layers, own["places"], own["scale"], int(own["size"]))


class KanobuNetwork:
    """Makes the move that the network likes best, by what the seat sees now; it remembers nothing."""

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.network = trained_for(options.players)
        layout = GAME.environment.layout(options)
        if layout.size != self.network.size:
            raise BadOption(f"the network expected the pack it was trained with, got {options.data.tag}")
        self.noughts = empty(layout.size)
        self.memory = GAME.bot.memory(seat, options)
        self.episode = GAME.environment.episode(GAME, options, 0)

    def observe(self, events: Sequence[Event]) -> None:
        """It needs no memory: everything it looks at is in the view."""

    def choose(self, view: Any, budget: Budget) -> Move:
        # Any world with this view gives the same numbers: the network looks at nothing that is hidden.
        state = GAME.bot.sample(view, self.memory, SearchRng(self.seed))
        seen = observation_of(self.episode.in_state(state), self.seat, self.noughts)
        likings = self.likings(np.array(list(seen), np.float32))
        best = max(range(len(view.moves)), key=lambda at: likings[GAME.action(state, view.moves[at])])
        move: Move = view.moves[best]
        return move

    def likings(self, seen: Any) -> Any:
        """How much each action is liked."""
        out = seen[self.network.places] * self.network.scale
        layers = self.network.layers
        for at in range(0, len(layers), 2):
            out = out @ layers[at] + layers[at + 1]
            if at < len(layers) - 2:
                out = np.maximum(out, 0)
        return out
