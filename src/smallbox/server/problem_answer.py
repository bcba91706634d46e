"""An error as an answer over HTTP: its status, its headers, and why not in the words of the protocol."""

from typing import NamedTuple

import msgspec

from smallbox.core.errors import Refused
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import Problem
from smallbox.wire.problems import explain, status_of

#: when to ask again for what too many wait for
BUSY_SECONDS = 2


class ProblemAnswer(NamedTuple):
    """What is sent instead of what was asked for."""

    status: int
    headers: dict[str, str]
    problem: Problem

    @property
    def body(self) -> bytes:
        return msgspec.json.encode(self.problem)


def problem_answer(error: NotPossible | Refused) -> ProblemAnswer:
    """The one way in which an error is told over HTTP, by whatever part of the server."""
    if isinstance(error, Refused):
        facts = {"clause": error.refusal.clause, "reason": error.refusal.reason, **error.refusal.facts}
        problem = Problem("refused", facts, f"The rules forbid it: {error.refusal}")
        return ProblemAnswer(status_of("refused"), {}, problem)
    wait = error.facts.get("seconds", BUSY_SECONDS if error.error == "busy" else None)
    headers = {} if wait is None else {"retry-after": str(wait)}
    problem = Problem(error.error, error.facts, explain(error.error, error.facts))
    return ProblemAnswer(status_of(error.error), headers, problem)
