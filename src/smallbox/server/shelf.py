"""The games as a client finds them on the shelf."""

from functools import cache
from typing import Any, get_args

from smallbox.bots import bots_of, usual_level
from smallbox.core.game import Game
from smallbox.games import GAMES
from smallbox.wire.client import GameName
from smallbox.wire.http import GameInfo


@cache
def shelf() -> list[GameInfo]:
    """Every game, in the order of the registry."""
    names: tuple[GameName, ...] = get_args(GameName)
    return [info(name, GAMES[name]) for name in sorted(names, key=list(GAMES).index)]


def info(name: GameName, game: Game[Any]) -> GameInfo:
    levels = list(bots_of(game))
    return GameInfo(
        name,
        game.title,
        game.fewest_players,
        game.most_players,
        min(max(game.usual_players, game.fewest_players), game.most_players),
        game.is_of_memory,
        levels,
        usual_level(game),
        game.option_list(),
    )
