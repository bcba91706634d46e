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


@pytest.mark.parametrize("package", ["core", "tables", "server", "wire"])
def test_the_code_map_names_every_module_of_a_package(package: str) -> None:
    lines = (ROOT / "ARCHITECTURE.md").read_text("utf-8").splitlines()
    [row] = [line for line in lines if line.startswith(f"| `src/smallbox/{package}/`")]
    named = set(re.findall(r"`(\w+)`", row))
    modules = {path.stem for path in (ROOT / "src" / "smallbox" / package).glob("*.py")} - {"__init__"}
    assert modules <= named


def test_the_documents_name_no_file_that_is_not_there() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    places = [
        ROOT / place for place in ("", "src", "src/smallbox", "src/smallbox/games/kobito", "tests", "web", "web/src")
    ]
    gone = [
        f"{document.name}: {path}"
        for document in documents
        for path in re.findall(
            r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|md|ts|svelte|txt|toml|ftl|cases|sql))`", document.read_text("utf-8")
        )
        if not any((place / path.replace("GAME", "kobito")).exists() for place in places)
    ]
    assert not gone
