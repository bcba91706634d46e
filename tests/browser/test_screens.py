"""Every screen, looked at by rules: nothing too wide for its box, nothing that shuts somebody out."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page

from smallbox.text import LANGUAGES
from tests.browser.pages import DESK, PHONE, Pages, overflowing
from tests.browser.tour import tour
from tests.server.live import Live

GRAVE = ("serious", "critical")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_a_phone_in_every_language(pages: Pages, server: Live, language: str) -> None:
    assert walked(tour(pages, server, PHONE, language=language), has_axe=language == "en") == []


def test_every_screen_fits_a_desk_in_the_dark(pages: Pages, server: Live) -> None:
    assert walked(tour(pages, server, DESK, language="uk", theme="dark"), has_axe=True) == []


def walked(walk: Iterator[tuple[str, Page]], *, has_axe: bool) -> list[str]:
    """What is wrong on a walk: boxes that are too narrow for their text, and barriers where they are looked for."""
    found: list[str] = []
    for name, page in walk:
        found += [f"{name}: {wrong}" for wrong in [*overflowing(page), *(barriers(page) if has_axe else [])]]
    return found


def barriers(page: Page) -> list[str]:
    """What axe finds and calls serious."""
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target'][0]) for node in each['nodes'][:3])})"
        for each in violations
        if each["impact"] in GRAVE
    ]
