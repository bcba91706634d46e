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
    found = {name: overflowing(page) for name, page in tour(pages, server, PHONE, language=language)}
    assert {name: boxes for name, boxes in found.items() if boxes} == {}


def test_no_text_is_wider_than_its_box_on_a_desk(pages: Pages, server: Live) -> None:
    found = {name: overflowing(page) for name, page in tour(pages, server, DESK, language="uk", theme="dark")}
    assert {name: boxes for name, boxes in found.items() if boxes} == {}


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESK, "dark")], ids=["phone-light", "desk-dark"])
def test_no_screen_shuts_somebody_out(pages: Pages, server: Live, size: tuple[int, int], theme: str) -> None:
    found = {name: barriers(page) for name, page in tour(pages, server, size, theme=theme)}
    assert {name: rules for name, rules in found.items() if rules} == {}


def barriers(page: Page) -> list[str]:
    """What axe finds and calls serious."""
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target'][0]) for node in each['nodes'][:3])})"
        for each in violations
        if each["impact"] in GRAVE
    ]
