"""Kobito as a search walks through it: whole turns, by the policy where there is no tree, and then an evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.search_state import NOBODY, Choices, SearchState
from smallbox.core.vectors import vec
from smallbox.games.kobito.bot.evaluation import Evaluation
from smallbox.games.kobito.bot.policy import NO_AIM, Policy, find_target, gold_of, situation
from smallbox.games.kobito.bot.reach import Cards
from smallbox.games.kobito.rules.apply import apply, winners
from smallbox.games.kobito.rules.cards import BIT, KOBITO, TYPES, zeros
from smallbox.games.kobito.rules.legal import END, Moves, find_moves
from smallbox.games.kobito.rules.state import OVER, State

LONGEST_TURN: Final[i64] = 60
#: it is not known whether a gold rainbow can be completed
UNKNOWN: Final[i64] = -2

NO_NAMES: Final[list[str]] = []


class SearchParameters:
    """What a search goes by, and scratch space; one object for all states of a bot."""

    def __init__(self, players: int) -> None:
        self.moves = Moves()
        self.choices = Choices()
        #: how many turns the tree looks into before it evaluates
        self.turns: i64 = 1
        #: turns after these that are rolled out by the policy
        self.ahead: i64 = 0
        #: how much it counts what others can take
        self.risk = 1.0
        #: moves made in rollouts so far
        self.played: i64 = 0
        self.policy = Policy()
        self.cards = Cards()
        self.evaluation = Evaluation(players)


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
        """Cards laid on the rainbow that is aimed at leave the aim as it is; a seat without one gets none by laying."""
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
        begin = situation(self.state, target)
        for i in range(moves.size):
            choices.add(moves.actions[i], self.parameters.policy.liking(self.state, begin, moves.actions[i], target))

    def target(self) -> i64:
        """The best gold rainbow that the seat to act could complete now, or NO_AIM."""
        if self.aim == UNKNOWN:
            self.aim = find_target(self.state, self.parameters.cards)
        return self.aim

    def reply(self, rng: SearchRng) -> i64:
        return self.play_at_sight(rng)

    def judge(self, rng: SearchRng, worth: vec[float]) -> None:
        """Roll out for some turns, look who can take gold next, and weigh the points."""
        state, parameters = self.state, self.parameters
        left: i64 = LONGEST_TURN
        while self.seat() != NOBODY and left > 0:
            self.make(self.play_at_sight(rng))
            parameters.played += 1
            left -= 1
        turns = parameters.ahead
        left = LONGEST_TURN * turns
        while turns > 0 and state.phase != OVER and left > 0:
            action = self.play_at_sight(rng)
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
            parameters.evaluation.judge(state, self.root, parameters.risk, worth)

    def play_at_sight(self, rng: SearchRng) -> i64:
        """A sensible move at once, by the policy."""
        moves = self.parameters.moves
        find_moves(self.state, moves)
        if moves.size == 1:
            return moves.actions[0]
        target = self.target()
        begin = situation(self.state, target)
        choices = self.parameters.choices
        choices.clear()
        for i in range(moves.size):
            liking = self.parameters.policy.liking(self.state, begin, moves.actions[i], target)
            choices.add(moves.actions[i], liking * sqrt(liking))
        return choices.pick(rng)


def set_winners(state: State, worth: vec[float]) -> None:
    scores = [state.score(seat) for seat in range(state.rules.players)]
    best = winners(state, scores)
    for seat in best:
        worth[seat] = 1.0 / float(len(best))
