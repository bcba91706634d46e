"""A refused move as an error that explains itself."""

from collections.abc import Sequence

from smallbox.core.errors import Refused
from smallbox.core.game import AnyGame
from smallbox.core.refusal import Fact, Refusal
from smallbox.text import LANGUAGES, Speech


class IllegalMove(Refused):
    """A move that the rules forbid: the clause, the reason where the clause has several, the facts, and a sentence."""

    def __init__(self, game: AnyGame, refusal: Refusal, names: Sequence[str]) -> None:
        super().__init__(refusal)
        self._game = game
        self._names = names
        self.clause: str = refusal.clause
        self.reason: str = refusal.reason
        self.facts: dict[str, Fact] = refusal.facts

    @property
    def sentence(self) -> str:
        """Why not, in English."""
        return self.say()

    def say(self, language: str = LANGUAGES[0]) -> str:
        """Why not, in one of the languages of smallbox (`smallbox.text.LANGUAGES`)."""
        return Speech(language, self._names).refusal(self._game, self.refusal)

    def __str__(self) -> str:
        return self.sentence
