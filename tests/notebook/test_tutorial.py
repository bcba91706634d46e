"""Every code cell of the tutorial runs, in one process, from top to bottom."""

import ast
import json
import os
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "docs" / "tutorial.ipynb"


def cells(kind: str) -> list[str]:
    notebook: dict[str, Any] = json.loads(NOTEBOOK.read_text("utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == kind]


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; the value of its last line, where that is an expression."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return None
    tree.body.pop()
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_every_cell_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(tmp_path)]))
    names: dict[str, Any] = {}
    shown = [run_cell(source, names) for source in cells("code")]
    pictures = [each for each in shown if hasattr(each, "_repr_html_")]
    assert len(pictures) == 5
    assert all("<svg" in each._repr_html_() for each in pictures)
    told = capsys.readouterr().out
    assert "moves on average" in told
    assert "shedder: wins" in told
    assert "update 3:" in told


def test_the_notebook_holds_no_outputs_and_leads_somewhere() -> None:
    notebook: dict[str, Any] = json.loads(NOTEBOOK.read_text("utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    text = "\n".join(cells("markdown"))
    for page in ("write-a-bot.md",):
        assert page in text
        assert (NOTEBOOK.parent / page).exists()
