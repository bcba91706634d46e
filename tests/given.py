"""A table set up from a line of notation, for tests that read like a rulebook."""

from typing import Any

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import Game
from smallbox.core.messages import Move
from smallbox.core.notation import read_moves
from smallbox.core.refusal import Refusal
from smallbox.games import GAMES


class Table:
    """A position and what the tests ask of it."""

    def __init__(self, game: Game[Any], position: str, seed: int) -> None:
        self.game = game
        self.state = game.read_position(position, SearchRng(seed))
        self.events = Events()

    def play(self, moves: str) -> "Table":
        """Make moves, separated by commas; a refusal fails the test."""
        for seat, text in read_moves(moves, self.game.most_players):
            refusal, move = self._ask(seat, text)
            assert refusal is None, f"{text}: {refusal}"
            self.events.clear()
            self.game.apply(self.state, self.game.action(self.state, move), self.events)
        return self

    def _ask(self, seat: int | None, text: str) -> tuple[Refusal | None, Move]:
        mover = self.game.to_act(self.state) if seat is None else seat
        mover = 0 if mover is None else mover
        move = self.game.read_move(text, self.state, mover)
        return self.game.check(self.state, mover, move), move

    def refused(self, move: str) -> Refusal | None:
        """The whole refusal of a move, None if it would be accepted."""
        [(seat, text)] = read_moves(move, self.game.most_players)
        return self._ask(seat, text)[0]

    def refusal(self, move: str) -> str | None:
        """The clause that forbids a move, None if it would be accepted."""
        refusal = self.refused(move)
        return None if refusal is None else refusal.clause

    def legal(self) -> set[str]:
        """The legal moves in notation."""
        moves = [self.game.move(self.state, action) for action in self.game.legal_moves(self.state)]
        return {self.game.write_move(move) for move in moves}

    def __getitem__(self, key: str) -> str:
        """A field of the position in notation: table["S1"], table["hand# A"]."""
        return self.game.field(self.state, key)

    def shows(self, key: str, value: str) -> bool:
        """Has a field this value, in the order and detail that matter for it?"""
        return self.game.same(key, value, self[key])

    def __str__(self) -> str:
        return self.game.write_position(self.state)


def given(game: str, position: str, seed: int = 0) -> Table:
    return Table(GAMES[game], position, seed)
