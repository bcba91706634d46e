"""Bots to compare with in `smallbox arena`: rules of thumb without a search, and the expert without an end to it."""

from __future__ import annotations

import msgspec

from smallbox.bots.thinker import ThinkingBot
from smallbox.core.bot import Level
from smallbox.core.game import AnyGame
from smallbox.games import GAMES

THUMBS = Level(nodes=0)


def tireless(game: AnyGame) -> Level:
    """The expert's level, but it searches as long as it may."""
    level = game.bot.levels["expert"]
    assert isinstance(level, Level)
    return msgspec.structs.replace(level, nodes=1_000_000_000)


class ThumbsKobito(ThinkingBot):
    """Makes the moves of Kobito's playouts."""

    game = GAMES["kobito"]
    level = THUMBS


class ThumbsKanobu(ThinkingBot):
    """Makes the moves of Kanobu's playouts."""

    game = GAMES["kanobu"]
    level = THUMBS


class TirelessKobito(ThinkingBot):
    """Give it milliseconds, or it never answers."""

    game = GAMES["kobito"]
    level = tireless(game)


class TirelessKanobu(ThinkingBot):
    """Give it milliseconds, or it never answers."""

    game = GAMES["kanobu"]
    level = tireless(game)
