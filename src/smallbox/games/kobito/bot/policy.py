"""The policy of Kobito's rollouts, and the priors of its search: how much a move is liked at sight.

A move is liked by its kind, by whether its player owes cards, and by whether they could complete a gold rainbow.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.vectors import vec
from smallbox.games.kobito.bot.policy_weights import MOVES
from smallbox.games.kobito.bot.reach import Cards, reach, set_cards
from smallbox.games.kobito.rules.cards import GOLD_SLOTS, KOBITO
from smallbox.games.kobito.rules.legal import END, EXCHANGES, EXTRAS, OWN, PAYS, REPLACES, SENDS, STARTS
from smallbox.games.kobito.rules.state import State

#: no gold rainbow can be completed
NO_AIM: Final[i64] = -1

# Kinds of moves: a number to the studio 0, to the target 1, taking other gold 2, setting up 3, far from done 4;
# a kobito likewise 5 to 9; starts with few or many rainbows or a kobito 10 to 12; sends to the target, taking other
# gold, setting up, far from done 13 to 16; exchange 17; replacements while two cards are owed or not 18 and 19; pay 20;
# end 21.
KINDS: Final[i64] = 22


class Policy:
    """The weights, by situation and kind."""

    def __init__(self) -> None:
        self.weights = vec[float](MOVES)

    def liking(self, state: State, situation: i64, action: i64, target: i64) -> float:
        """How much a move is liked in a situation, where `target` is the gold rainbow to complete, or NO_AIM."""
        return self.weights[situation + kind(state, action, target)]


def situation(state: State, target: i64) -> i64:
    """Where the weights for the seat to act begin: does it owe cards, and can it take gold?"""
    owes = state.done < state.minimum
    return KINDS * ((2 if owes else 0) + (1 if target >= 0 else 0))


def find_target(state: State, cards: Cards) -> i64:
    """The best gold rainbow that the seat to act could complete now, or NO_AIM."""
    seat = state.turn
    set_cards(state, seat, cards)
    best: i64 = NO_AIM
    for gold in range(GOLD_SLOTS):
        if best >= 0 and state.value[gold] <= state.value[best]:
            continue
        short = state.need[gold] - state.size(gold)
        if short > 0 and reach(state, gold, short, cards) >= short and is_wanted(state, seat, gold):
            best = gold
    return best


def kind(state: State, action: i64, target: i64) -> i64:
    """What a move is like, where `target` is the gold rainbow to complete, or -1."""
    if action < STARTS:
        is_wild = action // (2 * OWN) == KOBITO
        place = action // 2 % OWN
        if place >= GOLD_SLOTS:
            return 5 if is_wild else 0
        return laying(state, place, target) + (6 if is_wild else 1)
    if action < SENDS:
        if (action - STARTS) % 3 > 0:
            return 12
        return 10 if state.rainbows_of(state.turn) < 2 else 11
    if action < EXCHANGES:
        return 13 + laying(state, (action - SENDS) % (2 * GOLD_SLOTS) // 2, target)
    if action < REPLACES or action >= EXTRAS:
        return 17
    if action < PAYS:
        return 18 if state.minimum - state.done >= 2 else 19
    return 21 if action == END else 20


def laying(state: State, gold: i64, target: i64) -> i64:
    """What it is like to lengthen a gold rainbow: for the target, taking gold, or setting others up or hardly."""
    if gold == target:
        return 0
    short = state.need[gold] - state.size(gold)
    return 1 if short == 1 else 2 if short <= 3 else 3


def gold_of(action: i64) -> i64:
    """The gold rainbow that a play or send lengthens, or -1."""
    rainbow: i64 = GOLD_SLOTS
    if action < STARTS:
        rainbow = action // 2 % OWN
    elif SENDS <= action < EXCHANGES:
        rainbow = (action - SENDS) % (2 * GOLD_SLOTS) // 2
    return rainbow if rainbow < GOLD_SLOTS else -1


def is_wanted(state: State, seat: i64, gold: i64) -> bool:
    """The last gold card ends the game: only a seat that wins by it wants it."""
    if state.gold_deck_size() > 0:
        return True
    others = [state.score(other) for other in range(state.rules.players) if other != seat]
    return state.score(seat) + state.value[gold] >= max(others)
