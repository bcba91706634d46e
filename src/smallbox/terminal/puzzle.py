"""Puzzles in the terminal: the list of them, and one to solve by typing moves."""

import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from smallbox.core.errors import BadNotation
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move
from smallbox.puzzles.grade import grade
from smallbox.puzzles.plans import some_world
from smallbox.puzzles.puzzle import Puzzle, find_puzzle, puzzles_of
from smallbox.puzzles.situation import Situation, situation_of
from smallbox.terminal.game_loop import QUIT
from smallbox.terminal.keyboard import PROMPT, pause, read_line
from smallbox.terminal.menu import draw_menu, find_by_number, find_by_words
from smallbox.terminal.paint import LOUD
from smallbox.terminal.room import Room
from smallbox.terminal.rooms import room_of
from smallbox.text import Speech

EXIT_DONE, EXIT_BAD_INPUT = 0, 2
SOLUTION = "solution"
#: seconds that an event of a game of memory stays in sight
SPEED = 1.5


def list_puzzles(game: AnyGame, language: str) -> None:
    """A line for each: id, rating, theme."""
    speech = Speech(language)
    for puzzle in puzzles_of(game).values():
        sys.stdout.write(f"{puzzle.id}  {puzzle.rating:>4}  {speech.say(f'{game.name}-theme-{puzzle.theme.code}')}\n")


def solve(game: AnyGame, name: str, language: str) -> int:
    """Show a puzzle and read answers until one is right or the solution is asked for; the exit code."""
    puzzle = find_puzzle(game, name)
    return Solving(puzzle, situation_of(game, puzzle.record, puzzle.seat), language).run()


class Solving:
    """One puzzle before one person, or before lines of stdin."""

    def __init__(self, puzzle: Puzzle, situation: Situation, language: str) -> None:
        self.puzzle = puzzle
        self.situation = situation
        self.console = Console(highlight=False)
        names = Speech(language).say("terminal-names").split()[: puzzle.players]
        self.speech = Speech(language, names)
        self.room: Room[Any] = room_of(situation.game)(situation.game, situation.options, self.speech, situation.seat)
        #: only made from what the seat knows: it reads and refuses moves as the truth would
        self.world = some_world(situation)
        self.is_person = sys.stdin.isatty() and sys.stdout.isatty()
        self.has_unreadable = False

    def run(self) -> int:
        self.show()
        while True:
            try:
                answer = " ".join(read_line(PROMPT if self.is_person else "").split())
            except EOFError:
                return self.end_early()
            if answer.lower() in QUIT:
                self.write(self.say("terminal-goodbye"))
                break
            if answer.lower() == SOLUTION or (answer and not answer.startswith("#") and self.answer(answer)):
                self.explain()
                break
        return EXIT_BAD_INPUT if self.has_unreadable and not self.is_person else EXIT_DONE

    def end_early(self) -> int:
        if self.is_person:
            return EXIT_DONE
        sys.stderr.write(f"smallbox: {self.say('terminal-puzzle-ended')}\n")
        return EXIT_BAD_INPUT

    def show(self) -> None:
        """What led here, as far as it matters, then the table and the question."""
        puzzle, view = self.puzzle, self.situation.view
        name = self.say(f"game-{puzzle.game}")
        facts = {"game": name, "puzzle": puzzle.id, "rating": str(puzzle.rating)}
        title = self.say("terminal-puzzle-title", **facts)
        self.write(Text(title, style=LOUD))
        if self.situation.game.is_of_memory:
            for event in self.situation.heard:
                self.show_event(event)
        self.write(self.room.draw(view))
        self.write(Text(f"{self.room.prompt(view)} {self.say('puzzle-find')}", style=LOUD))
        if self.is_person:
            self.write(draw_menu(self.room.offer(view)))
        else:
            moves = ", ".join(self.situation.game.notation.write_move(move) for move in view.moves)
            self.write(self.say("terminal-script-moves", moves=moves))
        self.write(self.say("terminal-puzzle-help"))

    def show_event(self, event: Event) -> None:
        """What is to be remembered is shown once, and then gone where a screen can forget."""
        if not self.is_person:
            # With the table where the gifts lie open, which no sentence lists.
            self.write(self.room.picture(event))
            return
        self.console.clear()
        self.console.print(self.room.picture(event))
        pause(self.room.hold(event, SPEED))
        self.console.clear()

    def answer(self, text: str) -> bool:
        """Is the move that an answer means right? What it is else, is said."""
        game, seat = self.situation.game, self.situation.seat
        try:
            move = self.read(text)
        except BadNotation as error:
            self.has_unreadable = True
            self.write(f"? {error}")
            return False
        refusal = game.check(self.world, seat, move)
        if refusal is not None:
            sentence = self.speech.refusal(game, refusal).removeprefix(f"{refusal.clause}: ")
            self.write(f"X {refusal.clause} {sentence}")
            return False
        tried = grade(self.puzzle, game.notation.write_move(move))
        if self.puzzle.is_certain:
            self.write(self.say(f"puzzle-grade-sure-{'right' if tried.grade == 'right' else 'wrong'}"))
        else:
            self.write(self.say(f"puzzle-grade-{tried.grade}", chance=tried.chance, best=tried.best))
        return tried.grade == "right"

    def read(self, text: str) -> Move:
        """Notation, or for a person a number of the list or the words of a choice."""
        groups = self.room.offer(self.situation.view)
        if self.is_person:
            found = find_by_number(text, groups, self.speech) or find_by_words(text, groups, self.speech)
            if found is not None:
                return found
        if "=" in text:
            # `claim =`, the true name, is for scripts of whole games.
            raise BadNotation(self.say("terminal-answer-unclear", got=text, error=""))
        return self.situation.game.notation.read_move(text, self.world, self.situation.seat)

    def explain(self) -> None:
        """The solution, and why it is best."""
        puzzle, game = self.puzzle, self.situation.game
        self.write(self.say("terminal-puzzle-solution", moves=", ".join(puzzle.plan)))
        facts = self.speech.facts(game, puzzle.theme.facts)
        self.write(self.say(f"{game.name}-solved-{puzzle.theme.why}", **facts))

    def say(self, sentence: str, **facts: Any) -> str:
        return self.speech.say(sentence, **facts)

    def write(self, what: RenderableType) -> None:
        self.console.print(what, markup=False, soft_wrap=isinstance(what, str))
