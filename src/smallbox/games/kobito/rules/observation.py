"""What a seat of Kobito knows, as numbers: its view, what V7 hides again, and the kobitos that others took openly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from smallbox.core.episode import put_pair, small
from smallbox.core.observation import Field, Layout
from smallbox.core.vectors import vec
from smallbox.games.kobito.messages import Options
from smallbox.games.kobito.rules.apply import apply, winners
from smallbox.games.kobito.rules.cards import (
    GOLD_SLOTS,
    HIGH,
    KOBITO,
    LOW,
    NAMES,
    NUMBERS,
    STUDIO_MAX,
    TYPES,
    gold_card,
    gold_name,
)
from smallbox.games.kobito.rules.legal import END, EXCHANGES, OWN, SENDS, STARTS, Moves, find_moves
from smallbox.games.kobito.rules.state import DISSOLVE, GOLD, NONE, OVER, WILD, State

#: places of a rainbow that are written one by one; of a longer one, half of them from each end
SHOWN: Final[i64] = 24
HALF: Final[i64] = 12


def layout_of(options: Options) -> Layout:
    """Seats are counted from the one that observes, clockwise."""
    seats, kinds = options.players, kinds_of_gold(options)
    cards = " ".join(NAMES)
    rainbows = int(GOLD_SLOTS) + int(STUDIO_MAX) * seats
    order = "G1 G2 G3, then S1 to S4 of each seat"
    return Layout(
        [
            Field("phase", (3,), "one of main dissolve over"),
            Field("to_act", (seats,), "whose turn it is"),
            Field("dissolving", (int(STUDIO_MAX),), "the studio rainbow that must be emptied"),
            Field("minimum", (1,), "cards owed this turn"),
            Field("done", (1,), "cards that count so far"),
            Field("moved", (1,), "has a card moved this turn?"),
            Field("idle", (1,), "idle turns in a row"),
            Field("hand", (int(TYPES),), f"cards in hand: {cards}"),
            Field("hand_sizes", (seats,), "cards in each hand"),
            Field("known_kobitos", (seats - 1,), "kobitos that each other seat is known to hold"),
            Field("gold_value", (int(GOLD_SLOTS), 2), "the worth of each gold card, the higher byte first"),
            Field("gold_need", (int(GOLD_SLOTS), 2), "the length that it needs, the higher byte first; 0 for no card"),
            Field("low_wants", (rainbows, int(NUMBERS)), f"the number that the low end asks for: {order}"),
            Field("high_wants", (rainbows, int(NUMBERS)), "the number that the high end asks for"),
            Field("lengths", (rainbows,), "places of each rainbow"),
            Field(
                "rainbows",
                (rainbows, int(SHOWN)),
                f"each place from the low end: 1 a number, 2 a kobito, 2 + pairs of replacement; of more than {SHOWN} "
                f"places the first and the last {HALF}",
            ),
            Field("deck", (1,), "cards in the deck"),
            Field("gold_deck", (1,), "gold cards to come"),
            Field("discard", (int(TYPES),), f"the discard pile: {cards}"),
            Field("paid", (seats, int(TYPES)), f"cards paid by each seat: {cards}"),
            Field("won", (seats, len(kinds)), f"gold cards won by each seat: {' '.join(map(gold_name, kinds))}"),
            Field("points", (seats, 2), "the worth of the gold that each seat won, the higher byte first"),
            Field("ending", (2,), "how it ended: gold idle"),
            Field("winners", (seats,), "who won"),
        ]
    )


def kinds_of_gold(options: Options) -> list[int]:
    """The different gold cards, in order."""
    return sorted(set(options.data.gold))


class Places:
    """Where the fields begin; one object for all games with the same options."""

    def __init__(self, options: Options) -> None:
        layout = layout_of(options)
        self.kinds = {card: number for number, card in enumerate(kinds_of_gold(options))}
        self.phase: i64 = layout.at("phase")
        self.to_act: i64 = layout.at("to_act")
        self.dissolving: i64 = layout.at("dissolving")
        self.minimum: i64 = layout.at("minimum")
        self.done: i64 = layout.at("done")
        self.moved: i64 = layout.at("moved")
        self.idle: i64 = layout.at("idle")
        self.hand: i64 = layout.at("hand")
        self.hand_sizes: i64 = layout.at("hand_sizes")
        self.known_kobitos: i64 = layout.at("known_kobitos")
        self.gold_value: i64 = layout.at("gold_value")
        self.gold_need: i64 = layout.at("gold_need")
        self.low_wants: i64 = layout.at("low_wants")
        self.high_wants: i64 = layout.at("high_wants")
        self.lengths: i64 = layout.at("lengths")
        self.rainbows: i64 = layout.at("rainbows")
        self.deck: i64 = layout.at("deck")
        self.gold_deck: i64 = layout.at("gold_deck")
        self.discard: i64 = layout.at("discard")
        self.paid: i64 = layout.at("paid")
        self.won: i64 = layout.at("won")
        self.points: i64 = layout.at("points")
        self.ending: i64 = layout.at("ending")
        self.winners: i64 = layout.at("winners")


class Known:
    """What everybody saw: kobitos that went to a hand, and which gold cards were won."""

    def __init__(self, players: i64, kinds: i64) -> None:
        self.size = kinds
        self.kobitos = vec[i64]([0] * players)
        self.won = vec[i64]([0] * (players * kinds))

    def clone(self) -> Known:
        copy = Known(0, self.size)
        copy.kobitos = self.kobitos[:]
        copy.won = self.won[:]
        return copy


def make(state: State, known: Known, places: Places, action: i64) -> None:
    """Carry out a legal action, and remember what everybody saw of it."""
    if action == END:
        apply(state, action)
        return
    seat = state.turn
    held = state.count(seat, KOBITO)
    wins = len(state.won[seat])
    gold = gold_of(action)
    offered = 0 if gold == NONE else gold_card(int(state.value[gold]), int(state.need[gold]))
    apply(state, action)
    change = state.count(seat, KOBITO) - held
    # K42: an exchanged kobito is a hand card at once; whoever lays one is taken to lay one that was known.
    known.kobitos[seat] = max(0, known.kobitos[seat] + change)
    if len(state.won[seat]) > wins:
        known.won[seat * known.size + places.kinds.get(offered, 0)] += 1


def gold_of(action: i64) -> i64:
    """K31: the gold rainbow that a PLAY or a SEND adds to, or NONE."""
    if action < STARTS:
        place = action // 2 % OWN
        return place if place < GOLD_SLOTS else NONE
    return (action - SENDS) // 2 % GOLD_SLOTS if SENDS <= action < EXCHANGES else NONE


def allow(state: State, moves: Moves, mask: vec[u8], at: i64) -> None:
    """Mark the legal actions by 1."""
    find_moves(state, moves)
    for i in range(moves.size):
        mask[at + moves.actions[i]] = 1


def observe(state: State, known: Known, places: Places, seat: i64, seen: vec[u8], at: i64) -> None:
    """Write what a seat knows over noughts."""
    observe_turn(state, places, seat, seen, at)
    for slot in range(GOLD_SLOTS):
        put_pair(seen, at + places.gold_value + 2 * slot, state.value[slot])
        put_pair(seen, at + places.gold_need + 2 * slot, state.need[slot])
        observe_rainbow(state, places, slot, slot, seen, at)
    for card in range(TYPES):
        seen[at + places.hand + card] = small(state.count(seat, card))
        seen[at + places.discard + card] = small(state.discard[card])
    seen[at + places.deck] = small(state.deck_size())
    seen[at + places.gold_deck] = small(state.gold_deck_size())
    for steps in range(state.rules.players):
        observe_seat(state, known, places, (seat + steps) % state.rules.players, steps, seen, at)
    if state.phase == OVER:
        seen[at + places.ending + (0 if state.ending == GOLD else 1)] = 1
        scores = [state.score(other) for other in range(state.rules.players)]
        for winner in winners(state, scores):
            seen[at + places.winners + (winner - seat) % state.rules.players] = 1


def observe_turn(state: State, places: Places, seat: i64, seen: vec[u8], at: i64) -> None:
    seen[at + places.phase + state.phase] = 1
    if state.phase != OVER:
        seen[at + places.to_act + (state.turn - seat) % state.rules.players] = 1
    if state.phase == DISSOLVE:
        seen[at + places.dissolving + state.dissolving] = 1
    seen[at + places.minimum] = small(state.minimum)
    seen[at + places.done] = small(state.done)
    if state.moved:
        seen[at + places.moved] = 1
    seen[at + places.idle] = small(state.idle)


def observe_seat(state: State, known: Known, places: Places, other: i64, steps: i64, seen: vec[u8], at: i64) -> None:
    """What all see of a seat, so many places clockwise of the one that observes."""
    seen[at + places.hand_sizes + steps] = small(state.hand_size[other])
    if steps > 0:
        seen[at + places.known_kobitos + steps - 1] = small(known.kobitos[other])
    for card in range(TYPES):
        seen[at + places.paid + steps * TYPES + card] = small(state.paid[other * TYPES + card])
    for kind in range(known.size):
        seen[at + places.won + steps * known.size + kind] = small(known.won[other * known.size + kind])
    put_pair(seen, at + places.points + 2 * steps, sum(state.won[other]))
    for slot in range(STUDIO_MAX):
        to = GOLD_SLOTS + STUDIO_MAX * steps + slot
        observe_rainbow(state, places, state.studio(other, slot), to, seen, at)


def observe_rainbow(state: State, places: Places, rainbow: i64, to: i64, seen: vec[u8], at: i64) -> None:
    """One rainbow, as number `to` of those that are written."""
    size = state.size(rainbow)
    if size == 0:
        return
    seen[at + places.lengths + to] = small(size)
    seen[at + places.low_wants + to * NUMBERS + state.wanted(rainbow, LOW) - 1] = 1
    seen[at + places.high_wants + to * NUMBERS + state.wanted(rainbow, HIGH) - 1] = 1
    begin = at + places.rainbows + to * SHOWN
    first = state.first[rainbow]
    if size <= SHOWN and state.marks == 0:
        for place in range(size):
            seen[begin + place] = 1
    elif size <= SHOWN:
        for place in range(size):
            seen[begin + place] = place_code(state, rainbow, first + place)
    else:
        for place in range(HALF):
            seen[begin + place] = place_code(state, rainbow, first + place)
            seen[begin + HALF + place] = place_code(state, rainbow, first + size - HALF + place)


def place_code(state: State, rainbow: i64, at: i64) -> u8:
    kind = state.kind_at(rainbow, at)
    if kind == WILD:
        return 2
    return 1 if kind == 0 else small(2 + kind)
