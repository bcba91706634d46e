"""Every screen, looked at by rules: nothing too wide for its box, nothing that shuts somebody out."""

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
def test_no_text_is_wider_than_its_box_on_a_phone(pages: Pages, server: Live, language: str) -> None:
    walk = tour(pages, server, PHONE, language=language)
    assert [f"{name}: {box}" for name, page in walk for box in overflowing(page)] == []


def test_no_text_is_wider_than_its_box_on_a_desk(pages: Pages, server: Live) -> None:
    walk = tour(pages, server, DESK, language="uk", theme="dark")
    assert [f"{name}: {box}" for name, page in walk for box in overflowing(page)] == []


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESK, "dark")], ids=["phone-light", "desk-dark"])
def test_no_screen_shuts_somebody_out(pages: Pages, server: Live, size: tuple[int, int], theme: str) -> None:
    walk = tour(pages, server, size, theme=theme)
    assert [f"{name}: {barrier}" for name, page in walk for barrier in barriers(page)] == []


def barriers(page: Page) -> list[str]:
    """What axe finds and calls serious."""
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target'][0]) for node in each['nodes'][:3])})"
        for each in violations
        if each["impact"] in GRAVE
    ]
