"""Pictures as pixels, by Pillow: drawn large and made small, so that edges are smooth."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from smallbox.core.picture import Picture, Polygon, Words

#: how much larger it is drawn
LARGER = 3
ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}


def pixels(picture: Picture) -> NDArray[np.uint8]:
    """Height, width, and red, green and blue from 0 to 255."""
    size = (picture.width * LARGER, picture.height * LARGER)
    sheet = Image.new("RGB", size, picture.paper)
    pen = ImageDraw.Draw(sheet)
    for shape in picture.shapes:
        if isinstance(shape, Polygon):
            draw_polygon(pen, shape)
        else:
            draw_words(pen, shape)
    small = sheet.resize((picture.width, picture.height), Image.Resampling.BOX)
    return np.asarray(small, dtype=np.uint8).copy()


def draw_polygon(pen: ImageDraw.ImageDraw, shape: Polygon) -> None:
    points = [(x * LARGER, y * LARGER) for x, y in shape.points]
    if shape.fill is not None and len(points) > 2:
        pen.polygon(points, fill=shape.fill)
    if shape.line is None:
        return
    width = max(1, round(shape.width * LARGER))
    row = [*points, *points[:2]] if shape.is_closed else points
    pen.line(row, fill=shape.line, width=width, joint="curve")
    if not shape.is_closed:
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=shape.line)


def draw_words(pen: ImageDraw.ImageDraw, words: Words) -> None:
    # Its own font comes with Pillow; a stroke makes it as heavy as the cards' numerals.
    font = ImageFont.load_default(words.size * LARGER)
    at = (words.x * LARGER, words.y * LARGER)
    heavy = words.size * LARGER / 36
    pen.text(at, words.text, words.fill, font, ANCHORS[words.anchor], stroke_width=heavy, stroke_fill=words.fill)
