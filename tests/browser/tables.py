"""Tables for tests in a browser: made over HTTP, opened with their secret in the browser's storage."""

from playwright.sync_api import Page

from tests.server.live import SHORT_HAT, Live, Seat

GAMES = ("kobito", "kanobu", "hat")
#: options with which a game is short
SHORT = {"kobito": {"gold_cards": "4"}, "kanobu": {}, "hat": SHORT_HAT}
#: bots that come to an end
SWIFT = {"kobito": "greedy", "kanobu": "greedy", "hat": "normal"}
LONG_NAME = "Оксана-Марія Довга"


def sit(page: Page, server: Live, game: str, seat: Seat) -> Page:
    """Come to a table with the secret of a seat, as a browser does that has been there before."""
    page.add_init_script(
        f"if (!localStorage.getItem('smallbox.seats')) localStorage.setItem('smallbox.seats', JSON.stringify("
        f"[{{code: {seat.code!r}, secret: {seat.secret!r}, game: {game!r}, at: 1, over: false}}]))"
    )
    page.goto(f"{server.address}/t/{seat.code}")
    return page


def begun(page: Page, server: Live, game: str, *, bots: int = 2, level: str = "random") -> str:
    """A game against bots that has begun; the table's code."""
    made = server.make_table(game, name=LONG_NAME, seats=bots + 1, options=SHORT[game], bots=[level] * bots)
    sit(page, server, game, made)
    page.locator(".bar button.primary.large").click()
    page.locator("#task").wait_for()
    return made.code
