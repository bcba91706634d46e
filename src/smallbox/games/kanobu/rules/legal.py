"""Which moves of Kanobu are legal: what fits, what answers, what pays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.games.kanobu.rules.cards import CANCEL, CHANCE, WORD, lowest
from smallbox.games.kanobu.rules.state import COLOUR_PHASE, DRAWN, NONE, PAY, RESPOND, STAR_PHASE, TURN, State

# Actions after the faces of the game, which are 0 .. size - 1.
DRAW: Final[i64] = 0
PASS: Final[i64] = 1
ACCEPT: Final[i64] = 2
NAME: Final[i64] = 3
STAR_PLAY: Final[i64] = 7
STAR_TAKE: Final[i64] = 10
OTHER_ACTIONS: Final = 13

CHANCE_PRICE: Final[i64] = 3


def can_draw(state: State) -> bool:
    """C31: the deck has cards, or the pile has more than the two that stay."""
    return state.deck_size > 0 or state.pile_size > 2


def is_chance_banned(state: State) -> bool:
    """C26: no Chance while the player who would be its target holds fewer than three cards."""
    return state.sizes[state.next_seat(state.to_act)] < 3


def can_pay(state: State) -> bool:
    """C25: does the seat to act hold three cards that pay Chance (R30: any three, or one of each symbol)?"""
    return has_each_symbol(state) if state.one_each else has_three_rps(state)


def has_each_symbol(state: State) -> bool:
    words = state.faces.words
    for symbol in range(3):
        kinds: i64 = 0
        for word in range(words):
            kinds |= state.kinds[state.to_act * words + word] & state.faces.by_symbol[symbol * words + word]
        if kinds == 0:
            return False
    return True


def has_three_rps(state: State) -> bool:
    faces = state.faces
    cards: i64 = 0
    for word in range(faces.words):
        kinds = state.kinds[state.to_act * faces.words + word] & faces.rps[word]
        while kinds and cards < CHANCE_PRICE:
            cards += state.counts[state.to_act * faces.size + word * WORD + lowest(kinds)]
            kinds &= kinds - 1
    return cards >= CHANCE_PRICE


def find_playable(state: State) -> i64:
    """Set `state.playable` to the faces that the seat to act may lay from hand now; how many there are."""
    number: i64 = 0
    words = state.faces.words
    for word in range(words):
        kinds = state.kinds[state.to_act * words + word]
        if state.phase == TURN:
            kinds = fitting(state, kinds, word)
        elif state.phase == DRAWN:
            kinds = fitting(state, drawn_only(state, word), word)
        elif state.phase == RESPOND:
            kinds &= answers(state, word)
        else:
            kinds &= payment(state, word)
        state.playable[word] = kinds
        while kinds:
            kinds &= kinds - 1
            number += 1
    return number


def fitting(state: State, kinds: i64, word: i64) -> i64:
    """Those of some faces that fit on the pile and that C26 does not ban."""
    faces = state.faces
    kinds &= faces.fits[state.pile[state.pile_size] * faces.words + word]
    chance = faces.by_symbol[CHANCE * faces.words + word]
    if kinds & chance and is_chance_banned(state):
        kinds &= ~chance
    return kinds


def drawn_only(state: State, word: i64) -> i64:
    """C8: after drawing, only the drawn card."""
    return state.faces.bit[state.drawn] if state.faces.word[state.drawn] == word else 0


def answers(state: State, word: i64) -> i64:
    """C19: the faces that answer the demand: Cancel, the same symbol, and what pays for Chance."""
    faces = state.faces
    cancel = faces.by_symbol[CANCEL * faces.words + word]
    same = faces.by_symbol[state.demand * faces.words + word]
    if state.demand != CHANCE:
        return cancel | same
    if is_chance_banned(state):
        same = 0
    return cancel | same | faces.rps[word] if can_pay(state) else cancel | same


def payment(state: State, word: i64) -> i64:
    """C25: the faces that go on paying (R30: with one of each, only symbols not yet paid)."""
    faces = state.faces
    kinds = faces.rps[word]
    if state.one_each:
        for i in range(state.paid_size):
            kinds &= ~faces.by_symbol[state.paid[i] * faces.words + word]
    return kinds


def fits_top(state: State, card: i64) -> bool:
    """Does a card fit on the top of the pile? C26 is not looked at."""
    faces = state.faces
    return faces.fits[state.pile[state.pile_size] * faces.words + faces.word[card]] & faces.bit[card] != 0


def star_fits(state: State, slot: i64) -> bool:
    """C27: may this open card be played on the Star?"""
    card = state.open[slot]
    if not fits_top(state, card):
        return False
    return state.faces.symbol[card] != CHANCE or not is_chance_banned(state)


def legal_moves(state: State) -> list[int]:
    """The numbers of all legal actions, in rising order."""
    moves: list[int] = []
    phase = state.phase
    base = state.faces.size
    if phase <= PAY:
        other = other_move(state, find_playable(state))
        for word in range(state.faces.words):
            kinds = state.playable[word]
            while kinds:
                moves.append(word * WORD + lowest(kinds))
                kinds &= kinds - 1
        if other != NONE:
            moves.append(base + other)
    elif phase == COLOUR_PHASE:
        for colour in range(4):
            moves.append(base + NAME + colour)
    elif phase == STAR_PHASE:
        for slot in range(state.open_size):
            if star_fits(state, slot):
                moves.append(base + STAR_PLAY + slot)
        for slot in range(state.open_size):
            moves.append(base + STAR_TAKE + slot)
    return moves


def nth_playable(state: State, nth: i64) -> i64:
    """The face number `nth`, from 0, of those found playable."""
    word: i64 = 0
    kinds = state.playable[0]
    while nth > 0 or kinds == 0:
        if kinds == 0:
            word += 1
            kinds = state.playable[word]
        else:
            kinds &= kinds - 1
            nth -= 1
    return word * WORD + lowest(kinds)


def other_move(state: State, plays: i64) -> i64:
    """The one action that the phase offers besides its plays, or NONE: C8 keeps a drawn card, C19 accepts."""
    phase = state.phase
    if phase == TURN:
        return draw_or_pass(state, plays)
    if phase == DRAWN:
        return PASS
    return ACCEPT if phase == RESPOND else NONE


def draw_or_pass(state: State, plays: i64) -> i64:
    """C7: draw instead of playing (R7 off: only when nothing fits). C9: pass when neither is possible."""
    if can_draw(state):
        return DRAW if state.draw_when_able or plays == 0 else NONE
    return PASS if plays == 0 else NONE
