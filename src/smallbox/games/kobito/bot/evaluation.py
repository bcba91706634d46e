"""The leaf evaluation of Kobito's search: win chances from points, the gold in reach, and what cards are worth."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from smallbox.core.vectors import vec
from smallbox.games.kobito.bot.policy_weights import EARLY, LATE
from smallbox.games.kobito.bot.reach import Cards, reach, set_cards, spend
from smallbox.games.kobito.rules.cards import AFTER, BIT, GOLD_SLOTS, NUMBERS, STUDIO_MAX
from smallbox.games.kobito.rules.state import State

#: how many points apart make a difference, and how much more do while gold cards are to come; fitted on wins
SPREAD: Final = 1.21
SPREAD_TO_COME: Final = 1.82
LEAST: Final[i64] = -60  # less than any gold pays

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


class Evaluation:
    """Evaluates one state after another."""

    def __init__(self, players: int) -> None:
        self.cards = Cards()
        self.early = vec[float](EARLY)
        self.late = vec[float](LATE)
        self.gain = vec[float]([0.0] * players)
        #: what a seat has beyond its points, by trait; a row for each seat
        self.traits = vec[float]([0.0] * (players * TRAITS))
        #: gold cards to come when everybody took what can be seen
        self.left: i64 = 0

    def judge(self, state: State, root: i64, risk: float, worth: vec[float]) -> None:
        """Set how likely each seat wins; `risk` says how much it counts what others than the root have."""
        self.look_ahead(state)
        self.set_worth(state, root, risk, worth)

    def look_ahead(self, state: State) -> None:
        """Every seat in turn takes the best gold that it can complete; what it has besides becomes its traits."""
        players = state.rules.players
        for seat in range(players):
            self.gain[seat] = float(state.score(seat))
        for i in range(players * TRAITS):
            self.traits[i] = 0.0
        self.left = state.gold_deck_size() + 1
        taken: i64 = 0
        seat = state.turn
        for turn in range(players):
            taken = self.set_traits(state, seat, turn, taken)
            seat = seat + 1 if seat + 1 < players else 0

    def set_traits(self, state: State, seat: i64, turn: i64, taken: i64) -> i64:
        """The traits of a seat that has to wait `turn` turns; which gold is taken then."""
        traits = self.traits
        row = seat * TRAITS
        set_cards(state, seat, self.cards)
        traits[row + ORDER] = float(turn) / float(state.rules.players)
        self.set_hand_traits(state, seat, row)
        kobitos = self.cards.kobitos
        best = self.best_gold(state, seat, taken)
        if best >= 0:
            traits[row + TAKE] = float(state.value[best])
            traits[row + TAKE_LATE] = float(state.value[best]) * traits[row + ORDER]
            taken |= self.take(state, best, row)
            second = self.best_gold(state, seat, taken)
            if second >= 0:
                traits[row + SECOND] = float(state.value[second])
                taken |= self.take(state, second, row)
            traits[row + SPENT] = float(kobitos - self.cards.kobitos)
        for gold in range(GOLD_SLOTS):
            short = state.need[gold] - state.size(gold)
            beyond = state.value[gold] - short
            if not taken & BIT[gold] and beyond > 0 and reach(state, gold, short, self.cards) >= short - 1:
                traits[row + NEAR] += float(beyond)
        return taken

    def take(self, state: State, gold: i64, row: i64) -> i64:
        """Spend the cards that complete a gold rainbow; its bit."""
        short = state.need[gold] - state.size(gold)
        spend(state, gold, short, self.cards)
        self.traits[row + COST] += float(short)
        self.left -= 1
        return BIT[gold]

    def best_gold(self, state: State, seat: i64, taken: i64) -> i64:
        """The gold that pays best of what a seat can complete and wants, or -1."""
        best: i64 = -1
        most: i64 = LEAST
        if self.left <= 0:
            return best
        for gold in range(GOLD_SLOTS):
            short = state.need[gold] - state.size(gold)
            pay = 2 * state.value[gold] - short
            if taken & BIT[gold] or pay <= most:
                continue
            if reach(state, gold, short, self.cards) >= short and (self.left > 1 or self.wins_by(state, seat, gold)):
                best = gold
                most = pay
        return best

    def wins_by(self, state: State, seat: i64, gold: i64) -> bool:
        """Would a seat win if the game ended with this gold card? The last one is only wanted by who does."""
        own = self.gain[seat] + self.traits[seat * TRAITS + TAKE] + float(state.value[gold])
        for other in range(state.rules.players):
            row = other * TRAITS
            if other != seat and self.gain[other] + self.traits[row + TAKE] + self.traits[row + SECOND] > own:
                return False
        return True

    def set_hand_traits(self, state: State, seat: i64, row: i64) -> None:
        """What hand and studio are worth whatever the gold."""
        traits = self.traits
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
        held = self.cards.held
        playable: i64 = 0
        different: i64 = 0
        for number in range(1, NUMBERS + 1):
            if held & BIT[number]:
                different += 1
                if wanted & BIT[number] or held & BIT[AFTER[number]]:
                    playable += 1
        traits[row + JOKERS] = float(self.cards.kobitos)
        traits[row + PLACES] = float(places)
        traits[row + OUTLETS] = float(playable)
        traits[row + NUMBERS_HELD] = float(different)

    def set_worth(self, state: State, root: i64, risk: float, worth: vec[float]) -> None:
        """The chance to end ahead: points count for more the fewer gold cards are to come."""
        gain = self.gain
        players = state.rules.players
        coming = float(state.gold_deck_size() + 1)
        share = coming / 16.0
        most = -1.0e9
        for seat in range(players):
            row = seat * TRAITS
            points = 0.0
            for trait in range(TRAITS):
                points += (self.early[trait] + self.late[trait] * (1.0 - share)) * self.traits[row + trait]
            gain[seat] += points * (1.0 if seat == root else risk)
            if gain[seat] > most:
                most = gain[seat]
        spread = SPREAD + SPREAD_TO_COME * sqrt(2.0 * coming / float(players))
        total = 0.0
        for seat in range(players):
            worth[seat] = exp((gain[seat] - most) / spread)
            total += worth[seat]
        for seat in range(players):
            worth[seat] /= total
