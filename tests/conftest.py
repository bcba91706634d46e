"""What holds for all tests."""

import os
from pathlib import Path

import pytest

# Tests and what they start read English, whatever the machine speaks.
os.environ["LC_ALL"] = "C.UTF-8"
#: Folders whose files take longest; each file runs in one process, with the servers that its tests share.
LONGEST = ("simulation", "chaos", "cluster", "outside", "arena", "server", "games", "terminal")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests in a browser run only when they are asked for: Playwright and asyncio do not share a process."""
    is_asked_for = any("browser" in argument for argument in config.args)
    return True if collection_path == Path(__file__).parent / "browser" and not is_asked_for else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that none of them is left over when the other processes are done."""
    items.sort(
        key=lambda item: min((LONGEST.index(part) for part in item.path.parts if part in LONGEST), default=len(LONGEST))
    )
