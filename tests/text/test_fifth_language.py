"""A language is a folder: nothing else has to know of it, and files without it are read as before."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import smallbox
from smallbox.core.data import own_file
from smallbox.core.errors import BadData
from smallbox.games.hat import GAME as HAT

PACKAGE = Path(smallbox.__file__).parent
GIFTS = PACKAGE / "games" / "hat" / "data" / "hat_gifts.csv"
FACTS = """
import json, sys
from smallbox.games import GAMES
from smallbox.terminal import rulebook
from smallbox.text import LANGUAGES, Speech, language_of
from smallbox.wire.problems import explain
json.dump({
    "languages": LANGUAGES,
    "machine": language_of({"LANG": "xx_XX.UTF-8"}),
    "house": Speech("xx").say("terminal-goodbye"),
    "game": Speech("xx").say("kanobu-symbol-Ro"),
    "problem": explain("busy", {}, "xx"),
    "rulebook": rulebook.tagline(GAMES["kanobu"], "xx"),
    "gifts": len(GAMES["hat"].data(None).rows),
}, sys.stdout)
"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """The environment of a smallbox that speaks a fifth language, copied from Dutch; the games do not speak it."""
    folder = tmp_path_factory.mktemp("fifth")
    shutil.copytree(PACKAGE, folder / "smallbox", ignore=shutil.ignore_patterns("__pycache__", "client"))
    shutil.copytree(PACKAGE / "text" / "nl", folder / "smallbox" / "text" / "xx")
    return {**os.environ, "PYTHONPATH": str(folder)}


def run(environment: Mapping[str, str], *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=False, env=environment, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_fifth_language_shows_up_everywhere(elsewhere: Mapping[str, str]) -> None:
    told = json.loads(run(elsewhere, "-c", FACTS))
    assert told["languages"] == ["en", "nl", "ru", "uk", "xx"]
    assert told["machine"] == "xx"
    assert told["house"].startswith("Tot ziens")
    assert told["game"] == "Rock"
    assert told["problem"].startswith("De server")
    assert told["rulebook"]
    assert told["gifts"] == 110


def test_a_fifth_language_can_be_asked_for(elsewhere: Mapping[str, str]) -> None:
    shown = run({**elsewhere, "COLUMNS": "200"}, "-m", "smallbox", "play", "--help")
    assert "en, nl, ru, uk, xx" in shown
    game = ("play", "--terminal", "kanobu", "--auto", "--bots", "random", "--seed", "3", "--language", "xx")
    assert run(elsewhere, "-m", "smallbox", *game)


def own_gifts(folder: Path, drop: tuple[str, ...] = (), add: Mapping[str, str] | None = None) -> Path:
    """The packaged gifts with fewer or more columns."""
    rows = [line.split(",") for line in GIFTS.read_text("utf-8").splitlines()]
    kept = [place for place, column in enumerate(rows[0]) if column not in drop]
    more = add or {}
    lines = [[rows[0][place] for place in kept] + list(more)]
    lines += [[row[place] for place in kept] + [f"{text} {row[0]}" for text in more.values()] for row in rows[1:]]
    file = folder / "gifts.csv"
    file.write_text("\n".join(",".join(line) for line in lines) + "\n", "utf-8")
    return file


def test_a_gift_file_needs_no_language_but_english(tmp_path: Path) -> None:
    file = own_gifts(tmp_path, drop=("uk", "uk_phrase", "ru", "ru_phrase"))
    assert HAT.data(own_file(str(file))).codes == HAT.data(None).codes


def test_a_gift_file_may_have_a_language_that_smallbox_does_not_speak(tmp_path: Path) -> None:
    file = own_gifts(tmp_path, add={"xx": "iets", "xx_phrase": "een iets"})
    assert HAT.data(own_file(str(file))).rows[0]["xx"] == "iets g001"


@pytest.mark.parametrize("drop", ["en", "en_not", "arrow"])
def test_a_gift_file_without_english_or_arrows_is_refused(drop: str, tmp_path: Path) -> None:
    file = own_gifts(tmp_path, drop=(drop,))
    with pytest.raises(BadData, match="row 1: expected the columns"):
        HAT.data(own_file(str(file)))


def test_a_column_that_is_no_language_is_refused(tmp_path: Path) -> None:
    file = own_gifts(tmp_path, add={"price": "1"})
    with pytest.raises(BadData, match="row 1: expected the columns"):
        HAT.data(own_file(str(file)))
