"""One seat at a table over a websocket that comes back: nothing is lost by a broken connection, nothing done twice."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec
from picows.websockets.asyncio import connect
from picows.websockets.exceptions import WebSocketException

from smallbox.client.http import Address, Seated
from smallbox.core.errors import SmallboxError
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, View
from smallbox.games import GAMES
from smallbox.wire.problems import explain
from smallbox.wire.server import Clock, Done, ErrorMessage, RefusedMessage, TableInfo

#: what answers a message
Answer = Done | RefusedMessage | ErrorMessage
ANSWERS: dict[str, type[Answer]] = {"done": Done, "refused": RefusedMessage, "error": ErrorMessage}
#: errors that pass: the same message is sent again, with its id
PASSING = frozenset({"busy", "not-stored", "shutting-down", "rate-limited"})
#: seconds before a message is sent again, and before the first and the slowest try to connect again
AGAIN = 1.0
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
#: how often somebody who waits for the first news looks for it, in seconds
LOOKS = 0.01
#: how much news may wait to be taken; whoever takes none for so long has no use for the oldest
MOST_NEWS = 1000


class SeatLost(SmallboxError):
    """The seat is no longer ours: the table is gone, or we were sent away. `error` is the protocol's code for it."""

    def __init__(self, error: str, sentence: str) -> None:
        super().__init__(sentence)
        self.error = error


class News(NamedTuple):
    """What one message of the server told: events since the news before, or a fresh look where they are not known."""

    version: int
    table: TableInfo
    view: View | None
    clock: Clock
    #: those of the game, and those of the table beside it
    events: Sequence[Event]
    table_events: Sequence[dict[str, Any]]
    #: whatever was known before is void, and there may be events that nobody told
    is_fresh: bool
    #: did the message show another view than the one before?
    is_moved: bool


class RemoteSeat:
    """A seat, by its secret. Use it as an async context; `news` tells what happens, `ask` asks for something."""

    def __init__(self, seated: Seated) -> None:
        self.address: Address = seated.address
        self.secret = seated.secret
        self.news: asyncio.Queue[News | None] = asyncio.Queue()
        #: the last that was told of everything; None before the first word
        self.now: News | None = None
        #: why there will be no more news
        self.end: SeatLost | None = None
        #: seats that are connected
        self.connected: list[int] = []
        #: messages without an answer, in the order in which they were said
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        #: the version that our last message led to: what is older is of before it
        self.stored = 0
        self._hello = ""
        self._socket: Any = None
        self._task: asyncio.Task[None] | None = None
        self._again: set[asyncio.TimerHandle] = set()
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def game(self) -> AnyGame:
        """Which game is played. Only after the first news."""
        assert self.now is not None, "expected news of the table"
        return GAMES[self.now.table.game]

    @property
    def is_settled(self) -> bool:
        """Is what we know as new as what our own messages led to?"""
        return self.now is not None and self.now.version >= self.stored

    @property
    def name(self) -> str:
        """What the table calls us."""
        assert self.now is not None, "expected news of the table"
        own = None if self.now.table.you is None else self.now.table.seats[self.now.table.you]
        return "" if own is None else own.name

    async def come(self) -> None:
        """Wait for the first news, which stays to be taken. Raises SeatLost."""
        while self.now is None:
            if self.end is not None:
                raise self.end
            await asyncio.sleep(LOOKS)

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run(), name=f"seat at {self.address.code}")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self._task is not None
        for timer in self._again:
            timer.cancel()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._give_up(SeatLost("left", "the seat was left"))

    # What is said.

    async def ask(self, kind: str, **fields: Any) -> Answer:
        """Send a message and wait for its answer, over broken connections too. Raises SeatLost."""
        if self.end is not None:
            raise self.end
        name = secrets.token_hex(8)
        data = msgspec.json.encode({"type": kind, "id": name, **fields})
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[name] = (data, answer)
        await self._send(data)
        return await answer

    async def move(self, move: Any) -> Answer:
        """Make a move, as views list it or as a struct of the game. Raises SeatLost."""
        return await self.ask("move", move=move)

    async def _send(self, data: bytes) -> None:
        # Whatever cannot be sent now is sent when the connection is back.
        if self._socket is not None:
            with suppress(OSError, WebSocketException):
                await self._socket.send(data.decode())

    # What is heard.

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._is_ended():
            try:
                async with connect(self.address.socket) as socket:
                    await self._greet(socket)
                    async for data in socket:
                        self._hear(data)
                        pause = FIRST_PAUSE
                        if self._is_ended():
                            return
            # An AssertionError is what picows says where the server hangs up in the middle of a handshake.
            except (OSError, EOFError, AssertionError, WebSocketException):
                pass
            finally:
                self._socket = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _is_ended(self) -> bool:
        return self.end is not None

    async def _greet(self, socket: Any) -> None:
        version = None if self.now is None else self.now.version
        self._hello = secrets.token_hex(8)
        hello = {"type": "hello", "id": self._hello, "table": self.address.code, "secret": self.secret}
        await socket.send(msgspec.json.encode({**hello, "version": version}).decode())
        # With the same ids, so that nothing is done twice.
        for data, _ in list(self._waiting.values()):
            await socket.send(data.decode())
        self._socket = socket

    def _hear(self, data: str | bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(data)
        kind = message["type"]
        if kind in ANSWERS:
            self._answered(msgspec.convert(message, ANSWERS[kind]))
        elif kind in ("table", "update"):
            self._look(message)
        elif kind == "presence":
            self.connected = message["connected"]
        elif kind == "bye" and message["reason"] != "shutdown":
            self._give_up(SeatLost(message["reason"], f"the seat at {self.address.code} is gone: {message['reason']}"))

    def _answered(self, answer: Answer) -> None:
        passing = answer if isinstance(answer, ErrorMessage) and answer.error in PASSING else None
        if answer.id == self._hello:
            if passing is not None:
                # Come again in a moment.
                self._hang_up()
            elif isinstance(answer, ErrorMessage):
                self._give_up(SeatLost(answer.error, explain(answer.error, answer.facts)))
            return
        if answer.id not in self._waiting:
            return
        if passing is not None:
            seconds = passing.facts.get("seconds", AGAIN)
            self._later(float(seconds) if isinstance(seconds, int | float) else AGAIN, answer.id)
            return
        _, waiting = self._waiting.pop(answer.id)
        if isinstance(answer, Done):
            self.stored = max(self.stored, answer.version)
        if not waiting.done():
            waiting.set_result(answer)

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._spawn(self._socket.close())

    def _later(self, seconds: float, name: str) -> None:
        def again() -> None:
            self._again.discard(timer)
            if name in self._waiting:
                self._spawn(self._send(self._waiting[name][0]))

        timer = asyncio.get_running_loop().call_later(seconds, again)
        self._again.add(timer)

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _look(self, message: dict[str, Any]) -> None:
        before = self.now
        is_fresh = message["type"] == "table"
        if not is_fresh and (before is None or message["since"] != before.version):
            # Something was missed: come again, without the version that led to it.
            self.now = None
            self._hang_up()
            return
        table = before.table if before is not None else None
        if message["table"] is not None:
            table = msgspec.convert(message["table"], TableInfo)
        assert table is not None, "expected the first message to show the table"
        game = GAMES[table.game]
        view = None if before is None or is_fresh else before.view
        if message["view"] is not None:
            view = msgspec.convert(message["view"], game.view_type)
        elif table.phase == "lobby":
            view = None
        events, others = split(game, message.get("events", ()))
        clock = msgspec.convert(message["clock"], Clock)
        is_moved = message["view"] is not None or is_fresh
        self.now = News(message["version"], table, view, clock, events, others, is_fresh, is_moved)
        self.news.put_nowait(self.now)
        while self.news.qsize() > MOST_NEWS:
            self.news.get_nowait()

    def _give_up(self, why: SeatLost) -> None:
        if self.end is not None:
            return
        self.end = why
        for _, waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(why)
                # Nobody may be waiting for it any more.
                waiting.exception()
        self._waiting.clear()
        self.news.put_nowait(None)


def split(game: AnyGame, events: Sequence[dict[str, Any]]) -> tuple[list[Event], list[dict[str, Any]]]:
    """The events of the game as its structs, and those of the table."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in game.events}
    own = [msgspec.convert(each, kinds[each["type"]]) for each in events if each["type"] in kinds]
    return own, [each for each in events if each["type"] not in kinds]
