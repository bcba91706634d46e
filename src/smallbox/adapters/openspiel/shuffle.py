"""A shuffle as chance nodes: the pile is laid card by card from the top, and every card is an outcome by its face."""

from collections import Counter
from collections.abc import Sequence


class Shuffle:
    """A pile being shuffled. Cards with the same face are one outcome, so that no two histories are alike."""

    def __init__(self, pile: str, cards: Sequence[str]) -> None:
        self.pile = pile
        self.faces = sorted(set(cards))
        counted = Counter(cards)
        self.left = [counted[face] for face in self.faces]
        self.order: list[str] = []

    @property
    def is_done(self) -> bool:
        """Is what is left all of one face, so that there is nothing to draw lots for?"""
        return sum(number > 0 for number in self.left) <= 1

    def outcomes(self) -> list[tuple[int, float]]:
        """The faces that the next card can have, by their number, each with its chance."""
        cards = sum(self.left)
        return [(face, number / cards) for face, number in enumerate(self.left) if number]

    def lay(self, face: int) -> None:
        self.left[face] -= 1
        self.order.append(self.faces[face])

    def whole(self) -> list[str]:
        """The pile from the top, when it is done."""
        rest = [face for face, number in zip(self.faces, self.left) for _ in range(number)]
        return [*self.order, *rest]

    def copy(self) -> "Shuffle":
        other = Shuffle(self.pile, [])
        other.faces, other.left, other.order = self.faces, list(self.left), list(self.order)
        return other
