"""Gifts and cards. A card is one number: its gift, the arrow and colour of its back, and which side is up."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from smallbox.core.chance import Chance
from smallbox.core.data import Source
from smallbox.core.vectors import vec

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
BLACK: Final[i64] = 0
WHITE: Final[i64] = 1
FACE_UP: Final[i64] = 4
NONE: Final[i64] = -1

ARROWS: Final[tuple[Literal["left"], Literal["right"]]] = ("left", "right")
COLOURS: Final[tuple[Literal["black"], Literal["white"]]] = ("black", "white")
ARROW_LETTERS: Final = ("L", "R")
#: the four kinds of back, as the shuffle of the arrows spells them
BACK_NAMES: Final = ["L.black", "R.black", "L.white", "R.white"]


def make_card(gift: i64, back: i64) -> i64:
    """A gift face down; a back is 2 * colour + arrow."""
    return gift * 8 + back


def make_back(arrow: i64, colour: i64) -> i64:
    return colour * 2 + arrow


def gift_of(card: i64) -> i64:
    return card >> 3


def back_of(card: i64) -> i64:
    return card & 3


def arrow_of(card: i64) -> i64:
    return card & 1


def colour_of(card: i64) -> i64:
    return (card >> 1) & 1


def is_face_up(card: i64) -> bool:
    return card & FACE_UP != 0


def turned_up(card: i64) -> i64:
    return card | FACE_UP


def turned_down(card: i64) -> i64:
    return card & ~FACE_UP


def code_of(name: str) -> str:
    """The notation of a gift: its English name in lower case with `-` for every other character."""
    return "".join([c if c.isascii() and c.isalnum() else "-" for c in name.lower()])


class Gifts:
    """The gifts of a data file, in its order, with the backs that are printed on them."""

    def __init__(self, source: Source, rows: list[dict[str, str]]) -> None:
        self.source = source
        self.rows = rows
        self.size: i64 = len(rows)
        self.codes: list[str] = [code_of(row["en"]) for row in rows]
        self.numbers: dict[str, int] = {code: number for number, code in enumerate(self.codes)}
        self.ids: dict[str, int] = {row["id"]: number for number, row in enumerate(rows)}
        self.coupled = printed_cards(rows, "arrow")
        self.crossed = printed_cards(rows, "arrow_crossed")

    def find(self, text: str) -> int:
        """The number of a gift from its notation or id, NONE for what is no gift."""
        number = self.numbers.get(text)
        return number if number is not None else self.ids.get(text, -1)

    def printed(self, scheme: str) -> list[int]:
        """The cards as printed. A6: arrow and colour are two fields; which go together is the data's business."""
        return self.crossed if scheme == "crossed" else self.coupled

    def __reduce__(self) -> tuple[object, ...]:
        return Gifts, (self.source, self.rows)


def printed_cards(rows: list[dict[str, str]], column: str) -> list[int]:
    backs = [make_back(ARROWS.index(row[column]), COLOURS.index(row["arrow_colour"])) for row in rows]
    return [int(make_card(gift, back)) for gift, back in enumerate(backs)]


def usual_colour(printed: list[int], gift: int, arrow: int) -> int:
    """The colour of a card written without one: the printed one, else that of the first gift with this arrow."""
    if arrow_of(printed[gift]) != arrow:
        for card in printed:
            if arrow_of(card) == arrow:
                return int(colour_of(card))
    return int(colour_of(printed[gift]))


def shuffled(chance: Chance, pile: str, numbers: list[int], names: list[str]) -> list[int]:
    """The numbers in a new order, index 0 on top."""
    order = vec[i64](numbers)
    chance.shuffle(pile, order, names)
    return [int(number) for number in order]
