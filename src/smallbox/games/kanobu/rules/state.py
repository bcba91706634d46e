"""The whole truth of one game of Kanobu."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import Chance
from smallbox.core.vectors import vec
from smallbox.games.kanobu.messages import Options
from smallbox.games.kanobu.rules.cards import NAMES_OF_COLOUR, Faces

TURN: Final[i64] = 0
DRAWN: Final[i64] = 1
RESPOND: Final[i64] = 2
PAY: Final[i64] = 3
STAR_PHASE: Final[i64] = 4
COLOUR_PHASE: Final[i64] = 5
OVER: Final[i64] = 6
PHASES: Final = ("TURN", "DRAWN", "RESPOND", "PAY", "STAR", "COLOUR", "OVER")

RUNNING: Final[i64] = 0
WIN: Final[i64] = 1
STALEMATE: Final[i64] = 2
CAP: Final[i64] = 3
RESULTS: Final = ("", "win", "stalemate", "cap")

NONE: Final[i64] = -1
OPEN_CARDS: Final[i64] = 3


class State:
    """One game. Cards are numbers of the faces table; the deck is a ring, so that cards can go under it."""

    def __init__(self, options: Options, faces: Faces, chance: Chance, capacity: i64) -> None:
        self.options = options
        self.faces = faces
        self.chance = chance
        self.players: i64 = options.players
        self.draw_when_able: bool = options.drawWhenAble
        self.cancel_stays: bool = options.idleCancel == "stays"
        self.cancel_undoes_direction: bool = options.cancelUndoesDirection
        self.one_each: bool = options.chanceSet == "oneEach"
        self.star_rest: str = options.starRest
        self.max_moves: i64 = options.maxMoves
        #: the hands: how many cards, how many of each face, and the faces held as masks
        self.sizes = vec[i64]([0] * self.players)
        self.counts = vec[i64]([0] * (self.players * faces.size))
        self.kinds = vec[i64]([0] * (self.players * faces.words))
        self.playable = vec[i64]([0] * faces.words)
        self.deck = vec[i64]([0] * capacity)
        self.deck_mask: i64 = capacity - 1
        self.deck_top: i64 = 0
        self.deck_size: i64 = 0
        #: pile[1] is the bottom card; pile[0] stands for the empty pile, so that the top is always pile[pile_size]
        self.pile = vec[i64]([0] * (capacity + 1))
        self.pile[0] = faces.size * NAMES_OF_COLOUR
        self.pile_size: i64 = 0
        self.open = vec[i64]([0] * 3)
        self.open_size: i64 = 0
        self.paid = vec[i64]([0] * 3)
        self.paid_size: i64 = 0
        self.direction: i64 = 1
        self.to_act: i64 = 0
        self.phase: i64 = TURN
        self.demand: i64 = NONE
        self.links: i64 = 0
        self.by: i64 = NONE
        self.drawn: i64 = NONE
        self.undo: bool = False
        self.quiet: i64 = 0
        self.moves: i64 = 0
        self.result: i64 = RUNNING
        self.winners: list[int] = []

    def clone(self) -> State:
        """A copy that shares nothing that changes, its chance included."""
        copy = State(self.options, self.faces, self.chance.clone(), 1)
        copy.sizes = self.sizes[:]
        copy.counts = self.counts[:]
        copy.kinds = self.kinds[:]
        copy.deck = self.deck[:]
        copy.deck_mask = self.deck_mask
        copy.deck_top = self.deck_top
        copy.deck_size = self.deck_size
        copy.pile = self.pile[:]
        copy.pile_size = self.pile_size
        copy.open = self.open[:]
        copy.open_size = self.open_size
        copy.paid = self.paid[:]
        copy.paid_size = self.paid_size
        copy.direction = self.direction
        copy.to_act = self.to_act
        copy.phase = self.phase
        copy.demand = self.demand
        copy.links = self.links
        copy.by = self.by
        copy.drawn = self.drawn
        copy.undo = self.undo
        copy.quiet = self.quiet
        copy.moves = self.moves
        copy.result = self.result
        copy.winners = self.winners
        return copy

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __str__(self) -> str:
        from smallbox.games.kanobu.notation.write import write_position  # noqa: PLC0415 - notation reads states

        return write_position(self)

    def put_under(self, card: i64) -> None:
        """Put a card under the deck."""
        self.deck[(self.deck_top + self.deck_size) & self.deck_mask] = card
        self.deck_size += 1

    def put_on_deck(self, card: i64) -> None:
        self.deck_top = (self.deck_top - 1) & self.deck_mask
        self.deck[self.deck_top] = card
        self.deck_size += 1

    def take_from_deck(self) -> i64:
        """The top card of a deck that is not empty."""
        card = self.deck[self.deck_top]
        self.deck_top = (self.deck_top + 1) & self.deck_mask
        self.deck_size -= 1
        return card

    def push(self, card: i64) -> None:
        """Lay a card on the pile, no colour named."""
        self.pile_size += 1
        self.pile[self.pile_size] = card * NAMES_OF_COLOUR

    def give(self, seat: i64, card: i64) -> None:
        faces = self.faces
        self.counts[seat * faces.size + card] += 1
        self.kinds[seat * faces.words + faces.word[card]] |= faces.bit[card]
        self.sizes[seat] += 1

    def remove(self, seat: i64, card: i64) -> None:
        faces = self.faces
        at = seat * faces.size + card
        self.counts[at] -= 1
        if self.counts[at] == 0:
            self.kinds[seat * faces.words + faces.word[card]] &= ~faces.bit[card]
        self.sizes[seat] -= 1

    def holds(self, seat: i64, card: i64) -> bool:
        return self.counts[seat * self.faces.size + card] > 0

    def next_seat(self, seat: i64) -> i64:
        """C6: the next seat in the current direction."""
        following = seat + self.direction
        if following == self.players:
            return 0
        if following < 0:
            return self.players - 1
        return following

    def deck_cards(self) -> list[int]:
        """The deck from the top."""
        return [int(self.deck[(self.deck_top + i) & self.deck_mask]) for i in range(self.deck_size)]

    def hand_cards(self, seat: int) -> list[int]:
        first = seat * self.faces.size
        return [card for card in range(self.faces.size) for _ in range(self.counts[first + card])]


def capacity_for(cards: int) -> int:
    """The smallest power of two that holds all cards, so that the ring of the deck needs no division."""
    capacity = 1
    while capacity < cards:
        capacity *= 2
    return capacity
