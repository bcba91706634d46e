"""Every screen, looked at by rules: nothing too wide for its box, nothing that shuts somebody out."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Locator, Page

from smallbox.text import LANGUAGES
from tests.browser.pages import DESK, PHONE, Pages, overflowing, speak, unnamed
from tests.browser.tables import GAMES, begun
from tests.browser.tour import tour
from tests.server.live import Live

GRAVE = ("serious", "critical")
#: between the deck and a player around the table, in pixels; above and below there is a number at the deck
GAP = 6
#: the pages in every run, the tables in the long ones; `test_layouts` tries them at every size
LATER = [pytest.param(game, marks=pytest.mark.soak) for game in GAMES]


@pytest.mark.parametrize("game", [None, *LATER])
def test_every_screen_fits_a_phone_in_every_language(pages: Pages, server: Live, game: str | None) -> None:
    assert walked(tour(pages, server, PHONE, game)) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", [None, *LATER])
def test_every_screen_fits_a_desk_in_the_dark(pages: Pages, server: Live, game: str | None) -> None:
    assert walked(tour(pages, server, DESK, game, theme="dark")) == []


@pytest.mark.soak
@pytest.mark.parametrize("bots", [3, 7])
def test_players_around_a_table_leave_the_deck_free(pages: Pages, server: Live, bots: int) -> None:
    page = pages.open()
    begun(page, server, "kanobu", bots=bots)
    for width, height in (PHONE, (820, 1180), (960, 700), (1024, 768), (1280, 720), DESK, (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        deck = grown(box(page.locator(".deck")), GAP)
        covered = [seat for seat in page.locator(".seats li").all() if meet(deck, box(seat))]
        assert covered == [], f"{width}x{height}"


def grown(one: tuple[float, float, float, float], by: float) -> tuple[float, float, float, float]:
    return one[0] - by, one[1] - by, one[2] + by, one[3] + by


def box(locator: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    found = locator.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def meet(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def walked(walk: Iterator[tuple[str, Page]]) -> list[str]:
    """What is wrong on a walk: barriers, names without the words on screen, boxes too narrow for their text."""
    found: list[str] = []
    for name, page in walk:
        found += [f"{name}: {wrong}" for wrong in barriers(page)]
        # English last: the walk goes on in it.
        for language in reversed(LANGUAGES):
            speak(page, language)
            found += [f"{name} {language}: {wrong}" for wrong in (*overflowing(page), *unnamed(page))]
    return found


def barriers(page: Page) -> list[str]:
    """What axe finds and calls serious."""
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target'][0]) for node in each['nodes'][:3])})"
        for each in violations
        if each["impact"] in GRAVE
    ]
