"""The path of one move through the server: every call from its frame to the other seat's update, disk included.

`python -m tests.server.move_path` prints it, and `python -m tests.server.move_path kobito` that of another game.
"""

import asyncio
import json
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any, NamedTuple, cast

from picows import WSMsgType

import smallbox
from smallbox.server.admission import Admission
from smallbox.server.config import Config
from smallbox.server.hall_runner import HallRunner, clock
from smallbox.server.metrics import Metrics
from smallbox.server.sockets import SHORT, Socket
from smallbox.server.store import Store
from smallbox.wire.http import CreateTable, JoinTable

PACKAGE = f"{Path(smallbox.__file__).parent}/"
#: what only calculates: the rules and the words of the games
ENGINE = ("core", "games")
SECRETS = ("a" * 40, "b" * 40)
SECONDS = 30.0


class Call(NamedTuple):
    """A function of smallbox that was called, and below how many others."""

    depth: int
    module: str
    name: str

    @property
    def is_engine(self) -> bool:
        return self.module.startswith(ENGINE)


class Tracer:
    """Keeps the calls of all threads while it is asked to."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.is_on = False

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if self.is_on and event == "call" and (module := module_of(frame)):
            self.calls.append(Call(depth_of(frame), module, frame.f_code.co_qualname))


def module_of(frame: FrameType) -> str:
    """A file of smallbox, or '' for others'."""
    path = frame.f_code.co_filename
    return path.removeprefix(PACKAGE) if path.startswith(PACKAGE) else ""


def depth_of(frame: FrameType) -> int:
    depth, above = 0, frame.f_back
    while above is not None:
        depth += bool(module_of(above))
        above = above.f_back
    return depth


class Wire:
    """The network below a socket: keeps what the client would hear."""

    is_close_frame_sent = is_disconnected = False

    def __init__(self, runner: HallRunner) -> None:
        self.said = 0
        self.heard: list[dict[str, Any]] = []
        self.has_heard = asyncio.Event()
        self.underlying_transport = SimpleNamespace(write=self.write, is_closing=lambda: False)
        self.socket = Socket(runner, Admission(Config()), "127.0.0.1")
        self.socket.on_ws_connected(cast("Any", self))

    def write(self, frames: bytes) -> None:
        """One or more frames, as they go over the network."""
        while frames:
            begin, size = (2, frames[1]) if frames[1] < SHORT else (4, int.from_bytes(frames[2:4]))
            self.send(WSMsgType.TEXT, frames[begin : begin + size])
            frames = frames[begin + size :]

    def send(self, _: WSMsgType, data: bytes) -> None:
        self.heard.append(json.loads(data))
        self.has_heard.set()

    def say(self, kind: str, **fields: Any) -> None:
        self.said += 1
        data = json.dumps({"type": kind, "id": str(self.said), **fields}).encode()
        frame = SimpleNamespace(
            rsv1=False, rsv2=False, rsv3=False, fin=True, msg_type=WSMsgType.TEXT, get_payload_as_bytes=lambda: data
        )
        self.socket.on_ws_frame(cast("Any", self), cast("Any", frame))

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind that has come since the last one of them was asked for."""
        while not (found := [message for message in self.heard if message["type"] == kind]):
            self.has_heard.clear()
            await asyncio.wait_for(self.has_heard.wait(), SECONDS)
        del self.heard[: self.heard.index(found[0]) + 1]
        return found[0]


async def seat_two(runner: HallRunner, game: str) -> list[Wire]:
    """Two people at a table whose game has just begun."""

    async def ask(act: Any, body: Any, *where: str) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        runner.run(lambda: act(*where, body, answer.set_result, clock()))
        return await answer

    made = CreateTable(game=cast("Any", game), name="Ann", secret=SECRETS[0], seats=2)
    code, _ = await ask(runner.hall.create, made)
    await ask(runner.hall.join, JoinTable(name="Ben", secret=SECRETS[1]), code)
    people = [Wire(runner), Wire(runner)]
    for wire, secret in zip(people, SECRETS):
        wire.say("hello", table=code, secret=secret)
        await wire.hear("table")
    for wire in people:
        wire.say("ready")
        await wire.hear("done")
    people[0].say("start")
    return people


async def trace(game: str) -> list[Call]:
    """The calls of the second move of a game; the first has warmed up what is made once."""
    tracer = Tracer()
    threading.setprofile(tracer)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/smallbox.db")
        bots = SimpleNamespace(stop=lambda: None)
        runner = HallRunner(store, cast("Any", bots), Config().bot_timing, Metrics())
        try:
            people = await seat_two(runner, game)
            views = [await begun(wire) for wire in people]
            for is_traced in (False, True):
                mover = next(number for number, view in enumerate(views) if view["moves"])
                sys.setprofile(tracer)
                tracer.is_on = is_traced
                people[mover].say("move", move=views[mover]["moves"][0])
                updates = [await wire.hear("update") for wire in (people[1 - mover], people[mover])]
                tracer.is_on = False
                sys.setprofile(None)
                views[1 - mover], views[mover] = (update["view"] for update in updates)
        finally:
            sys.setprofile(None)
            threading.setprofile(cast("Any", None))
            await runner.stop()
    return tracer.calls


async def begun(wire: Wire) -> dict[str, Any]:
    """The first view of the game."""
    while not (update := await wire.hear("update"))["view"]:
        pass
    view: dict[str, Any] = update["view"]
    return view


def main() -> None:
    calls = asyncio.run(trace(sys.argv[1] if len(sys.argv) > 1 else "kanobu"))
    for call in calls:
        sys.stdout.write(f"{'  ' * call.depth}{call.name}  {call.module}\n")
    ours = [call for call in calls if not call.is_engine]
    sys.stdout.write(f"{len(calls)} calls in {len({call.module for call in calls})} files; ")
    sys.stdout.write(f"{len(ours)} in {len({call.module for call in ours})} outside the engine\n")


if __name__ == "__main__":
    main()
