"""One entry point makes a game of another package a game of smallbox: commands, bots, terminal, tables, records."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.stairs.play import FOLDER
from tests.server.live import Live, live, smallbox, verify
from tests.server.test_example import example, finish, start

ROOT = Path(__file__).parents[3]
POSITION = "n 2; turn A; rests 0; pile 5; gone -; hands A {5 7}; hands B {6}; aside -"


@pytest.fixture(scope="module", autouse=True)
def _registered() -> Iterator[None]:
    """What is started here finds the entry point beside the game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(FOLDER), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("stairs")) as started:
        yield started


def output(*arguments: str | Path) -> str:
    """What a command prints, which has to succeed."""
    ended = smallbox(*arguments)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def answer(command: str, line: str) -> str:
    """What a command of the line protocol answers."""
    asked = [sys.executable, "-m", "smallbox", command, "stairs"]
    return subprocess.run(asked, input=line, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.compiled
def test_it_conforms() -> None:
    """In a process of its own: this one has only the games that come with smallbox."""
    asked = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "stairs", "tests/conformance"]
    ended = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout[-4000:]
    assert "passed" in ended.stdout


def test_its_notation_answers_lines() -> None:
    assert answer("moves", POSITION) == '["lay 7", "rest"]'
    assert answer("apply", f"{POSITION} | lay 7, rest").startswith("n 2; turn A; rests 0; pile -; gone 5 7;")
    assert answer("apply", f"{POSITION} | lay 5") == "X T3"


def test_its_cases_are_run() -> None:
    assert output("cases", FOLDER / "stairs.cases") == "4 passed, 0 failed\n"


@pytest.mark.compiled
def test_its_bots_are_listed_and_meet_in_the_arena(tmp_path: Path) -> None:
    assert [line.partition(":")[0] for line in output("bots", "stairs").splitlines()] == ["random", "easy", "normal"]
    assert '"game": "stairs"' in output("simulate", "stairs", "--games", "20", "--json")
    met = output("arena", "stairs", "--bots", "random,easy", "--deals", "6", "--players", "2", "--folder", tmp_path)
    assert "easy" in met


def test_it_is_played_in_the_terminal_and_its_record_is_proved(tmp_path: Path) -> None:
    record = tmp_path / "stairs.rec"
    played = output("play", "stairs", "--terminal", "--auto", "--seed", "5", "--bots", "random", "--record", record)
    assert "No cards left" in played
    assert "cards left 0" in played
    assert output("verify", record).startswith("proved")
    assert "* result out" in output("replay", record)


@pytest.mark.compiled
def test_it_is_on_the_shelf_of_a_server_with_its_zones(server: Live) -> None:
    games = {game["name"]: game for game in server.ask("GET", "/api/games").json()["games"]}
    assert [zone["name"] for zone in games["stairs"]["zones"]][:3] == ["hand", "pile", "sizes"]
    assert [option["name"] for option in games["stairs"]["options"]] == ["equal", "cards"]


def test_it_is_played_at_a_table_over_http_and_a_socket(server: Live, tmp_path: Path) -> None:
    finish(server, start(server.address, "stairs", tmp_path, example()), "stairs")
    code = server.codes("stairs")[-1]
    steps = server.ask("GET", f"/api/tables/{code}/records/1/steps?first=0&count=3")
    assert steps.status == 200, steps.body
    verify(server, code)
