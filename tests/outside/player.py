"""A person as a program: plays any game by the protocol with one or two tabs, and comes and goes meanwhile."""

import random
import time

from tests.outside.crowd import Crowd
from tests.outside.tab import HangUp, Message, Tab

#: whoever waits longer for an answer has been forgotten
FORGOTTEN = 8.0
#: after these a message may be sent again
TRY_AGAIN = ("too-early", "busy", "not-stored", "rate-limited")


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
        #: the tab and the message that ask for a move, and the version that the last move led to
        self.asked: tuple[Tab, str] | None = None
        self.moved = 0
        self.is_ready = False
        self.is_started = False
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
        if tab in self.tabs and message["type"] in ("table", "update"):
            if tab.clock.get("waits_for") == "show":
                tab.say("drawn", version=tab.version)
        self.act()

    def act(self) -> None:
        """Do what there is to do: be ready, begin, or move."""
        tab = self.freshest
        if self.secret is None or tab.is_gone or not tab.table or self._is_waiting():
            return
        table = tab.table
        if table["phase"] == "lobby":
            self._prepare(tab)
        elif table["phase"] == "playing" and tab.clock["waits_for"] == "look":
            if not self.is_ready:
                self.is_ready = True
                tab.say("ready")
        elif table["phase"] == "playing" and tab.clock["waits_for"] == "move" and tab.view.get("moves"):
            asking = self.chance.choice([each for each in self.tabs if each.is_open] or [tab])
            self.asked = (asking, asking.say("move", move=self.chance.choice(tab.view["moves"])))

    def _prepare(self, tab: Tab) -> None:
        if not self.is_ready:
            self.is_ready = True
            tab.say("ready", nonce=self.nonce)
        elif tab.table["you"] == tab.table["host"] and not self.is_started:
            if all(seat is None or seat["level"] or seat["is_ready"] for seat in tab.table["seats"]):
                self.is_started = True
                self.is_ready = False
                tab.say("start")

    def _is_waiting(self) -> bool:
        """Is a move being asked for, or the view not yet what the last one made of it?"""
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
