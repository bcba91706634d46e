"""A bot at a table over the network: it hears what its seat hears, and its moves are sent."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from smallbox.client.http import Address, Seated, join_table
from smallbox.client.lobby import Manners
from smallbox.client.seat import News, RemoteSeat
from smallbox.core.bot import Bot, Budget
from smallbox.core.errors import SmallboxError
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move, View
from smallbox.core.refusal import Refusal
from smallbox.games import GAMES
from smallbox.text import ENGLISH, Speech
from smallbox.wire.server import ErrorMessage, RefusedMessage, ResultInfo, TableInfo

#: how long a bot thinks where nobody says so
USUAL = Budget(milliseconds=600)
#: of the seed of a bot's own chance
SEED_BITS = 32
#: tells which game of a table it is, and where we sit
GameKey = tuple[int, int, int | None]
#: makes a bot for a game, as the house does: seat, options, seed
MakesBot = Callable[[int, Any, int], Bot]


class MoveRefused(SmallboxError):
    """The bot made a move that the rules forbid: the clause, and the sentence that says why."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(sentence)
        self.clause = clause


class Memory:
    """One game as a bot has heard it. A move that was taken back is unheard by a bot that is made anew."""

    def __init__(self, make: MakesBot, game: AnyGame, table: TableInfo) -> None:
        assert table.you is not None, "expected a seat"
        self.options = game.options(len(table.seats), table.options)
        self.seed = secrets.randbits(SEED_BITS)
        self.seat = table.you
        self._make = make
        self.bot = make(self.seat, self.options, self.seed)
        self.batches: list[list[Event]] = []
        #: has it been told everything since the deal?
        self.is_whole = False

    def hear(self, events: list[Event]) -> None:
        self.batches.append(events)
        self.bot.observe(events)

    def hear_meanwhile(self, events: list[Event]) -> None:
        """The same while the bot is thinking in its thread, where nobody else may touch it."""
        self.batches.append(events)
        self._renew()

    def unhear(self) -> None:
        """The last move does not stand."""
        if self.batches:
            self.batches.pop()
        self._renew()

    def _renew(self) -> None:
        self.bot = self._make(self.seat, self.options, self.seed)
        for events in self.batches:
            self.bot.observe(events)

    def choose(self, view: View, budget: Budget) -> Move:
        """The bot's move; any legal one where it missed something and cannot think without it."""
        try:
            return self.bot.choose(view, budget)
        except Exception:
            if self.is_whole:
                raise
            return secrets.choice(view.moves)


class Player:
    """Plays games at one table with a bot."""

    def __init__(self, seat: RemoteSeat, bot: Any, budget: Budget = USUAL, *, starts: bool = False) -> None:
        self.seat = seat
        self.make = maker_of(bot)
        self.budget = budget
        self.manners = Manners(seat, starts=starts)
        self.memory: Memory | None = None
        self._key: GameKey | None = None
        #: the view that is being thought about, and the thought
        self._view: View | None = None
        self._thinking: asyncio.Task[None] | None = None
        #: how the last game ended; None while one runs
        self.result: ResultInfo | None = None

    async def play(self, games: int | None = 1) -> ResultInfo | None:
        """Play some games, or as long as the seat is ours; how the last one ended. Raises MoveRefused, SeatLost."""
        played = 0
        try:
            while games is None or played < games:
                news = await self._next()
                was_over = self.result is not None
                self.hear(news)
                if self.result is not None and not was_over:
                    played += 1
                if self.seat.news.empty():
                    await self.act()
        finally:
            if self._thinking is not None:
                self._thinking.cancel()
        return self.result

    async def _next(self) -> News:
        """The next news; a thought that failed is told at once."""
        waiting = asyncio.ensure_future(self.seat.news.get())
        thinking = [self._thinking] if self._thinking is not None else []
        try:
            await asyncio.wait([waiting, *thinking], return_when=asyncio.FIRST_COMPLETED)
            while not waiting.done():
                self._finish()
                await self.act()
                thinking = [self._thinking] if self._thinking is not None else []
                await asyncio.wait([waiting, *thinking], return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        self._finish()
        news = waiting.result()
        if news is None:
            assert self.seat.end is not None
            raise self.seat.end
        return news

    def _finish(self) -> None:
        if self._thinking is not None and self._thinking.done():
            thought, self._thinking = self._thinking, None
            thought.result()

    def hear(self, news: News) -> None:
        """Let the bot know what happened."""
        table = news.table
        self.result = table.result if table.phase == "over" else None
        if table.you is None or table.phase not in ("playing", "over"):
            return
        kinds = [event["type"] for event in news.table_events]
        key = (table.records, table.round, table.you)
        if "game_started" in kinds or (table.phase == "playing" and (self.memory is None or key != self._key)):
            self.memory = Memory(self.make, GAMES[table.game], table)
            self.memory.is_whole = "game_started" in kinds
            self._key = key
        if self.memory is None:
            return
        if news.is_fresh:
            self.memory.is_whole = False
        if "move_undone" in kinds:
            self.memory.unhear()
        elif news.events and self._thinking is not None:
            self.memory.hear_meanwhile(list(news.events))
        elif news.events:
            self.memory.hear(list(news.events))

    async def act(self) -> None:
        """Do what is to be done now: be polite, or think."""
        await self.manners.mind()
        now = self.seat.now
        if now is None or now.view is None or self.memory is None or self._thinking is not None:
            return
        is_turn = now.table.phase == "playing" and now.clock.waits_for == "move" and bool(now.view.moves)
        if is_turn and self.seat.is_settled and now.view is not self._view:
            self._view = now.view
            self._thinking = asyncio.create_task(self._think(now.view, self.memory))

    async def _think(self, view: View, memory: Memory) -> None:
        # In a thread: whoever thinks must go on answering pings.
        move = await asyncio.to_thread(memory.choose, view, self.budget)
        now = self.seat.now
        if now is None or now.view is not view:
            return  # the table has gone on without us
        answer = await self.seat.move(move)
        if isinstance(answer, RefusedMessage):
            raise MoveRefused(answer.clause, sentence_of(GAMES[now.table.game], now.table, answer))
        if isinstance(answer, ErrorMessage):
            # Too early, or the table has just changed: what comes next tells.
            self._view = None
            await asyncio.sleep(pause_of(answer))


def pause_of(error: ErrorMessage) -> float:
    """For how long to wait after a move that could not be made just now."""
    milliseconds = error.facts.get("milliseconds", 0)
    return milliseconds / 1000 if isinstance(milliseconds, int) else 0.0


def sentence_of(game: AnyGame, table: TableInfo, refused: RefusedMessage, language: str = ENGLISH) -> str:
    """Why the rules refuse a move, in words."""
    names = ["" if seat is None else seat.name for seat in table.seats]
    facts: Any = refused.facts
    return Speech(language, names).refusal(game, Refusal(refused.clause, refused.reason, **facts))


def maker_of(bot: Any) -> MakesBot:
    """What makes a bot for each game: a class, or one bot for all of them."""
    if isinstance(bot, type):
        made: MakesBot = bot
        return made
    return lambda seat, options, seed: bot


async def play_async(
    address: str, code: str, token: str, bot: Any, *, games: int | None = 1, budget: Budget = USUAL
) -> ResultInfo | None:
    """Sit a bot down at a table and play; how the last game ended. Raises RequestRefused, MoveRefused, SeatLost."""
    seated: Seated = await join_table(Address.read(address, code), token)
    async with RemoteSeat(seated) as seat:
        return await Player(seat, bot, budget).play(games)


def play(
    address: str, code: str, token: str, bot: Any, *, games: int | None = 1, budget: Budget = USUAL
) -> ResultInfo | None:
    """The same, for programs that do nothing else meanwhile.

    `bot` is a class that is called with a seat, options and a seed for each game, as bots of the house are, or an
    object with `observe(events)` and `choose(view, budget)`. `games=None` plays on as long as the table does.
    """
    return asyncio.run(play_async(address, code, token, bot, games=games, budget=budget))
