"""It is one's turn in a game by the day, and no page is open: the switch, and the service worker that tells it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, Page, Playwright, Worker, expect

from smallbox.text import LANGUAGES
from tests.browser.pages import FLAGS, PHONE, WITH_NOTICES, Pages, overflowing, speak
from tests.browser.tables import sit
from tests.server.live import Live, Seat, eventually
from tests.server.push_service import Browser

WISH = "Tell me when it's my turn, even when smallbox is closed"
#: the browser for tests reaches no push service, so subscribing is pretended; all the rest is the browser's own
PRETEND = """
const given = GIVEN;
let subscribed = null;
PushManager.prototype.getSubscription = () => Promise.resolve(subscribed);
PushManager.prototype.subscribe = (options) => {
    window.asked = options;
    const key = Uint8Array.from(atob(options.applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.charCodeAt(0));
    subscribed = {
        endpoint: given.endpoint,
        options: { applicationServerKey: key.buffer },
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: () => { subscribed = null; return Promise.resolve(true); },
    };
    return Promise.resolve(subscribed);
};
"""
#: a server that was started with --no-push
SWITCHED_OFF = """
const get = fetch;
const off = () => Promise.resolve(new Response('{"key": ""}'));
window.fetch = (path, ...more) => (path === '/api/push' ? off() : get(path, ...more));
"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Chromium]:
    """The browser without a window shows no notices."""
    chromium = playwright.chromium.launch(executable_path=WITH_NOTICES, args=FLAGS)
    yield chromium
    chromium.close()


def person(pages: Pages, server: Live, browser: Browser, **settings: Any) -> Page:
    """Somebody whose browser has a service worker, and may notify."""
    page = pages.person(worker=True, **settings)
    page.context.grant_permissions(["notifications"], origin=server.address)
    page.add_init_script(PRETEND.replace("GIVEN", json.dumps(browser.subscription)))
    return page


def worker_of(page: Page) -> Worker:
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    [worker] = page.context.service_workers
    return worker


class Deliveries:
    """The browser's own way to a service worker, past the push service."""

    def __init__(self, page: Page, server: Live) -> None:
        self._origin = server.address
        self._registrations: list[str] = []
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._updated)
        self._session.send("ServiceWorker.enable")
        eventually(lambda: bool(self._wait(page)), "the browser names its service worker")

    def _updated(self, event: dict[str, Any]) -> None:
        self._registrations += [each["registrationId"] for each in event["registrations"] if not each["isDeleted"]]

    def _wait(self, page: Page) -> list[str]:
        page.wait_for_timeout(50)
        return self._registrations

    def push(self, data: str) -> None:
        told = {"origin": self._origin, "registrationId": self._registrations[-1], "data": data}
        self._session.send("ServiceWorker.deliverPushMessage", told)


def shown(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
            .map(({ title, body, tag }) => ({ title, body, tag }))"""
    )
    return found


def kept(server: Live, seat: Seat) -> list[tuple[str, str]]:
    sql = "SELECT endpoint, language FROM push_subscriptions WHERE table_code = ?"
    return [(endpoint, language) for endpoint, language in server.query(sql, seat.code)]


def await_only(page: Page, notice: dict[str, str]) -> None:
    """The browser may take an older one away a moment after the newer one is there."""
    eventually(lambda: shown(page) == [notice], "one notice is shown, the newest")


def test_a_push_is_shown_and_a_newer_one_takes_its_place(pages: Pages, server: Live) -> None:
    page = person(pages, server, Browser("https://fcm.googleapis.com"))
    page.goto(server.address)
    worker_of(page)
    deliveries = Deliveries(page, server)
    for game in ("Kobito", "Kanobu"):
        told = {"table": "ABCDEFGH", "game": game.lower(), "title": f"It's your turn in {game}", "body": "With Ada"}
        deliveries.push(json.dumps(told))
        title = told["title"]
        page.wait_for_function(
            """async (title) => (await (await navigator.serviceWorker.ready).getNotifications())
                .some((notice) => notice.title === title)""",
            arg=title,
        )
        await_only(page, {"title": title, "body": "With Ada", "tag": "turn ABCDEFGH"})
    # Whatever comes is shown: browsers take pushes away from sites that keep silent.
    deliveries.push("no JSON")
    eventually(lambda: len(shown(page)) == 2, "a push without words is shown too")


@pytest.mark.soak
def test_a_tap_on_the_notice_leads_to_the_table(pages: Pages, server: Live) -> None:
    """The worker's own code; only what a browser does after a real tap alone is written down instead of done."""
    page = person(pages, server, Browser("https://fcm.googleapis.com"))
    seat = server.make_table("kobito", seats=2, pace="day")
    page.goto(server.address)
    worker = worker_of(page)
    worker.evaluate(
        """() => {
            self.ways = [];
            self.clients.openWindow = async (path) => void self.ways.push(['open', path]);
            WindowClient.prototype.focus = async function () { self.ways.push(['focus', new URL(this.url).pathname]); };
        }"""
    )
    tap = """async (code) => {
        await self.registration.showNotification('turn', { tag: `turn ${code}` });
        const [notification] = await self.registration.getNotifications({ tag: `turn ${code}` });
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
        while (self.ways.length === 0) await new Promise((go) => setTimeout(go, 20));
        const left = await self.registration.getNotifications();
        return [self.ways.pop(), left.length];
    }"""
    assert worker.evaluate(tap, seat.code) == [["open", f"/t/{seat.code}"], 0]
    sit(page, server, "kobito", seat)
    page.locator(".bar").wait_for()
    assert worker.evaluate(tap, seat.code) == [["focus", f"/t/{seat.code}"], 0]


@pytest.mark.soak
def test_an_open_table_takes_the_notice_away_when_it_is_seen(pages: Pages, server: Live) -> None:
    page = person(pages, server, Browser("https://fcm.googleapis.com"))
    seat = server.make_table("kanobu", seats=2, pace="day", bots=["random"])
    page.goto(server.address)
    worker_of(page).evaluate("(code) => self.registration.showNotification('turn', { tag: `turn ${code}` })", seat.code)
    assert len(shown(page)) == 1
    sit(page, server, "kanobu", seat)
    page.locator(".bar button.primary.large").click()
    page.locator(".line.mine").wait_for()
    eventually(lambda: shown(page) == [], "the notice is gone")


@pytest.mark.soak
def test_the_switch_tells_the_server_where_to_find_this_browser(pages: Pages, server: Live) -> None:
    browser = Browser("https://fcm.googleapis.com")
    page = person(pages, server, browser)
    seat = server.make_table("kobito", seats=2, pace="day")
    sit(page, server, "kobito", seat)
    switch = page.get_by_role("switch", name=WISH)
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    eventually(lambda: kept(server, seat) == [(browser.endpoint, "en")], "the server knows the device")
    key = server.ask("GET", "/api/push").json()["key"]
    assert page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": key}
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    eventually(lambda: kept(server, seat) == [], "the server has forgotten it")


@pytest.mark.soak
def test_a_table_that_is_opened_later_is_told_too(pages: Pages, server: Live) -> None:
    browser = Browser("https://fcm.googleapis.com")
    page = person(pages, server, browser, push=True, language="uk")
    seat = server.make_table("kanobu", seats=2, pace="week")
    sit(page, server, "kanobu", seat)
    eventually(lambda: kept(server, seat) == [(browser.endpoint, "uk")], "the server knows the device")
    quick = server.make_table("kanobu", seats=2, pace="brisk")
    sit(page, server, "kanobu", quick)
    page.locator(".bar").wait_for()
    expect(page.get_by_role("switch", name="Сповіщати про мій хід")).to_have_count(0)
    page.wait_for_timeout(500)
    assert kept(server, quick) == []


@pytest.mark.soak
@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("delete window.PushManager", "This browser can't do this here."),
        (
            "Object.defineProperty(window, 'isSecureContext', { get: () => false })",
            "Browsers allow this only over https.",
        ),
        ("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })", "Your browser blocks"),
        (SWITCHED_OFF, "This server doesn't send push"),
    ],
    ids=["no push", "no https", "denied", "switched off"],
)
def test_where_it_cannot_be_it_says_why(pages: Pages, server: Live, script: str, why: str) -> None:
    page = person(pages, server, Browser("https://fcm.googleapis.com"))
    page.add_init_script(script)
    page.goto(server.address)
    page.get_by_role("button", name="Settings").first.click()
    switch = page.get_by_role("switch", name=WISH)
    expect(switch).to_be_disabled()
    expect(switch).to_contain_text(why)


@pytest.mark.soak
def test_the_switch_fits_a_phone_in_every_language(pages: Pages, server: Live) -> None:
    page = sit(pages.person(PHONE), server, "kobito", server.make_table("kobito", seats=2, pace="day"))
    for language in LANGUAGES:
        speak(page, language)
        page.get_by_role("switch").last.scroll_into_view_if_needed()
        assert overflowing(page) == []
