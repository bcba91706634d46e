"""After the game: the result stays until its reader leaves it, and whoever presses Play again is ready."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Pages
from tests.browser.tables import begun
from tests.browser.test_absence import seated
from tests.server.live import Live


def end(pages: list[Page]) -> None:
    """All but the last one give up, and the last one stops."""
    for page in pages:
        page.get_by_role("button", name="Menu").click()
        way = "End the game" if page is pages[-1] else "Resign"
        page.locator("dialog[open]").get_by_role("button", name=way).click()
        page.locator("dialog[open] button.danger").click()
    for page in pages:
        expect(page.locator("dialog[open] .after")).to_be_visible()


@pytest.mark.soak
def test_the_result_stays_and_shows_who_is_ready(pages: Pages, server: Live) -> None:
    people = seated(pages, server, "kobito", "Ann", "Bo", "Cid")
    host, friend, other = people
    end(people)
    friend.get_by_role("button", name="Play again").click()
    expect(friend.locator(".bar")).to_be_visible()
    for page in (host, other):
        expect(page.locator("dialog[open] .again")).to_contain_text("Ready for another game: Bo (1 of 3)")
    host.get_by_role("button", name="Play again").click()
    expect(host.locator(".bar")).to_contain_text("Not ready yet: Cid")
    expect(other.locator("dialog[open] .again")).to_contain_text("(2 of 3)")
    # The table of the last game can still be looked at, under its own names.
    other.get_by_role("button", name="Look at the table").click()
    expect(other.locator("#task")).to_be_visible()
    other.get_by_role("button", name="Result").click()
    other.get_by_role("button", name="Play again").click()
    expect(host.locator(".bar")).to_contain_text("Everybody's ready")
    host.locator(".bar button.primary.large").click()
    for page in people:
        expect(page.locator(".after")).to_have_count(0)
        expect(page.locator("#task")).to_be_visible()


@pytest.mark.soak
def test_one_may_go_to_the_table_without_being_ready(pages: Pages, server: Live) -> None:
    people = seated(pages, server, "kanobu", "Ann", "Bo")
    host, friend = people
    end(people)
    friend.get_by_role("button", name="Play again").click()
    host.get_by_role("button", name="Back to the table").click()
    expect(host.locator(".bar")).to_be_visible()
    assert host.locator(".chair.ready").count() == 1


def test_against_bots_alone_the_next_game_begins_at_once(pages: Pages, server: Live) -> None:
    page = pages.person()
    begun(page, server, "kobito")
    end([page])
    expect(page.locator("dialog[open] .next")).to_contain_text("The next game starts right away")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".after")).to_have_count(0)
    expect(page.locator("#task")).to_be_visible()
    expect(page.locator(".chair")).to_have_count(0)
