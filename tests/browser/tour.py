"""A walk through every screen of the client, in one language, theme and size."""

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.browser.groups import filled_group
from tests.browser.kept_games import seats, some_weeks, store
from tests.browser.pages import Pages
from tests.browser.players import Player
from tests.browser.tables import LONG, LONG_NAME, SWIFT, sit
from tests.server.live import Live

#: how many of a person's steps are the middle of a game
MIDDLE = 4
#: the most people that a game takes
MOST = {"kobito": 6, "kanobu": 8, "hat": 8}
#: until pictures and fonts have settled, in milliseconds
SETTLED = 250


def tour(
    pages: Pages,
    server: Live,
    size: tuple[int, int],
    game: str | None,
    *,
    language: str = "en",
    theme: str = "light",
) -> Iterator[tuple[str, Page]]:
    """Every screen of a game, or every one without a game: its name, and the page that shows it."""
    if game is None:
        yield from around(pages.person(size, language=language, theme=theme, name=LONG_NAME), server)
    else:
        yield from one_game(pages, server, game, size, language, theme)


def settle(page: Page) -> Page:
    page.wait_for_timeout(SETTLED)
    return page


def around(page: Page, server: Live) -> Iterator[tuple[str, Page]]:
    """The pages without a game."""
    server.make_table("kanobu", name=LONG_NAME, seats=4, privacy="public")
    page.goto(server.address)
    page.locator(".button.primary").first.wait_for()
    yield "home", settle(page)
    page.locator("header").first.locator("button").last.click()
    yield "settings", settle(page)
    page.keyboard.press("Escape")
    page.locator(".stall .play .icon-only").first.click()
    yield "play-sheet", settle(page)
    page.keyboard.press("Escape")
    page.locator(".stall .buttons > .button").first.click()
    yield "friends", settle(page)
    page.keyboard.press("Escape")
    page.goto(server.address + filled_group(server))
    page.locator("article").first.wait_for()
    yield "group", settle(page)
    for number, name in enumerate(("group-play", "group-invite")):
        page.locator("main > header .button").nth(number).click()
        yield name, settle(page)
        page.keyboard.press("Escape")
    for name, path in (
        ("no-group", "/g/ABCDEFGH"),
        ("mine-empty", "/mine"),
        ("about", "/about"),
        ("lost", "/no/such/page"),
        ("no-table", "/t/ABCDEFGH"),
    ):
        page.goto(server.address + path)
        page.get_by_role("heading", level=1).wait_for()
        yield name, settle(page)
    waiting = server.make_table("hat", name=LONG_NAME, seats=4)
    page.goto(server.address + "/mine")
    store(page, some_weeks() | seats((waiting, "hat")))
    page.locator(".gone").first.wait_for()
    page.locator("details").click()
    yield "mine", settle(page)


def one_game(
    pages: Pages, server: Live, game: str, size: tuple[int, int], language: str, theme: str
) -> Iterator[tuple[str, Page]]:
    """A game from its rulebook to its replay, with as many people as it takes."""
    page = pages.person(size, language=language, theme=theme, name=LONG_NAME)
    page.goto(f"{server.address}/rules/{game}")
    page.locator("article, .booklet, main h1").first.wait_for()
    yield f"{game}-rules", settle(page)
    bots = MOST[game] - 2
    made = server.make_table(game, name=LONG_NAME, seats=MOST[game], options=LONG[game], bots=[SWIFT[game]] * bots)
    page.goto(f"{server.address}/t/{made.code}")
    page.locator(".bar form").wait_for()
    yield f"{game}-lobby-guest", settle(page)
    page = sit(pages.person(size, language=language, theme=theme, name=LONG_NAME), server, game, made)
    page.locator(".bar button.primary.large").wait_for()
    yield f"{game}-lobby", settle(page)
    page.locator(".bar button.primary.large").click()
    page.locator("#task").wait_for()
    yield f"{game}-start", settle(page)
    player = Player(page, game, 4)
    yield from middle(page, player, game)
    if not player.is_over:
        page.locator("header nav button").last.click()
        yield f"{game}-menu", settle(page)
        page.locator("dialog[open] button.danger").first.click()
        yield f"{game}-sure", settle(page)
        page.locator("dialog[open] button.danger").first.click()
    page.locator("dialog[open] .after").wait_for()
    yield f"{game}-end", settle(page)
    page.locator("dialog[open] a[href*=replay]").click()
    page.locator("main input[type=range]").wait_for()
    page.keyboard.press("End")
    yield f"{game}-replay", settle(page)


def middle(page: Page, player: Player, game: str) -> Iterator[tuple[str, Page]]:
    """The middle of a game, with its panels and a refusal."""
    steps = 0
    for _ in range(400):
        if steps >= MIDDLE or player.is_over:
            break
        steps += player.step()
        page.wait_for_timeout(30)
    yield f"{game}-middle", settle(page)
    if player.is_over:
        return
    for number, panel in ((-3, "log"), (-2, "talk")):
        button = page.locator("header nav > *").nth(number)
        button.click()
        yield f"{game}-{panel}", settle(page)
        button.click()
