"""Kills the real server at random moments while people and bots play, and looks for what got lost or done twice.

`python -m tests.server.kill --games 200 --kills 50` prints the figures as one JSON object.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from smallbox.core.record import read_record
from smallbox.core.replay import is_provable, problems
from smallbox.games import GAMES
from tests.server.live import QUICK, SHORT_HAT, Live
from tests.server.person import Person

#: how many games are played at a time
AT_ONCE = 12
#: a run that takes longer than this for each game, and some for the start, has come to a halt
SECONDS_FOR_A_GAME = 10


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How much is to be played, and how often the server is killed meanwhile."""

    games: int
    kills: int
    hats: int = 0
    seed: int = 0


class Figures(msgspec.Struct, kw_only=True):
    """What came of it."""

    games: int = 0
    finished: int = 0
    proved: int = 0
    kills: int = 0
    sockets: int = 0
    entries: int = 0
    #: messages that change something and were answered with done
    acknowledged: int = 0
    #: those of them that are stored exactly once, as the version that was told
    found: int = 0
    #: ids of messages that are stored more than once
    doubled: int = 0
    #: tables whose newest version that somebody saw is not stored
    vanished: int = 0
    complaints: list[str] = []
    seconds: float = 0.0


class Run:
    """One server that is killed again and again, and everybody who plays on it."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.chance = random.Random(plan.seed)
        self.server = Live(folder, *QUICK)
        self.people: list[Person] = []
        self.figures = Figures(games=plan.games)
        self.places = asyncio.Semaphore(AT_ONCE)
        self.restarting: asyncio.Task[object]

    async def all(self) -> Figures:
        began = time.monotonic()
        self.restarting = asyncio.create_task(asyncio.to_thread(self.server.start))
        try:
            await asyncio.shield(self.restarting)
            with suppress(TimeoutError):
                async with asyncio.timeout(60 + self.plan.games * SECONDS_FOR_A_GAME):
                    await self.play_all()
            await asyncio.to_thread(self.prove)
        finally:
            # A server that is just being started has to be waited for, or it would stay behind.
            await asyncio.wait([self.restarting])
            await asyncio.to_thread(self.server.stop)
        self.compare()
        self.figures.seconds = round(time.monotonic() - began, 1)
        return self.figures

    async def play_all(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.kill())
            for number in range(self.plan.games):
                tasks.create_task(self.game(number))

    async def game(self, number: int) -> None:
        """One or two people and one or two bots play one game."""
        # A hat shows its gifts for seconds, so it does not take the place of a game that is quicker.
        if number < self.plan.hats:
            await self.play("hat", SHORT_HAT, [])
        else:
            async with self.places:
                await self.play("kobito" if number % 3 else "kanobu", {}, ["Bo"] if number % 4 < 2 else [])
        self.figures.finished += 1

    async def play(self, game: str, options: dict[str, str], others: Sequence[str]) -> None:
        people = [Person(self.server, name, random.Random(self.chance.random())) for name in ("Ada", *others)]
        self.people += people
        # Greedy bots end a game of Kanobu soon.
        bots = ["greedy" if game == "kanobu" else "random"] * (3 - len(people))
        await people[0].make_table(game, seats=3, bots=bots, options=options)
        for other in people[1:]:
            await other.join(people[0].code)
        await asyncio.gather(*(person.play() for person in people))

    async def kill(self) -> None:
        """Kill the server at moments that are spread over all games."""
        # Games of That's Not a Hat last beyond the others.
        last = self.plan.games - self.plan.hats
        moments = sorted(self.chance.random() * last * 0.95 for _ in range(self.plan.kills))
        for moment in moments:
            while self.figures.finished < int(moment):
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.chance.random() * self.chance.random())
            self.restarting = asyncio.create_task(asyncio.to_thread(self.restart))
            await asyncio.shield(self.restarting)

    def restart(self) -> None:
        self.server.kill()
        self.figures.kills += 1
        self.server.start()

    def prove(self) -> None:
        """Fetch every record and prove its deal."""
        for code in sorted({person.code for person in self.people}):
            answer = self.server.record(code)
            if answer.status != 200:
                self.figures.complaints.append(f"{code}: {answer.body.decode()}")
                continue
            record = read_record(answer.body.decode())
            wrong = list(problems(GAMES[record.game], record, None))
            self.figures.complaints += [f"{code}: {each}" for each in wrong]
            self.figures.proved += is_provable(record) and not wrong

    def compare(self) -> None:
        """What people were told, beside what is stored."""
        figures = self.figures
        for code in sorted({person.code for person in self.people}):
            entries = self.server.entries(code)
            figures.entries += len(entries)
            said = self.server.query("SELECT id, version FROM talk WHERE table_code = ?", code)
            stored = {**{entry.id: entry.seq for entry in entries}, **dict(said)}
            counts = Counter([*(entry.id for entry in entries if entry.id), *(each for each, _ in said)])
            figures.doubled += sum(number > 1 for number in counts.values())
            there = [person for person in self.people if person.code == code]
            for person in there:
                figures.acknowledged += len(person.acknowledged)
                figures.found += sum(stored.get(each) == told for each, told in person.acknowledged.items())
                figures.complaints += person.complaints
                figures.sockets += person.sockets
            newest = max(person.version or 0 for person in there)
            figures.vanished += [entry.seq for entry in entries][:newest] != list(range(1, newest + 1))


def run(plan: Plan, folder: Path) -> Figures:
    return asyncio.run(Run(plan, folder).all())


def problems_of(figures: Figures) -> list[str]:
    """What should not be so; none where nothing was lost and nothing done twice."""
    expected: dict[str, Any] = {
        "finished": figures.games,
        "proved": figures.games,
        "found": figures.acknowledged,
        "doubled": 0,
        "vanished": 0,
        "complaints": [],
    }
    return [
        f"{name}: expected {value}, got {getattr(figures, name)}"
        for name, value in expected.items()
        if getattr(figures, name) != value
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server again and again while games are played on it.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--hats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    plan = Plan(games=given.games, kills=given.kills, hats=given.hats, seed=given.seed)
    with tempfile.TemporaryDirectory(prefix="smallbox-kill-") as folder:
        figures = run(plan, Path(folder))
    sys.stdout.write(json.dumps(msgspec.to_builtins(figures)) + "\n")
    wrong = problems_of(figures)
    sys.stderr.writelines(f"{each}\n" for each in wrong)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
