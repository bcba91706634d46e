"""Which clause forbids a move of Kanobu: the table of refusals, in its order (docs/rules/kanobu.md 6.1)."""

from __future__ import annotations

from smallbox.core.messages import Move
from smallbox.core.refusal import Refusal
from smallbox.games.kanobu.clauses import C5, C6, C7, C8, C9, C12, C13, C14, C15, C19, C25, C26, C27, C29, C30, C33, C34
from smallbox.games.kanobu.messages import Accept, Draw, NameColour, Pass, Play, StarPlay, StarTake
from smallbox.games.kanobu.rules.apply import price
from smallbox.games.kanobu.rules.cards import (
    CHANCE,
    COLOURS,
    FACE_NAMES,
    NAMES_OF_COLOUR,
    SCISSORS,
    SYMBOLS,
    beater,
    beats,
    colours_of,
    is_rps,
    read_face,
    share_colour,
    symbol_of,
)
from smallbox.games.kanobu.rules.legal import (
    DRAW,
    PASS,
    answers,
    can_draw,
    can_pay,
    draw_or_pass,
    find_playable,
    fits_top,
    is_chance_banned,
    nth_playable,
    payment,
)
from smallbox.games.kanobu.rules.state import COLOUR_PHASE, DRAWN, OVER, PAY, RESPOND, STALEMATE, STAR_PHASE, WIN, State


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Name the clause that forbids a seat's move, or None."""
    if state.phase == OVER:
        return refuse_over(state)
    if seat != state.to_act:
        return Refusal(C6, seat=int(state.to_act))
    if state.phase == COLOUR_PHASE:
        return check_colour(move)
    if state.phase == STAR_PHASE:
        return check_star(state, move)
    if state.phase == RESPOND:
        return check_answer(state, move)
    if state.phase == PAY:
        return check_payment(state, move)
    if state.phase == DRAWN:
        return check_drawn(state, move)
    return check_turn(state, move)


def refuse_over(state: State) -> Refusal:
    if state.result == WIN:
        return Refusal(C5)
    return Refusal(C33) if state.result == STALEMATE else Refusal(C34)


def check_colour(move: Move) -> Refusal | None:
    if not isinstance(move, NameColour):
        return Refusal(C30)
    return None if move.colour in COLOURS else Refusal(C29, "unknown", colour=move.colour)


def check_star(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, StarPlay | StarTake):
        return Refusal(C27, "pick")
    if not 1 <= move.slot <= state.open_size:
        return Refusal(C27, "empty", slot=move.slot, open=int(state.open_size))
    if isinstance(move, StarTake):
        return None
    face = state.faces.faces[state.open[move.slot - 1]]
    return check_fit(state, face)


def check_answer(state: State, move: Move) -> Refusal | None:
    """C19: accept, Cancel, or the same symbol; C25: for Chance also pay."""
    if isinstance(move, Accept):
        return None
    demand = SYMBOLS[state.demand]
    amount = int(price(state))
    if not isinstance(move, Play):
        return Refusal(C19, "answer", symbol=demand, amount=amount)
    face = read_face(move.card)
    if state.demand == CHANCE and symbol_of(face) == CHANCE and is_chance_banned(state):
        return refuse_chance(state)
    if state.demand == CHANCE and symbol_of(face) <= SCISSORS and not can_pay(state):
        return Refusal(C25, "one-each") if state.one_each else Refusal(C25, "three")
    if not holds(state, face):
        return Refusal(C19, "not-held", card=move.card, symbol=demand, amount=amount)
    card = state.faces.local[face]
    if answers(state, state.faces.word[card]) & state.faces.bit[card]:
        return None
    return Refusal(C19, "card", card=move.card, symbol=demand, amount=amount)


def check_payment(state: State, move: Move) -> Refusal | None:
    """C25: a payment once begun is finished."""
    left = int(3 - state.paid_size)
    if isinstance(move, Play):
        face = read_face(move.card)
        if holds(state, face):
            card = state.faces.local[face]
            if payment(state, state.faces.word[card]) & state.faces.bit[card]:
                return None
    return Refusal(C25, "go-on", left=left)


def check_drawn(state: State, move: Move) -> Refusal | None:
    """C8: the drawn card, or keep it."""
    if isinstance(move, Pass):
        return None
    drawn = state.faces.names[state.drawn]
    if isinstance(move, Draw):
        return Refusal(C8, "again", card=drawn)
    if not isinstance(move, Play):
        return refuse_out_of_phase(state, move)
    if move.card != drawn:
        return Refusal(C8, "other", card=drawn)
    return check_fit(state, read_face(drawn))


def check_turn(state: State, move: Move) -> Refusal | None:
    """C7: play one card that fits, or draw one; C9 where nothing can be drawn."""
    if isinstance(move, Pass):
        return check_pass(state)
    if isinstance(move, Draw):
        return check_draw(state)
    if not isinstance(move, Play):
        return refuse_out_of_phase(state, move)
    face = read_face(move.card)
    if not holds(state, face):
        return Refusal(C7, "not-held", card=move.card)
    return check_fit(state, face)


def check_pass(state: State) -> Refusal | None:
    if draw_or_pass(state, find_playable(state)) == PASS:
        return None
    return Refusal(C7, "pass") if can_draw(state) else Refusal(C9, "play", card=first_playable(state))


def check_draw(state: State) -> Refusal | None:
    if draw_or_pass(state, find_playable(state)) == DRAW:
        return None
    return Refusal(C7, "draw", card=first_playable(state)) if can_draw(state) else Refusal(C9, "draw")


def check_fit(state: State, face: int) -> Refusal | None:
    """C26 first, then the clause of the card's class."""
    if symbol_of(face) == CHANCE and is_chance_banned(state):
        return refuse_chance(state)
    if fits_top(state, state.faces.local[face]):
        return None
    key = state.pile[state.pile_size]
    top = state.faces.faces[key // NAMES_OF_COLOUR]
    card, below, instead = FACE_NAMES[face], FACE_NAMES[top], find_instead(state)
    if not colours_of(top):
        return Refusal(C12, card=card, colour=COLOURS[key % NAMES_OF_COLOUR - 1], instead=instead)
    if not is_rps(symbol_of(face)):
        return Refusal(C13, card=card, top=below, instead=instead)
    if not is_rps(symbol_of(top)):
        return Refusal(C15, card=card, top=below, instead=instead)
    if beats(symbol_of(face), symbol_of(top)):
        return Refusal(C14, "colour", card=card, top=below, instead=instead)
    symbol = SYMBOLS[beater(symbol_of(top))]
    if share_colour(face, top):
        return Refusal(C14, "beaten", card=card, top=below, symbol=symbol, instead=instead)
    return Refusal(C14, "neither", card=card, top=below, symbol=symbol, instead=instead)


def find_instead(state: State) -> str:
    """What the seat to act can do instead, by which its sentence ends."""
    if state.phase == STAR_PHASE:
        return "take"
    if state.phase == RESPOND:
        return "answer"
    if state.phase == DRAWN:
        return "keep"
    playable = find_playable(state)
    other = draw_or_pass(state, playable)
    if other == DRAW:
        return "play-or-draw" if playable else "draw"
    return "pass" if other == PASS else "play"


def refuse_chance(state: State) -> Refusal:
    target = state.next_seat(state.to_act)
    return Refusal(C26, seat=int(target), cards=int(state.sizes[target]), instead=find_instead(state))


def refuse_out_of_phase(state: State, move: Move) -> Refusal:
    instead = find_instead(state)
    if isinstance(move, NameColour):
        return Refusal(C29, "later", instead=instead)
    return (
        Refusal(C19, "nothing", instead=instead)
        if isinstance(move, Accept)
        else Refusal(C27, "no-star", instead=instead)
    )


def holds(state: State, face: int) -> bool:
    card = state.faces.local.get(face, -1)
    return card >= 0 and state.holds(state.to_act, card)


def first_playable(state: State) -> str:
    return state.faces.names[nth_playable(state, 0)]
