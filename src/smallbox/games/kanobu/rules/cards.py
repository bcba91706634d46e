"""The faces of Kanobu: colours, symbols, what fits on what, tabulated once for the faces of a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation
from smallbox.core.vectors import vec

# The order of both lists is the canonical order of faces: colours first, then symbols.
COLOUR_SETS: Final = ("B", "G", "R", "Y", "BG", "BR", "BY", "GR", "GY", "RY", "P")
SYMBOLS: Final = ("Ro", "Pa", "Sc", "Sk", "3", "Di", "1", "2", "Ch", "St", "Ca", "Co")
COLOURS: Final = ("B", "G", "R", "Y")
SYMBOL_COUNT: Final = 12
FACE_COUNT: Final = 132

ROCK: Final[i64] = 0
PAPER: Final[i64] = 1
SCISSORS: Final[i64] = 2
SKIP: Final[i64] = 3
THREE: Final[i64] = 4
DIRECTION: Final[i64] = 5
ONE: Final[i64] = 6
TWO: Final[i64] = 7
CHANCE: Final[i64] = 8
STAR: Final[i64] = 9
CANCEL: Final[i64] = 10
COLOUR: Final[i64] = 11

#: a pile entry is face * 5 + named colour (0 none, 1..4 = B G R Y)
NAMES_OF_COLOUR: Final[i64] = 5


def face_name(face: int) -> str:
    """`BG.Pa` for the face with this canonical number."""
    return f"{COLOUR_SETS[face // SYMBOL_COUNT]}.{SYMBOLS[face % SYMBOL_COUNT]}"


FACE_NAMES: Final = tuple(face_name(face) for face in range(FACE_COUNT))
FACE_BY_NAME: Final = {name: face for face, name in enumerate(FACE_NAMES)}


def read_face(text: str) -> int:
    face = FACE_BY_NAME.get(text)
    if face is None:
        raise BadNotation(f"expected a card like B.Ro, BG.Pa or P.Ca, got {text!r}")
    return face


def symbol_of(face: int) -> int:
    return face % SYMBOL_COUNT


def colours_of(face: int) -> str:
    """C16: both letters of a two-colour card; a purple card has no colour."""
    colours = COLOUR_SETS[face // SYMBOL_COUNT]
    return "" if colours == "P" else colours


def is_rps(symbol: int) -> bool:
    return symbol <= SCISSORS


def beats(symbol: int, other: int) -> bool:
    """C17: Paper beats Rock, Scissors beat Paper, Rock beats Scissors."""
    return (symbol - other) % 3 == 1


def beater(symbol: int) -> int:
    """C17: what beats Rock, Paper or Scissors."""
    return (symbol + 1) % 3


def share_colour(face: int, other: int) -> bool:
    """C16: one shared colour is enough."""
    return any(colour in colours_of(other) for colour in colours_of(face))


def fits(face: int, top: int, named: int) -> bool:
    """Does a face fit on the top of the pile (-1 for an empty pile), where `named` is 0 or 1..4 for B G R Y?"""
    if top < 0 or not colours_of(face):
        return True  # C11: an empty pile takes anything. C10: a purple card fits on anything.
    if not colours_of(top):
        return named == 0 or COLOURS[named - 1] in colours_of(face)  # C11, C12
    symbol, below = symbol_of(face), symbol_of(top)
    if is_rps(symbol):
        return share_colour(face, top) and (not is_rps(below) or beats(symbol, below))  # C14, C15
    return share_colour(face, top) or symbol == below  # C13


FITTING: Final[dict[tuple[int, int], set[int]]] = {}


def fitting_on(top: int, named: int) -> set[int]:
    """All faces that fit on a top card, worked out once."""
    found = FITTING.get((top, named))
    if found is None:
        found = {face for face in range(FACE_COUNT) if fits(face, top, named)}
        FITTING[top, named] = found
    return found


#: the kinds of cards in a hand are bit masks of this many faces a word; every pack of smallbox's own needs one word
WORD: Final[i64] = 62


class Faces:
    """The faces of one game in canonical order: the pack's, and any others that a loaded position names."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.size: i64 = len(faces)
        self.words: i64 = (self.size + WORD - 1) // WORD
        self.names = [FACE_NAMES[face] for face in faces]
        #: of pile entries: a card, with the colour named for it: `P.Co[R]`
        self.entry_names = [
            f"{name}[{COLOURS[named - 1]}]" if named else name
            for name in self.names
            for named in range(int(NAMES_OF_COLOUR))
        ]
        self.local = {face: index for index, face in enumerate(faces)}
        self.symbol = vec[i64]([symbol_of(face) for face in faces])
        self.word = vec[i64]([index // WORD for index in range(len(faces))])
        self.bit = vec[i64]([2 ** (index % WORD) for index in range(len(faces))])
        #: masks of words, one after another: of each symbol, of Rock, Paper and Scissors, of what fits on a pile entry
        self.by_symbol = vec[i64]([word for symbol in range(SYMBOL_COUNT) for word in self._with_symbol(symbol)])
        self.rps = vec[i64](self._mask([face for face in faces if is_rps(symbol_of(face))]))
        self.fits = vec[i64]([word for mask in self._fitting() for word in mask])

    def _mask(self, faces: list[int]) -> list[int]:
        words = [0] * self.words
        for face in faces:
            words[self.local[face] // WORD] |= 2 ** (self.local[face] % WORD)
        return words

    def _with_symbol(self, symbol: int) -> list[int]:
        return self._mask([face for face in self.faces if symbol_of(face) == symbol])

    def _fitting(self) -> list[list[int]]:
        """The faces that fit on each pile entry; the last mask is for the empty pile."""
        table = [
            self._mask([face for face in self.faces if face in fitting_on(top, named)])
            for top in self.faces
            for named in range(5)
        ]
        return [*table, self._mask(self.faces)]


def lowest(kinds: i64) -> i64:
    """The number of the lowest face in a word."""
    low: int = kinds & -kinds
    return low.bit_length() - 1


def shuffled(rng: SearchRng, cards: list[int]) -> list[int]:
    """Cards in a random order. Vectors are made in compiled modules only, for elsewhere `vec` is a plain list."""
    order = vec[i64](cards)
    rng.shuffle("", order, [])
    return [int(card) for card in order]


TABLES: Final[dict[tuple[int, ...], Faces]] = {}
MOST_TABLES: Final = 64


def faces_of(faces: set[int]) -> Faces:
    """The table of a set of faces; tables are shared by all games that use the same faces."""
    key = tuple(sorted(faces))
    found = TABLES.get(key)
    if found is None:
        if len(TABLES) >= MOST_TABLES:
            TABLES.clear()
        found = TABLES[key] = Faces(list(key))
    return found


class Pack:
    """The pack of a game: how many cards of each face there are, and how they are dealt."""

    def __init__(
        self, tag: str, counts: dict[int, int], removed_with_two: set[int], hand_size: int, fewest: int, most: int
    ) -> None:
        self.tag = tag
        self.counts = counts
        self.hand_size = hand_size
        self.fewest_players = fewest
        self.most_players = most
        self.faces = faces_of(set(counts))
        self.cards = vec[i64](self._deal(counts, set()))
        # C2: with exactly two players all Direction cards are taken out.
        self.cards_for_two = vec[i64](self._deal(counts, removed_with_two))

    def _deal(self, counts: dict[int, int], without: set[int]) -> list[int]:
        kept = [(face, number) for face, number in counts.items() if symbol_of(face) not in without]
        return [self.faces.local[face] for face, number in kept for _ in range(number)]

    def in_play(self, players: int) -> list[int]:
        """The faces of all cards in play with this number of players."""
        return [self.faces.faces[card] for card in (self.cards_for_two if players == 2 else self.cards)]
