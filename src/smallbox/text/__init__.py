"""Every sentence smallbox says: those of the house from the folders beside this module, those of a game from its own.

A game's are in `text/<language>.ftl` of its package, and in `text/<language>-<more>.ftl` where there are many.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import msgspec

from smallbox.core.judge import Reason
from smallbox.core.messages import Event, Prompt
from smallbox.core.notation import seat_name
from smallbox.core.refusal import Refusal
from smallbox.games import GAMES

if TYPE_CHECKING:
    from smallbox.text.sentences import Sentences

#: what is said where a language has no words of its own
ENGLISH = "en"


def spoken() -> tuple[str, ...]:
    """The languages that have a folder here: English first, then in alphabetical order."""
    folders = [
        folder.name for folder in resources.files(__name__).iterdir() if folder.joinpath("language.ftl").is_file()
    ]
    return tuple(sorted(folders, key=lambda language: (language != ENGLISH, language)))


#: every language smallbox speaks; this is the only list
LANGUAGES = spoken()
#: where programs of this machine look for the language of their reader, in this order
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

#: facts that are seats, in refusals and events of every game
SEAT_FACTS = frozenset({"seat", "by", "giver", "receiver", "loser", "owner", "winner"})
SEAT_LISTS = frozenset({"winners"})
#: a fact that is not there, for sentences to select by
NOTHING = "none"


class Describes(Protocol):
    """A game, as far as sentences need it."""

    name: ClassVar[str]

    @property
    def package(self) -> str: ...

    def describe(self, key: str, fact: Any, say: Any) -> str: ...


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a reader has chosen for programs (`uk_UA.UTF-8` is Ukrainian); English where we have none."""
    chosen = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = re.split(r"[_.@-]", chosen)[0].lower()
    return language if language in LANGUAGES else ENGLISH


@cache
def bundle(language: str) -> "Sentences":
    """All sentences of one language."""
    from smallbox.text.sentences import Sentences  # noqa: PLC0415 - Fluent is for those who say something

    if language not in LANGUAGES:
        raise ValueError(f"expected a language {', '.join(LANGUAGES)}, got {language!r}")
    games = (game_sentences(game, language) for game in GAMES.values())
    return Sentences(language, (house_sentences(language), *games))


def house_sentences(language: str) -> str:
    """What is said around the games."""
    return joined(resources.files(__name__).joinpath(language).iterdir())


def game_sentences(game: Describes, language: str) -> str:
    """What a game says; a file that a language lacks is the English one."""
    folder = resources.files(game.package).joinpath("text")
    return joined(written_in(folder, language))


def written_in(folder: Traversable, language: str) -> Iterator[Traversable]:
    """The files of a game's sentences in one language, as many as there are in English."""
    for english in folder.iterdir() if folder.is_dir() else ():
        if english.name == f"{ENGLISH}.ftl" or english.name.startswith(f"{ENGLISH}-"):
            own = folder.joinpath(language + english.name.removeprefix(ENGLISH))
            yield own if own.is_file() else english


def joined(files: Iterator[Traversable]) -> str:
    """The sentences of several files, always in the same order."""
    fluent = sorted((file for file in files if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in fluent)


class Speech:
    """Says things to one reader: in a language, with the names of the seats."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.bundle = bundle(language)
        self.names = names

    def say(self, sentence: str, **facts: Any) -> str:
        """One sentence. Raises KeyError for a name that no file has."""
        message = self.bundle.get_message(sentence)
        if message.value is None:
            raise KeyError(sentence)
        text, errors = self.bundle.format_pattern(message.value, facts)
        if errors:
            raise ValueError(f"{sentence}: {errors[0]}")
        return str(text)

    def refusal(self, game: Describes, refusal: Refusal) -> str:
        return self.say(f"{game.name}-refusal-{refusal.sentence}", **self.facts(game, refusal.facts))

    def event(self, game: Describes, event: Event) -> str:
        tag = str(type(event).__struct_config__.tag).replace("_", "-")
        return self.say(f"{game.name}-event-{tag}", **self.facts(game, msgspec.structs.asdict(event)))

    def prompt(self, game: Describes, prompt: Prompt) -> str:
        """What is to be done: as the game says it, or as the house says it for every game."""
        return self.own_or_house(game, f"prompt-{prompt.code.replace('_', '-')}", prompt.facts)

    def reason(self, game: Describes, reason: Reason) -> str:
        """Why a move is better: as the game says it, or as the house says it for every game."""
        return self.own_or_house(game, f"why-{reason.code.replace('_', '-')}", reason.facts)

    def own_or_house(self, game: Describes, sentence: str, facts: Mapping[str, Any]) -> str:
        own = f"{game.name}-{sentence}"
        return self.say(own if self.bundle.has_message(own) else sentence, **self.facts(game, facts))

    def facts(self, game: Describes, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts in words: seats by name, cards as the game calls them; numbers stay numbers for plurals."""
        return {key: self.fact(game, key, fact) for key, fact in facts.items()}

    def fact(self, game: Describes, key: str, fact: Any) -> Any:
        if fact is None:
            return NOTHING
        if key in SEAT_LISTS:
            return ", ".join(self.seat(seat) for seat in fact)
        if key in SEAT_FACTS:
            return self.seat(fact)
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return fact
        return game.describe(key, fact, self.say_of_seats)

    def say_of_seats(self, sentence: str, **facts: Any) -> str:
        """As `say`, for the words of a game: a fact that is a seat is said by its name."""
        named = {key: self.seat(fact) if key in SEAT_FACTS else fact for key, fact in facts.items()}
        return self.say(sentence, **named)

    def level(self, level: str) -> str:
        """The name of a bot's level; its code where a game has a level of its own."""
        sentence = f"level-{level}"
        return self.say(sentence) if self.bundle.has_message(sentence) else level

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else seat_name(seat)
