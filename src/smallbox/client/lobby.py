"""What a program does so that a game begins and goes on: be ready, open its number, look when something is shown."""

import hashlib
import secrets

from smallbox.client.seat import RemoteSeat
from smallbox.wire.server import Done, ErrorMessage

#: of a number for the deal, in bytes
NONCE = 16
#: says that nobody waits any more for a number that we promise
NO_PROMISE = "no-promise"


class Manners:
    """Sits at a table as the protocol wants it; `mind` is called after all news."""

    def __init__(self, seat: RemoteSeat, *, starts: bool = False) -> None:
        self.seat = seat
        #: begin the game when we are the host and everybody is ready
        self.starts = starts
        self._nonce = ""
        self._seals = True
        #: versions for which something was said already
        self._ready_at = self._started_at = self._looked_at = -1

    async def mind(self) -> None:
        """Say what has to be said now, if anything. Raises SeatLost."""
        now = self.seat.now
        if now is None or now.table.you is None or not self.seat.is_settled:
            return
        table, you = now.table, now.table.you
        own = table.seats[you]
        if own is not None and own.is_away and table.phase in ("playing", "between"):
            await self.seat.ask("back")
        elif table.dealing is not None:
            if you in table.dealing.awaits and self._nonce:
                await self.seat.ask("reveal", nonce=self._nonce)
        elif table.phase in ("lobby", "between"):
            await self._prepare()
        elif now.clock.waits_for == "show" and self._looked_at != now.version:
            self._looked_at = now.version
            await self.seat.ask("displayed", version=now.version)
        elif now.clock.waits_for == "look" and self._looked_at != now.version and not (own and own.is_ready):
            self._looked_at = now.version
            await self.seat.ask("ready")

    async def _prepare(self) -> None:
        now = self.seat.now
        assert now is not None
        table, you = now.table, now.table.you
        assert you is not None
        own = table.seats[you]
        if own is not None and not own.is_ready and self._ready_at != now.version:
            self._ready_at = now.version
            # A number is never used twice.
            self._nonce = secrets.token_hex(NONCE)
            commit = hashlib.sha256(self._nonce.encode()).hexdigest()
            answer = await self.seat.ask("ready", **({"commit": commit} if self._seals else {"nonce": self._nonce}))
            if isinstance(answer, ErrorMessage) and answer.error == NO_PROMISE:
                self._seals, self._ready_at = False, -1
            return
        others = [seat for seat in table.seats if seat is not None and seat.level is None and seat is not own]
        is_full = None not in table.seats and all(seat.is_ready for seat in others)
        if self.starts and table.host == you and table.phase == "lobby" and is_full and self._started_at != now.version:
            self._started_at = now.version
            answer = await self.seat.ask("start")
            if isinstance(answer, Done):
                self._started_at = -1
