"""The cards of Kobito, as web/src/games/kobito draws them in a box of 100 by 140."""

from math import cos, pi, sin

from smallbox.core.picture import Picture, Place
from smallbox.games.kobito.messages import Place as RainbowPlace

#: 1 red to 12 violet-red, light enough for dark numerals on all of them
HUES = (
    "#fa6863", "#ff8950", "#fca942", "#f8cc43", "#d4e455", "#7bd871",
    "#5ad3b2", "#57d1e3", "#63b7f3", "#8097f5", "#ba84f0", "#ed74bd",
)  # fmt: skip
PAPER, EDGE, INK, DUSK, CREAM = "#fcf8f0", "#b7b5c4", "#1d162a", "#c3b6dd", "#f7eed8"
HOOD, FOLD, FACE, EYE, WOOD = "#59417e", "#3f2a5c", "#241a36", "#f6e38a", "#815939"
POT, RIM, COIN, RING = "#353246", "#4c4a62", "#f7c747", "#b37903"
BACKS = {"rainbow": "#3d365f", "gold": "#724b2b"}


def draw_card(drawn: Picture, place: Place, card: str) -> None:
    """A hand card: a number with its place in the circle of twelve, a kobito `K`, or a replacement `R`."""
    drawn.box(place, (1, 1), (98, 138), 13, PAPER, EDGE, 1)
    if card == "K":
        drawn.box(place, (6, 6), (88, 128), 9, DUSK)
        draw_kobito(drawn, place.at(50, 76), None)
    elif card == "R":
        draw_brush(drawn, place)
    else:
        draw_number(drawn, place, int(card))


def draw_number(drawn: Picture, place: Place, number: int) -> None:
    hue = HUES[number - 1]
    drawn.box(place, (6, 6), (88, 128), 9, hue)
    for dot in range(1, 13):
        angle = (dot * 30 - 105) * pi / 180
        at = (50 + 34 * cos(angle), 76 + 36 * sin(angle))
        if dot == number:
            drawn.circle(place, at, 6.5, hue, INK, 3.5)
        else:
            drawn.circle(place, at, 3, "#6b5a6b")
    drawn.words(place, str(number), (20, 21), 22, INK)
    drawn.words(place, str(number), (50, 76), 46 if number > 9 else 54, INK)


def draw_place(drawn: Picture, place: Place, each: RainbowPlace) -> None:
    """A place of a rainbow: a number card, a kobito that holds the number up, a stack with its pairs."""
    if each.kobito:
        drawn.box(place, (1, 1), (98, 138), 13, PAPER, EDGE, 1)
        drawn.box(place, (6, 6), (88, 128), 9, HUES[each.number - 1])
        draw_kobito(drawn, place.at(50, 80), each.number)
        return
    draw_card(drawn, place, str(each.number))
    if each.pairs:
        drawn.circle(place, (80, 22), 15, INK)
        drawn.words(place, f"+{each.pairs}", (80, 22), 18, PAPER)


def draw_kobito(drawn: Picture, place: Place, number: int | None) -> None:
    """The hooded sprite with its sign: a number, or a rainbow while it is free."""
    drawn.path(place, "M-30 34C-38 0 -30 -26 -8 -38C2 -44 16 -54 31 -48C24 -44 22 -40 24 -34C34 -20 37 6 30 34Z", HOOD)
    drawn.path(place, "M24 -34C14 -40 2 -39 -8 -33", None, FOLD, 3)
    drawn.circle(place, (0, -8), 18, FACE)
    for x in (-8, 8):
        drawn.circle(place, (x, -9), 4.6, EYE)
    drawn.path(place, "M-5 1q5 4 10 0", None, EYE, 2.4)
    drawn.path(place, "M-24 50q2 -10 14 -10q8 0 9 10Z", "#57402a")
    drawn.path(place, "M24 50q-2 -10 -14 -10q-8 0 -9 10Z", "#57402a")
    drawn.box(place, (-28, 9), (56, 34), 5, CREAM, WOOD, 3)
    for x in (-29, 29):
        drawn.circle(place, (x, 25), 6, HOOD, FOLD, 2)
    if number is not None:
        drawn.words(place, str(number), (0, 26), 30, INK)
        return
    for step, each in enumerate((1, 4, 6, 10)):
        radius = 20 - step * 4.4
        drawn.path(place, f"M{-radius} 38A{radius} {radius} 0 0 1 {radius} 38", None, HUES[each - 1], 4.6)


def draw_brush(drawn: Picture, place: Place) -> None:
    drawn.box(place, (6, 6), (88, 128), 9, CREAM)
    for step, each in enumerate((1, 3, 5, 7, 9, 11)):
        drawn.path(place, f"M{18 + step * 2} {108 - step * 9}q30 -22 {64 - step * 4} -8", None, HUES[each - 1], 9)
    brush = place.at(54, 62, 0.95, 38)
    drawn.path(brush, "M-4 -52q4 -5 8 0l3 52h-14Z", "#98602f", "#57402a", 2.5)
    drawn.box(brush, (-9, -2), (18, 16), 2, "#ccc6b8", "#57402a", 2.5)
    drawn.path(brush, "M-9 14h18q4 12 -1 22q-4 9 -8 14q-4 -5 -8 -14q-5 -10 -1 -22Z", "#57402a")
    drawn.path(brush, "M-7 34q7 5 14 0q-3 9 -7 16q-4 -7 -7 -16Z", "#dc3f4d")


def draw_back(drawn: Picture, place: Place, kind: str) -> None:
    drawn.box(place, (1, 1), (98, 138), 13, PAPER, EDGE, 1)
    drawn.box(place, (7, 7), (86, 126), 9, BACKS[kind])
    if kind == "gold":
        drawn.circle(place, (50, 70), 24, COIN)
        drawn.circle(place, (50, 70), 16, None, RING, 4)
        return
    for step, each in enumerate((1, 3, 5, 7, 9, 11)):
        radius = 33 - step * 5
        drawn.path(place, f"M{50 - radius} 90A{radius} {radius} 0 0 1 {50 + radius} 90", None, HUES[each - 1], 5)


def draw_pot(drawn: Picture, place: Place, value: int) -> None:
    """A pot of gold with its worth; no more coins than ten, which is a heap."""
    for coin in range(min(value, 10)):
        first, row, many = next(each for each in ((9, 3, 1), (7, 2, 2), (4, 1, 3), (0, 0, 4)) if coin >= each[0])
        count = min(many, min(value, 10) - first)
        drawn.circle(place, (50 + (coin - first - (count - 1) / 2) * 17, 52 - row * 12), 9.5, COIN, RING, 2.5)
    drawn.path(place, "M14 60C2 88 16 122 50 122C84 122 98 88 86 60Z", POT)
    drawn.box(place, (7, 52), (86, 14), 7, RIM)
    drawn.path(place, "M26 118l-5 10h11l4 -8Z", POT)
    drawn.path(place, "M74 118l5 10h-11l-4 -8Z", POT)
    drawn.words(place, str(value), (50, 92), 40, COIN)
