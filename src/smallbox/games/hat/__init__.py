"""That's Not a Hat: gifts handed round face down, under the name you remember, for 2 to 8 players."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Literal

from smallbox.core.bot import Bot
from smallbox.core.chance import Chance, SearchRng
from smallbox.core.data import Source
from smallbox.core.events import Events
from smallbox.core.game import Game, Stage
from smallbox.core.messages import Event, Move, Outcome
from smallbox.core.messages import View as BaseView
from smallbox.core.notation import seat_name
from smallbox.core.options import Option
from smallbox.core.refusal import Fact, Refusal
from smallbox.games.hat import messages, options
from smallbox.games.hat.bot.blunders import blunder
from smallbox.games.hat.bot.levels import EasyBot, ExpertBot, GreedyBot, HardBot, NormalBot
from smallbox.games.hat.bot.memory import Memory
from smallbox.games.hat.bot.perfect import PerfectBot
from smallbox.games.hat.bot.sample import sample
from smallbox.games.hat.clauses import CLAUSES, RULINGS
from smallbox.games.hat.messages import Accept, Opened, Options, View
from smallbox.games.hat.notation import case_fields, position, read, write
from smallbox.games.hat.rules import apply, check, legal, moves, setup, stages, view
from smallbox.games.hat.rules.cards import Gifts
from smallbox.games.hat.rules.data import IDENTITY, load_gifts, packaged_gifts
from smallbox.games.hat.rules.match import Match, next_starter
from smallbox.games.hat.rules.state import ANSWER, CLAIM, OVER, State
from smallbox.games.hat.words import describe

RULES_VERSION = "1"


class Hat(Game[State]):
    """That's Not a Hat as the rest of smallbox sees it."""

    name = "hat"
    title = "That's Not a Hat"
    rules_version = RULES_VERSION
    fewest_players = options.FEWEST_PLAYERS
    most_players = options.MOST_PLAYERS
    clauses = CLAUSES
    rulings = RULINGS
    moves = messages.MOVES
    events = messages.EVENTS
    view_type = View
    bots: ClassVar[Mapping[str, type[Bot]]] = {
        "greedy": GreedyBot,
        "easy": EasyBot,
        "normal": NormalBot,
        "hard": HardBot,
        "expert": ExpertBot,
        "perfect": PerfectBot,
    }
    is_of_memory = True
    is_open_at_end = True
    paired_keys = case_fields.PAIRED

    # The two verbs of every loop over moves, without a call in between.
    legal_moves = staticmethod(legal.legal_moves)
    apply = staticmethod(apply.apply)

    def data(self, source: Source | None) -> Gifts:
        return load_gifts(source)

    def options(self, players: int, given: Mapping[str, str], data: Gifts | None = None) -> Options:
        return options.read_hat_options(players, given, data or packaged_gifts())

    def option_list(self) -> list[Option]:
        return list(options.OPTIONS.values())

    def write_options(self, chosen: Options) -> str:
        return options.write_hat_options(chosen)

    def data_tag(self, chosen: Options) -> str:
        return chosen.data.source.tag(IDENTITY)

    def setup(self, chosen: Options, chance: Chance, events: Events | None = None) -> State:
        return setup.setup(chosen, chance, events)

    def to_act(self, state: State) -> int | None:
        return None if state.phase == OVER else int(state.to_act())

    def check(self, state: State, seat: int, move: Move) -> Refusal | None:
        return check.check(state, seat, move)

    def actions(self, state: State) -> int:
        return moves.number_of_actions(state.gifts)

    def action(self, state: State, move: Move) -> int:
        return moves.action_of(state.gifts, move)

    def move(self, state: State, action: int) -> Move:
        return moves.move_of(state.gifts, action)

    def outcome(self, state: State) -> Outcome | None:
        return apply.outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def views(self, state: State, seats: Sequence[int | None]) -> list[BaseView]:
        public = view.view_of_all(state)
        return [view.add_own(state, public, seat) for seat in seats]

    def opened(self, state: State) -> Opened:
        return view.opened(state)

    def memory(self, seat: int, chosen: Options) -> Memory:
        return Memory(seat, chosen)

    def sample(self, seen: View, memory: Memory, rng: SearchRng) -> State:
        return sample(seen, memory, rng)

    def blunder(self, state: State, action: int) -> str:
        return blunder(state, action)

    def rounds(self, chosen: Options) -> int:
        return chosen.rounds

    def match_outcome(self, scores: Sequence[Sequence[int]]) -> Outcome:
        played = Match(len(scores[0]), scores)
        return Outcome("match", played.winners(), played.totals())

    def next_starter(self, starter: int, players: int) -> int:
        return next_starter(starter, players)

    def with_starter(self, given: Mapping[str, str], starter: int) -> dict[str, str]:
        return {**given, "starter": seat_name(starter)}

    def chat(self, chosen: Options) -> Literal["free", "quick", "off"]:
        # A36: quick phrases give little away of what one should remember.
        return chosen.chat

    def stages(self, chosen: Options, events: Events) -> list[Stage]:
        return stages.stages(chosen, events)

    def view_in_stage(self, state: State, seat: int | None, stage: str) -> View:
        return stages.view_in_stage(state, seat, stage)

    def clock(self, state: State, seconds: int) -> int:
        # A34: a claim may take longer than an answer.
        if state.phase == CLAIM:
            return state.options.claim_clock or seconds
        return state.options.answer_clock or seconds * 2 // 3

    def move_of_the_silent(self, state: State) -> Move | None:
        # A34: "thank you" is the polite default; a name has to be found.
        return Accept() if state.phase == ANSWER else None

    def read_position(self, text: str, chance: Chance, data: Gifts | None = None) -> State:
        return position.read_position(text, chance, data or packaged_gifts())

    def write_position(self, state: State) -> str:
        return write.write_position(state)

    def setup_lines(self, state: State) -> list[str]:
        return write.setup_lines(state)

    def read_move(self, text: str, state: State, seat: int) -> Move:
        return read.read_move(text, state)

    def write_move(self, move: Move) -> str:
        return write.write_move(move)

    def describe(self, key: str, fact: Fact, say: Callable[..., str]) -> str:
        return describe(key, fact, say)

    def write_event(self, event: Event) -> str:
        return write.write_event(event)

    def field(self, state: State, key: str) -> str:
        return case_fields.field(state, key)

    def seen(self, seen: View, key: str) -> str:
        return case_fields.seen(seen, key)

    def same(self, key: str, expected: str, actual: str) -> bool:
        return case_fields.same(key, expected, actual)


GAME = Hat()
