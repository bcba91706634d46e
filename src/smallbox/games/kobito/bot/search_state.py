"""Kobito as a search walks through it: whole turns, by habit where there is no tree, and then a judgement."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.search_state import NOBODY, Choices, SearchState
from smallbox.core.vectors import vec
from smallbox.games.kobito.bot.evaluation import Judgement
from smallbox.games.kobito.bot.policy_weights import HABITS
from smallbox.games.kobito.bot.reach import Cards, reach, set_cards
from smallbox.games.kobito.rules.apply import apply, winners
from smallbox.games.kobito.rules.cards import BIT, GOLD_SLOTS, KOBITO, TYPES, zeros
from smallbox.games.kobito.rules.legal import (
    END,
    EXCHANGES,
    EXTRAS,
    OWN,
    PAYS,
    REPLACES,
    SENDS,
    STARTS,
    Moves,
    find_moves,
)
from smallbox.games.kobito.rules.state import OVER, State

LONGEST_TURN: Final[i64] = 60
#: no gold rainbow can be completed; it is not known whether one can
NO_AIM: Final[i64] = -1
UNKNOWN: Final[i64] = -2

NO_NAMES: Final[list[str]] = []

# Kinds of moves: a number to the studio 0, to the target 1, taking other gold 2, setting up 3, far from done 4;
# a kobito likewise 5 to 9; starts with few or many rainbows or a kobito 10 to 12; sends to the target, taking other
# gold, setting up, far from done 13 to 16; exchange 17; replacements while two cards are owed or not 18 and 19; pay 20;
# end 21.
KINDS: Final[i64] = 22


class SearchParameters:
    """What things are worth in points, and scratch space; one object for all worlds of a search."""

    def __init__(self, players: int) -> None:
        self.moves = Moves()
        self.choices = Choices()
        #: how many turns the search looks into before it judges
        self.turns: i64 = 1
        #: turns after these that are played out by habit
        self.ahead: i64 = 0
        #: how much it counts what others can take
        self.risk = 1.0
        #: moves made in playouts so far
        self.played: i64 = 0
        self.habits = vec[float](HABITS)
        self.cards = Cards()
        self.judgement = Judgement(players)


def parameters_of(players: int, given: Mapping[str, float]) -> SearchParameters:
    """The usual parameters, but for what is given."""
    parameters = SearchParameters(players)
    for name, worth in given.items():
        setattr(parameters, name, int(worth) if name in ("turns", "ahead") else worth)
    return parameters


class Hints:
    """What a seat knows or may guess about the hands of others."""

    def __init__(self, sizes: list[int], known: list[int], kept: list[int], avoided: list[int]) -> None:
        self.sizes = vec[i64](sizes)
        #: kobitos that a seat is known to hold
        self.known = vec[i64](known)
        #: how many cards a seat kept from its last turn, and what is not among them, as a mask
        self.kept = vec[i64](kept)
        self.avoided = vec[i64](avoided)


class KobitoSearchState(SearchState):
    """One sampled game; the root is the seat that searches."""

    def __init__(self, state: State, root: i64, parameters: SearchParameters, hints: Hints, turns: i64) -> None:
        self.state = state
        self.root = root
        self.parameters = parameters
        self.hints = hints
        self.turns = turns
        #: the gold rainbow that the seat to act could complete, as far as it is known
        self.aim: i64 = UNKNOWN

    def copy(self) -> SearchState:
        return KobitoSearchState(self.state.clone(), self.root, self.parameters, self.hints, self.turns)

    def deal_anew(self, rng: SearchRng) -> None:
        """Shuffle deck and other hands together; known kobitos stay, and kept cards are no number that was missed."""
        state, hints = self.state, self.hints
        size = state.deck_size()
        for seat in range(state.rules.players):
            if seat != self.root:
                size += state.hand_size[seat] - min(hints.known[seat], state.count(seat, KOBITO))
        cards = zeros(size)
        at = state.deck_size()
        for i in range(at):
            cards[i] = state.deck[state.deck_at + i]
        for seat in range(state.rules.players):
            if seat == self.root:
                continue
            stay = min(hints.known[seat], state.count(seat, KOBITO))
            for card in range(TYPES):
                number = state.count(seat, card) - (stay if card == KOBITO else 0)
                for _ in range(number):
                    state.take(seat, card)
                    cards[at] = card
                    at += 1
        rng.shuffle("", cards, NO_NAMES)
        top: i64 = 0
        for seat in range(state.rules.players):
            if seat != self.root:
                top = self.deal_to(seat, cards, top)
        state.deck = cards
        state.deck_at = top

    def deal_to(self, seat: i64, cards: vec[i64], top: i64) -> i64:
        """Fill a hand from the cards that are left; where the next one are."""
        state, hints = self.state, self.hints
        kept = hints.kept[seat]
        size = hints.sizes[seat]
        while state.hand_size[seat] < size and top < len(cards):
            if state.hand_size[seat] < kept and BIT[cards[top]] & hints.avoided[seat]:
                other = top + 1
                while other < len(cards) and BIT[cards[other]] & hints.avoided[seat]:
                    other += 1
                if other < len(cards):
                    card = cards[top]
                    cards[top] = cards[other]
                    cards[other] = card
            state.give(seat, cards[top])
            top += 1
        return top

    def seat(self) -> i64:
        if self.state.phase == OVER or self.turns >= self.parameters.turns:
            return NOBODY
        return self.state.turn

    def make(self, action: i64) -> None:
        if action == END:
            self.turns += 1
        self.play(action)

    def play(self, action: i64) -> None:
        """Cards laid on the rainbow that is aimed at leave the aim as it is; and who had none gets none by laying."""
        gold = gold_of(action)
        if (self.aim >= 0 and gold != self.aim) or self.reveals(action):
            self.aim = UNKNOWN
        apply(self.state, action)

    def reveals(self, action: i64) -> bool:
        """Only a gold card won turns something up."""
        gold = gold_of(action)
        return action == END or (gold >= 0 and self.state.size(gold) + 1 == self.state.need[gold])

    def find(self, choices: Choices) -> None:
        moves = self.parameters.moves
        find_moves(self.state, moves)
        target = self.target() if moves.size > 1 else NO_AIM
        situation = self.situation(target)
        for i in range(moves.size):
            choices.add(moves.actions[i], self.parameters.habits[situation + self.kind(moves.actions[i], target)])

    def situation(self, target: i64) -> i64:
        """Where the habits of the seat to act begin: does it owe cards, and can it take gold?"""
        owes = self.state.done < self.state.minimum
        return KINDS * ((2 if owes else 0) + (1 if target >= 0 else 0))

    def target(self) -> i64:
        """The best gold rainbow that the seat to act could complete now, or NO_AIM."""
        if self.aim == UNKNOWN:
            self.aim = self.find_target()
        return self.aim

    def find_target(self) -> i64:
        state, parameters = self.state, self.parameters
        seat = state.turn
        set_cards(state, seat, parameters.cards)
        best: i64 = NO_AIM
        for gold in range(GOLD_SLOTS):
            if best >= 0 and state.value[gold] <= state.value[best]:
                continue
            short = state.need[gold] - state.size(gold)
            if short > 0 and reach(state, gold, short, parameters.cards) >= short and is_wanted(state, seat, gold):
                best = gold
        return best

    def kind(self, action: i64, target: i64) -> i64:
        """What a move is like, where `target` is the gold rainbow to complete, or -1."""
        state = self.state
        if action < STARTS:
            is_wild = action // (2 * OWN) == KOBITO
            place = action // 2 % OWN
            if place >= GOLD_SLOTS:
                return 5 if is_wild else 0
            return self.laying(place, target) + (6 if is_wild else 1)
        if action < SENDS:
            if (action - STARTS) % 3 > 0:
                return 12
            return 10 if state.rainbows_of(state.turn) < 2 else 11
        if action < EXCHANGES:
            return 13 + self.laying((action - SENDS) % (2 * GOLD_SLOTS) // 2, target)
        if action < REPLACES or action >= EXTRAS:
            return 17
        if action < PAYS:
            return 18 if state.minimum - state.done >= 2 else 19
        return 21 if action == END else 20

    def laying(self, gold: i64, target: i64) -> i64:
        """What it is like to lengthen a gold rainbow: for the target, taking gold, or setting others up or hardly."""
        if gold == target:
            return 0
        short = self.state.need[gold] - self.state.size(gold)
        return 1 if short == 1 else 2 if short <= 3 else 3

    def reply(self, rng: SearchRng) -> i64:
        return self.policy(rng)

    def judge(self, rng: SearchRng, worth: vec[float]) -> None:
        """Play on by rules of thumb for some turns, look who can take gold next, and weigh the points."""
        state, parameters = self.state, self.parameters
        left: i64 = LONGEST_TURN
        while self.seat() != NOBODY and left > 0:
            self.make(self.policy(rng))
            parameters.played += 1
            left -= 1
        turns = parameters.ahead
        left = LONGEST_TURN * turns
        while turns > 0 and state.phase != OVER and left > 0:
            action = self.policy(rng)
            if action == END:
                turns -= 1
            self.play(action)
            parameters.played += 1
            left -= 1
        for seat in range(state.rules.players):
            worth[seat] = 0.0
        if state.phase == OVER:
            set_winners(state, worth)
        else:
            parameters.judgement.judge(state, self.root, parameters.risk, worth)

    def policy(self, rng: SearchRng) -> i64:
        """A sensible move at once, by habit."""
        moves = self.parameters.moves
        find_moves(self.state, moves)
        if moves.size == 1:
            return moves.actions[0]
        target = self.target()
        situation = self.situation(target)
        choices = self.parameters.choices
        choices.clear()
        for i in range(moves.size):
            liking = self.parameters.habits[situation + self.kind(moves.actions[i], target)]
            choices.add(moves.actions[i], liking * sqrt(liking))
        return choices.pick(rng)


def gold_of(action: i64) -> i64:
    """The gold rainbow that a play or send lengthens, or -1."""
    rainbow: i64 = GOLD_SLOTS
    if action < STARTS:
        rainbow = action // 2 % OWN
    elif SENDS <= action < EXCHANGES:
        rainbow = (action - SENDS) % (2 * GOLD_SLOTS) // 2
    return rainbow if rainbow < GOLD_SLOTS else -1


def is_wanted(state: State, seat: i64, gold: i64) -> bool:
    """The last gold card ends the game: only who wins by it wants it."""
    if state.gold_deck_size() > 0:
        return True
    others = [state.score(other) for other in range(state.rules.players) if other != seat]
    return state.score(seat) + state.value[gold] >= max(others)


def set_winners(state: State, worth: vec[float]) -> None:
    scores = [state.score(seat) for seat in range(state.rules.players)]
    best = winners(state, scores)
    for seat in best:
        worth[seat] = 1.0 / float(len(best))
