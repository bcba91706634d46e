"""The fourth game, for tests: found by its entry point, as every game of another package is."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from smallbox.core.chance import SearchRng
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_moves
from smallbox.core.turn import make, read_turn

FOLDER = Path(__file__).parents[2] / "fourth"
#: what a position has where a test does not say
USUAL = {"turn": "A", "rests": "0", "pile": "-", "gone": "-", "aside": "-"}


def load() -> AnyGame:
    """The game by itself: this process has the games it was started with."""
    sys.path.insert(0, str(FOLDER))
    game: AnyGame = import_module("stairs").GAME
    sys.path.remove(str(FOLDER))
    return game


GAME = load()


class Table:
    """A position to try moves in."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def refusal(self, text: str) -> str | None:
        """Why a move may not be made, None where it may."""
        (seat, move), *_ = read_moves(text, self.state.options.players)
        refused = GAME.check(self.state, *read_turn(GAME, self.state, seat, move))
        return None if refused is None else refused.sentence

    def play(self, text: str) -> str:
        """Make moves; the position after them."""
        for seat, move in read_moves(text, self.state.options.players):
            make(GAME, self.state, *read_turn(GAME, self.state, seat, move))
        return str(self.state)


def given(text: str, players: int = 2) -> Table:
    """A position; what is not said is usual."""
    named = {field.split()[0] for field in text.split(";")}
    unsaid = [] if "new" in named else [f"{key} {value}" for key, value in USUAL.items() if key not in named]
    frame = [] if "n" in named else [f"n {players}"]
    return Table(GAME.notation.read_position("; ".join([*frame, text, *unsaid]), SearchRng(0)))
