"""Positions as pictures for notebooks: HTML and SVG that load nothing, run nothing and need no style of the page."""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from smallbox.core.game import AnyGame
from smallbox.core.messages import Opened, View
from smallbox.core.notation import seat_name
from smallbox.display import plain
from smallbox.display.markup import folded, panel, part


class Picture:
    """What a notebook shows of a view; in a terminal, the sentence above it."""

    def __init__(self, game: AnyGame, view: View, prompt: str) -> None:
        self.html = html_of(game, view, prompt)
        self.prompt = prompt

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return self.prompt


def html_of(
    game: AnyGame, view: View, prompt: str, opened: Opened | None = None, fields: Iterable[tuple[str, str]] = ()
) -> str:
    """What a view shows, and with `opened` also what it hides, as HTML; the fields of its notation are folded away."""
    said = part(prompt, "font-weight:700;margin-bottom:8px")
    notation = folded("notation", fields) if opened is not None else ""
    return panel(f"{game.title}, {whose(view, opened)}", said + painter_of(game).draw(game, view, opened) + notation)


def whose(view: View, opened: Opened | None) -> str:
    """Through whose eyes it is."""
    if opened is not None:
        return "every card open"
    return "as a spectator sees it" if view.seat is None else f"as {seat_name(view.seat)} sees it"


def painter_of(game: AnyGame) -> Any:
    """The module that draws a game, under the game's name; any other game is drawn by the zones of its view."""
    name = f"{__name__}.{game.name}"
    return import_module(name) if find_spec(name) is not None else plain
