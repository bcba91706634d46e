"""Ten minutes of ordinary coming and going: nothing fails, nobody falls silent, and the server does not grow."""

import os
import random
import statistics
import sys
import time
from pathlib import Path

import pytest

from tests.outside.crowd import Crowd, join, make_table, new_secret
from tests.outside.house import Figures, house, scenario
from tests.outside.player import FORGOTTEN, Player
from tests.outside.tab import HANG_UPS, HangUp
from tests.outside.test_flood import memory
from tests.server.live import Live

SEED = 786
SECONDS = float(os.environ.get("SMALLBOX_SOAK_SECONDS", "600"))
SHORT_RUN = 5.0
#: how many tables there are at a time
TABLES = 30
SHORT_TABLES = 8
#: seconds that a table lasts at most, and how often each of its people does something else than play, a second
LONGEST = 20.0
RESTLESS = 0.6
#: how much the server may grow after its first quarter, in bytes for each table that was made since
GROWTH_EACH = 20_000
GROWTH = 32 * 1024 * 1024
ENDS: tuple[HangUp, ...] = tuple(how for how in HANG_UPS if how != "silence")


class Company:
    """A small table: two or three people, perhaps a bot and somebody who watches."""

    def __init__(self, crowd: Crowd, chance: random.Random) -> None:
        self.crowd, self.chance = crowd, chance
        self.ends = time.monotonic() + chance.uniform(2, LONGEST)
        self.checked = self.looked = time.monotonic()
        self.game = chance.choice(("kobito", "kanobu", "kobito", "kanobu", "hat"))
        size = chance.randint(2, 3)
        secrets = [new_secret() for _ in range(size)]
        bots = ["random"] * chance.randint(0, 1)
        self.code = make_table(crowd.port, self.game, "Ada", secrets[0], seats=size + len(bots), bots=bots)
        for number, secret in enumerate(secrets[1:]):
            join(crowd.port, self.code, f"Bo{number}", secret)
        self.people = [self._come(secret) for secret in secrets]
        self.watchers = [self._come(None) for _ in range(chance.randint(0, 1))]
        self.faults = 0

    def _come(self, secret: str | None) -> Player:
        return Player(self.crowd, self.code, secret, self.chance.getrandbits(32), tabs=self.chance.randint(1, 2))

    def live(self) -> None:
        """Play, and now and then do something else."""
        now = time.monotonic()
        passed, self.looked = now - self.looked, now
        for player in [*self.people, *self.watchers]:
            if self.chance.random() < RESTLESS * passed:
                self.faults += 1
                self._do_something(player)
            player.act()

    def _do_something(self, player: Player) -> None:
        tab = player.freshest
        choice = self.chance.randrange(10)
        if choice < 6 or player.secret is None:
            # What it says last may never be read by it.
            tab.say(self.chance.choice(("back", "undo", "handover")))
            player.come_again(self.chance.choice(ENDS))
        elif choice < 8:
            tab.say("react", reaction="haha")
        elif choice == 8 and len(self.people) > 1:
            tab.say(self.chance.choice(("leave", "forget", "resign")))
            for each in player.tabs:
                each.hang_up(self.chance.choice(ENDS))
            self.people.remove(player)
        elif tab.table.get("phase") == "over":
            tab.say("rematch")

    def silent(self) -> list[str]:
        return [each for player in [*self.people, *self.watchers] for each in player.forgotten()]

    def lost(self) -> list[str]:
        """Tabs that the server closed although they had done nothing."""
        return [
            f"{self.code}: a tab was closed ({tab.bye or tab.close_code})"
            for player in [*self.people, *self.watchers]
            for tab in player.tabs
            if tab.is_gone
        ]

    def complaints(self) -> list[str]:
        return [f"{self.code}: {each}" for player in self.people for tab in player.all for each in tab.complaints]

    def go(self) -> None:
        for player in [*self.people, *self.watchers]:
            for tab in player.tabs:
                tab.hang_up(self.chance.choice(ENDS))


def soak(server: Live, crowd: Crowd, figures: Figures, seconds: float, tables: int) -> None:
    chance = random.Random(SEED)
    companies: list[Company] = []
    made = 0
    sizes: list[tuple[int, int]] = []
    began = time.monotonic()
    while (now := time.monotonic()) < began + seconds and len(figures.unanswered) + len(figures.disturbed) < 50:
        while len(companies) < tables:
            companies.append(Company(crowd, chance))
            made += 1
        crowd.turn(0.02)
        for company in companies:
            company.live()
            figures.unanswered += company.silent()
            if company.ends < now or company.lost():
                companies.remove(company)
                take_leave(company, figures)
                break
        if not sizes or now > began + seconds * len(sizes) / 40:
            sizes.append((made, memory(server)))
            crowd.tabs[:] = [tab for tab in crowd.tabs if not tab.is_gone]
    crowd.rest(min(FORGOTTEN, seconds / 5))
    for company in companies:
        take_leave(company, figures)
    grows(figures, sizes)


def take_leave(company: Company, figures: Figures) -> None:
    figures.tried += company.faults
    figures.disturbed += company.lost()
    figures.complaints += company.complaints()
    company.go()


def grows(figures: Figures, sizes: list[tuple[int, int]]) -> None:
    """Compare the memory of the second quarter of the time with that of the last."""
    quarter = len(sizes) // 4
    early, late = (
        statistics.median(size for _, size in part) for part in (sizes[quarter : 2 * quarter], sizes[-quarter:])
    )
    tables = sizes[-1][0] - sizes[quarter][0]
    figures.what += f", {sizes[-1][0]} tables, {early / 2**20:.0f} MB early, {late / 2**20:.0f} MB late"
    if late - early > GROWTH + GROWTH_EACH * tables:
        figures.disturbed.append(f"the server has grown from {early / 2**20:.0f} to {late / 2**20:.0f} MB")


def test_coming_and_going_for_a_while(tmp_path: Path) -> None:
    with house(tmp_path) as server, scenario(server, f"coming and going, seed {SEED}") as (crowd, figures):
        soak(server, crowd, figures, SHORT_RUN, SHORT_TABLES)


@pytest.mark.soak
def test_ten_minutes_of_coming_and_going(tmp_path: Path) -> None:
    with (
        house(tmp_path) as server,
        scenario(server, f"coming and going for {SECONDS} s, seed {SEED}") as (crowd, figures),
    ):
        soak(server, crowd, figures, SECONDS, TABLES)
        sys.stdout.write(f"{figures}\n")
