"""How we read what the printed rules leave open: the files beside a game's rulebook, for a reader of the terminal."""

from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from smallbox.core.game import AnyGame
from smallbox.text import ENGLISH


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is the same in every language: where it is marked, its rulings, the options that choose otherwise."""

    clauses: list[str]
    rulings: list[str]
    options: list[str]


class Reading(msgspec.Struct, frozen=True):
    """One question: what is printed, how we play it, why."""

    id: str
    question: str
    printed: str
    ours: str
    why: str


def folder(game: AnyGame) -> Traversable:
    return resources.files(game.package).joinpath("rulebook", "readings")


def rulings(game: AnyGame) -> dict[str, Ruling]:
    """By the ruling that names the reading; empty for a game that has written none down."""
    file = folder(game).joinpath("rulings.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Ruling]) if file.is_file() else {}


def readings(game: AnyGame, language: str) -> list[Reading]:
    """All readings of a game, in English where they are not written in the language."""
    own = folder(game).joinpath(f"{language}.md")
    text = (own if own.is_file() else folder(game).joinpath(f"{ENGLISH}.md")).read_text("utf-8")
    return [read(part) for part in text.split("### ")[1:]]


def read(part: str) -> Reading:
    heading, printed, ours, why = part.strip().split("\n\n")
    number, _, question = heading.partition(" ")
    return Reading(number, question, printed, ours, why)


def at_clause(game: AnyGame, language: str, clause: str) -> list[Reading]:
    """What is marked at a clause."""
    marked = {number for number, ruling in rulings(game).items() if clause in ruling.clauses}
    return [reading for reading in readings(game, language) if reading.id in marked] if marked else []
