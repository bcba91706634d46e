"""What bots need of a game: levels, a memory, samples, and states to search; random bots need none of it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from smallbox.core.bot import Bot, Level
from smallbox.core.chance import SearchRng
from smallbox.core.messages import Event
from smallbox.core.search_state import SearchState

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - options
V = TypeVar("V")


class Memory(Protocol):
    """What a seat may remember from the events it heard."""

    def observe(self, events: Sequence[Event]) -> None: ...


class NoMemory:
    """For games whose view tells all that a seat could remember."""

    def observe(self, events: Sequence[Event]) -> None:
        """It remembers nothing."""


M = TypeVar("M", bound=Memory)


class BotSupport(Generic[S, O, V, M]):
    """A game that stops here has the random bot; with `sample` it can be searched, and its secrets be tested."""

    #: the game's own bots, weakest first: classes, and levels of the bot that searches
    levels: ClassVar[Mapping[str, type[Bot] | Level]] = {}

    def memory(self, seat: int, options: O) -> M:
        """An empty memory for a seat."""
        raise NotImplementedError("this game has no memory")

    def sample(self, view: V, memory: M, rng: SearchRng) -> S:
        """A state that the seat could be in, from its view and memory alone."""
        raise NotImplementedError("this game has no samples")

    def search_parameters(self, options: O, given: Mapping[str, float]) -> Any:
        """What a searching bot goes by, shared by all its search states; it is the game's own business."""
        raise NotImplementedError("this game has no states to search")

    def search_state(self, state: S, seat: int, parameters: Any, memory: M) -> SearchState:
        """A sampled state, as a seat's search walks through it."""
        raise NotImplementedError("this game has no states to search")

    def blunder(self, state: S, action: int) -> str:
        """Which blunder a legal action is, by what the seat to act knows; '' where it is none."""
        return ""
