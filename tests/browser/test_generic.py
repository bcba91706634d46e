"""A game that the built client has never heard of: played on the generic table, with what the server tells of it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pages import PHONE, Pages, overflowing
from tests.browser.test_layouts import MISSING, SIDEWAYS, UPRIGHT, sized
from tests.browser.test_screens import barriers
from tests.server.live import Live, live

FOURTH = Path(__file__).parents[1] / "fourth"
#: a whole game has far fewer moves of one seat
MOST_MOVES = 100


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server for which a package with a fourth game is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(FOURTH), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
        with live(tmp_path_factory.mktemp("fourth"), "--bot-pace", "instant", "--no-limits") as started:
            yield started


@pytest.fixture
def pages(browser: Browser, server: Live) -> Iterator[Pages]:
    opened = Pages(browser, server.address)
    yield opened
    opened.close()
    assert opened.complaints == []


def sit_down(page: Page, title: str) -> None:
    """From the shelf to a table with bots, by the button of the game's box."""
    box = page.locator(".stall").filter(has=page.get_by_role("heading", name=title))
    box.locator("button.primary").click()
    # The very first time it is asked how to play.
    page.locator("dialog[open] button.primary").click()
    page.locator("#task").wait_for()


def is_over(page: Page) -> bool:
    return page.locator("dialog[open] .after").count() > 0


def until_mine(page: Page) -> bool:
    """Wait for the reader's turn; False when the game is over instead."""
    page.locator(".line.mine .task, dialog[open] .after").first.wait_for()
    return not is_over(page)


def play_a_move(page: Page) -> None:
    """Lay the first card that can be laid, by two presses on it; rest where there is none."""
    before = page.evaluate("document.querySelectorAll('.hand button').length")
    cards = page.locator(".hand button:not([aria-label*='no move'])")
    if cards.count():
        cards.first.click()
        expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(1)
        page.locator(".hand button[aria-pressed=true]").click()
        page.wait_for_function("(before) => document.querySelectorAll('.hand button').length < before", arg=before)
    else:
        shown = page.locator("body").inner_text()
        page.get_by_role("button", name="Rest", exact=True).click()
        # Bots may have answered before anybody looks.
        page.wait_for_function("(shown) => document.body.innerText !== shown", arg=shown)


@pytest.mark.soak
def test_an_unknown_game_is_on_the_shelf_and_played_to_its_end(pages: Pages) -> None:
    page = pages.open("/")
    sit_down(page, "Stairs")
    for _ in range(MOST_MOVES):
        if not until_mine(page):
            break
        play_a_move(page)
    assert is_over(page)
    expect(page.locator("dialog[open] h2")).to_contain_text("win")
    assert page.locator("dialog[open] .after li").count() == 4
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="What happened").click()
    assert "lays" in page.get_by_role("list", name="What happened").inner_text()
    page.locator(".line button.primary").click()
    page.get_by_role("link", name="Watch replay").click()
    page.locator(".zone").first.wait_for()
    assert overflowing(page) == []


def test_it_is_played_by_keys_and_a_card_that_does_not_fit_says_why(pages: Pages) -> None:
    page = pages.open("/", PHONE, language="uk", theme="dark")
    sit_down(page, "Сходи")
    assert until_mine(page)
    assert overflowing(page) == []
    assert barriers(page) == []
    cards = page.locator(".hand button")
    held = cards.count()
    cards.last.focus()
    page.keyboard.press("Home")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(cards.last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(cards).to_have_count(held - 1)
    assert until_mine(page)
    # The lowest card is laid as long as it fits, which is where everybody rested; then a clause forbids it.
    slip = page.locator(".slip a[href^='/rules/stairs#T']")
    for _ in range(cards.count() - 1):
        cards.first.click()
        expect(slip.or_(page.locator(".hand button[aria-pressed=true]"))).to_be_visible()
        if slip.is_visible():
            break
        held = cards.count()
        cards.first.click()
        # Until it is laid, the turn on the screen is still the one before.
        expect(cards).to_have_count(held - 1)
        assert until_mine(page)
    expect(slip).to_be_visible()


@pytest.mark.soak
def test_its_hand_is_on_every_phone_at_once(pages: Pages) -> None:
    page = pages.open("/")
    sit_down(page, "Stairs")
    assert until_mine(page)
    found = []
    for size in sized(page, [*UPRIGHT, *SIDEWAYS]):
        found += [f"{size}: {wrong}" for wrong in page.evaluate(MISSING, [".hand button", 0.5])]
    assert found == []


@pytest.mark.soak
def test_its_rulebook_comes_from_the_server_in_the_readers_language(pages: Pages) -> None:
    page = pages.open("/rules/stairs#T3", language="nl")
    expect(page.get_by_role("heading", name="Trap", exact=True)).to_be_visible()
    expect(page.locator("#T3")).to_contain_text("Hoger")
    page.goto(f"{pages.address}/rules/chess")
    expect(page.locator("#T3")).to_have_count(0)
