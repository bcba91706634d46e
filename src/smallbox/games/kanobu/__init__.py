"""Kanobu: rock-paper-scissors shedding with chained effects, for 2 to 8 players."""

from smallbox.core.game import Game
from smallbox.core.messages import Move
from smallbox.core.options import Preset
from smallbox.games.kanobu import messages
from smallbox.games.kanobu.bot import KanobuBots
from smallbox.games.kanobu.bot.environment import KanobuEnvironment
from smallbox.games.kanobu.clauses import CLAUSES, RULINGS
from smallbox.games.kanobu.messages import Options, View
from smallbox.games.kanobu.notation import KanobuNotation
from smallbox.games.kanobu.options import OPTIONS
from smallbox.games.kanobu.rules import apply, causes, check, legal, moves, prompt, setup, view
from smallbox.games.kanobu.rules.cards import Pack
from smallbox.games.kanobu.rules.data import check_hand, load_pack
from smallbox.games.kanobu.rules.measures import KanobuMeasures
from smallbox.games.kanobu.rules.state import State
from smallbox.games.kanobu.words import describe

RULES_VERSION = "1"


class Kanobu(Game[State, Options, View, Pack]):
    """Kanobu, by docs/rules/kanobu.md."""

    name = "kanobu"
    title = "Kanobu"
    rules_version = RULES_VERSION
    fewest_players = 2
    most_players = 8
    # C34: two thirds of the moves that four players need; then the fewest cards win.
    presets = (Preset("short", {"maxMoves": "40"}),)
    clauses = CLAUSES
    rulings = RULINGS
    moves = messages.MOVES
    events = messages.EVENTS
    view_type = View
    own_fields = ("seat", "moves", "prompt", "hand", "drawn", "payment")
    prompts = prompt.CODES
    option_table = OPTIONS
    notation = KanobuNotation()
    bot = KanobuBots()
    environment = KanobuEnvironment()
    measures = KanobuMeasures()

    # The verbs, without a call in between.
    data = staticmethod(load_pack)
    setup = staticmethod(setup.setup)
    check = staticmethod(check.check)
    legal_moves = staticmethod(legal.legal_moves)
    outcome = staticmethod(apply.outcome)
    apply = staticmethod(apply.apply)
    explain = staticmethod(causes.explain)
    opened = staticmethod(view.opened)
    own = staticmethod(view.own)
    to_act = staticmethod(view.to_act)
    views = staticmethod(view.views)
    view = staticmethod(view.view)
    describe = staticmethod(describe)

    def check_box(self, data: Pack) -> None:
        check_hand(data)

    def card_count(self, data: Pack) -> int:
        return sum(data.counts.values())

    def data_tag(self, options: Options) -> str:
        return options.data.tag

    def most_moves(self, options: Options) -> int:
        return options.maxMoves  # C34

    def actions(self, state: State) -> int:
        return len(state.faces.names) + legal.OTHER_ACTIONS

    def action(self, state: State, move: Move) -> int:
        return moves.action_of(state.faces, move)

    def move(self, state: State, action: int) -> Move:
        return moves.move_of(state.faces, action)


GAME = Kanobu()
