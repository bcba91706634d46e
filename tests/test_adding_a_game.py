"""docs/adding-a-game.md quotes the fourth game as it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
QUOTED = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTES: list[tuple[str, str]] = QUOTED.findall(GUIDE)


@pytest.mark.parametrize(("file", "code"), QUOTES)
def test_what_the_guide_quotes_stands_in_the_file(file: str, code: str) -> None:
    assert code in (ROOT / file).read_text("utf-8")


def test_every_piece_of_python_in_the_guide_is_a_quotation() -> None:
    assert GUIDE.count("```python") == sum(file.endswith(".py") for file, _ in QUOTES)


def test_the_files_that_the_guide_names_are_there() -> None:
    named = re.findall(r"`((?:src|tests|web|docs)/[\w./-]+)`", GUIDE)
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_fourth_game_is_small() -> None:
    """So small can a game be: its rules, and the object that says what only it can know."""
    files = [ROOT / "tests" / "fourth" / "stairs" / name for name in ("rules.py", "__init__.py")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 150
