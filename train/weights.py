"""Tables of learnt numbers: kept in a file, compared, and written into the source of a game."""

from __future__ import annotations

import ast
import json
import os
from math import sqrt
from pathlib import Path

#: the tables of a game's `policy_weights.py`, each as one row of numbers
Weights = dict[str, list[float]]

#: where what was trained is kept, for the bots that go by it
FOLDER = Path(os.environ.get("SMALLBOX_TRAINED", "build/train"))


def save(name: str, weights: Weights) -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}.json"
    file.write_text(json.dumps(weights), "utf-8")
    return file


def load(name: str) -> Weights:
    weights: Weights = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return weights


def alike(one: list[float], other: list[float]) -> float:
    """The correlation of two tables."""
    means = sum(one) / len(one), sum(other) / len(other)
    both = sum((a - means[0]) * (b - means[1]) for a, b in zip(one, other))
    squares = sum((a - means[0]) ** 2 for a in one) * sum((b - means[1]) ** 2 for b in other)
    return both / sqrt(squares) if squares else 0.0


def apart(one: list[float], other: list[float]) -> float:
    """How far two tables are apart on average."""
    return sum(abs(a - b) for a, b in zip(one, other)) / len(one)


def rewritten(source: str, weights: Weights) -> str:
    """The source of `policy_weights.py` with other numbers, its rows and comments as they were."""
    lines = source.splitlines(keepends=True)
    places = []
    for node in ast.parse(source).body:
        name = getattr(node.target, "id", "") if isinstance(node, ast.AnnAssign) else ""
        if name in weights and isinstance(node, ast.AnnAssign) and node.value is not None:
            places += list(zip(numbers_in(node.value), weights[name], strict=True))
    for place, number in sorted(places, key=lambda each: (each[0].lineno, each[0].col_offset), reverse=True):
        line = lines[place.lineno - 1]
        is_whole = number == int(number) and "." not in line[place.col_offset : place.end_col_offset]
        text = str(int(number)) if is_whole else str(number)
        lines[place.lineno - 1] = line[: place.col_offset] + text + line[place.end_col_offset :]
    return "".join(lines)


def numbers_in(node: ast.expr) -> list[ast.expr]:
    """The numbers of a literal, in the order in which they are written."""
    if isinstance(node, ast.Tuple | ast.List):
        return [number for part in node.elts for number in numbers_in(part)]
    return [node]
