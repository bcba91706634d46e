"""Any game, by the zones of its view: cards as their names, numbers and words as such."""

from typing import Any

import msgspec

from smallbox.core.game import AnyGame
from smallbox.core.messages import Opened, View
from smallbox.core.notation import seat_name
from smallbox.display.markup import joined, paper, row, svg, text, word


def draw(game: AnyGame, view: View, opened: Opened | None) -> str:
    found = [row(zone.name, content(zone.kind, getattr(view, zone.name))) for zone in game.zones()]
    hidden = {} if opened is None else msgspec.to_builtins(opened)
    return joined(found) + joined(row(name, content("", what)) for name, what in hidden.items())


def content(kind: str, what: Any) -> str:
    """What lies in a zone."""
    if what is None:
        return word("hidden")
    if kind in ("card", "cards"):
        return joined(card(name) for name in ([what] if kind == "card" else what))
    if kind.endswith("_by_seat"):
        return joined(word(f"{seat_name(seat)}: {spelled(each)}") for seat, each in enumerate(what))
    return word(spelled(what))


def spelled(what: Any) -> str:
    return " ".join(map(spelled, what)) if isinstance(what, list) else str(what)


def card(name: str) -> str:
    return svg(name, paper() + text(50, 82, 36 if len(name) < 4 else 22, name))
