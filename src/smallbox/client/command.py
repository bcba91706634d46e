"""Bots over the network from the command line: sit one down, make a token, revoke it."""

import asyncio
import sys

from smallbox.arena.entrants import maker_of
from smallbox.bots import usual_level
from smallbox.client.http import Address, join_table, make_token, revoke_token
from smallbox.client.player import Player
from smallbox.client.seat import RemoteSeat, SeatLost
from smallbox.core.bot import Budget
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.games import GAMES

#: how a seat ends when nothing went wrong: the bot was removed, or left
GONE = frozenset({"kicked", "left", "no-such-table"})


def sit_down(bot: str, table: str, token: str, *, games: int, milliseconds: int, nodes: int) -> None:
    """Sit a bot down at a table and play, until the table has no more use for it. Raises SmallboxError."""
    address = Address.read(table)
    if not address.code:
        raise BadOption(f"--table: expected the link to a table, such as {address.server}/t/K7MPQ3XZ, got {table!r}")
    if games < 0 or milliseconds < 0 or nodes < 0:
        raise BadOption("--games, --milliseconds, --nodes: expected numbers from 0")
    budget = Budget(nodes=nodes, milliseconds=0 if nodes else milliseconds)
    asyncio.run(_sit_down(bot, address, token, games, budget))


async def _sit_down(bot: str, address: Address, token: str, games: int, budget: Budget) -> None:
    async with RemoteSeat(await join_table(address, token)) as seat:
        await seat.come()
        made = maker_of(seat.game, level_of(seat.game, bot))
        tell(f"sits at {address.link} as {seat.name}; Ctrl+C leaves the table")
        player = Player(seat, made, budget)
        try:
            await player.play(games or None)
        except SeatLost as lost:
            if lost.error not in GONE:
                raise
            tell(f"left the table ({lost.error})")
        except asyncio.CancelledError:
            await seat.ask("leave")
            raise
        if player.result is not None:
            has_won = seat.now is not None and seat.now.table.you in player.result.winners
            tell("won" if has_won else "did not win")


def level_of(game: AnyGame, bot: str) -> str:
    """A bot by its name; the name of a game means its usual one. Raises BadOption."""
    if bot not in GAMES:
        return bot
    if bot != game.name:
        raise BadOption(f"expected a bot of {game.title}, which the table plays, got {bot!r}")
    return usual_level(game)


def tell(line: str) -> None:
    sys.stderr.write(f"smallbox bot: {line}\n")


def print_token(name: str, server: str) -> None:
    """Make a token and print it, alone, so that it can be kept in a file."""
    sys.stdout.write(asyncio.run(make_token(server, name)) + "\n")


def revoke(server: str, token: str) -> None:
    asyncio.run(revoke_token(server, token))
    tell("the token is worthless now")
