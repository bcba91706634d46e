"""Bots over the network against a live server: they sit down with a token, play whole games, and come back."""

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from smallbox.bots import find_bot
from smallbox.client import MoveRefused, RequestRefused, make_token, play_async, revoke_token
from smallbox.client.http import Address, join_table, make_table
from smallbox.client.player import Player
from smallbox.client.seat import RemoteSeat, SeatLost
from smallbox.core.bot import Budget
from smallbox.core.errors import BadOption
from smallbox.core.messages import Event, Move
from smallbox.games import GAMES
from smallbox.games.kanobu.messages import Play
from smallbox.tables.facts import Moved
from smallbox.wire.server import ResultInfo
from tests.server.live import PATIENCE, SHORT_HAT, Live, eventually, live, smallbox, verify
from tests.server.person import Person
from tests.server.test_example import ThreadingRelay

QUICK = Budget(nodes=20)
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(name="server", scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("client")) as started:
        yield started


async def with_a_person(server: Live, game: str, **fields: Any) -> tuple[Person, Any]:
    """A person makes a table, the bot of a token comes, both play to the end."""
    host = Person(server, "Ada", random.Random(3))
    await host.make_table(game, seats=2, **fields)
    token = await make_token(server.address, "Deep Hat")
    bot = find_bot(GAMES[game], "random")
    plays = asyncio.create_task(play_async(server.address, host.code, token, bot, budget=QUICK))
    while len(server.entries(host.code)) < 4:
        await asyncio.sleep(0.05)
    await asyncio.wait_for(host.play(), PATIENCE)
    return host, await asyncio.wait_for(plays, PATIENCE)


@pytest.mark.parametrize(
    "game", ["kanobu", *(pytest.param(game, marks=pytest.mark.soak) for game in ("kobito", "hat"))]
)
def test_a_bot_with_a_token_plays_a_whole_game_with_a_person(server: Live, game: str) -> None:
    fields = {"options": SHORT_HAT} if game == "hat" else {}
    host, result = asyncio.run(with_a_person(server, game, **fields))
    assert result.winners == host.table["result"]["winners"]
    seats = {seat["name"]: seat["is_program"] for seat in host.table["seats"]}
    assert seats == {"Deep Hat": True, "Ada": False}
    assert host.complaints == []
    verify(server, host.code)


async def alone(server: Live, bot: Any, address: str = "", **wishes: Any) -> tuple[str, ResultInfo | None]:
    """A program makes a table with a bot of the house, perhaps by another address, and plays."""
    token = await make_token(server.address, "Solo")
    fields = {"seats": 2, "bots": ["random"], **wishes}
    seated = await make_table(address or server.address, token, "kanobu", **fields)
    async with RemoteSeat(seated) as seat:
        return seat.address.code, await asyncio.wait_for(Player(seat, bot, QUICK, starts=True).play(), PATIENCE)


def test_a_lost_answer_loses_no_move_and_doubles_none(server: Live) -> None:
    with ThreadingRelay(server.port) as relay:
        address = f"http://127.0.0.1:{relay.server_address[1]}"
        code, result = asyncio.run(alone(server, find_bot(GAMES["kanobu"], "greedy"), address))
        assert relay.has_cut
    assert result is not None
    ids = [entry.id for entry in server.entries(code) if isinstance(entry.fact, Moved) and entry.id]
    assert len(ids) == len(set(ids))
    verify(server, code)


class Cheat:
    """Plays a card that it does not hold."""

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        pass

    def observe(self, events: Sequence[Event]) -> None:
        pass

    def choose(self, view: Any, budget: Budget) -> Move:
        return Play(next(card for card in ("R.Ro", "G.Pa", "B.Sc", "Y.Ro", "R.Pa") if card not in view.hand))


def test_a_move_that_the_rules_refuse_is_told_with_its_clause(server: Live) -> None:
    with pytest.raises(MoveRefused, match=r"C\d+: ") as refused:
        asyncio.run(alone(server, Cheat))
    assert refused.value.clause.startswith("C")


class Broken(Cheat):
    """Raises an error of its own."""

    def choose(self, view: Any, budget: Budget) -> Move:
        raise ZeroDivisionError("of my own")


def test_an_error_of_the_bot_is_the_error_of_whoever_lets_it_play(server: Live) -> None:
    with pytest.raises(ZeroDivisionError, match="of my own"):
        asyncio.run(alone(server, Broken))


def test_a_token_that_nobody_made_is_refused(server: Live) -> None:
    code = server.make_table(seats=2).code
    with pytest.raises(RequestRefused, match="No bot has this token") as refused:
        asyncio.run(join_table(Address.read(server.address, code), "x" * 43))
    assert refused.value.error == "no-such-bot"


def test_a_revoked_token_opens_nothing_and_its_bot_leaves(server: Live) -> None:
    code = server.make_table(seats=3).code

    async def revoke() -> str:
        token = await make_token(server.address, "Gone")
        address = Address.read(f"{server.address}/t/{code}")
        async with RemoteSeat(await join_table(address, token)) as seat:
            await seat.come()
            await revoke_token(server.address, token)
            with pytest.raises(SeatLost):
                await asyncio.wait_for(Player(seat, Cheat).play(), PATIENCE)
        with pytest.raises(RequestRefused, match="revoked"):
            await join_table(address, token)
        return token

    token = asyncio.run(revoke())
    [stored] = server.query("SELECT token, revoked IS NOT NULL FROM programs WHERE name = 'Gone'")
    assert stored[1] == 1
    assert token not in stored[0]


def test_the_name_is_that_of_the_token_and_the_token_is_in_no_log(server: Live) -> None:
    code = server.make_table(seats=3).code
    token = asyncio.run(make_token(server.address, "True Name"))
    answer = server.ask("POST", f"/api/tables/{code}/seats", name="Somebody else", secret="s" * 40, token=token)
    assert answer.status == 201
    [fact] = [entry.fact for entry in server.entries(code) if getattr(entry.fact, "program", "")]
    assert getattr(fact, "name") == "True Name"  # noqa: B009 - which fact it is, mypy cannot know
    assert token.encode() not in server.log
    assert all(token not in str(row) for row in server.query("SELECT body FROM entries"))


def test_the_command_line_makes_a_token_and_sits_a_bot_down(server: Live) -> None:
    made = smallbox("bot", "token", "Shell", "--server", server.address)
    assert made.returncode == 0, made.stderr
    code = asyncio.run(hosted(server, ["bot", "kanobu", "--games", "1", "--nodes", "20"], made.stdout.strip()))
    verify(server, code)
    wrong = smallbox("bot", "greedy", "--table", server.address, "--token", made.stdout.strip())
    assert wrong.returncode == 2
    assert "expected the link to a table" in wrong.stderr


async def hosted(server: Live, arguments: Sequence[str], token: str, program: Sequence[str] = ()) -> str:
    """A person's table at which a program of its own process plays; the code."""
    host = Person(server, "Ada", random.Random(4))
    await host.make_table("kanobu", seats=2)
    environment = {**os.environ, "SMALLBOX_TABLE": f"{server.address}/t/{host.code}", "SMALLBOX_TOKEN": token}
    command = [*(program or (sys.executable, "-m", "smallbox")), *arguments]
    process = subprocess.Popen(command, env={**environment, "SMALLBOX_GAMES": "1"}, stdout=subprocess.PIPE, text=True)
    try:
        while len(server.entries(host.code)) < 4:
            await asyncio.sleep(0.05)
        await asyncio.wait_for(host.play(), PATIENCE)
        if "--games" in arguments or program:
            assert await asyncio.to_thread(process.wait, PATIENCE) == 0
    finally:
        process.kill()
        said, _ = process.communicate()
    if program:
        assert json.loads(said)["winners"] == host.table["result"]["winners"]
    return host.code


def test_the_example_in_javascript_plays_a_whole_game(server: Live) -> None:
    token = asyncio.run(make_token(server.address, "Node"))
    verify(server, asyncio.run(hosted(server, [], token, ["node", str(EXAMPLES / "random_bot.mjs")])))


@pytest.mark.soak
def test_a_bot_comes_back_after_its_server_was_killed(tmp_path: Path) -> None:
    with live(tmp_path) as server:

        async def killed() -> tuple[str, ResultInfo | None]:
            playing = asyncio.create_task(
                alone(server, find_bot(GAMES["kanobu"], "random"), bots=["random", "random"], seats=3)
            )
            await asyncio.to_thread(
                eventually, lambda: any(len(server.entries(code)) > 25 for code in server.codes("kanobu")), "it plays"
            )
            server.kill()
            server.start()
            return await playing

        code, result = asyncio.run(killed())
        assert result is not None
        verify(server, code)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("http://127.0.0.1:8000/t/K7MPQ3XZ", ""),
        ("ws://127.0.0.1:8000/socket", "k7mpq3xz"),
        ("http://127.0.0.1:8000/", "K7MPQ3XZ"),
    ],
)
def test_a_table_is_named_by_its_link_or_by_server_and_code(address: str, code: str) -> None:
    found = Address.read(address, code)
    assert found == Address("http://127.0.0.1:8000", "K7MPQ3XZ")
    assert found.socket == "ws://127.0.0.1:8000/socket"


@pytest.mark.parametrize("address", ["", "table", "ftp://x/t/K7MPQ3XZ", "http://"])
def test_what_is_no_address_is_refused_with_what_was_expected(address: str) -> None:
    with pytest.raises(BadOption, match="expected an address"):
        Address.read(address)
