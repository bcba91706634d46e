"""What a seat knows, as numbers from 0 to 255 in fixed places: the fields, where they lie, and how they are read back.

Each game writes its observations itself (`rules/observation.py`); environments and documents go by its layout.
"""

from collections.abc import Sequence
from typing import NamedTuple

#: the largest number that a place can hold; what is larger is written as this
LARGEST = 255
#: a number of two places, the higher one first, is at most this
LARGEST_PAIR = 65_535


class Field(NamedTuple):
    """Some places of an observation: a name to ask for them by, how they are laid out, and what they say."""

    name: str
    shape: tuple[int, ...]
    says: str

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Layout:
    """The fields of an observation, one after another; several dimensions lie as numpy lays them, the last closest."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.places: dict[str, slice] = {}
        at = 0
        for field in fields:
            self.places[field.name] = slice(at, at + field.size)
            at += field.size
        self.size = at

    def at(self, name: str) -> int:
        """Where a field begins."""
        return int(self.places[name].start)

    def decode(self, observation: Sequence[int]) -> dict[str, list[int]]:
        """The numbers of each field, in one row."""
        if len(observation) != self.size:
            raise ValueError(f"expected an observation of {self.size} numbers, got {len(observation)}")
        return {name: [int(number) for number in observation[place]] for name, place in self.places.items()}
