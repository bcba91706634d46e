"""An assistant at a table: the SDK's own client over stdio, `smallbox mcp`, and a live server behind it."""

import asyncio
import json
import random
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from pydantic import AnyUrl

from smallbox.games import GAMES
from smallbox.tables.entries import Entry
from smallbox.tables.facts import Moved
from smallbox.text import LANGUAGES, Speech
from tests.outside.scan import Truth
from tests.server.live import PATIENCE, SHORT_HAT, Live, live, smallbox, verify
from tests.server.person import Person

TOOLS = {"join_table", "start_table", "look", "legal_moves", "why_not", "play", "wait_for_turn", "leave_table", "rules"}
#: no game of these tests is longer
MOST_TURNS = 400


@pytest.fixture(name="server", scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("mcp")) as started:
        yield started


class Assistant:
    """Uses the tools, and keeps all that it was ever told."""

    def __init__(self, session: ClientSession) -> None:
        self.session = session
        #: each text with how many entries the table had when it came
        self.told: list[tuple[int, str]] = []
        self.counts: Callable[[], int] = int

    async def use(self, tool: str, **arguments: Any) -> str:
        answer = await asyncio.wait_for(self.session.call_tool(tool, arguments), 2 * PATIENCE)
        text = "\n".join(getattr(part, "text", "") for part in answer.content)
        self.told.append((self.counts(), text))
        assert answer.isError == text.startswith("Error"), text
        return text

    async def play_to_the_end(self) -> str:
        chance = random.Random(5)
        told = await self.use("wait_for_turn", seconds=30)
        for _ in range(MOST_TURNS):
            if "The game is over" in told:
                return told
            numbers = re.findall(r"^(\d+)\. .*\[", told.partition("Your moves")[2], re.MULTILINE)
            if not numbers:
                told = await self.use("wait_for_turn", seconds=30)
                continue
            # Mostly the first: a card, where there is one, so that games end.
            told = await self.use("play", move=numbers[0] if chance.random() < 0.8 else chance.choice(numbers))
        raise AssertionError("expected the game to end")


@asynccontextmanager
async def assistant(server: Live, *arguments: str) -> AsyncIterator[Assistant]:
    command = ["-m", "smallbox", "mcp", "--server", server.address, *arguments]
    with (server.folder / "mcp.log").open("a") as errors:
        async with (
            stdio_client(StdioServerParameters(command=sys.executable, args=command), errlog=errors) as (read, write),
            ClientSession(read, write) as session,
        ):
            await session.initialize()
            yield Assistant(session)


def code_in(told: str) -> str:
    found = re.search(r"/t/([2-9A-HJ-NP-Z]{8})", told)
    assert found is not None, told
    return found[1]


def test_a_whole_game_is_played_and_no_card_is_told_that_the_seat_has_not_seen(server: Live) -> None:
    async def game() -> list[tuple[int, str]]:
        async with assistant(server, "--name", "Ada's assistant") as player:
            assert {tool.name for tool in (await player.session.list_tools()).tools} == TOOLS
            began = await player.use("start_table", game="kanobu", bots=2, level="greedy")
            assert "Ada's assistant (you, program, host)" in began
            player.counts = lambda: len(server.entries(code_in(began)))
            await player.play_to_the_end()
            return player.told

    told = asyncio.run(game())
    code = code_in(told[1][1])
    verify(server, code)
    entries = server.entries(code)
    assert len(told) > 5
    told[0] = (told[1][0], told[0][1])
    assert unseen(entries, told) == []
    # The scan would see a card of somebody else.
    planted = [(version, f"{text} [play {stranger(entries, version)}]") for version, text in told[4:5]]
    assert unseen(entries, planted) != []


class Seen:
    """What the assistant's seat has seen, entry by entry, and every card that there is."""

    def __init__(self, entries: list[Entry]) -> None:
        self.truth = Truth(entries, (), ())
        # What is laid is seen by all, also a Cancel, which leaves the pile at once.
        moves = ((entry.seq, entry.fact.move) for entry in entries if isinstance(entry.fact, Moved))
        self.laid = [(number, move.removeprefix("play ")) for number, move in moves if move.startswith("play ")]
        self.seen: set[str] = set()
        self.all: set[str] = set()

    def advance(self, version: int) -> None:
        for number in range(1, version + 1):
            self.truth.advance(number)
            play = self.truth.table.play
            if play is None:
                continue
            seat = next(at for at, seat in enumerate(self.truth.table.seats) if seat is not None and seat.program)
            view: Any = play.view(seat)
            self.seen |= {face(card) for card in (*(view.hand or ()), *view.pile, *view.open)}
            self.all |= {face(card) for hand in self.truth.hands() or () for card in hand}
        self.seen |= {face(card) for number, card in self.laid if number <= version}


def face(card: str) -> str:
    """A card without the colour that was named for it."""
    return card.partition("[")[0]


def stranger(entries: list[Entry], version: int) -> str:
    """A card that somebody else holds and the assistant has not seen."""
    seen = Seen(entries)
    seen.advance(version)
    return min(seen.all - seen.seen)


def unseen(entries: list[Entry], told: list[tuple[int, str]]) -> list[str]:
    """Cards that a text names, in notation or in words, although the seat had not seen them by then."""
    seen, found = Seen(entries), []
    seen.advance(len(entries))
    everything = seen.all
    for version, text in told:
        by_then = Seen(entries)
        by_then.advance(version)
        for card in everything - by_then.seen:
            words = GAMES["kanobu"].describe("card", card, Speech("en").say)
            if any(re.search(rf"(?<![\w.-]){re.escape(one)}(?![\w-])", text) for one in (card, words)):
                found.append(f"{card} in {text}")
    return found


def test_why_a_move_is_not_allowed_is_told_with_its_clause_and_nothing_is_played(server: Live) -> None:
    async def ask() -> None:
        async with assistant(server) as player:
            await read_rulebooks(player)
            assert "You sit at no table" in await player.use("look")
            began = await player.use("start_table", game="kobito", bots=1, level="random")
            before = len(server.entries(code_in(began)))
            why = await player.use("why_not", move="repl G1.4")
            assert re.match(r"K\d+: ", why), why
            clause = re.search(r"clause (K\d+)", why)
            assert clause is not None
            assert clause[1] in await player.use("rules", game="kobito", clause=clause[1])
            refused = await player.use("play", move="swap G1.4")
            assert refused.startswith("Not made. K"), refused
            assert "expected" in (await player.use("play", move="fly away")).lower()
            assert await player.use("why_not", move="1") == "This move is allowed."
            assert "1. " in await player.use("legal_moves")
            assert len(server.entries(code_in(began))) == before
            assert "You already sit" in await player.use("join_table", link="K7MPQ3XZ")
            assert "You have left" in await player.use("leave_table")

    asyncio.run(ask())


async def read_rulebooks(player: Assistant) -> None:
    """Rulebooks are resources by game, language and clause."""
    listed = {str(each.uri) for each in (await player.session.list_resources()).resources}
    assert listed == {f"rulebook://{game}/{language}" for game in GAMES for language in LANGUAGES}
    page = await player.session.read_resource(AnyUrl("rulebook://hat/uk"))
    clause = await player.session.read_resource(AnyUrl("rulebook://kanobu/en/C14"))
    assert "H1" in getattr(page.contents[0], "text", "")
    text = getattr(clause.contents[0], "text", "")
    assert "C14" in text
    assert "C15" not in text


def test_an_assistant_joins_a_person_by_the_link_and_its_token_goes_to_no_other_server(server: Live) -> None:
    async def join() -> None:
        host = Person(server, "Ada", random.Random(8))
        await host.make_table("kanobu", seats=2)
        async with assistant(server, "--language", "uk") as player:
            elsewhere = await player.use("join_table", link=f"http://127.0.0.1:1/t/{host.code}")
            assert "Expected a table of" in elsewhere
            joined = await player.use("join_table", link=f"{server.address}/t/{host.code}")
            assert "Ada (person, host)" in joined
            assert "has not begun" in joined
            playing = asyncio.create_task(host.play())
            turn = await player.use("wait_for_turn", seconds=30)
            assert "рука" in turn, turn
            assert "Ada: " in turn, turn
            assert "Not made" not in await player.use("play", move="1")
            playing.cancel()
            seats = {seat["name"]: seat["is_program"] for seat in host.table["seats"]}
            assert seats == {"Ada": False, "Assistant": True}

    asyncio.run(join())


@pytest.mark.soak
def test_in_that_is_not_a_hat_nothing_is_told_twice_and_what_lies_face_down_has_no_name(server: Live) -> None:
    async def remember() -> list[tuple[int, str]]:
        async with assistant(server) as player:
            began = await player.use("start_table", game="hat", bots=1, level="random", options=SHORT_HAT)
            player.counts = lambda: len(server.entries(code_in(began)))
            assert "What happened" in began
            for _ in range(3):
                again = await player.use("look")
                assert "What happened" not in again
                await player.use("play", move="1")
                await player.use("wait_for_turn", seconds=30)
            return player.told

    told = asyncio.run(remember())
    entries = server.entries(code_in(told[0][1]))
    looks = [(version, text) for version, text in told if version and "What happened" not in text]
    assert len(looks) >= 3
    for version, text in looks:
        truth = Truth(entries, (), ())
        truth.advance(version)
        seat = next(at for at, seat in enumerate(truth.table.seats) if seat is not None and seat.program)
        view = {key: value for key, value in truth.view(seat).items() if key != "moves"}
        assert [code for code in named(text.partition("Your moves")[0]) if f'"{code}"' not in json.dumps(view)] == []


def named(text: str) -> list[str]:
    """The gifts that a text names."""
    game: Any = GAMES["hat"]
    say = Speech("en").say
    words = {code: game.describe("gift", code, say) for code in game.data(None).codes}
    return [code for code, word in words.items() if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)]


def test_without_the_sdk_the_command_says_kindly_what_to_install() -> None:
    hidden = "import sys; sys.modules['mcp.server'] = None; sys.argv = ['smallbox', 'mcp']; import smallbox.cli as cli"
    said = subprocess.run(
        [sys.executable, "-c", f"{hidden}; cli.main()"], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert said.returncode == 2
    assert "pip install 'smallbox[mcp]'" in said.stderr
    wrong = smallbox("mcp", "--server", "nowhere")
    assert wrong.returncode == 2
    assert "expected an address" in wrong.stderr
