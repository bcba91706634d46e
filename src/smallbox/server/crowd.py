"""Who is at public tables on any node, for their list and for whoever looks for a free seat."""

from collections.abc import Mapping

from smallbox.tables.hall import Hall
from smallbox.tables.room import Room
from smallbox.wire.client import ChatMode

#: people who are connected, and how they may talk
At = tuple[int, ChatMode | None]
#: what a node has not repeated for so long, in seconds, is forgotten
FORGOTTEN_SECONDS = 7.0


class Crowd:
    """What this node's hall knows, and what the other nodes say."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._elsewhere: dict[str, tuple[float, Mapping[str, At]]] = {}

    def at(self, code: str, now: float) -> At:
        """How many people of a table are connected anywhere, and how they may talk."""
        here = self._hall.at(code)
        told = [tables[code] for at, tables in self._elsewhere.values() if code in tables and self._is_new(at, now)]
        # A hall where the table is open counts the people on other nodes too.
        return max((here, *told), key=lambda at: at[0])

    def here(self) -> dict[str, At]:
        """What other nodes are told: the public tables at which somebody is."""
        found = {code: self._hall.at(code) for code, room in self._hall.rooms.items() if is_public(room)}
        return {code: at for code, at in found.items() if at[0]}

    def hear(self, node: str, tables: Mapping[str, At], now: float) -> None:
        """Another node has told."""
        self._elsewhere[node] = (now, tables)
        self._elsewhere = {each: told for each, told in self._elsewhere.items() if self._is_new(told[0], now)}

    @staticmethod
    def _is_new(at: float, now: float) -> bool:
        return now - at < FORGOTTEN_SECONDS


def is_public(room: Room) -> bool:
    return room.table is not None and room.table.settings.privacy == "public"
