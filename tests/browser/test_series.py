"""Games one after another: chosen in one tap, with a score that everybody sees, until somebody has won the evening."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import DESK, PATIENCE, PHONE, Pages
from tests.browser.players import Player
from tests.browser.tables import sit
from tests.browser.test_home import stall
from tests.server.live import Live

#: soon over, whoever wins
QUICK = {"maxMoves": "4"}
TELEVISION = (1920, 1080)
#: at a table of two, first to two is settled after so many games at most: a shared win counts for both
MOST_GAMES = 3


def choose(page: Page, length: str) -> None:
    """One tap in the lobby."""
    page.get_by_role("radio", name=length).click(force=True)
    expect(page.get_by_role("radio", name=length)).to_be_checked()


def finish(players: list[Player]) -> None:
    """Everybody plays until all see the result."""
    for _ in range(PATIENCE // 50):
        if all(player.is_over for player in players):
            return
        if not any(player.step() for player in players):
            players[0].page.wait_for_timeout(50)
    raise AssertionError("expected the game to end")


def result(page: Page) -> Locator:
    return page.locator("dialog[open] .after")


def play_on(page: Page, button: str) -> None:
    result(page).get_by_role("button", name=button).click()


@pytest.mark.soak
@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.soak), PHONE], ids=["desk", "phone"])
def test_first_to_two_among_two_people(pages: Pages, server: Live, size: tuple[int, int]) -> None:
    made = server.make_table("kanobu", name="Ada", seats=2, options=QUICK)
    host = sit(pages.person(size), server, "kanobu", made)
    choose(host, "First to two")
    friend = pages.open(f"/t/{made.code}", size, name="Bo")
    expect(friend.locator("main p.series")).to_have_text("First to two")
    friend.locator(".bar form button[type=submit]").click()
    people = [host, friend]
    screen = pages.open(f"/tv/{made.code}", TELEVISION)
    expect(screen.locator(".series")).to_contain_text("First to two")
    players = [Player(page, "kanobu", seed) for seed, page in enumerate(people)]
    for number in range(1, MOST_GAMES + 1):
        if number == 1:
            friend.get_by_role("button", name="I'm ready").click()
        expect(host.locator(".bar")).to_contain_text("Everybody's ready")
        host.locator(".bar button.primary.large").click()
        for page in people:
            page.locator("#task").wait_for()
        expect(screen.locator("header .series")).to_have_text(f"First to two, game {number}")
        finish(players)
        line = result(host).locator(".series")
        expect(line).to_be_visible()
        expect(screen.locator(".over .series")).to_be_visible()
        if "evening" in line.inner_text():
            break
        expect(line).to_have_text(re.compile(r"^(Ada|Bo) 1, (Ada|Bo) [01]: first to two$"))
        # Who listens is told with the result.
        expect(friend.locator("[data-said=series]")).to_have_text(line.inner_text())
        for page in people:
            play_on(page, "Next game")
            page.locator(".bar").wait_for()
            expect(page.locator("main p.series")).to_contain_text("first to two")
    else:
        raise AssertionError("expected somebody to have won two games")
    # The same for everybody, but each winner is told "you".
    said = [result(page).locator(".series").inner_text() for page in people]
    assert sum(line.startswith("You win the evening, 2 to") for line in said) <= 1
    expect(screen.locator(".over .series")).to_contain_text("evening")
    expect(screen.locator(".over")).to_contain_text("New series")
    play_on(host, "New series")
    host.locator(".bar").wait_for()
    expect(host.locator("main p.series")).to_contain_text("evening")


def test_a_series_against_a_bot_is_remembered_and_goes_on_at_once(pages: Pages) -> None:
    page = pages.person(PHONE, name="Ada")
    page.goto(pages.address)
    shelf = stall(page, "Kanobu")
    shelf.get_by_role("button", name="Choose how to play Kanobu").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="1", exact=True).check(force=True)
    sheet.get_by_role("radio", name="15 min").check()
    sheet.get_by_role("button", name="Play now").click()
    page.locator("#task").wait_for()
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.locator("p.series")).to_contain_text("new games for another 15 minutes")
    menu.get_by_role("button", name="End the game").click()
    page.locator("dialog[open] button.danger").click()
    # A game that is broken off counts for nobody, and the series goes on.
    expect(result(page).locator(".series")).to_contain_text("Ada 0")
    play_on(page, "Next game")
    expect(page.locator(".after")).to_have_count(0)
    page.locator("#task").wait_for()
    page.goto(pages.address)
    shelf.get_by_role("button", name="Choose how to play Kanobu").click()
    expect(page.get_by_role("dialog").get_by_role("radio", name="15 min")).to_be_checked()
