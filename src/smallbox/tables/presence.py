"""Who is at a table on other nodes, as far as they have said so lately."""

from smallbox.tables.notices import Here
from smallbox.tables.table import Table

#: how often a node says who is with it, in milliseconds
REPEATED = 2000
#: what a node has not repeated for this long is forgotten: it may be dead
FORGOTTEN = 7000


class Elsewhere:
    """The last word of each node. A person is there until the last node that knows of them says otherwise."""

    __slots__ = ("_said",)

    def __init__(self) -> None:
        self._said: dict[str, tuple[Here, int]] = {}

    def take(self, here: Here, now: int) -> bool:
        """Keep what a node says; False where it has said something later."""
        before = self._said.get(here.node)
        if before is not None and here.number <= before[0].number:
            return False
        self._said[here.node] = (here, now)
        return True

    @property
    def is_known(self) -> bool:
        """Does another node have the table open?"""
        return bool(self._said)

    def knows(self, node: str) -> bool:
        return node in self._said

    def forget_silent(self, now: int) -> bool:
        """Forget whom nothing was heard of lately; was there anybody?"""
        silent = [node for node, (_, at) in self._said.items() if now >= at + FORGOTTEN]
        for node in silent:
            del self._said[node]
        return bool(silent)

    def connected(self, table: Table) -> set[int]:
        """The seats of people who are connected there."""
        return _seats(table, {person for here, _ in self._said.values() for person in here.people})

    def present(self, table: Table) -> set[int]:
        """The same, with those who share a device with somebody."""
        return _seats(table, {person for here, _ in self._said.values() for person in (*here.people, *here.beside)})

    @property
    def watching(self) -> int:
        return sum(here.watching for here, _ in self._said.values())

    @property
    def screens(self) -> int:
        return sum(here.screens for here, _ in self._said.values())


def _seats(table: Table, people: set[int]) -> set[int]:
    return {number for number in table.people() if table.at_seat(number).person in people}
