"""The command `play`: a game against bots, on a screen where there is one, else by lines of notation."""

import sys
from io import TextIOWrapper
from typing import Any

from rich.console import Console, Group
from rich.text import Text

from smallbox.terminal.ending import draw_ending, keep_record, save
from smallbox.terminal.game_loop import PlayerLeft, run
from smallbox.terminal.party import ME, Party
from smallbox.terminal.play_options import PlayOptions, make_party
from smallbox.terminal.room import Room
from smallbox.terminal.rooms import room_of
from smallbox.terminal.screen import Screen
from smallbox.terminal.script import Script
from smallbox.terminal.setup_questions import complete
from smallbox.text import Speech

EXIT_DONE, EXIT_BAD_INPUT = 0, 2


def prepare_streams() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Strange bytes become unreadable answers, and signs that a terminal lacks become question marks.
            stream.reconfigure(errors="replace")


def is_on_screen(console: Console) -> bool:
    """Is there a terminal to draw on, and somebody before it?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and not console.is_dumb_terminal


def play(asked: PlayOptions, language: str = "en") -> int:
    """Play what was asked for; the exit code. Raises SmallboxError for what cannot be played."""
    prepare_streams()
    console = Console(highlight=False)
    speech = Speech(language)
    if not is_on_screen(console):
        return play_script(make_party(asked, speech), asked, language)
    try:
        party = make_party(complete(asked, console, speech, language), speech)
        return play_on_screen(party, asked, console, language)
    except (PlayerLeft, EOFError, KeyboardInterrupt):
        console.print(Text(Speech(language).say("terminal-goodbye")))
        return EXIT_DONE


def make_room(party: Party, language: str) -> Room[Any]:
    return room_of(party.game)(party.game, party.options, party.speech(language), ME)


def play_on_screen(party: Party, asked: PlayOptions, console: Console, language: str) -> int:
    room = make_room(party, language)
    with Screen(console, party, room, language, asked.speed) as screen:
        run(party, screen)
    outcome = party.position.outcome
    assert outcome is not None
    console.print(Group(room.draw(party.view()), Text(), draw_ending(party, room, outcome)))
    if asked.record is not None or not asked.auto:
        keep_record(console, party, room, asked.record)
    return EXIT_DONE


def play_script(party: Party, asked: PlayOptions, language: str) -> int:
    room = make_room(party, language)
    script = Script(party, room, sys.stdin, language)
    try:
        run(party, script)
    except PlayerLeft:
        script.write(room.say("terminal-goodbye"))
        return EXIT_DONE
    except EOFError:
        sys.stderr.write(f"smallbox: {room.say('terminal-script-ended')}\n")
        return EXIT_BAD_INPUT
    script.end()
    if asked.record is not None:
        save(party, asked.record)
        script.write(room.say("terminal-record-saved", file=asked.record))
    return EXIT_BAD_INPUT if script.has_unreadable else EXIT_DONE
