"""Pages to read on the screen: rules and help, a screenful at a time."""

from rich.console import Console
from rich.markdown import Markdown
from rich.segment import Segment, Segments

from smallbox.terminal.keyboard import read_line
from smallbox.terminal.party import Party
from smallbox.text import Speech

WIDEST = 100
#: the clause that help names
EXAMPLE = 14


def show_pages(console: Console, speech: Speech, markdown: str) -> None:
    """A page of Markdown; Enter goes on, q goes back to the game."""
    options = console.options.update(width=min(WIDEST, console.width))
    lines = console.render_lines(Markdown(markdown), options, pad=False)
    height = max(1, console.height - 2)
    for first in range(0, len(lines), height):
        console.clear()
        for line in lines[first : first + height]:
            console.print(Segments([*line, Segment.line()]), end="")
        is_last = first + height >= len(lines)
        answer = read_line(speech.say("terminal-page-back" if is_last else "terminal-page-on") + " ")
        if answer.strip():
            return


def help_page(party: Party, speech: Speech) -> str:
    """What can be typed, and what was promised about the deal."""
    return "\n\n".join(
        [
            f"# {speech.say(f'game-{party.game.name}')}",
            speech.say("terminal-help", clause=(*party.game.clauses, *party.game.rulings)[:EXAMPLE][-1]),
            speech.say(f"terminal-help-{party.game.name}"),
            speech.say("terminal-help-deal", commitment=party.position.commitment),
        ]
    )
