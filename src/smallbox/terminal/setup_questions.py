"""The questions before a game: which game, how many players, which bots, what name."""

from dataclasses import replace
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from smallbox.bots import bots_of, usual_level
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.games import GAMES
from smallbox.position import DEFAULT_PLAYERS, find_game
from smallbox.terminal import rulebook
from smallbox.terminal.keyboard import PROMPT, read_line
from smallbox.terminal.paint import LOUD, QUIET
from smallbox.terminal.play_options import PlayOptions, check_name, pick_bots
from smallbox.text import Speech


def complete(asked: PlayOptions, console: Console, speech: Speech, language: str) -> PlayOptions:
    """Ask for what the command line left open; the name only where something else is asked too."""
    asks = Questions(console, speech, language)
    full = asked
    if full.game is None:
        full = replace(full, game=asks.game())
    game = find_game(full.game)
    if full.players is None:
        full = replace(full, players=asks.players(game))
    if full.bots is None:
        full = replace(full, bots=asks.bots(game, full))
    if full.name is None and full != asked:
        full = replace(full, name=asks.name())
    return full


class Questions:
    """Asks one person at a terminal. Every question has an answer that Enter gives."""

    def __init__(self, console: Console, speech: Speech, language: str) -> None:
        self.console = console
        self.speech = speech
        self.language = language

    def ask(self, question: str, default: str, **facts: Any) -> str:
        """One question; Enter gives the default."""
        asked = Text(self.speech.say(question, **facts), style=LOUD)
        usual = Text(f" {self.speech.say('terminal-ask-default', default=default)}", style=QUIET)
        self.console.print(Text.assemble(asked, usual))
        return read_line(PROMPT).strip() or default

    def game(self) -> str:
        """The boxes on the shelf."""
        shelf = Table.grid(padding=(0, 2))
        names = list(GAMES)
        for number, game in enumerate(GAMES.values(), 1):
            players = self.speech.say("terminal-ask-range", fewest=game.fewest_players, most=game.most_players)
            title = Text.assemble((self.speech.say(f"game-{game.name}"), LOUD), "\n", (players, QUIET))
            shelf.add_row(f" {number}", title, rulebook.tagline(game, self.language) + "\n")
        self.console.print(Group(Text(), Text(self.speech.say("terminal-welcome")), Text(), shelf))
        while True:
            answer = self.ask("terminal-ask-game", "1").lower()
            if answer in map(str, range(1, len(names) + 1)):
                return names[int(answer) - 1]
            if answer in names:
                return answer
            self.complain("terminal-ask-game-again", names=", ".join(names), most=len(names), got=answer)

    def players(self, game: AnyGame) -> int:
        fewest, most = game.fewest_players, game.most_players
        while True:
            answer = self.ask("terminal-ask-players", str(DEFAULT_PLAYERS), fewest=fewest, most=most)
            if answer in map(str, range(fewest, most + 1)):
                return int(answer)
            self.complain("terminal-ask-players-again", fewest=fewest, most=most, got=answer)

    def bots(self, game: AnyGame, asked: PlayOptions) -> str:
        """A level for all, by number or name, or one for each with commas."""
        levels = list(bots_of(game))
        shelf = Table.grid(padding=(0, 2))
        for number, level in enumerate(levels, 1):
            shelf.add_row(f" {number}", Text(level, style=LOUD), self.describe(game, level))
        self.console.print(shelf)
        while True:
            answer = self.ask("terminal-ask-bots", usual_level(game))
            chosen = levels[int(answer) - 1] if answer in map(str, range(1, len(levels) + 1)) else answer
            try:
                pick_bots(game, replace(asked, bots=chosen), asked.players or DEFAULT_PLAYERS)
            except BadOption as error:
                self.console.print(Text(str(error)))
            else:
                return chosen

    def describe(self, game: AnyGame, level: str) -> str:
        return self.speech.say(f"bot-{level}" if level == "random" else f"{game.name}-bot-{level}")

    def name(self) -> str:
        while True:
            answer = self.ask("terminal-ask-name", self.speech.say("terminal-names").split()[0])
            try:
                return check_name(answer)
            except BadOption as error:
                self.console.print(Text(str(error)))

    def complain(self, sentence: str, **facts: Any) -> None:
        self.console.print(Text(self.speech.say(sentence, **facts)))
