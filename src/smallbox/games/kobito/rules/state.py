"""The whole truth of one game of Kobito: rainbows, hands, decks and piles, with the steps that change them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from smallbox.core.chance import Chance
from smallbox.core.vectors import vec
from smallbox.games.kobito.messages import Options
from smallbox.games.kobito.rules.cards import (
    AFTER,
    BEFORE,
    BIT,
    GOLD_SLOTS,
    HIGH,
    KOBITO,
    LOW,
    REPLACEMENT,
    STUDIO_MAX,
    TYPES,
    number_at,
    zeros,
)

MAIN: Final[i64] = 0
DISSOLVE: Final[i64] = 1
OVER: Final[i64] = 2

NONE: Final[i64] = -1
# What lies on a place, besides its number: nothing special, a kobito, or a number of replacement pairs.
PLAIN: Final[i64] = 0
WILD: Final[i64] = -1

GOLD: Final = "gold"
IDLE: Final = "idle"


class Rules:
    """The options as the engine asks for them; one object for a game and all its clones."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players: i64 = options.players
        self.hand: i64 = options.data.hand
        self.penalty: i64 = options.data.penalty
        self.repl_other: bool = options.repl_other
        self.keep_number: bool = options.keep_number
        self.strict_clarity: bool = options.strict_clarity
        self.voluntary_pay: bool = options.voluntary_pay
        self.special_free: bool = options.special_free
        self.fewest_wins: bool = options.tiebreak == "fewest"
        self.hidden_piles: bool = options.hidden_piles


class State:
    """One game. Rainbow 0..2 is a gold rainbow, 3 + 4 * seat + slot a studio rainbow.

    A rainbow is the stretch first..past of an endless line on which 1 follows 12 (K6), so a card joins or leaves an end
    by moving one bound, at any length (K24), and neighbours never merge (K9). The few places with a kobito or a stack
    are listed aside as marks.
    """

    def __init__(self, rules: Rules, chance: Chance, original: State | None = None) -> None:
        self.rules = rules
        self.chance = chance
        seats = rules.players
        rainbows = GOLD_SLOTS + STUDIO_MAX * seats
        self.first: vec[i64] = zeros(rainbows) if original is None else original.first[:]
        self.past: vec[i64] = zeros(rainbows) if original is None else original.past[:]
        # What the ends of a rainbow want, low and high in turn; nought where there is no rainbow.
        self.wants: vec[i64] = zeros(2 * rainbows) if original is None else original.wants[:]
        self.wild: vec[i64] = zeros(rainbows) if original is None else original.wild[:]
        self.mark_in: vec[i64] = zeros(8) if original is None else original.mark_in[:]
        self.mark_at: vec[i64] = zeros(8) if original is None else original.mark_at[:]
        self.mark_kind: vec[i64] = zeros(8) if original is None else original.mark_kind[:]
        self.marks: i64 = 0 if original is None else original.marks
        self.value: vec[i64] = zeros(GOLD_SLOTS) if original is None else original.value[:]
        self.need: vec[i64] = zeros(GOLD_SLOTS) if original is None else original.need[:]
        self.cards: vec[i64] = zeros(seats * TYPES) if original is None else original.cards[:]
        self.held: vec[i64] = zeros(seats) if original is None else original.held[:]
        self.hand_size: vec[i64] = zeros(seats) if original is None else original.hand_size[:]
        self.paid: vec[i64] = zeros(seats * TYPES) if original is None else original.paid[:]
        self.won: list[tuple[int, ...]] = [()] * seats if original is None else original.won[:]
        self.discard: vec[i64] = zeros(TYPES) if original is None else original.discard[:]
        self.discard_size: i64 = 0 if original is None else original.discard_size
        # Decks are only ever read, or replaced as a whole by a shuffle, so clones share them.
        self.deck: vec[i64] = zeros(0) if original is None else original.deck
        self.deck_at: i64 = 0 if original is None else original.deck_at
        self.gold_deck: vec[i64] = zeros(0) if original is None else original.gold_deck
        self.gold_at: i64 = 0 if original is None else original.gold_at
        self.kobitos: i64 = 0 if original is None else original.kobitos
        self.turn: i64 = 0 if original is None else original.turn
        self.phase: i64 = MAIN if original is None else original.phase
        self.dissolving: i64 = NONE if original is None else original.dissolving
        self.minimum: i64 = 1 if original is None else original.minimum
        self.done: i64 = 0 if original is None else original.done
        self.moved: bool = False if original is None else original.moved
        self.idle: i64 = 0 if original is None else original.idle
        self.ending: str = "" if original is None else original.ending

    def clone(self) -> State:
        return State(self.rules, self.chance.clone(), self)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __str__(self) -> str:
        # Imported here: the notation is built on the state.
        from smallbox.games.kobito.notation.write import write_position  # noqa: PLC0415

        return write_position(self)

    # Rainbows

    def size(self, rainbow: i64) -> i64:
        """K7: the length of a rainbow is its number of places, a stack being one."""
        return self.past[rainbow] - self.first[rainbow]

    def wanted(self, rainbow: i64, end: i64) -> i64:
        """K8: the only number that fits this end."""
        return self.wants[2 * rainbow + end]

    def end_at(self, rainbow: i64, end: i64) -> i64:
        """The position of an end place."""
        return self.first[rainbow] if end == LOW else self.past[rainbow] - 1

    def begin(self, rainbow: i64, number: i64) -> None:
        """Lay the first place of a rainbow."""
        self.first[rainbow] = number - 1
        self.past[rainbow] = number
        self.wants[2 * rainbow + LOW] = BEFORE[number]
        self.wants[2 * rainbow + HIGH] = AFTER[number]

    def extend(self, rainbow: i64, end: i64, kind: i64) -> None:
        """Add a place at an end; it takes the number that is wanted there (K36, K39)."""
        wanted = self.wants[2 * rainbow + end]
        if end == LOW:
            self.first[rainbow] -= 1
            self.wants[2 * rainbow] = BEFORE[wanted]
        else:
            self.past[rainbow] += 1
            self.wants[2 * rainbow + 1] = AFTER[wanted]
        if kind != PLAIN:
            self.mark(rainbow, self.end_at(rainbow, end), kind)

    def shorten(self, rainbow: i64, end: i64) -> i64:
        """Take away the place at an end; what lay on it comes back (K48: a stack moves as one)."""
        kind = self.unmark(rainbow, self.end_at(rainbow, end))
        wanted = self.wants[2 * rainbow + end]
        if end == LOW:
            self.first[rainbow] += 1
            self.wants[2 * rainbow] = AFTER[wanted]
        else:
            self.past[rainbow] -= 1
            self.wants[2 * rainbow + 1] = BEFORE[wanted]
        if self.size(rainbow) == 0:
            self.vanish(rainbow)
        return kind

    def vanish(self, rainbow: i64) -> None:
        """Leave no rainbow where there was one."""
        self.past[rainbow] = self.first[rainbow]
        self.wants[2 * rainbow + LOW] = 0
        self.wants[2 * rainbow + HIGH] = 0

    def kind_at(self, rainbow: i64, at: i64) -> i64:
        """What lies on a place: PLAIN, WILD or a number of pairs."""
        found = self.find_mark(rainbow, at)
        return PLAIN if found == NONE else self.mark_kind[found]

    def find_mark(self, rainbow: i64, at: i64) -> i64:
        for i in range(self.marks):
            if self.mark_at[i] == at and self.mark_in[i] == rainbow:
                return i
        return NONE

    def mark(self, rainbow: i64, at: i64, kind: i64) -> None:
        if self.marks == len(self.mark_in):
            self.grow_marks()
        i = self.marks
        self.mark_in[i] = rainbow
        self.mark_at[i] = at
        self.mark_kind[i] = kind
        self.marks += 1
        if kind == WILD:
            self.wild[rainbow] += 1

    def unmark(self, rainbow: i64, at: i64) -> i64:
        """Forget what lies on a place, and say what it was."""
        i = self.find_mark(rainbow, at)
        if i == NONE:
            return PLAIN
        kind = self.mark_kind[i]
        if kind == WILD:
            self.wild[rainbow] -= 1
        self.marks -= 1
        self.mark_in[i] = self.mark_in[self.marks]
        self.mark_at[i] = self.mark_at[self.marks]
        self.mark_kind[i] = self.mark_kind[self.marks]
        return kind

    def grow_marks(self) -> None:
        size = 2 * self.marks
        old_in, old_at, old_kind = self.mark_in, self.mark_at, self.mark_kind
        self.mark_in = zeros(size)
        self.mark_at = zeros(size)
        self.mark_kind = zeros(size)
        for i in range(self.marks):
            self.mark_in[i] = old_in[i]
            self.mark_at[i] = old_at[i]
            self.mark_kind[i] = old_kind[i]

    def clear(self, rainbow: i64) -> None:
        """K32: put all cards of a rainbow, stacks included, on the discard pile."""
        for at in range(self.first[rainbow], self.past[rainbow]):
            number = number_at(at)
            kind = self.unmark(rainbow, at) if self.marks else PLAIN
            if kind == WILD:
                self.throw(KOBITO, 1)
            else:
                self.throw(number, 1 + kind)
                self.throw(REPLACEMENT, kind)
        self.vanish(rainbow)

    def throw(self, card: i64, number: i64) -> None:
        self.discard[card] += number
        self.discard_size += number

    # Studios

    def studio(self, seat: i64, slot: i64) -> i64:
        """The rainbow in a studio slot."""
        return GOLD_SLOTS + STUDIO_MAX * seat + slot

    def rainbows_of(self, seat: i64) -> i64:
        """How many rainbows lie in a studio."""
        found: i64 = 0
        for slot in range(STUDIO_MAX):
            if self.size(self.studio(seat, slot)) > 0:
                found += 1
        return found

    def free_slot(self, seat: i64) -> i64:
        """The lowest free studio slot, or NONE."""
        for slot in range(STUDIO_MAX):
            if self.size(self.studio(seat, slot)) == 0:
                return slot
        return NONE

    # Hands, decks and scores

    def count(self, seat: i64, card: i64) -> i64:
        return self.cards[seat * TYPES + card]

    def holds(self, seat: i64, card: i64) -> bool:
        return self.held[seat] & BIT[card] != 0

    def give(self, seat: i64, card: i64) -> None:
        self.cards[seat * TYPES + card] += 1
        self.held[seat] |= BIT[card]
        self.hand_size[seat] += 1

    def take(self, seat: i64, card: i64) -> None:
        self.cards[seat * TYPES + card] -= 1
        if self.cards[seat * TYPES + card] == 0:
            self.held[seat] &= ~BIT[card]
        self.hand_size[seat] -= 1

    def stack(self, deck: list[int], gold: list[int]) -> None:
        """Lay both decks ready, top card first."""
        self.deck = vec[i64](deck)
        self.deck_at = 0
        self.gold_deck = vec[i64](gold)
        self.gold_at = 0

    def deck_size(self) -> i64:
        return len(self.deck) - self.deck_at

    def gold_deck_size(self) -> i64:
        return len(self.gold_deck) - self.gold_at

    def penalties(self, seat: i64) -> i64:
        """The paid cards of a seat."""
        paid: i64 = 0
        for card in range(TYPES):
            paid += self.paid[seat * TYPES + card]
        return paid

    def score(self, seat: i64) -> int:
        """K51: the gold won, less the penalty for every other card on the score pile; V5 lets special cards off."""
        paid = self.penalties(seat)
        if self.rules.special_free:
            paid -= self.paid[seat * TYPES + KOBITO] + self.paid[seat * TYPES + REPLACEMENT]
        return sum(self.won[seat]) - paid * self.rules.penalty

    def census(self) -> list[int]:
        """How many cards of each type are in the game: table, hands, deck and piles."""
        found = [int(self.discard[card]) for card in range(TYPES)]
        for i in range(len(self.cards)):
            found[i % TYPES] += int(self.cards[i] + self.paid[i])
        for i in range(self.deck_at, len(self.deck)):
            found[self.deck[i]] += 1
        for rainbow in range(len(self.first)):
            for at in range(self.first[rainbow], self.past[rainbow]):
                kind = self.kind_at(rainbow, at)
                found[KOBITO if kind == WILD else number_at(at)] += 1 if kind == WILD else int(1 + kind)
                found[REPLACEMENT] += 0 if kind == WILD else int(kind)
        return found
