"""Kobito: rainbows that lead to pots of gold."""

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
from smallbox.games.kobito.bot.blunders import blunder
from smallbox.games.kobito.bot.greedy import LEVELS, GreedyBot
from smallbox.games.kobito.bot.memory import Memory, hints_of, sample
from smallbox.games.kobito.bot.search_state import KobitoSearchState, SearchParameters, parameters_of
from smallbox.games.kobito.clauses import CLAUSES, RULINGS
from smallbox.games.kobito.messages import EVENTS, FINAL_EVENTS, MOVES, Opened, Options, View
from smallbox.games.kobito.notation import read as notation
from smallbox.games.kobito.notation.position import read_position
from smallbox.games.kobito.notation.write import setup_lines, write_position
from smallbox.games.kobito.options import options_with, read_kobito_options, write_kobito_options
from smallbox.games.kobito.rules import apply as rules
from smallbox.games.kobito.rules import legal
from smallbox.games.kobito.rules import view as views
from smallbox.games.kobito.rules.cards import Data
from smallbox.games.kobito.rules.check import check
from smallbox.games.kobito.rules.data import load
from smallbox.games.kobito.rules.legal import actions
from smallbox.games.kobito.rules.moves import action_of, move_of
from smallbox.games.kobito.rules.state import OVER, State
from smallbox.games.kobito.words import describe


class Kobito(Game[State]):
    """Kobito, by docs/rules/kobito.md."""

    name = "kobito"
    title = "Kobito"
    rules_version = "1"
    fewest_players = 2
    most_players = 6
    clauses = CLAUSES
    rulings = RULINGS
    moves = MOVES
    events = EVENTS
    view_type = View
    bots: ClassVar[Mapping[str, type[Bot] | Level]] = {"greedy": GreedyBot, **LEVELS}
    paired_keys = notation.PAIRED_KEYS

    # The two verbs of every loop over moves, without a call in between.
    legal_moves = staticmethod(legal.legal_moves)
    apply = staticmethod(rules.apply)

    def data(self, source: Source | None) -> Data:
        return load(source)

    def options(self, players: int, given: Mapping[str, str], data: Data | None = None) -> Options:
        return read_kobito_options(players, given, data)

    def option_list(self) -> list[Option]:
        return list(options_with(load(None)).values())

    def write_options(self, options: Options) -> str:
        return write_kobito_options(options)

    def data_tag(self, options: Options) -> str:
        return options.data.tag

    def setup(self, options: Options, chance: Chance, events: Events | None = None) -> State:
        return rules.setup(options, chance, events)

    def to_act(self, state: State) -> int | None:
        return None if state.phase == OVER else int(state.turn)

    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        return check(state, seat, move)

    def actions(self, state: State) -> int:
        return actions(state)

    def action(self, state: State, move: Move) -> int:
        return action_of(state, move)

    def move(self, state: State, action: int) -> Move:
        return move_of(state, action)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    def views(self, state: State, seats: Sequence[int | None]) -> list[BaseView]:
        public = views.view_of_all(state)
        return [views.add_private(state, public, seat) for seat in seats]

    def opened(self, state: State) -> Opened:
        return views.opened(state)

    def memory(self, seat: int, options: Options) -> Memory:
        return Memory(seat, options)

    def sample(self, view: View, memory: Memory, rng: SearchRng) -> State:
        return sample(view, memory, rng)

    def search_parameters(self, options: Options, given: Mapping[str, float]) -> SearchParameters:
        return parameters_of(options.players, given)

    def search_state(self, state: State, seat: int, parameters: SearchParameters, memory: Memory) -> KobitoSearchState:
        return KobitoSearchState(state, seat, parameters, hints_of(state, memory), 0)

    def blunder(self, state: State, action: int) -> str:
        return blunder(state, action)

    def can_take_back(self, events: Events) -> bool:
        # D60: within the turn, until a hidden card was revealed.
        return not any(isinstance(event, FINAL_EVENTS) for _, _, event in events.told)

    def read_position(self, text: str, chance: Chance, data: Data | None = None) -> State:
        return read_position(text, chance, data)

    def write_position(self, state: State) -> str:
        return write_position(state)

    def setup_lines(self, state: State) -> list[str]:
        return setup_lines(state)

    def read_move(self, text: str, state: State, seat: int) -> Move:
        return notation.read_move(text, state, seat)

    def write_move(self, move: Move) -> str:
        return notation.write_move(move)

    def describe(self, key: str, fact: Fact, say: Callable[..., str]) -> str:
        return describe(key, fact, say)

    def write_event(self, event: Event) -> str:
        return ""  # the cases of Kobito name no events

    def field(self, state: State, key: str) -> str:
        return notation.field(state, key)

    def seen(self, view: Any, key: str) -> str:
        return notation.seen(view, key)

    def same(self, key: str, expected: str, actual: str) -> bool:
        return notation.same(key, expected, actual)


GAME = Kobito()
