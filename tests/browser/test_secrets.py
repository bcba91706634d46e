"""That's Not a Hat in a browser: nothing that lies face down can be found, wherever one looks."""

import json
import re
import time
from typing import Any

import msgspec
from playwright.sync_api import Page

import smallbox
from smallbox.games.hat.bot.memory import Memory
from smallbox.games.hat.messages import EVENTS, Options
from smallbox.games.hat.rules.data import packaged_gifts
from tests.browser.pages import LISTEN, Pages
from tests.browser.players import Player
from tests.browser.tables import sit
from tests.server.live import Live

#: how long a gift that is turned down may take to leave the page, in milliseconds
FLIP = 2000
MOMENT = 50
PLAYERS = 4
#: how many hidden gifts are looked for in all, and for how many seconds at most
ENOUGH = 120
LONGEST = 120
KINDS = {str(each.__struct_config__.tag): each for each in EVENTS}
#: what happened
TOLD = "() => window.heard.flatMap((text) => JSON.parse(text).events ?? [])"
#: what is on the page outside the drawer of the catalogue: pictures by their code, and all words
LOOK = """() => {
    const page = document.documentElement.cloneNode(true);
    // Browsers want a word with "apple" in the head of every page.
    for (const other of page.querySelectorAll('.drawer, head link, head meta')) other.remove();
    const pictures = [...page.querySelectorAll('use')].map((use) => use.getAttribute('href'))
        .filter((href) => href.includes('gifts')).map((href) => href.split('#')[1]);
    const marks = [...page.querySelectorAll('*')].flatMap((each) => [...each.attributes]).map(({ value }) => value);
    const words = [page.textContent, ...marks];
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    return { pictures, words: words.join('\\n'), kept, view: window.view ?? null };
}"""


def seen(view: dict[str, Any]) -> set[str]:
    """The gifts that a view shows."""
    shown = {cell["gift"] for column in view["columns"] for cell in column if cell["up"]}
    shown |= {gift for pile in view["penalties"] for gift in pile}
    offer = view["offer"]
    return shown | {view["shop_top"]} | ({offer["claim"]} if offer else set())


class Guest(Player):
    """Somebody who forgets nothing and believes everybody. Among others who forget nothing all gifts stay parcels."""

    lies = False

    def hat(self) -> bool:
        """Name the gift as it is, or any other one."""
        answers = self.page.locator(".answer button")
        if answers.count() == 2:
            return self.press(answers.first)
        gift = f"[data-move=claim-{self.given()}]"
        tile = self.page.locator(f".drawer .tile{f':not({gift})' if self.lies else gift}").first
        return tile.count() > 0 and self.press(tile) and self.press(self.page.locator(".drawer .button.primary"))

    def given(self) -> str | None:
        """The gift that is given, by all that was told."""
        options = smallbox.Position.new("hat", players=PLAYERS).options
        assert isinstance(options, Options)
        memory = Memory(0, options)
        told = [event for event in self.page.evaluate(TOLD) if event["type"] in KINDS]
        memory.observe([msgspec.convert(event, KINDS[event["type"]]) for event in told])
        return memory.take_offer()


def test_no_face_of_a_hidden_gift_is_in_the_page_or_its_storage_or_what_it_hears(pages: Pages, server: Live) -> None:
    gifts = packaged_gifts()
    names = {code: row["en"] for code, row in zip(gifts.codes, gifts.rows)}
    # Short names are parts of other words.
    telling = {name: code for code, name in names.items() if len(name) > 4}
    page = pages.person(motion="full", speed="fast")
    page.add_init_script(LISTEN)
    assert play_and_look(page, server, telling) >= ENOUGH
    for cell in re.findall(r'\{[^{}]*"up":0[^{}]*\}', "\n".join(page.evaluate("window.heard"))):
        assert set(json.loads(cell)) == {"up", "arrow", "colour"}


def play_and_look(page: Page, server: Live, telling: dict[str, str]) -> int:
    """Play until enough was hidden and a lie was found out, and look at every moment; how many gifts were hidden."""
    options = {"show_seconds": "2", "reveal_seconds": "2", "look_seconds": "0", "penalty_limit": "5"}
    made = server.make_table("hat", name="Zz", seats=PLAYERS, options=options, bots=["perfect"] * (PLAYERS - 1))
    sit(page, server, "hat", made)
    page.locator(".bar button.primary.large").click()
    page.locator("#task").wait_for()
    player = Guest(page, "hat", 5)
    hidden = 0
    ends = time.monotonic() + LONGEST
    while not page.evaluate("window.view.penalties.flat().length") and time.monotonic() < ends:
        if not player.step():
            page.wait_for_timeout(MOMENT)
        hidden += page.evaluate("window.view.columns.flat().filter((cell) => !cell.up).length")
        assert await_nothing_more(page, telling) == set()
        player.lies = hidden >= ENOUGH
    return hidden


def await_nothing_more(page: Page, telling: dict[str, str]) -> set[str]:
    """The gifts that the page shows longer than it may."""
    left: set[str] = set()
    # Longer names first: one may begin like another.
    named = re.compile(rf"\b({'|'.join(sorted(telling, key=len, reverse=True))})\b")
    for _ in range(FLIP // MOMENT):
        found = page.evaluate(LOOK)
        allowed = seen(found["view"])
        left = {code for code in found["pictures"] if code not in allowed}
        left |= {telling[name] for name in named.findall(found["words"])} - allowed
        left |= {telling[name] for name in named.findall(found["kept"])}
        if not left:
            return left
        page.wait_for_timeout(MOMENT)
    return left
