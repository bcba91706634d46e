"""A real server with the real client, and a real browser before it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.pages import CHROMIUM, FLAGS, PATIENCE, Pages, is_client_built
from tests.server.live import Live, live

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    assert is_client_built(), "expected the built client in build/web: make test builds it"
    with live(tmp_path_factory.mktemp("server"), "--bot-pace", "instant", "--no-limits") as started:
        yield started


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield chromium
    chromium.close()


@pytest.fixture
def pages(browser: Browser, server: Live) -> Iterator[Pages]:
    opened = Pages(browser, server.address)
    yield opened
    opened.close()
    # A page that complains in its console is not right, whatever it looks like.
    assert opened.complaints == []
