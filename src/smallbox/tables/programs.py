"""Programs that play over the network: at how many tables each bot is at once, and whose token was revoked."""

from collections.abc import Mapping

from smallbox.tables.effects import Connection
from smallbox.tables.room import Room
from smallbox.wire.codec import NotPossible

#: at how many tables a bot may be connected at once
MOST_GAMES = 16


class Programs:
    """What a hall knows of bots that are programs, by their ids."""

    def __init__(self, where: Mapping[Connection, Room]) -> None:
        self.where = where
        self.revoked: set[str] = set()
        #: sockets; those that are gone are forgotten when the bot comes again
        self._sockets: dict[str, set[Connection]] = {}

    def admit(self, program: str, code: str, *, has_limits: bool) -> None:
        """May a bot come to a table? Raises NotPossible."""
        if program in self.revoked:
            raise NotPossible("no-such-bot")
        elsewhere = {room for room in self._tables(program) if room != code}
        if has_limits and len(elsewhere) >= MOST_GAMES:
            raise NotPossible("too-many-games", most=MOST_GAMES)

    def came(self, program: str, connection: Connection) -> None:
        self._sockets.setdefault(program, set()).add(connection)

    def _tables(self, program: str) -> set[str]:
        here = {each for each in self._sockets.get(program, ()) if each in self.where}
        if here:
            self._sockets[program] = here
        else:
            self._sockets.pop(program, None)
        return {self.where[each].code for each in here}
