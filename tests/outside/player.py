"""A person as a program: plays any game by the protocol with one or two tabs, and comes and goes meanwhile."""

import hashlib
import random
import time

from tests.outside.crowd import Crowd
from tests.outside.protocol import MESSAGES
from tests.outside.tab import HangUp, Message, Tab

#: whoever waits longer for an answer has been forgotten
FORGOTTEN = 8.0


class Player:
    """A seat, by its secret. Without one, somebody who watches."""

    def __init__(self, crowd: Crowd, code: str, secret: str | None, seed: int, *, tabs: int = 1) -> None:
        self.crowd = crowd
        self.code = code
        self.secret = secret
        self.chance = random.Random(seed)
        self.nonce = f"{self.chance.getrandbits(128):032x}"
        #: every tab that there ever was
        self.all: list[Tab] = []
        self.tabs: list[Tab] = []
        #: the tab and the message that ask for something, and the version that the last one led to
        self.asked: tuple[Tab, str] | None = None
        self.moved = 0
        #: versions at which a start, or a word that all was looked at, has been sent already
        self.refused: int | None = None
        self.looked: int | None = None
        for _ in range(tabs):
            self.come()

    def come(self, version: int | None = None) -> Tab:
        tab = self.crowd.come(self.code, self.secret, version=version, is_kept=True)
        tab.on_message = self.hear
        self.tabs.append(tab)
        self.all.append(tab)
        return tab

    def come_again(self, how: HangUp) -> None:
        """One tab ends, and another one takes its place."""
        tab = self.tabs.pop(self.chance.randrange(len(self.tabs)))
        tab.hang_up(how)
        self.come(tab.version if self.chance.random() < 0.5 else None)

    @property
    def freshest(self) -> Tab:
        return max(self.tabs, key=lambda tab: tab.version or 0)

    @property
    def is_over(self) -> bool:
        return all(tab.table.get("phase") == "over" for tab in self.tabs)

    def hear(self, tab: Tab, message: Message) -> None:
        is_shown = message["type"] in ("table", "update") and tab.clock["waits_for"] == "show"
        if is_shown and tab in self.tabs:
            tab.say("displayed", version=tab.version)
        self.act()

    def act(self) -> None:
        """Do what there is to do: be ready, begin, or move."""
        tab = self.freshest
        if self.secret is None or tab.is_gone or not tab.table or self._is_waiting():
            return
        waits_for, phase = tab.clock["waits_for"], tab.table["phase"]
        if phase == "lobby":
            self._prepare(tab)
        elif phase == "playing" and waits_for == "look":
            if tab.version != self.looked:
                self.looked = tab.version
                self._ask(tab, "ready")
        elif phase == "playing" and waits_for == "move" and tab.view.get("moves"):
            asking = self.chance.choice([each for each in self.tabs if each.is_open] or [tab])
            self._ask(asking, "move", move=self.chance.choice(tab.view["moves"]))

    def _ask(self, tab: Tab, kind: str, **fields: object) -> None:
        self.asked = (tab, tab.say(kind, **fields))

    def _prepare(self, tab: Tab) -> None:
        """Be ready, and again whenever the table has changed since; the host begins when all are."""
        table = tab.table
        seats = [seat for seat in table["seats"] if seat is not None and seat["level"] is None]
        if table.get("dealing"):
            if table["you"] in table["dealing"]["awaits"]:
                self._ask(tab, "reveal", nonce=self.nonce)
        elif not table["seats"][table["you"]]["is_ready"]:
            self._ask(tab, "ready", **self._number())
        elif table["you"] == table["host"] and all(seat["is_ready"] for seat in seats) and self.refused != tab.version:
            self.refused = tab.version
            self._ask(tab, "start")

    def _number(self) -> dict[str, str]:
        """One's number for the deal: sealed, where the protocol knows seals, or openly."""
        if "commit" in MESSAGES["ready"] and self.chance.random() < 0.7:
            return {"commit": hashlib.sha256(self.nonce.encode()).hexdigest()}
        return {"nonce": self.nonce}

    def _is_waiting(self) -> bool:
        """Is something being asked for, or the table not yet what the last message made of it?"""
        if self.asked is not None:
            tab, asked = self.asked
            answer = tab.answers.get(asked)
            if answer is None and not tab.is_gone:
                return True
            self.asked = None
            if answer is not None and answer["type"] == "done":
                self.moved = answer["version"]
        return (self.freshest.version or 0) < self.moved

    def forgotten(self) -> list[str]:
        """Messages that were not answered for long, on tabs that read."""
        late = time.monotonic() - FORGOTTEN
        return [
            f"message {asked} of a tab at {self.code} has waited {FORGOTTEN} s"
            for tab in self.tabs
            for asked, sent in tab.waiting.items()
            if sent < late and not tab.is_gone and not tab.is_deaf
        ]
