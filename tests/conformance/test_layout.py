"""The same noun is in the same file in every game, so that who knows one game finds their way in the next."""

from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "smallbox" / "games"
#: what every game of smallbox's own has; a game may have more, where it has a noun that others lack
FILES = [
    "__init__.py",
    "clauses.py",
    "messages.py",
    "options.py",
    "words.py",
    *(f"rules/{noun}.py" for noun in ("cards", "data", "state", "setup", "legal", "playout", "apply", "check")),
    *(f"rules/{noun}.py" for noun in ("moves", "observation", "prompt", "view", "obeyed")),
    *(f"notation/{noun}.py" for noun in ("write", "read", "position", "case_fields")),
    *(f"bot/{noun}.py" for noun in ("memory", "sample", "levels", "blunders", "episode", "environment")),
    "picture/__init__.py",
]
#: what every game has that is searched
SEARCHED = [f"bot/{noun}.py" for noun in ("search_state", "policy", "policy_weights", "evaluation", "guesses")]
FOLDERS = sorted(folder.parent for folder in GAMES.glob("*/__init__.py"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_game_has_the_same_files(folder: Path) -> None:
    owed = [*FILES, *(SEARCHED if (folder / "bot" / "search_state.py").exists() else [])]
    assert [file for file in owed if not (folder / file).is_file()] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_other_module_lies_beside_the_packages(folder: Path) -> None:
    beside = {file.name for file in folder.glob("*.py")}
    assert beside - {file for file in FILES if "/" not in file} == set()
