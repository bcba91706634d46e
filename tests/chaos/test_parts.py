"""Houses side by side: shares and reports add up, and a house that dies is not taken for a clean one."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.chaos.__main__ import FLEET_KINDS, KINDS, divide, sensible_fleets
from tests.chaos.parts import Part, Tell, share, side_by_side
from tests.chaos.run import Plan, Report
from tests.chaos.verdict import Verdict


def pretend(part: Part, tell: Tell) -> Report:
    """The weather of a part that is named for what becomes of it."""
    tell("storm")
    if part.name == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    assert part.name != "failed", "no table was laid"
    return Report(Verdict(acknowledged=3, found=3, games=1), {"storm": [0.5], part.name: [1.0]})


def leave_behind(part: Part, tell: Tell) -> Report:
    """Start a program that nobody ends."""
    tell(str(subprocess.Popen(["sleep", "600"]).pid))
    time.sleep(600)
    return Report()


def is_running(pid: int) -> bool:
    file = Path(f"/proc/{pid}/stat")
    return file.exists() and file.read_text().rpartition(")")[2].split()[0] != "Z"


def named(*names: str) -> list[Part]:
    return [Part(name, Plan(["storm"], faults=1), Path(name)) for name in names]


def test_every_fault_is_in_one_share() -> None:
    assert share(100, 3) == [34, 33, 33]
    assert share(2, 4) == [1, 1]
    for fleets in (0, 1, 3, 7):
        parts = divide(Plan(KINDS, faults=100, seed=5), nodes=3, fleets=fleets)
        for kind in KINDS:
            assert sum(part.plan.faults for part in parts if kind in part.plan.kinds) == 100
        assert len({part.folder for part in parts}) == len(parts)
        of_fleets = [part.plan.seed for part in parts if part.nodes]
        assert of_fleets[0] == 5
        assert len(set(of_fleets)) == len(of_fleets)


def test_by_the_clock_every_house_has_all_the_time() -> None:
    parts = divide(Plan(KINDS, seconds=60.0), nodes=2, fleets=2)
    assert [(part.name, part.plan.faults, part.plan.seconds, part.nodes) for part in parts] == [
        ("fleet0", 0, 60.0, 2),
        ("fleet1", 0, 60.0, 2),
        ("single", 0, 60.0, 0),
    ]
    assert [part.name for part in divide(Plan(["disk-full"], seconds=1.0), nodes=3, fleets=4)] == ["single"]
    assert [part.plan.kinds for part in divide(Plan(FLEET_KINDS[:2], faults=1), 3, 4)] == [[*FLEET_KINDS[:2]]]


def test_few_faults_have_one_fleet_and_many_as_many_as_cores_carry() -> None:
    assert sensible_fleets(1, cores=8) == 1
    assert sensible_fleets(100, cores=1) < sensible_fleets(100, cores=2)


def test_reports_are_added_up_and_a_house_that_dies_is_seen(capsys: pytest.CaptureFixture[str]) -> None:
    heard: list[tuple[str, str]] = []
    report = side_by_side(named("well", "failed", "killed"), lambda *told: heard.append(told), pretend)
    assert sorted(heard) == [("failed", "storm"), ("killed", "storm"), ("well", "storm")]
    assert str(report.verdict) == "acknowledged 3, found 3, doubled 0, leaked 0, unfinished 2"
    assert report.recoveries == {"storm": [0.5], "well": [1.0]}
    failed, killed = sorted(report.verdict.notes)
    assert failed.startswith("failed ended with 1")
    assert "no table was laid" in failed
    assert killed.startswith("killed ended with -9")
    assert not report.verdict.is_clean
    assert "killed ended with -9" in capsys.readouterr().err


def test_who_stops_waiting_ends_all_that_was_started() -> None:
    started: list[int] = []

    def stop(_: str, pid: str) -> None:
        started.append(int(pid))
        assert is_running(started[0])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        side_by_side(named("long"), stop, leave_behind)
    until = time.monotonic() + 10
    while is_running(started[0]):
        assert time.monotonic() < until, "expected that what a part has started ends with it"
        time.sleep(0.01)


def test_the_sum_of_clean_reports_is_clean() -> None:
    report = Report()
    for _ in range(2):
        report.add(Report(Verdict(acknowledged=2, found=2, games=1), {"storm": [0.1], "renew": [0.2]}))
    assert report.verdict.is_clean
    assert report.verdict.games == 2
    assert report.recoveries == {"storm": [0.1, 0.1], "renew": [0.2, 0.2]}
    report.add(Report(Verdict(acknowledged=1)))
    assert not report.verdict.is_clean
