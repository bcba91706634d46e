"""The words of a language: whatever is said in it is made of the words of its own files, names and numbers."""

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from smallbox.games import GAMES
from smallbox.text import game_sentences, house_sentences

WORD = re.compile(r"[^\W\d_]{2,}")
#: people at the tables of tests
NAMES = ("Ann", "Ben", "Eva", "Ivan", "Olha", "Piet", "Tess", "Uwe")


class Texts(Visitor):
    """What stands between the braces' ends: text, and strings in quotes; no names of facts or variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 named by fluent
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 named by fluent
        self.found.append(node.value)


@cache
def vocabulary(language: str) -> frozenset[str]:
    texts = Texts()
    for source in (house_sentences(language), *(game_sentences(game, language) for game in GAMES.values())):
        texts.visit(FluentParser().parse(source))
    return frozenset(word.lower() for text in texts.found for word in WORD.findall(text))


def strange_words(sentence: str, language: str) -> list[str]:
    """The words of a sentence that its language does not have: those of another one that leaked through a fact."""
    return [word for word in WORD.findall(sentence) if word not in NAMES and word.lower() not in vocabulary(language)]
