"""What the moves of a round do, and how it ends."""

from __future__ import annotations

from mypy_extensions import i64

from smallbox.core.events import Events
from smallbox.core.messages import Outcome
from smallbox.games.hat.messages import GiftAccepted, GiftClaimed, GiftRefused, GiftShown, GiftTurnedDown, RoundEnded
from smallbox.games.hat.rules.cards import (
    ARROWS,
    COLOURS,
    LEFT,
    NONE,
    arrow_of,
    colour_of,
    gift_of,
    is_face_up,
    turned_up,
)
from smallbox.games.hat.rules.match import lowest
from smallbox.games.hat.rules.state import ANSWER, CLAIM, GUARD, LIMIT, OVER, REASONS, State


def apply(state: State, action: i64, events: Events | None = None) -> None:
    """Carry out a legal action; an action below the number of gifts is the claim of that gift."""
    if action < state.gifts.size:
        claim(state, action, events)
    elif action == state.gifts.size:
        accept(state, events)
    else:
        refuse(state, events)


def claim(state: State, gift: i64, events: Events | None) -> None:
    """H15, H16: the giver names the gift, rightly or wrongly; H17: that is final."""
    state.claim = gift
    state.passes += 1
    state.phase = ANSWER
    if events is not None:
        events.everyone(GiftClaimed(int(state.giver), int(state.receiver), state.gifts.codes[gift]))


def accept(state: State, events: Events | None) -> None:
    """H20, H24: nothing is checked or revealed; H21, H22: the receiver takes the gift and becomes the giver."""
    receiver = state.receiver
    card = take_offer(state)
    state.place(receiver, card)
    if events is not None:
        events.everyone(GiftAccepted(int(receiver)))
    if is_guard_reached(state):
        end(state, GUARD, events)
    else:
        present_oldest(state, receiver, events)


def refuse(state: State, events: Events | None) -> None:
    """H25-H28: the gift is turned up, and whoever was wrong takes it; H29: no column changes otherwise."""
    giver_right = state.claim == gift_of(state.card)
    receiver = state.receiver
    # H27: identity of name and gift decides, intention does not matter.
    loser = receiver if giver_right else state.giver
    card = turned_up(take_offer(state))
    state.fine(loser, card)
    if not state.catalogue.is_fixed and state.options.catalogue == "in_play":
        state.catalogue.change(gift_of(card), 0)
    if events is not None:
        gift = state.gifts.codes[gift_of(card)]
        events.everyone(GiftRefused(int(receiver), gift, giver_right, int(loser)))
    # H33: the last penalty ends the round before the guard is looked at, and no new gift is drawn.
    if state.scores[loser] >= state.limit:
        end(state, LIMIT, events)
    elif is_guard_reached(state):
        end(state, GUARD, events)
    else:
        draw(state, loser, events)


def take_offer(state: State) -> i64:
    """Take the card off the table; from a column it leaves its place there."""
    if not state.from_shop:
        state.remove_oldest(state.giver)
    card = state.card
    state.card = NONE
    state.claim = NONE
    return card


def is_guard_reached(state: State) -> bool:
    """H40: `max_gifts` gifts have been answered. H49, H50: without it a table that never refuses plays for ever."""
    return state.guard != 0 and state.passes >= state.guard


def present_oldest(state: State, seat: i64, events: Events | None) -> None:
    """H23: the oldest gift is given; H13: turned down first if it was still face up (H8)."""
    was_up = is_face_up(state.oldest(seat))
    offer(state, seat, state.turn_oldest_down(seat), from_shop=False)
    if was_up and events is not None:
        tell_turned_down(state, 0, events)


def draw(state: State, seat: i64, events: Events | None) -> None:
    """H10, H11, H30: take the top gift of the shop, show it, turn it down; H12, H31: this gift is given, never kept."""
    # H47: the shop cannot run out, because a smaller deck is refused at set-up.
    assert state.top < len(state.shop)
    card = state.shop[state.top]
    state.top += 1
    if not state.catalogue.is_fixed:
        list_shown(state, gift_of(card))
    offer(state, seat, card, from_shop=True)
    if events is not None:
        events.everyone(GiftShown(int(seat), state.gifts.codes[gift_of(card)]))
        tell_turned_down(state, None, events)


def list_shown(state: State, gift: i64) -> None:
    """The catalogues that follow the game: what is in circulation, or all that has been face up."""
    state.catalogue.change(gift, 1)
    top = visible_top(state)
    if state.options.catalogue == "seen" and top != NONE:
        state.catalogue.change(gift_of(top), 1)


def visible_top(state: State) -> i64:
    """H5, A3: the card on top of an open shop, NONE for a closed or empty one."""
    if state.top == len(state.shop) or state.options.shop_face == "down":
        return NONE
    return state.shop[state.top]


def offer(state: State, seat: i64, card: i64, *, from_shop: bool) -> None:
    """H14: the arrow of the gift being given decides the receiver, nothing else does."""
    state.giver = seat
    state.receiver = neighbour(seat, arrow_of(card), state.players)
    state.card = card
    state.from_shop = from_shop
    state.claim = NONE
    state.phase = CLAIM


def neighbour(seat: i64, arrow: i64, players: i64) -> i64:
    """Seats go clockwise, so the left neighbour is the next one; H48: a gift goes on in its direction.

    H43: of two players both arrows name the other.
    """
    if arrow == LEFT:
        return seat + 1 if seat + 1 < players else 0
    return seat - 1 if seat > 0 else players - 1


def tell_turned_down(state: State, index: int | None, events: Events) -> None:
    """H9: from here on the back is all there is to see."""
    arrow, colour = ARROWS[arrow_of(state.card)], COLOURS[colour_of(state.card)]
    events.everyone(GiftTurnedDown(int(state.giver), index, arrow, colour, int(state.receiver)))


def end(state: State, reason: i64, events: Events | None) -> None:
    state.phase = OVER
    state.reason = reason
    if events is not None:
        scores = state.score_list()
        events.everyone(RoundEnded(scores, lowest(scores), REASONS[reason]))


def outcome(state: State) -> Outcome | None:
    """H1, H34, H35: the lowest score wins, level players win together."""
    if state.match is not None:
        return Outcome("match", state.match.winners(), state.match.totals())
    if state.phase != OVER:
        return None
    scores = state.score_list()
    return Outcome(REASONS[state.reason], lowest(scores), scores)
