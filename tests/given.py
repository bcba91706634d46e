"""A table set up from a line of notation, for tests that read like a rulebook."""

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_moves
from smallbox.core.refusal import Refusal
from smallbox.core.turn import make, read_turn, written_moves
from smallbox.games import GAMES


class Table:
    """A position and what the tests ask of it."""

    def __init__(self, game: AnyGame, position: str, seed: int) -> None:
        self.game = game
        self.state = game.notation.read_position(position, SearchRng(seed))
        self.events = Events()

    def play(self, moves: str) -> "Table":
        """Make moves, separated by commas; a refusal fails the test."""
        for seat, text in read_moves(moves, self.game.most_players):
            make(self.game, self.state, *read_turn(self.game, self.state, seat, text), self.events)
        return self

    def refused(self, move: str) -> Refusal | None:
        """The whole refusal of a move, None if it would be accepted."""
        [(seat, text)] = read_moves(move, self.game.most_players)
        return self.game.check(self.state, *read_turn(self.game, self.state, seat, text))

    def refusal(self, move: str) -> str | None:
        """The clause that forbids a move, None if it would be accepted."""
        refusal = self.refused(move)
        return None if refusal is None else refusal.clause

    def legal(self) -> set[str]:
        """The legal moves in notation."""
        return set(written_moves(self.game, self.state))

    def __getitem__(self, key: str) -> str:
        """A field of the position in notation: table["S1"], table["hand# A"]."""
        return self.game.notation.field(self.state, key)

    def shows(self, key: str, value: str) -> bool:
        """Has a field this value, in the order and detail that matter for it?"""
        return self.game.notation.same(key, value, self[key])

    def __str__(self) -> str:
        return self.game.notation.write_position(self.state)


def given(game: str, position: str, seed: int = 0) -> Table:
    return Table(GAMES[game], position, seed)
