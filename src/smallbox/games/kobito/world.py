"""Kobito as a search walks through it: whole turns, and a quick look at the round that follows them."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.fast import vec
from smallbox.core.world import NOBODY, Choices, World
from smallbox.games.kobito.cards import (
    AFTER,
    BEFORE,
    BIT,
    GOLD_SLOTS,
    HIGH,
    KOBITO,
    LOW,
    NUMBERS,
    REPLACEMENT,
    STUDIO_MAX,
    TYPES,
    number_at,
    zeros,
)
from smallbox.games.kobito.legal import END, EXCHANGES, OWN, PAYS, REPLACES, SENDS, STARTS, Moves, find_moves
from smallbox.games.kobito.rules import apply, winners
from smallbox.games.kobito.state import OVER, State

LONGEST_TURN: Final[i64] = 60
NO_NAMES: Final[list[str]] = []


class Taste:
    """What things are worth in points, and scratch space; one object for all worlds of a search."""

    def __init__(self, players: int) -> None:
        self.moves = Moves()
        self.choices = Choices()
        #: how many turns the search looks into before it judges
        self.turns: i64 = 1
        self.kobito = 1.5
        self.replacement = 0.5
        self.outlet = 0.15
        self.place = 0.25
        self.burden = 0.35
        self.short = 0.8
        #: of a gold card that lacks one or two places more than the own cards fill
        self.near = 0.15
        self.far = 0.05
        self.sure = 0.9
        self.gain = vec[float]([0.0] * players)
        #: lengths of a seat's studio rainbows by the number at their low and high end
        self.from_low = vec[i64]([0] * 16)
        self.from_high = vec[i64]([0] * 16)
        self.ups = vec[i64]([0] * 16)


def taste_of(players: int, given: Mapping[str, float]) -> Taste:
    """The usual taste, but for what is given."""
    taste = Taste(players)
    for name, worth in given.items():
        setattr(taste, name, int(worth) if name == "turns" else worth)
    return taste


class Hints:
    """What a seat knows or may guess about the hands of others."""

    def __init__(self, sizes: list[int], known: list[int], kept: list[int], avoided: list[int]) -> None:
        self.sizes = vec[i64](sizes)
        #: kobitos that a seat is known to hold
        self.known = vec[i64](known)
        #: how many cards a seat did not draw after its last turn, and the numbers (as a mask) that it had not among them
        self.kept = vec[i64](kept)
        self.avoided = vec[i64](avoided)


class KobitoWorld(World):
    """One sampled game; the root is the seat that searches."""

    def __init__(self, state: State, root: i64, taste: Taste, hints: Hints, turns: i64) -> None:
        self.state = state
        self.root = root
        self.taste = taste
        self.hints = hints
        self.turns = turns

    def copy(self) -> World:
        return KobitoWorld(self.state.clone(), self.root, self.taste, self.hints, self.turns)

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
        if self.state.phase == OVER or self.turns >= self.taste.turns:
            return NOBODY
        return self.state.turn

    def make(self, action: i64) -> None:
        if action == END:
            self.turns += 1
        apply(self.state, action)

    def reveals(self, action: i64) -> bool:
        """Only a gold card won turns something up."""
        if action < STARTS:
            rainbow = action // 2 % OWN
        elif SENDS <= action < EXCHANGES:
            rainbow = (action - SENDS) % (2 * GOLD_SLOTS) // 2
        else:
            return action == END
        return rainbow < GOLD_SLOTS and self.state.size(rainbow) + 1 == self.state.need[rainbow]

    def find(self, choices: Choices) -> None:
        moves = self.taste.moves
        find_moves(self.state, moves)
        for i in range(moves.size):
            choices.add(moves.actions[i], self.weight(moves.actions[i]))

    def weight(self, action: i64) -> float:
        state = self.state
        if action < STARTS:
            weight = 0.4 if action // (2 * OWN) == KOBITO else 1.0
            place = action // 2 % OWN
            if place < GOLD_SLOTS:
                return self.gold_weight(place, weight)
            return weight
        if action < SENDS:
            return 1.0 if (action - STARTS) % 3 == 0 else 0.3
        if action < EXCHANGES:
            return self.gold_weight((action - SENDS) % (2 * GOLD_SLOTS) // 2, 0.7)
        if action < REPLACES:
            return 3.0
        if action < PAYS:
            return 1.0 if state.minimum - state.done >= 2 else 0.3
        if action == END:
            return 2.0
        return 1.0

    def gold_weight(self, gold: i64, weight: float) -> float:
        """Taking gold is what a turn is for; laying it ready for others is not."""
        short = self.state.need[gold] - self.state.size(gold)
        if short == 1:
            return 8.0
        return weight * (0.5 if short <= 3 else 0.8)

    def judge(self, rng: SearchRng, worth: vec[float]) -> None:
        """End the turn somehow, look who takes gold in the round after it, and weigh the points."""
        state = self.state
        left: i64 = LONGEST_TURN
        choices = self.taste.choices
        while self.seat() != NOBODY and left > 0:
            choices.clear()
            self.find(choices)
            self.make(choices.pick(rng))
            left -= 1
        for seat in range(state.rules.players):
            worth[seat] = 0.0
        if state.phase == OVER:
            set_winners(state, worth)
        else:
            self.look_ahead(worth)

    def look_ahead(self, worth: vec[float]) -> None:
        """Every seat takes the best gold card that it can complete, in turn; the own hand and studio count as well."""
        state, taste = self.state, self.taste
        players = state.rules.players
        gain = taste.gain
        for seat in range(players):
            gain[seat] = float(state.score(seat))
        left = state.gold_deck_size() + 1
        taken: i64 = 0
        seat = state.turn
        for _ in range(players):
            set_rainbows(state, seat, taste)
            best: i64 = -1
            for gold in range(GOLD_SLOTS):
                if taken & BIT[gold] or (best >= 0 and state.value[gold] <= state.value[best]):
                    continue
                short = state.need[gold] - state.size(gold)
                if reach(state, seat, gold, short, taste) >= short:
                    best = gold
            if seat == self.root:
                self.add_own(seat, taken, best)
            elif best >= 0:
                gain[seat] += float(state.value[best])
            if best >= 0:
                taken |= BIT[best]
                left -= 1
                if left == 0:
                    break
            seat = seat + 1 if seat + 1 < players else 0
        self.set_worth(worth, left)

    def add_own(self, seat: i64, taken: i64, best: i64) -> None:
        """What the own cards promise beyond the gold card that they can take next."""
        state, taste = self.state, self.taste
        points = 0.0
        if best >= 0:
            points += taste.sure * float(state.value[best])
        for gold in range(GOLD_SLOTS):
            if taken & BIT[gold] or gold == best:
                continue
            short = state.need[gold] - state.size(gold)
            missing = short - reach(state, seat, gold, short, taste)
            if missing <= 1:
                points += taste.near * float(state.value[gold])
            elif missing == 2:
                points += taste.far * float(state.value[gold])
        points += taste.kobito * float(state.count(seat, KOBITO))
        points += taste.replacement * float(state.count(seat, REPLACEMENT))
        places: i64 = 0
        rainbows: i64 = 0
        wanted: i64 = 0
        for slot in range(STUDIO_MAX):
            rainbow = state.studio(seat, slot)
            size = state.size(rainbow)
            if size > 0:
                rainbows += 1
                places += size
                wanted |= BIT[state.wants[2 * rainbow]] | BIT[state.wants[2 * rainbow + 1]]
        for end in range(2 * GOLD_SLOTS):
            wanted |= BIT[state.wants[end]]
        held = state.held[seat]
        playable: i64 = 0
        for number in range(1, NUMBERS + 1):
            if held & BIT[number] and (wanted & BIT[number] or held & BIT[AFTER[number]]):
                playable += 1
        points += taste.outlet * float(playable) + taste.place * float(places) - taste.burden * float(rainbows)
        owed = 1 + rainbows - playable - state.count(seat, KOBITO)
        if owed > 0:
            points -= taste.short * float(owed)
        taste.gain[seat] += points

    def set_worth(self, worth: vec[float], left: i64) -> None:
        """The chance to end ahead of every other seat: points count for more the fewer gold cards are to come."""
        gain = self.taste.gain
        players = self.state.rules.players
        spread = 3.0 * sqrt(2.0 * float(left) / float(players)) + 0.5
        for seat in range(players):
            chance = 1.0
            for other in range(players):
                if other != seat:
                    chance *= 1.0 / (1.0 + exp((gain[other] - gain[seat]) / spread))
            worth[seat] = chance


def set_winners(state: State, worth: vec[float]) -> None:
    scores = [state.score(seat) for seat in range(state.rules.players)]
    best = winners(state, scores)
    for seat in best:
        worth[seat] = 1.0 / float(len(best))


def set_rainbows(state: State, seat: i64, taste: Taste) -> None:
    """The studio rainbows of a seat by the numbers at their ends."""
    for number in range(NUMBERS + 1):
        taste.from_low[number] = 0
        taste.from_high[number] = 0
    for slot in range(STUDIO_MAX):
        rainbow = state.studio(seat, slot)
        size = state.size(rainbow)
        if size > 0:
            taste.from_low[number_at(state.first[rainbow])] = size
            taste.from_high[number_at(state.past[rainbow] - 1)] = size


def reach(state: State, seat: i64, gold: i64, short: i64, taste: Taste) -> i64:
    """How many missing places of a gold rainbow a seat could fill, `short` being enough; kobitos at either end."""
    kobitos = state.count(seat, KOBITO)
    held = state.held[seat]
    ups = taste.ups
    for jokers in range(kobitos + 1):
        ups[jokers] = run(held, state.wants[2 * gold + HIGH], HIGH, jokers, short, taste)
    best: i64 = 0
    for jokers in range(kobitos + 1):
        both = ups[kobitos - jokers] + run(held, state.wants[2 * gold + LOW], LOW, jokers, short, taste)
        if both > best:
            best = both
    return best


def run(held: i64, number: i64, end: i64, jokers: i64, short: i64, taste: Taste) -> i64:
    """How far hand cards, studio rainbows and jokers lengthen a gold rainbow at one end."""
    places: i64 = 0
    while places < short and number > 0:
        long = taste.from_low[number] if end == HIGH else taste.from_high[number]
        if long == 0:
            if held & BIT[number] == 0:
                if jokers == 0:
                    break
                jokers -= 1
            long = 1
        places += long
        for _ in range(long):
            number = AFTER[number] if end == HIGH else BEFORE[number]
    return places
