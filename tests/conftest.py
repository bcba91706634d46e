"""What holds for all tests."""

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests in a browser run only when they are asked for: Playwright and asyncio do not share a process."""
    is_asked_for = any("browser" in argument for argument in config.args)
    return True if collection_path == Path(__file__).parent / "browser" and not is_asked_for else None
