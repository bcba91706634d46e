"""The proof of the deal in a browser: its own number is kept, opened in time, and looked for in the record."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.pages import DESK, Pages
from tests.browser.players import Player, play_to_the_end
from tests.browser.tables import SHORT, begun, sit
from tests.server.live import Live, Seat

READY = ".bar button.large"
START = ".bar button.primary.large"
MINE = "Your own number is at your seat"
GONE = "Your browser no longer has its number"


def both_ready(pages: Pages, server: Live, made: Seat) -> tuple[Page, Page]:
    """A host, and a friend who has come by the link and is ready."""
    host = sit(pages.person(), server, "kobito", made)
    friend = pages.open(f"/t/{made.code}", name="Bo")
    friend.locator(".bar form button[type=submit]").click()
    friend.locator(READY).click()
    expect(friend.locator(READY)).to_have_attribute("aria-pressed", "true")
    return host, friend


def finished(pages: Pages, server: Live) -> tuple[Page, str]:
    """A short game against bots, played to its end; the page that shows the result, and the code of the table."""
    page = pages.person(DESK)
    code = begun(page, server, "kobito", level="greedy", options=SHORT["kobito"])
    play_to_the_end(Player(page, "kobito", 3))
    return page, code


def check(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Check")).click()
    expect(page.locator(".proof .answer")).to_be_visible()


def test_the_deal_is_proved_by_the_number_that_this_browser_kept(pages: Pages, server: Live) -> None:
    page, code = finished(pages, server)
    check(page)
    answer = page.locator(".proof .answer")
    expect(answer).to_have_class(re.compile("proved"))
    expect(answer).to_contain_text(MINE)
    expect(answer).to_contain_text("sealed before the first was opened")
    expect(answer.locator("li.no, li.note")).to_have_count(0)

    # A record of the same promise with another number at my seat, as a server might make one up.
    def exchange(route: Route) -> None:
        text = route.fetch().text()
        route.fulfill(body=re.sub(r'(\[Nonces "A=)([0-9a-f]+)', lambda found: found[1] + "f00d" * 8, text))

    page.route("**/records/1", exchange)
    check(page)
    expect(answer).to_have_class(re.compile("mismatch"))
    expect(answer.locator("li.no")).to_contain_text(["shuffles", "The number at your seat isn't yours", "sealed"])

    # In a replay, on a page that was loaded anew, the number is still there; where it is gone, that is said.
    page.unroute("**/records/1")
    page.goto(f"{server.address}/t/{code}/replay/1")
    check(page)
    expect(answer).to_contain_text(MINE)
    page.evaluate("localStorage.removeItem('smallbox.numbers')")
    page.reload()
    check(page)
    expect(answer).to_contain_text(GONE)
    expect(answer).to_have_class(re.compile("consistent"))


@pytest.mark.soak
def test_a_second_tab_opens_the_number_of_the_first(pages: Pages, server: Live) -> None:
    made = server.make_table("kobito", name="Ann", seats=2)
    host, friend = both_ready(pages, server, made)
    second = friend.context.new_page()
    second.goto(f"{server.address}/t/{made.code}")
    expect(second.locator(READY)).to_have_attribute("aria-pressed", "true")
    friend.close()
    host.locator(START).click()
    second.locator("#task").wait_for()


@pytest.mark.soak
def test_who_was_ready_is_told_why_they_are_asked_again(pages: Pages, server: Live) -> None:
    made = server.make_table("kobito", name="Ann", seats=3)
    host, friend = both_ready(pages, server, made)
    ready = friend.locator(READY)
    host.get_by_role("button", name="Add a bot").first.click()
    host.locator("dialog[open] button").filter(has_text="Easy").first.click()
    expect(ready).to_have_attribute("aria-pressed", "false")
    expect(friend.locator(".bar .asked")).to_contain_text("Something at the table has changed")
    ready.click()
    expect(friend.locator(".bar .asked")).to_have_count(0)


@pytest.mark.soak
def test_a_number_that_does_not_come_is_told_to_all(pages: Pages, server: Live) -> None:
    """A browser that has lost its number cannot open it: there is no deal, and the next one comes about."""
    made = server.make_table("kobito", name="Ann", seats=2)
    host, friend = both_ready(pages, server, made)
    friend.evaluate("localStorage.setItem('smallbox.numbers', '[]')")
    host.locator(START).click()
    expect(friend.locator(".bar .busy")).to_be_visible()
    expect(friend.locator(".bar .asked")).to_contain_text("Bo")
    expect(host.locator(".bar .asked")).to_contain_text("Bo")
    friend.locator(READY).click()
    expect(friend.locator(READY)).to_have_attribute("aria-pressed", "true")
    host.locator(START).click()
    friend.locator("#task").wait_for()
