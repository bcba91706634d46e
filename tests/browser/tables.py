"""Tables for tests in a browser: made over HTTP, opened with their secret in the browser's storage."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page

from smallbox.games import BUILT_IN
from tests.server.live import SHORT_HAT, Live, Seat

GAMES = tuple(game.name for game in BUILT_IN)
#: options with which a game is short; many games of Kanobu end before so many moves anyhow
SHORT = {"kobito": {"gold_cards": "4"}, "kanobu": {"maxMoves": "60"}, "hat": SHORT_HAT}
#: options without long looks, for long games
LONG = {"kobito": {}, "kanobu": {}, "hat": {"look_seconds": "0", "show_seconds": "2", "reveal_seconds": "2"}}
#: bots that come to an end
SWIFT = {"kobito": "greedy", "kanobu": "greedy", "hat": "normal"}
LONG_NAME = "Оксана-Марія Довга"


def mostly(game: str) -> list[Any]:
    """This game in every run, the others in the long ones: for what goes the same way in each."""
    return [pytest.param(each, marks=() if each == game else pytest.mark.soak) for each in GAMES]


def sit(page: Page, server: Live, game: str, seat: Seat) -> Page:
    """Come to a table with the secret of a seat, as a browser does that has been there before."""
    page.add_init_script(
        f"if (!localStorage.getItem('smallbox.seats')?.includes({seat.code!r})) localStorage.setItem('smallbox.seats', "
        f"JSON.stringify([{{code: {seat.code!r}, secret: {seat.secret!r}, game: {game!r}, at: 1, over: false}}]))"
    )
    page.goto(f"{server.address}/t/{seat.code}")
    return page


def begun(
    page: Page,
    server: Live,
    game: str,
    *,
    bots: int = 2,
    level: str = "random",
    options: Mapping[str, str] | None = None,
) -> str:
    """A game against bots that has begun; the table's code."""
    chosen = SHORT[game] if options is None else options
    made = server.make_table(game, name=LONG_NAME, seats=bots + 1, options=chosen, bots=[level] * bots)
    sit(page, server, game, made)
    page.locator(".bar button.primary.large").click()
    page.locator("#task").wait_for()
    return made.code
