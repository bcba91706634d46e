"""Plots of a report as SVG without any library: drawn for the width of a phone, coloured by the page's style.

Attributes that name a colour are classes, and there is no style inside: a strict content security policy is kept.
"""

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from smallbox.balance.report import Bars
from smallbox.balance.span import Span

WIDTH, MARGIN, ROW, HEAD = 300, 6, 44, 18
PLOT = WIDTH - 2 * MARGIN
BARS_HEIGHT, CURVE_HEIGHT = 120, 150
STROKE = 9

Written = Callable[[float], str]


class Line(NamedTuple):
    """A row of a plot: a figure with its interval, under its name."""

    name: str
    span: Span


class Scale(NamedTuple):
    """Where numbers lie between two ends of a plot."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, value: float) -> str:
        part = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return f"{self.begin + part * (self.end - self.begin):.1f}"


def svg(height: float, parts: Sequence[str], title: str) -> str:
    body = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">{body}</svg>'


def text(x: str | float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    shown = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y:.1f}" text-anchor="{anchor}"{shown}>{escape(words)}</text>'


def line(x1: str, y1: float, x2: str, y2: float, kind: str) -> str:
    return f'<line x1="{x1}" y1="{y1:.1f}" x2="{x2}" y2="{y2:.1f}" class="{kind}"/>'


def spans(lines: Sequence[Line], written: Written, title: str, mark: float | None = None) -> str:
    """Points with their intervals, each below its name; `mark` is a stroke across each of their tracks."""
    ends = [end for each in lines for end in (each.span.low, each.span.high)] + ([] if mark is None else [mark])
    low, high = min(ends), max(ends)
    room = (high - low) * 0.06 or 1.0
    scale = Scale(low - room, high + room, MARGIN, WIDTH - MARGIN)
    height = ROW * len(lines) + 8
    parts: list[str] = []
    for number, (name, span) in enumerate(lines):
        top = ROW * number + HEAD
        at = top + 14
        parts += [
            text(MARGIN, top, name),
            text(WIDTH - MARGIN, top, written(span.value), "end", "value"),
            line(str(MARGIN), at, str(WIDTH - MARGIN), at, "track"),
            *([] if mark is None else [line(scale.at(mark), at - STROKE, scale.at(mark), at + STROKE, "mark")]),
            line(scale.at(span.low), at, scale.at(span.high), at, "span"),
            f'<circle cx="{scale.at(span.value)}" cy="{at}" r="5" class="dot"/>',
        ]
    return svg(height, parts, title)


def bars(found: Bars, written: Written, title: str) -> str:
    """A histogram with the ends of its scale and its middle."""
    most = max(found.counts)
    each = PLOT / len(found.counts)
    parts = []
    for number, count in enumerate(found.counts):
        tall = BARS_HEIGHT * count / most
        x, y = MARGIN + number * each, BARS_HEIGHT - tall + 8
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(1.0, each - 2):.1f}" height="{tall:.1f}" class="bar"/>'
        )
    bottom = BARS_HEIGHT + 8
    parts.append(line(str(MARGIN), bottom, str(WIDTH - MARGIN), bottom, "track"))
    last = found.least + found.step * len(found.counts)
    middle = found.least + found.step * (len(found.counts) // 2)
    at_middle = MARGIN + each * (len(found.counts) // 2)
    parts += [
        text(MARGIN, bottom + 18, written(found.least)),
        text(f"{at_middle:.1f}", bottom + 18, written(middle), "middle"),
        text(WIDTH - MARGIN, bottom + 18, f"{written(last)}+", "end"),
    ]
    return svg(bottom + 26, parts, title)


def curve(points: Sequence[tuple[int, Span]], written: Written, title: str) -> str:
    """A figure over the values of a number, each with its interval."""
    low, high = min(span.low for _, span in points), max(span.high for _, span in points)
    room = (high - low) * 0.1 or 1.0
    up = Scale(low - room, high + room, CURVE_HEIGHT, 12)
    along = Scale(points[0][0], points[-1][0], MARGIN + 24, WIDTH - MARGIN - 24)
    path = " ".join(f"{along.at(value)},{up.at(span.value)}" for value, span in points)
    parts = [f'<polyline points="{path}" class="path"/>']
    # Names that would touch are left out, but for the ends.
    every = max(1, len(points) // 8)
    for number, (value, span) in enumerate(points):
        x = along.at(value)
        parts.append(line(x, float(up.at(span.low)), x, float(up.at(span.high)), "span"))
        parts.append(f'<circle cx="{x}" cy="{up.at(span.value)}" r="5" class="dot"/>')
        if number % every == 0 or number == len(points) - 1:
            parts.append(text(x, CURVE_HEIGHT + 22, str(value), "middle"))
    for value, span in (points[0], points[-1]):
        above = float(up.at(span.high)) - 6
        parts.append(text(along.at(value), max(12.0, above), written(span.value), "middle", "value"))
    return svg(CURVE_HEIGHT + 30, parts, title)
