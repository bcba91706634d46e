"""A server with a game on it that everything bad is thrown at, and what must be so afterwards."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from smallbox.tables.facts import Committed
from tests.server.frames import Frames, version_of
from tests.server.live import Live, Seat, live, verify
from tests.server.person import Person

HOST, GUEST, PLAYER = "Zyxelinde", "Quornwald", "Brambleknap"
WORDS = "my hidden words of this evening"


class Target:
    """A running game of Kanobu between two people; it stands still, so every change of its version is a harm."""

    def __init__(self, server: Live) -> None:
        self.server = server
        self.host = server.make_table("kanobu", name=HOST, seats=2)
        self.guest = server.join(self.host.code, name=GUEST)
        self.code = self.host.code
        #: what must never be in the log
        self.secrets = [self.host.secret, self.guest.secret, HOST, GUEST, PLAYER, WORDS]
        self.views = self._begin()
        self.version = version_of(server, self.code)

    def _begin(self) -> dict[int, dict[str, Any]]:
        with Frames(self.server) as host, Frames(self.server) as guest:
            host.hello(self.host)
            guest.hello(self.guest)
            for socket in (host, guest):
                assert socket.ask("ready")["type"] == "done"
            assert guest.ask("chat", text=WORDS)["type"] == "done"
            assert host.ask("start")["type"] == "done"
        views = {}
        for place, seat in enumerate((self.host, self.guest)):
            with Frames(self.server) as socket:
                views[place] = socket.hello(seat)["view"]
                self.secrets += views[place]["hand"]
        return views

    @property
    def to_move(self) -> Seat:
        return self.host if self.views[0]["moves"] else self.guest

    @property
    def waiting(self) -> Seat:
        return self.guest if self.views[0]["moves"] else self.host

    @property
    def moves(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.views[0]["moves"] or self.views[1]["moves"]
        return found

    def is_unharmed(self) -> bool:
        """The server answers, and nothing has happened at the table."""
        return self.server.is_healthy() and version_of(self.server, self.code) == self.version

    def play_elsewhere(self) -> None:
        """Somebody else makes a table and plays a whole game."""
        person = Person(self.server, PLAYER, random.Random(7))
        self.secrets.append(person.secret)

        async def play() -> None:
            await person.make_table("kobito", seats=3, bots=["random", "random"])
            await person.play()

        asyncio.run(play())
        assert person.complaints == []
        verify(self.server, person.code)
        for code in (self.code, person.code):
            for entry in self.server.entries(code):
                if isinstance(entry.fact, Committed):
                    self.secrets += [entry.fact.seed, entry.fact.salt, entry.fact.bots]


@contextmanager
def target(folder: Path) -> Iterator[Target]:
    """In the end others can still play, and the log tells nobody's name, secret, cards or seed."""
    with ExitStack() as stack:
        server = stack.enter_context(live(folder))
        found = Target(server)
        yield found
        assert found.is_unharmed()
        found.play_elsewhere()
        assert server.stop() == 0
        log = server.log.decode("utf-8", "replace")
        told = [number for number, secret in enumerate(found.secrets) if secret and secret in log]
        assert told == [], f"expected no secret in the log, got number {told} of {len(found.secrets)}"
        assert "Traceback" not in log
        assert "Exception" not in log
