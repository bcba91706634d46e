"""Bots: those for any game, and the list of those that a game has."""

from typing import Any

from smallbox.bots.random import RandomBot
from smallbox.core.bot import Bot
from smallbox.core.errors import BadOption
from smallbox.core.game import Game


def bots_of(game: Game[Any]) -> dict[str, type[Bot]]:
    """Every bot that plays a game, weakest first."""
    return {"random": RandomBot, **game.bots}


def find_bot(game: Game[Any], name: str) -> type[Bot]:
    bots = bots_of(game)
    if name not in bots:
        raise BadOption(f"expected a bot of {game.title}: {', '.join(bots)}; got {name!r}")
    return bots[name]
