"""A card of Kanobu, as web/src/games/kanobu draws it in a box of 100 by 140."""

from smallbox.core.picture import Picture, Place, half, outlines

COLOURS = {"B": "#1f67bf", "G": "#158445", "R": "#ce312a", "Y": "#f3c530", "P": "#6a2995"}
CREAM, INK, EDGE, BACK = "#fdf6e6", "#2b1b12", "#8c7d6d", "#3d281f"

#: what tells the colours apart without colour: shapes of about the weight of a circle of radius 1
SHAPES = {
    "B": "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
    "G": "M0-1.22Q.1-1.22.16-1.1L1.17.72Q1.27.92 1.04.92H-1.04Q-1.27.92-1.17.72L-.16-1.1Q-.1-1.22 0-1.22Z",
    "R": "M-.78-.9H.78Q.9-.9.9-.78V.78Q.9.9.78.9H-.78Q-.9.9-.9.78V-.78Q-.9-.9-.78-.9Z",
    "Y": "M-.09-1.2Q0-1.28.09-1.2L1.2-.09Q1.28 0 1.2.09L.09 1.2Q0 1.28-.09 1.2L-1.2.09Q-1.28 0-1.2-.09Z",
    "P": "M0-.72A.56.56 0 1 1 .72 0A.56.56 0 1 1 0 .72A.56.56 0 1 1-.72 0A.56.56 0 1 1 0-.72Z",
}
#: how large shape and sign are, and how far down, so that the sign stays inside its shape
SIZES = {
    "B": (36, 51, 93, 93),
    "G": (34, 41, 99, 103),
    "R": (38, 54, 93, 93),
    "Y": (33, 48, 92, 92),
    "P": (31, 48, 92, 92),
}
#: a two-colour card is cut along this line
CUT = ((100.0, 30.0), (0.0, 136.0))
PANEL = (
    "M11.5 5H88.5A6.5 6.5 0 0 1 95 11.5V128.5A6.5 6.5 0 0 1 88.5 135"
    "H11.5A6.5 6.5 0 0 1 5 128.5V11.5A6.5 6.5 0 0 1 11.5 5Z"
)
TAB = "M5 11.5A6.5 6.5 0 0 1 11.5 5H38V52A8 8 0 0 1 30 60H5Z"

#: signs in a square of 100: what is inked, what is cut out of it, and lines with their widths
INKED = {
    "Ro": "M9 70L17 40L38 17L66 14L90 41L93 68L74 86H26Z",
    "Pa": "M20 6H60L82 28V94H20Z",
    "Sc": "M25 4Q33 2 37 9L64 62L53 68L24 17Q20 8 25 4ZM75 4Q67 2 63 9L36 62L47 68L76 17Q80 8 75 4Z",
    "Sk": "M94 27L93 72L57 56ZM34 76A14 14 0 1 1 62 76A14 14 0 1 1 34 76Z",
    "Di": "M89 33L58 40L70 5ZM11 67L42 60L30 95Z",
    "St": "M50 4L63 35L97 38L71 60L79 94L50 76L21 94L29 60L3 38L37 35Z",
}
LINES = {
    "Sk": (("M10 70A41 41 0 0 1 82 50", 12),),
    "Di": (("M14 56A36 36 0 0 1 72 22", 12), ("M86 44A36 36 0 0 1 28 78", 12)),
    "Ca": (("M18 18L82 82", 21), ("M82 18L18 82", 21)),
    "Sc": (("M15 77A14 14 0 1 1 43 77A14 14 0 1 1 15 77Z", 11), ("M57 77A14 14 0 1 1 85 77A14 14 0 1 1 57 77Z", 11)),
}
CUT_OUT = {
    "Ro": (("M38 17L45 44L17 56", 4.5), ("M45 44L70 50L92 62", 4.5), ("M70 50L66 14", 4.5), ("M70 50L62 85", 4.5)),
    "Pa": (("M32 46H70", 6), ("M32 61H70", 6), ("M32 76H56", 6)),
}
QUARTERS = (
    ("B", "M50 50V6A44 44 0 0 1 94 50Z"),
    ("G", "M50 50H94A44 44 0 0 1 50 94Z"),
    ("R", "M50 50V94A44 44 0 0 1 6 50Z"),
    ("Y", "M50 50H6A44 44 0 0 1 50 6Z"),
)
#: who is asked: one dot for the next, three for everybody
DOTS = {"1": (26, 50, 74), "2": (26, 50, 74), "3": (50,)}


def draw_card(drawn: Picture, place: Place, card: str) -> None:
    """A card by its spelling, `B.Ro`, `BG.Pa` or `P.Co[R]`; a back where there is none."""
    drawn.box(place, (0.75, 0.75), (98.5, 138.5), 10, CREAM, EDGE, 1.5)
    if not card:
        draw_back(drawn, place)
        return
    face, _, named = card.partition("[")
    colours, _, symbol = face.partition(".")
    drawn.path(place, PANEL, COLOURS[colours[0]])
    if len(colours) > 1:
        panel = next(points for points, _ in outlines(PANEL))
        drawn.polygon(place, half(panel, *CUT), COLOURS[colours[1]])
    drawn.path(place, TAB, CREAM)
    draw_sign(drawn, place.at(20.5, 20), symbol, 26, named[:1], is_small=True)
    for number, colour in enumerate(colours):
        x, size = (20.5, 8.4) if len(colours) == 1 else (12.5 + 16 * number, 6.2)
        draw_shape(drawn, colour, place, (x, 47), size, COLOURS[colour])
    draw_field(drawn, place, colours)
    sign, y = (SIZES[colours][1], SIZES[colours][3]) if len(colours) == 1 else (39, 92)
    draw_sign(drawn, place.at(53, y), symbol, sign, named[:1], is_small=False)


def draw_back(drawn: Picture, place: Place) -> None:
    drawn.box(place, (6, 6), (88, 128), 6, BACK)
    for colour, x, y, size in (("B", 31, 46, 15), ("Y", 69, 46, 14), ("R", 31, 94, 15), ("G", 69, 96, 14.5)):
        draw_shape(drawn, colour, place, (x, y), size, COLOURS[colour])
    for number in range(13):
        drawn.circle(place, (50, 22 + 8 * number), 1.3, CREAM)
        if number < 10:
            drawn.circle(place, (14 + 8 * number, 70), 1.3, CREAM)


def draw_field(drawn: Picture, place: Place, colours: str) -> None:
    """The large shape that the sign stands in; of a two-colour card half of each."""
    for number, colour in enumerate(colours):
        share = 1 if len(colours) == 1 else 0.88
        size, y = SIZES[colour][0] * share, SIZES[colour][2] - 2 * number
        points = [(53 + x * size, y + up * size) for x, up in next(points for points, _ in outlines(SHAPES[colour]))]
        if len(colours) == 2:
            points = half(points, *(CUT if number else CUT[::-1]))
        drawn.polygon(place, points, CREAM, INK, 3)


def draw_shape(drawn: Picture, colour: str, place: Place, at: tuple[float, float], size: float, fill: str) -> None:
    drawn.path(place.at(at[0], at[1], size), SHAPES[colour], fill, INK, 1.4 / size)


def draw_sign(drawn: Picture, place: Place, symbol: str, size: float, named: str, *, is_small: bool) -> None:
    """The sign of a card around a point."""
    square = place.at(-size / 2, -size / 2, size / 100)
    if symbol in DOTS:
        text, y, height = (symbol, 52, 104) if is_small else (f"+{symbol}", 40, 80)
        drawn.words(square, text, (50, y), height, INK)
        for dot in () if is_small else DOTS[symbol]:
            drawn.circle(square, (dot, 91), 8.5, INK)
    elif symbol == "Ch":
        draw_die(drawn, place.at(0, 0, size / 100, -12))
    elif symbol == "Co":
        draw_wheel(drawn, square, named)
    else:
        for line, width in LINES.get(symbol, ()):
            drawn.path(square, line, None, INK, width)
        drawn.path(square, INKED.get(symbol, ""), INK)
        for line, thickness in CUT_OUT.get(symbol, ()):
            drawn.path(square, line, None, CREAM, thickness)
        if symbol == "Pa":
            drawn.path(square, "M58 4V30H84Z", CREAM)
            drawn.path(square, "M64 16V24H73Z", INK)
        if symbol == "Sc":
            drawn.circle(square, (50, 50), 4.5, CREAM)


def draw_die(drawn: Picture, place: Place) -> None:
    drawn.box(place, (-37, -37), (74, 74), 16, INK)
    for spot in (-19, 0, 19):
        drawn.circle(place, (spot, spot), 9, CREAM)


def draw_wheel(drawn: Picture, square: Place, named: str) -> None:
    for colour, quarter in QUARTERS:
        drawn.path(square, quarter, COLOURS[colour])
    drawn.circle(square, (50, 50), 44, None, INK, 6)
    if named:
        drawn.circle(square, (50, 50), 29, CREAM, INK, 6)
        draw_shape(drawn, named, square, (50, 50), 17, COLOURS[named])
    else:
        drawn.path(square, "M50 6V94", None, INK, 6)
        drawn.path(square, "M6 50H94", None, INK, 6)
