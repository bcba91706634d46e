"""That's Not a Hat: gifts handed round face down, under the name you remember, for 2 to 8 players."""

from collections.abc import Sequence

from smallbox.core.game import Game
from smallbox.core.messages import Move
from smallbox.core.options import Preset
from smallbox.games.hat import messages
from smallbox.games.hat.bot import HatBots
from smallbox.games.hat.bot.environment import HatEnvironment
from smallbox.games.hat.clauses import CLAUSES, RULINGS
from smallbox.games.hat.messages import Options, View
from smallbox.games.hat.notation import HatNotation
from smallbox.games.hat.options import FEWEST_PLAYERS, MOST_PLAYERS, OPTIONS
from smallbox.games.hat.rules import apply, check, legal, moves, prompt, setup, view
from smallbox.games.hat.rules.cards import Gifts
from smallbox.games.hat.rules.data import IDENTITY, check_words, load_gifts
from smallbox.games.hat.rules.measures import HatMeasures
from smallbox.games.hat.rules.state import OVER, State
from smallbox.games.hat.rules.table_rules import HatTableRules
from smallbox.games.hat.words import describe

RULES_VERSION = "1"


class Hat(Game[State, Options, View, Gifts]):
    """That's Not a Hat, by docs/rules/hat.md."""

    name = "hat"
    title = "That's Not a Hat"
    rules_version = RULES_VERSION
    fewest_players = FEWEST_PLAYERS
    most_players = MOST_PLAYERS
    # H33: the second penalty ends the round, which takes some 60 % of the gifts.
    presets = (Preset("short", {"penalty_limit": "2"}),)
    clauses = CLAUSES
    rulings = RULINGS
    moves = messages.MOVES
    events = messages.EVENTS
    view_type = View
    prompts = prompt.CODES
    is_of_memory = True
    is_open_at_end = True
    option_table = OPTIONS
    notation = HatNotation()
    bot = HatBots()
    environment = HatEnvironment()
    measures = HatMeasures()
    table_rules = HatTableRules()

    # The verbs, without a call in between.
    data = staticmethod(load_gifts)
    setup = staticmethod(setup.setup)
    check = staticmethod(check.check)
    legal_moves = staticmethod(legal.legal_moves)
    outcome = staticmethod(apply.outcome)
    apply = staticmethod(apply.apply)
    opened = staticmethod(view.opened)
    view = staticmethod(view.view)
    describe = staticmethod(describe)

    def check_box(self, data: Gifts) -> None:
        check_words(data)

    def card_count(self, data: Gifts) -> int:
        return int(data.size)

    def data_tag(self, options: Options) -> str:
        return options.data.source.tag(IDENTITY)

    def to_act(self, state: State) -> int | None:
        return None if state.phase == OVER else int(state.to_act())

    def most_moves(self, options: Options) -> int | None:
        return 2 * options.max_gifts or None  # H40: each gift is named and answered

    def actions(self, state: State) -> int:
        return moves.number_of_actions(state.gifts)

    def action(self, state: State, move: Move) -> int:
        return moves.action_of(state.gifts, move)

    def move(self, state: State, action: int) -> Move:
        return moves.move_of(state.gifts, action)

    def views(self, state: State, seats: Sequence[int | None]) -> list[View]:
        public = view.view_of_all(state)
        return [view.add_own(state, public, seat) for seat in seats]


GAME = Hat()
