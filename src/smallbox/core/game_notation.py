"""How a game is written down: its positions, its moves, and the fields that cases ask for."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from smallbox.core.chance import Chance
from smallbox.core.messages import Event, Move

S = TypeVar("S")
V = TypeVar("V")
D = TypeVar("D")


class Notation(ABC, Generic[S, V, D]):
    """The notation of one game, in the frame of core/notation.py."""

    #: keys of fields and checks that are two words: `pen A`, `hand# B`
    paired_keys: ClassVar[frozenset[str]] = frozenset()

    @abstractmethod
    def read_position(self, text: str, chance: Chance, data: D | None = None) -> S:
        """The state that a line of notation describes; `new` sets a fresh game up. Raises BadNotation, Refused."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """The full position in notation."""

    def setup_lines(self, state: S) -> list[str]:
        """The `=` lines of a record: the position but for its options, which stand in a tag."""
        fields = self.write_position(state).split("; ")
        return ["; ".join(field for field in fields if not field.startswith("opt "))]

    @abstractmethod
    def read_move(self, text: str, state: S, seat: int) -> Move:
        """The move that a seat writes, proper or improper. Raises BadNotation."""

    @abstractmethod
    def write_move(self, move: Move) -> str:
        """A move in canonical spelling."""

    def write_event(self, event: Event) -> str:
        """An event as the checks `ev` and `noev` of cases spell it, or '' where they have no word for it."""
        return ""

    @abstractmethod
    def field(self, state: S, key: str) -> str:
        """The value of a field or check in notation. Raises BadNotation for an unknown key."""

    @abstractmethod
    def seen(self, view: V, key: str) -> str:
        """The value of a field as a view shows it, `?` for what it hides."""

    def same(self, key: str, expected: str, actual: str) -> bool:
        """Are two values of a field equal, in the order and detail that matter for it?"""
        return expected.split() == actual.split()
