"""Moves that a look at the table would never make (docs/bots.md, Blunders)."""

from smallbox.games.hat.rules.apply import visible_top
from smallbox.games.hat.rules.cards import NONE, gift_of, is_face_up
from smallbox.games.hat.rules.match import lowest
from smallbox.games.hat.rules.state import CLAIM, State

CLAIMED = "claimed a gift that lies open"
BELIEVED = "accepted a gift that lies open"


def blunder(state: State, action: int) -> str:
    """Which blunder a legal action of the seat to act is, or ''."""
    if state.phase == CLAIM:
        return CLAIMED if action in open_gifts(state) else ""
    if action != state.gifts.size or state.claim not in open_gifts(state):
        return ""
    return "" if refusal_loses(state) else BELIEVED


def open_gifts(state: State) -> set[int]:
    """The gifts that lie face up for all to see; the gift on offer is none of them."""
    seats = range(int(state.players))
    cards = [card for seat in seats for card in state.column(seat) if is_face_up(card)]
    cards += [card for seat in seats for card in state.penalty_pile(seat)]
    top = visible_top(state)
    return {int(gift_of(card)) for card in (cards if top == NONE else [*cards, top])}


def refusal_loses(state: State) -> bool:
    """H33: the giver's last penalty ends the round. Is the receiver not its only winner then?"""
    scores = state.score_list()
    scores[state.giver] += 1
    return scores[state.giver] >= state.limit and lowest(scores) != [state.receiver]
