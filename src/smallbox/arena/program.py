"""Programs as entrants of the arena: each is started with the link and token of a private table, and plays there."""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from smallbox.arena.private_server import PrivateServer
from smallbox.arena.private_table import PrivateTable
from smallbox.core.bot import Bot, Budget
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move, Outcome, View
from smallbox.core.notation import shown

#: what begins the name of a program among bots
EXEC = "exec:"
#: for how long a program may think about a move where nobody says, and how long it may take to come, in seconds
THINKING, COMING = 10.0, 30.0
#: Ends a program when its arena ends, however that ends: then there is nothing more to read.
KEEPER = """
import os, signal, subprocess, sys, threading
child = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, start_new_session=True)
threading.Thread(target=lambda: os._exit(child.wait() and 1), daemon=True).start()
sys.stdin.read()
os.killpg(child.pid, signal.SIGKILL)
"""


def words_of(command: str) -> list[str]:
    """A command as it is run. Raises BadOption."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"--bots: expected a command after {EXEC}, got {shown(command)}: {error}") from None
    if not words:
        raise BadOption(f"--bots: expected a command after {EXEC}, got none")
    return words


@cache
def private_server() -> PrivateServer:
    """The one of this process."""
    return PrivateServer()


class Program:
    """A running program with its table."""

    def __init__(self, game: AnyGame, command: str) -> None:
        self.server = private_server()
        self.table = self.server.wait(self._make_table(game))
        self.server.add(self.table)
        link = f"{self.server.address}/t/{self.table.code}"
        environment = {**os.environ, "SMALLBOX_TABLE": link, "SMALLBOX_TOKEN": self.table.token}
        words = [sys.executable, "-c", KEEPER, *words_of(command)]
        # What it prints is none of the arena's results.
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=sys.stderr.fileno(), env=environment)
        self.coming = time.monotonic() + COMING

    async def _make_table(self, game: AnyGame) -> PrivateTable:
        return PrivateTable(game, "program")

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


#: programs that play no game now, by game and command
_free: dict[tuple[str, str], list[Program]] = {}


class ProgramBot:
    """One game of a program; the program stays for the next one."""

    game: ClassVar[AnyGame]
    command: ClassVar[str]
    seconds: ClassVar[float]

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        key = (self.game.name, self.command)
        free = _free.setdefault(key, [])
        self.program = free.pop() if free else Program(self.game, self.command)
        self.events: list[Event] = []
        self.is_finished = False
        table, wait = self.program.table, self.program.server.wait
        try:
            wait(table.begin(seat, options.players, options, max(self.seconds, self.program.coming - time.monotonic())))
        except BaseException:
            self.program.end()
            raise

    def observe(self, events: Sequence[Event]) -> None:
        self.events += events

    def choose(self, view: View, budget: Budget) -> Move:
        events, self.events = self.events, []
        return self.program.server.wait(self.program.table.ask(view, events, self.seconds))

    def finish(self, view: View, outcome: Outcome) -> None:
        """The game came to its end."""
        self.program.server.wait(self.program.table.finish(view, self.events, outcome))
        self.is_finished = True

    def close(self) -> None:
        """The program is free for the next game, unless this one came to no end."""
        if self.is_finished:
            _free[self.game.name, self.command].append(self.program)
        else:
            self.program.end()


def program_bot(game: AnyGame, name: str, milliseconds: int) -> type[Bot]:
    """The class of a program; `name` is `exec:` and its command. Raises BadOption."""
    command = name.removeprefix(EXEC)
    words_of(command)
    seconds = milliseconds / 1000 or THINKING
    return type("Program", (ProgramBot,), {"game": game, "command": command, "seconds": seconds})
