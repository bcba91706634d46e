"""The endpoint of a browser's own tables: whose turn it is at each, and how its games ended, in one answer."""

from litestar.params import JSONBody

from smallbox.server.archive import Archive
from smallbox.server.endpoint import Answer, Endpoint, endpoints_of
from smallbox.server.hall_runner import HallRunner
from smallbox.server.request_body import JsonRequest
from smallbox.server.store import StoreError
from smallbox.tables.seats import hash_of
from smallbox.wire.codec import NotPossible
from smallbox.wire.mine import AskMine, Mine, SeatKey, SeatStanding


class MineApi:
    """What a browser can ask about its seats. Storage answers it: no table is opened for it."""

    def __init__(self, runner: HallRunner, archive: Archive) -> None:
        self.runner = runner
        self.archive = archive

    @Endpoint(
        "POST",
        "/api/mine",
        who="whoever has the seats' secrets",
        limit="costly",
        refuses=("busy", "not-stored"),
        answer=Answer(status=200),
    )
    async def look_at_mine(self, request: JsonRequest, data: JSONBody[AskMine]) -> Mine:
        """How it goes at one's seats, and which tables are kept. A wrong secret is answered as no such table is."""
        last = await self.runner.store.last_entries({each.code for each in data.seats} | set(data.tables))
        # One after the other, so that whoever has many tables waits, and not everybody else.
        seats = [await self._look(each, last.get(each.code, 0)) for each in data.seats]
        return Mine(seats, [code for code in data.tables if code in last])

    async def _look(self, key: SeatKey, last: int) -> SeatStanding | None:
        if not last:
            return None
        try:
            found = await self.archive.standing(key.code, last)
        except (NotPossible, StoreError) as error:
            # Deleted just now.
            if isinstance(error, NotPossible) and error.error == "no-such-table":
                return None
            raise
        except Exception:  # noqa: BLE001 - a table that cannot be read, of a game that is gone, hides no other
            return None
        return found.of(hash_of(key.secret), key.after)


MINE_ENDPOINTS = tuple(endpoints_of(MineApi))
