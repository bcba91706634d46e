"""The sentences of the terminal: every file can be read, and every sentence that the code asks for is there."""

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import smallbox.terminal
from smallbox.text import LANGUAGES

#: whole names only: those put together from parts come up when the games are played
ASKED = re.compile(r'"(terminal-[a-z0-9-]+)"')


def messages(language: str) -> set[str]:
    text = resources.files("smallbox.text").joinpath(language, "terminal.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_code_is_there(language: str) -> None:
    [folder] = smallbox.terminal.__path__
    asked = {name for file in Path(folder).glob("*.py") for name in ASKED.findall(file.read_text("utf-8"))}
    assert asked
    assert asked <= messages(language)
