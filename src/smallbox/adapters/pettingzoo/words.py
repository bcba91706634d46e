"""A table in words: what is to be done now, and the position in notation, as far as its reader may know it."""

from typing import Any

from smallbox.core.errors import BadNotation
from smallbox.core.game import AnyGame
from smallbox.core.messages import View
from smallbox.text import ENGLISH, Speech


def in_words(game: AnyGame, state: Any, view: View, names: list[str]) -> str:
    """A sentence, then a line for each field of the notation; `?` is what the view hides."""
    lines = [Speech(ENGLISH, names).prompt(game, view.prompt)]
    for field in game.notation.write_position(state).split("; "):
        key = key_of(game, field)
        try:
            lines.append(f"{key} {game.notation.seen(view, key)}")
        except BadNotation:
            continue  # a field that views have no word for: an option
    return "\n".join(lines)


def key_of(game: AnyGame, field: str) -> str:
    """The name of a field without its value: one word, or two as in `won A`."""
    words = field.split(" ")
    return " ".join(words[: 2 if words[0] in game.notation.paired_keys else 1])
