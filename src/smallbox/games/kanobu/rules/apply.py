"""What the moves of Kanobu do, and how a game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.events import Events
from smallbox.core.messages import Outcome
from smallbox.games.kanobu import messages as say
from smallbox.games.kanobu.rules.cards import (
    CANCEL,
    CHANCE,
    COLOUR,
    COLOURS,
    DIRECTION,
    NAMES_OF_COLOUR,
    ONE,
    SCISSORS,
    SKIP,
    STAR,
    SYMBOLS,
    THREE,
    TWO,
)
from smallbox.games.kanobu.rules.deck import put_back, rebuild, take
from smallbox.games.kanobu.rules.legal import ACCEPT, CHANCE_PRICE, DRAW, NAME, PASS, STAR_PLAY, STAR_TAKE
from smallbox.games.kanobu.rules.state import (
    CAP,
    COLOUR_PHASE,
    DRAWN,
    NONE,
    OPEN_CARDS,
    OVER,
    PAY,
    RESPOND,
    RESULTS,
    RUNNING,
    STALEMATE,
    STAR_PHASE,
    TURN,
    WIN,
    State,
)

FROM_HAND: Final[i64] = 0
FROM_STAR: Final[i64] = 1


def apply(state: State, action: i64, events: Events | None = None) -> None:
    """Carry out a legal action of the seat to act."""
    base = state.faces.size
    if action < base:
        play(state, action, events)
    elif action == base + DRAW:
        draw(state, events)
    elif action == base + PASS:
        pass_turn(state, events)
    elif action == base + ACCEPT:
        accept(state, events)
    elif action < base + STAR_PLAY:
        name_colour(state, action - base - NAME, events)
    elif action < base + STAR_TAKE:
        star_play(state, action - base - STAR_PLAY, events)
    else:
        star_take(state, action - base - STAR_TAKE, events)
    state.moves += 1
    if state.moves >= state.max_moves and state.phase != OVER:
        end(state, CAP, events)  # C34


def play(state: State, card: i64, events: Events | None) -> None:
    """C30: the card leaves the hand and goes on the pile."""
    state.remove(state.to_act, card)
    symbol = state.faces.symbol[card]
    # C25: in RESPOND a Rock, Paper or Scissors is always a payment; it opens or goes on with it.
    if symbol <= SCISSORS and (state.phase == RESPOND or state.phase == PAY):
        pay(state, card, symbol, events)
        return
    if events is not None and symbol != CANCEL:
        events.everyone(say.CardPlayed(int(state.to_act), state.faces.names[card]))
    lay(state, card, symbol, FROM_HAND, events)


def pay(state: State, card: i64, symbol: i64, events: Events | None) -> None:
    """C25: three cards one after another, which is the whole turn."""
    state.push(card)
    state.undo = False
    state.quiet = 0
    state.paid[state.paid_size] = symbol
    state.paid_size += 1
    state.phase = PAY
    if events is not None:
        left = int(CHANCE_PRICE - state.paid_size)
        events.everyone(say.CardPaid(int(state.to_act), state.faces.names[card], left))
    if state.sizes[state.to_act] == 0:
        end(state, WIN, events)  # C5
    elif state.paid_size == CHANCE_PRICE:
        end_turn(state)


def lay(state: State, card: i64, symbol: i64, route: i64, events: Events | None) -> None:
    """C30: lay a card that has left the hand or the open cards; its effect starts at once."""
    state.drawn = NONE
    state.open_size = 0
    state.quiet = 0
    if symbol == CANCEL:
        cancel(state, card, events)
        return
    state.push(card)
    state.undo = False
    if state.sizes[state.to_act] == 0:
        end(state, WIN, events)  # C5: the effect of the winning card is not carried out.
    elif symbol <= SCISSORS:
        end_turn(state)  # C18
    elif symbol == DIRECTION:
        turn_round(state, events)
        state.undo = True
        end_turn(state)
    elif symbol == STAR:
        open_star(state, route, events)
    elif symbol == COLOUR:
        state.phase = COLOUR_PHASE
    else:
        make_demand(state, symbol, events)


def make_demand(state: State, symbol: i64, events: Events | None) -> None:
    """C19: the demand stands before the next player; the same symbol adds a link."""
    state.links = state.links + 1 if state.demand == symbol else 1
    state.demand = symbol
    state.by = state.to_act
    state.to_act = state.next_seat(state.to_act)
    state.phase = RESPOND
    if events is not None:
        amount = int(price(state))
        made = say.DemandMade(int(state.to_act), int(state.by), SYMBOLS[symbol], amount, everybody=False)
        events.everyone(made)


def price(state: State) -> i64:
    """How many cards the open demand costs (C20, C21, C23, C24, C25)."""
    symbol = state.demand
    if symbol == THREE:
        return 3 * state.links
    if symbol == ONE:
        return state.links
    if symbol == TWO:
        return 2 * state.links
    return CHANCE_PRICE if symbol == CHANCE else 0


def turn_round(state: State, events: Events | None) -> None:
    """C22: the direction turns round."""
    state.direction = -state.direction
    if events is not None:
        events.everyone(say.DirectionTurned(int(state.to_act), state.direction > 0))


def cancel(state: State, card: i64, events: Events | None) -> None:
    """C28: the top card of the pile and the Cancel go under the deck, the Cancel lowest."""
    if state.sizes[state.to_act] == 0:
        # C5: a winning Cancel lies on the pile like any other winning card.
        state.push(card)
        state.undo = False
        if events is not None:
            events.everyone(say.CardPlayed(int(state.to_act), state.faces.names[card]))
        end(state, WIN, events)
    elif state.cancel_stays and not has_something_to_cancel(state):
        state.push(card)
        state.undo = False
        if events is not None:
            events.everyone(say.CardPlayed(int(state.to_act), state.faces.names[card]))
        end_turn(state)
    else:
        remove_top(state, card, events)
        end_turn(state)


def has_something_to_cancel(state: State) -> bool:
    """R21: a demand, a direction change that would be undone, or a named colour on top."""
    if state.demand != NONE or (state.undo and state.cancel_undoes_direction):
        return True
    return state.pile[state.pile_size] % NAMES_OF_COLOUR != 0


def remove_top(state: State, card: i64, events: Events | None) -> None:
    removed: i64 = NONE
    if state.pile_size > 0:
        removed = state.pile[state.pile_size] // NAMES_OF_COLOUR
        state.pile_size -= 1
        state.put_under(removed)
    state.put_under(card)
    if events is not None:
        names = state.faces.names
        text = "" if removed == NONE else names[removed]
        events.everyone(say.CardCancelled(int(state.to_act), names[card], text))
    if state.undo and state.cancel_undoes_direction:
        turn_round(state, events)  # R24: undone if the Direction card is still the last card played.
    state.undo = False


def end_turn(state: State) -> None:
    state.demand = NONE
    state.drawn = NONE
    state.open_size = 0
    state.paid_size = 0
    state.to_act = state.next_seat(state.to_act)
    state.phase = TURN


def end(state: State, result: i64, events: Events | None) -> None:
    state.result = result
    state.winners = fewest_cards(state)
    state.phase = OVER
    state.demand = NONE
    state.drawn = NONE
    state.paid_size = 0
    if events is not None:
        events.everyone(say.GameEnded(RESULTS[result], state.winners))


def draw(state: State, events: Events | None) -> None:
    """C8: the drawn card may be played at once."""
    state.drawn = take(state, state.to_act, 1, events)
    state.phase = DRAWN


def pass_turn(state: State, events: Events | None) -> None:
    """C8: the drawn card is kept; or C9: nothing can be drawn and nothing fits."""
    if state.phase == DRAWN:
        if events is not None:
            events.everyone(say.CardKept(int(state.to_act)))
        end_turn(state)
        return
    if events is not None:
        events.everyone(say.TurnPassed(int(state.to_act)))
    state.quiet += 1
    if state.quiet >= state.players:
        end(state, STALEMATE, events)  # C33
    else:
        end_turn(state)


def accept(state: State, events: Events | None) -> None:
    symbol = state.demand
    amount = price(state)
    if events is not None:
        events.everyone(say.DemandAccepted(int(state.to_act), SYMBOLS[symbol], int(amount), by=None))
    if symbol in (ONE, TWO):
        accept_for_all(state, amount, events)
        return
    if symbol != SKIP:
        take(state, state.to_act, amount, events)  # C21, C25
    end_turn(state)  # C20: one turn is lost, however many Skips were chained.


def accept_for_all(state: State, amount: i64, events: Events | None) -> None:
    """C23, C24: everybody but the last to ask draws, from the accepting player onward; then an ordinary turn."""
    seat = state.to_act
    for _ in range(state.players):
        if seat != state.by:
            take(state, seat, amount, events)
        seat = state.next_seat(seat)
    state.demand = NONE
    state.phase = TURN


def name_colour(state: State, colour: i64, events: Events | None) -> None:
    """C29: the colour belongs to the card as long as it lies on the pile."""
    state.pile[state.pile_size] += 1 + colour
    if events is not None:
        events.everyone(say.ColourNamed(int(state.to_act), COLOURS[colour]))
    end_turn(state)


def open_star(state: State, route: i64, events: Events | None) -> None:
    """C27: lay the top three cards of the deck open; a Star out of a Star never rebuilds the deck."""
    while state.open_size < OPEN_CARDS:
        if state.deck_size == 0:
            if route == FROM_STAR or state.pile_size <= 2:
                break
            rebuild(state, events)
        state.open[state.open_size] = state.take_from_deck()
        state.open_size += 1
    if state.open_size == 0:
        end_turn(state)
        return
    state.phase = STAR_PHASE
    if events is not None:
        events.everyone(say.StarOpened(int(state.to_act), open_names(state), int(state.deck_size)))


def open_names(state: State) -> list[str]:
    return [state.faces.names[state.open[slot]] for slot in range(state.open_size)]


def rest_names(state: State, picked: i64) -> list[str]:
    return [state.faces.names[state.open[slot]] for slot in range(state.open_size) if slot != picked]


def star_play(state: State, slot: i64, events: Events | None) -> None:
    """C27: the picked card is played with all its effects."""
    card = state.open[slot]
    if events is not None:
        rest = rest_names(state, slot)
        events.everyone(say.StarCardPlayed(int(state.to_act), state.faces.names[card], rest))
    put_back(state, slot)
    lay(state, card, state.faces.symbol[card], FROM_STAR, events)


def star_take(state: State, slot: i64, events: Events | None) -> None:
    card = state.open[slot]
    if events is not None:
        rest = rest_names(state, slot)
        events.everyone(say.StarCardTaken(int(state.to_act), state.faces.names[card], rest))
    put_back(state, slot)
    state.give(state.to_act, card)
    end_turn(state)


def fewest_cards(state: State) -> list[int]:
    """C36: one winner, the seat with an empty hand; C33, C34: fewest cards win and ties are shared."""
    sizes = [int(size) for size in state.sizes]
    return [seat for seat, size in enumerate(sizes) if size == min(sizes)]


def outcome(state: State) -> Outcome | None:
    if state.result == RUNNING:
        return None
    return Outcome(RESULTS[state.result], state.winners, None)
