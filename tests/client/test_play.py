"""Bots over the network against a live server: they sit down with a token, play whole games, and come back."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from smallbox.bots import find_bot
from smallbox.client import MoveRefused, RequestRefused, make_token, play, play_async, revoke_token
from smallbox.client.http import Address, join_table
from smallbox.client.player import Player
from smallbox.client.seat import RemoteSeat, SeatLost
from smallbox.core.bot import Budget
from smallbox.core.errors import BadOption
from smallbox.core.messages import Event, Move
from smallbox.games import GAMES
from smallbox.games.kanobu.messages import Play
from tests.server.live import PATIENCE, SHORT_HAT, Live, live, smallbox, verify
from tests.server.person import Person
from tests.server.test_example import ThreadingRelay

QUICK = Budget(nodes=20)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("client")) as started:
        yield started


def token_of(server: Live, name: str = "Deep Hat") -> str:
    return asyncio.run(make_token(server.address, name))


async def sit(server: Live, code: str, token: str, bot: Any, games: int | None = 1) -> Any:
    return await play_async(server.address, code, token, bot, games=games, budget=QUICK)


async def with_a_person(server: Live, game: str, bot: Any, **fields: Any) -> tuple[Person, Any]:
    """A person makes a table, the bot of a token comes, both play to the end."""
    import random  # noqa: PLC0415

    host = Person(server, "Ada", random.Random(3))
    await host.make_table(game, seats=2, **fields)
    token = await make_token(server.address, "Deep Hat")
    bot_plays = asyncio.create_task(sit(server, host.code, token, bot))
    while all(entry.fact.__struct_config__.tag != "sat_down" or entry.seq < 4 for entry in server.entries(host.code)):
        await asyncio.sleep(0.05)
    await asyncio.wait_for(host.play(), PATIENCE)
    return host, await asyncio.wait_for(bot_plays, PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_with_a_token_plays_a_whole_game_with_a_person(server: Live, game: str) -> None:
    fields = {"options": SHORT_HAT} if game == "hat" else {}
    host, result = asyncio.run(with_a_person(server, game, find_bot(GAMES[game], "random"), **fields))
    assert result.winners == host.table["result"]["winners"]
    seats = {seat["name"]: seat for seat in host.table["seats"]}
    assert seats["Deep Hat"]["is_program"]
    assert not seats["Ada"]["is_program"]
    assert host.complaints == []
    verify(server, host.code)
