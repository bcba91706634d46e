"""An assistant's seat at one table: everything in words, and nothing that a person on the seat would not see."""

import asyncio
import io
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console

from smallbox.client.lobby import Manners
from smallbox.client.player import pause_of
from smallbox.client.seat import News, RemoteSeat, SeatLost
from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation, SmallboxError
from smallbox.core.game import AnyGame
from smallbox.core.messages import Move, View
from smallbox.core.refusal import Refusal
from smallbox.terminal.menu import choices, find_by_number, find_by_words
from smallbox.terminal.room import Group, Room
from smallbox.terminal.rooms import room_of
from smallbox.text import Speech
from smallbox.wire.problems import explain
from smallbox.wire.server import Done, ErrorMessage, RefusedMessage, SeatInfo, TableInfo

WIDTH = 100
#: how many sentences about what happened are kept for whoever does not look
MOST_TOLD = 200
#: names that can be said, beside those that are listed, are on lines of this many
NAMES_A_LINE = 12
#: how long somebody who waits for an answer of the table waits for what it shows, in seconds
PATIENCE = 10.0


class NoTurn(SmallboxError):
    """A move was asked for while it is not the seat's turn."""


class Sitting:
    """What an assistant knows and does at a table. Each event is told once, as a person sees it happen."""

    def __init__(self, seat: RemoteSeat, language: str, *, starts: bool) -> None:
        self.seat = seat
        self.language = language
        self._manners = Manners(seat, starts=starts)
        self._told: list[str] = []
        #: the news that was heard last: what is described never runs ahead of what is told
        self._heard: News | None = None
        self._changed = asyncio.Condition()
        self._room: tuple[TableInfo, Room[Any]] | None = None

    async def follow(self) -> None:
        """Hear the news and keep to the manners of a table, as long as the seat is there."""
        while (news := await self.seat.news.get()) is not None:
            self._hear(news)
            self._heard = news
            try:
                await self._manners.mind()
            except SeatLost:
                break
            await self._tell_waiting()
        await self._tell_waiting()

    async def _tell_waiting(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _hear(self, news: News) -> None:
        if news.is_fresh and self.seat.game.is_of_memory:
            # Who was away has missed it: nothing of before may help to remember.
            self._told.clear()
        if news.table.you is not None and news.events:
            room = self._room_at(news)
            self._told += [room.tell(event) for event in news.events]
            del self._told[:-MOST_TOLD]

    def _room_at(self, news: News) -> Room[Any]:
        """How the game looks from here; made anew when seats or options have changed."""
        if self._room is None or self._room[0] is not news.table:
            game, table = self.seat.game, news.table
            speech = Speech(self.language, names_of(table))
            options = game.options(max(len(table.seats), game.fewest_players), table.options)
            self._room = (table, room_of(game)(game, options, speech, table.you or 0))
        return self._room[1]

    @property
    def now(self) -> News:
        if self.seat.end is not None:
            raise self.seat.end
        assert self._heard is not None, "expected news of the table"
        return self._heard

    # Is there something to do?

    @property
    def is_turn(self) -> bool:
        now = self._heard
        return (
            now is not None
            and now.view is not None
            and bool(now.view.moves)
            and now.table.phase == "playing"
            and now.clock.waits_for == "move"
            and now.version >= self.seat.stored
        )

    @property
    def is_over(self) -> bool:
        return self._heard is not None and self._heard.table.phase == "over"

    async def arrive(self) -> None:
        """Wait for the first news. Raises SeatLost."""
        await self.wait(PATIENCE, lambda: self._heard is not None)
        if self.seat.end is not None:
            raise self.seat.end

    async def wait(self, seconds: float, until: Callable[[], bool]) -> bool:
        """Wait until something is so, for so long at most; is it so?"""
        ends = time.monotonic() + seconds
        async with self._changed:
            while not until() and self.seat.end is None:
                left = ends - time.monotonic()
                if left <= 0:
                    return False
                try:
                    await asyncio.wait_for(self._changed.wait(), left)
                except TimeoutError:
                    return until()
        return until()

    # In words.

    def describe(self) -> str:
        """The table, what happened since it was last described, and what can be done now."""
        now = self.now
        parts = [self._heading(now.table), self._people(now.table)]
        told, self._told = self._told, []
        if told:
            parts.append("What happened:\n" + "\n".join(f"- {sentence}" for sentence in told))
        if now.view is not None and now.table.phase in ("playing", "over"):
            room = self._room_at(now)
            parts += [drawn(room, now.view), room.prompt(now.view)]
        parts.append(self._next(now))
        return "\n\n".join(part for part in parts if part)

    def _heading(self, table: TableInfo) -> str:
        return f"{self.seat.game.title} at table {self.seat.address.code} ({self.seat.address.link})."

    def _people(self, table: TableInfo) -> str:
        lines = [f"{at + 1}. {who(table, at, seat)}" for at, seat in enumerate(table.seats)]
        return "Seats, in the order of play:\n" + "\n".join(lines)

    def _next(self, now: News) -> str:
        table = now.table
        if table.phase == "over":
            return self._result(table, now.view)
        if table.phase != "playing":
            return "The game has not begun: you are ready, and wait for the host to start it. Use wait_for_turn."
        if self.is_turn:
            return self.moves()
        return "It is not your turn. Use wait_for_turn."

    def _result(self, table: TableInfo, view: View | None) -> str:
        result = table.result
        if result is None:
            return "The game is over."
        names = names_of(table)
        winners = ", ".join(names[seat] for seat in result.winners) or "nobody"
        lines = [f"The game is over ({result.kind}). Won by: {winners}."]
        if view is not None and self._room is not None:
            lines += [f"- {names[seat]}: {what}" for seat, what in enumerate(self._room[1].tally(view))]
        return "\n".join(lines)

    def moves(self) -> str:
        """The legal moves: a number, the words, the notation."""
        now = self.now
        if not self.is_turn or now.view is None:
            raise NoTurn("It is not your turn, so you have no moves. Use wait_for_turn.")
        groups = self._room_at(now).offer(now.view)
        shown = [group for group in groups if group.is_listed]
        write = self.seat.game.notation.write_move
        lines = [f"{number}. {choice.words} [{write(choice.move)}]" for number, choice in enumerate(choices(shown), 1)]
        for group in groups:
            if not group.is_listed:
                lines += also(group, write)
        return "Your moves (play one by its number, its words or the notation in brackets):\n" + "\n".join(lines)

    # What is asked for.

    def read(self, text: str) -> Move:
        """The move that an answer means: a number of the list, notation, or the beginning of its words."""
        now = self.now
        if not self.is_turn or now.view is None:
            raise NoTurn("It is not your turn. Use wait_for_turn.")
        room = self._room_at(now)
        groups, text = room.offer(now.view), " ".join(text.split())
        move = find_by_number(text, groups, room.speech)
        if move is not None:
            return move
        try:
            # `=`, the true name, is for scripts: whoever plays has to remember.
            if "=" not in text:
                return read_notation(self.seat.game, room.options, room.seat, text)
            unread = "= is not for players"
        except BadNotation as error:
            unread = str(error)
        move = find_by_words(text, groups, room.speech)
        if move is None:
            raise BadNotation(f"Expected the number, the notation or the words of a move, got {text!r}. ({unread})")
        return move

    async def play(self, text: str) -> str:
        """Make a move; why not, where the rules refuse it."""
        move = self.read(text)
        answer = await self.seat.move(move)
        if isinstance(answer, ErrorMessage) and (pause := pause_of(answer)):
            await asyncio.sleep(min(pause, PATIENCE))
            answer = await self.seat.move(move)
        if isinstance(answer, Done):
            await self.wait(PATIENCE, lambda: self._heard is not None and self._heard.version >= self.seat.stored)
            return self.describe()
        return f"Not made. {self._why(answer)}"

    async def why_not(self, text: str) -> str:
        """Why a move is not allowed; a move that is allowed is not made."""
        move = self.read(text)
        view = self.now.view
        if view is not None and move in view.moves:
            return "This move is allowed."
        return self._why(await self.seat.move(move))

    def _why(self, answer: Done | RefusedMessage | ErrorMessage) -> str:
        if isinstance(answer, RefusedMessage):
            facts: Any = answer.facts
            sentence = self._room_at(self.now).speech.refusal(
                self.seat.game, Refusal(answer.clause, answer.reason, **facts)
            )
            return f"{sentence} (The rules tool has clause {answer.clause}.)"
        if isinstance(answer, ErrorMessage):
            return explain(answer.error, answer.facts, self.language)
        return "This move is allowed."


def names_of(table: TableInfo) -> list[str]:
    return ["" if seat is None else seat.name for seat in table.seats]


def who(table: TableInfo, at: int, seat: SeatInfo | None) -> str:
    """Who sits on a seat, and what is to be known of them."""
    if seat is None:
        return "free"
    kind = f"bot, {seat.level}" if seat.level is not None else "program" if seat.is_program else "person"
    marks = [
        *(["you"] if at == table.you else []),
        kind,
        *(["host"] if at == table.host else []),
        *(["away, a bot plays"] if seat.is_away else []),
        *(["resigned"] if seat.is_resigned else []),
    ]
    return f"{seat.name} ({', '.join(marks)})"


def drawn(room: Room[Any], view: View) -> str:
    """The table as text, without colours."""
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    console.print(room.draw(view))
    lines = [line.rstrip() for line in page.getvalue().splitlines()]
    return "\n".join(line for line in lines if line)


def also(group: Group, write: Callable[[Move], str]) -> list[str]:
    """Moves that are not numbered, because there are many: their words, of which any can be said."""
    words = [choice.words for choice in group.choices]
    example = write(group.choices[0].move) if group.choices else ""
    rows = [", ".join(words[at : at + NAMES_A_LINE]) for at in range(0, len(words), NAMES_A_LINE)]
    return [f"Or any of these, by its words ([{example}] is the first): {group.title}".rstrip(": "), *rows]


def read_notation(game: AnyGame, options: Any, seat: int, text: str) -> Move:
    """What a written move means, by a game that was dealt for nothing else: of the real one only the view is known."""
    state = game.setup(options, SearchRng(0))
    return game.notation.read_move(text, state, seat)
