"""That's Not a Hat: pictures on white cards, and parcels in brown paper with an arrow."""

from functools import cache

from smallbox.core.game import AnyGame
from smallbox.core.notation import seat_name
from smallbox.display.markup import INK, captioned, joined, paper, row, svg, text, word
from smallbox.games.hat.messages import Cell, HiddenGift, Opened, OpenGift, View
from smallbox.games.hat.rules.data import packaged_gifts

STRINGS = {"black": "#2b2520", "white": "#f6f1e6"}


def draw(game: AnyGame, view: View, opened: Opened | None) -> str:
    faces = (
        opened.faces if opened is not None and view.outcome is None else [[""] * len(column) for column in view.columns]
    )
    seats = [seat_row(view, faces[seat], seat) for seat in range(len(view.columns))]
    return joined(seats) + offer_row(view, opened) + row("shop", shop(view))


def seat_row(view: View, faces: list[str], seat: int) -> str:
    """The gifts from the oldest, and the penalties."""
    lying = joined(cell(each, face) for each, face in zip(view.columns[seat], faces))
    unwanted = view.penalties[seat]
    fines = word(f"penalties: {', '.join(unwanted)}") if unwanted else ""
    return row(seat_name(seat), lying + fines, is_lit=seat == view.to_act)


def offer_row(view: View, opened: Opened | None) -> str:
    if view.offer is None:
        return ""
    face = opened.offer if opened is not None else None
    to = f"{seat_name(view.offer.giver)} to {seat_name(view.offer.receiver)}"
    said = "" if view.offer.claim is None else f": “{view.offer.claim}”"
    return row("offer", parcel(HiddenGift(view.offer.arrow, view.offer.colour), face or "") + word(to + said))


def shop(view: View) -> str:
    top = "" if view.shop_top is None else gift(view.shop_top)
    return top + word(f"{view.shop_left} left")


def cell(each: Cell, face: str) -> str:
    return gift(each.gift) if isinstance(each, OpenGift) else parcel(each, face)


def gift(name: str) -> str:
    return captioned(svg(name, paper("#ffffff") + text(50, 92, 62, emoji_of().get(name, "🎁"))), name)


def parcel(back: HiddenGift, face: str) -> str:
    """A gift face down; what is in it only where everything lies open."""
    string = STRINGS[back.colour]
    drawn = paper("#c39a66") + f'<path fill="none" stroke="{string}" stroke-width="4" d="M20 2V138M2 24H98"/>'
    turn = 180 if back.arrow == "left" else 0
    arrow = f'<path fill="{string}" stroke="{INK}" stroke-width="2" d="M-35-11H3V-29L37 0 3 29V11H-35Z"/>'
    drawn += f'<g transform="translate(54 70) rotate({turn})">{arrow}</g>'
    named = f"parcel, arrow {back.arrow}, {back.colour}"
    return captioned(svg(named, drawn), face) if face else svg(named, drawn)


@cache
def emoji_of() -> dict[str, str]:
    """The pictures of the packaged gifts; gifts of one's own are drawn as a present."""
    gifts = packaged_gifts()
    return {code: record["emoji"] for code, record in zip(gifts.codes, gifts.rows)}
