"""The registry: the only list of games."""

from smallbox.core.game import AnyGame
from smallbox.games.hat import GAME as HAT
from smallbox.games.kanobu import GAME as KANOBU
from smallbox.games.kobito import GAME as KOBITO

GAMES: dict[str, AnyGame] = {game.name: game for game in (KOBITO, KANOBU, HAT)}
