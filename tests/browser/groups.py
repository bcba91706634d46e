"""Groups for tests in a browser: some evenings already played, put into the database past the server."""

import json
import secrets
import time
from typing import Any

from tests.browser.tables import LONG_NAME
from tests.server.live import Live

HOUR = 3_600_000
WEEK = 7 * 24 * HOUR
#: who played, best first, and what; a bot's name begins with *
PLAYED = (
    ("kobito", ("Ann", LONG_NAME, "*Pip")),
    ("kobito", (LONG_NAME, "Ann", "Ben", "*Moss")),
    ("hat", ("Ben", "Ann", LONG_NAME)),
    ("kanobu", ("Ann", "Ben")),
    ("kanobu", ("Wolfeschlegelsteinhausen", "Ann", "Ben", LONG_NAME, "Cleo", "—", "*Pip", "*Moss")),
    ("kanobu", ("Dan", "*Pip")),
)


def filled_group(server: Live) -> str:
    """A group with three evenings behind it, the last of them yesterday; the path of its link."""
    secret = secrets.token_urlsafe(24)
    made = server.ask("POST", "/api/groups", name="Четвер о восьмій, Friday too", secret=secret).json()
    noon = int(time.time() * 1000) // (24 * HOUR) * 24 * HOUR - 12 * HOUR
    for number, (game, names) in enumerate(PLAYED):
        at = noon - number // 2 * WEEK - number % 2 * HOUR
        row = (secrets.token_hex(4).upper(), 1, made["id"], at, game, json.dumps(players(game, names)))
        server.query("INSERT INTO group_results VALUES (?, ?, ?, ?, ?, ?)", *row)
    for name in ("Ann", "Nobody-Has-Ever-Played-So"):
        server.ask("POST", f"/api/groups/{made['id']}/members", secret=secret, name=name)
    return f"/g/{made['id']}#{secret}"


def players(game: str, names: tuple[str, ...]) -> list[dict[str, Any]]:
    return [
        {
            "name": name.lstrip("*"),
            "level": "normal" if name.startswith("*") else None,
            "place": place,
            "score": None if game == "kanobu" else 21 - 5 * place,
            "is_resigned": name == "Ben" and place == len(names),
        }
        for place, name in enumerate(names, 1)
    ]
