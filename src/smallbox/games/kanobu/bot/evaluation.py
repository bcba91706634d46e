"""The leaf evaluation of Kanobu's search: how well the seats stand when a rollout is cut short, by learnt numbers."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from smallbox.core.vectors import vec
from smallbox.games.kanobu.bot.policy import KINDS, demand_number, kind_of, table_column
from smallbox.games.kanobu.bot.policy_weights import STANDING
from smallbox.games.kanobu.rules.cards import CANCEL, WORD, Faces, lowest
from smallbox.games.kanobu.rules.state import RESPOND, TURN, State

#: places in `policy_weights.STANDING`: sizes of hands, kinds of cards in hands of three classes, turns to wait, demands
SIZES: Final[i64] = 12
KIND_PLACES: Final[i64] = 48
WAIT_PLACES: Final[i64] = 180
DEMAND_PLACES: Final[i64] = 212
PHASE_PLACES: Final[i64] = 222


class Evaluation:
    """The learnt numbers, and the kinds of a game's faces."""

    def __init__(self, faces: Faces) -> None:
        self.standing = vec[float]([number / 100 for number in STANDING])
        self.kind = vec[i64]([kind_of(face) for face in faces.faces])

    def compare(self, state: State, worth: vec[float]) -> None:
        """How likely each seat is to win."""
        most = -1.0e9
        for seat in range(state.players):
            worth[seat] = self.stands(state, seat)
            most = max(most, worth[seat])
        total = 0.0
        for seat in range(state.players):
            worth[seat] = exp(worth[seat] - most)
            total += worth[seat]
        for seat in range(state.players):
            worth[seat] /= total

    def stands(self, state: State, seat: i64) -> float:
        """How well a seat stands: cards in hand, their kinds, when it is to act, and what it can do then."""
        faces, standing = state.faces, self.standing
        size = state.sizes[seat]
        table = table_column(state.players)
        found = standing[table * SIZES + min(size, SIZES) - 1]
        kinds_at = KIND_PLACES + (table * 3 + hand_class(size)) * KINDS
        fits: i64 = 0
        for word in range(faces.words):
            kinds = state.kinds[seat * faces.words + word]
            fits |= kinds & faces.fits[state.pile[state.pile_size] * faces.words + word]
            while kinds:
                card = word * WORD + lowest(kinds)
                kinds &= kinds - 1
                found += standing[kinds_at + self.kind[card]] * float(state.counts[seat * faces.size + card])
        wait = min(turns_to(state, seat), 3)
        found += standing[WAIT_PLACES + wait * 8 + (min(size, 4) - 1) * 2 + (1 if fits else 0)]
        if wait == 0 and state.phase != TURN:
            found += self.in_the_middle(state, seat)
        return found

    def in_the_middle(self, state: State, seat: i64) -> float:
        """What it is worth to have a turn half done, or a demand before one."""
        if state.phase != RESPOND:
            return self.standing[PHASE_PLACES + state.phase]
        answers: i64 = 0
        words = state.faces.words
        for word in range(words):
            mask = state.faces.by_symbol[state.demand * words + word] | state.faces.by_symbol[CANCEL * words + word]
            answers |= state.kinds[seat * words + word] & mask
        return self.standing[DEMAND_PLACES + demand_number(state.demand) * 2 + (1 if answers else 0)]


def hand_class(size: i64) -> i64:
    if size <= 2:
        return 0
    return 1 if size <= 4 else 2


def turns_to(state: State, seat: i64) -> i64:
    """How many seats act before a seat does, if nothing happens."""
    steps = (seat - state.to_act) * state.direction
    return steps if steps >= 0 else steps + state.players
