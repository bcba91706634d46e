"""What a game offers: the verbs that the command line, the table, bots and tests speak.

A game says what only it can know: setup, check, apply, view, and the table of its moves. What follows from that is
derived here, and a game overrides it only to be faster. Notation, options, tables and bots are facets of their own.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from smallbox.core import prompt
from smallbox.core.bot_support import BotSupport
from smallbox.core.chance import Chance
from smallbox.core.data import Source
from smallbox.core.environment import Environment
from smallbox.core.errors import BadData
from smallbox.core.events import Events
from smallbox.core.game_notation import Notation
from smallbox.core.layout import Zone, zones_of
from smallbox.core.measures import Measures
from smallbox.core.messages import Event, Move, Opened, Outcome, View
from smallbox.core.options import Option, Options, OptionTable, Preset
from smallbox.core.refusal import Fact, Refusal
from smallbox.core.table_rules import TableRules


class StateLike(Protocol):
    """The whole truth of one game; only its rules, view, notation and bot look inside."""

    chance: Chance

    def clone(self) -> Self: ...


S = TypeVar("S", bound=StateLike)
O = TypeVar("O", bound=Options)  # noqa: E741 - options
V = TypeVar("V", bound=View)
D = TypeVar("D")


class Game(ABC, Generic[S, O, V, D]):
    """One game, as its executable rulebook. There is one object of each class, in the registry."""

    # What every game says.

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[str]
    fewest_players: ClassVar[int]
    most_players: ClassVar[int]
    #: the structs of moves, events and views, for decoding and for the documentation
    moves: ClassVar[Sequence[type[Move]]]
    events: ClassVar[Sequence[type[Event]]]
    view_type: ClassVar[type[View]]
    #: its facets
    option_table: OptionTable[O, D]
    notation: Notation[S, V, D]
    bot: BotSupport[S, O, V, Any] = BotSupport()
    environment: Environment[O, V] = Environment()
    table_rules: TableRules[S, O] = TableRules()
    measures: Measures[S] = Measures()

    @abstractmethod
    def setup(self, options: O, chance: Chance, events: Events | None = None) -> S:
        """A fresh game, and what everybody sees of its set-up. Raises Refused."""

    @abstractmethod
    def to_act(self, state: S) -> int | None:
        """The seat to act, None when the game is over."""

    @abstractmethod
    def check(self, state: S, seat: int, move: Move) -> Refusal | None:
        """Name the clause that forbids a seat's move, or None."""

    @abstractmethod
    def apply(self, state: S, action: int, events: Events | None = None) -> None:
        """Carry out a legal action of the seat to act."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended and who won, None while it runs."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What a seat may know; None is a spectator."""

    # The fixed numbering of moves: a table of all of them, or, where that would be long, these three by themselves.

    def all_moves(self, state: S) -> Sequence[Move]:
        """Every move there is in games with these options; its place in the table is its number."""
        raise NotImplementedError("expected all_moves, or actions, action and move")

    def actions(self, state: S) -> int:
        """How many actions the fixed numbering has."""
        return len(self.all_moves(state))

    def action(self, state: S, move: Move) -> int:
        """The number of a move that `check` lets pass."""
        return self.all_moves(state).index(move)

    def move(self, state: S, action: int) -> Move:
        """The struct of an action of the seat to act."""
        return self.all_moves(state)[action]

    # What is derived.

    @property
    def package(self) -> str:
        """The package that the game lives in, with its `text/` and `rulebook/`."""
        return type(self).__module__

    def zones(self) -> list[Zone]:
        """What lies where in a view, for tables that know no game."""
        return zones_of(self.view_type)

    #: the codes of all prompts that its views can have
    prompts: ClassVar[Sequence[str]] = prompt.CODES
    #: every clause, and the rulings and options that have a paragraph of their own
    clauses: ClassVar[Sequence[str]] = ()
    rulings: ClassVar[Sequence[str]] = ()
    #: does the game live on what people forget? Then nothing is ever told twice
    is_of_memory: ClassVar[bool] = False
    #: how many play it best, for a table that is made without a word about it
    usual_players: ClassVar[int] = 4
    #: options that go together, for a table that wants them in one tap
    presets: ClassVar[Sequence[Preset]] = ()
    #: after the end nothing is hidden any more, so that a case's `view` shows every field as it is
    is_open_at_end: ClassVar[bool] = False

    def legal_moves(self, state: S) -> list[int]:
        """The actions that `check` lets pass, each once."""
        seat = self.to_act(state)
        if seat is None:
            return []
        numbers = range(self.actions(state))
        return [action for action in numbers if self.check(state, seat, self.move(state, action)) is None]

    def most_moves(self, options: O) -> int | None:
        """After how many moves a game is over at the latest; None where no guard of the rules says so."""
        return None

    def views(self, state: S, seats: Sequence[int | None]) -> list[V]:
        """The views of several seats at once; what is public is looked up once."""
        return [self.view(state, seat) for seat in seats]

    #: the fields of a view that `own` may name; none where views are built seat by seat
    own_fields: ClassVar[Sequence[str]] = ()

    def own(self, state: S, public: V, seat: int) -> dict[str, object]:
        """The fields in which a seat's view differs from `public`, which is a spectator's."""
        raise NotImplementedError("expected own, where there are own_fields")

    def explain(self, state: S, events: Events) -> None:
        """Add to what the last move did why it happened, where that was settled by an earlier move."""

    def opened(self, state: S) -> Opened:
        """What views hide. Never to be shown before the end of the game."""
        return Opened()

    def data(self, source: Source | None) -> D:
        """The cards: the package's own, or those of a data file. Raises BadData."""
        raise BadData(f"{self.title} has no cards of one's own")

    def check_box(self, data: D) -> None:
        """Cards of one's own that a table can be laid with, and that can be drawn. Raises BadData."""

    def card_count(self, data: D) -> int:
        """How many cards lie in the box."""
        return 0

    def data_tag(self, options: O) -> str:
        """The value of a record's `Data` tag."""
        return self.name

    def options(self, players: int, given: Mapping[str, str], data: D | None = None) -> O:
        """Options from their written form. Raises BadOption, or Refused for what a clause forbids."""
        return self.option_table.read(players, given, data)

    def option_list(self) -> list[Option]:
        """What a table may choose, in the order of the rules."""
        return self.option_table.listed()

    def write_options(self, options: O) -> str:
        """The options that differ from the default, as after `opt`."""
        return self.option_table.write(options)

    def describe(self, key: str, fact: Fact, say: Callable[..., str]) -> str:
        """A fact of a refusal or an event in words; `say(id, **facts)` gives a sentence of the reader's language."""
        return str(fact)


#: any game, for those who ask it for no more than its verbs
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
