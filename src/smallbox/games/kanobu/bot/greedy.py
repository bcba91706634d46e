"""A plain bot for Kanobu, which sheds what fits least often first."""

from collections import Counter
from collections.abc import Sequence

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.messages import Event, Move
from smallbox.games.kanobu.messages import Accept, Draw, NameColour, Options, Pass, Play, StarPlay, StarTake, View
from smallbox.games.kanobu.rules.cards import COLOURS, SYMBOLS, fits, is_rps, read_face


def shed_rank(card: str) -> int:
    """One-colour Rock, Paper, Scissors first, then two-colour, then actions, then purple; Cancel last of all."""
    colours, _, symbol = card.partition(".")
    if symbol == "Ca":
        return 5
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
        if view.phase == "DRAWN" and card in ("P.Ca", "P.Co") and len(view.hand or []) > 2:
            return 7  # worth more later than now
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
