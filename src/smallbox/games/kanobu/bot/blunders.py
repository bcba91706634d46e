"""Moves that nobody who looks at their own hand and the table would make (docs/bots.md, Blunders)."""

from smallbox.games.kanobu.rules.cards import CANCEL, CHANCE, ONE, SCISSORS, SKIP, THREE, TWO, colours_of
from smallbox.games.kanobu.rules.legal import ACCEPT, CHANCE_PRICE, DRAW, PASS, can_draw, can_pay, legal_moves
from smallbox.games.kanobu.rules.state import DRAWN, RESPOND, TURN, State

STAYED_IN = "did not go out"
DREW = "drew with an answer in hand"
SPENT_CANCEL = "spent a Cancel for nothing"
LET_PASS = "did not stop the next player"

#: demands that let everybody or the next player draw
DRAWING = (THREE, ONE, TWO)


def blunder(state: State, action: int) -> str:
    """Which blunder a legal action of the seat to act is, or ''."""
    plays = [play for play in legal_moves(state) if play < state.faces.size]
    if action >= state.faces.size and could_go_out(state, plays):
        return STAYED_IN
    if state.phase == RESPOND:
        return DREW if action == state.faces.size + ACCEPT and has_answer(state, plays) else ""
    if state.phase not in (TURN, DRAWN) or state.sizes[state.to_act] == 1:
        return ""
    if state.phase == TURN and is_cancel(state, action) and spends_cancel(state, plays):
        return SPENT_CANCEL
    return LET_PASS if is_harmless(state, action) and could_stop_next(state, plays) else ""


def symbol_of(state: State, card: int) -> int:
    return int(state.faces.symbol[card])


def could_go_out(state: State, plays: list[int]) -> bool:
    """C5: an empty hand wins, by the last card or by paying for Chance with the last three."""
    cards = state.sizes[state.to_act]
    if state.phase not in (TURN, RESPOND):
        return False
    if cards == CHANCE_PRICE and state.phase == RESPOND and state.demand == CHANCE:
        return can_pay(state)
    return cards == 1 and len(plays) > 0


def has_answer(state: State, plays: list[int]) -> bool:
    """C19: a card of the same symbol against drawing, or three cards that pay for Chance: shed for nothing."""
    if not can_draw(state):
        return False
    if state.demand == CHANCE:
        return can_pay(state)
    return state.demand in DRAWING and any(symbol_of(state, play) == state.demand for play in plays)


def is_cancel(state: State, action: int) -> bool:
    return action < state.faces.size and symbol_of(state, action) == CANCEL


def spends_cancel(state: State, plays: list[int]) -> bool:
    """A coloured card fits as well, there are more cards to shed, and nobody has to be stopped."""
    coloured = any(colours_of(state.faces.faces[play]) for play in plays)
    return coloured and state.sizes[state.to_act] > 2 and not state.undo and not last_cards(state)


def last_cards(state: State) -> list[int]:
    """The other seats that have one card left."""
    return [seat for seat in range(int(state.players)) if seat != state.to_act and state.sizes[seat] == 1]


def is_harmless(state: State, action: int) -> bool:
    """A draw, a pass, or a card without an effect."""
    if action < state.faces.size:
        return symbol_of(state, action) <= SCISSORS
    return action in (state.faces.size + DRAW, state.faces.size + PASS)


def could_stop_next(state: State, plays: list[int]) -> bool:
    """The next player alone has one card left, and a card that makes them draw or skip fits."""
    stops = {int(SKIP), *(int(symbol) for symbol in DRAWING if can_draw(state))}
    return last_cards(state) == [state.next_seat(state.to_act)] and any(
        symbol_of(state, play) in stops for play in plays
    )
