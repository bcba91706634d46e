"""The whole truth of one round: columns, shop, penalties and the gift on offer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import Chance
from smallbox.core.vectors import vec
from smallbox.games.hat.messages import Options
from smallbox.games.hat.rules.cards import NONE, Gifts, turned_down
from smallbox.games.hat.rules.match import Match

CLAIM: Final[i64] = 0
ANSWER: Final[i64] = 1
OVER: Final[i64] = 2
PHASES: Final = ("CLAIM", "ANSWER", "OVER")

RUNNING: Final[i64] = 0
LIMIT: Final[i64] = 1
GUARD: Final[i64] = 2
REASONS: Final = ("-", "limit", "guard")

NO_CARDS: Final = vec[i64]([])


class Catalogue:
    """The names that may be said, in the order of the data file, and as a mask over all gifts."""

    def __init__(self, listed: vec[i64], *, is_fixed: bool) -> None:
        self.listed = listed
        self.is_fixed = is_fixed
        self.names = vec[i64]([0] * len(listed))
        self.size: i64 = 0
        self.count()

    def count(self) -> None:
        self.size = 0
        gift: i64 = 0
        while gift < len(self.listed):
            if self.listed[gift]:
                self.names[self.size] = gift
                self.size += 1
            gift += 1

    def change(self, gift: i64, listed: i64) -> None:
        """Only the catalogues `seen` and `in_play` change during a round."""
        self.listed[gift] = listed
        self.count()

    def gifts(self) -> list[int]:
        return [int(self.names[i]) for i in range(self.size)]

    def clone(self) -> Catalogue:
        return self if self.is_fixed else Catalogue(self.listed[:], is_fixed=False)


def catalogue_with(gifts: list[int], size: int, *, is_fixed: bool) -> Catalogue:
    """A catalogue of some of `size` gifts."""
    listed = vec[i64]([0] * size)
    for gift in gifts:
        listed[gift] = 1
    return Catalogue(listed, is_fixed=is_fixed)


class State:
    """One round. Columns and penalty piles are stored seat by seat, `width` and `limit` cards each, oldest first."""

    def __init__(self, options: Options, gifts: Gifts, chance: Chance, catalogue: Catalogue, shop: vec[i64]) -> None:
        self.options = options
        self.gifts = gifts
        self.chance = chance
        self.catalogue = catalogue
        self.shop = shop  # never changed, so clones share it
        self.top: i64 = 0
        self.columns = NO_CARDS
        self.sizes = NO_CARDS
        self.penalties = NO_CARDS
        self.scores = NO_CARDS  # H34: the number of cards in the penalty pile
        self.players: i64 = 0
        self.width: i64 = 0
        self.limit: i64 = 0
        self.guard: i64 = 0
        self.giver: i64 = 0
        self.receiver: i64 = 0
        self.card: i64 = NONE
        self.from_shop: bool = False
        self.claim: i64 = NONE
        self.passes: i64 = 0
        self.phase: i64 = CLAIM
        self.reason: i64 = RUNNING
        self.match: Match | None = None  # a match of which only the scores are known

    def clone(self) -> State:
        copy = State(self.options, self.gifts, self.chance.clone(), self.catalogue.clone(), self.shop)
        copy.top = self.top
        copy.columns = self.columns[:]
        copy.sizes = self.sizes[:]
        copy.penalties = self.penalties[:]
        copy.scores = self.scores[:]
        copy.players = self.players
        copy.width = self.width
        copy.limit = self.limit
        copy.guard = self.guard
        copy.giver = self.giver
        copy.receiver = self.receiver
        copy.card = self.card
        copy.from_shop = self.from_shop
        copy.claim = self.claim
        copy.passes = self.passes
        copy.phase = self.phase
        copy.reason = self.reason
        copy.match = self.match
        return copy

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __str__(self) -> str:
        from smallbox.games.hat.notation.write import write_position  # noqa: PLC0415 - notation needs State

        return write_position(self)

    def to_act(self) -> i64:
        """The giver names, the receiver answers; NONE when the round is over."""
        if self.phase == OVER:
            return NONE
        return self.giver if self.phase == CLAIM else self.receiver

    def oldest(self, seat: i64) -> i64:
        """H23, H44: the card nearest to the player."""
        return self.columns[seat * self.width]

    def place(self, seat: i64, card: i64) -> None:
        """H21, H44: new gifts go to the far end of the column."""
        self.columns[seat * self.width + self.sizes[seat]] = card
        self.sizes[seat] += 1

    def remove_oldest(self, seat: i64) -> None:
        at = seat * self.width
        last = at + self.sizes[seat] - 1
        while at < last:
            self.columns[at] = self.columns[at + 1]
            at += 1
        self.sizes[seat] -= 1

    def fine(self, seat: i64, card: i64) -> None:
        """H28, H32: a card for the penalty pile, where it stays."""
        self.penalties[seat * self.limit + self.scores[seat]] = card
        self.scores[seat] += 1

    def shop_size(self) -> i64:
        return len(self.shop) - self.top

    def turn_oldest_down(self, seat: i64) -> i64:
        """H13: the gift to give is turned down before it is named."""
        card = turned_down(self.oldest(seat))
        self.columns[seat * self.width] = card
        return card

    def column(self, seat: int) -> list[int]:
        """The cards of a column, the oldest first."""
        at = seat * self.width
        return [int(self.columns[at + i]) for i in range(self.sizes[seat])]

    def penalty_pile(self, seat: int) -> list[int]:
        at = seat * self.limit
        return [int(self.penalties[at + i]) for i in range(self.scores[seat])]

    def score_list(self) -> list[int]:
        return [int(score) for score in self.scores]

    def shop_cards(self) -> list[int]:
        """The cards of the shop from the top."""
        return [int(self.shop[i]) for i in range(self.top, len(self.shop))]


def new_state(options: Options, chance: Chance, shop: list[int], catalogue: Catalogue, longest_column: int) -> State:
    """A table with empty columns. H22: a receiver holds one gift more."""
    state = State(options, options.data, chance, catalogue, vec[i64](shop))
    state.players = options.players
    state.width = longest_column + 1
    state.limit = options.penalty_limit
    state.guard = options.max_gifts
    state.columns = vec[i64]([0] * (options.players * (longest_column + 1)))
    state.sizes = vec[i64]([0] * options.players)
    state.penalties = vec[i64]([0] * (options.players * options.penalty_limit))
    state.scores = vec[i64]([0] * options.players)
    return state
