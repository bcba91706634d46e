"""The public case files and sample records of the rules."""

from pathlib import Path

import pytest

from smallbox.core.cases import Case, read_cases, run_case
from smallbox.core.record import read_record, write_record
from smallbox.core.replay import Replay
from smallbox.games import GAMES

TESTS = Path(__file__).parent
FILES = [TESTS / "cases" / f"{name}.cases" for name in GAMES]
CASES = [case for file in FILES for case in read_cases(file.name, file.read_text("utf-8"))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    failure = run_case(GAMES[case.file.partition(".")[0]], case)
    assert failure is None, str(failure)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_sample_record_is_written_again_to_the_same_bytes(name: str) -> None:
    text = (TESTS / "records" / f"{name}.rec").read_text("utf-8")
    assert write_record(Replay(GAMES[name], read_record(text)).finish()) == text
