"""One run: tables are always being played, one bad thing follows another, and everything is compared in the end."""

import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from tests.chaos.guest import Guest, Pace
from tests.chaos.house import House
from tests.chaos.party import Party, TableMaker
from tests.chaos.verdict import Game, Verdict, compare_record, judge
from tests.outside.crowd import Crowd
from tests.outside.house import error_lines
from tests.outside.tab import HangUp

#: what is played at the same time
GAMES = ("kobito", "kanobu", "kobito", "kanobu", "hat")
#: seconds until every client must have moved again, must see what others see, and until all games must be over
RECOVERY, CONVERGENCE, ENDING = 60.0, 20.0, 240.0
#: so long before a fault nobody thinks any more, so that it meets as many moves as there can be
RUSH = 0.3
#: how long slow readers read nothing
DEAF = (0.5, 4.0)
ENDS: tuple[HangUp, ...] = ("goodbye", "close", "half", "reset")
#: errors that are logged where something is away, and what a node says that cannot start
WEATHER = ('"event": "not stored"', '"event": "not loaded"', "smallbox: expected")
#: what clients do themselves
CLIENT_KINDS = ("storm", "slow-readers")


@dataclass
class Plan:
    """How much weather there is to be."""

    kinds: Sequence[str]
    #: of each kind; 0 is as many as fit into the time
    faults: int = 0
    #: no fault is begun after so many seconds; 0 is no limit
    seconds: float = 0.0
    seed: int = 0
    games: Sequence[str] = GAMES
    #: the longest that a client thinks before a move, in seconds; fleets side by side leave each other room so
    think: float = 0.0


@dataclass
class Report:
    """What came of it."""

    verdict: Verdict = field(default_factory=Verdict)
    #: by kind, the seconds until every client's next move was acknowledged
    recoveries: dict[str, list[float]] = field(default_factory=dict)

    def add(self, other: "Report") -> None:
        self.verdict.add(other.verdict)
        for kind, seconds in other.recoveries.items():
            self.recoveries.setdefault(kind, []).extend(seconds)


class Run:
    """The clients of one house, in one loop; what strikes the house is done in a thread."""

    def __init__(self, house: House, plan: Plan, tell: Callable[[str], None]) -> None:
        self.house, self.plan, self.tell = house, plan, tell
        self.chance = random.Random(plan.seed)
        self.crowd = Crowd(house.port)
        self.crowd.habits.append(self._live)
        self.maker = TableMaker(house.port)
        self.pace = Pace(plan.think)
        self.parties: list[Party] = []
        self.ended: list[Game] = []
        self.judged: list[tuple[Game, list[bytes]]] = []
        self.verdicts: list[Future[Verdict]] = []
        self.report = Report()
        self.is_ending = False
        self._thread = ThreadPoolExecutor(1, "strike")
        # The scan plays every game again, so it has a process of its own, which comes last.
        self._judges = ProcessPoolExecutor(1, get_context("spawn"), os.nice, (10,))
        self._number = 0

    def go(self, folder: Path) -> Report:
        try:
            assert self.crowd.until(self._all_playing), "expected that games begin"
            for kind in self._schedule():
                self.tell(kind)
                self._rush()
                self._strike(kind)
                self._judge_some()
            self.tell("the last games")
            self._finish(folder)
        finally:
            self._thread.shutdown()
            self.maker.close()
            self._judges.shutdown(cancel_futures=True)
            self.crowd.close()
        self.report.verdict.notes += [*self.house.notes, *strange_lines(self.house.logs())]
        return self.report

    def _schedule(self) -> Iterator[str]:
        """Every kind once in each round, so that a run that is cut short has met them all."""
        until = time.monotonic() + self.plan.seconds if self.plan.seconds else float("inf")
        number = 0
        while not self.plan.faults or number < self.plan.faults:
            number += 1
            for kind in self.chance.sample(list(self.plan.kinds), len(self.plan.kinds)):
                if time.monotonic() > until:
                    return
                yield kind

    # The clients.

    def _live(self) -> None:
        for party in self.parties:
            party.live()
        for laid in self.maker.made():
            self.parties.append(Party(self.crowd, laid, self.chance, self.pace))
        for party in [party for party in self.parties if party.is_over]:
            self.parties.remove(party)
            self.ended.append(party.end())
            self.crowd.tabs[:] = [tab for tab in self.crowd.tabs if not tab.is_gone]
        while not self.is_ending and len(self.parties) + len(self.maker) < len(self.plan.games):
            there = [party.game for party in self.parties]
            game = self.plan.games[self._number % len(self.plan.games)]
            self.maker.begin("kobito" if game == "hat" and "hat" in there else game)
            self._number += 1

    def _all_playing(self) -> bool:
        return len(self.parties) == len(self.plan.games) and all(
            guest.is_playing for party in self.parties for guest in party.people
        )

    def _everybody(self) -> list[Guest]:
        return [guest for party in self.parties for guest in party.everybody]

    # One fault.

    def _rush(self) -> None:
        self.pace.struck = float("inf")
        self.crowd.rest(RUSH if self.plan.think else 0.0)

    def _strike(self, kind: str) -> None:
        began = self.pace.struck = time.monotonic()
        struck = [party for party in self.parties if party.is_timed]
        done: Future[None] | None = None
        if kind in CLIENT_KINDS:
            self._clients_do(kind)
        else:
            done = self._thread.submit(self.house.strikes[kind], random.Random(self.chance.random()))
        recovered: list[float] = []

        def waiting() -> list[Guest]:
            left = [party for party in struck if party in self.parties]
            return [guest for party in left for guest in party.people if not guest.is_over and guest.last_said < began]

        def is_well() -> bool:
            if not recovered and not waiting():
                recovered.append(time.monotonic() - began)
            return bool(recovered) and (done is None or done.done())

        if not self.crowd.until(is_well, RECOVERY):
            lost = waiting()
            self.report.verdict.unfinished += len(lost)
            self.report.verdict.notes += [f"{kind}: a client of {guest.code} did not move again" for guest in lost]
        self.report.recoveries.setdefault(kind, []).append(recovered[0] if recovered else RECOVERY)
        if done is not None:
            self.crowd.until(done.done, 3 * RECOVERY)
            done.result(0)
        self._converge(kind)

    def _clients_do(self, kind: str) -> None:
        guests = self._everybody()
        if kind == "storm":
            for guest in guests:
                guest.hang_up(self.chance.choice(ENDS))
        else:
            for guest in self.chance.sample(guests, len(guests) // 2):
                guest.be_deaf(self.chance.uniform(*DEAF))

    def _converge(self, kind: str) -> None:
        """Everybody at a table is shown what anybody there has seen."""
        newest = {party: max(guest.version for guest in party.everybody) for party in self.parties}

        def behind() -> list[Guest]:
            return [
                guest
                for party, version in newest.items()
                if party in self.parties
                for guest in party.everybody
                if not guest.is_over and not guest.shows(version)
            ]

        if not self.crowd.until(lambda: not behind(), CONVERGENCE):
            lost = behind()
            self.report.verdict.unfinished += len(lost)
            self.report.verdict.notes += [
                f"{kind}: a client of {guest.code} shows {guest.tab and guest.tab.version} of {guest.version}"
                for guest in lost
            ]

    # What comes of the games.

    def _judge_some(self) -> None:
        for game in self.ended:
            bodies = self.house.bodies(game.code)
            self.verdicts.append(self._judges.submit(judge, game, bodies))
            self.judged.append((light(game), bodies))
        self.ended.clear()

    def _finish(self, folder: Path) -> None:
        self.is_ending = True
        self.pace.think = 0.0
        self.house.settle()
        self.crowd.until(lambda: not self.parties and not len(self.maker), ENDING)
        for party in self.parties:
            self.ended.append(party.end())
        self._judge_some()
        self.house.export(folder)
        for verdict in self.verdicts:
            self.report.verdict.add(verdict.result())
        for game, bodies in self.judged:
            record = folder / f"smallbox-{game.code}-1.record"
            text = record.read_text("utf-8") if record.exists() else None
            if game.is_over:
                self.report.verdict.add(compare_record(game, bodies, text))


def strange_lines(logs: Sequence[bytes]) -> list[str]:
    """Errors that are no weather: a fault that was survived, a traceback, a task that nobody looked after."""
    found = [line for log in logs for line in error_lines(log)]
    return [line[:500] for line in found if not any(word in line for word in WEATHER)]


def light(game: Game) -> Game:
    """What the records are compared with, without all that was heard."""
    return Game(game.game, game.code, game.acknowledged, [], [], [], game.is_over)
