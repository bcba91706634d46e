"""What a game offers: the one list of verbs that the command line, the table, bots and tests speak."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeVar

import msgspec

from smallbox.core.bot import Bot, Level
from smallbox.core.chance import Chance, SearchRng
from smallbox.core.data import Source
from smallbox.core.events import Events
from smallbox.core.messages import Event, Move, Opened, Outcome, View
from smallbox.core.options import Option
from smallbox.core.refusal import Fact, Refusal
from smallbox.core.search_state import SearchState


class StateLike(Protocol):
    """The whole truth of one game; only its rules, view, notation and bot look inside."""

    chance: Chance

    def clone(self) -> Self: ...


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """All that is fixed before the deal: how many play, with which cards, by which rules."""

    players: int


class Stage(msgspec.Struct, frozen=True):
    """A part of what a move did, and how long everybody may look at it before the game goes on."""

    name: str
    seconds: int
    events: Events


class Memory(Protocol):
    """What a seat may remember from the events it heard."""

    def observe(self, events: Sequence[Event]) -> None: ...


S = TypeVar("S", bound=StateLike)


class Game(ABC, Generic[S]):
    """One game, as its executable rulebook. There is one object of each class, in the registry."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[str]
    fewest_players: ClassVar[int]
    most_players: ClassVar[int]
    #: every clause, and the rulings and options that have a paragraph of their own
    clauses: ClassVar[Sequence[str]]
    rulings: ClassVar[Sequence[str]]
    #: the structs of moves, events and views, for decoding and for the documentation
    moves: ClassVar[Sequence[type[Move]]]
    events: ClassVar[Sequence[type[Event]]]
    view_type: ClassVar[type[View]]
    #: the game's own bots, weakest first: classes, and levels of the bot that searches
    bots: ClassVar[Mapping[str, type[Bot] | Level]]
    #: does the game live on what people forget? Then nothing is ever told twice
    is_of_memory: ClassVar[bool] = False
    #: after the end nothing is hidden any more, so that a case's `view` shows every field as it is
    is_open_at_end: ClassVar[bool] = False

    @abstractmethod
    def data(self, source: Source | None) -> Any:
        """The cards: the package's own, or those of a data file. Raises BadData."""

    @abstractmethod
    def options(self, players: int, given: Mapping[str, str], data: Any = None) -> Any:
        """Options from their written form. Raises BadOption, or Refused for what a clause forbids."""

    @abstractmethod
    def option_list(self) -> list[Option]:
        """What a table may choose, in the order of the rules."""

    @abstractmethod
    def write_options(self, options: Any) -> str:
        """The options that differ from the default, as after `opt`."""

    @abstractmethod
    def data_tag(self, options: Any) -> str:
        """The value of a record's `Data` tag."""

    @abstractmethod
    def setup(self, options: Any, chance: Chance, events: Events | None = None) -> S:
        """A fresh game, and what everybody sees of its set-up. Raises Refused."""

    @abstractmethod
    def to_act(self, state: S) -> int | None:
        """The seat to act, None when the game is over."""

    @abstractmethod
    def legal_moves(self, state: S) -> list[int]:
        """The actions that `check` lets pass, each once."""

    @abstractmethod
    def check(self, state: S, seat: int, move: Move) -> Refusal | None:
        """Name the clause that forbids a seat's move, or None."""

    @abstractmethod
    def apply(self, state: S, action: int, events: Events | None = None) -> None:
        """Carry out a legal action of the seat to act."""

    @abstractmethod
    def actions(self, state: S) -> int:
        """How many actions the fixed numbering has."""

    @abstractmethod
    def action(self, state: S, move: Move) -> int:
        """The number of a move that `check` lets pass."""

    @abstractmethod
    def move(self, state: S, action: int) -> Move:
        """The struct of an action of the seat to act."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended and who won, None while it runs."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""

    def views(self, state: S, seats: Sequence[int | None]) -> list[View]:
        """The views of several seats at once; what is public is looked up once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def opened(self, state: S) -> Opened:
        """What views hide. Never to be shown before the end of the game."""

    @abstractmethod
    def memory(self, seat: int, options: Any) -> Any:
        """An empty memory for a seat."""

    @abstractmethod
    def sample(self, view: Any, memory: Any, rng: SearchRng) -> S:
        """A state that the seat could be in, from its view and memory alone."""

    def search_parameters(self, options: Any, given: Mapping[str, float]) -> Any:
        """What a searching bot goes by, shared by all its search states."""
        raise NotImplementedError(f"{self.title} has no states to search")

    def search_state(self, state: S, seat: int, parameters: Any, memory: Any) -> SearchState:
        """A sampled state, as a seat's search walks through it."""
        raise NotImplementedError(f"{self.title} has no states to search")

    @abstractmethod
    def read_position(self, text: str, chance: Chance, data: Any = None) -> S:
        """The state that a line of notation describes; `new` sets a fresh game up. Raises BadNotation, Refused."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """The full position in notation."""

    @abstractmethod
    def setup_lines(self, state: S) -> list[str]:
        """The `=` lines of a record."""

    @abstractmethod
    def read_move(self, text: str, state: S, seat: int) -> Move:
        """The move that a seat writes, proper or improper. Raises BadNotation."""

    @abstractmethod
    def write_move(self, move: Move) -> str:
        """A move in canonical spelling."""

    def blunder(self, state: S, action: int) -> str:
        """Which blunder a legal action is, by what the seat to act knows; '' where it is none."""
        return ""

    def describe(self, key: str, fact: Fact, say: Callable[..., str]) -> str:
        """A fact of a refusal or an event in words; `say(id, **facts)` gives a sentence of the reader's language."""
        return str(fact)

    @abstractmethod
    def write_event(self, event: Event) -> str:
        """An event as the checks `ev` and `noev` of cases spell it, or '' where they have no word for it."""

    def rounds(self, options: Any) -> int:
        """How many rounds a match has; 1 where a game stands alone."""
        return 1

    def match_outcome(self, scores: Sequence[Sequence[int]]) -> Outcome:
        """How a match ended, from the scores of its rounds."""
        raise NotImplementedError(f"{self.title} has no matches")

    def next_starter(self, starter: int, players: int) -> int:
        """The seat that starts the next round of a match."""
        raise NotImplementedError(f"{self.title} has no matches")

    def with_starter(self, given: Mapping[str, str], starter: int) -> dict[str, str]:
        """The options as given but for who starts, where they can say it."""
        return dict(given)

    def chat(self, options: Any) -> Literal["free", "quick", "off"]:
        """What people may write to each other, unless their table chooses otherwise."""
        return "free"

    def stages(self, options: Any, events: Events) -> list[Stage]:
        """The parts of a move that are shown one after the other; none where all is shown at once."""
        return []

    def view_in_stage(self, state: S, seat: int | None, stage: str) -> View:
        """What a seat may know while a part of the last move is being shown."""
        raise NotImplementedError(f"{self.title} shows every move at once")

    def can_take_back(self, events: Events) -> bool:
        """May the move that did this be taken back by the seat that made it?"""
        return False

    def clock(self, state: S, seconds: int) -> int:
        """How long the seat to act has, at a table that gives so many seconds; 0 is no limit."""
        return seconds

    def move_of_the_silent(self, state: S) -> Move | None:
        """The move that silence means; None where a bot has to find one."""
        return None

    #: keys of checks that are two words: `pen A`, `hand# B`
    paired_keys: ClassVar[frozenset[str]]

    @abstractmethod
    def field(self, state: S, key: str) -> str:
        """The value of a field or check in notation. Raises BadNotation for an unknown key."""

    @abstractmethod
    def seen(self, view: Any, key: str) -> str:
        """The value of a field as a view shows it, `?` for what it hides."""

    @abstractmethod
    def same(self, key: str, expected: str, actual: str) -> bool:
        """Are two values of a field equal, in the order and detail that matter for it?"""
