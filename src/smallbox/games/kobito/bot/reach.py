"""How far the cards of a seat reach: what they could add to a gold rainbow, from hand, studio and exchanges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.vectors import vec
from smallbox.games.kobito.rules.cards import AFTER, BEFORE, BIT, HIGH, KOBITO, LOW, NUMBERS, STUDIO_MAX, number_at
from smallbox.games.kobito.rules.legal import NUMBER_BITS
from smallbox.games.kobito.rules.state import WILD, State

MOST_JOKERS: Final[i64] = 12


class Cards:
    """The cards of one seat, to be looked at and spent; one object for seat after seat."""

    def __init__(self) -> None:
        #: numbers as a mask, and kobitos, as they would be after every exchange
        self.held: i64 = 0
        self.kobitos: i64 = 0
        #: lengths of studio rainbows by the number at their low and high end
        self.from_low = vec[i64]([0] * 16)
        self.from_high = vec[i64]([0] * 16)
        self.ups = vec[i64]([0] * 16)


def set_cards(state: State, seat: i64, cards: Cards) -> None:
    """The cards that a seat has after every exchange that it can make, and its studio rainbows by their ends."""
    for number in range(NUMBERS + 1):
        cards.from_low[number] = 0
        cards.from_high[number] = 0
    for slot in range(STUDIO_MAX):
        rainbow = state.studio(seat, slot)
        size = state.size(rainbow)
        if size > 0:
            cards.from_low[number_at(state.first[rainbow])] = size
            cards.from_high[number_at(state.past[rainbow] - 1)] = size
    cards.held = state.held[seat] & NUMBER_BITS
    cards.kobitos = state.count(seat, KOBITO)
    for i in range(state.marks):
        if state.mark_kind[i] == WILD:
            number = number_at(state.mark_at[i])
            if cards.held & BIT[number]:
                cards.kobitos += 1
                if state.count(seat, number) == 1:
                    cards.held &= ~BIT[number]
    cards.kobitos = min(cards.kobitos, MOST_JOKERS)


def reach(state: State, gold: i64, short: i64, cards: Cards) -> i64:
    """How many missing places of a gold rainbow the cards at hand could fill, `short` being enough."""
    ups = cards.ups
    for jokers in range(cards.kobitos + 1):
        ups[jokers] = run(state.wants[2 * gold + HIGH], HIGH, jokers, short, cards)
    best: i64 = 0
    for jokers in range(cards.kobitos + 1):
        both = ups[cards.kobitos - jokers] + run(state.wants[2 * gold + LOW], LOW, jokers, short, cards)
        if both > best:
            best = both
    return best


def run(number: i64, end: i64, jokers: i64, short: i64, cards: Cards) -> i64:
    """How far hand cards, studio rainbows and jokers lengthen a gold rainbow at one end."""
    places: i64 = 0
    while places < short and number > 0:
        long = cards.from_low[number] if end == HIGH else cards.from_high[number]
        if long == 0:
            if cards.held & BIT[number] == 0:
                if jokers == 0:
                    break
                jokers -= 1
            long = 1
        places += long
        for _ in range(long):
            number = AFTER[number] if end == HIGH else BEFORE[number]
    return places


def spend(state: State, gold: i64, short: i64, cards: Cards) -> None:
    """Use up the cards that complete a gold rainbow, with as few jokers as will do."""
    low, high = state.wants[2 * gold + LOW], state.wants[2 * gold + HIGH]
    for jokers in range(cards.kobitos + 1):
        for below in range(jokers + 1):
            up = min(short, run(high, HIGH, jokers - below, short, cards))
            if up + run(low, LOW, below, short, cards) >= short:
                lay_out(high, HIGH, up, cards)
                lay_out(low, LOW, short - up, cards)
                return


def lay_out(number: i64, end: i64, places: i64, cards: Cards) -> None:
    """Take away the cards that lengthen a gold rainbow by a number of places at one end."""
    while places > 0 and number > 0:
        long = cards.from_low[number] if end == HIGH else cards.from_high[number]
        if long > 0:
            far = number
            for _ in range(long - 1):
                far = AFTER[far] if end == HIGH else BEFORE[far]
            low = number if end == HIGH else far
            cards.from_low[low] = 0
            cards.from_high[far if end == HIGH else number] = 0
        else:
            long = 1
            if cards.held & BIT[number]:
                cards.held &= ~BIT[number]
            elif cards.kobitos > 0:
                cards.kobitos -= 1
        places -= long
        for _ in range(long):
            number = AFTER[number] if end == HIGH else BEFORE[number]
