"""A game in a terminal from its first sentence to its last, whatever it is shown on."""

from collections.abc import Sequence
from typing import Protocol

from smallbox.core.errors import BadNotation, Refused
from smallbox.core.messages import Event, Move, View
from smallbox.core.refusal import Refusal
from smallbox.terminal import rulebook
from smallbox.terminal.party import Party

QUIT = frozenset({"quit", "q", "exit"})
HELP = frozenset({"?", "help"})
RULES = "rules"


class PlayerLeft(Exception):
    """The person leaves before the end."""


class Shell(Protocol):
    """What a game is shown on: a screen, or lines of text."""

    language: str

    def tell(self, view: View, events: Sequence[Event]) -> None:
        """What happened, and the table after it."""

    def ask(self, view: View) -> str:
        """An answer of the person. Raises EOFError."""

    def read(self, text: str, view: View) -> Move:
        """The move that an answer means. Raises BadNotation."""

    def refuse(self, refusal: Refusal) -> None:
        """A move is not allowed."""

    def complain(self, sentence: str) -> None:
        """An answer cannot be read."""

    def show_page(self, markdown: str) -> None:
        """A page to read before the game goes on."""

    def show_help(self) -> None:
        """What can be typed."""


def run(party: Party, shell: Shell) -> None:
    """Play to the end. Raises PlayerLeft, EOFError."""
    shell.tell(party.view(), party.heard())
    while (seat := party.position.to_act) is not None:
        if not party.let_bot_move(seat):
            let_person_move(party, shell)
        shell.tell(party.view(), party.heard())


def let_person_move(party: Party, shell: Shell) -> None:
    """Ask until an answer is a legal move."""
    while True:
        view = party.view()
        answer = " ".join(shell.ask(view).split())
        try:
            if not obey(answer, party, shell):
                return party.make(shell.read(answer, view))
        except BadNotation as error:
            shell.complain(str(error))
        except Refused as refused:
            shell.refuse(refused.refusal)


def obey(answer: str, party: Party, shell: Shell) -> bool:
    """Do what is asked beside the game; False for what is none of that."""
    word, _, rest = answer.partition(" ")
    if not answer:
        return True
    if answer.lower() in QUIT:
        raise PlayerLeft
    if answer.lower() in HELP:
        shell.show_help()
        return True
    if word.lower() == RULES:
        language = shell.language
        shell.show_page(rulebook.clause(party.game, language, rest) if rest else rulebook.page(party.game, language))
        return True
    return False
