"""Kanobu as a search walks through it: every seat in the tree, playouts that shed in a good order."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.fast import vec
from smallbox.core.world import NOBODY, Choices, World
from smallbox.games.kanobu.cards import (
    CANCEL,
    COLOUR,
    SCISSORS,
    SKIP,
    WORD,
    Faces,
    colours_of,
    is_rps,
    lowest,
)
from smallbox.games.kanobu.legal import (
    ACCEPT,
    DRAW,
    NAME,
    PASS,
    STAR_PLAY,
    STAR_TAKE,
    can_draw,
    find_playable,
    star_fits,
)
from smallbox.games.kanobu.rules import apply
from smallbox.games.kanobu.state import (
    COLOUR_PHASE,
    DRAWN,
    NONE,
    OVER,
    PAY,
    RESPOND,
    TURN,
    State,
)

#: kinds of cards in the order in which they are shed: what fits least often goes first (docs/bots.md, Kanobu 7.1)
ONE_COLOUR: Final[i64] = 0
TWO_COLOURS: Final[i64] = 1
ACTION: Final[i64] = 2
PURPLE: Final[i64] = 3
LAST: Final[i64] = 4  # Cancel
RANKS: Final[i64] = 5
#: how much a card of each rank is worth to its holder
QUALITIES: Final = (-0.08, 0.02, 0.11, 0.21, 0.19)


class Taste:
    """What a face is worth keeping, as tables over the faces of a game; one object for all worlds of a bot."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        words = faces.words
        self.rank = vec[i64]([rank_of(face) for face in faces.faces])
        self.by_rank = vec[i64]([0] * (RANKS * words))
        self.by_colour = vec[i64]([0] * (4 * words))
        for index in range(len(faces.faces)):
            word = index // 62
            self.by_rank[rank_of(faces.faces[index]) * words + word] |= faces.bit[index]
            for colour in range(4):
                if "BGRY"[colour] in colours_of(faces.faces[index]):
                    self.by_colour[colour * words + word] |= faces.bit[index]
        #: moves of a playout before the hands are compared
        self.horizon: i64 = 12
        #: a seat wins the likelier the fewer and the better cards it has: a fit over 30,000 positions of playouts, as
        #: size ** -steep * exp(sum of the qualities)
        self.steep = 1.1
        self.quality = vec[float]([QUALITIES[rank_of(face)] for face in faces.faces])
        self.weights = vec[float]([3.0, 2.0, 1.5, 0.6, 0.15])
        self.draw = 0.2
        #: moves made in playouts so far
        self.played: i64 = 0
        self.powers = vec[float]([0.0] * 128)
        self.set_powers()

    def set_powers(self) -> None:
        for cards in range(128):
            self.powers[cards] = float(max(cards, 1)) ** -self.steep


def rank_of(face: int) -> int:
    symbol = face % 12
    colours = colours_of(face)
    if symbol == CANCEL:
        return int(LAST)
    if not colours:
        return int(PURPLE)
    if not is_rps(symbol):
        return int(ACTION)
    return len(colours) - 1


def taste_of(faces: Faces, given: Mapping[str, float]) -> Taste:
    """The usual taste, but for what is given."""
    taste = Taste(faces)
    for name, worth in given.items():
        setattr(taste, name, int(worth) if name == "horizon" else worth)
    taste.set_powers()
    return taste


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


class KanobuWorld(World):
    """One sampled game; the root is the seat that searches."""

    def __init__(self, state: State, root: i64, taste: Taste, hints: Hints) -> None:
        self.state = state
        self.root = root
        self.taste = taste
        self.hints = hints

    def copy(self) -> World:
        return KanobuWorld(self.state.clone(), self.root, self.taste, self.hints)

    def seat(self) -> i64:
        return NOBODY if self.state.phase == OVER else self.state.to_act

    def make(self, action: i64) -> None:
        apply(self.state, action)

    def reveals(self, action: i64) -> bool:
        """After naming a colour or paying others are to move; a Change colour and a first payment show nothing new."""
        faces = self.state.faces
        if action >= faces.size:
            return True
        symbol = faces.symbol[action]
        if self.state.phase == RESPOND or self.state.phase == PAY:
            return symbol > SCISSORS
        return symbol != COLOUR

    # Dealing anew

    def deal_anew(self, rng: SearchRng) -> None:
        """Shuffle what is unknown of deck and other hands; a hand gets no card that its seat would have played."""
        state, hints = self.state, self.hints
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
        state, taste = self.state, self.taste
        faces = state.faces
        base = faces.size
        phase = state.phase
        if phase <= PAY:
            plays = find_playable(state)
            for word in range(faces.words):
                kinds = state.playable[word]
                while kinds:
                    card = word * WORD + lowest(kinds)
                    kinds &= kinds - 1
                    choices.add(card, self.weight(card))
            if phase == TURN:
                if can_draw(state):
                    if state.draw_when_able or plays == 0:
                        choices.add(base + DRAW, taste.draw)
                elif plays == 0:
                    choices.add(base + PASS, 1.0)
            elif phase == DRAWN:
                choices.add(base + PASS, 0.7)
            elif phase == RESPOND:
                choices.add(base + ACCEPT, 0.7)
        elif phase == COLOUR_PHASE:
            for colour in range(4):
                choices.add(base + NAME + colour, 0.5 + float(self.holding(colour)))
        else:
            for slot in range(state.open_size):
                if star_fits(state, slot):
                    choices.add(base + STAR_PLAY + slot, 2.0)
            for slot in range(state.open_size):
                choices.add(base + STAR_TAKE + slot, 0.3)

    def weight(self, card: i64) -> float:
        if self.state.phase == RESPOND:
            return 2.0
        if self.state.sizes[self.state.to_act] == 1:
            return 20.0
        return self.taste.weights[self.taste.rank[card]]

    def holding(self, colour: i64) -> i64:
        """How many kinds of cards of a colour the seat to act holds."""
        state = self.state
        words = state.faces.words
        found: i64 = 0
        for word in range(words):
            kinds = state.kinds[state.to_act * words + word] & self.taste.by_colour[colour * words + word]
            while kinds:
                kinds &= kinds - 1
                found += 1
        return found

    # Playouts

    def reply(self, rng: SearchRng) -> i64:
        return self.policy(rng)

    def judge(self, rng: SearchRng, worth: vec[float]) -> None:
        """Play on by the order of shedding; where that takes too long, compare the hands."""
        state = self.state
        left = self.taste.horizon
        while state.phase != OVER and left > 0:
            apply(state, self.policy(rng))
            left -= 1
        self.taste.played += self.taste.horizon - left
        for seat in range(state.players):
            worth[seat] = 0.0
        if state.phase == OVER:
            for winner in state.winners:
                worth[winner] = 1.0 / float(len(state.winners))
        else:
            self.compare(worth)

    def compare(self, worth: vec[float]) -> None:
        """How likely each seat wins by the number and kinds of its cards."""
        state, taste = self.state, self.taste
        total = 0.0
        for seat in range(state.players):
            worth[seat] = taste.powers[min(state.sizes[seat], 127)] * exp(self.quality_of(seat))
            total += worth[seat]
        for seat in range(state.players):
            worth[seat] /= total

    def quality_of(self, seat: i64) -> float:
        """How much better or worse the cards of a hand are than others."""
        state, quality = self.state, self.taste.quality
        faces = state.faces
        total = 0.0
        for word in range(faces.words):
            kinds = state.kinds[seat * faces.words + word]
            while kinds:
                card = word * WORD + lowest(kinds)
                kinds &= kinds - 1
                total += quality[card] * float(state.counts[seat * faces.size + card])
        return total

    def policy(self, rng: SearchRng) -> i64:
        """A good move at once: sheds in order, keeps what always fits, never spends a Cancel on a harmless card."""
        state = self.state
        base = state.faces.size
        phase = state.phase
        if phase == TURN:
            find_playable(state)
            card = self.shed(rng, LAST if state.sizes[state.to_act] > 1 else RANKS)
            if card != NONE:
                return card
            if can_draw(state):
                return base + DRAW
            card = self.shed(rng, RANKS)
            return card if card != NONE else base + PASS
        if phase == DRAWN:
            if find_playable(state) == 0:
                return base + PASS
            symbol = state.faces.symbol[state.drawn]
            # A Cancel that is drawn and spent at once comes back again and again: it is always kept.
            if symbol == CANCEL or (symbol == COLOUR and state.sizes[state.to_act] > 2):
                return base + PASS
            return state.drawn
        if phase == RESPOND:
            return self.answer(rng)
        if phase == PAY:
            find_playable(state)
            return self.shed(rng, RANKS)
        if phase == COLOUR_PHASE:
            return base + NAME + self.best_colour(rng)
        return self.star_move(rng)

    def shed(self, rng: SearchRng, ranks: i64) -> i64:
        """One of the playable cards of the lowest rank, or NONE."""
        state, taste = self.state, self.taste
        words = state.faces.words
        for rank in range(ranks):
            number: i64 = 0
            chosen: i64 = NONE
            for word in range(words):
                kinds = state.playable[word] & taste.by_rank[rank * words + word]
                while kinds:
                    low = kinds & -kinds
                    kinds ^= low
                    number += 1
                    if number == 1 or rng.below(number) == 0:
                        chosen = word * WORD + lowest(low)
            if chosen != NONE:
                return chosen
        return NONE

    def answer(self, rng: SearchRng) -> i64:
        """The same symbol, or three cards for Chance, or a Cancel; else accept."""
        state = self.state
        if find_playable(state) == 0:
            return state.faces.size + ACCEPT
        card = self.shed(rng, RANKS)
        if self.taste.rank[card] != LAST or state.sizes[state.to_act] == 1:
            return card
        # A skipped turn is not worth a Cancel; and who always cancels may go round in circles for ever.
        return state.faces.size + ACCEPT if state.demand == SKIP or rng.below(8) == 0 else card

    def best_colour(self, rng: SearchRng) -> i64:
        best: i64 = -1
        chosen: i64 = 0
        for colour in range(4):
            held = 4 * self.holding(colour) + rng.below(4)
            if held > best:
                best = held
                chosen = colour
        return chosen

    def star_move(self, rng: SearchRng) -> i64:
        """Play an open card if one fits, for a card taken is a card more; else take the one most worth keeping."""
        state = self.state
        number: i64 = 0
        chosen: i64 = 0
        for slot in range(state.open_size):
            if star_fits(state, slot):
                number += 1
                if rng.below(number) == 0:
                    chosen = STAR_PLAY + slot
        if number == 0:
            best: i64 = -1
            for slot in range(state.open_size):
                rank = self.taste.rank[state.open[slot]]
                if rank > best:
                    best = rank
                    chosen = STAR_TAKE + slot
        return state.faces.size + chosen


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


def policy_game(state: State, taste: Taste, rng: SearchRng) -> int:
    """Play a whole game by the policy of the playouts; how many moves it took."""
    hints = Hints([], 0, 0, [], [])
    world = KanobuWorld(state, 0, taste, hints)
    made = 0
    while state.phase != OVER:
        apply(state, world.policy(rng))
        made += 1
    return made
