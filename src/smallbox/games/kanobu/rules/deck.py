"""The deck of Kanobu: drawn from, rebuilt, and what a Star puts back into it."""

from __future__ import annotations

from mypy_extensions import i64

from smallbox.core.events import Events
from smallbox.core.vectors import vec
from smallbox.games.kanobu import messages as say
from smallbox.games.kanobu.rules.cards import NAMES_OF_COLOUR
from smallbox.games.kanobu.rules.legal import can_draw
from smallbox.games.kanobu.rules.state import NONE, State


def rebuild(state: State, events: Events | None) -> None:
    """C31: the top two cards of the pile stay as they lie, all others are shuffled into a new deck."""
    number = state.pile_size - 2
    cards = vec[i64]([0] * number)
    for i in range(number):
        cards[i] = state.pile[i + 1] // NAMES_OF_COLOUR
    state.chance.shuffle("deck", cards, state.faces.names)
    state.pile[1] = state.pile[number + 1]
    state.pile[2] = state.pile[number + 2]
    state.pile_size = 2
    state.deck_top = 0
    state.deck_size = number
    for i in range(number):
        state.deck[i] = cards[i]
    if events is not None:
        events.everyone(say.DeckRebuilt(int(number)))


def take(state: State, seat: i64, number: i64, events: Events | None) -> i64:
    """Draw cards, the last of which is returned (or NONE). C32: what cannot be drawn is waived."""
    card: i64 = NONE
    while number > 0 and can_draw(state):
        if state.deck_size == 0:
            rebuild(state, events)
        ready = min(number, state.deck_size)
        if events is not None:
            tell_drawn(state, seat, ready, events)
        number -= ready
        while ready > 0:
            card = state.take_from_deck()
            state.give(seat, card)
            ready -= 1
        state.quiet = 0
    return card


def tell_drawn(state: State, seat: i64, number: i64, events: Events) -> None:
    """C35: a drawn card is private."""
    left = int(state.deck_size - number)
    cards = [state.faces.names[card] for card in state.deck_cards()[: int(number)]]
    events.only(int(seat), say.CardsDrawn(int(seat), cards, left, by=None, symbol=None))
    events.others(int(seat), say.DrewCards(int(seat), int(number), left, by=None, symbol=None))


def put_back(state: State, picked: i64) -> None:
    """R37: the cards not picked go under the deck in the order they were opened, or on top, or are shuffled in."""
    if state.star_rest == "top":
        for slot in range(state.open_size - 1, -1, -1):
            if slot != picked:
                state.put_on_deck(state.open[slot])
    else:
        for slot in range(state.open_size):
            if slot != picked:
                state.put_under(state.open[slot])
        if state.star_rest == "shuffle" and state.open_size > 1:
            shuffle_deck(state)
    state.open_size = 0


def shuffle_deck(state: State) -> None:
    cards = vec[i64](state.deck_cards())
    state.chance.shuffle("deck", cards, state.faces.names)
    state.deck_top = 0
    for i in range(state.deck_size):
        state.deck[i] = cards[i]
