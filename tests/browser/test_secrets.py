"""That's Not a Hat in a browser: nothing that lies face down can be found, wherever one looks."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket

from smallbox.games.hat.data import packaged_gifts
from tests.browser.pages import Pages
from tests.browser.players import Player
from tests.browser.tables import sit
from tests.server.live import Live

#: how long a gift that is turned down may take to leave the page, in milliseconds
FLIP = 1500
MOMENT = 50
#: what is on the page outside the drawer of the catalogue: pictures by their code, and all words
LOOK = """() => {
    const page = document.documentElement.cloneNode(true);
    for (const drawer of page.querySelectorAll('.drawer')) drawer.remove();
    const pictures = [...page.querySelectorAll('use')].map((use) => use.getAttribute('href'))
        .filter((href) => href.includes('gifts')).map((href) => href.split('#')[1]);
    const marks = [...page.querySelectorAll('*')].flatMap((each) => [...each.attributes]).map(({ value }) => value);
    const words = [page.textContent, ...marks];
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    return { pictures, words: words.join('\\n'), kept };
}"""


class Wire:
    """What the server said to one page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.view: dict[str, Any] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] in ("table", "update") and message["view"] is not None:
            self.view = message["view"]


def seen(view: dict[str, Any]) -> set[str]:
    """The gifts that a view shows."""
    shown = {cell["gift"] for column in view["columns"] for cell in column if cell["up"]}
    shown |= {gift for pile in view["penalties"] for gift in pile}
    offer = view["offer"]
    return shown | {view["shop_top"]} | ({offer["claim"]} if offer else set())


def test_no_face_of_a_hidden_gift_is_in_the_page_or_its_storage_or_what_it_hears(pages: Pages, server: Live) -> None:
    gifts = packaged_gifts()
    names = {code: row["en"] for code, row in zip(gifts.codes, gifts.rows)}
    # Short names are parts of other words.
    telling = {code: re.compile(rf"\b{name}\b") for code, name in names.items() if len(name) > 4}
    options = {"show_seconds": "2", "reveal_seconds": "2", "look_seconds": "0"}
    made = server.make_table("hat", name="Zz", seats=4, options=options, bots=["normal"] * 3)
    page = pages.person(motion="full", speed="fast")
    wire = Wire(page)
    sit(page, server, "hat", made)
    page.locator(".bar button.primary.large").click()
    player = Player(page, "hat", 5)
    hidden = 0
    for _ in range(400):
        if player.is_over or hidden > 250:
            break
        if not player.step():
            page.wait_for_timeout(MOMENT)
        if not wire.view:
            continue
        hidden += sum(not cell["up"] for column in wire.view["columns"] for cell in column)
        assert await_nothing_more(page, wire, telling) == set()
    assert hidden > 50
    for cell in re.findall(r'\{[^{}]*"up":0[^{}]*\}', "\n".join(wire.frames)):
        assert set(json.loads(cell)) == {"up", "arrow", "colour"}


def await_nothing_more(page: Page, wire: Wire, telling: dict[str, re.Pattern[str]]) -> set[str]:
    """The gifts that the page shows longer than it may."""
    left: set[str] = set()
    for _ in range(FLIP // MOMENT):
        before = seen(wire.view)
        found = page.evaluate(LOOK)
        # What came while the page was looked at may be there or not yet.
        allowed = before | seen(wire.view)
        left = {code for code in found["pictures"] if code not in allowed}
        left |= {code for code, name in telling.items() if code not in allowed and name.search(found["words"])}
        left |= {code for code, name in telling.items() if name.search(found["kept"])}
        if not left:
            return left
        page.wait_for_timeout(MOMENT)
    return left
