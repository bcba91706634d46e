"""Kanobu's table as a picture: the cards of the browser, by the same outlines and inks."""

from smallbox.core.picture import Picture, Place
from smallbox.games.kanobu.messages import View
from smallbox.games.kanobu.picture.card import CREAM, INK, draw_card, draw_sign

WIDTH, HEIGHT = 900, 600
FELT, TRACK, GLOW = "#e2ceb1", "#7f624c", "#d48e00"
#: cards of another seat that are drawn one by one, and of the pile
MOST_BACKS, MOST_OF_PILE = 7, 4
CARD = 1.0


def picture(view: View) -> Picture:
    """What the reader of a view sees: the others above, deck and pile in the middle, an own hand below."""
    drawn = Picture(WIDTH, HEIGHT, FELT)
    drawn.box(Place(), (16, 172), (WIDTH - 32, 214), 28, None, TRACK, 2)
    others = [seat for seat in range(view.players) if seat != view.seat]
    for number, seat in enumerate(others):
        draw_other(drawn, view, seat, WIDTH * (number + 0.5) / len(others))
    draw_middle(drawn, view)
    if view.seat is not None:
        draw_hand(drawn, view, view.seat)
    return drawn


def name(view: View, seat: int) -> str:
    if view.outcome is not None:
        return f"seat {seat} wins" if seat in view.outcome.winners else f"seat {seat}"
    return f"seat {seat} to act" if seat == view.to_act else f"seat {seat}"


def draw_name(drawn: Picture, view: View, seat: int, x: float, y: float) -> None:
    is_marked = seat == view.to_act or (view.outcome is not None and seat in view.outcome.winners)
    text = f"{name(view, seat)} ({view.sizes[seat]})"
    width = 20 + 8.4 * len(text)
    drawn.box(Place(x, y), (-width / 2, -13), (width, 26), 13, GLOW if is_marked else CREAM, TRACK, 1.5)
    drawn.words(Place(x, y), text, (0, 0), 16, INK)


def draw_other(drawn: Picture, view: View, seat: int, x: float) -> None:
    backs = min(view.sizes[seat], MOST_BACKS)
    for number in range(backs):
        away = number - (backs - 1) / 2
        draw_card(drawn, Place(x + 13 * away, 72 + 1.5 * away * away, 0.6, 5 * away).at(-50, -70), "")
    draw_name(drawn, view, seat, x, 146)


def draw_middle(drawn: Picture, view: View) -> None:
    for number in range(min(view.deck, 3)):
        draw_card(drawn, Place(150 + 3 * number, 212 - 3 * number, CARD), "")
    drawn.words(Place(), f"deck {view.deck}", (203, 366), 16, INK)
    shown = view.pile[-MOST_OF_PILE:]
    for number, card in enumerate(shown):
        is_top = number == len(shown) - 1
        turn = 0 if is_top else (-9, 7, -4)[number % 3]
        draw_card(drawn, Place(370, 278, CARD, turn).at(-50, -70), card)
    drawn.words(Place(), f"pile {len(view.pile)}", (370, 366), 16, INK)
    draw_direction(drawn, is_clockwise=view.clockwise)
    for slot, card in enumerate(view.open):
        draw_card(drawn, Place(560 + 105 * slot, 212, CARD), card)
    if view.demand is not None and not view.open:
        draw_demand(drawn, view)


def draw_direction(drawn: Picture, *, is_clockwise: bool) -> None:
    place = Place(480, 278, 0.62)
    drawn.path(place, "M-36 20A42 42 0 1 1 36 20", None, TRACK, 9)
    drawn.path(place, "M52 4L44 40L16 16Z" if is_clockwise else "M-52 4L-44 40L-16 16Z", TRACK)


def draw_demand(drawn: Picture, view: View) -> None:
    demand = view.demand
    if demand is None:
        return
    place = Place(570, 218)
    drawn.box(place, (0, 0), (290, 122), 16, CREAM, TRACK, 2)
    draw_sign(drawn, place.at(50, 61), demand.symbol, 66, "", is_small=False)
    drawn.words(place, f"seat {demand.by} demands", (98, 32), 19, INK, "start")
    cost = "a lost turn" if demand.amount == 0 else f"{demand.amount} card{'s' if demand.amount > 1 else ''}"
    drawn.words(place, cost, (98, 62), 22, INK, "start")
    drawn.words(place, f"of seat {view.to_act}", (98, 92), 19, INK, "start")


def draw_hand(drawn: Picture, view: View, seat: int) -> None:
    hand = view.hand or []
    step = min(96.0, (WIDTH - 150) / max(1, len(hand) - 1))
    for number, card in enumerate(hand):
        x = WIDTH / 2 + (number - (len(hand) - 1) / 2) * step - 50
        draw_card(drawn, Place(x, 424, 1.0), card)
    if view.drawn is not None:
        drawn.words(Place(), f"just drawn: {view.drawn}", (WIDTH - 24, 404), 16, INK, "end")
    draw_name(drawn, view, seat, WIDTH / 2, 404)
