"""Bots' pace: chosen during the game, kept for the next table, and a tap that skips to one's own turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Pages
from tests.browser.players import Player
from tests.browser.tables import begun
from tests.server.live import Live, live


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server whose bots take their time."""
    folder: Path = tmp_path_factory.mktemp("unhurried")
    with live(folder, "--no-limits") as started:
        yield started


def wait_for_bots(page: Page, player: Player) -> None:
    """Play until the turn is over."""
    expect(page.locator(".line.mine")).to_be_visible()
    while player.is_mine:
        player.step()


def choose(page: Page, pace: str) -> None:
    page.get_by_role("button", name="Menu").click()
    choice = page.get_by_role("group", name="Bots' pace").get_by_role("radio", name=pace)
    choice.click(force=True)
    expect(choice).to_be_checked()
    page.keyboard.press("Escape")


@pytest.mark.soak
def test_the_pace_of_bots_changes_during_the_game_and_is_kept(pages: Pages, unhurried: Live) -> None:
    pages.address = unhurried.address
    page = pages.person()
    begun(page, unhurried, "kobito", bots=3, level="greedy", options={})
    player = Player(page, "kobito", 1)
    choose(page, "Instant")
    wait_for_bots(page, player)
    # Three bots that took their time would need more than ten seconds.
    expect(page.locator(".line.mine")).to_be_visible(timeout=4_000)
    expect(page.get_by_role("button", name="Skip to my turn")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('smallbox.settings')).botPace") == "instant"


@pytest.mark.parametrize(
    "way", ["the button", *(pytest.param(way, marks=pytest.mark.soak) for way in ("a tap beside the cards", "a key"))]
)
def test_whoever_plays_alone_skips_to_their_own_turn(pages: Pages, unhurried: Live, way: str) -> None:
    pages.address = unhurried.address
    page = pages.person()
    begun(page, unhurried, "kobito", bots=3, level="greedy", options={})
    player = Player(page, "kobito", 1)
    wait_for_bots(page, player)
    skip = page.get_by_role("button", name="Skip to my turn")
    expect(skip).to_be_visible()
    if way == "the button":
        skip.click()
    elif way == "a key":
        page.locator("#task").focus()
        page.keyboard.press("Enter")
    else:
        page.locator("#task").click()
    expect(page.locator(".line.mine")).to_be_visible(timeout=4_000)
