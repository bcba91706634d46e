"""A bot of one's own over the network: Kanobu, the card that leaves the fewest behind.

    SMALLBOX_TABLE=http://127.0.0.1:8000/t/K7MPQ3XZ SMALLBOX_TOKEN=... python examples/greedy_bot.py

It needs `pip install smallbox` and nothing else. The arena starts it in the same way, with a table of its own:

    smallbox arena kanobu --bots "random,mine=exec:python examples/greedy_bot.py"
"""

import os
import random

from smallbox.client import play


class Thrifty:
    """Plays a card whenever it can, and one of many like it first."""

    def __init__(self, seat, options, seed):
        self.chance = random.Random(seed)

    def observe(self, events):
        """What happened, as the seat heard it; this bot keeps nothing of it."""

    def choose(self, view, budget):
        """One of the moves of the view."""
        cards = [move for move in view.moves if hasattr(move, "card")]
        hand = view.hand or []
        if cards:
            return max(cards, key=lambda move: (hand.count(move.card), self.chance.random()))
        return self.chance.choice(view.moves)


if __name__ == "__main__":
    # The link names the server and the table; the code need not be given again. Play as long as the table does.
    play(os.environ["SMALLBOX_TABLE"], "", os.environ["SMALLBOX_TOKEN"], Thrifty, games=None)
