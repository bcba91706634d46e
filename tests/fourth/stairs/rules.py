"""The rules of Stairs: who may lay what, and what comes of it."""

from smallbox.core.chance import Chance, shuffle_cards
from smallbox.core.errors import Refused
from smallbox.core.events import Events
from smallbox.core.messages import Move, Outcome
from smallbox.core.refusal import Refusal
from stairs.clauses import T1, T2, T3, T4, T5, T6
from stairs.messages import AnyMove, CardLaid, Dealt, GameEnded, Lay, Options, Rest, Rested, StairsBegan, State

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
NUMBERS = [str(number) for number in range(1, 13)]
MOVES: list[AnyMove] = [*map(Lay, NUMBERS), Rest()]


def setup(options: Options, chance: Chance, events: Events | None = None) -> State:
    if not FEWEST_PLAYERS <= options.players <= MOST_PLAYERS:
        raise Refused(Refusal(T1, players=options.players))
    # T8: the table chose how many cards each player gets.
    deck, each, seats = shuffle_cards(chance, "deck", NUMBERS * 4), options.cards, range(options.players)
    hands = [sorted(deck[seat * each : (seat + 1) * each], key=int) for seat in seats]
    for seat in seats if events is not None else ():
        assert events is not None
        events.only(seat, Dealt(seat, hands[seat]))
    aside = sorted(deck[options.players * each :], key=int)
    return State(chance=chance, options=options, turn=0, rests=0, pile=[], gone=[], hands=hands, aside=aside)


def winner(state: State) -> int | None:
    """T6: who has no card left."""
    return next((seat for seat, hand in enumerate(state.hands) if not hand), None)


def check(state: State, seat: int, move: Move) -> Refusal | None:
    if winner(state) is not None:
        return Refusal(T6)
    if seat != state.turn:
        return Refusal(T2, "turn", seat=state.turn)
    if not isinstance(move, Lay):
        # T4: anybody may rest, but T5: not who begins.
        return None if state.pile else Refusal(T5)
    if move.card not in state.hands[seat]:
        return Refusal(T2, "held", card=move.card)
    # T7: equal cards only where the table chose so.
    least = int(state.pile[-1]) + (not state.options.equal) if state.pile else 1
    return None if int(move.card) >= least else Refusal(T3, card=move.card, top=state.pile[-1])


def apply(state: State, action: int, events: Events | None = None) -> None:
    events, move, seat = events or Events(), MOVES[action], state.turn
    state.turn = (seat + 1) % state.options.players
    if isinstance(move, Lay):
        state.hands[seat].remove(move.card)
        state.pile.append(move.card)
        state.rests = 0
        events.everyone(CardLaid(seat, move.card))
        if not state.hands[seat]:
            events.everyone(GameEnded([seat]))
        return
    state.rests += 1
    events.everyone(Rested(seat))
    if state.rests == state.options.players - 1:
        # T5: the next in turn is who laid the last card.
        state.gone += state.pile
        state.pile, state.rests = [], 0
        events.everyone(StairsBegan(state.turn))


def outcome(state: State) -> Outcome | None:
    won = winner(state)
    return None if won is None else Outcome("out", [won], [-len(hand) for hand in state.hands])


#: where the clauses are obeyed that no refusal cites
OBEYED = {T4: apply}
