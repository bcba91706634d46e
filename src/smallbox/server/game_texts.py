"""What a client asks for that was built without a game: the game's sentences and its rulebook."""

import sys
from functools import cache
from importlib import resources

from smallbox.games import GAMES
from smallbox.text import LANGUAGES, game_sentences
from smallbox.wire.codec import NotPossible


@cache
def sentences(game: str, language: str) -> str:
    """A game's Fluent text; in English where it does not speak the language. Raises NotPossible."""
    if game not in GAMES or language not in LANGUAGES:
        raise NotPossible("no-such-page")
    return game_sentences(GAMES[game], language)


@cache
def rulebook(game: str, language: str) -> tuple[str, str]:
    """A game's rulebook as Markdown, and the language it is written in. Raises NotPossible."""
    if game not in GAMES or language not in LANGUAGES:
        raise NotPossible("no-such-page")
    folder = resources.files(str(sys.modules[type(GAMES[game]).__module__].__package__)).joinpath("rulebook")
    for written in (language, LANGUAGES[0]):
        file = folder.joinpath(f"{written}.md")
        if file.is_file():
            return file.read_text("utf-8"), written
    raise NotPossible("no-such-page")
