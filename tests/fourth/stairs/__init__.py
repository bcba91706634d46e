"""Stairs: lay a higher card or rest, and be the first without cards. A whole game, in the tests only."""

from collections import Counter
from collections.abc import Sequence

from smallbox.core.bot_support import PlainBots, PlainMemory
from smallbox.core.chance import SearchRng, shuffle_cards
from smallbox.core.game import Game
from smallbox.core.messages import Move
from smallbox.core.options import OptionTable
from smallbox.core.prompt import whose_turn
from smallbox.core.struct_notation import StructNotation
from stairs import rules
from stairs.clauses import CLAUSES, RULINGS
from stairs.messages import CardLaid, Dealt, GameEnded, Lay, Opened, Options, Rest, Rested, StairsBegan, State, View


class StairsBots(PlainBots[State, Options, View]):
    """A sample deals what a seat has not seen to the others."""

    def sample(self, view: View, memory: PlainMemory[Options], rng: SearchRng) -> State:
        left = Counter(rules.NUMBERS * 4) - Counter([*(view.hand or []), *view.pile, *view.gone])
        deck = shuffle_cards(rng, "deck", sorted(left.elements()))
        held = {view.seat: list(view.hand or [])}
        hands = [held.get(seat) or [deck.pop() for _ in range(size)] for seat, size in enumerate(view.sizes)]
        return State(
            chance=rng.clone(),
            options=memory.options,
            turn=view.to_act or 0,
            rests=view.rests,
            pile=list(view.pile),
            gone=list(view.gone),
            hands=[sorted(hand, key=int) for hand in hands],
            aside=sorted(deck, key=int),
        )


class Stairs(Game[State, Options, View, None]):
    """Stairs as the rest of smallbox sees it."""

    name = "stairs"
    title = "Stairs"
    rules_version = "1"
    fewest_players = rules.FEWEST_PLAYERS
    most_players = rules.MOST_PLAYERS
    clauses = CLAUSES
    rulings = RULINGS
    moves = (Lay, Rest)
    events = (Dealt, CardLaid, Rested, StairsBegan, GameEnded)
    view_type = View
    option_table = OptionTable(Options)

    setup = staticmethod(rules.setup)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)

    def __init__(self) -> None:
        self.notation = StructNotation(self, State)
        self.bot = StairsBots(self)

    def to_act(self, state: State) -> int | None:
        return state.turn if rules.winner(state) is None else None

    def all_moves(self, state: State) -> Sequence[Move]:
        return rules.MOVES

    def view(self, state: State, seat: int | None) -> View:
        is_own = seat is not None and seat == self.to_act(state)
        moves = [rules.MOVES[action] for action in self.legal_moves(state)] if is_own else []
        prompt = whose_turn(seat, self.to_act(state))
        return View(
            seat=seat,
            to_act=self.to_act(state),
            moves=moves,
            prompt=prompt,
            hand=None if seat is None else list(state.hands[seat]),
            pile=list(state.pile),
            sizes=[len(hand) for hand in state.hands],
            gone=list(state.gone),
            unseen=len(state.aside),
            rests=state.rests,
            outcome=rules.outcome(state),
        )

    def opened(self, state: State) -> Opened:
        return Opened([list(hand) for hand in state.hands])


GAME = State.game = Stairs()
