"""The registry is the only list of games: nobody writes another one by hand."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallbox.games import BUILT_IN

ROOT = Path(__file__).parents[1]
REGISTRY = ROOT / "src" / "smallbox" / "games" / "__init__.py"
NAMES = {game.name for game in BUILT_IN}
CODE = sorted(file for folder in ("src", "tools", "bench", "tests") for file in (ROOT / folder).rglob("*.py"))
#: settings that could name games one by one
SETTINGS = ["pyproject.toml", "hatch_build.py", "Makefile"]


def words_of(nodes: list[ast.expr | None]) -> set[str]:
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def lists_in(code: str, *, is_test: bool) -> Iterator[str]:
    """The places where all games stand one after the other; tests may have something to say about each of them."""
    for node in ast.walk(ast.parse(code)):
        named: set[str] = set()
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            # What stands there twice is a mixture, not a list.
            words = words_of(list(node.elts))
            named = words if len(words) == len(node.elts) else set()
        elif isinstance(node, ast.Dict) and not is_test:
            named = words_of(node.keys)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and not is_test:
            named = set(re.findall(r"\w+", node.value))
        if named >= NAMES:
            yield f"line {node.lineno}"  # type: ignore[attr-defined]  # all of these have one


@pytest.mark.parametrize("folder", ["src", "tools", "bench", "tests"])
def test_no_code_lists_the_games(folder: str) -> None:
    files = [file for file in CODE if file.is_relative_to(ROOT / folder) and file != REGISTRY]
    found = {file: list(lists_in(file.read_text("utf-8"), is_test=folder == "tests")) for file in files}
    assert {str(file.relative_to(ROOT)): lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize("name", SETTINGS)
def test_no_setting_lists_the_games(name: str) -> None:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    assert [line for line in lines if set(re.findall(r"[a-z]+", line)) >= NAMES] == []


def test_a_list_would_be_found() -> None:
    assert list(lists_in('GAMES = ["kobito", "kanobu", "hat"]', is_test=True)) == ["line 1"]
    assert list(lists_in('HELP = "kobito, kanobu or hat"', is_test=False)) == ["line 1"]
    assert list(lists_in('ROOMS = {"kobito": 1, "kanobu": 2, "hat": 3}', is_test=False)) == ["line 1"]
