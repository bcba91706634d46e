"""A fair queue for a bot worker: at most one question per table, and owners take turns."""

from asyncio import Future
from collections import OrderedDict
from typing import NamedTuple

from smallbox.tables.effects import Think, Thought

#: whoever waits is answered within about this time, in milliseconds: the more wait, the shorter each may think
AIM = 3000
#: but no less than this, which is enough for a legal move
LEAST = 5


class Question(NamedTuple):
    """A bot that is to move, the future for its answer, and since when it waits, on the loop's clock."""

    think: Think
    answer: Future[Thought]
    since: float


class FairQueue:
    """A queue that is fair to owners, however many tables each of them has."""

    def __init__(self) -> None:
        #: by owner, whose turn is next first; then by table, the oldest first
        self._waiting: OrderedDict[str, OrderedDict[str, Question]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(tables) for tables in self._waiting.values())

    def put(self, owner: str, question: Question) -> Question | None:
        """Enqueue a question; returns the table's older one that it replaces."""
        tables = self._waiting.setdefault(owner, OrderedDict())
        replaced = tables.get(question.think.table)
        tables[question.think.table] = question
        return replaced

    def take(self, now: float) -> tuple[Question, int]:
        """The next question, and the milliseconds that its bot may think about it."""
        owner, tables = next(iter(self._waiting.items()))
        number = len(tables)
        _, question = tables.popitem(last=False)
        # What is left of the owner's time is shared equally among its tables.
        left = AIM - int((now - question.since) * 1000)
        share = left // (len(self._waiting) * number)
        self._end_turn(owner)
        return question, max(LEAST, min(question.think.milliseconds, share))

    def drop(self, owner: str, question: Question) -> None:
        """Nobody waits for this answer any more."""
        tables = self._waiting.get(owner)
        if tables is not None and tables.get(question.think.table) is question:
            del tables[question.think.table]
            if not tables:
                del self._waiting[owner]

    def clear(self) -> list[Question]:
        """All that waits, which is then forgotten."""
        left = [question for tables in self._waiting.values() for question in tables.values()]
        self._waiting.clear()
        return left

    def _end_turn(self, owner: str) -> None:
        if self._waiting[owner]:
            self._waiting.move_to_end(owner)
        else:
            del self._waiting[owner]
