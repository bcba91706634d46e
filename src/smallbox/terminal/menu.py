"""The moves as a numbered list, and the move that a typed answer means."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Move
from smallbox.terminal.paint import LOUD, QUIET, flow
from smallbox.terminal.room import Choice, Group
from smallbox.text import Speech

FEWEST_LETTERS = 2


def choices(groups: Sequence[Group]) -> list[Choice]:
    """All choices in the order of their numbers."""
    return [choice for group in groups for choice in group.choices]


def listed(groups: Sequence[Group]) -> list[Group]:
    return [group for group in groups if group.is_listed]


def draw_menu(groups: Sequence[Group]) -> RenderableType:
    """The groups one below the other, each as many choices a line as there is room for."""
    groups = listed(groups)
    menu = Table.grid(padding=(0, 2, 0, 0))
    has_titles = any(group.title for group in groups)
    if has_titles:
        menu.add_column(style=QUIET)
    menu.add_column()
    numbers = numbered(groups)
    for group in groups:
        tiles = flow((next(numbers) for _ in group.choices), gap=2)
        menu.add_row(*([group.title] if has_titles else []), tiles)
    return menu


def numbered(groups: Sequence[Group]) -> Iterator[Text]:
    for number, choice in enumerate(choices(groups), 1):
        mark = f"{choice.mark} " if choice.mark else ""
        yield Text.assemble((f"{number:>2}) ", LOUD), mark, choice.words)


def find_by_number(text: str, groups: Sequence[Group], speech: Speech) -> Move | None:
    """The move with a number of the list, None for what is no number."""
    if not (text.isascii() and text.isdigit()):
        return None
    offered = choices(listed(groups))
    if text not in map(str, range(1, len(offered) + 1)):
        if not offered:
            return None
        raise BadNotation(speech.say("terminal-answer-number", most=len(offered), got=text))
    return offered[int(text) - 1].move


def find_by_words(text: str, groups: Sequence[Group], speech: Speech) -> Move | None:
    """The only move whose words begin like this, None where none does; a whole name wins over longer ones."""
    wanted = text.casefold()
    found = [choice for choice in choices(groups) if choice.words.casefold().startswith(wanted)]
    whole = [choice for choice in found if choice.words.casefold() == wanted]
    if not found:
        return None
    # Equal words are equal cards, such as two that a Star laid open: any of them will do.
    words = sorted({choice.words for choice in whole or found})
    if not whole and (len(words) > 1 or len(wanted) < FEWEST_LETTERS):
        raise BadNotation(speech.say("terminal-answer-several", words=", ".join(words), got=text))
    return (whole or found)[0].move
