"""What bots need of a game: levels, a memory, samples, and states to search; random bots need none of it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from smallbox.core.bot import Bot, Level
from smallbox.core.chance import SearchRng
from smallbox.core.judge import Judge, Reason
from smallbox.core.messages import Event, Move
from smallbox.core.plain_search import PlainSearchState
from smallbox.core.search_state import SearchState
from smallbox.core.theme import Theme

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - options
V = TypeVar("V")


class Memory(Protocol):
    """What a seat may remember from the events it heard."""

    def observe(self, events: Sequence[Event]) -> None: ...


class PlainMemory(Generic[O]):
    """For games whose view tells all that a seat could remember."""

    def __init__(self, seat: int, options: O) -> None:
        self.seat = seat
        self.options = options

    def observe(self, events: Sequence[Event]) -> None:
        """It remembers nothing."""


M = TypeVar("M", bound=Memory)
#: for a game whose bots nobody has worked on yet
PLAIN_LEVELS = {"easy": Level(nodes=40), "normal": Level(nodes=400)}


class BotSupport(Generic[S, O, V, M]):
    """A game that stops here has the random bot; with `sample` it can be searched, and its secrets be tested."""

    #: the game's own bots, weakest first: classes, and levels of the bot that searches
    levels: ClassVar[Mapping[str, type[Bot] | Level]] = {}
    #: search parameters with which a rollout goes on to the end of the game; None where nothing is searched
    whole_game: ClassVar[Mapping[str, float] | None] = None
    #: the codes of all themes that its puzzles can have, and of all reasons why a solution is best
    themes: ClassVar[Sequence[str]] = ()
    puzzle_reasons: ClassVar[Sequence[str]] = ()

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

    #: what luck is called when a game is looked back at: cards, gifts, or luck
    luck: ClassVar[str] = "luck"
    #: the codes of all reasons that it can give
    reasons: ClassVar[Sequence[str]] = ()

    def reason(self, view: V, memory: M, made: Move, better: Move) -> Reason | None:
        """Why another move would have been better, by the seat's view and memory alone; None where it has no words."""
        return None

    def open_state(self, state: S, rng: SearchRng) -> S:
        """A copy of a finished game's state in which what no seat can know is dealt anew; every hand stays.

        Where a game does not say what that is, only shuffles to come are new."""
        copy: Any = state
        copy = copy.clone()
        copy.chance = SearchRng(int(rng.below(1 << 30)))
        again: S = copy
        return again

    def judge(self, options: O, seed: int, nodes: int) -> Judge | None:
        """Who looks back at a game that is not searched; None where a search does."""
        return None

    def is_right(self, state: S, action: int) -> bool:
        """Does a legal action turn out right in a sampled state? For games in which nothing is worth a search."""
        raise NotImplementedError("this game has states to search")

    def theme(self, view: V, plan: Sequence[Move], told: Sequence[Event], heard: Sequence[Event]) -> Theme:
        """What a puzzle is about, by the plan that solves it, what is told of it, and what was heard before."""
        raise NotImplementedError("this game has no puzzles")


class PlainBots(BotSupport[S, O, V, PlainMemory[O]]):
    """For a game whose view tells all that can be known: it says how to `sample`, and is searched with no more."""

    levels: ClassVar[Mapping[str, type[Bot] | Level]] = PLAIN_LEVELS
    whole_game: ClassVar[Mapping[str, float] | None] = {}

    def __init__(self, game: Any) -> None:
        self.game = game

    def memory(self, seat: int, options: O) -> PlainMemory[O]:
        return PlainMemory(seat, options)

    def search_parameters(self, options: O, given: Mapping[str, float]) -> None:
        return None

    def search_state(self, state: S, seat: int, parameters: Any, memory: PlainMemory[O]) -> SearchState:
        return PlainSearchState(self.game, state)
