"""Kanobu: a bold poster of flat colours, each with a shape, and one strong sign a card."""

from smallbox.core.game import AnyGame
from smallbox.core.notation import seat_name
from smallbox.display.markup import INK, PAPER, back, joined, paper, row, svg, text, word
from smallbox.games.kanobu.messages import Opened, View

COLOURS = {"B": "#2f63b3", "G": "#1e8a4f", "R": "#c8372d", "Y": "#f0c63a", "P": "#6a2c91"}
#: outlines of about the same weight as a circle of radius 1: what tells the colours apart without colour
SHAPES = {
    "B": "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
    "G": "M0-1.22Q.1-1.22.16-1.1L1.17.72Q1.27.92 1.04.92H-1.04Q-1.27.92-1.17.72L-.16-1.1Q-.1-1.22 0-1.22Z",
    "R": "M-.78-.9H.78Q.9-.9.9-.78V.78Q.9.9.78.9H-.78Q-.9.9-.9.78V-.78Q-.9-.9-.78-.9Z",
    "Y": "M-.09-1.2Q0-1.28.09-1.2L1.2-.09Q1.28 0 1.2.09L.09 1.2Q0 1.28-.09 1.2L-1.2.09Q-1.28 0-1.2-.09Z",
    "P": "M0-.72A.56.56 0 1 1 .72 0A.56.56 0 1 1 0 .72A.56.56 0 1 1-.72 0A.56.56 0 1 1 0-.72Z",
}
LINE = f'fill="none" stroke="{INK}" stroke-width="12" stroke-linecap="round"'
CUT = f'fill="none" stroke="{PAPER}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"'
#: one strong picture each, in a square of 100
SIGNS = {
    "Ro": f'<path fill="{INK}" d="M9 70L17 40L38 17L66 14L90 41L93 68L74 86H26Z"/>'
    f'<path {CUT} d="M38 17L45 44L17 56M45 44L70 50L92 62M70 50L66 14M70 50L62 85"/>',
    "Pa": f'<path fill="{INK}" d="M20 6H60L82 28V94H20Z"/><path {CUT} d="M60 8V28H80M32 46H70M32 61H70M32 76H56"/>',
    "Sc": f'<path fill="{INK}" d="M25 4Q33 2 37 9L64 62L53 68L24 17Q20 8 25 4Z"/>'
    f'<path fill="{INK}" d="M75 4Q67 2 63 9L36 62L47 68L76 17Q80 8 75 4Z"/>'
    f'<circle {LINE} cx="29" cy="77" r="14"/><circle {LINE} cx="71" cy="77" r="14"/>',
    "Sk": f'<path {LINE} d="M10 70A41 41 0 0 1 82 50"/><path fill="{INK}" d="M94 27L93 72L57 56Z"/>'
    f'<circle fill="{INK}" cx="48" cy="76" r="14"/>',
    "Di": f'<path {LINE} d="M14 56A36 36 0 0 1 72 22M86 44A36 36 0 0 1 28 78"/>'
    f'<path fill="{INK}" d="M89 33L58 40L70 5ZM11 67L42 60L30 95Z"/>',
    "Ch": f'<rect fill="{INK}" x="13" y="13" width="74" height="74" rx="16"/><g fill="{PAPER}">'
    '<circle cx="31" cy="31" r="9"/><circle cx="50" cy="50" r="9"/><circle cx="69" cy="69" r="9"/></g>',
    "St": f'<path fill="{INK}" d="M50 4L63 35L97 38L71 60L79 94L50 76L21 94L29 60L3 38L37 35Z"/>',
    "Ca": f'<path fill="none" stroke="{INK}" stroke-width="21" stroke-linecap="round" d="M18 18L82 82M82 18L18 82"/>',
    "Co": joined(
        f'<path fill="{COLOURS[colour]}" d="{quarter}"/>'
        for colour, quarter in zip(
            "BGRY",
            (
                "M50 50V6A44 44 0 0 1 94 50Z",
                "M50 50H94A44 44 0 0 1 50 94Z",
                "M50 50V94A44 44 0 0 1 6 50Z",
                "M50 50H6A44 44 0 0 1 50 6Z",
            ),
        )
    ),
}
#: the shapes are not equally high: where each has its middle on a card, and how large it is
PLACES = {"B": (93, 36), "G": (99, 34), "R": (93, 38), "Y": (92, 33), "P": (92, 31)}
SHOWN_OF_PILE = 3


def draw(game: AnyGame, view: View, opened: Opened | None) -> str:
    seats = [seat_row(view, opened, seat) for seat in range(view.players)]
    return joined(seats) + row("pile", pile(view)) + row("deck", back(view.deck)) + extras(view)


def seat_row(view: View, opened: Opened | None, seat: int) -> str:
    hand = opened.hands[seat] if opened is not None else view.hand if seat == view.seat else None
    cards = back(view.sizes[seat]) if hand is None else joined(map(card, hand))
    if seat == view.to_act and view.drawn is not None:
        cards += word(f"drew {view.drawn}")
    return row(seat_name(seat), cards, is_lit=seat == view.to_act)


def pile(view: View) -> str:
    """The last cards, the top one at the end, and which way round it goes."""
    below = len(view.pile) - SHOWN_OF_PILE
    more = word(f"{below} below") if below > 0 else ""
    turn = word("clockwise ↻" if view.clockwise else "counter-clockwise ↺")
    return more + joined(map(card, view.pile[-SHOWN_OF_PILE:])) + turn


def extras(view: View) -> str:
    found = ""
    if view.demand is not None:
        asked = f"{seat_name(view.demand.by)} asks for {view.demand.amount} by {view.demand.symbol}"
        found += row("demand", word(asked))
    if view.open:
        found += row("star", joined(map(card, view.open)))
    return found


def card(name: str) -> str:
    """A face by its spelling: `B.Ro`, `BG.Pa`, `P.Co[R]`."""
    bare, _, named = name.rstrip("]").partition("[")
    colours, _, symbol = bare.partition(".")
    first, second = colours[0], colours[1:]
    ground = f'<rect x="5" y="5" width="90" height="130" rx="6.5" fill="{COLOURS[first]}"/>'
    if second:
        lower = "M95 35V128.5A6.5 6.5 0 0 1 88.5 135H11.5A6.5 6.5 0 0 1 5 131Z"
        ground += f'<path fill="{COLOURS[second]}" d="{lower}"/>'
    y, size = PLACES[first]
    middle = shape(first, 53, y, size, PAPER, line=3) + sign(symbol, 53, y + (4 if first == "G" else 0), size * 1.35)
    return svg(name, paper() + ground + corner(colours, symbol, named) + middle)


def corner(colours: str, symbol: str, named: str) -> str:
    """What must be read when cards lie close together: the sign, and a shape for each colour."""
    tab = f'<path fill="{PAPER}" d="M5 11.5A6.5 6.5 0 0 1 11.5 5H38V52A8 8 0 0 1 30 60H5Z"/>'
    places = [20.5] if len(colours) == 1 else [12.5, 28.5]
    shapes = [
        shape(colour, x, 47, 8.4 if len(places) == 1 else 6.2, COLOURS[colour], 1.7)
        for colour, x in zip(colours, places)
    ]
    said = shape(named, 78, 24, 13, COLOURS[named], 3) if named else ""
    return tab + sign(symbol, 20.5, 20, 26) + joined(shapes) + said


def shape(colour: str, x: float, y: float, size: float, fill: str, line: float = 0) -> str:
    return (
        f'<path d="{SHAPES[colour]}" transform="translate({x:g} {y:g}) scale({size:g})" fill="{fill}" '
        f'stroke="{INK}" stroke-width="{line / size:g}" stroke-linejoin="round"/>'
    )


def sign(symbol: str, x: float, y: float, size: float) -> str:
    drawn = SIGNS.get(symbol) or text(50, 84, 96, symbol)
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})">{drawn}</g>'
