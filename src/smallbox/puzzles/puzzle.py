"""A puzzle as it is stored: how its position came about, what is best there, and the proof of it."""

from functools import cache
from importlib import resources

import msgspec

from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.theme import Theme

FOLDER = "puzzles"
FILE = "puzzles.jsonl"


class Candidate(msgspec.Struct, frozen=True):
    """A first move, and how it did in the trials."""

    move: str
    #: the share of wins, or of worlds in which it is right
    chance: float
    #: half the width of its 95 % interval
    error: float
    #: how far it is behind the best move, and how far at least, by the 95 % interval of the difference
    lost: float
    surely: float


class Proof(msgspec.Struct, frozen=True):
    """What was tried: enough to try it again."""

    #: the first to look, the second to confirm with other chances and as many trials
    seeds: list[int]
    #: worlds tried for every candidate with the second seed
    trials: int
    #: simulations of the tree search that had to agree; 0 where nothing is searched
    nodes: int
    engine: str
    #: all legal moves, best first
    candidates: list[Candidate]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One position in which it is a seat's turn. The record holds the whole truth: it never leaves the server."""

    id: str
    game: str
    players: int
    seat: int
    #: every first move that is as good as the best, the best first: often the same turn in another order
    right: list[str]
    #: the moves of the best turn, until it shows something new
    plan: list[str]
    rating: int
    theme: Theme
    #: how often each level found a right move
    found: dict[str, float]
    proof: Proof
    #: seed, options and all moves up to the position
    record: str

    @property
    def is_certain(self) -> bool:
        """Is it proved by what the seat has seen, with nothing left to chance?"""
        return self.proof.nodes == 0


def encode(puzzles: list[Puzzle]) -> bytes:
    """A puzzle a line."""
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)


def decode(text: bytes) -> list[Puzzle]:
    return [msgspec.json.decode(line, type=Puzzle) for line in text.splitlines() if line]


@cache
def puzzles_of(game: AnyGame) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by id, the easiest first."""
    file = resources.files(game.package).joinpath(FOLDER, FILE)
    if not file.is_file():
        return {}
    return {puzzle.id: puzzle for puzzle in sorted(decode(file.read_bytes()), key=lambda each: (each.rating, each.id))}


def find_puzzle(game: AnyGame, name: str) -> Puzzle:
    """A puzzle by its id, or by its number alone. Raises BadOption."""
    found = puzzles_of(game)
    wanted = f"{game.name}-{int(name):04}" if name.isascii() and name.isdigit() else name
    if wanted not in found:
        raise BadOption(f"expected a puzzle as `smallbox puzzles {game.name}` lists them, got {name!r}")
    return found[wanted]
