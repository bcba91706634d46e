"""It is one's turn, for somebody who looks elsewhere: title, icon, buzz, notification."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Pages
from tests.browser.players import Player
from tests.browser.tables import begun
from tests.browser.test_absence import seated, until_turn
from tests.server.live import Live

#: keeps what a page wanted to notify of, and how it buzzed; the browser for tests can show neither
PRETEND = """
window.notices = []; window.buzzes = []; window.asked = 0;
class Pretended {
    static permission = 'default';
    static requestPermission() {
        window.asked += 1;
        Pretended.permission = 'granted';
        return Promise.resolve('granted');
    }
    constructor(title, options) { window.notices.push({ title, ...options }); }
    close() { window.notices.pop(); }
}
window.Notification = Pretended;
const buzz = (pattern) => Boolean(window.buzzes.push(pattern));
Object.defineProperty(Navigator.prototype, 'vibrate', { value: buzz });
"""


def hide(page: Page, *, is_hidden: bool) -> None:
    page.evaluate(
        """(isHidden) => {
            Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
            document.dispatchEvent(new Event('visibilitychange'));
        }""",
        is_hidden,
    )


def test_the_title_and_the_icon_say_whose_turn_it_is(pages: Pages, server: Live) -> None:
    host, friend = seated(pages, server, "kobito", "Ann", "Bo")
    until_turn(friend, Player(host, "kobito", 1))
    expect(friend).to_have_title("● Your turn – Kobito")
    expect(friend.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    expect(host).to_have_title(re.compile(r"^Kobito · "))
    expect(host.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
    until_turn(host, Player(friend, "kobito", 2))
    expect(host).to_have_title("● Your turn – Kobito")
    expect(friend).to_have_title(re.compile(r"^Kobito · "))
    host.get_by_role("link", name="Back to games").click()
    expect(host.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")


@pytest.mark.soak
def test_a_notice_comes_only_where_it_is_wanted_and_the_page_is_not_seen(pages: Pages, server: Live) -> None:
    host, friend = seated(pages, server, "kobito", "Ann", "Bo")
    host.add_init_script(PRETEND)
    host.reload()
    host.locator("#task").wait_for()
    assert host.evaluate("window.asked") == 0
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Settings").click()
    for wish in ("Notify me when it's my turn", "Vibrate on your turn"):
        switch = host.get_by_role("switch", name=wish)
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
    assert host.evaluate("window.asked") == 1
    host.keyboard.press("Escape")
    host.keyboard.press("Escape")
    until_turn(friend, Player(host, "kobito", 1))
    assert host.evaluate("window.notices") == []
    hide(host, is_hidden=True)
    until_turn(host, Player(friend, "kobito", 2))
    host.wait_for_function("() => window.notices.length === 1")
    assert host.evaluate("window.notices[0].title") == "It's your turn in Kobito"
    assert host.evaluate("window.buzzes.length") >= 1
    hide(host, is_hidden=False)
    until_turn(friend, Player(host, "kobito", 1))
    host.wait_for_function("() => window.notices.length === 0")


@pytest.mark.soak
def test_the_title_speaks_the_readers_language(pages: Pages, server: Live) -> None:
    page = pages.person(language="ru")
    begun(page, server, "kanobu")
    expect(page).to_have_title(re.compile("● Твой ход — "))
