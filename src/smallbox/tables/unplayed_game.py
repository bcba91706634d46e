"""A stored game that is not played again: its rules have changed since, or its end is known without it."""

from collections.abc import Sequence

from smallbox.core.notation import write_options
from smallbox.core.record import Entry, Record
from smallbox.core.recorder import game_tags, proof_tags
from smallbox.tables.facts import Began
from smallbox.tables.names import NOBODY


class UnplayedGame:
    """What is stored of a game: how it was dealt, and its moves in notation. No engine ever reads them."""

    def __init__(
        self,
        game: str,
        began: Began,
        names: Sequence[str],
        secrets: tuple[str, str],
        nonces: Sequence[str],
        deal: str = "",
    ) -> None:
        self.game = game
        self.began = began
        self._names = list(names)
        self._secrets = secrets
        self._nonces = list(nonces)
        self._deal = deal
        self._moves: list[tuple[int, Entry]] = []

    @property
    def move_count(self) -> int:
        """How many moves stand."""
        return len(self._moves)

    def make(self, seat: int, text: str, seq: int) -> None:
        self._moves.append((seq, Entry(seat, text)))

    def take_back(self, to: int) -> None:
        """The moves after entry `to` no longer stand."""
        self._moves = [(seq, move) for seq, move in self._moves if seq <= to]

    def erase_name(self, seat: int) -> None:
        """Somebody is forgotten."""
        if seat < len(self._names):
            self._names[seat] = NOBODY

    def record(self, date: str) -> Record:
        """The record as far as it can be told without the rules: whoever has them can play it again from its seed."""
        began = self.began
        options = write_options(began.options) if began.spelled is None else began.spelled
        tags = game_tags(self.game, began.rules, began.data or "", options, self._names, date)
        tags |= proof_tags(*self._secrets, self._nonces, self._deal)
        moves = [move for _, move in self._moves]
        return Record({name: text for name, text in tags.items() if text}, entries=moves)
