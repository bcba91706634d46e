"""The repository stands alone and keeps its own promises."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
NAME = re.compile(r"[A-Za-z0-9_.-]+")


def names(lines: list[str]) -> set[str]:
    found = (NAME.match(line.strip()) for line in lines if line.strip() and not line.startswith(("#", "-")))
    return {match[0].lower().replace("_", "-") for match in found if match}


@pytest.mark.parametrize(
    ("file", "declared"),
    [
        ("runtime.in", PROJECT["project"]["dependencies"]),
        ("bench.in", PROJECT["project"]["optional-dependencies"]["bench"]),
        ("build.in", PROJECT["build-system"]["requires"]),
    ],
)
def test_requirements_are_those_of_the_project(file: str, declared: list[str]) -> None:
    assert names(declared) <= names((ROOT / "requirements" / file).read_text("utf-8").splitlines())


@pytest.mark.parametrize("file", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda file: file.name)
def test_requirements_are_pinned_by_hash_and_name_no_host(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "://" not in text
    assert "--index" not in text
    pins = [line for line in text.splitlines() if "==" in line]
    assert pins
    assert text.count("--hash=sha256:") >= len(pins)
