"""Pages of the client in a browser: one person, one screen, one language."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from smallbox.games import BUILT_IN

ROOT = Path(__file__).parents[2]
#: the whole browser, and the same without a window, which takes a third less of the processor
WITH_NOTICES = shutil.which("chromium") or shutil.which("chromium-browser")
CHROMIUM = shutil.which("chromium-headless-shell") or WITH_NOTICES
#: containers have no room for a sandbox, and little shared memory; none has a graphics card
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb", "--disable-gpu", "--in-process-gpu"]
DESK = (1440, 900)
PHONE = (360, 740)
#: for whatever is awaited, in milliseconds: a slow machine, shared with others
PATIENCE = 30_000
#: a table that has not changed for so long will not change by itself, in milliseconds
QUIET = 1_000
#: what a page may say when its server is taken away from it, which some tests do
EXPECTED = ("WebSocket connection to", "net::ERR_", "status of 4", "status of 5", "Service Worker registration blocked")

#: keeps what the server said, the last view of it, and how long after each update the next frame was painted
LISTEN = """
const Real = WebSocket;
window.heard = [];
window.delays = [];
window.WebSocket = class extends Real {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
            const at = performance.now();
            const message = JSON.parse(data);
            window.heard.push(data);
            window.view = message.view ?? window.view;
            if (message.type !== 'update') return;
            requestAnimationFrame(() => setTimeout(() => window.delays.push(performance.now() - at), 0));
        });
    }
};
"""


def is_client_built() -> bool:
    return (ROOT / "build" / "web" / "index.html").exists()


class Pages:
    """Opens pages, and listens to what they complain about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    def person(
        self,
        size: tuple[int, int] = DESK,
        *,
        language: str = "en",
        theme: str = "light",
        name: str = "Ann",
        motion: str = "less",
        worker: bool = False,
        **settings: Any,
    ) -> Page:
        """A browser of one's own: another storage, another seat."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 600,
            locale="en-GB",
            # A service worker would answer in the place of a server that a test takes away.
            service_workers="allow" if worker else "block",
            reduced_motion="reduce" if motion == "less" else "no-preference",
            color_scheme="dark" if theme == "dark" else "light",
        )
        context.set_default_timeout(PATIENCE)
        # Somebody who has been here before, unless a test says otherwise: labels for newcomers lie over the table.
        known = {"seen": [game.name for game in BUILT_IN]}
        context.add_init_script(
            keep({"language": language, "theme": theme, "name": name, "motion": "system", **known, **settings})
        )
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def open(self, path: str = "/", size: tuple[int, int] = DESK, **settings: Any) -> Page:
        page = self.person(size, **settings)
        page.goto(self.address + path)
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(words in message.text for words in EXPECTED):
            self.complaints.append(message.text)


def keep(settings: Mapping[str, Any]) -> str:
    """A script that puts settings into the storage of a new browser, once."""
    key = "'smallbox.settings'"
    return f"if (!localStorage.getItem({key})) localStorage.setItem({key}, {json.dumps(json.dumps(settings))});"


def speak(page: Page, language: str) -> None:
    """Change the language, as another tab of the same browser would."""
    page.evaluate(
        """(language) => {
            const key = 'smallbox.settings';
            localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language }));
            dispatchEvent(new StorageEvent('storage', { key }));
        }""",
        language,
    )
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def quiet(page: Page) -> str:
    """What stands on the table, once nothing changes there any more."""
    before, now = "", page.locator("main").inner_text()
    while now != before:
        page.wait_for_timeout(QUIET)
        before, now = now, page.locator("main").inner_text()
    return now


#: visible words of controls that their accessible names lack; counts in digits are no words
UNNAMED = r"""() => [...document.querySelectorAll('button, a[href], input, select, [role]')].flatMap((control) => {
    const label = control.getAttribute('aria-label');
    const labelled = control.getAttribute('aria-labelledby');
    const texts = (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const name = labelled ? texts(labelled) : label;
    const isOperated = control.matches('button, a, input, select, [role=button], [role=menuitem], [role=switch]');
    if (!name || !isOperated || !control.checkVisibility()) return [];
    const plain = (text) => text.replace(/\u00ad/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
    // A sentence that describes the control is read after its name.
    const notes = (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const missing = [];
    while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        const text = plain(textContent);
        const isUnseen = parent.closest('svg, .visually-hidden') || !parent.checkVisibility();
        if (!text || /^[+-]?\d+$/.test(text) || isUnseen || notes.some((each) => each?.contains(parent))) continue;
        if (!plain(name).includes(text)) missing.push(`"${text}" is not in "${name}"`);
    }
    return missing;
})"""


def unnamed(page: Page) -> list[str]:
    """Controls that cannot be spoken to by the words that stand on them (WCAG 2.5.3)."""
    found: list[str] = page.evaluate(UNNAMED)
    return found


#: what makes the page wider than the window, once its letters are there and it has been drawn
TOO_WIDE = """async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isWide = (each) => each.getBoundingClientRect().right > clientWidth;
    const wide = [...document.querySelectorAll('body *')].filter(isWide);
    return [`${scrollWidth} wide: ${wide.slice(0, 5).map((each) => `${each.tagName}.${each.className}`)}`];
}"""


def overflowing(page: Page) -> list[str]:
    """The boxes of text that are wider inside than outside; where lines are counted, only an ellipsis can be."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('body *')].filter((element) => {
            const style = getComputedStyle(element);
            const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
            if (!hasText || style.visibility === 'hidden' || element.closest('.visually-hidden, svg')) return false;
            if (style.webkitLineClamp !== 'none') return false;
            return element.clientWidth > 0 && element.scrollWidth > element.clientWidth;
        }).map((element) => `${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 60)}`)"""
    )
    return [*found, *page.evaluate(TOO_WIDE)]
