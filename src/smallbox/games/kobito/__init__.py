"""Kobito: rainbows that lead to pots of gold."""

from smallbox.core.game import Game
from smallbox.core.messages import Move
from smallbox.core.options import Preset
from smallbox.games.kobito import messages
from smallbox.games.kobito.bot import KobitoBots
from smallbox.games.kobito.bot.environment import KobitoEnvironment
from smallbox.games.kobito.clauses import CLAUSES, RULINGS
from smallbox.games.kobito.messages import Options, View
from smallbox.games.kobito.notation import KobitoNotation
from smallbox.games.kobito.options import OPTIONS
from smallbox.games.kobito.rules import apply, check, legal, moves, prompt, setup, view
from smallbox.games.kobito.rules.cards import Data
from smallbox.games.kobito.rules.data import check_box, load
from smallbox.games.kobito.rules.measures import KobitoMeasures
from smallbox.games.kobito.rules.state import OVER, State
from smallbox.games.kobito.rules.table_rules import KobitoTableRules
from smallbox.games.kobito.words import describe

RULES_VERSION = "1"


class Kobito(Game[State, Options, View, Data]):
    """Kobito, by docs/rules/kobito.md."""

    name = "kobito"
    title = "Kobito"
    rules_version = RULES_VERSION
    fewest_players = 2
    most_players = 6
    usual_players = 3
    # V10: half of the gold cards, and half of the turns.
    presets = (Preset("short", {"gold_cards": "9"}),)
    clauses = CLAUSES
    rulings = RULINGS
    moves = messages.MOVES
    events = messages.EVENTS
    view_type = View
    own_fields = ("seat", "moves", "prompt", "numbers", "next_easel", "hand")
    prompts = prompt.CODES
    option_table = OPTIONS
    notation = KobitoNotation()
    bot = KobitoBots()
    environment = KobitoEnvironment()
    measures = KobitoMeasures()
    table_rules = KobitoTableRules()

    # The verbs, without a call in between.
    data = staticmethod(load)
    setup = staticmethod(setup.setup)
    check = staticmethod(check.check)
    legal_moves = staticmethod(legal.legal_moves)
    outcome = staticmethod(apply.outcome)
    apply = staticmethod(apply.apply)
    opened = staticmethod(view.opened)
    own = staticmethod(view.own)
    views = staticmethod(view.views)
    view = staticmethod(view.view)
    describe = staticmethod(describe)

    def check_box(self, data: Data) -> None:
        check_box(data)

    def card_count(self, data: Data) -> int:
        return sum(data.counts) + len(data.gold)

    def data_tag(self, options: Options) -> str:
        return options.data.tag

    def to_act(self, state: State) -> int | None:
        return None if state.phase == OVER else int(state.turn)

    def actions(self, state: State) -> int:
        return legal.actions(state)

    def action(self, state: State, move: Move) -> int:
        return moves.action_of(state, move)

    def move(self, state: State, action: int) -> Move:
        return moves.move_of(state, action)


GAME = Kobito()
