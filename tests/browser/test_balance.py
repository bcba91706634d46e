"""A balance report in a browser: from the reading of a rule to all figures, on a phone, by light and by dark."""

import pytest
from playwright.sync_api import expect

from smallbox.text import LANGUAGES, Speech
from tests.browser.pages import DESK, PHONE, Pages
from tests.browser.test_readings import mark, opened
from tests.browser.test_screens import barriers

WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def test_a_reading_tells_what_was_measured_and_leads_to_the_report(pages: Pages) -> None:
    page = opened(pages, "kanobu#C7", PHONE, "uk")
    mark(page, "C7", "uk").click()
    told = page.locator(".measured").first
    expect(told).to_be_visible()
    told.get_by_role("link", name=Speech("uk").say("measured-report")).click()
    expect(page.locator("h3:target")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "uk"
    assert page.locator("figure svg").count() > 5
    assert page.evaluate(WIDER) <= 0
    assert barriers(page) == []
    page.locator("nav a").click()
    expect(page.locator("main h1")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("game", ["kobito", "hat"])
@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_report_fits_in_every_language(pages: Pages, game: str, size: tuple[int, int], theme: str) -> None:
    for language in LANGUAGES:
        page = pages.open(f"/balance/{game}/{language}", size, theme=theme)
        assert page.evaluate(WIDER) <= 0
        assert barriers(page) == []
