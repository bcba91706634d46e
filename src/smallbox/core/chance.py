"""Every chance in a game is a shuffle: provable, fast for search, prepared, or written down in a record."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.errors import BadNotation, Unshuffled
from smallbox.core.vectors import vec

LCG_MASK: Final[i64] = 0xFFFF_FFFF_FFFF


class Chance:
    """Where shuffles come from. A pile has a name, its cards are spelled by `names`, and index 0 is the top."""

    def shuffle(self, pile: str, cards: vec[i64], names: list[str]) -> None:
        raise NotImplementedError

    def clone(self) -> Chance:
        raise NotImplementedError


class SearchRng(Chance):
    """The fast generator of playouts and bots: the 48-bit congruential generator of POSIX, top 32 bits."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed ^ (seed >> 48)) & 0xFFFF_FFFF_FFFF
        self.below(1)
        self.below(1)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.state = (self.state * 0x5DEECE66D + 11) & LCG_MASK
        return ((self.state >> 16) * n) >> 32

    def unit(self) -> float:
        """A number from 0 up to 1."""
        return float(self.below(0x4000_0000)) / 1073741824.0

    def shuffle(self, pile: str, cards: vec[i64], names: list[str]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def clone(self) -> SearchRng:
        copy = SearchRng(0)
        copy.state = self.state
        return copy


class Stream(Chance):
    """The provable stream of docs/randomness.md: shuffle number k depends on the key, k and the cards alone."""

    def __init__(self, key: bytes, number: int = 0) -> None:
        self.key = key
        self.number = number

    def shuffle(self, pile: str, cards: vec[i64], names: list[str]) -> None:
        # Sorted by spelling, so that anyone can check a shuffle from its cards alone.
        order = shuffled(self.key, self.number, sorted([int(card) for card in cards], key=lambda card: names[card]))
        self.number += 1
        for i in range(len(order)):
            cards[i] = order[i]

    def clone(self) -> Stream:
        return Stream(self.key, self.number)


def shuffled(key: bytes, number: int, cards: list[int]) -> list[int]:
    """Shuffle number `number`: Fisher-Yates from the last card down, with unbiased 32-bit words."""
    order = list(cards)
    words = Words(key, number)
    for i in range(len(order) - 1, 0, -1):
        j = words.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


class Words:
    """The 32-bit words of one shuffle: HMAC-SHA256(key, "shuffle" + number + block), big-endian."""

    def __init__(self, key: bytes, number: int) -> None:
        self.key = key
        self.prefix = b"shuffle" + number.to_bytes(4, "big")
        self.block = 0
        self.words: list[int] = []

    def next(self) -> int:
        if not self.words:
            import hmac  # noqa: PLC0415 - it loads OpenSSL, which a game without provable shuffles never needs

            digest = hmac.digest(self.key, self.prefix + self.block.to_bytes(4, "big"), "sha256")
            self.block += 1
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return self.words.pop()

    def below(self, n: int) -> int:
        limit = 0x1_0000_0000 - 0x1_0000_0000 % n
        word = self.next()
        while word >= limit:
            word = self.next()
        return word % n


class Script(Chance):
    """Shuffles as a record lists them, one after another."""

    def __init__(self, orders: list[list[str]], at: int = 0) -> None:
        self.orders = orders
        self.at = at

    def shuffle(self, pile: str, cards: vec[i64], names: list[str]) -> None:
        held = sorted([names[int(card)] for card in cards])
        if self.at >= len(self.orders):
            raise Unshuffled(pile, held)
        order = self.orders[self.at]
        self.at += 1
        if sorted(order) != held:
            raise BadNotation(f"expected a shuffle of {' '.join(held)}, got {' '.join(order)}")
        for i in range(len(order)):
            cards[i] = names.index(order[i])

    def clone(self) -> Script:
        return Script(self.orders, self.at)


class Recording(Chance):
    """Lets another chance shuffle and writes every order down."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.shuffles: list[tuple[str, list[str]]] = []

    def shuffle(self, pile: str, cards: vec[i64], names: list[str]) -> None:
        self.inner.shuffle(pile, cards, names)
        self.shuffles.append((pile, [names[int(card)] for card in cards]))

    def take(self) -> list[tuple[str, list[str]]]:
        """The shuffles since the last call."""
        taken, self.shuffles = self.shuffles, []
        return taken

    def clone(self) -> Chance:
        return self.inner.clone()


class Stacked(Chance):
    """A prepared deal: the first shuffle of a named pile puts these cards on top, in this order; the rest is chance."""

    def __init__(self, tops: dict[str, list[str]], inner: Chance) -> None:
        self.tops = dict(tops)
        self.inner = inner

    def shuffle(self, pile: str, cards: vec[i64], names: list[str]) -> None:
        self.inner.shuffle(pile, cards, names)
        rest = [int(card) for card in cards]
        order: list[int] = []
        for name in self.tops.pop(pile, []):
            found = [card for card in rest if names[card] == name]
            if not found:
                raise BadNotation(f"expected one more card {name} for the top of the pile {pile}, found none")
            rest.remove(found[0])
            order.append(found[0])
        order += rest
        for i in range(len(order)):
            cards[i] = order[i]

    def clone(self) -> Stacked:
        return Stacked(self.tops, self.inner.clone())


def shuffle_cards(chance: Chance, pile: str, cards: list[str]) -> list[str]:
    """The cards of a pile by their spelling, shuffled: for games that keep no numbers for cards."""
    names = sorted(set(cards))
    order = vec[i64]([names.index(card) for card in cards])
    chance.shuffle(pile, order, names)
    return [names[int(card)] for card in order]
