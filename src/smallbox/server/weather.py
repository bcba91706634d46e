"""Rough weather: a database or a bus that does not answer, noticed, told to everybody who is here, and seen to pass."""

import asyncio
from collections.abc import Callable

import structlog

from smallbox.server.store import Store, StoreError
from smallbox.wire.codec import encode
from smallbox.wire.server import Trouble, Weather

log = structlog.get_logger("smallbox.weather")
#: seconds between two looks, and until the database is taken for away
LOOK_SECONDS = 1.0
PATIENCE_SECONDS = 2.0
#: looks after which it is told again, for those who came meanwhile
REPEATED = 3

Tell = Callable[[bytes], None]


class WeatherWatch:
    """Looks at what the node depends on; knows what is wrong just now."""

    def __init__(self, store: Store, has_bus: Callable[[], bool], tell: Tell, *, is_remote: bool) -> None:
        self._store = store
        self._has_bus = has_bus
        self._tell = tell
        #: may the database go away by itself? A file that could be written to is there: only one that failed is asked
        self._is_remote = is_remote
        self._asking: asyncio.Future[None] | None = None
        self.troubles: set[Trouble] = set()

    async def run(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._is_remote or self._store.has_failed or "database" in self.troubles:
                await self.look_at_database()
            self._note("bus", is_there=self._has_bus())
            looks += 1
            if looks % REPEATED == 0:
                for trouble in self.troubles:
                    self._tell(encode(Weather(trouble, is_over=False)))

    async def look_at_database(self) -> bool:
        """Does the database answer, and was the last write stored? Found out within some seconds."""
        if self._asking is None:
            self._asking = asyncio.ensure_future(self._store.ping())
            self._asking.add_done_callback(self._asked)
        # Not cancelled: a question that hangs is the answer, and the next one waits for it too.
        done, _ = await asyncio.wait([self._asking], timeout=PATIENCE_SECONDS)
        is_there = bool(done) and all(each.exception() is None for each in done)
        self._note("database", is_there=is_there)
        return is_there

    def _asked(self, answer: asyncio.Future[None]) -> None:
        self._asking = None
        if not answer.cancelled() and (error := answer.exception()) is not None and not isinstance(error, StoreError):
            log.error("the database was not asked", kind=type(error).__name__)

    def _note(self, trouble: Trouble, *, is_there: bool) -> None:
        if is_there == (trouble not in self.troubles):
            return
        (self.troubles.discard if is_there else self.troubles.add)(trouble)
        log.warning("rough weather is over" if is_there else "rough weather", trouble=trouble)
        self._tell(encode(Weather(trouble, is_over=is_there)))
