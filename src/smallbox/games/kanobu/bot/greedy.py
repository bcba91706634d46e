"""A plain bot for Kanobu, which sheds what fits least often first."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.messages import Event, Move
from smallbox.games.kanobu.messages import Accept, Draw, NameColour, Options, Pass, Play, StarPlay, StarTake, View
from smallbox.games.kanobu.rules.cards import COLOURS, SYMBOLS, Faces, fits, is_rps, read_face
from smallbox.games.kanobu.rules.legal import NAME, STAR_PLAY, STAR_TAKE, legal_moves
from smallbox.games.kanobu.rules.state import DRAWN, RESPOND, State

#: what is worth more later than now
KEPT: Final = ("P.Ca", "P.Co")
CANCEL_RANK: Final = 5


def shed_rank(card: str) -> int:
    """One-colour Rock, Paper, Scissors first, then two-colour, then actions, then purple; Cancel last of all."""
    colours, _, symbol = card.partition(".")
    if symbol == "Ca":
        return CANCEL_RANK
    if colours == "P":
        return 4
    if not is_rps(SYMBOLS.index(symbol)):
        return 2
    return len(colours) - 1


class GreedyBot:
    """Plays by fixed rules of thumb; ties are broken at random."""

    def __init__(self, seat: int, options: Options, seed: int) -> None:
        self.seat = seat
        self.rng = SearchRng(seed)

    def observe(self, events: Sequence[Event]) -> None:
        """It needs no memory: everything it looks at is in the view."""

    def choose(self, view: View, budget: Budget) -> Move:
        ranked = [(self.rank(view, move), self.rng.below(1 << 20), number) for number, move in enumerate(view.moves)]
        return view.moves[min(ranked)[2]]

    def rank(self, view: View, move: Move) -> int:
        """The lower, the better."""
        if isinstance(move, Play):
            return self.rank_play(view, move.card)
        if isinstance(move, NameColour):
            return -self.colours_held(view)[move.colour]
        if isinstance(move, StarPlay):
            return shed_rank(view.open[move.slot - 1])
        if isinstance(move, StarTake):
            return 10 - shed_rank(view.open[move.slot - 1])
        # Draw only where nothing else but a Cancel is left; accept and keep likewise.
        return 5 if isinstance(move, Draw | Pass | Accept) else 20

    def rank_play(self, view: View, card: str) -> int:
        rank = shed_rank(card)
        if view.phase == "RESPOND":
            return 0 if card.endswith(".Ca") else rank - 5
        if view.phase == "DRAWN" and card in KEPT and len(view.hand or []) > 2:
            return 7
        if card.endswith(".Ca"):
            return 6 if len(view.hand or []) > 1 else 0
        return rank

    def colours_held(self, view: View) -> Counter[str]:
        """How many of its own cards could be played on each colour."""
        held: Counter[str] = Counter()
        for card in view.hand or []:
            for number, colour in enumerate(COLOURS, 1):
                held[colour] += fits(read_face(card), read_face("P.Co"), number)
        return held

    # The same without a view, for many games that nobody watches.

    def glance(self, state: State) -> int:
        """The move that it would choose, straight from the state: it looks at no more than its view would show."""
        best, least, chosen = 1 << 30, 0, 0
        for action in legal_moves(state):
            rank, tie = self.rank_action(state, action), int(self.rng.below(1 << 20))
            if rank < best or (rank == best and tie < least):
                best, least, chosen = rank, tie, action
        return chosen

    def rank_action(self, state: State, action: int) -> int:
        other = action - int(state.faces.size)
        if other < 0:
            return self.rank_card(state, action)
        if other < NAME:
            return 5
        if other < STAR_PLAY:
            return -held_of_colour(state, self.seat, other - int(NAME))
        if other < STAR_TAKE:
            return shed_ranks(state.faces)[state.open[other - int(STAR_PLAY)]]
        return 10 - shed_ranks(state.faces)[state.open[other - int(STAR_TAKE)]]

    def rank_card(self, state: State, card: int) -> int:
        rank = shed_ranks(state.faces)[card]
        if state.phase == RESPOND:
            return 0 if rank == CANCEL_RANK else rank - 5
        held = state.sizes[self.seat]
        if state.phase == DRAWN and held > 2 and state.faces.names[card] in KEPT:
            return 7
        if rank == CANCEL_RANK:
            return 6 if held > 1 else 0
        return rank


RANKS: Final[dict[int, tuple[Faces, list[int]]]] = {}


def shed_ranks(faces: Faces) -> list[int]:
    """Of every face of a game, worked out once."""
    found = RANKS.get(id(faces))
    if found is None or found[0] is not faces:
        found = RANKS[id(faces)] = (faces, [shed_rank(name) for name in faces.names])
    return found[1]


def held_of_colour(state: State, seat: int, colour: int) -> int:
    """How many cards of a hand could be played on a colour: those that have it, and purple ones."""
    faces = state.faces
    held = 0
    for card in range(faces.size):
        if state.counts[seat * faces.size + card]:
            colours = faces.names[card].partition(".")[0]
            held += int(state.counts[seat * faces.size + card]) * (colours == "P" or COLOURS[colour] in colours)
    return held
