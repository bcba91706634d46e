"""A determinization, a state of Kobito that a seat could be in: what it sees and knows, the rest at random."""

from __future__ import annotations

from collections import Counter

from smallbox.core.chance import SearchRng
from smallbox.games.kobito.bot.memory import Memory, codes
from smallbox.games.kobito.bot.search_state import Hints
from smallbox.games.kobito.messages import View
from smallbox.games.kobito.rules.cards import KOBITO, TYPES, gold_value
from smallbox.games.kobito.rules.setup import lay
from smallbox.games.kobito.rules.state import DISSOLVE, MAIN, NONE, OVER, Rules, State

PHASES = {"main": MAIN, "dissolve": DISSOLVE, "over": OVER}


def sample(view: View, memory: Memory, rng: SearchRng) -> State:
    """A state that the seat could be in: what it sees and knows, and the unseen cards at random."""
    state = State(Rules(memory.options), SearchRng(int(rng.below(1 << 30))))
    copy_table(state, view)
    copy_turn(state, view)
    golds = shuffled(
        memory.unseen_gold(view), view.gold_deck + hidden_wins(view, memory), memory.options.data.gold, rng
    )
    copy_wins(state, view, memory, golds)
    state.stack(deal_unseen(state, view, memory, rng), golds)
    state.kobitos = max(memory.options.data.counts[KOBITO], state.census()[KOBITO])
    return state


def outline(view: View, memory: Memory) -> State:
    """What the seat sees, where score piles are open; nothing else is dealt. Enough for moves that turn no card up."""
    state = State(Rules(memory.options), SearchRng(0))
    copy_table(state, view)
    copy_turn(state, view)
    copy_wins(state, view, memory, [])
    state.kobitos = memory.options.data.counts[KOBITO]
    for card in codes(view.hand or []):
        state.give(view.seat or 0, card)
    for seat, paid in enumerate(view.paid or []):
        for card in codes(paid):
            state.paid[seat * TYPES + card] += 1
    return state


def copy_table(state: State, view: View) -> None:
    for slot, gold in enumerate(view.gold):
        if gold is not None:
            state.value[slot], state.need[slot] = gold.value, gold.need
            lay(state, slot, gold.rainbow)
    for seat, studio in enumerate(view.studios):
        for slot, rainbow in enumerate(studio):
            lay(state, int(state.studio(seat, slot)), rainbow)


def copy_turn(state: State, view: View) -> None:
    state.phase = PHASES[view.phase]
    state.turn = 0 if view.to_act is None else view.to_act
    state.dissolving = NONE if view.dissolving is None else int(view.dissolving[1:]) - 1
    state.minimum, state.done = view.minimum, view.done
    state.moved, state.idle = view.moved, view.idle
    state.ending = "" if view.outcome is None else view.outcome.kind


def hidden_wins(view: View, memory: Memory) -> int:
    """How many gold cards lie on score piles that the seat neither sees nor remembers."""
    if view.won is not None:
        return 0
    seats = range(memory.options.players)
    return sum(view.won_sizes[seat] for seat in seats if memory.won_of(view, seat) is None)


def copy_wins(state: State, view: View, memory: Memory, golds: list[int]) -> None:
    """V7: score piles that are neither seen nor remembered take their gold from the unseen cards."""
    for seat in range(memory.options.players):
        known = memory.won_of(view, seat)
        if view.won is not None:
            state.won[seat] = tuple(view.won[seat])
        elif known is not None:
            state.won[seat] = tuple(gold_value(card) for card in known)
        else:
            state.won[seat] = tuple(gold_value(golds.pop()) for _ in range(view.won_sizes[seat]))


def shuffled(unseen: Counter[int], number: int, spare: list[int], rng: SearchRng) -> list[int]:
    """That many of the unseen cards at random; spare ones where a position was never dealt and has too few."""
    cards = sorted(unseen.elements())
    while len(cards) < number:
        cards.append(spare[rng.below(len(spare))])
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return cards[:number]


def deal_unseen(state: State, view: View, memory: Memory, rng: SearchRng) -> list[int]:
    """Own and known cards first, then the unseen ones to hands and hidden piles; what is left is the deck."""
    seats = range(memory.options.players)
    unseen = memory.unseen(view)
    discard = memory.discard_of(view)
    paid = [memory.paid_of(view, seat) for seat in seats]
    give_known(state, view, memory, unseen)
    open_hands = [int(view.hand_sizes[seat] - state.hand_size[seat]) for seat in seats]
    hidden_paid = [0 if known is not None else view.paid_sizes[seat] for seat, known in enumerate(paid)]
    hidden_discard = 0 if discard is not None else view.discard_size
    wanted = sum(open_hands) + sum(hidden_paid) + hidden_discard + view.deck
    cards = shuffled(unseen, wanted, memory.options.data.deck(), rng)
    for seat in seats:
        for _ in range(open_hands[seat]):
            state.give(seat, cards.pop())
        for card in paid[seat] or [cards.pop() for _ in range(hidden_paid[seat])]:
            state.paid[seat * TYPES + card] += 1
    for card in discard or [cards.pop() for _ in range(hidden_discard)]:
        state.throw(card, 1)
    return cards


def give_known(state: State, view: View, memory: Memory, unseen: Counter[int]) -> None:
    """The seat's own hand, and the kobitos that others took by exchange; those leave the unseen cards."""
    for seat in range(memory.options.players):
        if seat == view.seat:
            for card in codes(view.hand or []):
                state.give(seat, card)
        else:
            for _ in range(min(memory.known_kobitos[seat], view.hand_sizes[seat], unseen[int(KOBITO)])):
                state.give(seat, KOBITO)
                unseen[int(KOBITO)] -= 1


def hints_of(state: State, memory: Memory) -> Hints:
    """What is known or may be guessed about the hands of a sampled state."""
    sizes = [int(size) for size in state.hand_size]
    kept = [min(kept, size) for kept, size in zip(memory.guesses.kept, sizes)]
    return Hints(sizes, memory.known_kobitos, kept, memory.guesses.avoided)


def open_state(state: State, rng: SearchRng) -> State:
    """A copy with the same hands and other orders of both decks."""
    copy = state.clone()
    copy.chance = SearchRng(int(rng.below(1 << 30)))
    cards = Counter(int(card) for card in state.deck[state.deck_at :])
    golds = Counter(int(card) for card in state.gold_deck[state.gold_at :])
    copy.stack(shuffled(cards, cards.total(), [], rng), shuffled(golds, golds.total(), [], rng))
    return copy
