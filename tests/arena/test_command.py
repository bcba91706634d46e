"""The arena as a person runs, stops and resumes it."""

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import smallbox.arena
from smallbox.arena.command import arena
from smallbox.arena.fingerprint import code_digest
from smallbox.arena.ledger import BadFolder, Ledger
from smallbox.arena.run import play_numbers
from smallbox.arena.wishes import Wishes
from smallbox.cli import app
from smallbox.core.errors import SmallboxError
from smallbox.games import GAMES
from tests import warm
from tests.arena.settings import settings_of

ROOT = Path(__file__).parents[2]
# Slow enough to be stopped in the middle, on any machine.
QUICK = ("kobito", "--bots", "slow=tests.arena.own:Slow@2ms,greedy", "--players", "2", "--seed", "3")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "smallbox", "arena", *arguments]


def run(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return warm.run("arena", *arguments, folder=cwd)


def begin(*arguments: str) -> subprocess.Popen[str]:
    """As from a terminal: whoever runs the tests in the background has made them deaf to interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
        )
    finally:
        signal.signal(signal.SIGINT, before)


def kept(folder: Path) -> dict[str, bytes]:
    """Every byte of the results but for the times, which no two runs share."""
    files = [file for file in folder.rglob("*") if file.is_file() and file.name not in ("times.tsv", "lock")]
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def children(parent: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def is_alive(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def wait_until(condition: Any) -> None:
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def rows(folder: Path) -> int:
    table = folder / "games.tsv"
    return max(0, table.read_bytes().count(b"\n") - 1) if table.exists() else 0


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A run that nothing disturbed."""
    folder = tmp_path_factory.mktemp("arena") / "whole"
    report = folder.parent / "report.html"
    done = run(*QUICK, "--deals", "6", "--processes", "1", "--folder", str(folder), "--report", str(report), "--json")
    assert done.returncode == 0, done.stderr
    return folder, json.loads(done.stdout)


@pytest.mark.compiled
def test_json_names_bots_with_shares_intervals_and_ratings(whole: tuple[Path, dict[str, Any]]) -> None:
    _, found = whole
    assert [bot["name"] for bot in found["bots"]] == ["slow", "greedy"]
    for bot in found["bots"]:
        assert set(bot) == {"name", "games", "win_share", "low", "high", "rating", "moves", "blunders"}
        assert bot["games"] == 12
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
    weak, strong = found["bots"]
    assert strong["low"] > 0.5 > weak["high"]
    assert strong["rating"] > weak["rating"]
    assert found["tables"][0]["duels"][0]["p"] < 0.05


def test_blunders_are_counted_and_told(whole: tuple[Path, dict[str, Any]]) -> None:
    folder, found = whole
    games = [line.split("\t")[5].split(",") for line in (folder / "games.tsv").read_text().splitlines()[1:]]
    head, *lines = [line.split("\t") for line in (folder / "times.tsv").read_text().splitlines()]
    assert head[-1] == "blunders"
    for bot in found["bots"]:
        own = [line for line in lines if games[int(line[0])][int(line[1])] == bot["name"]]
        assert bot["moves"] == sum(int(line[2]) for line in own)
        assert bot["blunders"] == sum(int(line[-1]) for line in own)
        assert found["tables"][0]["bots"][found["bots"].index(bot)]["blunders"] == bot["blunders"]
    weak, strong = found["bots"]
    assert weak["blunders"] > 10 > strong["blunders"]
    assert "<th>blunders</th>" in (folder.parent / "report.html").read_text("utf-8")


@pytest.mark.compiled
def test_two_processes_give_the_same_bytes_as_one(whole: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    folder = tmp_path / "two"
    done = run(*QUICK, "--deals", "6", "--processes", "2", "--folder", str(folder), "--json")
    assert json.loads(done.stdout) == whole[1]
    assert kept(folder) == kept(whole[0])


@pytest.mark.compiled
def test_a_killed_run_goes_on_and_ends_with_the_same_bytes(whole: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    arguments = (*QUICK, "--deals", "6", "--processes", "2", "--folder", str(folder), "--json")
    killed = begin(*arguments)
    wait_until(lambda: rows(folder) >= 3)
    workers = children(killed.pid)
    killed.kill()
    killed.communicate()
    wait_until(lambda: not any(is_alive(worker) for worker in workers))
    done = rows(folder)
    assert done < 12
    # What a kill in the middle of a write leaves behind.
    with (folder / "games.tsv").open("a") as table:
        table.write("11\t2\t5\t0\t1\tslow,greedy\t1\t2,6")
    again = run(*arguments)
    assert json.loads(again.stdout) == whole[1]
    assert kept(folder) == kept(whole[0])


def test_interrupting_keeps_what_is_done_and_leaves_no_process(tmp_path: Path) -> None:
    folder = tmp_path / "stopped"
    stopped = begin(*QUICK, "--deals", "500", "--processes", "2", "--folder", str(folder))
    wait_until(lambda: rows(folder) >= 2)
    workers = children(stopped.pid)
    stopped.send_signal(signal.SIGINT)
    _, said = stopped.communicate(timeout=60)
    assert stopped.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said
    assert rows(folder) >= 2
    wait_until(lambda: not any(is_alive(worker) for worker in workers))


@pytest.mark.compiled
def test_a_longer_run_begins_with_the_games_of_a_shorter_one(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    folder = tmp_path / "longer"
    shorter = run(*QUICK, "--deals", "2", "--processes", "1", "--folder", str(folder), "--json")
    longer = run(*QUICK, "--deals", "6", "--processes", "1", "--folder", str(folder), "--json")
    assert json.loads(longer.stdout) == whole[1]
    assert kept(folder) == kept(whole[0])
    again = run(*QUICK, "--deals", "2", "--folder", str(folder), "--json")
    assert json.loads(again.stdout) == json.loads(shorter.stdout)
    assert json.loads(again.stdout)["games"] == 4


def test_every_game_has_a_record_that_can_be_proved(whole: tuple[Path, dict[str, Any]]) -> None:
    records = sorted((whole[0] / "records").iterdir())
    assert len(records) == 12
    proved = warm.run("verify", str(records[5]))
    assert proved.returncode == 0, proved.stdout


def test_the_report_is_one_file_with_plots(whole: tuple[Path, dict[str, Any]]) -> None:
    page = (whole[0].parent / "report.html").read_text("utf-8")
    assert page.count("<svg") == 4
    assert "greedy" in page
    # Nothing is loaded from anywhere: names of XML formats are the only addresses.
    assert not re.search(r"<(script|link|img|iframe)\b|\burl\((?!#)|@import", page)
    assert not re.search(r'(src|href)="(?!#)', page)


def test_the_folder_is_not_given_to_other_games(whole: tuple[Path, dict[str, Any]]) -> None:
    other = run(*QUICK[:-1], "4", "--deals", "1", "--folder", str(whole[0]))
    assert other.returncode == 2
    assert "expected results of the same seed" in other.stderr
    assert len(list((whole[0] / "records").iterdir())) == 12


def test_results_of_older_code_are_not_gone_on_with(tmp_path: Path) -> None:
    wishes = Wishes("hat", bots="easy,hard", deals=1, processes=1, folder=tmp_path)
    arena(GAMES["hat"], wishes)
    settings = tmp_path / "settings.json"
    older = settings.read_text().replace('"code": "', '"code": "0')
    settings.write_text(older)
    with pytest.raises(BadFolder, match="expected results of the same code"):
        arena(GAMES["hat"], wishes)


@pytest.mark.parametrize("file", ["games/hat/bot/blunders.py", "core/game.py", "arena/match.py", "bots/search.py"])
def test_the_digest_covers_all_that_a_result_depends_on(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = Path(smallbox.__file__).parent
    copy = tmp_path / "smallbox"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "text", "server"))
    before = code_digest(GAMES["hat"], ())
    monkeypatch.setattr(smallbox, "__file__", str(copy / "__init__.py"))
    assert code_digest(GAMES["hat"], ()) == before
    (copy / file).write_text("# changed")
    assert code_digest(GAMES["hat"], ()) != before


def test_beginning_anew_removes_results_and_nothing_else(tmp_path: Path) -> None:
    wishes = Wishes("hat", bots="easy,hard", deals=2, processes=1, folder=tmp_path)
    arena(GAMES["hat"], wishes)
    before = kept(tmp_path)
    (tmp_path / "thoughts.txt").write_text("mine")
    arena(GAMES["hat"], replace(wishes, seed=5, fresh=True))
    after = kept(tmp_path)
    assert after.pop("thoughts.txt") == b"mine"
    assert after.keys() == before.keys()
    assert after["games.tsv"] != before["games.tsv"]


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, settings_of("hat", "easy,hard", 2))
    with ledger.opened(), pytest.raises(BadFolder, match="another run"), ledger.opened():
        pass


def test_a_report_without_matplotlib_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "smallbox.arena.plots", None)
    monkeypatch.delitem(sys.modules, "smallbox.arena.report", raising=False)
    # A test before this one may have drawn.
    for drawn in ("report", "plots"):
        monkeypatch.delattr(smallbox.arena, drawn, raising=False)
    folder, report = tmp_path / "none", tmp_path / "report.html"
    with pytest.raises(SmallboxError, match="make lab"):
        app(["arena", "hat", "--bots", "easy,hard", "--folder", str(folder), "--report", str(report)])
    assert not folder.exists()


def test_two_cores_search_together_for_a_move(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "again"]
    for folder in folders:
        wishes = Wishes("kanobu", bots="two=hard@20n@2c,greedy", deals=1, processes=1, folder=folder, json=True)
        arena(GAMES["kanobu"], wishes)
    assert rows(folders[0]) == 2
    assert kept(folders[0]) == kept(folders[1])


def test_without_a_folder_results_go_below_the_current_one(tmp_path: Path) -> None:
    done = run("hat", "--bots", "easy,hard", "--deals", "3", "--processes", "1", "--no-records", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "hard" in done.stdout
    assert "kept in arena-results/hat-" in done.stdout
    (folder,) = (tmp_path / "arena-results").iterdir()
    assert rows(folder) == 6
    assert not list((folder / "records").iterdir())


def test_bots_are_told_how_long_they_may_think(tmp_path: Path) -> None:
    bots = "slow=tests.arena.own:Slow@1ms,counting=tests.arena.own:Counting"
    folder = str(tmp_path / "own")
    done = run("kobito", "--bots", bots, "--nodes", "50", "--deals", "2", "--processes", "1", "--folder", folder)
    assert done.returncode == 0, done.stderr
    lines = [line.split("\t") for line in (tmp_path / "own" / "times.tsv").read_text().splitlines()[1:]]
    games = [line.split("\t")[5].split(",") for line in (tmp_path / "own" / "games.tsv").read_text().splitlines()[1:]]
    means = {games[int(line[0])][int(line[1])]: float(line[3]) / int(line[2]) for line in lines}
    assert means["slow"] >= 1 > means["counting"]


def test_no_game_is_begun_after_the_time_is_up() -> None:
    settings = settings_of("kobito", "random,greedy", 2)
    began = time.monotonic()
    games = list(play_numbers(settings, range(100_000), 1, seconds=0.3))
    assert games
    assert time.monotonic() - began < 60


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kobito", "--bots", "random,gready"), "random, greedy"),
        (("kobito", "--bots", "random,gready"), "module:Class"),
        (("kobito", "--bots", "random,no_such_module:Bot"), "No module named"),
        (("kobito", "--bots", "random,tests.arena.own:Nobody"), "Nobody"),
        (("kobito", "--bots", "random,json:dumps"), "a class with observe and choose"),
        (("kobito", "--bots", "random,greedy@2c"), "a bot of the game that searches"),
        (("kobito", "--bots", "random,hard@0c"), "@1c to @64c"),
        (("kobito", "--bots", "greedy"), "two bots or more"),
        (("kobito", "--bots", "a=random,a=greedy"), "one bot called a"),
        (("kobito", "--bots", "random,greedy", "--players", "2,99"), "2 to 6"),
        (("kobito", "--bots", "random,greedy", "--deals", "0"), "a number from 1"),
        (("kobito", "--bots", "random,greedy", "--report", "/no/such/place.html"), "a folder that exists"),
        (("kobito", "--bots", "random,greedy", "--folder", "/dev/null/x"), "a folder to write to"),
        (("kobito", "--bots", "random,greedy", "--opt", "nonsense=1"), "nonsense"),
        (("bridge",), "kobito, kanobu, hat"),
        (("kobito", "--bots", "random,broken=tests.arena.own:Broken"), "broken in seat"),
        (("kobito", "--bots", "random,cheat=tests.arena.own:Cheat"), "a move that the rules refuse"),
    ],
)
def test_mistakes_are_told_in_a_sentence(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    folder = () if "--folder" in arguments else ("--folder", str(tmp_path / "x"))
    with pytest.raises(SmallboxError) as told:
        app(["arena", *arguments, *folder, "--processes", "1"])
    assert said in str(told.value)
