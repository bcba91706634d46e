"""Tables that are always being played: two clients, a bot and somebody who watches at each."""

import http.client
import json
import random
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from tests.chaos.guest import Guest, Pace
from tests.chaos.verdict import Game
from tests.outside.crowd import Crowd, new_secret, request
from tests.outside.house import SHORT_HAT

#: bots with which a game ends soon
BOTS = {"kobito": "random", "kanobu": "greedy", "hat": "random"}
AGAIN_SECONDS = 0.3
#: how long one request may take, and all of them that a table needs
PATIENCE, LONGEST = 10.0, 90.0


class Laid(NamedTuple):
    """A table that was made over HTTP."""

    game: str
    code: str
    secrets: tuple[str, str]


class Party:
    """One table and everybody who is there."""

    def __init__(self, crowd: Crowd, laid: Laid, chance: random.Random, pace: Pace | None = None) -> None:
        self.game, self.code = laid.game, laid.code
        self.pace = pace or Pace()
        self.people = [Guest(crowd, laid.code, secret, chance) for secret in laid.secrets]
        self.watcher = Guest(crowd, laid.code, None, chance)

    @property
    def everybody(self) -> list[Guest]:
        return [*self.people, self.watcher]

    @property
    def is_over(self) -> bool:
        return all(guest.is_over for guest in self.everybody)

    @property
    def is_timed(self) -> bool:
        """Does a move follow soon upon the last? That's Not a Hat shows its gifts for seconds."""
        return self.game != "hat"

    def live(self) -> None:
        is_hurried = any(guest.last_said < self.pace.struck for guest in self.people)
        for guest in self.everybody:
            guest.think = 0.0 if is_hurried else self.pace.think
            guest.live()

    def end(self) -> Game:
        """Everybody leaves; what they were told."""
        was_over = self.is_over
        for guest in self.everybody:
            guest.end()
        return Game(
            game=self.game,
            code=self.code,
            acknowledged={each: told for guest in self.people for each, told in guest.acknowledged.items()},
            heard=[heard for guest in self.everybody for heard in guest.heard],
            nonces=[guest.nonce for guest in self.people],
            secrets=[guest.secret for guest in self.people if guest.secret is not None],
            is_over=was_over,
            complaints=[each for guest in self.everybody for each in guest.complaints],
        )


class TableMaker:
    """Lays tables in a thread: a server that answers nothing must not keep clients from playing."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._threads = ThreadPoolExecutor(2, "tables")
        self._making: list[Future[Laid | None]] = []

    def __len__(self) -> int:
        return len(self._making)

    def begin(self, game: str) -> None:
        self._making.append(self._threads.submit(lay, self._port, game))

    def made(self) -> list[Laid]:
        done = [each for each in self._making if each.done()]
        self._making = [each for each in self._making if not each.done()]
        return [laid for each in done if (laid := each.result()) is not None]

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)


def lay(port: int, game: str) -> Laid | None:
    """Make a table and take two seats; None where nobody could be asked for long."""
    ends = time.monotonic() + LONGEST
    first, second = new_secret(), new_secret()
    options = SHORT_HAT if game == "hat" else {}
    body = {"game": game, "name": "Ada", "secret": first, "seats": 3, "bots": [BOTS[game]], "options": options}
    code = insist(port, "/api/tables", body, ends)
    if code is None or insist(port, f"/api/tables/{code}/seats", {"name": "Bo", "secret": second}, ends) is None:
        return None
    return Laid(game, code, (first, second))


def insist(port: int, path: str, body: object, ends: float) -> str | None:
    """Ask until it is answered: the same secret gives the same table or seat again."""
    while time.monotonic() < ends:
        try:
            status, answer = request(port, "POST", path, body, seconds=PATIENCE)
        except (OSError, http.client.HTTPException):
            status, answer = 503, b""
        if status == 201:
            return str(json.loads(answer)["code"])
        assert status in (429, 502, 503, 504), f"expected a table, got {status} {answer!r}"
        time.sleep(AGAIN_SECONDS)
    return None
