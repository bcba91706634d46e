"""Kobito: twelve hues with their numbers, rainbows as bands, and a pot of gold at the end of each."""

from smallbox.core.game import AnyGame
from smallbox.core.notation import seat_name
from smallbox.display.markup import INK, PAPER, back, joined, paper, row, svg, text, word
from smallbox.games.kobito.messages import Gold, Opened, Place, View

HUES = (
    "#f2777a", "#f48f5a", "#f5ab4b", "#f0cd4e", "#d5dc54", "#86d06a",
    "#5dcfa9", "#5fcbdb", "#6fb4ec", "#8f9df0", "#b68fea", "#e583bd",
)  # fmt: skip
#: a hooded sprite with a sign, around (0, 0)
SPRITE = (
    '<path fill="#5b3a86" '
    'd="M-30 34C-38 0 -30 -26 -8 -38C2 -44 16 -54 31 -48C24 -44 22 -40 24 -34C34 -20 37 6 30 34Z"/>'
    '<ellipse fill="#2b1d3d" cx="0" cy="-8" rx="20" ry="17"/><ellipse fill="#ffe58a" cx="-8" cy="-9" rx="4.2" ry="5"/>'
    '<ellipse fill="#ffe58a" cx="8" cy="-9" rx="4.2" ry="5"/>'
    f'<rect fill="{PAPER}" stroke="#8a6c4a" stroke-width="3" x="-28" y="9" width="56" height="34" rx="5"/>'
)
#: a painter's brush that points down, around (0, 0)
BRUSH = (
    '<path fill="#a8703f" stroke="#5a3a1d" stroke-width="2.5" d="M-4 -52q4 -5 8 0l3 52h-14z"/>'
    '<rect fill="#d8d2c2" stroke="#5a3a1d" stroke-width="2.5" x="-9" y="-2" width="18" height="16" rx="2"/>'
    '<path fill="#d9483b" d="M-9 14h18q4 12 -1 22q-4 9 -8 14q-4 -5 -8 -14q-5 -10 -1 -22z"/>'
)
SMALL = (36, 50)


def draw(game: AnyGame, view: View, opened: Opened | None) -> str:
    golds = joined(row(f"gold {slot}", gold_row(gold)) for slot, gold in enumerate(view.gold, 1))
    seats = joined(seat_row(view, opened, seat) for seat in range(len(view.studios)))
    decks = f"{view.deck} cards, {view.gold_deck} gold cards, {view.discard_size} discarded"
    return golds + seats + row("decks", word(decks))


def gold_row(gold: Gold | None) -> str:
    return word("won") if gold is None else pot(gold) + joined(map(place, gold.rainbow))


def seat_row(view: View, opened: Opened | None, seat: int) -> str:
    hand = opened.hands[seat] if opened is not None else view.hand if seat == view.seat else None
    cards = back(view.hand_sizes[seat], "#5d5488") if hand is None else joined(map(card, hand))
    score = "" if view.scores is None else f" {view.scores[seat]}"
    held = row(f"{seat_name(seat)}{score}", cards, is_lit=seat == view.to_act)
    easels = [(slot, rainbow) for slot, rainbow in enumerate(view.studios[seat], 1) if rainbow]
    return held + joined(row(f"  S{slot}", joined(map(place, rainbow))) for slot, rainbow in easels)


def pot(gold: Gold) -> str:
    """How much it is worth, and how long its rainbow must become."""
    drawn = paper("#efe3c2") + '<path fill="#4a3b2e" d="M18 66H82Q90 104 68 122H32Q10 104 18 66Z"/>'
    drawn += '<path fill="#f5c542" d="M20 66q8-22 18-8q10-24 24-4q14-10 18 12z"/>'
    figures = text(50, 108, 40, str(gold.value), "#f5c542") + text(50, 36, 26, f"↔ {gold.need}")
    return svg(f"{gold.value} gold for {gold.need} places", drawn + figures)


def card(name: str) -> str:
    """A card of the hand: a number, K for a kobito, R for a replacement."""
    if name == "K":
        drawn = '<rect x="6" y="6" width="88" height="128" rx="9" fill="#d9cdee"/>'
        return svg("kobito", paper() + f'{drawn}<g transform="translate(50 76)">{SPRITE}</g>')
    if name == "R":
        drawn = '<rect x="6" y="6" width="88" height="128" rx="9" fill="#efe6cf"/>'
        return svg("replacement", paper() + f'{drawn}<g transform="translate(52 66) rotate(38)">{BRUSH}</g>')
    return svg(name, numbered(int(name)) + text(50, 92, 56 if len(name) == 1 else 48, name))


def numbered(number: int) -> str:
    return paper() + f'<rect x="6" y="6" width="88" height="128" rx="9" fill="{HUES[(number - 1) % 12]}"/>'


def place(spot: Place) -> str:
    """A place of a rainbow: its number, by a kobito's sign or under replacement pairs."""
    number = str(spot.number)
    if spot.kobito:
        drawn = f'{numbered(spot.number)}<g transform="translate(50 70)">{SPRITE}</g>' + text(50, 108, 30, number)
        return svg(f"kobito as {number}", drawn, *SMALL)
    pairs = f'<g transform="translate(74 104) rotate(60) scale(0.5)">{BRUSH}</g>' if spot.pairs else ""
    pairs += text(24, 124, 26, f"×{spot.pairs}", INK) if spot.pairs > 1 else ""
    return svg(number, numbered(spot.number) + text(50, 88, 54 if len(number) == 1 else 46, number) + pairs, *SMALL)
