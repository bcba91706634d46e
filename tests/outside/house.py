"""The server that is attacked, and what is counted while it is."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.outside.crowd import PROMPT, Crowd, metric
from tests.outside.tab import Tab
from tests.server.live import QUICK, Live, live

#: options with which a game of That's Not a Hat is short
SHORT_HAT = {"show_seconds": "2", "reveal_seconds": "2", "look_seconds": "0", "penalty_limit": "2"}
FAILURES = "smallbox_failures_total"


class Figures:
    """What came of a scenario. Everything but `tried` has to be nothing."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.tried = 0
        #: others who lost their socket, or heard nothing of what happened
        self.disturbed: list[str] = []
        #: messages without an answer, on sockets that stayed open
        self.unanswered: list[str] = []
        #: what did not follow the protocol
        self.complaints: list[str] = []
        #: what the server counted and logged itself
        self.failures = 0
        self.errors: list[str] = []

    def __str__(self) -> str:
        return (
            f"{self.what}: {self.tried} faults tried, {len(self.disturbed)} others disturbed, "
            f"{len(self.unanswered)} unanswered, {len(self.complaints)} complaints, {self.failures} failures counted, "
            f"{len(self.errors)} errors logged"
        )

    def must_be_clean(self) -> None:
        """Print the figures, and fail with the first of what went wrong."""
        sys.stdout.write(f"{self}\n")
        wrong = [*self.disturbed[:5], *self.unanswered[:5], *self.complaints[:5], *self.errors[:3]]
        assert not wrong, "\n".join([str(self), *wrong])
        assert not self.failures, str(self)


@contextmanager
def house(folder: Path, *options: str) -> Iterator[Live]:
    """A running server; without options one without limits, whose bots do not dawdle."""
    with live(folder, *(options or QUICK)) as server:
        yield server


@contextmanager
def scenario(server: Live, what: str) -> Iterator[tuple[Crowd, Figures]]:
    """A crowd at a server, with what the server itself says about it in the end."""
    figures = Figures(what)
    crowd = Crowd(server.port)
    before, logged = metric(server.port, FAILURES), len(server.log)
    try:
        yield crowd, figures
    finally:
        crowd.close()
    figures.failures = int(metric(server.port, FAILURES) - before)
    figures.errors = error_lines(server.log[logged:])
    figures.must_be_clean()


def error_lines(log: bytes) -> list[str]:
    """Lines of level error, and those that are no log lines at all, such as tracebacks."""
    found = []
    for line in log.decode("utf-8", "replace").splitlines():
        try:
            is_error = json.loads(line).get("level") in ("error", "critical")
        except (ValueError, AttributeError):
            is_error = True
        if is_error:
            found.append(line)
    return found


def look_after(crowd: Crowd, others: dict[str, Tab], figures: Figures, when: str) -> None:
    """Everybody who has done nothing wrong says something: it must be answered, and heard by all the others."""
    asked = {name: tab.say("react", reaction="hello") for name, tab in others.items() if not tab.is_gone}
    seated = {name for name, tab in others.items() if tab.table.get("you") is not None}
    heard = {name: count_reactions(tab) for name, tab in others.items()}

    def said() -> int:
        """How many reactions everybody must hear; whoever was told to wait has said nothing."""
        answers = [others[name].answers.get(asked.get(name, ""), {}) for name in seated]
        return len(seated) - len([answer for answer in answers if answer.get("error") == "rate-limited"])

    def is_well() -> bool:
        return all(
            tab.is_gone or (asked[name] in tab.answers and count_reactions(tab) >= heard[name] + said())
            for name, tab in others.items()
        )

    crowd.until(is_well, PROMPT)
    for name, tab in others.items():
        if tab.is_gone or tab.bye:
            figures.disturbed.append(f"{when}: {name} lost the socket ({tab.bye or tab.close_code})")
        elif asked[name] not in tab.answers:
            figures.unanswered.append(f"{when}: {name} got no answer in {PROMPT} s")
        elif count_reactions(tab) < heard[name] + said():
            figures.disturbed.append(f"{when}: {name} heard nothing of what the others said")
        figures.complaints += [f"{when}: {name}: {each}" for each in tab.complaints]
        tab.complaints.clear()


def count_reactions(tab: Tab) -> int:
    return sum(event["type"] == "reacted" for event in tab.events)
