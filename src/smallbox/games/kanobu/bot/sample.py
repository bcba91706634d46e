"""A determinization, a state of Kanobu that a seat could be in, from its view and memory alone."""

from __future__ import annotations

from collections import Counter

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.games.kanobu.bot.memory import Memory
from smallbox.games.kanobu.bot.search_state import Hints
from smallbox.games.kanobu.messages import View
from smallbox.games.kanobu.rules.cards import COLOURS, SYMBOLS, faces_of, read_face, shuffled
from smallbox.games.kanobu.rules.deck import shuffle_deck
from smallbox.games.kanobu.rules.setup import deal_hands
from smallbox.games.kanobu.rules.state import NONE, PHASES, RESULTS, State, capacity_for


def sample(view: View, memory: Memory, rng: SearchRng) -> State:
    """A state that the seat could be in: unseen cards dealt at random, known ones where they are known to be."""
    options = memory.options
    shown = [read_face(name.partition("[")[0]) for name in [*view.pile, *view.open, *(view.hand or [])]]
    faces = faces_of(set(options.data.counts) | set(shown))
    unseen = Counter(options.data.in_play(options.players))
    unseen.subtract(shown)
    hands = known_hands(view, memory, unseen)
    bottom = known_cards(memory.bottom[-view.deck :] if view.deck else [], unseen)
    top = known_cards(memory.top[: view.deck - len(bottom)], unseen)
    rest = shuffled(rng, [faces.local[face] for face, number in sorted(unseen.items()) for _ in range(number)])
    at: i64 = 0
    for seat in range(options.players):
        for _ in range(view.sizes[seat] - len(hands[seat])):
            hands[seat].append(faces.faces[rest[at]])
            at += 1
    deck = [*[faces.local[face] for face in top], *rest[at:], *[faces.local[face] for face in bottom]]
    state = State(options, faces, rng.clone(), capacity_for(len(shown) + len(rest) + sum(view.sizes) + view.deck))
    deal_hands(state, hands)
    for card in deck[: view.deck]:
        state.put_under(card)
    copy_public(view, state)
    return state


def known_cards(names: list[str], unseen: Counter[int]) -> list[int]:
    """The faces of known cards, taken out of the unseen ones."""
    known = [face for face in map(read_face, names) if unseen[face] > 0]
    unseen.subtract(known)
    return known


def known_hands(view: View, memory: Memory, unseen: Counter[int]) -> list[list[int]]:
    """The seat's own hand, and what others are known to hold."""
    hands: list[list[int]] = []
    for seat in range(view.players):
        if seat == view.seat and view.hand is not None:
            hands.append([read_face(name) for name in view.hand])
        else:
            names = sorted(memory.held[seat].elements())
            hands.append(known_cards(names[: view.sizes[seat]], unseen))
    return hands


def copy_public(view: View, state: State) -> None:
    """The public fields of a view, into a state."""
    faces = state.faces
    for name in view.pile:
        state.push(faces.local[read_face(name.partition("[")[0])])
        if name.endswith("]"):
            state.pile[state.pile_size] += 1 + COLOURS.index(name[-2])
    for name in view.open:
        state.open[state.open_size] = faces.local[read_face(name)]
        state.open_size += 1
    for symbol in view.paid:
        state.paid[state.paid_size] = SYMBOLS.index(symbol)
        state.paid_size += 1
    state.direction = 1 if view.clockwise else -1
    state.to_act = 0 if view.to_act is None else view.to_act
    state.phase = PHASES.index(view.phase)
    if view.demand is not None:
        state.demand = SYMBOLS.index(view.demand.symbol)
        state.links = view.demand.links
        state.by = view.demand.by
    state.drawn = guess_drawn(view, state)
    state.undo = view.undo
    state.quiet = view.quiet
    state.moves = view.made
    if view.outcome is not None:
        state.result = RESULTS.index(view.outcome.kind)
        state.winners = view.outcome.winners


def guess_drawn(view: View, state: State) -> i64:
    """The drawn card; another seat's is any card of the hand it was given."""
    if view.drawn is not None:
        return state.faces.local[read_face(view.drawn)]
    if view.phase != "DRAWN":
        return NONE
    return state.hand_cards(int(state.to_act))[0]


def hints_of(state: State, memory: Memory) -> Hints:
    """What is known or may be guessed about the hidden cards of a sampled state."""
    faces = state.faces
    held = [0] * (int(state.players) * len(faces.names))
    for seat in range(int(state.players)):
        for name, number in memory.held[seat].items():
            card = faces.local[read_face(name)]
            held[seat * len(faces.names) + card] = min(number, int(state.counts[seat * faces.size + card]))
    deck = [faces.names[card] for card in state.deck_cards()]
    bottom = memory.bottom[-len(deck) :] if deck else []
    top = memory.top[: len(deck) - len(bottom)]
    is_known = deck[: len(top)] == top and deck[len(deck) - len(bottom) :] == bottom
    fresh, avoided = memory.guesses.of(state)
    return Hints(held, len(top) if is_known else 0, len(bottom) if is_known else 0, fresh, avoided)


def open_state(state: State, rng: SearchRng) -> State:
    """A copy with the same hands and another order of the deck."""
    copy = state.clone()
    copy.chance = SearchRng(int(rng.below(1 << 30)))
    shuffle_deck(copy)
    return copy
