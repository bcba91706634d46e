"""The parts of a report as HTML: a page that needs nothing else, tables, figures."""

from collections.abc import Iterable, Sequence
from html import escape


def document(title: str, parts: Iterable[str], style: str, language: str = "en", sheet: str = "") -> str:
    """A whole page; `sheet` is the address of its style, where that does not stand in the page itself."""
    look = f'<link rel="stylesheet" href="{escape(sheet)}">' if sheet else f"<style>{style}</style>"
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>{look}'
    )
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return "<table>" + "\n".join(lines) + "</table>"


def figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"
