"""Cards of one's own for tests: each game's file with something changed, so that nobody mistakes it for the box."""

import csv
import io
import json
from importlib import resources
from typing import Any


def packaged(game: str, name: str) -> str:
    return resources.files(f"smallbox.games.{game}").joinpath("data", name).read_text("utf-8")


def kanobu(**changes: Any) -> str:
    """More rocks and fewer scissors in each colour."""
    pack = json.loads(packaged("kanobu", "kanobu.json"))
    return json.dumps(pack | {"id": "rocky", "each": {**pack["each"], "Ro": 3, "Sc": 1}, "handSize": 3} | changes)


def kobito(**changes: Any) -> str:
    """Five gold cards that are quickly won."""
    box = json.loads(packaged("kobito", "kobito.json"))
    gold = [{"need": need, "value": 17} for need in (2, 3, 3, 4, 4)]
    return json.dumps(box | {"id": "quick", "gold": gold} | changes)


def hat(count: int = 30) -> str:
    """The first gifts, the first of them with a name of one's own."""
    rows = list(csv.reader(io.StringIO(packaged("hat", "hat_gifts.csv"))))[: count + 1]
    columns = rows[0]
    for column in ("en", "uk", "nl", "ru"):
        rows[1][columns.index(column)] = "Moon Boot"
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue()


CARDS = {"kobito": kobito(), "kanobu": kanobu(), "hat": hat()}
OPTIONS: dict[str, dict[str, str]] = {"kobito": {}, "kanobu": {"maxMoves": "150"}, "hat": {"look_seconds": "0"}}
EVERY_GAME = sorted(CARDS)
