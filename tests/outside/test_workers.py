"""A bot's process that stands still or dies holds up nobody: people are answered, and bots play on."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.outside.crowd import PATIENCE, Crowd
from tests.outside.gathering import Gathering
from tests.outside.house import Figures, house, look_after, scenario
from tests.server.live import Live

#: how many tables with bots there are
TABLES = 4
#: longer than the server waits for a bot that thinks for a twentieth of a second
SHORT_RUN, LONG_RUN = 8.0, 40.0
#: in this time the bots have to play again
SOON = 30.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    with house(tmp_path) as started:
        yield started


def workers(server: Live) -> list[int]:
    """The processes in which the server's bots think."""
    assert server.process is not None
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError, ValueError, IndexError):
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.process.pid and b"spawn_main" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
    return found


class Bots:
    """Tables where bots play among themselves, but for the turns of a person who plays along at once."""

    def __init__(self, crowd: Crowd) -> None:
        self.tables = [self._table(crowd, number) for number in range(TABLES)]
        self.seen = [0] * TABLES

    def _table(self, crowd: Crowd, number: int) -> Gathering:
        game = ("kobito", "kanobu")[number % 2]
        # A long game: its options keep it going for longer than the test.
        table = Gathering(crowd, game, "Ada", seats=4, bots=["random"] * 3)
        table.bring_to("playing")
        return table

    def play(self) -> None:
        """The people make their moves, and call a new game where one is over."""
        for table in self.tables:
            tab = table.tabs["Ada"]
            if tab.waiting or tab.is_gone:
                continue
            if tab.table["phase"] == "over":
                tab.say("rematch")
            elif tab.table["phase"] == "lobby":
                tab.say("ready")
                tab.say("start")
            elif tab.view.get("moves"):
                tab.say("move", move=tab.view["moves"][0])

    def mark(self) -> None:
        self.seen = [self.moves_of_bots(table) for table in self.tables]

    def moves_of_bots(self, table: Gathering) -> int:
        """What was heard of seats other than one's own."""
        tab = table.tabs["Ada"]
        return sum("seat" in event and event["seat"] != tab.table["you"] for event in tab.events)

    def standing(self) -> list[str]:
        """Tables where no bot has moved since."""
        return [
            table.code
            for table, seen in zip(self.tables, self.seen, strict=True)
            if self.moves_of_bots(table) <= seen + 3
        ]


def disturb(server: Live, figures: Figures, crowd: Crowd, number: signal.Signals, seconds: float) -> None:
    """Stop or kill every worker; people among themselves must not notice, and the bots must play again soon."""
    bots = Bots(crowd)
    people = Gathering(crowd, "kobito", "Bo", "Cleo", watcher="Dee")
    crowd.habits.append(bots.play)
    assert crowd.until(lambda: not bots.standing(), PATIENCE), "expected that bots play"
    hit = workers(server)
    assert hit, "expected a process for the bots"
    for pid in hit:
        os.kill(pid, number)
    figures.tried += len(hit)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        look_after(crowd, people.tabs, figures, f"while workers got {number.name}")
        crowd.rest(0.5)
    for pid in hit:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
    bots.mark()
    crowd.until(lambda: not bots.standing(), SOON)
    figures.disturbed += [f"no bot has moved at {code} for {SOON} s after {number.name}" for code in bots.standing()]
    look_after(crowd, people.tabs, figures, f"after workers got {number.name}")


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
def test_tables_go_on_after_a_worker_stood_still_or_died(number: signal.Signals, server: Live) -> None:
    seconds = SHORT_RUN if number == signal.SIGSTOP else 1.0
    with scenario(server, f"workers that get {number.name}") as (crowd, figures):
        disturb(server, figures, crowd, number, seconds)


@pytest.mark.soak
def test_tables_go_on_after_a_worker_stood_still_for_long(server: Live) -> None:
    with scenario(server, "workers that stand still") as (crowd, figures):
        for number in (signal.SIGSTOP, signal.SIGKILL, signal.SIGSTOP):
            disturb(server, figures, crowd, number, LONG_RUN)
