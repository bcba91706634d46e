"""A picture of a table as flat shapes and words, which the drawing of any shell can put on paper or a screen.

Outlines are written as the paths of SVG, so that a card here has the lines of the card in the browser.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import acos, ceil, cos, hypot, pi, sin, sqrt
from typing import Literal, NamedTuple

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]

PARTS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
#: how many straight lines stand for a curve, or for a whole circle
CURVE = 10
CIRCLE = 48


class Polygon(NamedTuple):
    """A closed or open row of points, filled, or drawn as a line with round ends."""

    points: Sequence[Point]
    fill: str | None
    line: str | None
    width: float
    is_closed: bool


class Words(NamedTuple):
    """A line of text; `y` is its middle."""

    text: str
    x: float
    y: float
    size: float
    fill: str
    anchor: Anchor


class Place(NamedTuple):
    """Where something is drawn, how large, and how far it is turned clockwise, in degrees."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turn: float = 0.0

    def put(self, point: Point) -> Point:
        """A point of the drawing on the sheet."""
        angle = self.turn * pi / 180
        x, y = point[0] * self.scale, point[1] * self.scale
        return self.x + x * cos(angle) - y * sin(angle), self.y + x * sin(angle) + y * cos(angle)

    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> "Place":
        """A place within this place."""
        here = self.put((x, y))
        return Place(here[0], here[1], self.scale * scale, self.turn + turn)


class Picture:
    """Shapes from the lowest to the highest, on a sheet of some colour."""

    def __init__(self, width: int, height: int, paper: str) -> None:
        self.width = width
        self.height = height
        self.paper = paper
        self.shapes: list[Polygon | Words] = []

    def path(
        self, place: Place, outline: str, fill: str | None = None, line: str | None = None, width: float = 0.0
    ) -> None:
        """The outlines of an SVG path."""
        for points, is_closed in outlines(outline):
            self.polygon(place, points, fill, line, width, is_closed=is_closed)

    def polygon(
        self,
        place: Place,
        points: Sequence[Point],
        fill: str | None,
        line: str | None = None,
        width: float = 0.0,
        *,
        is_closed: bool = True,
    ) -> None:
        self.shapes.append(Polygon([place.put(point) for point in points], fill, line, width * place.scale, is_closed))

    def box(
        self,
        place: Place,
        corner: Point,
        size: Point,
        radius: float,
        fill: str | None,
        line: str | None = None,
        width: float = 0.0,
    ) -> None:
        """A box with round corners."""
        (x, y), (w, h), r = corner, size, min(radius, size[0] / 2, size[1] / 2)
        bends = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180))
        points = [bend(cx, cy, r, start + step * 15) for cx, cy, start in bends for step in range(7)]
        self.polygon(place, points, fill, line, width)

    def circle(
        self, place: Place, middle: Point, radius: float, fill: str | None, line: str | None = None, width: float = 0.0
    ) -> None:
        points = [bend(middle[0], middle[1], radius, step * 360 / CIRCLE) for step in range(CIRCLE)]
        self.polygon(place, points, fill, line, width)

    def words(self, place: Place, text: str, at: Point, size: float, fill: str, anchor: Anchor = "middle") -> None:
        x, y = place.put(at)
        self.shapes.append(Words(text, x, y, size * place.scale, fill, anchor))


def bend(x: float, y: float, radius: float, degrees: float) -> Point:
    angle = degrees * pi / 180
    return x + radius * cos(angle), y + radius * sin(angle)


def half(points: Sequence[Point], one: Point, other: Point) -> list[Point]:
    """The part of a polygon to the left of a line, as one looks from one point of it to the other on a screen."""

    def side(point: Point) -> float:
        return (other[1] - one[1]) * (point[0] - one[0]) - (other[0] - one[0]) * (point[1] - one[1])

    kept: list[Point] = []
    for before, point in zip([points[-1], *points[:-1]], points):
        left, right = side(before), side(point)
        if (left >= 0) != (right >= 0):
            share = left / (left - right)
            kept.append((before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])))
        if right >= 0:
            kept.append(point)
    return kept


def outlines(path: str) -> Iterator[tuple[list[Point], bool]]:
    """The rows of points of a path in SVG's words M L H V Q C A Z, large or small, each with whether it is closed."""
    parts = PARTS.findall(path)
    points: list[Point] = []
    word = ""
    while parts:
        if parts[0].isalpha():
            word = parts.pop(0)
        if word in "Zz":
            yield points, True
            points = points[:1]
            word = ""
            continue
        if word in "Mm" and len(points) > 1:
            yield points, False
        # A small letter counts from where the pen is.
        x, y = points[-1] if points and word.islower() else (0.0, 0.0)
        numbers = [float(parts.pop(0)) for _ in range(NUMBERS[word.upper()])]
        match word.upper():
            case "M":
                points = [(x + numbers[0], y + numbers[1])]
                word = "l" if word == "m" else "L"
            case "H":
                points.append((x + numbers[0], points[-1][1]))
            case "V":
                points.append((points[-1][0], y + numbers[0]))
            case "A":
                points += arc(points[-1], numbers, (x + numbers[5], y + numbers[6]))
            case _:
                ends = [(x + numbers[i], y + numbers[i + 1]) for i in range(0, len(numbers), 2)]
                points += curve([points[-1], *ends]) if len(ends) > 1 else ends
    if len(points) > 1:
        yield points, False


#: how many numbers follow each word of a path
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7}


def curve(ends: Sequence[Point]) -> list[Point]:
    """Points of a Bezier curve, but for its first."""
    return [bezier(ends, step / CURVE) for step in range(1, CURVE + 1)]


def bezier(ends: Sequence[Point], share: float) -> Point:
    """De Casteljau: halfway between halfway, until one point is left."""
    left = list(ends)
    while len(left) > 1:
        left = [
            (one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1]))
            for one, other in pairwise(left)
        ]
    return left[0]


def arc(begin: Point, numbers: Sequence[float], end: Point) -> list[Point]:
    """Points of an arc of a circle, but for its first, by the rules of SVG; ellipses are not drawn."""
    is_large, is_clockwise = bool(numbers[3]), bool(numbers[4])
    dx, dy = (end[0] - begin[0]) / 2, (end[1] - begin[1]) / 2
    apart = hypot(dx, dy)
    radius = max(numbers[0], apart)
    away = sqrt(radius * radius - apart * apart) / apart * (1 if is_large != is_clockwise else -1)
    x, y = begin[0] + dx - away * dy, begin[1] + dy + away * dx
    start, stop = angle_of(begin[0] - x, begin[1] - y), angle_of(end[0] - x, end[1] - y)
    turn = (stop - start) % (2 * pi) if is_clockwise else -((start - stop) % (2 * pi))
    steps = max(2, ceil(abs(turn) / (2 * pi) * CIRCLE))
    return [
        (x + radius * cos(start + turn * step / steps), y + radius * sin(start + turn * step / steps))
        for step in range(1, steps + 1)
    ]


def angle_of(x: float, y: float) -> float:
    angle = acos(max(-1.0, min(1.0, x / hypot(x, y))))
    return angle if y >= 0 else 2 * pi - angle
