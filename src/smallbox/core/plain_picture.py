"""A picture of any game's table: the zones of its view one below the other, cards as cards with their names on them."""

from typing import Any

from smallbox.core.layout import Zone
from smallbox.core.messages import View
from smallbox.core.picture import Picture, Place

WIDTH, ROW, TOP = 900, 74, 44
TABLE, PAPER, EDGE, INK, INK_2 = "#f0e5d2", "#fcf8f0", "#b9a58b", "#322318", "#624e40"
CARD_WIDTH, CARD_HEIGHT = 42, 58


def plain_picture(title: str, zones: list[Zone], view: View) -> Picture:
    shown = [zone for zone in zones if getattr(view, zone.name) is not None]
    drawn = Picture(WIDTH, TOP + ROW * len(shown) + 10, TABLE)
    who = "" if view.to_act is None else f": seat {view.to_act} to act"
    drawn.words(Place(), f"{title}{who}", (16, TOP / 2), 20, INK, "start")
    for number, zone in enumerate(shown):
        place = Place(16, TOP + ROW * number)
        drawn.words(place, zone.name.replace("_", " "), (0, ROW / 2), 15, INK_2, "start")
        draw_zone(drawn, place.at(130, 0), zone, getattr(view, zone.name))
    return drawn


def draw_zone(drawn: Picture, place: Place, zone: Zone, value: Any) -> None:
    match zone.kind:
        case "cards":
            draw_cards(drawn, place, value, WIDTH - 170)
        case "card":
            draw_cards(drawn, place, [value], CARD_WIDTH)
        case "cards_by_seat":
            width = (WIDTH - 160) / max(1, len(value))
            for seat, cards in enumerate(value):
                draw_cards(drawn, place.at(seat * width, 0), cards, width - 16)
        case "number_by_seat":
            for seat, number in enumerate(value):
                drawn.words(place, f"seat {seat}: {number}", (110 * seat, ROW / 2), 17, INK, "start")
        case _:
            drawn.words(place, str(value), (0, ROW / 2), 17, INK, "start")


def draw_cards(drawn: Picture, place: Place, cards: list[str], width: float) -> None:
    step = min(CARD_WIDTH + 6.0, (width - CARD_WIDTH) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        drawn.box(place, (step * number, 8), (CARD_WIDTH, CARD_HEIGHT), 7, PAPER, EDGE, 1.5)
        drawn.words(place, card, (step * number + CARD_WIDTH / 2, 8 + CARD_HEIGHT / 2), min(20.0, 60 / len(card)), INK)
