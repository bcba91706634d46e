"""The command as a person runs, stops and resumes it."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from smallbox.balance.ledger import Ledger
from smallbox.balance.measured import measured
from smallbox.balance.study import make_study
from smallbox.cli import app
from smallbox.core.errors import SmallboxError
from smallbox.games import BUILT_IN, GAMES
from smallbox.text import LANGUAGES
from tests.arena.test_command import wait_until
from tests.balance.rows import row

ROOT = Path(__file__).parents[2]
QUICK = ("kanobu", "--players", "2", "--against", "opening=rpsOnly", "--language", "en")


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name != "lock"}


def call(*words: str) -> None:
    app(["balance", *words], exit_on_error=False, result_action="return_value")


def test_one_command_tells_what_a_rule_changes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    asked = (*QUICK, "--games", "40", "--processes", "1", "--folder", str(tmp_path / "kept"), "--report", str(page))
    call(*asked)
    told = capsys.readouterr().out
    assert "A game takes" in told
    assert "80 games in" in told
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "<svg" in text
    assert "http" not in text
    call(*asked, "--json")
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "kanobu"
    assert found["sizes"][0]["games"] == 40
    assert (
        found["compared"][0]["gaps"]["moves"]["difference"]["low"]
        <= found["compared"][0]["gaps"]["moves"]["difference"]["high"]
    )


@pytest.mark.compiled
def test_a_stopped_run_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "smallbox", "balance", *QUICK, "--games", "4000"]
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen([*words, "--folder", str(stopped)], cwd=ROOT, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    table = stopped / "games.tsv"
    wait_until(lambda: table.exists() and table.stat().st_size > 4000)
    process.send_signal(signal.SIGINT)
    assert "the same command goes on" in process.communicate(timeout=60)[1]
    for folder, more in ((stopped, ["--processes", "1"]), (whole, [])):
        done = subprocess.run(
            [*words, "--folder", str(folder), *more], cwd=ROOT, capture_output=True, timeout=120, check=False
        )
        assert done.returncode == 0
    assert files(stopped) == files(whole)


def test_a_row_is_read_as_it_was_written(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, make_study(GAMES["kanobu"]))
    rows = [row(2, winners=(0, 1), behind=0.5), row(1, kind="cap")]
    with ledger.opened():
        ledger.keep(rows)
        ledger.tidy()
        with ledger.games.open("ab") as file:
            file.write(b"0\t2\t0\t7\t0")  # cut off by a kill
        assert ledger.rows() == rows[::-1]
    with ledger.opened(is_fresh=True):
        assert ledger.rows() == []


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("kanobu", "--games", "1"), "--games: expected a number from 2"),
        (("kanobu", "--deals", "1"), "--deals: expected a number from 2"),
        (("kanobu", "--players", "9"), "--players: expected numbers 2 to 8"),
        (("kanobu", "--opt", "speed=9"), "expected an option"),
        (("kanobu", "--bots", "nobody"), "expected a bot of Kanobu"),
        (("kanobu", "--bots", "greedy,random,easy"), "--bots: expected one bot, or one for each seat"),
        (("kanobu", "--against", "drawWhenAble=perhaps"), "drawWhenAble: expected"),
        (("kanobu", "--seconds", "think=3"), "--seconds: expected play, draw"),
        (("kanobu", "--report", "/nowhere/report.html"), "--report: expected a file"),
        (("kanobu", "--data", "/nowhere.json"), "expected a readable data file"),
        (("kanobu", "--minutes", "-1"), "expected numbers from 0"),
    ],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(
    words: tuple[str, ...], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SmallboxError, match=expected):
        call(*words)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_what_was_measured_of_the_readings_can_be_read_in_every_language(game: object, language: str) -> None:
    found = measured(GAMES[game.name])  # type: ignore[attr-defined]
    assert found is not None
    assert len(found.compared) == len(found.opt) - 1 > 6
    page = found.html(language, "/balance.css")
    assert f'<html lang="{language}">' in page
    assert "<style" not in page
    assert " style=" not in page


def test_what_is_measured_of_the_readings_is_what_the_files_ask_for() -> None:
    for game in BUILT_IN:
        asked = json.loads(
            (Path(sys.modules[game.package].__file__ or "").parent / "rulebook" / "variants.json").read_text()
        )
        found = measured(game)
        assert found is not None
        assert found.opt[1:] == asked["variants"]
        assert found.sizes[0].games == asked["games"]
