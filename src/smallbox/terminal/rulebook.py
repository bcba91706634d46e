"""The rulebook page of a game: whole, or one clause of it."""

import re
from importlib import resources

from smallbox.core.errors import BadNotation
from smallbox.core.game import AnyGame
from smallbox.text import ENGLISH

HEADING = re.compile(r"^#+ ", re.MULTILINE)


def page(game: AnyGame, language: str) -> str:
    """The page as Markdown; in English where it is not written in the language."""
    folder = resources.files(game.package).joinpath("rulebook")
    own = folder.joinpath(f"{language}.md")
    return (own if own.is_file() else folder.joinpath(f"{ENGLISH}.md")).read_text("utf-8")


def clause(game: AnyGame, language: str, name: str) -> str:
    """One clause as Markdown, from its heading to the next. Raises BadNotation."""
    wanted = name.upper()
    text = page(game, language)
    begin = re.search(rf"^#+ {re.escape(wanted)}\b", text, re.MULTILINE)
    if begin is None:
        raise BadNotation(f"expected a clause {game.clauses[0]} to {game.clauses[-1]}, got {name!r}")
    end = HEADING.search(text, begin.end())
    return text[begin.start() : end.start() if end is not None else None].strip()


def tagline(game: AnyGame, language: str) -> str:
    """What the game is, in the first sentences of its page."""
    paragraphs = page(game, language).split("\n\n")
    return paragraphs[1].strip()
