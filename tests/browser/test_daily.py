"""The daily deal and cards that are played again, in a browser: by finger, by keyboard, in two languages."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pages import DESK, PHONE, Pages, overflowing, speak, unnamed
from tests.browser.players import Player, play_to_the_end
from tests.browser.tables import sit
from tests.browser.test_screens import barriers
from tests.server.dated import DAY
from tests.server.live import QUICK, Live
from tests.server.test_operations import play_on

DEAL = f"kanobu-{DAY}"


@pytest.fixture(scope="module", name="server")
def dated_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server on whose day Kanobu is over soon."""
    server = Live(tmp_path_factory.mktemp("daily"), *QUICK)
    server.program = ("tests.server.dated", DAY)
    try:
        server.start()
        yield server
        assert server.stop() == 0, server.log.decode()[-2000:]
    finally:
        server.kill()


@pytest.fixture(name="pages")
def dated_pages(browser: Browser, server: Live) -> Iterator[Pages]:
    opened = Pages(browser, server.address)
    yield opened
    opened.close()
    assert opened.complaints == []


def is_right(page: Page) -> None:
    """Everything fits, can be spoken to, and axe finds nothing serious."""
    assert overflowing(page) == []
    assert unnamed(page) == []
    assert barriers(page) == []


def test_a_days_deal_is_played_to_its_end_on_a_phone_compared_and_shared(pages: Pages, server: Live) -> None:
    page = pages.open("/", PHONE, name="Olha")
    page.get_by_role("link", name=re.compile("Daily deal")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Daily deal")
    is_right(page)
    page.get_by_role("button", name="Play today's Kanobu").click()
    page.locator("#task").wait_for()
    # Whoever leaves the page comes back to the same table.
    table = page.url
    page.goto(f"{server.address}/daily/kanobu")
    page.get_by_role("link", name="Continue today's Kanobu").click()
    page.locator("#task").wait_for()
    assert page.url == table
    play_to_the_end(Player(page, "kanobu", 5))
    after = page.locator("dialog[open] .after section")
    expect(after).to_contain_text("the same cards for everyone")
    expect(after.get_by_role("list", name="How everybody did")).to_contain_text("you")
    line = after.get_by_role("textbox", name="Your result as a line of text").input_value()
    assert re.fullmatch(
        rf"smallbox daily · Kanobu · {DAY} · (won · ▮|not won · ▯) · {server.address}/daily/kanobu", line
    )
    after.get_by_role("switch", name="Show my name on the day's list").click()
    expect(after).to_contain_text("Olha")
    is_right(page)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.locator(".proof .answer")).to_contain_text("these cards were no secret")
    expect(page.locator(".proof .answer")).to_contain_text("belong to this day")
    after.get_by_role("link", name="All days").click()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(f"Kanobu of {DAY}: play for practice"))).to_be_visible()
    is_right(page)
    speak(page, "uk")
    expect(page.get_by_role("heading", level=1)).to_have_text("Роздача дня")
    is_right(page)


@pytest.mark.soak
def test_a_day_that_is_over_is_practised_by_keyboard_in_ukrainian(pages: Pages) -> None:
    page = pages.open("/daily", DESK, language="uk", theme="dark")
    summary = page.locator("summary", has_text="Канобу").first
    summary.focus()
    page.keyboard.press("Enter")
    practice = page.get_by_role("button", name="Канобу, 2026-11-10: зіграти для практики")
    expect(practice).to_be_visible()
    is_right(page)
    page.keyboard.press("Tab")
    expect(practice).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("#task").wait_for()
    page.get_by_role("button", name="Меню").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open]").get_by_role("button", name="Закінчити гру").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] button.danger").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .after")).to_contain_text("для практики: цей результат не враховується")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "language", "theme"), [(PHONE, "uk", "dark"), pytest.param(DESK, "en", "light", marks=pytest.mark.soak)]
)
def test_the_cards_of_a_finished_game_are_played_again_and_compared(
    pages: Pages, server: Live, size: tuple[int, int], language: str, theme: str
) -> None:
    seat = server.make_table("kobito", name="Olha", seats=2, options={"gold_cards": "4"}, bots=["random"])
    play_on(server, seat)
    page = pages.person(size, theme=theme)
    sit(page, server, "kobito", seat)
    page.get_by_role("button", name="Play the same cards").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The same cards again")
    deal = page.url.rpartition("/")[2]
    again = server.make_table("kobito", name="Bo", bots=["random"], deal={"code": deal})
    play_on(server, again)
    page.reload()
    cells = page.locator("tbody tr").first.locator("td")
    expect(cells).to_have_count(2)
    expect(cells.nth(0)).to_contain_text("Olha")
    expect(cells.nth(1)).to_contain_text("Bo")
    speak(page, language)
    is_right(page)
    page.locator("main .ways button").nth(1).click()
    expect(page.locator(".note")).to_contain_text(deal)
    is_right(page)


@pytest.mark.soak
def test_a_deal_that_is_not_there_says_so_and_leads_on(pages: Pages) -> None:
    page = pages.open("/deal/ZZZZ2345", PHONE)
    expect(page.get_by_role("heading", level=1)).to_have_text("We can't find this deal")
    page.get_by_role("main").get_by_role("link", name="Daily deal").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Daily deal")
