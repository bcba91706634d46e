"""A program at a table, for tests in a browser: the bot of a token, played from a thread of its own."""

import asyncio
import threading

from smallbox.bots import find_bot
from smallbox.client import make_token, play
from smallbox.core.bot import Budget
from smallbox.games import GAMES
from tests.server.live import Live


def sit_program_down(server: Live, game: str, code: str, name: str) -> threading.Thread:
    """A bot of the house comes to a table over the network, and plays one game."""
    bot = find_bot(GAMES[game], "random")

    def come() -> None:
        token = asyncio.run(make_token(server.address, name))
        play(server.address, code, token, bot, budget=Budget(nodes=1))

    # Playwright has an event loop of its own in this thread.
    plays = threading.Thread(target=come, daemon=True)
    plays.start()
    return plays
