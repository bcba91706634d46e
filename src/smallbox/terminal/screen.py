"""A game on a terminal's screen: the table, what happened, what is to be done; redrawn after every move."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Event, Move, View
from smallbox.core.refusal import Refusal
from smallbox.terminal.keyboard import PROMPT, pause, read_line
from smallbox.terminal.menu import choices, draw_menu, find_by_number, find_by_words
from smallbox.terminal.pages import help_page, show_pages
from smallbox.terminal.paint import LOUD, PAPER, QUIET
from smallbox.terminal.party import ME, Party
from smallbox.terminal.room import Room

LOG_LINES = (2, 8)
MENU_LINES = 5
#: the rule above and the prompt below
FRAME_LINES = 2


class Screen:
    """The screen of one person. It is an alternate one: nothing can be scrolled back to."""

    def __init__(self, console: Console, party: Party, room: Room[Any], language: str, speed: float) -> None:
        self.console = console
        self.party = party
        self.room = room
        self.language = language
        self.speed = speed
        #: what happened, a sentence each; `seen` of them were there when the person last made a choice
        self.log: list[str] = []
        self.seen = 0
        #: why the last answer was no move
        self.slip = ""

    def __enter__(self) -> Self:
        self.console.set_alt_screen(enable=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.console.show_cursor(show=True)
        self.console.set_alt_screen(enable=False)

    def tell(self, view: View, events: Sequence[Event]) -> None:
        self.slip = ""
        self.console.show_cursor(show=False)
        if self.room.forgets:
            for event in events:
                self.paint(view, self.room.picture(event))
                pause(self.room.hold(event, self.speed))
            return
        self.log += [self.room.tell(event) for event in events]
        if view.to_act != ME or self.party.bots[ME] is not None:
            self.paint(view, None)
            pause(self.speed)

    def ask(self, view: View) -> str:
        self.console.show_cursor(show=True)
        groups = self.room.offer(view)
        self.paint(view, None, draw_menu(groups))
        answer = read_line(PROMPT)
        if not answer and len(choices(groups)) == 1:
            answer = "1"
        self.slip = ""
        self.seen = len(self.log)
        return answer

    def read(self, text: str, view: View) -> Move:
        """A number of the list, notation, or the beginning of the words of a choice."""
        groups, speech = self.room.offer(view), self.room.speech
        move = find_by_number(text, groups, speech)
        if move is not None:
            return move
        try:
            # `claim =`, the true name, is for scripts: a person has to remember.
            if "=" not in text:
                return self.party.position.read(text)
            unread = ""
        except BadNotation as error:
            unread = str(error)
        move = find_by_words(text, groups, speech)
        if move is None:
            raise BadNotation(speech.say("terminal-answer-unclear", got=text, error=unread))
        return move

    def refuse(self, refusal: Refusal) -> None:
        sentence = self.room.speech.refusal(self.party.game, refusal)
        self.slip = f"{sentence} ({self.room.say('terminal-slip-more', clause=refusal.clause)})"

    def complain(self, sentence: str) -> None:
        self.slip = sentence

    def show_page(self, markdown: str) -> None:
        show_pages(self.console, self.room.speech, markdown)

    def show_help(self) -> None:
        show_pages(self.console, self.room.speech, help_page(self.party, self.room.speech))

    def paint(self, view: View, moment: RenderableType | None, menu: RenderableType | None = None) -> None:
        """Draw everything anew: table, events or the moment, the prompt, the moves."""
        table = self.room.draw(view)
        below: list[RenderableType] = [Text(self.room.prompt(view), style=LOUD)]
        if self.slip:
            below.insert(0, Padding(Text(f" {self.slip} ", style=PAPER), (0, 0, 1, 0)))
        if menu is not None:
            below.append(menu)
        free = self.console.height - FRAME_LINES - self.lines(table) - max(self.lines(Group(*below)), MENU_LINES)
        # With room to spare there are blank lines around the events; without, the table comes first.
        gap = [Text()] if free > LOG_LINES[0] + 2 else []
        middle = self.recent(max(LOG_LINES[0], min(LOG_LINES[1], free - 2 * len(gap))))
        if self.room.forgets:
            middle = self.room.aside(view) if moment is None else moment
        name = self.room.say(f"game-{self.party.game.name}")
        title = Text(self.room.say("terminal-title", game=name))
        above = [Rule(title, align="left", style=QUIET)] if free >= 0 else []
        self.console.clear()
        self.console.print(Group(*above, table, *gap, middle, *gap, *below))

    def recent(self, height: int) -> RenderableType:
        """The last events that fit; those from before the last choice are quiet."""
        lines: list[Text] = []
        for number, sentence in list(enumerate(self.log))[-height:]:
            style = QUIET if number < self.seen else ""
            lines += Text(sentence, style=style).wrap(self.console, self.console.width)
        shown = lines[-height:]
        return Group(*[Text()] * (height - len(shown)), *shown)

    def lines(self, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, pad=False))
