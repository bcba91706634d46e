"""Kobito's cards: codes and spellings of rainbow and gold cards, and the data they are made from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.vectors import vec

KOBITO: Final[i64] = 0  # the numbers are their own codes, 1 to 12
REPLACEMENT: Final[i64] = 13
TYPES: Final[i64] = 14
NUMBERS: Final[i64] = 12
GOLD_SLOTS: Final[i64] = 3
STUDIO_MAX: Final[i64] = 4  # K22

LOW: Final[i64] = 0
HIGH: Final[i64] = 1

NAMES: Final = ["K", *[str(number) for number in range(1, 13)], "R"]
CODES: Final = {name: code for code, name in enumerate(NAMES)}

BIT: Final[vec[i64]] = vec[i64]([1 << k for k in range(16)])
ZEROS: Final[vec[i64]] = vec[i64]([0] * 256)
# K6: after 12 comes 1. Nought stands for no number.
AFTER: Final[vec[i64]] = vec[i64]([number % 12 + 1 if number else 0 for number in range(13)])
BEFORE: Final[vec[i64]] = vec[i64]([(number - 2) % 12 + 1 if number else 0 for number in range(13)])

GOLD_BASE: Final[i64] = 1_000_000  # a gold card is value * GOLD_BASE + need
LARGEST: Final = 999_999  # of any number in data and positions


def number_at(at: i64) -> i64:
    """K6: the number shown at a position of the endless line in which 1 follows 12."""
    return at % NUMBERS + 1


def gold_card(value: int, need: int) -> int:
    return value * GOLD_BASE + need


def gold_value(card: int) -> int:
    return card // GOLD_BASE


def gold_need(card: int) -> int:
    return card % GOLD_BASE


def gold_name(card: int) -> str:
    return f"{gold_value(card)}@{gold_need(card)}"


def zeros(size: i64) -> vec[i64]:
    """A fresh vector of noughts."""
    if size <= len(ZEROS):
        return ZEROS[:size]
    return vec[i64]([0] * size)


class Data:
    """The cards of one game and the numbers that a data file may set."""

    def __init__(
        self,
        tag: str,
        players: tuple[int, int],
        hand: int,
        penalty: int,
        counts: list[int],
        gold: list[int],
    ) -> None:
        self.tag = tag
        self.fewest_players, self.most_players = players
        self.hand = hand
        self.penalty = penalty
        #: K1: how many cards of each type the rainbow deck has
        self.counts = counts
        self.gold = gold

    def deck(self) -> list[int]:
        """The rainbow deck in the order of its types."""
        return [card for card in range(len(self.counts)) for _ in range(self.counts[card])]

    def with_gold(self, gold: list[int]) -> Data:
        """The same cards with other gold."""
        players = (self.fewest_players, self.most_players)
        return Data(self.tag, players, self.hand, self.penalty, self.counts, gold)
