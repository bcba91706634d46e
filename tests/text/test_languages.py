"""Every language says everything, with the same facts, and the client asks for nothing that no file has."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from smallbox.games import GAMES
from smallbox.text import LANGUAGES, game_sentences, house_sentences

WEB = Path(__file__).parents[2] / "web" / "src"
#: plural forms that a language needs for whole numbers
PLURALS = {language: {*Locale.parse(language).plural_form.tags, "other"} for language in LANGUAGES}
#: t("name"), and the start of t(`name-${…}`)
WHOLE = re.compile(r"""(?<![\w.])t\(\s*"([a-zA-Z][\w-]*)\"""")
BEGUN = re.compile(r"""(?<![\w.])t\(\s*`([a-zA-Z][\w-]*?)\$\{""")


class Facts(Visitor):
    """The variables of a message, and the plural forms that it tells apart."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 named by fluent
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 named by fluent
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Facts]:
    """Every message of a language with its facts. No name twice."""
    found: dict[str, Facts] = {}
    for source in (house_sentences(language), *(game_sentences(game, language) for game in GAMES.values())):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}: cannot read {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                facts = found[entry.id.name] = Facts()
                facts.visit(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_everything_and_nothing_else(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_same_facts_in_every_language(language: str) -> None:
    english = messages("en")
    # A language may say a thing without one of the facts, but never with one that is not there.
    strange = {
        name: facts.names - english[name].names
        for name, facts in messages(language).items()
        if name in english and facts.names - english[name].names
    }
    assert strange == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_of_their_language(language: str) -> None:
    wrong = {
        name: keys
        for name, facts in messages(language).items()
        for keys in facts.plurals
        if not PLURALS[language] - keys <= {"other", "many"} or keys - PLURALS[language]
    }
    assert wrong == {}


def client_sources() -> list[Path]:
    return [file for file in sorted(WEB.rglob("*")) if file.suffix in (".svelte", ".ts") and ".test." not in file.name]


@pytest.mark.parametrize("file", client_sources(), ids=lambda file: file.relative_to(WEB).as_posix())
def test_the_client_asks_only_for_sentences_that_exist(file: Path) -> None:
    source = file.read_text("utf-8")
    names = messages("en")
    missing = [name for name in WHOLE.findall(source) if name not in names]
    missing += [f"{start}…" for start in BEGUN.findall(source) if not any(name.startswith(start) for name in names)]
    assert missing == []
