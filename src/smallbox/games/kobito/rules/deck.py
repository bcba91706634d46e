"""The decks of Kobito: gold and start cards turned up, cards drawn, the discard pile shuffled in."""

from __future__ import annotations

from mypy_extensions import i64

from smallbox.core.events import Events
from smallbox.core.vectors import vec
from smallbox.games.kobito.rules import report
from smallbox.games.kobito.rules.cards import GOLD_BASE, KOBITO, NAMES, REPLACEMENT, TYPES, number_at, zeros
from smallbox.games.kobito.rules.state import NONE, State


def turn_up_gold(state: State, slot: i64, events: Events | None) -> None:
    card = state.gold_deck[state.gold_at]
    state.gold_at += 1
    state.value[slot] = card // GOLD_BASE
    state.need[slot] = card % GOLD_BASE
    if events is not None:
        report.gold_turned_up(events, slot, state.value[slot], state.need[slot])


def turn_up_start_card(state: State, slot: i64, events: Events | None) -> None:
    """K3, K33: begin a gold rainbow with the first number card that comes."""
    found = first_number(state)
    if found == NONE and state.discard_size > 0:
        shuffle_discard_in(state, events)  # D40
        found = first_number(state)
    if found == NONE:
        # Only a position that was never dealt lacks all numbers: its gold card then lies without a rainbow.
        return
    skipped = state.deck[state.deck_at : found]
    state.begin(slot, state.deck[found])
    state.deck_at = found + 1
    if events is not None:
        report.start_card_turned_up(events, slot, number_at(state.first[slot]), [int(card) for card in skipped])
    if len(skipped) > 0:
        shuffle_back(state, skipped)
    renew_deck(state, events)


def first_number(state: State) -> i64:
    """Where the topmost number card of the deck lies, or NONE."""
    for i in range(state.deck_at, len(state.deck)):
        if state.deck[i] != KOBITO and state.deck[i] != REPLACEMENT:
            return i
    return NONE


def shuffle_back(state: State, skipped: vec[i64]) -> None:
    """D37: the cards set aside go back together, with one shuffle."""
    rest = state.deck_size()
    deck = zeros(rest + len(skipped))
    for i in range(rest):
        deck[i] = state.deck[state.deck_at + i]
    for i in range(len(skipped)):
        deck[rest + i] = skipped[i]
    replace_deck(state, deck)


def renew_deck(state: State, events: Events | None) -> None:
    """K34: as soon as the deck is empty the discard pile becomes the deck."""
    if state.deck_size() == 0 and state.discard_size > 0:
        shuffle_discard_in(state, events)


def shuffle_discard_in(state: State, events: Events | None) -> None:
    size = state.deck_size()
    deck = zeros(size + state.discard_size)
    for i in range(size):
        deck[i] = state.deck[state.deck_at + i]
    for card in range(TYPES):
        for _ in range(state.discard[card]):
            deck[size] = card
            size += 1
    state.discard = zeros(TYPES)
    state.discard_size = 0
    replace_deck(state, deck)
    if events is not None:
        report.deck_reshuffled(events, size)


def replace_deck(state: State, deck: vec[i64]) -> None:
    state.chance.shuffle("deck", deck, NAMES)
    state.deck = deck
    state.deck_at = 0


def draw(state: State, events: Events | None) -> i64:
    """The top card of a deck that is not empty."""
    card = state.deck[state.deck_at]
    state.deck_at += 1
    renew_deck(state, events)
    return card
