"""K28: can what is left of a studio rainbow certainly follow to the gold? It is one place, or kobitos only.

A gold rainbow that is filled on the way is out of use, because its next start card is not known yet (D23); a step that
wins the last gold card ends the game and so needs no followers.
"""

from __future__ import annotations

from mypy_extensions import i64

from smallbox.games.kobito.rules.cards import AFTER, BEFORE, GOLD_SLOTS, HIGH, LOW, number_at
from smallbox.games.kobito.rules.state import WILD, State


def can_evacuate(state: State, rainbow: i64, end: i64, gold: i64, gold_end: i64) -> bool:
    """Could all other places of a rainbow leave, once this end place has gone to that gold end?"""
    first = state.first[rainbow] + 1 if end == LOW else state.first[rainbow]
    places = state.size(rainbow) - 1
    kind = state.kind_at(rainbow, first)
    if kind == WILD and not state.rules.keep_number:
        return kobitos_can_follow(state, places, gold)
    if places == 1:
        return one_can_follow(state, number_at(first), kind, gold, gold_end)
    return run_can_follow(state, first, first + places, gold, gold_end)


def size_after(state: State, other: i64, gold: i64) -> i64:
    """The length of a gold rainbow once a place has gone to `gold`."""
    return state.size(other) + 1 if other == gold else state.size(other)


def is_open(state: State, gold: i64, size: i64, kind: i64) -> bool:
    """May a gold rainbow of this length take a place of this kind? V3: a kobito only from two places on."""
    if size == 0 or size >= state.need[gold]:
        return False
    return size >= 2 or kind != WILD or not state.rules.strict_clarity


def kobitos_can_follow(state: State, kobitos: i64, gold: i64) -> bool:
    """Kobitos fit anywhere: they need only room, or enough rainbows to fill that the game ends on the way."""
    room: i64 = 0
    wins: i64 = 0
    for other in range(GOLD_SLOTS):
        size = size_after(state, other, gold)
        if is_open(state, other, size, WILD):
            room += state.need[other] - size
            wins += 1
        elif size == state.need[other]:
            wins += 1
    return kobitos <= room or wins > state.gold_deck_size()


def one_can_follow(state: State, number: i64, kind: i64, gold: i64, gold_end: i64) -> bool:
    """A single place that keeps its number needs an end that wants it."""
    for other in range(GOLD_SLOTS):
        if not is_open(state, other, size_after(state, other, gold), kind):
            continue
        low, high = state.wanted(other, LOW), state.wanted(other, HIGH)
        if other == gold and gold_end == LOW:
            low = BEFORE[low]
        elif other == gold:
            high = AFTER[high]
        if number in (low, high):
            return True
    return False


def run_can_follow(state: State, first: i64, past: i64, gold: i64, gold_end: i64) -> bool:
    """V2: kobitos that keep their numbers. Every order of leaving is tried, each arrangement once."""
    begin = [int(first), int(past)]
    for other in range(GOLD_SLOTS):
        begin += [int(state.first[other]), int(state.past[other])]
    widen(begin, gold, gold_end)
    waiting = [begin]
    seen: set[tuple[int, ...]] = set()
    while waiting:
        for bounds in followers(state, waiting.pop()):
            if bounds[0] == bounds[1] or filled(state, bounds) > state.gold_deck_size():
                return True
            if tuple(bounds) not in seen:
                seen.add(tuple(bounds))
                waiting.append(bounds)
    return False


def followers(state: State, bounds: list[int]) -> list[list[int]]:
    """The arrangements one SEND further: bounds of the rest, then of each gold rainbow."""
    found: list[list[int]] = []
    for end in range(2):
        number = number_at(bounds[0] if end == LOW else bounds[1] - 1)
        for gold in range(GOLD_SLOTS):
            low, high = bounds[2 + 2 * gold], bounds[3 + 2 * gold]
            if not is_open(state, gold, high - low, WILD):
                continue
            for gold_end in range(2):
                if number_at(low - 1 if gold_end == LOW else high) == number:
                    after = bounds[:]
                    after[end] += 1 if end == LOW else -1
                    widen(after, gold, gold_end)
                    found.append(after)
    return found


def widen(bounds: list[int], gold: i64, end: i64) -> None:
    bounds[2 + 2 * gold + end] += -1 if end == LOW else 1


def filled(state: State, bounds: list[int]) -> int:
    """How many gold rainbows are filled."""
    full = 0
    for gold in range(GOLD_SLOTS):
        if bounds[3 + 2 * gold] - bounds[2 + 2 * gold] == state.need[gold]:
            full += 1
    return full
