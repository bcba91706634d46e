"""The end of a game: who won and why, what everybody has, and the record for those who want to keep it."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from smallbox.core.errors import BadOption
from smallbox.core.messages import Outcome
from smallbox.terminal.keyboard import read_line
from smallbox.terminal.paint import LOUD, QUIET, hue
from smallbox.terminal.party import ME, Party
from smallbox.terminal.room import Room

CONFETTI = "✦●▲■◆✿"
HUES = 12
PIECES = 20


def draw_ending(party: Party, room: Room[Any], outcome: Outcome) -> RenderableType:
    """A panel with the reason, the seats and what they have."""
    reason = Text(room.tell(party.heard()[-1]), style=LOUD)
    table = Table.grid(padding=(0, 2))
    for seat, what in enumerate(room.tally(party.view())):
        has_won = seat in outcome.winners
        table.add_row("★" if has_won else " ", Text(room.speech.seat(seat), style=LOUD if has_won else ""), what)
    parts: list[RenderableType] = [reason, Text(), table]
    if ME in outcome.winners:
        parts = [confetti(), *parts, confetti()]
    return Panel(Group(*parts), title=room.say("terminal-end"), title_align="left", expand=False, padding=(1, 2))


def confetti() -> Text:
    """Joy, once."""
    pieces = [(CONFETTI[at % len(CONFETTI)], hue(at * 5 % HUES + 1, HUES).bgcolor) for at in range(PIECES)]
    return Text(" ").join(Text(piece, style=Style(color=colour)) for piece, colour in pieces)


def save(party: Party, file: str) -> None:
    """Write the record of the finished game. Raises BadOption."""
    text = party.position.record(datetime.now(UTC).date().isoformat())
    try:
        Path(file).write_text(text, "utf-8")
    except OSError as error:
        raise BadOption(f"{file}: expected a file that can be written, got: {error.strerror}") from None


def keep_record(console: Console, party: Party, room: Room[Any], file: str | None) -> None:
    """Save the record where it was asked for; else ask for a file name until it is saved or nobody wants it."""
    if file is None:
        console.print(Text(room.say("terminal-record-offer"), style=QUIET))
        file = ask_file(room)
    while file:
        try:
            save(party, file)
        except BadOption as error:
            console.print(Text(str(error)))
            file = ask_file(room)
        else:
            console.print(Text(room.say("terminal-record-saved", file=file)))
            return


def ask_file(room: Room[Any]) -> str:
    return read_line(room.say("terminal-record-file") + " ").strip()
