"""Coloured pieces of text: tiles for cards, lines of tiles that wrap between cards and never inside one."""

import colorsys
from collections.abc import Iterable

from rich.color import Color
from rich.columns import Columns
from rich.style import Style
from rich.text import Text

#: paper, wrapping paper and gold of the table
PAPER = Style(color="black", bgcolor=Color.from_rgb(244, 236, 220))
PARCEL = Style(color="black", bgcolor=Color.from_rgb(205, 165, 115))
QUIET = Style(dim=True)
LOUD = Style(bold=True)


def on(red: int, green: int, blue: int, ink: str = "white") -> Style:
    """Text on a coloured card."""
    return Style(color=ink, bgcolor=Color.from_rgb(red, green, blue))


def hue(number: int, numbers: int) -> Style:
    """One of the hues around the circle, light enough for black text: at least 4.5 to 1."""
    red, green, blue = colorsys.hls_to_rgb((number - 1) / numbers, 0.7, 0.85)
    return on(round(red * 255), round(green * 255), round(blue * 255), "black")


def tile(text: str, style: Style) -> Text:
    """A card: some text that stays on one line."""
    return Text(text, style=style, no_wrap=True, end="")


def flow(tiles: Iterable[Text], gap: int = 1) -> Columns:
    """Cards side by side, as many a line as there is room for."""
    return Columns(tiles, padding=(0, gap, 0, 0))
