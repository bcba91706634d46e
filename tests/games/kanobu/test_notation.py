"""Kanobu: positions that cannot be read are refused with a sentence, never with a crash."""

import pytest
from hypothesis import given as given_any
from hypothesis import settings
from hypothesis import strategies as st

from smallbox.core.chance import SearchRng
from smallbox.core.errors import SmallboxError
from smallbox.games.kanobu import GAME

SCRAPS = """
n turn A B C D {} {- } { } B.3 B.3*2 P.Co[R] P.Co[Z] pile deck - ? dir + demand 3x1 3x0 Skx2 phase STAR TURN PAY OVER
COLOUR drawn open paid Ro undo on off quiet moves 0 1 -1 9 x opt maxMoves=1 data=kanobu-deckA new result win ; ; ;
"""
WORDS = st.sampled_from(SCRAPS.split())


@pytest.mark.parametrize(
    "text",
    [
        "n 1",
        "n 14",
        "n x",
        "turn D",
        "A {B.Zz}",
        "A B.3",
        "A {B.3}; A {B.3}",
        "D {B.3}",
        "dir x",
        "pile P.Co[P]",
        "pile R.3[R]",
        "demand 3x1",
        "demand Rox1 A",
        "demand 3x0 A",
        "drawn R.3",
        "open R.3*4",
        "paid Sk",
        "paid Ro*3",
        "phase STAR",
        "phase DRAWN",
        "phase RESPOND",
        "phase PAY",
        "phase COLOUR",
        "phase NOON",
        "phase TURN; demand 3x1 C",
        "phase OVER; result draw",
        "phase TURN; result win",
        "new; deck R.3",
        "undo yes",
        "quiet -1",
        "colour R",
    ],
)
def test_a_position_that_contradicts_itself_is_not_read(text: str) -> None:
    with pytest.raises(SmallboxError, match="expected"):
        GAME.notation.read_position(text, SearchRng(0))


@given_any(st.lists(WORDS, max_size=25).map(" ".join))
@settings(max_examples=400, deadline=None)
def test_any_line_is_read_or_refused(text: str) -> None:
    try:
        state = GAME.notation.read_position(text, SearchRng(0))
    except SmallboxError:
        return
    assert GAME.notation.write_position(GAME.notation.read_position(str(state), SearchRng(0))) == str(state)
    for action in GAME.legal_moves(state):
        after = state.clone()
        GAME.apply(after, action)
        assert GAME.notation.write_position(GAME.notation.read_position(str(after), SearchRng(0))) == str(after)


@given_any(st.text(max_size=30))
@settings(max_examples=200, deadline=None)
def test_any_move_is_read_or_refused(text: str) -> None:
    state = GAME.notation.read_position("", SearchRng(0))
    try:
        move = GAME.notation.read_move(text, state, 0)
    except SmallboxError:
        return
    assert GAME.notation.read_move(GAME.notation.write_move(move), state, 0) == move
