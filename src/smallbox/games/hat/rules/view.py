"""What may be known of a round: the same for every seat and for spectators."""

from __future__ import annotations

from msgspec.structs import replace

from smallbox.games.hat.messages import Cell, HiddenGift, Offer, Opened, OpenGift, View
from smallbox.games.hat.rules.apply import outcome, visible_top
from smallbox.games.hat.rules.cards import ARROWS, COLOURS, NONE, arrow_of, colour_of, gift_of, is_face_up
from smallbox.games.hat.rules.legal import legal_moves
from smallbox.games.hat.rules.moves import move_of
from smallbox.games.hat.rules.prompt import prompt_of, prompt_of_all
from smallbox.games.hat.rules.state import OVER, PHASES, State


def view(state: State, seat: int | None) -> View:
    return add_own(state, view_of_all(state), seat)


def add_own(state: State, public: View, seat: int | None) -> View:
    """There is no private information: only `seat`, `prompt` and `moves` differ."""
    prompt = prompt_of(state, public.prompt, seat)
    if seat is None or seat != public.to_act:
        return replace(public, seat=seat, prompt=prompt)
    moves = [move_of(state.gifts, action) for action in legal_moves(state)]
    return replace(public, seat=seat, prompt=prompt, moves=moves)


def view_of_all(state: State) -> View:
    return View(
        seat=None,
        to_act=None if state.phase == OVER else int(state.to_act()),
        moves=[],
        prompt=prompt_of_all(state),
        phase=PHASES[state.phase],
        columns=view_columns(state),
        offer=view_offer(state),
        penalties=[view_penalties(state, owner) for owner in range(state.players)],
        shop_top=view_top(state),
        shop_left=int(state.shop_size()),
        passes=int(state.passes),
        max_gifts=int(state.guard) if state.guard else None,
        catalogue=view_catalogue(state),
        outcome=outcome(state),
    )


def opened(state: State) -> Opened:
    codes = state.gifts.codes
    faces = [[codes[gift_of(card)] for card in state.column(seat)] for seat in range(state.players)]
    return Opened(faces, None if state.card == NONE else codes[gift_of(state.card)])


def view_columns(state: State) -> list[list[Cell]]:
    return [[view_cell(state, card) for card in state.column(seat)] for seat in range(state.players)]


def view_cell(state: State, card: int) -> Cell:
    """H8, H9: a face-up gift shows its front and not its arrow, a face-down gift its back and nothing else.

    When the round is over every gift is turned up: there is nothing left to remember.
    """
    if is_face_up(card) or state.phase == OVER:
        return OpenGift(state.gifts.codes[gift_of(card)])
    return HiddenGift(ARROWS[arrow_of(card)], COLOURS[colour_of(card)])


def view_offer(state: State) -> Offer | None:
    if state.card == NONE:
        return None
    return Offer(
        giver=int(state.giver),
        receiver=int(state.receiver),
        from_shop=state.from_shop,
        arrow=ARROWS[arrow_of(state.card)],
        colour=COLOURS[colour_of(state.card)],
        claim=None if state.claim == NONE else state.gifts.codes[state.claim],
    )


def view_penalties(state: State, seat: int) -> list[str]:
    """H32: all penalty gifts lie face up to the end of the round."""
    return [state.gifts.codes[gift_of(card)] for card in state.penalty_pile(seat)]


def view_top(state: State) -> str | None:
    """H5: the gift on top of the shop, never its arrow."""
    top = visible_top(state)
    return None if top == NONE else state.gifts.codes[gift_of(top)]


def view_catalogue(state: State) -> list[str]:
    return [state.gifts.codes[gift] for gift in state.catalogue.gifts()]
