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
        #: rounds that are played out by rules of thumb
        self.rounds: i64 = 0
        self.kobito = 1.5
        self.replacement = 0.5
        self.outlet = 0.7
        self.place = 0.0
        # A studio rainbow is worth more as an outlet than the card that it makes one owe.
        self.burden = -1.0
        self.short = 0.8
        #: of a gold card that lacks one or two places more than the own cards fill
        self.near = 0.15
        self.far = 0.05
        self.sure = 0.9
        #: how much it counts what others can take
        self.risk = 1.0
        #: moves made in playouts so far
        self.played: i64 = 0
        self.gain = vec[float]([0.0] * players)
        #: lengths of a seat's studio rainbows by the number at their low and high end
        self.from_low = vec[i64]([0] * 16)
        self.from_high = vec[i64]([0] * 16)
        self.ups = vec[i64]([0] * 16)


def taste_of(players: int, given: Mapping[str, float]) -> Taste:
    """The usual taste, but for what is given."""
    taste = Taste(players)
    for name, worth in given.items():
        setattr(taste, name, int(worth) if name in ("turns", "rounds") else worth)
    return taste


class Hints:
    """What a seat knows or may guess about the hands of others."""

    def __init__(self, sizes: list[int], known: list[int], kept: list[int], avoided: list[int]) -> None:
        self.sizes = vec[i64](sizes)
        #: kobitos that a seat is known to hold
        self.known = vec[i64](known)
        #: how many cards a seat kept from its last turn, and what is not among them, as a mask
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
        target: i64 = self.target() if moves.size > 1 else -1
        for i in range(moves.size):
            choices.add(moves.actions[i], self.weight(moves.actions[i], target))

    def target(self) -> i64:
        """The best gold rainbow that the seat to act could complete now, or -1."""
        state, taste = self.state, self.taste
        seat = state.turn
        set_rainbows(state, seat, taste)
        best: i64 = -1
        for gold in range(GOLD_SLOTS):
            if best >= 0 and state.value[gold] <= state.value[best]:
                continue
            short = state.need[gold] - state.size(gold)
            if short > 0 and reach(state, seat, gold, short, taste) >= short and is_wanted(state, seat, gold):
                best = gold
        return best

    def weight(self, action: i64, target: i64) -> float:
        """How likely a good player makes a move."""
        state = self.state
        if action < STARTS:
            is_wild = action // (2 * OWN) == KOBITO
            place = action // 2 % OWN
            if place == target:
                return 2.0 if is_wild else 8.0
            if place < GOLD_SLOTS:
                return self.gold_weight(place, 0.4 if is_wild else 1.0)
            return 0.3 if is_wild else 1.5
        if action < SENDS:
            return 1.0 if (action - STARTS) % 3 == 0 else 0.3
        if action < EXCHANGES:
            gold = (action - SENDS) % (2 * GOLD_SLOTS) // 2
            return 6.0 if gold == target else self.gold_weight(gold, 0.7)
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

    def reply(self, rng: SearchRng) -> i64:
        return self.policy(rng)

    def judge(self, rng: SearchRng, worth: vec[float]) -> None:
        """Play on by rules of thumb for some turns, look who can take gold next, and weigh the points."""
        state, taste = self.state, self.taste
        left: i64 = LONGEST_TURN
        while self.seat() != NOBODY and left > 0:
            self.make(self.policy(rng))
            taste.played += 1
            left -= 1
        turns = taste.rounds * state.rules.players
        left = LONGEST_TURN * turns
        while turns > 0 and state.phase != OVER and left > 0:
            action = self.policy(rng)
            if action == END:
                turns -= 1
            apply(state, action)
            taste.played += 1
            left -= 1
        for seat in range(state.rules.players):
            worth[seat] = 0.0
        if state.phase == OVER:
            set_winners(state, worth)
        elif taste.rounds > 0:
            self.weigh(worth)
        else:
            self.look_ahead(worth)

    def policy(self, rng: SearchRng) -> i64:
        """A sensible move at once: exchange, take gold, else lay what is owed where it helps nobody."""
        state, taste = self.state, self.taste
        moves = taste.moves
        find_moves(state, moves)
        if moves.size == 1:
            return moves.actions[0]
        target = self.target()
        choices = taste.choices
        choices.clear()
        for i in range(moves.size):
            choices.add(moves.actions[i], self.liking(moves.actions[i], target))
        return choices.pick(rng)

    def liking(self, action: i64, target: i64) -> float:
        """How much a rule of thumb likes a move, where `target` is the gold rainbow to complete, or -1."""
        state = self.state
        owes = state.done < state.minimum
        if action < STARTS:
            is_wild = action // (2 * OWN) == KOBITO
            place = action // 2 % OWN
            if place == target:
                return 4.0 if is_wild else 200.0
            if place < GOLD_SLOTS:
                return self.laying(place, is_wild) if owes else 0.02
            return 0.05 if is_wild else 3.0
        if action < SENDS:
            return 2.0 if (action - STARTS) % 3 == 0 else 0.02
        if action < EXCHANGES:
            return 100.0 if (action - SENDS) % (2 * GOLD_SLOTS) // 2 == target else 0.02
        if action < REPLACES:
            return 1000.0
        if action < PAYS:
            return 1.0 if state.minimum - state.done >= 2 else 0.02
        return 1.0

    def laying(self, gold: i64, is_wild: bool) -> float:  # noqa: FBT001 positional, for speed
        """Laying a card for others to go on with: the further from done, the better."""
        short = self.state.need[gold] - self.state.size(gold)
        liking = 0.1 if short <= 3 else 0.6
        return 0.1 * liking if is_wild else liking

    def weigh(self, worth: vec[float]) -> None:
        """Points won, and what hands and studios promise."""
        state, taste = self.state, self.taste
        for seat in range(state.rules.players):
            taste.gain[seat] = float(state.score(seat)) + self.promise(seat)
        self.set_worth(worth, state.gold_deck_size() + 1)

    def promise(self, seat: i64) -> float:
        """What a seat's cards are worth beyond the gold that it has."""
        state, taste = self.state, self.taste
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
        kobitos = state.count(seat, KOBITO)
        points = taste.kobito * float(kobitos) + taste.replacement * float(state.count(seat, REPLACEMENT))
        points += taste.outlet * float(playable) + taste.place * float(places) - taste.burden * float(rainbows)
        owed = 1 + rainbows - playable - kobitos
        return points - taste.short * float(owed) if owed > 0 else points

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
                if reach(state, seat, gold, short, taste) >= short and (left > 1 or is_wanted(state, seat, gold)):
                    best = gold
            if seat == self.root:
                self.add_own(seat, taken, best)
            elif best >= 0:
                gain[seat] += taste.risk * float(state.value[best])
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
        points += self.promise(seat)
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
