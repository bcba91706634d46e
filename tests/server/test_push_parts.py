"""What pushes are made of: the list of services, the encryption, the signature, and the sender by itself."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from smallbox.server import push_sender
from smallbox.server.metrics import Metrics
from smallbox.server.push_crypto import BadPushKey, VapidKey, base64url, encrypt, from_base64url, new_private_key
from smallbox.server.push_sender import PushSender
from smallbox.server.push_services import origin_of
from smallbox.server.store import Store
from smallbox.tables.effects import Subscription, TurnNotice, Unsubscription, Writing
from tests.server.push_service import Browser, PushService, Reading, push_service
from tests.services import Place

CODE, PERSON = "ABCDEFGH", 3
NOTICE = TurnNotice(CODE, 12, PERSON, "kobito", ["Ada", "Bo"], 60_000)

TRUSTED = (
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QGo",
    "https://wns2-by3p.notify.windows.com/w/?token=BQYAAAD%2b",
)
DISTRUSTED = (
    "",
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:443/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://user@fcm.googleapis.com/fcm/send/abc",
    "https://user:word@fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.evil.example/fcm/send/abc",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com./fcm",
    "https://FCM.googleapis.com/fcm",
    "https://evil-fcm.googleapis.com/x",
    "https://googleapis.com/x",
    "https://evil.example/fcm.googleapis.com/",
    "https://evil.example#fcm.googleapis.com/",
    "https://evil.example\\@fcm.googleapis.com/",
    "https://fcm.googleapis.com\\.evil.example/",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/a\r\nhost: x",
    "https://push.apple.com/x",
    "https://evilpush.apple.com.evil.example/x",
    "https://notpush.services.mozilla.com/x",
    "https://notify.windows.com/x",
    "https://evil-notify.windows.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://2130706433/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "ftp://fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "https:fcm.googleapis.com/x",
)


@pytest.mark.parametrize("endpoint", TRUSTED)
def test_the_services_of_the_browser_vendors_are_known(endpoint: str) -> None:
    assert origin_of(endpoint) == endpoint[: endpoint.index("/", 8)]


@pytest.mark.parametrize("endpoint", DISTRUSTED)
def test_nobody_else_is_sent_anything(endpoint: str) -> None:
    assert origin_of(endpoint) is None
    assert origin_of(endpoint, "http://127.0.0.1:1") is None


def test_the_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    own = ec.derive_private_key(
        int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        own=own,
    )
    assert base64url(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_two_pushes_have_nothing_in_common() -> None:
    browser = Browser("https://fcm.googleapis.com")
    keys = (browser.subscription["p256dh"], browser.subscription["auth"])
    first, second = encrypt(b"the same", *keys), encrypt(b"the same", *keys)
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]


@pytest.mark.parametrize("key", ["", "A" * 87, "B" * 87, "B" + "A" * 86])
def test_a_key_that_is_no_point_on_the_curve_is_refused(key: str) -> None:
    with pytest.raises(BadPushKey):
        encrypt(b"", key, "A" * 22)


def test_a_private_key_shows_itself_nowhere() -> None:
    private = new_private_key()
    key = VapidKey(private)
    shown = f"{key} {key!r} {key.public} {key.authorization('https://fcm.googleapis.com', 'mailto:a@b.example', 1)}"
    assert private not in shown
    assert len({new_private_key() for _ in range(20)}) == 20


# The sender, without a table.


class Setting:
    """A sender with a stored device, before a service."""

    def __init__(self, store: Store, service: PushService, sender: PushSender, browser: Browser) -> None:
        self.store = store
        self.service = service
        self.sender = sender
        self.browser = browser

    async def done(self) -> None:
        while self.sender._tasks:
            await asyncio.sleep(0.01)

    async def tell(self, notice: TurnNotice = NOTICE) -> None:
        self.sender.tell(notice)
        await self.done()

    async def devices(self) -> list[Subscription]:
        return await self.store.push.of_person(CODE, PERSON)


@asynccontextmanager
async def setting(folder: Path, service: PushService, **given: Any) -> AsyncIterator[Setting]:
    store = await Store.open(f"sqlite:///{folder / 'smallbox.db'}")
    sender = PushSender(
        store.push, await store.push.key(), Metrics(), **{"also": service.origin, "waits": (0.01, 0.02, 0.03), **given}
    )
    browser = Browser(service.origin)
    await subscribe(store, browser)
    try:
        yield Setting(store, service, sender, browser)
    finally:
        await sender.stop()
        await store.close()


async def subscribe(store: Store, browser: Browser, *, person: int = PERSON, at: int = 1, language: str = "en") -> None:
    subscription = Subscription(person=person, **browser.subscription, language=language, at=at)
    await write(store, Writing([], subscriptions=[subscription]))


async def write(store: Store, writing: Writing) -> None:
    stored = asyncio.get_running_loop().create_future()
    store.append(CODE, writing, stored.set_result)
    assert await stored is None


def run(folder: Path, act: Callable[[Setting], Coroutine[Any, Any, None]], **given: Any) -> None:
    async def main(service: PushService) -> None:
        async with setting(folder, service, **given) as made:
            await act(made)

    with push_service() as service:
        asyncio.run(main(service))


def test_a_push_says_what_it_may_and_nothing_else(tmp_path: Path) -> None:
    async def act(made: Setting) -> None:
        await made.tell()
        [arrived] = made.service.arrived
        assert made.browser.read(arrived) == {
            "table": CODE,
            "game": "kobito",
            "title": "It's your turn in Kobito",
            "body": "With Ada, Bo",
        }
        assert arrived.path == made.browser.path
        assert 55 <= int(arrived.headers["ttl"]) <= 60
        assert (arrived.headers["urgency"], arrived.headers["topic"]) == ("normal", f"turn-{CODE}")
        claims = made.service.check_signature(arrived, made.sender.key.public)
        assert claims["sub"] == "https://smallbox.example"
        assert (made.sender.metrics.pushes, made.sender.metrics.push_failures) == (1, 0)

    run(tmp_path, act, contact="https://smallbox.example")


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [
        ("uk", "Твій хід: Кобіто", "За столом: Ada, Bo"),
        ("nl", "Jij bent aan de beurt in Kobito", "Met Ada, Bo"),
        ("ru", "Твой ход: Кобито", "За столом: Ada, Bo"),
    ],
)
def test_each_device_is_told_in_its_own_language(tmp_path: Path, language: str, title: str, body: str) -> None:
    async def act(made: Setting) -> None:
        await subscribe(made.store, made.browser, language=language)
        await made.tell()
        [arrived] = made.service.arrived
        told = made.browser.read(arrived)
        assert (told["title"], told["body"]) == (title, body)

    run(tmp_path, act)


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def act(made: Setting) -> None:
        made.service.answers = [Reading(status)]
        await made.tell()
        assert await made.devices() == []
        await made.tell()
        assert len(made.service.arrived) == 1

    run(tmp_path, act)


@pytest.mark.parametrize("answer", [Reading(500), Reading(503, "0"), Reading(429, "0"), Reading(502, "tomorrow")])
def test_a_service_in_trouble_is_asked_again_a_few_times(tmp_path: Path, answer: Reading) -> None:
    async def act(made: Setting) -> None:
        made.service.answers = [answer, answer]
        await made.tell()
        assert len(made.service.arrived) == 3
        made.service.answers = [answer] * 9
        await made.tell()
        assert len(made.service.arrived) == 3 + 4
        assert (made.sender.metrics.pushes, made.sender.metrics.push_failures) == (1, 1)
        assert len(await made.devices()) == 1

    run(tmp_path, act)


@pytest.mark.parametrize("answer", [Reading(400), Reading(403), Reading(413), Reading(301), Reading(503, "9999")])
def test_what_will_not_get_better_is_not_tried_again(tmp_path: Path, answer: Reading) -> None:
    async def act(made: Setting) -> None:
        made.service.answers = [answer]
        await made.tell()
        assert len(made.service.arrived) == 1
        assert made.sender.metrics.push_failures == 1

    run(tmp_path, act)


def test_an_old_turn_is_not_tried_again(tmp_path: Path) -> None:
    async def act(made: Setting) -> None:
        made.service.answers = [Reading(500)]
        made.sender.is_awaited = lambda _: False
        await made.tell()
        assert len(made.service.arrived) == 1
        made.service.answers = [Reading(500)]
        made.sender.is_awaited = lambda _: True
        await made.tell(NOTICE._replace(milliseconds=1))
        assert len(made.service.arrived) == 2

    run(tmp_path, act)


def test_without_a_way_to_the_internet_there_is_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []

    class Log:
        def warning(self, event: str, **facts: Any) -> None:
            lines.append(json.dumps([event, facts]))

    monkeypatch.setattr(push_sender, "log", Log())

    async def act(made: Setting) -> None:
        nobody = Browser("http://127.0.0.1:1")
        await subscribe(made.store, nobody, person=4)
        for _ in range(5):
            await made.tell(NOTICE._replace(person=4))
        assert made.sender.metrics.push_failures == 5
        assert len(lines) == 1
        assert "127.0.0.1" not in lines[0]
        assert nobody.path not in lines[0]

    run(tmp_path, act, also="http://127.0.0.1:1")


def test_too_many_turns_at_once_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_sender, "MOST_WAITING", 3)

    async def act(made: Setting) -> None:
        for number in range(5):
            made.sender.tell(NOTICE._replace(table=f"TABLE{number}"))
        assert len(made.sender._tasks) == 3
        await made.done()
        assert made.sender.metrics.push_failures == 2

    run(tmp_path, act)


def test_a_person_has_a_few_devices_and_the_oldest_makes_room(tmp_path: Path) -> None:
    async def act(made: Setting) -> None:
        browsers = [Browser(made.service.origin) for _ in range(6)]
        for at, browser in enumerate(browsers, 2):
            await subscribe(made.store, browser, at=at)
        await subscribe(made.store, browsers[2], at=99, language="nl")
        await subscribe(made.store, Browser(made.service.origin), person=5)
        kept = {each.endpoint: each.language for each in await made.devices()}
        assert kept == {browser.endpoint: "en" for browser in browsers[3:]} | {browsers[2].endpoint: "nl"}

    run(tmp_path, act)


def test_all_servers_of_a_database_have_the_same_key(tmp_path: Path) -> None:
    async def keys() -> set[str]:
        url = f"sqlite:///{tmp_path / 'smallbox.db'}"
        stores = [await Store.open(url) for _ in range(2)]
        found = {(await store.push.key()).public for store in stores * 2}
        for store in stores:
            await store.close()
        return found

    assert len(asyncio.run(keys()) | asyncio.run(keys())) == 1


def test_a_sender_that_stops_waits_for_nobody(tmp_path: Path) -> None:
    async def act(made: Setting) -> None:
        made.service.answers = [Reading(503, "100")]
        made.sender.tell(NOTICE)
        while not made.service.arrived:
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await made.sender.stop()
        assert time.monotonic() - began < 5

    run(tmp_path, act)


def test_both_databases_keep_and_forget_devices_alike(place: Place) -> None:
    async def act() -> None:
        store = await Store.open(place.url)
        try:
            browsers = [Browser("https://fcm.googleapis.com") for _ in range(6)]
            for at, browser in enumerate(browsers):
                await subscribe(store, browser, at=at)
                await subscribe(store, browser, at=at, person=5)
            await subscribe(store, browsers[3], at=9, language="ru")
            kept = await store.push.of_person(CODE, PERSON)
            assert [each.endpoint for each in kept] == [browsers[at].endpoint for at in (2, 4, 5, 3)]
            assert [each.language for each in kept] == ["en", "en", "en", "ru"]
            await write(store, Writing([], unsubscriptions=[Unsubscription(PERSON, browsers[4].endpoint)]))
            await store.push.drop(browsers[5].endpoint)
            assert [len(await store.push.of_person(CODE, person)) for person in (PERSON, 5)] == [2, 3]
            await write(store, Writing([], unsubscriptions=[Unsubscription(PERSON)]))
            assert [len(await store.push.of_person(CODE, person)) for person in (PERSON, 5)] == [0, 3]
            await store.erase(CODE, 5, [], [])
            assert await store.push.of_person(CODE, 5) == []
            assert (await store.push.key()).public == (await store.push.key()).public
        finally:
            await store.close()

    asyncio.run(act())
