"""A fresh game of Kobito: both decks shuffled, gold turned up, hands dealt."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from smallbox.core.chance import Chance
from smallbox.core.errors import Refused
from smallbox.core.events import Events
from smallbox.core.vectors import vec
from smallbox.games.kobito.messages import Options, Place
from smallbox.games.kobito.rules import report
from smallbox.games.kobito.rules.apply import begin_turn
from smallbox.games.kobito.rules.cards import GOLD_SLOTS, HIGH, KOBITO, NAMES, TYPES, gold_name
from smallbox.games.kobito.rules.check import check_setup
from smallbox.games.kobito.rules.deck import draw, turn_up_gold, turn_up_start_card
from smallbox.games.kobito.rules.state import PLAIN, WILD, Rules, State


def setup(options: Options, chance: Chance, events: Events | None = None) -> State:
    """K2-K5: shuffle both decks, turn up gold and start cards, deal; seat 0 begins. Raises Refused."""
    refusal = check_setup(options)
    if refusal is not None:
        raise Refused(refusal)
    state = State(Rules(options), chance)
    state.kobitos = options.data.counts[KOBITO]
    state.deck = vec[i64](options.data.deck())
    chance.shuffle("deck", state.deck, NAMES)
    state.gold_deck = shuffled_gold(options, chance)
    for slot in range(GOLD_SLOTS):
        turn_up_gold(state, slot, events)
    for slot in range(GOLD_SLOTS):
        turn_up_start_card(state, slot, events)
    deal(state, events)  # K4: start cards first, then the hands
    begin_turn(state, 0, events)  # K5
    return state


def deal(state: State, events: Events | None) -> None:
    """Card by card round the table, so that a pack too small for all leaves no hand much shorter."""
    for _ in range(state.rules.hand):
        for seat in range(state.rules.players):
            if state.deck_size() > 0:
                state.give(seat, draw(state, events))
    if events is not None:
        for seat in range(state.rules.players):
            held = [card for card in range(TYPES) for _ in range(state.count(seat, card))]
            report.cards_drawn(events, seat, held)


def shuffled_gold(options: Options, chance: Chance) -> vec[i64]:
    """The gold deck from the top; V10 uses only the first cards of the shuffled table."""
    table = options.data.gold
    order = vec[i64](list(range(len(table))))
    chance.shuffle("gold", order, [gold_name(card) for card in table])
    used = options.gold_cards or len(table)
    return vec[i64]([table[order[i]] for i in range(used)])


def lay(state: State, rainbow: int, places: Sequence[Place]) -> None:
    """Put a rainbow on the table."""
    for number, place in enumerate(places):
        if number == 0:
            state.begin(rainbow, place.number)
        else:
            state.extend(rainbow, HIGH, PLAIN)
        kind = WILD if place.kobito else place.pairs
        if kind != PLAIN:
            state.mark(rainbow, state.end_at(rainbow, HIGH), kind)
