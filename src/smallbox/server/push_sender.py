"""Sends pushes: a few at a time, beside the tables, which never wait for them."""

import asyncio
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

from smallbox.server.logs import ThrottledLog
from smallbox.server.metrics import Metrics
from smallbox.server.push_crypto import VapidKey, encrypt
from smallbox.server.push_services import Delivery, origin_of
from smallbox.server.push_store import PushStore
from smallbox.tables.effects import Subscription, TurnNotice
from smallbox.text import Speech

if TYPE_CHECKING:
    from smallbox.server.push_post import Poster

log = structlog.get_logger("smallbox.push")
#: connections at once, and turns that may wait to be told
AT_ONCE = 8
MOST_WAITING = 1000
#: seconds before each further try; a service that asks for a longer wait is not asked again
WAITS = (5.0, 20.0, 60.0)
LONGEST_WAIT = 120.0
#: seconds between two lines in the log
APART = 600.0
#: whom a push service may ask, where the server's own address is not known
NO_CONTACT = "mailto:nobody@smallbox.invalid"
GONE = (404, 410)
TAKEN = range(200, 300)
TOO_MANY = 429


class Payload(msgspec.Struct, frozen=True):
    """What the service worker gets: nothing of the cards, and no secret."""

    table: str
    game: str
    title: str
    body: str


class PushSender:
    """Tells the devices of somebody whose turn has begun. Whatever fails is counted, and disturbs nobody."""

    def __init__(
        self,
        store: PushStore,
        key: VapidKey,
        metrics: Metrics,
        *,
        contact: str = NO_CONTACT,
        also: str = "",
        waits: tuple[float, ...] = WAITS,
    ) -> None:
        self.store = store
        self.key = key
        self.metrics = metrics
        self.contact = contact
        self._also = also
        self._waits = waits
        self._log = ThrottledLog(log, APART)
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._poster: Poster | None = None
        self._making = threading.Lock()
        #: does the table still wait for somebody who is away?
        self.is_awaited: Callable[[TurnNotice], bool] = lambda _notice: True
        #: the latest turn of each person that is being told, so that an older one is not tried again
        self._latest: dict[tuple[str, int], TurnNotice] = {}

    def service_of(self, endpoint: str) -> str | None:
        return origin_of(endpoint, self._also)

    def tell(self, notice: TurnNotice) -> None:
        """Returns at once."""
        if len(self._tasks) >= MOST_WAITING:
            self._failed("too many wait")
            return
        self._latest[notice.table, notice.person] = notice
        task = asyncio.get_running_loop().create_task(self._tell(notice))
        self._tasks.add(task)
        task.add_done_callback(partial(self._told, notice))

    def _told(self, notice: TurnNotice, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._latest.get((notice.table, notice.person)) is notice:
            del self._latest[notice.table, notice.person]
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(type(error).__name__)

    async def _tell(self, notice: TurnNotice) -> None:
        until = time.monotonic() + notice.milliseconds / 1000
        devices = await self.store.of_person(notice.table, notice.person)
        await asyncio.gather(*(self._reach(device, notice, until) for device in devices))

    async def _reach(self, device: Subscription, notice: TurnNotice, until: float) -> None:
        """Try until the service has taken it, or it is of no use any more."""
        for wait in (*self._waits, None):
            delivery = await self._try(device, notice, until)
            if delivery.status in TAKEN:
                self.metrics.pushes += 1
                return
            if delivery.status in GONE:
                await self.store.drop(device.endpoint)
                return
            is_worth_it = delivery.status in (0, TOO_MANY) or delivery.status >= 500
            pause = delivery.wait if delivery.wait is not None else wait
            if wait is None or pause is None or not is_worth_it or pause > LONGEST_WAIT:
                self._failed(delivery.kind or f"status {delivery.status}")
                return
            await asyncio.sleep(pause)
            is_latest = self._latest.get((notice.table, notice.person)) is notice
            if not is_latest or not self.is_awaited(notice) or time.monotonic() >= until:
                return

    async def _try(self, device: Subscription, notice: TurnNotice, until: float) -> Delivery:
        service = self.service_of(device.endpoint)
        if service is None:
            # Stored by a version that knew more services.
            return Delivery(GONE[0])
        async with self._turn:
            # In a thread: certificates and sentences take a while to read, the first time.
            poster, content, authorization = await asyncio.to_thread(self._prepare, device, notice, service)
            headers = self._headers(notice, authorization, int(until - time.monotonic()))
            return await poster.post(device.endpoint, content, headers)

    def _prepare(self, device: Subscription, notice: TurnNotice, service: str) -> "tuple[Poster, bytes, str]":
        with self._making:
            if self._poster is None:
                # httpx takes longer to import than the rest of this, and most servers never tell anybody.
                from smallbox.server.push_post import Poster  # noqa: PLC0415 - see above

                self._poster = Poster()
            poster = self._poster
        content = encrypt(payload(notice, device.language), device.p256dh, device.auth)
        return poster, content, self.key.authorization(service, self.contact, int(time.time()))

    @staticmethod
    def _headers(notice: TurnNotice, authorization: str, seconds: int) -> dict[str, str]:
        return {
            "authorization": authorization,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            # Of no use when the time for the move is over.
            "ttl": str(max(0, seconds)),
            "urgency": "normal",
            # A newer turn at the same table takes the place of one that has not been delivered.
            "topic": f"turn-{notice.table}",
        }

    def _failed(self, kind: str) -> None:
        """An endpoint names a device, so it is in no log."""
        self.metrics.push_failures += 1
        self._log.warning("a push was not sent", kind=kind)

    async def stop(self) -> None:
        """What has not been sent is not sent any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._poster is not None:
            await self._poster.close()


def payload(notice: TurnNotice, language: str) -> bytes:
    speech = Speech(language)
    title = speech.say("app-notice-turn", game=speech.say(f"game-{notice.game}"))
    body = speech.say("app-push-text", names=", ".join(notice.others))
    return msgspec.json.encode(Payload(notice.table, notice.game, title, body))
