"""Bots: those for any game, and the list of those that a game has."""

from functools import cache

from smallbox.bots.random import RandomBot
from smallbox.bots.thinker import ThinkingBot
from smallbox.core.bot import Bot, Level
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame


def bots_of(game: AnyGame) -> dict[str, type[Bot]]:
    """Every bot that plays a game, weakest first."""
    return {"random": RandomBot, **{name: _bot(game, name) for name in game.bot.levels}}


@cache
def _bot(game: AnyGame, name: str) -> type[Bot]:
    bot = game.bot.levels[name]
    return thinking_bot(game, bot) if isinstance(bot, Level) else bot


def thinking_bot(game: AnyGame, level: Level) -> type[ThinkingBot]:
    """The searching bot of a game, at a level."""
    return type("Thinking", (ThinkingBot,), {"game": game, "level": level})


def usual_level(game: AnyGame) -> str:
    """The level for those who name none, neither a walkover nor a wall: normal, or the middle one."""
    levels = list(bots_of(game))
    return "normal" if "normal" in levels else levels[len(levels) // 2]


def first_level(game: AnyGame) -> str:
    """The level for somebody's first games: the weakest that plays to win."""
    levels = list(bots_of(game))
    return levels[min(1, len(levels) - 1)]


def find_bot(game: AnyGame, name: str) -> type[Bot]:
    bots = bots_of(game)
    if name not in bots:
        raise BadOption(f"expected a bot of {game.title}: {', '.join(bots)}; got {name!r}")
    return bots[name]
