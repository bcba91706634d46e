"""Kanobu as a search walks through it: a tree of one decision, and from there on rollouts by a learnt policy."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.search_state import NOBODY, Choices, SearchState
from smallbox.core.vectors import vec
from smallbox.games.kanobu.bot.evaluation import Evaluation
from smallbox.games.kanobu.bot.policy import Policy
from smallbox.games.kanobu.rules.apply import apply
from smallbox.games.kanobu.rules.cards import COLOUR, SCISSORS, WORD, Faces, colours_of, lowest
from smallbox.games.kanobu.rules.legal import CHANCE_PRICE, NAME
from smallbox.games.kanobu.rules.state import COLOUR_PHASE, DRAWN, NONE, OVER, PAY, RESPOND, TURN, State


class SearchParameters:
    """What a search goes by, and tables over the faces of a game; one object for all states of a bot."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        words = faces.words
        self.by_colour = vec[i64]([0] * (4 * words))
        for index in range(len(faces.faces)):
            for colour in range(4):
                if "BGRY"[colour] in colours_of(faces.faces[index]):
                    self.by_colour[colour * words + index // 62] |= faces.bit[index]
        self.policy = Policy(faces, is_plain=False)
        self.plain_policy = Policy(faces, is_plain=True)
        self.evaluation = Evaluation(faces)
        #: how likely another seat is taken for a plain player
        self.plain = 0.5
        #: moves of a rollout before the hands are compared
        self.horizon: i64 = 20
        #: how far likings count in the priors of the tree
        self.trust = 0.1
        #: moves made in rollouts so far
        self.played: i64 = 0


def parameters_of(faces: Faces, given: Mapping[str, float]) -> SearchParameters:
    """The usual parameters, but for what is given."""
    parameters = SearchParameters(faces)
    for name, worth in given.items():
        setattr(parameters, name, int(worth) if name == "horizon" else worth)
    return parameters


class Hints:
    """What a seat knows or may guess about hidden cards."""

    def __init__(self, held: list[int], top: int, bottom: int, fresh: list[int], avoided: list[int]) -> None:
        #: how many cards of each face a seat is known to hold, seat by seat
        self.held = vec[i64](held)
        #: how many cards on and under the deck are known
        self.top: i64 = top
        self.bottom: i64 = bottom
        #: cards of a seat about which nothing is known; the others are none of those avoided (masks, seat by seat)
        self.fresh = vec[i64](fresh)
        self.avoided = vec[i64](avoided)


class KanobuSearchState(SearchState):
    """One sampled game; the root is the seat that searches."""

    def __init__(self, state: State, root: i64, parameters: SearchParameters, hints: Hints) -> None:
        self.state = state
        self.root = root
        self.parameters = parameters
        self.hints = hints
        #: was a move made after which the seat knows more? Then the policy goes on, and the tree ends
        self.is_beyond = False
        #: seats that are taken for plain players, as a mask
        self.plain: i64 = 0

    def copy(self) -> SearchState:
        return KanobuSearchState(self.state.clone(), self.root, self.parameters, self.hints)

    def seat(self) -> i64:
        return NOBODY if self.is_beyond or self.state.phase == OVER else self.state.to_act

    def make(self, action: i64) -> None:
        self.is_beyond = self.reveals(action)
        apply(self.state, action)

    def reveals(self, action: i64) -> bool:
        """After naming a colour or the last payment others are to move; a Change colour and a payment show nothing."""
        faces = self.state.faces
        if action >= faces.size:
            return True
        symbol = faces.symbol[action]
        if self.state.phase == PAY:
            return self.state.paid_size == CHANCE_PRICE - 1
        if self.state.phase == RESPOND:
            return symbol > SCISSORS
        return symbol != COLOUR

    # Dealing anew

    def deal_anew(self, rng: SearchRng) -> None:
        """Shuffle what is unknown of deck and other hands; a hand gets no card that its seat would have played."""
        state, hints = self.state, self.hints
        bit: i64 = 1
        for seat in range(state.players):
            if seat != self.root and rng.unit() < self.parameters.plain:
                self.plain |= bit
            bit *= 2
        unknown = state.deck_size - hints.top - hints.bottom
        if unknown < 0:
            return
        size = unknown
        for seat in range(state.players):
            if seat != self.root:
                size += state.sizes[seat]
        cards = vec[i64]([0] * size)
        at: i64 = 0
        for i in range(unknown):
            cards[at] = state.deck[(state.deck_top + hints.top + i) & state.deck_mask]
            at += 1
        sizes = state.sizes[:]
        for seat in range(state.players):
            if seat != self.root:
                at = self.collect(seat, cards, at)
        rng_shuffle(rng, cards, at)
        left = at
        for seat in range(state.players):
            if seat != self.root:
                left = self.deal_to(seat, sizes[seat], cards, left)
        for i in range(unknown):
            state.deck[(state.deck_top + hints.top + i) & state.deck_mask] = cards[i]
        if state.phase == DRAWN and state.to_act != self.root and not state.holds(state.to_act, state.drawn):
            state.drawn = any_card(state, state.to_act)

    def collect(self, seat: i64, cards: vec[i64], at: i64) -> i64:
        """Take the cards of a hand that are not known to be in it."""
        state, hints = self.state, self.hints
        faces = state.faces
        for word in range(faces.words):
            kinds = state.kinds[seat * faces.words + word]
            while kinds:
                card = word * WORD + lowest(kinds)
                kinds &= kinds - 1
                number = state.counts[seat * faces.size + card] - hints.held[seat * faces.size + card]
                for _ in range(number):
                    state.remove(seat, card)
                    cards[at] = card
                    at += 1
        return at

    def deal_to(self, seat: i64, size: i64, cards: vec[i64], left: i64) -> i64:
        """Fill a hand from the end of the cards that are left."""
        state, hints = self.state, self.hints
        careful = size - hints.fresh[seat]
        while state.sizes[seat] < size and left > 0:
            last = left - 1
            if state.sizes[seat] < careful:
                other = last
                while other >= 0 and self.is_avoided(seat, cards[other]):
                    other -= 1
                if other >= 0 and other != last:
                    card = cards[last]
                    cards[last] = cards[other]
                    cards[other] = card
            state.give(seat, cards[last])
            left = last
        return left

    def is_avoided(self, seat: i64, card: i64) -> bool:
        faces = self.state.faces
        return self.hints.avoided[seat * faces.words + faces.word[card]] & faces.bit[card] != 0

    def doubt(self, seat: i64, rng: SearchRng) -> None:
        """The hand of a seat among the unknown cards of the deck: what the others think it could be."""
        state, hints = self.state, self.hints
        faces = state.faces
        unknown = state.deck_size - hints.top - hints.bottom
        if unknown <= 0 or (state.phase != TURN and state.phase != RESPOND):
            return
        for word in range(faces.words):
            kinds = state.kinds[seat * faces.words + word]
            while kinds:
                card = word * WORD + lowest(kinds)
                kinds &= kinds - 1
                for _ in range(state.counts[seat * faces.size + card]):
                    at = (state.deck_top + hints.top + rng.below(unknown)) & state.deck_mask
                    state.remove(seat, card)
                    state.give(seat, state.deck[at])
                    state.deck[at] = card

    # Choices of the tree

    def find(self, choices: Choices) -> None:
        """The better a move is liked at sight, the higher its prior."""
        state = self.state
        if state.phase == COLOUR_PHASE:
            for colour in range(4):
                choices.add(state.faces.size + NAME + colour, 0.5 + float(self.holding(colour)))
            return
        policy = self.parameters.policy
        policy.gather(state)
        most = -1.0e9
        for i in range(policy.size):
            most = max(most, policy.likings[i])
        for i in range(policy.size):
            choices.add(policy.actions[i], exp(max((policy.likings[i] - most) * self.parameters.trust, -4.0)))

    def holding(self, colour: i64) -> i64:
        """How many kinds of cards of a colour the seat to act holds."""
        state = self.state
        words = state.faces.words
        found: i64 = 0
        for word in range(words):
            kinds = state.kinds[state.to_act * words + word] & self.parameters.by_colour[colour * words + word]
            while kinds:
                kinds &= kinds - 1
                found += 1
        return found

    # Rollouts

    def reply(self, rng: SearchRng) -> i64:
        return self.play_at_sight(rng)

    def judge(self, rng: SearchRng, worth: vec[float]) -> None:
        """Roll out by the policy; where that takes too long, compare the hands."""
        state = self.state
        left = self.parameters.horizon
        while state.phase != OVER and left > 0:
            apply(state, self.play_at_sight(rng))
            left -= 1
        self.parameters.played += self.parameters.horizon - left
        for seat in range(state.players):
            worth[seat] = 0.0
        if state.phase == OVER:
            for winner in state.winners:
                worth[winner] = 1.0 / float(len(state.winners))
        else:
            self.parameters.evaluation.compare(state, worth)

    def play_at_sight(self, rng: SearchRng) -> i64:
        """The move that the policy likes best, through the eyes of the seat to act."""
        state = self.state
        if state.phase == COLOUR_PHASE:
            return state.faces.size + NAME + self.best_colour(rng)
        if (self.plain >> state.to_act) & 1:
            return self.parameters.plain_policy.favourite(state, rng)
        return self.parameters.policy.favourite(state, rng)

    def best_colour(self, rng: SearchRng) -> i64:
        best: i64 = -1
        chosen: i64 = 0
        for colour in range(4):
            held = 4 * self.holding(colour) + rng.below(4)
            if held > best:
                best = held
                chosen = colour
        return chosen


def any_card(state: State, seat: i64) -> i64:
    for word in range(state.faces.words):
        kinds = state.kinds[seat * state.faces.words + word]
        if kinds:
            return word * WORD + lowest(kinds)
    return NONE


def rng_shuffle(rng: SearchRng, cards: vec[i64], size: i64) -> None:
    """Shuffle the first cards of a vector."""
    i = size - 1
    while i > 0:
        j = rng.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1


def policy_game(state: State, parameters: SearchParameters, rng: SearchRng) -> int:
    """Play a whole game by the policy of the rollouts; how many moves it took."""
    hints = Hints([], 0, 0, [], [])
    start = KanobuSearchState(state, 0, parameters, hints)
    made = 0
    while state.phase != OVER:
        apply(state, start.play_at_sight(rng))
        made += 1
    return made
