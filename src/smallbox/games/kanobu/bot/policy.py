"""The policy of Kanobu's rollouts, and the priors of its search: how much a player likes each move at sight.

A move is liked by its row of `policy_weights.MOVES`: what is done with which kind of card. Of every row one number
counts from each of the groups of columns: a start, the player's own hand, the next player's, the smallest of the
others', the size of the table, the links of a demand, and the purple cards held. A card laid on the pile is also liked
for what can follow it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.vectors import vec
from smallbox.games.kanobu.bot.policy_weights import FOLLOWERS, MOVES
from smallbox.games.kanobu.rules.cards import (
    NAMES_OF_COLOUR,
    ONE,
    SKIP,
    THREE,
    TWO,
    WORD,
    Faces,
    colours_of,
    is_rps,
    lowest,
)
from smallbox.games.kanobu.rules.legal import DRAW, STAR_PLAY, STAR_TAKE, find_playable, other_move, star_fits
from smallbox.games.kanobu.rules.state import DRAWN, NONE, PAY, RESPOND, TURN, State

#: kinds of cards: one colour, two colours, then the other symbols in their usual order
KINDS: Final[i64] = 11
COLOURED: Final[i64] = 7  # kinds below are not purple in the usual pack
ONE_KIND: Final[i64] = 5
TWO_KIND: Final[i64] = 6
CANCEL_KIND: Final[i64] = 9
#: rows: what is done. Keeping a drawn card, accepting and passing are nothing to like or dislike.
NOTHING: Final[i64] = -1
PLAY_ROW: Final[i64] = 0
DRAW_ROW: Final[i64] = 11
DRAWN_ROW: Final[i64] = 12
ANSWER_PAY_ROW: Final[i64] = 23
ANSWER_ROW: Final[i64] = 25
ANSWER_CANCEL_ROW: Final[i64] = 30
STAR_ROW: Final[i64] = 35
TAKE_ROW: Final[i64] = 46
PAY_ROW: Final[i64] = 57
#: columns, and the groups of them
COLUMNS: Final[i64] = 25
GROUPS: Final[i64] = 7
#: moves after which a game is so long that all only shed, plain cards first, and spend no Cancel on a harmless card
#: (else many players would stop one another for ever), and after which nobody makes all others draw or cancels a
#: demand, every second hundred of moves (else hands would be full of just these cards in the end)
LONG: Final[i64] = 150
VERY_LONG: Final[i64] = 500
SPELL: Final[i64] = 100
SHEDDING: Final = (30, 28, 22, 20, 22, 8, 6, 10, 10, -20, 10)
#: how much plain players like to play each kind
PLAIN: Final = (30, 28, 20, 20, 20, 20, 20, 10, 10, -20, 10)


class Policy:
    """The learnt numbers and tables over the faces of a game, and room for the moves at hand."""

    def __init__(self, faces: Faces, *, is_plain: bool) -> None:
        self.table = vec[float]([number / 100 for row in MOVES for number in row])
        self.followers = vec[float]([0.0 if is_plain else number / 100 for number in FOLLOWERS])
        if is_plain:
            for place in range(len(self.table)):
                is_start = place % int(COLUMNS) == 0
                self.table[place] = plain_liking(place // int(COLUMNS)) if is_start else 0.0
        self.kind = vec[i64]([kind_of(face) for face in faces.faces])
        self.shedding = vec[float]([float(number) for number in SHEDDING])
        words = faces.words
        #: masks of the purple faces, and of those that share a colour with each face
        self.purple = vec[i64]([0] * words)
        self.shares = vec[i64]([0] * (faces.size * words))
        for index, face in enumerate(faces.faces):
            if not colours_of(face):
                self.purple[index // 62] |= faces.bit[index]
            for other, another in enumerate(faces.faces):
                if set(colours_of(face)) & set(colours_of(another)):
                    self.shares[index * words + other // 62] |= faces.bit[other]
        self.columns = vec[i64]([0] * GROUPS)
        self.size: i64 = 0
        self.actions = vec[i64]([0] * (faces.size + 16))
        self.rows = vec[i64]([0] * (faces.size + 16))
        self.likings = vec[float]([0.0] * (faces.size + 16))

    # What a seat sees of the table

    def look(self, state: State) -> None:
        """Which column of each group counts now."""
        seat = state.to_act
        columns = self.columns
        columns[0] = 0
        columns[1] = 1 + own_column(state.sizes[seat])
        columns[2] = 7 + next_column(state.sizes[state.next_seat(seat)])
        columns[3] = 11 + min(least_other(state, seat), 4)
        columns[4] = 16 + table_column(state.players)
        columns[5] = 21 if state.phase == RESPOND and state.links > 1 else 20
        columns[6] = 22 + min(self.purple_held(state, seat), 2)

    def purple_held(self, state: State, seat: i64) -> i64:
        faces = state.faces
        held: i64 = 0
        for word in range(faces.words):
            kinds = state.kinds[seat * faces.words + word] & self.purple[word]
            while kinds:
                held += state.counts[seat * faces.size + word * WORD + lowest(kinds)]
                kinds &= kinds - 1
        return held

    # Liking moves

    def consider(self, action: i64, row: i64, more: float) -> None:
        """Add a move to those at hand."""
        liking = more
        if row != NOTHING:
            first = row * COLUMNS
            for group in range(GROUPS):
                liking += self.table[first + self.columns[group]]
        self.actions[self.size] = action
        self.rows[self.size] = row
        self.likings[self.size] = liking
        self.size += 1

    def following(self, state: State, card: i64) -> float:
        """How much a card that is laid is liked for what is left in hand: what fits, shares a colour, is alike."""
        if self.kind[card] >= COLOURED:
            return 0.0
        faces = state.faces
        words = faces.words
        seat = state.to_act
        fitting: i64 = 0
        sharing: i64 = 0
        alike: i64 = 0
        for word in range(words):
            kinds = state.kinds[seat * words + word] & ~self.purple[word]
            if faces.word[card] == word and state.counts[seat * faces.size + card] == 1:
                kinds &= ~faces.bit[card]
            fitting += number_of(kinds & faces.fits[card * NAMES_OF_COLOUR * words + word])
            sharing += number_of(kinds & self.shares[card * words + word])
            alike |= kinds & faces.by_symbol[faces.symbol[card] * words + word]
        is_action: i64 = 1 if self.kind[card] > 1 else 0
        liking = self.followers[min(fitting, 3) + (4 if state.sizes[seat] > 3 else 0)]
        liking += self.followers[8 + min(sharing, 3) + 4 * is_action]
        return liking + self.followers[16 + is_action] if alike else liking

    def gather(self, state: State) -> None:
        """All moves of the seat to act but the naming of a colour, each with its liking."""
        self.size = 0
        self.look(state)
        base = state.faces.size
        if state.phase > PAY:
            self.gather_open(state)
            return
        other = other_move(state, self.gather_plays(state))
        if other != NONE:
            self.consider(base + other, DRAW_ROW if other == DRAW else NOTHING, 0.0)

    def gather_plays(self, state: State) -> i64:
        """The cards that can be played; how many kinds. A last card wins."""
        faces = state.faces
        plays = find_playable(state)
        wins = state.sizes[state.to_act] == 1
        for word in range(faces.words):
            kinds = state.playable[word]
            while kinds:
                card = word * WORD + lowest(kinds)
                kinds &= kinds - 1
                more = 50.0 if wins else self.following(state, card)
                if state.moves > LONG:
                    more += self.in_long_games(state, card)
                self.consider(card, self.row_of(state, card), more)
        return plays

    def in_long_games(self, state: State, card: i64) -> float:
        kind = self.kind[card]
        is_very_long = state.moves > VERY_LONG and state.moves // SPELL % 2 == 1
        if state.phase == RESPOND:
            return -20.0 if is_very_long and kind == CANCEL_KIND else 0.0
        if is_very_long and ONE_KIND <= kind <= TWO_KIND:
            return -20.0
        return self.shedding[kind]

    def row_of(self, state: State, card: i64) -> i64:
        kind = self.kind[card]
        if state.phase == TURN:
            return PLAY_ROW + kind
        if state.phase == DRAWN:
            return DRAWN_ROW + kind
        if kind <= 1:
            return (PAY_ROW if state.phase == PAY else ANSWER_PAY_ROW) + kind
        return (ANSWER_CANCEL_ROW if kind == CANCEL_KIND else ANSWER_ROW) + demand_number(state.demand)

    def gather_open(self, state: State) -> None:
        """C27: the open cards, to play or to take."""
        base = state.faces.size
        for slot in range(state.open_size):
            card = state.open[slot]
            if star_fits(state, slot):
                more = self.following(state, card)
                if state.moves > LONG:
                    more += self.in_long_games(state, card)
                self.consider(base + STAR_PLAY + slot, STAR_ROW + self.kind[card], more)
            self.consider(base + STAR_TAKE + slot, TAKE_ROW + self.kind[card], 0.0)

    def favourite(self, state: State, rng: SearchRng) -> i64:
        """The move liked best; what is liked the same is picked at random."""
        self.gather(state)
        best = -1.0e9
        chosen = self.actions[0]
        for i in range(self.size):
            liking = self.likings[i] + 0.02 * rng.unit()
            if liking > best:
                best = liking
                chosen = self.actions[i]
        return chosen


def plain_liking(row: int) -> float:
    """How much a plain player likes a move, who sheds in the usual order and answers whenever possible."""
    if row == DRAW_ROW:
        return 0.0
    if row >= PAY_ROW:
        return float(PAY_ROW - row)
    if row >= TAKE_ROW:
        return -30.0 - float(PLAIN[row - int(TAKE_ROW)])
    if row >= STAR_ROW:
        return float(PLAIN[row - int(STAR_ROW)])
    if row >= ANSWER_PAY_ROW:
        return float(ANSWER_ROW + 20 - row)
    if row >= DRAWN_ROW:
        return -5.0 if row - int(DRAWN_ROW) >= CANCEL_KIND else 5.0
    return float(PLAIN[row])


def kind_of(face: int) -> int:
    symbol = face % 12
    return (0 if len(colours_of(face)) == 1 else 1) if is_rps(symbol) else symbol - 1


def own_column(size: i64) -> i64:
    if size <= 4:
        return max(size - 2, 0)
    if size <= 6:
        return 3
    return 4 if size <= 9 else 5


def next_column(size: i64) -> i64:
    if size <= 3:
        return size - 1
    return 3 if size <= 5 else 4


def table_column(players: i64) -> i64:
    """Two players, three or four, five or six, more."""
    return min((players - 1) // 2, 3)


def least_other(state: State, seat: i64) -> i64:
    """The fewest cards that another seat holds."""
    least: i64 = 99
    for other in range(state.players):
        if other != seat and state.sizes[other] < least:
            least = state.sizes[other]
    return least


def demand_number(symbol: i64) -> i64:
    """Skip, 3, 1, 2, Chance."""
    if symbol == SKIP:
        return 0
    if symbol == THREE:
        return 1
    if symbol == ONE:
        return 2
    return 3 if symbol == TWO else 4


def number_of(kinds: i64) -> i64:
    found: i64 = 0
    while kinds:
        kinds &= kinds - 1
        found += 1
    return found
