"""Draws the icons of the app, and the pictures that README.md begins with, each table in the middle of a game."""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.pages import CHROMIUM, FLAGS, ROOT, Pages
from tests.browser.players import Player
from tests.browser.tables import GAMES, LONG, SWIFT, sit
from tests.server.live import Live, live

FOLDER = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
#: for phones and desktops that take no drawing, by their size in pixels
ICONS = {"apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512}
SIZE = (1280, 800)
#: of 100: as small as letters stay sharp
QUALITY = 72
#: the first moments of a game are the same everywhere
EARLIEST = 2
#: how often a page is looked at until it is given up, and how long after the last look, in milliseconds
LOOKS = 1_500
MOMENT = 60
#: when a table shows most of its game
WORTH: dict[str, Callable[[Page], bool]] = {
    "kobito": lambda page: (
        page.locator("ul.hand button.card").count() == 5 and page.locator(".easel .half").count() > 3
    ),
    "kanobu": lambda page: page.locator("ul.hand button[data-can]").count() > 1,
    "hat": lambda page: page.locator(".answer").count() > 0 and page.locator('.cell[data-why="peek"]').count() > 0,
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        live(Path(data), "--bot-pace", "instant", "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        draw_icons(browser)
        for game in GAMES:
            pages = Pages(browser, server.address)
            page = pages.person(SIZE)
            while not is_worth_it(page, server, game):
                pass
            file = FOLDER / f"{game}.webp"
            file.write_bytes(taken(page))
            sys.stdout.write(f"{file.relative_to(ROOT)}: {file.stat().st_size >> 10} kB\n")
            pages.close()
        browser.close()


def draw_icons(browser: Browser) -> None:
    for name, size in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.goto((PUBLIC / "icon.svg").as_uri())
        page.screenshot(path=PUBLIC / name)
        page.close()


def is_worth_it(page: Page, server: Live, game: str) -> bool:
    """Play until the table is worth a picture; not every game comes to that."""
    made = server.make_table(game, name="Ann", seats=4, options=LONG[game], bots=[SWIFT[game]] * 3)
    sit(page, server, game, made)
    page.locator(".bar button.primary.large").click()
    page.locator("#task").wait_for()
    player = Player(page, game, 1)
    steps = 0
    for _ in range(LOOKS):
        if player.is_over:
            return False
        if steps >= EARLIEST and player.is_mine and WORTH[game](page):
            return True
        steps += player.step()
        page.wait_for_timeout(MOMENT)
    return False


def taken(page: Page) -> bytes:
    """A picture of the page, once its letters and cards lie there."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(2_000)
    session = page.context.new_cdp_session(page)
    return base64.b64decode(session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"])


if __name__ == "__main__":
    main()
