"""The client of these tests knows the server by its protocol alone."""

import ast
import sys
from pathlib import Path

import pytest

CLIENT = ("frames", "tab", "crowd", "player", "gathering", "protocol", "garbage", "flooder")


@pytest.mark.parametrize("name", CLIENT)
def test_the_client_imports_nothing_but_the_standard_library_and_itself(name: str) -> None:
    tree = ast.parse((Path(__file__).parent / f"{name}.py").read_text("utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    own = {f"tests.outside.{each}" for each in CLIENT}
    assert {each for each in found - own if each.partition(".")[0] not in sys.stdlib_module_names} == set()
