"""The table of That's Not a Hat as a picture: gifts by their names, parcels with their arrows."""

from collections.abc import Sequence

from smallbox.core.picture import Picture, Place
from smallbox.games.hat.messages import Cell, Offer, OpenGift, View

WIDTH, HEIGHT = 900, 600
PAPER, CARD, EDGE, INK, GLOW, RED = "#f0e5d2", "#fdfcf8", "#d8c8b0", "#322318", "#d48e00", "#9a3c16"
KRAFT, LIGHT, DARK = "#a97f54", "#bc9266", "#8a6644"
STRINGS = {"black": "#1f1712", "white": "#fbf8f2"}


def picture(view: View) -> Picture:
    """What everybody sees: shop and offer in the middle, the seats above and below."""
    drawn = Picture(WIDTH, HEIGHT, PAPER)
    seats = len(view.columns)
    below = (seats + 1) // 2
    for seat in range(seats):
        # Clockwise: below from right to left, above from left to right.
        is_below = seat < below
        row, many = (below - 1 - seat, below) if is_below else (seat - below, seats - below)
        draw_seat(drawn, view, seat, Place(WIDTH * (row + 0.5) / many, 408 if is_below else 22), is_below=is_below)
    draw_shop(drawn, view)
    if view.offer is not None:
        draw_offer(drawn, view.offer, is_below=view.offer.giver < below)
    return drawn


def draw_seat(drawn: Picture, view: View, seat: int, place: Place, *, is_below: bool) -> None:
    is_winner = view.outcome is not None and seat in view.outcome.winners
    is_marked = seat == view.to_act or is_winner
    text = f"seat {seat}{' wins' if is_winner else ' to act' if is_marked else ''}"
    drawn.box(place, (-70, 0), (140, 26), 13, GLOW if is_marked else CARD, EDGE, 1.5)
    drawn.words(place, text, (0, 13), 15, INK)
    cells = view.columns[seat]
    for number, cell in enumerate(cells):
        draw_cell(drawn, place.at(84 * (number - (len(cells) - 1) / 2) - 38, 34, 0.76), cell, is_below=is_below)
    for number, gift in enumerate(view.penalties[seat]):
        drawn.box(place, (-70, 130 + 17 * number), (140, 16), 5, "#f6d9cf", RED, 1)
        drawn.words(place, words_of(gift), (0, 138 + 17 * number), 11, RED)


def draw_cell(drawn: Picture, place: Place, cell: Cell, *, is_below: bool) -> None:
    if isinstance(cell, OpenGift):
        draw_gift(drawn, place, cell.gift)
    else:
        draw_parcel(drawn, place, cell.arrow, cell.colour, is_below=is_below)


def words_of(gift: str) -> str:
    return gift.replace("-", " ")


def draw_gift(drawn: Picture, place: Place, gift: str) -> None:
    """A gift that lies open: its name on a white card."""
    drawn.box(place, (1, 1), (98, 116), 10, CARD, EDGE, 1.5)
    drawn.path(place, "M22 30H78M50 18V44", None, RED, 5)
    drawn.path(place, "M50 30C30 8 22 22 50 30C70 8 78 22 50 30Z", None, RED, 4)
    lines = folded(words_of(gift).split())
    for number, line in enumerate(lines):
        size = min(21.0, 138 / max(4, len(line)))
        drawn.words(place, line, (50, 80 + 22 * (number - (len(lines) - 1) / 2)), size, INK)


def folded(words: Sequence[str]) -> list[str]:
    """Words on lines of some ten letters."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) < 10:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def draw_parcel(drawn: Picture, place: Place, arrow: str, colour: str, *, is_below: bool) -> None:
    """A gift that lies face down: brown paper, black or white string, and its arrow."""
    drawn.box(place, (1, 1), (98, 116), 9, KRAFT, DARK, 1.5)
    drawn.path(place, "M1 26L10 18H90L99 26V10Q99 1 90 1H10Q1 1 1 10Z", LIGHT)
    for line in (
        "M20 1V117",
        "M1 21H99",
        "M20 21C6 5 0 19 15 23",
        "M20 21C18 2 35 4 25 20",
        "M20 21L11 36",
        "M20 21L32 33",
    ):
        drawn.path(place, line, None, STRINGS[colour], 3)
    # A left arrow goes on to the next seat, which below is to the left and above to the right.
    turn = 180 if (arrow == "left") == is_below else 0
    arrowhead = place.at(54, 66, 1, turn)
    drawn.path(arrowhead, "M-35-11H3V-29L37 0L3 29V11H-35Z", STRINGS[colour], DARK, 2)


def draw_shop(drawn: Picture, view: View) -> None:
    place = Place(120, 226)
    for number in range(min(3, view.shop_left)):
        drawn.box(place.at(4 * number, -3 * number), (1, 1), (98, 116), 9, KRAFT, DARK, 1.5)
    if view.shop_top is not None:
        draw_gift(drawn, place.at(8, -6), view.shop_top)
    drawn.words(place, f"shop {view.shop_left}", (58, 134), 16, INK)
    drawn.words(place, f"gifts named {view.passes}", (58, 154), 13, INK)


def draw_offer(drawn: Picture, offer: Offer, *, is_below: bool) -> None:
    place = Place(330, 216)
    drawn.box(place, (0, 0), (450, 144), 20, CARD, EDGE, 2)
    draw_parcel(drawn, place.at(18, 12), offer.arrow, offer.colour, is_below=is_below)
    drawn.words(place, f"seat {offer.giver} gives to seat {offer.receiver}", (140, 40), 20, INK, "start")
    said = "What is it?" if offer.claim is None else f"“{words_of(offer.claim)}”"
    drawn.words(place, said, (140, 84), 26, RED, "start")
