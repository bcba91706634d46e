"""The pieces that pictures are put together from. Styles are written at each element, so that no page can lose them."""

from collections.abc import Iterable
from html import escape

FONT = "Nunito,Rubik,'DejaVu Sans',Verdana,sans-serif"
PAPER, INK, EDGE, FAINT, LIT = "#fbf6ea", "#33291f", "#cbbd9f", "#6b5d49", "#ffe9a8"
#: the size of a card on the screen, and of the square it is drawn in
WIDTH, HEIGHT = 50, 70


def panel(title: str, content: str) -> str:
    """Paper on a table: the same by day and by night, whatever the page around it looks like."""
    style = (
        f"display:inline-block;max-width:100%;box-sizing:border-box;padding:12px 16px;border-radius:12px;"
        f"background:{PAPER};color:{INK};border:1px solid {EDGE};font:15px/1.35 {FONT};text-align:left"
    )
    named = part(title, f"color:{FAINT};font-size:14px")
    return f'<div role="group" aria-label="{escape(title, quote=True)}" style="{style}">{named}{content}</div>'


def part(text: str, style: str = "") -> str:
    """A line of text."""
    return f'<div style="{style}">{escape(text)}</div>'


def row(label: str, content: str, *, is_lit: bool = False) -> str:
    """A line of the table: whose or what it is, and what lies there."""
    background = f";background:{LIT}" if is_lit else ""
    style = f"display:flex;align-items:center;gap:10px;padding:4px 8px;margin:0 -8px;border-radius:8px{background}"
    return (
        f'<div style="{style}">'
        f'<div style="flex:none;width:76px;font-weight:700">{escape(label)}</div>'
        f'<div style="display:flex;flex-wrap:wrap;gap:5px;align-items:center">{content}</div></div>'
    )


def svg(name: str, content: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """A card by its name, drawn in a field of 100 by 140."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(name, quote=True)}" '
        f'viewBox="0 0 100 140" width="{width}" height="{height}" style="display:block">'
        f"<title>{escape(name)}</title>{content}</svg>"
    )


def text(x: float, y: float, size: float, content: str, fill: str = INK) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="900" text-anchor="middle" fill="{fill}" '
        f'font-family="{escape(FONT, quote=True)}">{escape(content)}</text>'
    )


def paper(fill: str = PAPER) -> str:
    """The card that all else is drawn on."""
    return f'<rect x="1" y="1" width="98" height="138" rx="11" fill="{fill}" stroke="{EDGE}" stroke-width="2"/>'


def back(number: int, fill: str = "#6f5335") -> str:
    """A pile of hidden cards: one back, and how many there are."""
    shown = f'<rect x="8" y="8" width="84" height="124" rx="7" fill="{fill}"/>'
    shown += f'<rect x="30" y="50" width="40" height="40" rx="6" fill="none" stroke="{PAPER}" stroke-width="4" '
    shown += 'transform="rotate(45 50 70)" opacity="0.6"/>' + text(50, 85, 44, str(number), PAPER)
    return svg(f"{number} hidden", paper() + shown)


def captioned(drawn: str, name: str) -> str:
    """A card with its name under it."""
    style = "display:inline-flex;flex-direction:column;align-items:center;font-size:14px;padding:0 3px"
    return f'<span style="{style}">{drawn}{escape(name)}</span>'


def word(content: str) -> str:
    """A few words beside cards."""
    return f'<span style="padding:0 4px">{escape(content)}</span>'


def folded(label: str, rows: Iterable[tuple[str, str]]) -> str:
    """A table that opens by a tap."""
    cells = joined(
        f'<tr><th style="text-align:left;padding:0 10px 0 0">{escape(name)}</th>'
        f'<td style="text-align:left;padding:0">{escape(content)}</td></tr>'
        for name, content in rows
    )
    style = f"margin-top:8px;color:{FAINT};font-size:14px"
    return f'<details style="{style}"><summary>{escape(label)}</summary><table>{cells}</table></details>'


def joined(parts: Iterable[str]) -> str:
    return "".join(parts)
