"""Bots that go by trained weights, for the arena: `trained=train.bots:KanobuEasy`."""

from __future__ import annotations

from typing import Any

from smallbox.bots.thinker import ThinkingBot
from smallbox.core.bot import Level
from smallbox.games import GAMES
from train.selfplay import trainee_of
from train.weights import load


class Trained(ThinkingBot):
    """A bot of the game with the weights that lie in the folder of the training."""

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        super().__init__(seat, options, seed)
        trainee_of(self.game.name).install(self.parameters, load(self.game.name))


def level(game: str, name: str) -> Level:
    found = GAMES[game].bot.levels[name]
    assert isinstance(found, Level)
    return found


class KobitoHard(Trained):
    game, level = GAMES["kobito"], level("kobito", "hard")


class KanobuEasy(Trained):
    game, level = GAMES["kanobu"], level("kanobu", "easy")


class KanobuNormal(Trained):
    game, level = GAMES["kanobu"], level("kanobu", "normal")
