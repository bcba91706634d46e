"""The living room: a table on a television with hands on phones, and one device that goes round."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.pages import LISTEN, PHONE, Pages, overflowing
from tests.browser.players import MOMENT, MOST_STEPS, Player, play_to_the_end
from tests.browser.tables import GAMES, SHORT, SWIFT, mostly, sit
from tests.browser.test_screens import barriers
from tests.server.live import Live, verify

TELEVISION = (1920, 1080)
SMALL_TELEVISION = (1280, 720)
#: the least height of letters that are read from four metres, as a part of the screen's height
READABLE = 1 / 48
LANGUAGES = {"kobito": "en", "kanobu": "uk", "hat": "ru"}

#: words that are too small, with what they say
SMALL_PRINT = """(least) => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector('.tv'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const box = node.parentElement;
        if (!node.textContent.trim() || box.closest('.visually-hidden, svg, .box')) continue;
        if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const zoom = box.offsetWidth ? box.getBoundingClientRect().width / box.offsetWidth : 1;
        const size = parseFloat(getComputedStyle(box).fontSize) * zoom;
        if (size < least) found.push(`${size.toFixed(1)}: ${node.textContent.trim()}`);
    }
    return found;
}"""


def views(page: Page, since: int = 0) -> list[dict[str, Any]]:
    """The positions that a page was told of, in order; the page listens since it was opened."""
    told = page.evaluate("(since) => window.heard.slice(since)", since)
    return [view for text in told if (view := json.loads(text).get("view"))]


@pytest.mark.parametrize("game", mostly("hat"))
def test_a_game_with_a_television_and_two_phones(pages: Pages, server: Live, game: str) -> None:
    language = LANGUAGES[game]
    made = server.make_table(game, name="Ann", seats=3, options=SHORT[game], bots=[SWIFT[game]])
    screen = pages.person(TELEVISION, language=language, theme="dark" if game == "kanobu" else "light")
    screen.add_init_script(LISTEN)
    screen.goto(f"{server.address}/tv/{made.code}")
    expect(screen.locator(".join .number")).to_have_text(f"{made.code[:4]} {made.code[4:]}")
    expect(screen.locator(".join svg[role=img]")).to_be_visible()
    ann = sit(pages.person(PHONE, language=language), server, game, made)
    bo = pages.open(f"/t/{made.code}", PHONE, language=language, name="Bo")
    bo.locator(".bar form button[type=submit]").click()
    expect(screen.locator(".people .name").nth(2)).to_have_text("Bo")
    # Everybody is here: nobody has to scan anything any more.
    expect(screen.locator(".join svg[role=img]")).to_have_count(0)
    assert overflowing(screen) == []
    assert screen.evaluate(SMALL_PRINT, TELEVISION[1] * READABLE) == []
    assert barriers(screen) == []
    ready = bo.locator(".bar button.large")
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")
    ann.locator(".bar button.primary.large").click()
    for phone in (ann, bo):
        expect(phone.locator(".page[data-hand]")).to_be_visible()
    expect(screen.locator(".tv .task")).to_be_visible()
    screen.set_viewport_size({"width": SMALL_TELEVISION[0], "height": SMALL_TELEVISION[1]})
    screen.wait_for_timeout(MOMENT)
    assert screen.evaluate(SMALL_PRINT, SMALL_TELEVISION[1] * READABLE) == []
    assert barriers(screen) == []
    play_to_the_end(Player(ann, game, 1), Player(bo, game, 2))
    verify(server, made.code)
    expect(screen.locator(".over h1")).to_be_visible()
    assert screen.evaluate(SMALL_PRINT, SMALL_TELEVISION[1] * READABLE) == []
    assert screen.locator("button:visible:not([inert] *)").count() == 0
    for view in views(screen):
        assert (view["seat"], view["moves"], view.get("hand")) == (None, [], None)


@pytest.mark.soak
def test_the_whole_table_is_a_tap_away_on_a_phone_beside_a_television(pages: Pages, server: Live) -> None:
    made = server.make_table("kanobu", name="Ann", seats=2, bots=["greedy"])
    ann = sit(pages.person(PHONE), server, "kanobu", made)
    ann.locator(".bar button.primary.large").click()
    expect(ann.locator("ol.seats")).to_be_visible()
    screen = pages.open(f"/tv/{made.code}", TELEVISION)
    expect(ann.locator("ol.seats")).to_be_hidden()
    ann.get_by_role("button", name="Just my hand").click()
    expect(ann.locator("ol.seats")).to_be_visible()
    ann.get_by_role("button", name="Just my hand").click()
    expect(ann.locator("ol.seats")).to_be_hidden()
    ann.get_by_role("button", name="Just my hand").click()
    screen.close()
    expect(ann.get_by_role("button", name="Just my hand")).to_have_count(0)


def test_a_browser_with_a_seat_shows_no_hand_on_its_television(pages: Pages, server: Live) -> None:
    made = server.make_table("kobito", name="Ann", seats=2, bots=["greedy"])
    ann = sit(pages.person(), server, "kobito", made)
    ann.get_by_role("button", name="Show on a TV").click()
    with ann.expect_popup() as opened:
        ann.get_by_role("link", name="Open it here").click()
    screen = opened.value
    expect(screen.locator(".tv h1")).to_have_text("Kobito")
    ann.keyboard.press("Escape")
    # The page that only watches must not keep the numbers of the deal from the page of the seat.
    ann.locator(".bar button.primary.large").click()
    expect(ann.locator("ul.hand button.card").first).to_be_visible()
    expect(screen.locator(".tv .task")).to_be_visible()
    assert screen.locator("ul.hand").count() == 0


def with_short_games(page: Page, game: str) -> None:
    """Tables that this page makes are over soon."""

    def shorten(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        asked: dict[str, Any] = json.loads(route.request.post_data or "{}")
        return route.continue_(post_data=json.dumps({**asked, "options": SHORT[game]}))

    page.route("**/api/tables", shorten)


def begin_on_one_device(page: Page, server: Live, game: str, names: list[str], bots: int) -> str:
    """Everybody's name, and off; the table's code."""
    with_short_games(page, game)
    page.goto(server.address)
    page.locator(".stall .buttons button.quiet").nth(GAMES.index(game)).click()
    form = page.locator("dialog[open] form")
    for _ in names[2:]:
        form.locator("button.button:not(.primary)", has=page.locator("use[href$='#plus']")).click()
    for number, name in enumerate(names):
        form.locator("li input").nth(number).fill(name)
    form.locator("fieldset label, [role=radio]").filter(has_text=str(bots)).first.click()
    form.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


class RoundTheTable:
    """People who pass one device on, and look at what it holds meanwhile."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.player = Player(page, game, 3)
        self.curtains = 0
        self.told = 0

    def step(self) -> bool:
        take = self.page.locator("main > .paper > button.primary.large")
        pass_on = self.page.locator(".strip button")
        if take.count():
            self.look_behind_the_curtain()
            self.curtains += 1
            self.told = self.page.evaluate("window.heard.length")
            return self.player.press(take)
        if pass_on.count() and not self.player.is_over:
            seats = {view["seat"] for view in views(self.page, self.told)} - {None}
            assert len(seats) <= 1, "expected one person's side while they hold the device"
            if not self.player.press(pass_on):
                return False
            self.told = self.page.evaluate("window.heard.length")
            return True
        return self.player.step()

    def look_behind_the_curtain(self) -> None:
        """Nobody's cards are in the page, and nothing of them has come since the device was passed on."""
        assert self.page.locator(".hand, .stage, [data-slot]").count() == 0
        for view in views(self.page, self.told):
            assert (view["seat"], view.get("hand"), view["moves"]) == (None, None, [])
        assert '"hand":[' not in self.page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param("kobito", "uk", marks=pytest.mark.soak),
        pytest.param("kanobu", "en", marks=pytest.mark.soak),
        ("hat", "ru"),
    ],
)
def test_a_game_on_one_device(pages: Pages, server: Live, game: str, language: str) -> None:
    page = pages.person(PHONE, language=language, theme="dark" if language == "ru" else "light")
    page.add_init_script(LISTEN)
    code = begin_on_one_device(page, server, game, ["Ann", "Bo"], 1)
    device = RoundTheTable(page, game)
    for _ in range(MOST_STEPS):
        if device.player.is_over:
            break
        if not device.step():
            page.wait_for_timeout(MOMENT)
    assert device.player.is_over
    verify(server, code)
    if game == "hat":
        # Everybody looks at the same table: nobody has to look away.
        assert device.curtains == 0
        assert {view["seat"] for view in views(page)} <= {None, 0, 1, 2}
    else:
        assert device.curtains > 2


@pytest.mark.soak
def test_the_curtain_is_read_in_every_light(pages: Pages, server: Live) -> None:
    page = pages.person(PHONE, theme="dark")
    begin_on_one_device(page, server, "kanobu", ["Ann", "Bo", "Ia"], 0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Pass the device to Ann")
    assert overflowing(page) == []
    assert barriers(page) == []
    expect(page.get_by_role("button", name="I'm Ann")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("ul.hand button").first).to_be_visible()
    page.reload()
    # Whoever loads the page again sees nobody's cards before somebody says who they are.
    expect(page.locator("main > .paper > button.primary.large")).to_be_visible()
    assert page.locator("ul.hand").count() == 0


@pytest.mark.soak
def test_people_of_one_device_are_there_for_those_who_watch(pages: Pages, server: Live) -> None:
    page = pages.person(PHONE)
    code = begin_on_one_device(page, server, "kobito", ["Ann", "Bo"], 0)
    page.get_by_role("button", name="I'm Ann").click()
    expect(page.locator("ul.hand").first).to_be_visible()
    screen = pages.person(TELEVISION)
    screen.add_init_script(LISTEN)
    screen.goto(f"{server.address}/tv/{code}")
    expect(screen.locator(".tv .task")).to_be_visible()
    present = [json.loads(text) for text in screen.evaluate("window.heard") if '"presence"' in text]
    assert present[-1]["connected"] == [0, 1]


@pytest.mark.soak
def test_two_people_of_one_device_need_two_names(pages: Pages, server: Live) -> None:
    page = pages.open("/", PHONE)
    page.get_by_role("button", name="On one device: Kobito").click()
    form = page.locator("dialog[open] form")
    for number in range(2):
        form.locator("li input").nth(number).fill("Ann")
    form.locator("button[type=submit]").click()
    expect(form.get_by_text("Two players have the same name")).to_be_visible()
    assert barriers(page) == []


CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def kept_paths(page: Page) -> list[str]:
    """The addresses that the service worker has kept."""
    script = """async () => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().map(({ url }) => new URL(url).pathname);
    }"""
    paths: list[str] = page.evaluate(script)
    return paths


def test_the_pages_are_kept_and_nothing_that_the_server_answers(pages: Pages, server: Live) -> None:
    page = pages.person(PHONE, worker=True)
    page.goto(server.address)
    page.wait_for_function(CONTROLLED)
    made = server.make_table("kobito", name="Ann", seats=2, bots=["greedy"])
    sit(page, server, "kobito", made)
    page.locator(".bar button.primary.large").click()
    expect(page.locator("ul.hand button.card").first).to_be_visible()
    paths = kept_paths(page)
    assert "/" in paths
    assert any(path.startswith("/assets/") for path in paths)
    assert [path for path in paths if path.startswith(("/api", "/socket", "/health", "/t/"))] == []
    page.context.set_offline(True)
    # Without the server the page is there and says that nobody answers.
    page.goto(f"{server.address}/t/{made.code}")
    expect(page.locator("main, [role=status], .room").first).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("ul.hand button.card").first).to_be_visible()


@pytest.mark.soak
def test_a_new_build_waits_until_no_table_is_open(pages: Pages, server: Live) -> None:
    page = pages.person(PHONE, worker=True)
    page.goto(server.address)
    page.wait_for_function(CONTROLLED)
    made = server.make_table("kobito", name="Ann", seats=2, bots=["greedy"])
    sit(page, server, "kobito", made)
    expect(page.locator(".bar")).to_be_visible()
    # Another build: the same worker at another address, as one whose text has changed.
    page.evaluate("navigator.serviceWorker.register('/worker.js?next')")
    waiting = "async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null"
    # The page may register its own build once more meanwhile: then that one waits.
    for _ in range(3):
        page.wait_for_function(waiting)
        page.evaluate(
            "async () => (await navigator.serviceWorker.getRegistration()).waiting?.postMessage('between games')"
        )
        page.wait_for_timeout(300)
    page.wait_for_function(waiting)
    page.locator("header a[href='/']").first.click()
    page.wait_for_function(f"async () => !(await ({waiting})())")


@pytest.mark.soak
def test_a_browser_may_install_it(pages: Pages, server: Live) -> None:
    page = pages.person(worker=True)
    page.goto(server.address)
    page.wait_for_function(CONTROLLED)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    # A window without a profile of its own can never install anything, which is no fault of the page.
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
    page.goto(f"{server.address}/about")
    expect(page.get_by_role("heading", name="As an app")).to_be_visible()
    assert overflowing(page) == []
