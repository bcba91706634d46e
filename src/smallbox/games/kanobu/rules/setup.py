"""A fresh game of Kanobu: pack, deal, opening card."""

from __future__ import annotations

from smallbox.core.chance import Chance
from smallbox.core.errors import Refused
from smallbox.core.events import Events
from smallbox.core.refusal import Refusal
from smallbox.games.kanobu import messages as say
from smallbox.games.kanobu.clauses import R1
from smallbox.games.kanobu.messages import Options
from smallbox.games.kanobu.rules.cards import NAMES_OF_COLOUR, SCISSORS
from smallbox.games.kanobu.rules.state import State, capacity_for


def setup(options: Options, chance: Chance, events: Events | None = None) -> State:
    """A fresh game: C2 to C4."""
    pack = options.data
    if not pack.fewest_players <= options.players <= pack.most_players:
        raise Refused(Refusal(R1, players=options.players, fewest=pack.fewest_players, most=pack.most_players))
    # The action numbers are those of the whole pack, also where two players leave cards out.
    state = State(options, pack.faces, chance, capacity_for(len(pack.cards)))
    cards = (pack.cards_for_two if options.players == 2 else pack.cards)[:]
    chance.shuffle("deck", cards, pack.faces.names)
    for card in cards:
        state.put_under(card)
    for seat in range(options.players):
        for _ in range(pack.hand_size):
            state.give(seat, state.take_from_deck())  # C3
    turn_up(state)
    state.to_act = options.firstSeat % options.players  # C6
    if events is not None:
        top = state.faces.names[state.pile[1] // NAMES_OF_COLOUR]
        events.everyone(say.GameBegan(int(state.to_act), top))
    return state


def turn_up(state: State) -> None:
    """C4: the opening card is only something to match (R5: as it is, or the first Rock, Paper or Scissors)."""
    if state.options.opening == "rpsOnly":
        for _ in range(state.deck_size):
            if state.faces.symbol[state.deck[state.deck_top]] <= SCISSORS:
                break
            state.put_under(state.take_from_deck())
    state.push(state.take_from_deck())


def deal_hands(state: State, hands: list[list[int]]) -> None:
    for seat, cards in enumerate(hands):
        for face in cards:
            state.give(seat, state.faces.local[face])
