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
    STUDIO_MAX,
    TYPES,
    number_at,
    zeros,
)
from smallbox.games.kobito.legal import (
    END,
    EXCHANGES,
    EXTRAS,
    NUMBER_BITS,
    OWN,
    PAYS,
    REPLACES,
    SENDS,
    STARTS,
    Moves,
    find_moves,
)
from smallbox.games.kobito.rules import apply, winners
from smallbox.games.kobito.state import OVER, WILD, State

LONGEST_TURN: Final[i64] = 60
#: no gold rainbow can be completed; it is not known whether one can
NO_AIM: Final[i64] = -1
UNKNOWN: Final[i64] = -2
MOST_JOKERS: Final[i64] = 12

# What a seat has beyond its points, at the end of somebody's turn.
TAKE: Final[i64] = 0  # the value of the gold that it can take in its next turn, if those before it take theirs
TAKE_LATE: Final[i64] = 1  # the same, by how many turns are to come first
SECOND: Final[i64] = 2  # the value of another gold in the same turn
COST: Final[i64] = 3  # the places that it fills for these
SPENT: Final[i64] = 4  # the kobitos among them
NEAR: Final[i64] = 5  # what other gold in reach, or one place out of it, is worth beyond its missing places
JOKERS: Final[i64] = 6  # kobitos in hand after every exchange
LAID: Final[i64] = 7  # kobitos in the studio
PLACES: Final[i64] = 8  # in the studio
OUTLETS: Final[i64] = 9  # different numbers in hand that fit somewhere
NUMBERS_HELD: Final[i64] = 10  # different numbers in hand
ORDER: Final[i64] = 11  # which part of a round is to come first
TRAITS: Final[i64] = 12
#: what a trait is worth in points while all gold is to come, and what is added to that when none is; fitted on wins
EARLY: Final[list[float]] = [0.83, 0.07, 0.77, -1.04, -0.29, 0.32, 3.17, 0.17, 1.41, 1.13, 0.88, -3.06]
LATE: Final[list[float]] = [0.11, -0.38, 0.02, 0.83, -0.19, -0.09, -1.87, -0.22, -1.14, -0.48, -0.79, -0.05]
NO_NAMES: Final[list[str]] = []

# Kinds of moves: a number to the studio 0, to the target 1, taking other gold 2, setting up 3, far from done 4;
# a kobito likewise 5 to 9; starts with few or many rainbows or a kobito 10 to 12; sends to the target, taking other
# gold, setting up, far from done 13 to 16; exchange 17; replacements while two cards are owed or not 18 and 19; pay 20;
# end 21.
KINDS: Final[i64] = 22
#: how much a move of a kind is liked: owing nothing and owing cards, each without and with gold to take; fitted on what
#: searches chose
HABITS: Final[list[float]] = [
    6.59, 1.0, 1.0, 0.33, 0.41, 0.29, 1.0, 1.0, 0.49, 0.25, 7.23,
    1.74, 2.15, 1.0, 4.18, 0.18, 0.08, 5.67, 1.0, 1.83, 1.0, 1.7,
    1.18, 9.12, 1.78, 0.56, 0.34, 0.28, 2.66, 1.0, 0.47, 0.2, 2.0,
    1.54, 1.18, 4.6, 1.44, 0.42, 0.14, 2.44, 1.0, 1.47, 1.0, 0.76,
    2.67, 1.0, 1.83, 0.46, 0.7, 0.42, 1.0, 1.11, 0.41, 0.32, 3.65,
    3.61, 1.4, 1.0, 2.61, 0.44, 0.25, 1.79, 1.18, 1.01, 0.93, 1.0,
    1.02, 9.05, 0.9, 0.44, 0.31, 0.19, 2.16, 2.76, 0.22, 0.15, 3.18,
    1.89, 0.57, 6.19, 3.08, 0.44, 0.36, 3.22, 1.28, 0.79, 0.69, 1.0,
]  # fmt: skip


class Taste:
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
        #: how much it counts what the own cards promise
        self.hope = 1.0
        #: moves made in playouts so far
        self.played: i64 = 0
        self.gain = vec[float]([0.0] * players)
        #: what a seat has beyond its points, by feature; a row for each seat
        self.traits = vec[float]([0.0] * (players * TRAITS))
        self.habits = vec[float](HABITS)
        self.early = vec[float](EARLY)
        self.late = vec[float](LATE)
        #: a seat's numbers and kobitos as they would be after every exchange
        self.held: i64 = 0
        self.kobitos: i64 = 0
        #: lengths of a seat's studio rainbows by the number at their low and high end
        self.from_low = vec[i64]([0] * 16)
        self.from_high = vec[i64]([0] * 16)
        self.ups = vec[i64]([0] * 16)


def taste_of(players: int, given: Mapping[str, float]) -> Taste:
    """The usual taste, but for what is given."""
    taste = Taste(players)
    for name, worth in given.items():
        setattr(taste, name, int(worth) if name in ("turns", "ahead") else worth)
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
        #: gold cards to come when everybody took what can be seen
        self.left: i64 = 0
        #: the gold rainbow that the seat to act could complete, as far as it is known
        self.aim: i64 = UNKNOWN

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
        moves = self.taste.moves
        find_moves(self.state, moves)
        target = self.target() if moves.size > 1 else NO_AIM
        situation = self.situation(target)
        for i in range(moves.size):
            choices.add(moves.actions[i], self.taste.habits[situation + self.kind(moves.actions[i], target)])

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
        state, taste = self.state, self.taste
        seat = state.turn
        set_cards(state, seat, taste)
        best: i64 = NO_AIM
        for gold in range(GOLD_SLOTS):
            if best >= 0 and state.value[gold] <= state.value[best]:
                continue
            short = state.need[gold] - state.size(gold)
            if short > 0 and reach(state, gold, short, taste) >= short and is_wanted(state, seat, gold):
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
        state, taste = self.state, self.taste
        left: i64 = LONGEST_TURN
        while self.seat() != NOBODY and left > 0:
            self.make(self.policy(rng))
            taste.played += 1
            left -= 1
        turns = taste.ahead
        left = LONGEST_TURN * turns
        while turns > 0 and state.phase != OVER and left > 0:
            action = self.policy(rng)
            if action == END:
                turns -= 1
            self.play(action)
            taste.played += 1
            left -= 1
        for seat in range(state.rules.players):
            worth[seat] = 0.0
        if state.phase == OVER:
            set_winners(state, worth)
        else:
            self.look_ahead()
            self.set_worth(worth)

    def policy(self, rng: SearchRng) -> i64:
        """A sensible move at once, by habit."""
        moves = self.taste.moves
        find_moves(self.state, moves)
        if moves.size == 1:
            return moves.actions[0]
        target = self.target()
        situation = self.situation(target)
        choices = self.taste.choices
        choices.clear()
        for i in range(moves.size):
            liking = self.taste.habits[situation + self.kind(moves.actions[i], target)]
            choices.add(moves.actions[i], liking * sqrt(liking))
        return choices.pick(rng)

    def look_ahead(self) -> None:
        """Every seat in turn takes the best gold that it can complete; what it has besides becomes its traits."""
        state, taste = self.state, self.taste
        players = state.rules.players
        for seat in range(players):
            taste.gain[seat] = float(state.score(seat))
        for i in range(players * TRAITS):
            taste.traits[i] = 0.0
        self.left = state.gold_deck_size() + 1
        taken: i64 = 0
        seat = state.turn
        for turn in range(players):
            taken = self.set_traits(seat, turn, taken)
            seat = seat + 1 if seat + 1 < players else 0

    def set_traits(self, seat: i64, turn: i64, taken: i64) -> i64:
        """The traits of a seat whose turn comes after so many others; which gold is taken then."""
        state, taste = self.state, self.taste
        traits = taste.traits
        row = seat * TRAITS
        set_cards(state, seat, taste)
        traits[row + ORDER] = float(turn) / float(state.rules.players)
        self.set_hand_traits(seat, row)
        kobitos = taste.kobitos
        best = self.best_gold(seat, taken)
        if best >= 0:
            traits[row + TAKE] = float(state.value[best])
            traits[row + TAKE_LATE] = float(state.value[best]) * traits[row + ORDER]
            taken |= self.take(best, row)
            second = self.best_gold(seat, taken)
            if second >= 0:
                traits[row + SECOND] = float(state.value[second])
                taken |= self.take(second, row)
            traits[row + SPENT] = float(kobitos - taste.kobitos)
        for gold in range(GOLD_SLOTS):
            short = state.need[gold] - state.size(gold)
            if not taken & BIT[gold] and state.value[gold] > short and reach(state, gold, short, taste) >= short - 1:
                traits[row + NEAR] += float(state.value[gold] - short)
        return taken

    def take(self, gold: i64, row: i64) -> i64:
        """Spend the cards that complete a gold rainbow; its bit."""
        short = self.state.need[gold] - self.state.size(gold)
        spend(self.state, gold, short, self.taste)
        self.taste.traits[row + COST] += float(short)
        self.left -= 1
        return BIT[gold]

    def best_gold(self, seat: i64, taken: i64) -> i64:
        """The gold that pays best of what a seat can complete and wants, or -1."""
        state, taste = self.state, self.taste
        best: i64 = -1
        most: i64 = -LONGEST_TURN
        if self.left <= 0:
            return best
        for gold in range(GOLD_SLOTS):
            short = state.need[gold] - state.size(gold)
            pay = 2 * state.value[gold] - short
            if taken & BIT[gold] or pay <= most:
                continue
            if reach(state, gold, short, taste) >= short and (self.left > 1 or self.wins_by(seat, gold)):
                best = gold
                most = pay
        return best

    def wins_by(self, seat: i64, gold: i64) -> bool:
        """Would a seat win if the game ended with this gold card? The last one is only wanted by who does."""
        state, taste = self.state, self.taste
        own = taste.gain[seat] + taste.traits[seat * TRAITS + TAKE] + float(state.value[gold])
        for other in range(state.rules.players):
            row = other * TRAITS
            if other != seat and taste.gain[other] + taste.traits[row + TAKE] + taste.traits[row + SECOND] > own:
                return False
        return True

    def set_hand_traits(self, seat: i64, row: i64) -> None:
        """What hand and studio are worth whatever the gold."""
        state, taste = self.state, self.taste
        traits = taste.traits
        places: i64 = 0
        wanted: i64 = 0
        for end in range(2 * GOLD_SLOTS):
            wanted |= BIT[state.wants[end]]
        for slot in range(STUDIO_MAX):
            rainbow = state.studio(seat, slot)
            size = state.size(rainbow)
            if size > 0:
                places += size
                wanted |= BIT[state.wants[2 * rainbow]] | BIT[state.wants[2 * rainbow + 1]]
                traits[row + LAID] += float(state.wild[rainbow])
        held = taste.held
        playable: i64 = 0
        different: i64 = 0
        for number in range(1, NUMBERS + 1):
            if held & BIT[number]:
                different += 1
                if wanted & BIT[number] or held & BIT[AFTER[number]]:
                    playable += 1
        traits[row + JOKERS] = float(taste.kobitos)
        traits[row + PLACES] = float(places)
        traits[row + OUTLETS] = float(playable)
        traits[row + NUMBERS_HELD] = float(different)

    def set_worth(self, worth: vec[float]) -> None:
        """The chance to end ahead: points count for more the fewer gold cards are to come."""
        state, taste = self.state, self.taste
        gain = taste.gain
        players = state.rules.players
        coming = float(state.gold_deck_size() + 1)
        share = coming / 16.0
        most = -1.0e9
        for seat in range(players):
            row = seat * TRAITS
            points = 0.0
            for trait in range(TRAITS):
                points += (taste.early[trait] + taste.late[trait] * (1.0 - share)) * taste.traits[row + trait]
            gain[seat] += points * (taste.hope if seat == self.root else taste.risk)
            if gain[seat] > most:
                most = gain[seat]
        spread = 1.21 + 1.82 * sqrt(2.0 * coming / float(players))
        total = 0.0
        for seat in range(players):
            worth[seat] = exp((gain[seat] - most) / spread)
            total += worth[seat]
        for seat in range(players):
            worth[seat] /= total


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


def set_cards(state: State, seat: i64, taste: Taste) -> None:
    """The cards that a seat has after every exchange that it can make, and its studio rainbows by their ends."""
    for number in range(NUMBERS + 1):
        taste.from_low[number] = 0
        taste.from_high[number] = 0
    for slot in range(STUDIO_MAX):
        rainbow = state.studio(seat, slot)
        size = state.size(rainbow)
        if size > 0:
            taste.from_low[number_at(state.first[rainbow])] = size
            taste.from_high[number_at(state.past[rainbow] - 1)] = size
    taste.held = state.held[seat] & NUMBER_BITS
    taste.kobitos = state.count(seat, KOBITO)
    for i in range(state.marks):
        if state.mark_kind[i] == WILD:
            number = number_at(state.mark_at[i])
            if taste.held & BIT[number]:
                taste.kobitos += 1
                if state.count(seat, number) == 1:
                    taste.held &= ~BIT[number]
    taste.kobitos = min(taste.kobitos, MOST_JOKERS)


def reach(state: State, gold: i64, short: i64, taste: Taste) -> i64:
    """How many missing places of a gold rainbow the cards at hand could fill, `short` being enough."""
    ups = taste.ups
    for jokers in range(taste.kobitos + 1):
        ups[jokers] = run(state.wants[2 * gold + HIGH], HIGH, jokers, short, taste)
    best: i64 = 0
    for jokers in range(taste.kobitos + 1):
        both = ups[taste.kobitos - jokers] + run(state.wants[2 * gold + LOW], LOW, jokers, short, taste)
        if both > best:
            best = both
    return best


def run(number: i64, end: i64, jokers: i64, short: i64, taste: Taste) -> i64:
    """How far hand cards, studio rainbows and jokers lengthen a gold rainbow at one end."""
    places: i64 = 0
    while places < short and number > 0:
        long = taste.from_low[number] if end == HIGH else taste.from_high[number]
        if long == 0:
            if taste.held & BIT[number] == 0:
                if jokers == 0:
                    break
                jokers -= 1
            long = 1
        places += long
        for _ in range(long):
            number = AFTER[number] if end == HIGH else BEFORE[number]
    return places


def spend(state: State, gold: i64, short: i64, taste: Taste) -> None:
    """Use up the cards that complete a gold rainbow, with as few jokers as will do."""
    low, high = state.wants[2 * gold + LOW], state.wants[2 * gold + HIGH]
    for jokers in range(taste.kobitos + 1):
        for below in range(jokers + 1):
            up = min(short, run(high, HIGH, jokers - below, short, taste))
            if up + run(low, LOW, below, short, taste) >= short:
                lay_out(high, HIGH, up, taste)
                lay_out(low, LOW, short - up, taste)
                return


def lay_out(number: i64, end: i64, places: i64, taste: Taste) -> None:
    """Take the cards away that lengthen a gold rainbow by so many places at one end."""
    while places > 0 and number > 0:
        long = taste.from_low[number] if end == HIGH else taste.from_high[number]
        if long > 0:
            far = number
            for _ in range(long - 1):
                far = AFTER[far] if end == HIGH else BEFORE[far]
            low = number if end == HIGH else far
            taste.from_low[low] = 0
            taste.from_high[far if end == HIGH else number] = 0
        else:
            long = 1
            if taste.held & BIT[number]:
                taste.held &= ~BIT[number]
            elif taste.kobitos > 0:
                taste.kobitos -= 1
        places -= long
        for _ in range(long):
            number = AFTER[number] if end == HIGH else BEFORE[number]
