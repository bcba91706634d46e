"""Everything that a player needs is on the screen at once, on any phone, upright or on its side, and on a tablet."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from smallbox.wire.server import Clock
from tests.browser.pages import DESK, Pages, overflowing
from tests.browser.players import Player
from tests.browser.scenes import MOST, scenes
from tests.browser.staged import Scene, Staged, altered
from tests.browser.tables import begun, mostly
from tests.server.live import Live

UPRIGHT = [(320, 560), (360, 640), (375, 667), (390, 664), (412, 732), (768, 1024)]
SIDEWAYS = [(640, 360), (667, 375), (844, 390), (915, 412)]
#: what must be seen, whole and by the finger too; each with the part of its box that is pressed
NEEDED = {
    "kobito": {"ul.hand button.card": 0.5, ".gold > li": 0.5, ".easel:not(.free)": 0.5, ".bar button": 0.5},
    # Of a card in a fan the left edge is free.
    "kanobu": {"ul.hand button": 0.06, ".pile": 0.5, ".actions button": 0.5},
    "hat": {".seat.you .cell": 0.5, ".dock button": 0.5, ".line button": 0.5},
}
#: as small as text may be, in pixels
LEAST_TEXT = 12

#: what is not whole within the window, or covered where it is pressed
MISSING = """([selector, part]) => [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const where = `${selector} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`;
    // A fanned card lies askew.
    const slack = 2;
    const [right, bottom] = [innerWidth + slack, innerHeight + slack];
    if (box.left < -slack || box.top < -slack || box.right > right || box.bottom > bottom) return [`${where} is cut`];
    const [x, y] = [box.left + Math.max(box.width * part, 4), box.top + box.height * Math.min(0.5, part + 0.1)];
    const hit = document.elementFromPoint(x, y);
    return hit?.closest(selector) === element ? [] : [`${where} is covered by ${hit?.className}`];
})"""


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.soak), "most"])
@pytest.mark.parametrize("game", mostly("kobito"))
def test_what_a_player_needs_is_on_every_phone_at_once(
    pages: Pages, server: Live, game: str, players: int | str
) -> None:
    seats = MOST[game] if players == "most" else 2
    page = pages.person(UPRIGHT[0])
    table = Staged(page, server.address, game)
    found: list[str] = []
    for scene in scenes(game, seats):
        show(table, scene)
        for size in sized(page, [*UPRIGHT, *SIDEWAYS]):
            found += [f"{scene.name} {size}: {wrong}" for wrong in missing(page, game)]
    assert found == []


def show(table: Staged, scene: Scene) -> None:
    table.show(scene, clock=Clock("look", None, 60_000, None) if scene.name == "look" else None)


def sized(page: Page, sizes: list[tuple[int, int]]) -> Iterator[str]:
    """The page in each of the sizes, once everything lies there."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        yield f"{width}x{height}"


def missing(page: Page, game: str) -> list[str]:
    # A drawer lies over the table while a gift is named: then it is what is needed.
    needed = {".drawer .tile": 0.5} if page.locator(".drawer").count() else NEEDED[game]
    if ".drawer .tile" in needed:
        return [] if page.locator(".drawer .tile").first.is_visible() else ["no gift to name"]
    found: list[str] = page.evaluate(MISSING, ["#task", 0.5])
    for selector, part in needed.items():
        found += page.evaluate(MISSING, [selector, part])
    return found


@pytest.mark.soak
@pytest.mark.parametrize("game", mostly("hat"))
def test_whoever_watches_sees_everybody_large_on_a_tablet(pages: Pages, server: Live, game: str) -> None:
    page = pages.person((768, 1024))
    table = Staged(page, server.address, game)
    scene = scenes(game, MOST[game])[-1]
    unseen = {"hand": None} if hasattr(scene.view, "hand") else {}
    table.show(altered(scene, "watched", seat=None, moves=[], **unseen)._replace(you=None))
    seats = {"kobito": ".others .seat", "kanobu": ".seats .seat", "hat": ".seat .cell"}[game]
    used = page.evaluate(
        "(selector) => [...document.querySelectorAll(selector)].map((seat) => seat.getBoundingClientRect())"
        ".reduce((sum, { width, height }) => sum + width * height, 0) / (768 * 900)",
        seats,
    )
    assert used > {"kobito": 0.4, "kanobu": 0.15, "hat": 0.08}[game]
    assert page.evaluate(MISSING, [seats, 0.5]) == []


@pytest.mark.soak
def test_the_shop_stays_where_it_is_when_somebody_speaks(pages: Pages, server: Live) -> None:
    page = pages.person(DESK)
    table = Staged(page, server.address, "hat")
    for players in (3, 5, 8):
        answer = next(scene for scene in scenes("hat", players) if scene.name == "answer")
        silent = altered(answer, "silent", offer=None, phase="CLAIM", to_act=None, moves=[])
        places: dict[str, set[tuple[int, int]]] = {}
        for scene in (silent, answer):
            table.show(scene, names=[f"Bo {seat}" for seat in range(players)])
            for size in sized(page, [DESK, UPRIGHT[1], SIDEWAYS[0]]):
                box = page.locator("section.shop").bounding_box()
                assert box is not None
                places.setdefault(size, set()).add((round(box["x"]), round(box["y"])))
        assert {size: len(each) for size, each in places.items()} == dict.fromkeys(places, 1), f"{players}: {places}"


@pytest.mark.soak
def test_what_happened_is_read_whole_in_a_replay_on_a_phone(pages: Pages, server: Live) -> None:
    page = pages.person((360, 640))
    begun(page, server, "kanobu", bots=5)
    player = Player(page, "kanobu", 4)
    for _ in range(200):
        if player.is_over or player.step():
            break
        page.wait_for_timeout(30)
    if not player.is_over:
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog[open]").get_by_role("button", name="End the game").click()
        page.locator("dialog[open] button.danger").click()
    page.locator("dialog[open] a[href*=replay]").click()
    page.locator("main input[type=range]").wait_for()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
        for size in sized(page, [(360, 640), (640, 360)]):
            cut = page.evaluate(
                "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.caption'))"
            )
            assert cut <= 0, size


@pytest.mark.soak
@pytest.mark.parametrize("game", mostly("kanobu"))
def test_no_text_on_a_phone_is_smaller_than_can_be_read(pages: Pages, server: Live, game: str) -> None:
    page = pages.person((360, 640))
    table = Staged(page, server.address, game)
    found: list[str] = []
    for scene in scenes(game, MOST[game]):
        show(table, scene)
        for size in sized(page, [(360, 640), (640, 360)]):
            found += [f"{scene.name} {size}: {wrong}" for wrong in [*small(page), *overflowing(page)]]
    assert found == []


def small(page: Page) -> list[str]:
    """Text that can be seen and is smaller than LEAST_TEXT."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll('body *')].filter((element) => {
            const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
            if (!hasText || element.closest('.visually-hidden, svg, script, style')) return false;
            return element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < least;
        }).map((element) => `${element.tagName}.${element.className}: ${getComputedStyle(element).fontSize}`)""",
        LEAST_TEXT,
    )
    return found
