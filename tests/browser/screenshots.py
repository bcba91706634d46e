"""Writes pictures of every screen to build/screenshots: `make screenshots`, or with languages as arguments."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from smallbox.text import LANGUAGES
from tests.browser.pages import CHROMIUM, DESK, FLAGS, PHONE, ROOT, Pages
from tests.browser.tables import GAMES
from tests.browser.tour import tour
from tests.server.live import live

SIZES = {"phone": PHONE, "tablet": (820, 1180), "desk": DESK, "tv": (1920, 1080)}


def main(languages: list[str]) -> None:
    folder = ROOT / "build" / "screenshots"
    with (
        tempfile.TemporaryDirectory() as data,
        live(Path(data), "--bot-pace", "instant", "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in languages:
            for size_name, size in SIZES.items():
                for theme in ("light", "dark"):
                    pages = Pages(browser, server.address)
                    here = folder / language / f"{size_name}-{theme}"
                    here.mkdir(parents=True, exist_ok=True)
                    for game in (None, *GAMES):
                        for name, page in tour(pages, server, size, game, language=language, theme=theme):
                            page.screenshot(path=here / f"{name}.png")
                    pages.close()
                    sys.stdout.write(f"{here.relative_to(ROOT)}\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(LANGUAGES))
