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
from smallbox.games.kobito.bot.greedy import GreedyBot
from smallbox.games.kobito.bot.levels import LEVELS
from smallbox.games.kobito.bot.memory import Memory
from smallbox.games.kobito.bot.sample import hints_of, sample
from smallbox.games.kobito.bot.search_state import KobitoSearchState, SearchParameters, parameters_of
from smallbox.games.kobito.clauses import CLAUSES, RULINGS
from smallbox.games.kobito.messages import EVENTS, FINAL_EVENTS, MOVES, Opened, Options, View
from smallbox.games.kobito.notation import case_fields, position, read, write
from smallbox.games.kobito.options import options_with, read_kobito_options, write_kobito_options
from smallbox.games.kobito.rules import apply, check, legal, moves, setup, view
from smallbox.games.kobito.rules.cards import Data
from smallbox.games.kobito.rules.data import load
from smallbox.games.kobito.rules.state import OVER, State
from smallbox.games.kobito.words import describe


class Kobito(Game[State]):
    """Kobito, by docs/rules/kobito.md."""

    name = "kobito"
    title = "Kobito"
    rules_version = "1"
    fewest_players = 2
    most_players = 6
    usual_players = 3
    clauses = CLAUSES
    rulings = RULINGS
    moves = MOVES
    events = EVENTS
    view_type = View
    bots: ClassVar[Mapping[str, type[Bot] | Level]] = {"greedy": GreedyBot, **LEVELS}
    paired_keys = case_fields.PAIRED

    # The two verbs of every loop over moves, without a call in between.
    legal_moves = staticmethod(legal.legal_moves)
    apply = staticmethod(apply.apply)

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
        return setup.setup(options, chance, events)

    def to_act(self, state: State) -> int | None:
        return None if state.phase == OVER else int(state.turn)

    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        return check.check(state, seat, move)

    def actions(self, state: State) -> int:
        return legal.actions(state)

    def action(self, state: State, move: Move) -> int:
        return moves.action_of(state, move)

    def move(self, state: State, action: int) -> Move:
        return moves.move_of(state, action)

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
        return parameters_of(options.players, given)

    def search_state(self, state: State, seat: int, parameters: SearchParameters, memory: Memory) -> KobitoSearchState:
        return KobitoSearchState(state, seat, parameters, hints_of(state, memory), 0)

    def blunder(self, state: State, action: int) -> str:
        return blunder(state, action)

    def can_take_back(self, events: Events) -> bool:
        # D60: within the turn, until a hidden card was revealed.
        return not any(isinstance(event, FINAL_EVENTS) for _, _, event in events.told)

    def read_position(self, text: str, chance: Chance, data: Data | None = None) -> State:
        return position.read_position(text, chance, data)

    def write_position(self, state: State) -> str:
        return write.write_position(state)

    def setup_lines(self, state: State) -> list[str]:
        return write.setup_lines(state)

    def read_move(self, text: str, state: State, seat: int) -> Move:
        return read.read_move(text, state, seat)

    def write_move(self, move: Move) -> str:
        return write.write_move(move)

    def describe(self, key: str, fact: Fact, say: Callable[..., str]) -> str:
        return describe(key, fact, say)

    def write_event(self, event: Event) -> str:
        return ""  # the cases of Kobito name no events

    def field(self, state: State, key: str) -> str:
        return case_fields.field(state, key)

    def seen(self, seen: Any, key: str) -> str:
        return case_fields.seen(seen, key)

    def same(self, key: str, expected: str, actual: str) -> bool:
        return case_fields.same(key, expected, actual)


GAME = Kobito()
