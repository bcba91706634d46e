"""A game without a terminal: notation comes in, a move a line; sentences go out."""

import sys
from collections.abc import Iterable, Sequence
from typing import Any

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Event, Move, View
from smallbox.core.refusal import Refusal
from smallbox.terminal.party import ME, Party
from smallbox.terminal.room import Room

MOST_REFUSED = 1000


class Script:
    """Lines from a file or another program, and plain lines back."""

    def __init__(self, party: Party, room: Room[Any], lines: Iterable[str], language: str) -> None:
        self.party = party
        self.room = room
        self.lines = iter(lines)
        self.language = language
        self.refused = 0
        self.has_unreadable = False

    def tell(self, view: View, events: Sequence[Event]) -> None:
        self.refused = 0
        for event in events:
            self.write(self.room.tell(event))
        if view.to_act == ME and not self.party.bots[ME]:
            self.write(self.room.prompt(view))
            moves = ", ".join(self.party.game.notation.write_move(move) for move in view.moves)
            self.write(self.room.say("terminal-script-moves", moves=moves))

    def ask(self, view: View) -> str:
        """The next line that says something."""
        for line in self.lines:
            text = line.strip()
            if text and not text.startswith("#"):
                return text
        raise EOFError

    def read(self, text: str, view: View) -> Move:
        return self.party.position.read(text)

    def refuse(self, refusal: Refusal) -> None:
        sentence = self.room.speech.refusal(self.party.game, refusal)
        self.write(f"X {refusal.clause} {sentence.removeprefix(f'{refusal.clause}: ')}")
        self.count_refused()

    def complain(self, sentence: str) -> None:
        self.has_unreadable = True
        self.write(f"? {sentence}")
        self.count_refused()

    def count_refused(self) -> None:
        """A script that only repeats a refused move would never end."""
        self.refused += 1
        if self.refused >= MOST_REFUSED:
            raise BadNotation(f"expected a legal move, got {self.refused} lines in a row that are none")

    def show_page(self, markdown: str) -> None:
        self.write(markdown)

    def show_help(self) -> None:
        self.write(self.room.say(f"terminal-help-{self.party.game.name}"))

    def end(self) -> None:
        """What everybody has when the game is over."""
        for seat, what in enumerate(self.room.tally(self.party.view())):
            self.write(f"{self.room.speech.seat(seat)}: {what}")

    def write(self, text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
