"""Sentences are read one by one, and are the same as if their files were read whole."""

import pytest
from fluent.syntax import FluentParser, ast

from smallbox.games import GAMES
from smallbox.text import LANGUAGES, game_sentences, house_sentences
from smallbox.text.sentences import Sentences, entries

HOUSE = """
# a comment
-name = smallbox
   .in = in smallbox
hello = Hello from { -name }
    { $number ->
        [one] once
       *[other] twice
}

## another comment
empty =
several =
    one
    two = 2
    { hello }
    .title = no sentence
"""
GAME = "hello = never said\nbye = Bye: { several }\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_by_one_they_are_what_their_file_says(language: str) -> None:
    parser = FluentParser(with_spans=False)
    for source in (HOUSE, house_sentences(language), *(game_sentences(game, language) for game in GAMES.values())):
        whole = [entry for entry in parser.parse(source).body if isinstance(entry, ast.Message | ast.Term)]
        single = {name: parser.parse_entry(text) for name, text in entries(source)}
        single.pop("empty", None)
        assert list(single) == ["-" * isinstance(entry, ast.Term) + entry.id.name for entry in whole]
        for one, entry in zip(single.values(), whole, strict=True):
            assert one.equals(entry, ignored_fields=["comment"]), f"expected {entry.id.name} as in its file"


def test_a_sentence_brings_what_it_refers_to_and_the_first_of_a_name_counts() -> None:
    sentences = Sentences("en", [HOUSE, GAME])
    pattern = sentences.get_message("bye").value
    assert pattern is not None
    assert sentences.format_pattern(pattern, {"number": 1}) == (
        "Bye: one\ntwo = 2\nHello from smallbox\nonce",
        [],
    )


def test_what_no_file_says_is_not_there() -> None:
    sentences = Sentences("en", [HOUSE, GAME])
    assert sentences.has_message("several")
    sentences.get_message("several")
    assert [sentences.has_message(name) for name in ("several", "hello", "bye", "title", "two")] == [True] * 3 + [
        False
    ] * 2
    with pytest.raises(KeyError):
        sentences.get_message("two")
