"""Kanobu: rock-paper-scissors shedding with chained effects, for 2 to 8 players."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from smallbox.core.bot import Bot, Level
from smallbox.core.chance import Chance, SearchRng
from smallbox.core.data import Source
from smallbox.core.events import Events
from smallbox.core.game import Game
from smallbox.core.messages import Event, Move, Outcome
from smallbox.core.messages import View as BaseView
from smallbox.core.options import Option
from smallbox.core.refusal import Fact, Refusal
from smallbox.games.kanobu import messages
from smallbox.games.kanobu.bot.blunders import blunder
from smallbox.games.kanobu.bot.greedy import GreedyBot
from smallbox.games.kanobu.bot.levels import LEVELS
from smallbox.games.kanobu.bot.memory import Memory
from smallbox.games.kanobu.bot.sample import hints_of, sample
from smallbox.games.kanobu.bot.search_state import KanobuSearchState, SearchParameters, parameters_of
from smallbox.games.kanobu.clauses import CLAUSES, RULINGS
from smallbox.games.kanobu.messages import Opened, Options, View
from smallbox.games.kanobu.notation import case_fields, position, read, write
from smallbox.games.kanobu.options import OPTIONS, read_kanobu_options, write_kanobu_options
from smallbox.games.kanobu.rules import apply, check, legal, moves, setup, view
from smallbox.games.kanobu.rules.cards import Pack
from smallbox.games.kanobu.rules.data import load_pack
from smallbox.games.kanobu.rules.state import OVER, State
from smallbox.games.kanobu.words import describe

RULES_VERSION = "1"


class Kanobu(Game[State]):
    """Kanobu as the rest of smallbox sees it."""

    name = "kanobu"
    title = "Kanobu"
    rules_version = RULES_VERSION
    fewest_players = 2
    most_players = 8
    clauses = CLAUSES
    rulings = RULINGS
    moves = messages.MOVES
    events = messages.EVENTS
    view_type = View
    bots: ClassVar[Mapping[str, type[Bot] | Level]] = {"greedy": GreedyBot, **LEVELS}
    paired_keys = case_fields.PAIRED

    # The two verbs of every loop over moves, without a call in between.
    legal_moves = staticmethod(legal.legal_moves)
    apply = staticmethod(apply.apply)

    def data(self, source: Source | None) -> Pack:
        return load_pack(source)

    def options(self, players: int, given: Mapping[str, str], data: Any = None) -> Options:
        return read_kanobu_options(players, given, data)

    def option_list(self) -> list[Option]:
        return list(OPTIONS.values())

    def write_options(self, options: Options) -> str:
        return write_kanobu_options(options)

    def data_tag(self, options: Options) -> str:
        return options.data.tag

    def setup(self, options: Options, chance: Chance, events: Events | None = None) -> State:
        return setup.setup(options, chance, events)

    def to_act(self, state: State) -> int | None:
        return None if state.phase == OVER else int(state.to_act)

    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        return check.check(state, seat, move)

    def actions(self, state: State) -> int:
        return len(state.faces.names) + legal.OTHER_ACTIONS

    def action(self, state: State, move: Move) -> int:
        return moves.action_of(state.faces, move)

    def move(self, state: State, action: int) -> Move:
        return moves.move_of(state.faces, action)

    def outcome(self, state: State) -> Outcome | None:
        return apply.outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def views(self, state: State, seats: Sequence[int | None]) -> list[BaseView]:
        public = view.view_of_all(state)
        return [view.add_private(state, public, seat) for seat in seats]

    def opened(self, state: State) -> Opened:
        return view.opened(state)

    def memory(self, seat: int, options: Options) -> Memory:
        return Memory(seat, options)

    def sample(self, seen: View, memory: Memory, rng: SearchRng) -> State:
        return sample(seen, memory, rng)

    def search_parameters(self, options: Options, given: Mapping[str, float]) -> SearchParameters:
        return parameters_of(options.data.faces, given)

    def search_state(self, state: State, seat: int, parameters: SearchParameters, memory: Memory) -> KanobuSearchState:
        # A position that was never dealt may show faces that its pack has not.
        fitting = parameters if parameters.faces is state.faces else parameters_of(state.faces, {})
        return KanobuSearchState(state, seat, fitting, hints_of(state, memory))

    def blunder(self, state: State, action: int) -> str:
        return blunder(state, action)

    def read_position(self, text: str, chance: Chance, data: Any = None) -> State:
        return position.read_position(text, chance, data)

    def write_position(self, state: State) -> str:
        return write.write_position(state)

    def setup_lines(self, state: State) -> list[str]:
        return write.setup_lines(state)

    def read_move(self, text: str, state: State, seat: int) -> Move:
        return read.read_move(text)

    def write_move(self, move: Move) -> str:
        return write.write_move(move)

    def describe(self, key: str, fact: Fact, say: Callable[..., str]) -> str:
        return describe(key, fact, say)

    def write_event(self, event: Event) -> str:
        return ""

    def field(self, state: State, key: str) -> str:
        return case_fields.field(state, key)

    def seen(self, seen: View, key: str) -> str:
        return case_fields.seen(seen, key)

    def same(self, key: str, expected: str, actual: str) -> bool:
        return case_fields.same(key, expected, actual)


GAME = Kanobu()
