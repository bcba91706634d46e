"""The registry: the only list of games."""

from typing import Any

from smallbox.core.game import Game
from smallbox.games.hat import GAME as HAT
from smallbox.games.kanobu import GAME as KANOBU
from smallbox.games.kobito import GAME as KOBITO

GAMES: dict[str, Game[Any]] = {game.name: game for game in (KOBITO, KANOBU, HAT)}
