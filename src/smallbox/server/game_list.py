"""The list of games, as a client is told it."""

from functools import cache

from smallbox.bots import bots_of, first_level, usual_level
from smallbox.core.game import AnyGame
from smallbox.games import GAMES
from smallbox.practice.lessons import lessons_of
from smallbox.wire.http import GameInfo


@cache
def game_list() -> list[GameInfo]:
    """Every game, in the order of the registry."""
    return [info(game) for game in GAMES.values()]


def info(game: AnyGame) -> GameInfo:
    levels = list(bots_of(game))
    return GameInfo(
        game.name,
        game.title,
        game.fewest_players,
        game.most_players,
        min(max(game.usual_players, game.fewest_players), game.most_players),
        game.is_of_memory,
        levels,
        usual_level(game),
        first_level(game),
        game.option_list(),
        list(game.presets),
        game.zones(),
        lessons_of(game),
    )
