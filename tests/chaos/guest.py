"""A client in rough weather: plays by the protocol, comes back after whatever happens, and says nothing twice."""

import hashlib
import random
import secrets
import time
from dataclasses import dataclass
from typing import Any

from tests.outside.crowd import Crowd
from tests.outside.scan import Heard
from tests.outside.tab import HangUp, Message, Tab

#: Seconds after which nobody listens any more: for the table after hello, and for an answer. A browser waits for ten.
PATIENCE = 5.0
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0
#: answers after which the same may go well a little later
TRY_AGAIN = ("busy", "not-stored", "server-failed", "shutting-down", "too-many-sockets", "rate-limited")
TRY_SECONDS = 0.2


@dataclass
class Pace:
    """How long people think before a move. Nobody does at a table where somebody has not moved since a fault."""

    #: the longest, in seconds
    think: float = 0.0
    #: when the newest fault began
    struck: float = 0.0


class Guest:
    """A seat by its secret, or without one somebody who watches. What has no answer is sent again with the same id."""

    def __init__(self, crowd: Crowd, code: str, secret: str | None, chance: random.Random) -> None:
        self.crowd, self.code, self.secret, self.chance = crowd, code, secret, chance
        self.nonce = f"{chance.getrandbits(128):032x}"
        self.tab: Tab | None = None
        self.heard: list[Heard] = []
        #: moves that were answered with done, by their ids, and the version that was told
        self.acknowledged: dict[str, int] = {}
        #: when the newest acknowledged message was sent for the first time
        self.last_said = 0.0
        self.complaints: list[str] = []
        self.sockets = 0
        self._version: int | None = None
        self._moved = 0
        self._asked: Message | None = None
        self._first_sent = self._sent = self._came = 0.0
        self._again = 0.0
        self._wait = FIRST_WAIT
        self._is_said = False
        self._refused: int | None = None
        self._deaf_until = 0.0
        #: the longest time to think, a version at which it is this guest's turn, and until when that is thought about
        self.think = 0.0
        self._thought: tuple[int | None, float] = (None, 0.0)
        self._phase = "lobby"

    @property
    def is_over(self) -> bool:
        return self._phase == "over"

    @property
    def is_playing(self) -> bool:
        return self.secret is not None and self._phase == "playing"

    @property
    def version(self) -> int:
        """The newest version that is known, shown or told."""
        return max(self._version or 0, self._moved)

    def shows(self, version: int) -> bool:
        """Is the table shown as it is at a version, or newer?"""
        return self.tab is not None and not self.tab.is_gone and bool(self.tab.table) and self.tab.version >= version  # type: ignore[operator]

    def hang_up(self, how: HangUp, *, wait: float = 0.0) -> None:
        """End the socket, and come again after a while."""
        if self.tab is not None:
            self.tab.hang_up(how)
        self._again = time.monotonic() + wait

    def be_deaf(self, seconds: float) -> None:
        """Read nothing for a while."""
        if self.tab is not None and not self.tab.is_gone:
            self.tab.is_deaf = True
            self._deaf_until = time.monotonic() + seconds

    def live(self) -> None:
        """Do what there is to do now; never waits."""
        now, tab = time.monotonic(), self.tab
        if tab is None or tab.is_gone:
            if now >= self._again:
                self._come(now)
            return
        if tab.is_deaf:
            if now >= self._deaf_until:
                self.crowd.listen(tab)
                self._sent = self._came = now
            return
        self._version = tab.version
        self._phase = tab.table.get("phase", self._phase)
        if not tab.table:
            self._expect_welcome(tab, now)
        elif self._asked is not None:
            self._expect_answer(tab, self._asked, now)
        elif self.secret is not None and self.version <= (tab.version or 0):
            self._act(tab, now)

    def _come(self, now: float) -> None:
        known = self._version if self.chance.random() < 0.5 else None
        try:
            tab = self.crowd.come(self.code, self.secret, version=known, is_kept=True)
        except OSError:
            self._retry(now)
            return
        self._keep()
        self.tab, self._came, self._is_said = tab, now, False
        self.sockets += 1
        # Until the table is shown, a quick return would only be a quicker storm.
        self._retry(now)
        tab.on_message = self._hear

    def _keep(self) -> None:
        """What the last socket was sent, for the leak scan."""
        if self.tab is not None:
            self.heard.append(Heard(self.secret, [data for _, data in self.tab.kept]))
            self.complaints += [f"{self.code}: {each}" for each in self.tab.complaints if "let in" not in each]

    def end(self) -> None:
        if self.tab is not None:
            self.tab.hang_up("close")
            self._keep()
            self.tab = None

    def _retry(self, now: float) -> None:
        self._again = now + self._wait * self.chance.uniform(0.7, 1.3)
        self._wait = min(self._wait * 2, LONGEST_WAIT)

    def _hear(self, tab: Tab, message: Message) -> None:
        if message["type"] in ("table", "update"):
            self._wait = FIRST_WAIT
            if tab.clock["waits_for"] == "show" and self.secret is not None:
                tab.say("displayed", version=tab.version)

    def _expect_welcome(self, tab: Tab, now: float) -> None:
        if any(answer["type"] == "error" for answer in tab.answers.values()) or now > self._came + PATIENCE:
            tab.hang_up("close")

    def _expect_answer(self, tab: Tab, asked: Message, now: float) -> None:
        if not self._is_said:
            self._is_said, self._sent = True, now
            tab.send(asked)
            return
        answer = tab.answers.get(asked["id"])
        if answer is None:
            if now > self._sent + PATIENCE:
                tab.hang_up("close")
            return
        if answer["type"] == "error" and answer["error"] in TRY_AGAIN:
            if now > self._sent + TRY_SECONDS:
                del tab.answers[asked["id"]]
                self._is_said = False
            return
        self._asked = None
        if answer["type"] == "done":
            self._done(asked, answer)

    def _done(self, asked: Message, answer: Message) -> None:
        self._moved = max(self._moved, answer["version"])
        self.last_said = self._first_sent
        if asked["type"] == "move":
            self.acknowledged[asked["id"]] = answer["version"]

    def _ask(self, kind: str, now: float, **fields: Any) -> None:
        self._asked = {"type": kind, "id": secrets.token_hex(8), **fields}
        self._first_sent = now
        self._is_said = False

    def _act(self, tab: Tab, now: float) -> None:
        """Be ready, begin, or move."""
        waits_for = tab.clock["waits_for"]
        if self._phase == "lobby":
            self._prepare(tab, now)
        elif self._phase == "playing" and waits_for == "move" and tab.view.get("moves"):
            if self._has_thought(tab, now):
                self._ask("move", now, move=self.chance.choice(tab.view["moves"]))
        elif self._phase == "playing" and waits_for == "look" and self._refused != tab.version:
            self._refused = tab.version
            self._ask("ready", now)

    def _has_thought(self, tab: Tab, now: float) -> bool:
        if self._thought[0] != tab.version:
            self._thought = tab.version, now + self.chance.uniform(0, self.think)
        return not self.think or now >= self._thought[1]

    def _prepare(self, tab: Tab, now: float) -> None:
        table = tab.table
        you, seats = table["you"], table["seats"]
        if table["dealing"]:
            if you in table["dealing"]["awaits"]:
                self._ask("reveal", now, nonce=self.nonce)
        elif None in seats:
            return
        elif not seats[you]["is_ready"]:
            self._ask("ready", now, commit=hashlib.sha256(self.nonce.encode()).hexdigest())
        elif you == table["host"] and all(seat["is_ready"] for seat in seats) and self._refused != tab.version:
            self._refused = tab.version
            self._ask("start", now)
