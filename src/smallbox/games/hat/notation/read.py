"""Cards and moves of That's Not a Hat read from notation (docs/rules/notation.md, section 5)."""

import re

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Move
from smallbox.core.notation import shown
from smallbox.games.hat.messages import Accept, Claim, Improper, Options, Refuse
from smallbox.games.hat.rules.cards import (
    ARROW_LETTERS,
    COLOURS,
    NONE,
    code_of,
    gift_of,
    make_back,
    make_card,
    turned_up,
    usual_colour,
)
from smallbox.games.hat.rules.state import State

CARD = re.compile(r"(\^?)([a-z0-9-]+)\.([LR])(?:\.(black|white))?\Z")


def read_card(options: Options, text: str) -> int:
    match = CARD.match(text)
    if match is None:
        raise BadNotation(f"expected a card like hat.L, hat.R or ^hat.L, got {shown(text)}")
    up, name, letter, colour_name = match.groups()
    gift = read_gift(options, name)
    arrow = ARROW_LETTERS.index(letter)
    usual = usual_colour(options.data.printed(options.arrow_scheme), gift, arrow)
    colour = usual if colour_name is None else COLOURS.index(colour_name)
    card = make_card(gift, make_back(arrow, colour))
    return int(turned_up(card)) if up else int(card)


def read_gift(options: Options, name: str) -> int:
    gift = options.data.find(name)
    if gift == NONE:
        raise BadNotation(f"expected the name of a gift, got {shown(name)}")
    return gift


def read_move(text: str, state: State, seat: int) -> Move:
    """`claim =` is the true name, for tests and scripts; a name that is no gift is read, and refused by the rules."""
    words = text.split()
    if len(words) > 1 and words[0] == "claim":
        return Claim(read_name(" ".join(words[1:]), state))
    if words == ["accept"]:
        return Accept()
    if words == ["refuse"]:
        return Refuse()
    if words == ["pass"]:
        return Improper("pass")
    raise BadNotation(f"expected claim and a name, accept or refuse, got {shown(text)}")


def read_name(name: str, state: State) -> str:
    if name == "=" and state.card != NONE:
        return state.gifts.codes[gift_of(state.card)]
    code = code_of(name)
    gift = state.gifts.find(code)
    return code if gift == NONE else state.gifts.codes[gift]
