"""Finished games and seats for tests in a browser: put into its storage, as if somebody had played there for weeks."""

import time
from typing import Any

from playwright.sync_api import Page

from tests.server.live import Seat

HOUR = 3_600_000
#: what was played, against whom, and with whom
PLAYED = (
    ("kobito", ["normal", "normal", "hard"], 0),
    ("hat", ["normal"], 3),
    ("kanobu", ["hard"], 0),
    ("kobito", ["easy"], 0),
    ("hat", ["perfect", "expert"], 0),
)
STORE = """(kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
}"""


def some_weeks(games: int = 30) -> dict[str, Any]:
    """Games of tables that no server has, the newest of them just now."""
    now = int(time.time() * 1000)
    return {f"smallbox.game.ZZZZZZZZ/{number}": played(number, now) for number in range(1, games + 1)}


def played(number: int, now: int) -> dict[str, Any]:
    game, bots, people = PLAYED[number % len(PLAYED)]
    players = len(bots) + people + 1
    place = number % players + 1
    is_resigned = number % 11 == 0
    return {
        "code": "ZZZZZZZZ",
        "number": number,
        "rounds": 1,
        "game": game,
        "began": None,
        "ended": now - number * 11 * HOUR,
        "kind": "stopped" if number % 13 == 0 else "gold",
        "seat": 0,
        "players": players,
        "place": None if game == "kanobu" else place,
        "share": 1 if place == 1 and not is_resigned else 0,
        "score": None if game == "kanobu" else 21 - place,
        "isResigned": is_resigned,
        "bots": bots,
        "people": people,
        "moves": 140,
    }


def seats(*found: tuple[Seat, str]) -> dict[str, Any]:
    """Seats at tables of these games, the newest first."""
    return {
        "smallbox.seats": [
            {"code": seat.code, "secret": seat.secret, "game": game, "at": 1000 - number, "over": False}
            for number, (seat, game) in enumerate(found)
        ]
    }


def store(page: Page, kept: dict[str, Any]) -> None:
    """Put it into the storage of a page that is open, and look at it anew."""
    page.evaluate(STORE, kept)
    page.reload()
