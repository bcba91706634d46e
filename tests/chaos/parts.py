"""Houses side by side, each a process of its own with its share of the weather; their reports are added up."""

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

from tests.chaos.fleet import fleet
from tests.chaos.run import Plan, Report, Run
from tests.chaos.single import single
from tests.chaos.verdict import Verdict

#: how long a part may take to end all that it has started, in seconds
TIDY_SECONDS = 60.0
SPAWN = get_context("spawn")


class Part(NamedTuple):
    """One house, and the weather over it."""

    name: str
    plan: Plan
    folder: Path
    #: behind a load balancer; 0 is one node alone, on SQLite
    nodes: int = 0


#: what is told while a part goes on: what happens in it now
Tell = Callable[[str], None]
#: what a part does in its process
Work = Callable[[Part, Tell], Report]


class Broken(NamedTuple):
    """A part that failed, and where."""

    reason: str


@dataclass
class Running:
    """A part as the others see it."""

    part: Part
    process: BaseProcess
    line: Connection
    reports: list[Report] = field(default_factory=list)
    reason: str = ""

    def hear(self, tell: Callable[[str, str], None]) -> bool:
        """Take what it says; False after its last word."""
        try:
            said = self.line.recv()
        except (EOFError, OSError):
            return False
        if isinstance(said, Report):
            self.reports.append(said)
        elif isinstance(said, Broken):
            self.reason = said.reason
        else:
            tell(self.part.name, said)
        return True

    def end(self) -> Report:
        """What came of it, once it has said its last word. Whoever dies without a report is seen."""
        self.process.join(TIDY_SECONDS)
        code = self.process.exitcode
        if code != 0:
            self.kill()
        if code == 0 and self.reports:
            return self.reports[0]
        note = f"{self.part.name} ended with {code} before its time"
        sys.stderr.write(f"{note}\n")
        return Report(Verdict(unfinished=1, notes=[f"{note}: {self.reason or 'it said nothing'}"]))

    def kill(self) -> None:
        """End at once whatever it has started and left behind."""
        assert self.process.pid is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


def share(faults: int, count: int) -> list[int]:
    """So many faults for each of some parts; none has none."""
    return [each for number in range(count) if (each := faults // count + (number < faults % count))]


def side_by_side(parts: Sequence[Part], tell: Callable[[str, str], None], work: Work | None = None) -> Report:
    """Go through all parts at once; the report of all."""
    report = Report()
    with begun(parts, work or weather) as running:
        lines = {each.line: each for each in running}
        while lines:
            for line in wait(list(lines)):
                assert isinstance(line, Connection)
                if not lines[line].hear(tell):
                    report.add(lines.pop(line).end())
    return report


@contextmanager
def begun(parts: Sequence[Part], work: Work) -> Iterator[list[Running]]:
    """A process for each part. Whatever happens here, none of them outlives it, nor anything they started."""
    running: list[Running] = []
    try:
        for part in parts:
            line, theirs = SPAWN.Pipe(duplex=False)
            process = SPAWN.Process(target=go_through, args=(part, work, theirs), name=part.name)
            process.start()
            theirs.close()
            running.append(Running(part, process, line))
        yield running
    finally:
        left = [each for each in running if each.process.is_alive()]
        for each in left:
            each.process.terminate()
        for each in left:
            each.process.join(TIDY_SECONDS)
            each.kill()


def go_through(part: Part, work: Work, line: Connection) -> None:
    """What the process of a part does."""
    # A session of its own: Ctrl+C is for the one who started it, who then says so here, and what is left can be found.
    os.setsid()
    end_when_asked()
    try:
        report = work(part, line.send)
    except Exception as error:
        line.send(Broken("".join(traceback.format_exception(error))))
        raise
    line.send(report)


def end_when_asked() -> None:
    """Whoever is asked to end takes everything along that was started, and is asked once."""

    def end(number: int, _: object) -> None:
        signal.signal(number, signal.SIG_IGN)
        sys.exit(128 + number)

    signal.signal(signal.SIGTERM, end)


def weather(part: Part, tell: Tell) -> Report:
    with fleet(part.folder, part.nodes) if part.nodes else single(part.folder) as house:
        return Run(house, part.plan, tell).go(part.folder / "records")
