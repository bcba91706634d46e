"""The sentences of the terminal: every one that the code asks for is there."""

import re
from pathlib import Path

import pytest

import smallbox.terminal
from smallbox.text import LANGUAGES, bundle

#: whole names only: those put together from parts come up when the games are played
ASKED = re.compile(r'"(terminal-[a-z0-9-]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_code_is_there(language: str) -> None:
    [folder] = smallbox.terminal.__path__
    asked = {name for file in Path(folder).glob("*.py") for name in ASKED.findall(file.read_text("utf-8"))}
    assert asked
    assert [name for name in asked if not bundle(language).has_message(name)] == []
