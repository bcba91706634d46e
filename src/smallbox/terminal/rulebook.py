"""The rulebook page of a game: whole, or one clause of it."""

import re
from importlib import resources

from smallbox.core.errors import BadNotation
from smallbox.core.game import AnyGame
from smallbox.terminal.readings import Reading, at_clause
from smallbox.text import ENGLISH

HEADING = re.compile(r"^#+ ", re.MULTILINE)
#: where the page of a browser has a picture
COMMENT = re.compile(r"^<!--.*-->\n\n", re.MULTILINE)


def page(game: AnyGame, language: str) -> str:
    """The page as Markdown; in English where it is not written in the language."""
    folder = resources.files(game.package).joinpath("rulebook")
    own = folder.joinpath(f"{language}.md")
    return COMMENT.sub("", (own if own.is_file() else folder.joinpath(f"{ENGLISH}.md")).read_text("utf-8"))


def clause(game: AnyGame, language: str, name: str) -> str:
    """One clause as Markdown, and how we read what the printed rules leave open in it. Raises BadNotation."""
    wanted = name.upper()
    text = page(game, language)
    begin = re.search(rf"^#+ {re.escape(wanted)}\b", text, re.MULTILINE)
    if begin is None:
        raise BadNotation(f"expected a clause {game.clauses[0]} to {game.clauses[-1]}, got {name!r}")
    end = HEADING.search(text, begin.end())
    own = text[begin.start() : end.start() if end is not None else None].strip()
    return "\n\n".join([own, *(as_quote(each) for each in at_clause(game, language, wanted))])


def as_quote(reading: Reading) -> str:
    """A reading below its clause: the question, then what is printed, how we play it and why."""
    lines = (f"**{reading.question}**", reading.printed, f"**{reading.ours}**", reading.why)
    return "\n>\n".join(f"> {line}" for line in lines)


def tagline(game: AnyGame, language: str) -> str:
    """What the game is, in the first sentences of its page."""
    paragraphs = page(game, language).split("\n\n")
    return paragraphs[1].strip()
