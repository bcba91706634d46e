"""Kobito's table as a picture: pots of gold with their rainbows, the studios, and an own hand."""

from collections.abc import Sequence

from smallbox.core.picture import Picture, Place
from smallbox.games.kobito.messages import Gold, View
from smallbox.games.kobito.messages import Place as RainbowPlace
from smallbox.games.kobito.picture.card import INK, PAPER, draw_back, draw_card, draw_place, draw_pot

WIDTH = 900
SKY, MEADOW, EASEL, LIT = "#ded6ef", "#98b899", "#815939", "#f7c747"
#: places of a rainbow that are drawn; of a longer one the ends
MOST_PLACES = 14
GOLD_HEIGHT, STUDIO_HEIGHT, HAND_HEIGHT = 88, 96, 170


def picture(view: View) -> Picture:
    """What the reader of a view sees: gold above, the studios below it, an own hand at the bottom."""
    seats = len(view.hand_sizes)
    studios = 300
    height = studios + (seats + 1) // 2 * STUDIO_HEIGHT + (HAND_HEIGHT if view.hand is not None else 0) + 16
    drawn = Picture(WIDTH, height, SKY)
    drawn.box(Place(), (-20, studios - 12), (WIDTH + 40, height), 30, MEADOW)
    for slot, gold in enumerate(view.gold):
        draw_gold(drawn, slot, gold)
    draw_decks(drawn, view)
    for seat in range(seats):
        place = Place(16 + seat % 2 * (WIDTH / 2 - 4), studios + seat // 2 * STUDIO_HEIGHT)
        draw_studio(drawn, view, seat, place)
    if view.hand is not None and view.seat is not None:
        draw_hand(drawn, view, view.hand, height - HAND_HEIGHT)
    return drawn


def draw_gold(drawn: Picture, slot: int, gold: Gold | None) -> None:
    place = Place(20, 10 + slot * GOLD_HEIGHT)
    if gold is None:
        return
    draw_pot(drawn, place.at(0, -6, 0.62), gold.value)
    draw_rainbow(drawn, place.at(74, 10, 0.5), gold.rainbow, gold.need)


def draw_rainbow(drawn: Picture, place: Place, rainbow: Sequence[RainbowPlace], need: int = 0) -> None:
    """The places from the low end, then those that a gold card still lacks."""
    middle = len(rainbow) - MOST_PLACES
    shown = list(rainbow) if middle <= 0 else [*rainbow[: MOST_PLACES // 2], *rainbow[-MOST_PLACES // 2 :]]
    step = 96.0 if need else min(96.0, 800 / max(1, len(shown)))
    for number, each in enumerate(shown):
        draw_place(drawn, place.at(step * number, 0), each)
    for number in range(len(rainbow), need):
        drawn.box(place.at(step * number, 0), (4, 4), (92, 132), 13, None, "#5d5978", 3)


def draw_decks(drawn: Picture, view: View) -> None:
    for number, (label, count, kind) in enumerate(
        (("deck", view.deck, "rainbow"), ("gold", view.gold_deck, "gold"), ("discard", view.discard_size, "rainbow"))
    ):
        place = Place(WIDTH - 108, 12 + number * GOLD_HEIGHT)
        if count:
            draw_back(drawn, place.at(0, 0, 0.5), kind)
        drawn.words(place, str(count), (78, 26), 22, INK)
        drawn.words(place, label, (78, 50), 13, INK)


def draw_studio(drawn: Picture, view: View, seat: int, place: Place) -> None:
    """A seat's name and score, and its rainbows side by side."""
    is_marked = seat == view.to_act or (view.outcome is not None and seat in view.outcome.winners)
    drawn.box(place, (0, 0), (WIDTH / 2 - 28, STUDIO_HEIGHT - 8), 14, PAPER, LIT if is_marked else EASEL, 3)
    state = " to act" if seat == view.to_act else " wins" if is_marked else ""
    points = "" if view.scores is None else f", {view.scores[seat]} points"
    drawn.words(place, f"seat {seat}{state}: {view.hand_sizes[seat]} cards{points}", (14, 17), 15, INK, "start")
    rainbows = [rainbow for rainbow in view.studios[seat] if rainbow]
    width = (WIDTH / 2 - 56) / max(1, len(rainbows))
    for number, rainbow in enumerate(rainbows):
        scale = min(0.36, (width - 10) / (96 * min(len(rainbow), MOST_PLACES) + 4))
        draw_rainbow(drawn, place.at(14 + number * width, 31, scale), rainbow)


def draw_hand(drawn: Picture, view: View, hand: Sequence[str], top: float) -> None:
    step = min(104.0, (WIDTH - 140) / max(1, len(hand)))
    drawn.words(Place(), f"the hand of seat {view.seat}", (20, top + 14), 15, INK, "start")
    for number, card in enumerate(hand):
        x = WIDTH / 2 + (number - (len(hand) - 1) / 2) * step - 50
        draw_card(drawn, Place(x, top + 26), card)
