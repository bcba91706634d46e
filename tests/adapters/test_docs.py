"""docs/environments.md says what the environments do."""

import doctest
from pathlib import Path

from tools.environment_fields import DOCUMENT, write_document

ROOT = Path(__file__).parents[2]


def test_the_tables_of_fields_are_fresh() -> None:
    """`make generate` writes them anew."""
    assert DOCUMENT.read_text("utf-8") == write_document()


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert tried > 10
    assert failed == 0
