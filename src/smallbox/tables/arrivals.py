"""Sockets that have said hello and wait for their table to be loaded."""

from collections.abc import Sequence

from smallbox.tables.effects import Connection
from smallbox.wire.client import Hello

#: how many further messages of a socket are kept meanwhile
MOST_KEPT = 32


class Arrivals:
    """Who waits for which table, with what they have said since."""

    def __init__(self) -> None:
        self._by_table: dict[str, list[tuple[Connection, Hello]]] = {}
        self._said: dict[Connection, list[bytes]] = {}
        #: who knows more than this node, each with the number of the reading of the table that will tell
        self.readings: dict[Connection, int] = {}

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._said

    def add(self, connection: Connection, hello: Hello, said: Sequence[bytes] = ()) -> None:
        self._said[connection] = list(said)
        self._by_table.setdefault(hello.table, []).append((connection, hello))

    def keep(self, connection: Connection, data: bytes) -> bool:
        """Keep a message for later, if there is room for it."""
        said = self._said[connection]
        if len(said) >= MOST_KEPT:
            return False
        said.append(data)
        return True

    def take(self, table: str) -> list[tuple[Connection, Hello, list[bytes]]]:
        """Those who waited for a table; they no longer do."""
        return [(each, hello, self._said.pop(each)) for each, hello in self._by_table.pop(table, [])]

    def remove(self, connection: Connection) -> None:
        """A socket is gone before its table was there."""
        self.readings.pop(connection, None)
        if self._said.pop(connection, None) is not None:
            for table, waiting in list(self._by_table.items()):
                left = [pair for pair in waiting if pair[0] is not connection]
                if left:
                    self._by_table[table] = left
                else:
                    del self._by_table[table]
