"""A table with people around it, brought to a phase of its life."""

import random
from typing import Any, Literal

from tests.outside.crowd import Crowd, join, make_table, new_secret
from tests.outside.protocol import MESSAGES
from tests.outside.tab import Message, Tab

Phase = Literal["lobby", "look", "playing", "over"]
PHASES: tuple[Phase, ...] = ("lobby", "look", "playing", "over")


class Gathering:
    """People at one table, the first of them its host, each with a tab; and one who watches."""

    def __init__(self, crowd: Crowd, game: str, *names: str, watcher: str = "", **fields: Any) -> None:
        self.crowd = crowd
        self.game = game
        self.secrets = {name: new_secret() for name in names}
        fields.setdefault("seats", len(names) + len(fields.get("bots", ())))
        self.code = make_table(crowd.port, game, names[0], self.secrets[names[0]], **fields)
        for name in names[1:]:
            join(crowd.port, self.code, name, self.secrets[name])
        self.tabs = {name: self.come(name) for name in names}
        self.watcher = watcher
        if watcher:
            self.tabs[watcher] = crowd.come(self.code)
        assert crowd.until(lambda: all(tab.table for tab in self.tabs.values())), "expected to be welcomed"

    def come(self, name: str, **opening: Any) -> Tab:
        """Another tab of a person."""
        return self.crowd.come(self.code, self.secrets[name], **opening)

    def welcome(self, name: str, **opening: Any) -> Tab:
        """Another tab of a person, which has been shown the table."""
        tab = self.come(name, **opening)
        assert self.crowd.until(lambda: bool(tab.table)), f"expected that {name} is welcomed, got {tab.answers}"
        return tab

    @property
    def host(self) -> Tab:
        return next(iter(self.tabs.values()))

    def bring_to(self, phase: Phase) -> None:
        """Begin the game, and end it again where that is wanted."""
        if phase == "lobby":
            return
        self.begin()
        if phase == "over":
            self.end()

    def begin(self) -> None:
        seated = [tab for name, tab in self.tabs.items() if name != self.watcher]
        asked = [(tab, tab.say("ready", nonce="5eed")) for tab in seated]
        for tab, ready in asked:
            self.must(tab, ready)
        self.must(self.host, self.host.say("start"))
        self._all_in("playing")

    def end(self) -> None:
        """All but the host resign, and the host stops the game; everybody keeps their seat."""
        for tab in [tab for name, tab in self.tabs.items() if name != self.watcher][1:]:
            self.must(tab, tab.say("resign"))
        self.must(self.host, self.host.say("stop"))
        self._all_in("over")

    def _all_in(self, phase: str) -> None:
        is_so = self.crowd.until(
            lambda: all(tab.table["phase"] == phase for tab in self.tabs.values() if not tab.is_gone)
        )
        assert is_so, f"expected that all are told of the phase {phase}"

    def must(self, tab: Tab, asked: str) -> None:
        answer = self.crowd.answer(tab, asked)
        assert answer["type"] == "done", f"expected done, got {answer}"

    def seat_of(self, name: str) -> int | None:
        """The seat that a person's secret opens now, as a fresh tab is told; None where it opens none."""
        tab = self.come(name)
        is_told = self.crowd.until(lambda: bool(tab.table) or "error" in str(tab.answers), 10)
        assert is_told, f"expected that {name} is told whether there is a seat"
        seat = tab.table.get("you")
        tab.hang_up("goodbye")
        return seat


def message(kind: str, chance: random.Random, tab: Tab | None = None, **fields: object) -> Message:
    """A good message of a kind, as far as that can be known: the example of the protocol, and a move that fits."""
    made = {**MESSAGES[kind], "id": f"{chance.getrandbits(64):016x}", **fields}
    if kind == "move" and tab is not None and tab.view.get("moves"):
        made["move"] = chance.choice(tab.view["moves"])
    return made
