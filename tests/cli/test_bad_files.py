"""Whatever is in a file or on stdin, a command ends with a sentence and a known exit code, never with a traceback."""

import io
import random
import sys
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from smallbox import cli
from smallbox.core.data import DEEPEST, LARGEST
from smallbox.core.errors import SmallboxError
from smallbox.games import GAMES
from tests.cli.mangle import mangled
from tests.core.test_replay import recorded

TESTS = Path(__file__).parents[1]
DATA = {"kobito": "kobito.json", "kanobu": "kanobu.json", "hat": "hat_gifts.csv"}
EVERY_GAME = list(GAMES)
#: how many files of each kind, for each game
FILES = 40


def ends_well(command: Callable[[], None]) -> bool:
    """Run a command without the net that `main` spreads. Was it answered, or refused in a sentence that expects?"""
    try:
        command()
    except SmallboxError as error:
        # What it says can be printed, and in one look.
        return str(error).isprintable() or len(str(error)) < 100_000
    except SystemExit as ended:
        return ended.code in (0, 1, 2, 3)
    return True


@cache
def good_records(game: str) -> list[str]:
    made = recorded(game, {}, nonces=("7", "", "x9"))
    return [made, "\n".join(made.splitlines()[:30]), (TESTS / "records" / f"{game}.rec").read_text("utf-8")]


def good_cases(game: str, chance: random.Random) -> str:
    lines = (TESTS / "cases" / f"{game}.cases").read_text("utf-8").splitlines()
    # Cases that make thousands of moves are for another test.
    short = [line for line in lines if "*" not in line.partition("|")[2] or len(line) < 90]
    return "\n".join(chance.sample(short, 3))


def good_data(game: str) -> str:
    return resources.files(f"smallbox.games.{game}").joinpath("data", DATA[game]).read_text("utf-8")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_any_record_is_verified_and_replayed_or_refused(game: str, tmp_path: Path) -> None:
    chance = random.Random(1)
    file = tmp_path / "a.rec"
    for number in range(FILES):
        content = mangled(chance.choice(good_records(game)), chance)
        file.write_bytes(content)
        assert ends_well(lambda: cli.verify(str(file))), (number, content)
        assert ends_well(lambda: cli.replay(str(file))), (number, content)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_any_case_file_is_run_or_refused(game: str, tmp_path: Path) -> None:
    chance = random.Random(2)
    file = tmp_path / f"{game}.cases"
    for number in range(FILES):
        content = mangled(good_cases(game, chance), chance)
        file.write_bytes(content)
        assert ends_well(lambda: cli.cases(str(file))), (number, content)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_any_data_file_is_played_with_or_refused(game: str, tmp_path: Path) -> None:
    chance = random.Random(3)
    file = tmp_path / DATA[game]
    for number in range(FILES):
        content = mangled(good_data(game), chance)
        file.write_bytes(content)
        assert ends_well(lambda: cli.simulate(game, games=1, data=str(file))), (number, content)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_any_line_is_answered(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(4)
    columns = [line.split("|") for line in good_cases_of(game)]
    for number in range(4 * FILES):
        _, _, position, moves, _ = chance.choice(columns)
        line = mangled(f"{position}|{moves}", chance)
        for command in (cli.moves, cli.apply):
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(line), "utf-8"))
            assert ends_well(lambda command=command: command(game)), (number, line)  # type: ignore[misc]
            assert "a bug of smallbox" not in capsys.readouterr().out, (number, line)


def good_cases_of(game: str) -> list[str]:
    lines = (TESTS / "cases" / f"{game}.cases").read_text("utf-8").splitlines()
    return [line for line in lines if line.count("|") == 4 and ")*" not in line and not line.startswith("#")]


# Each of these once ended in a traceback, or could.


class Ended:
    """How a command ended, as the shell sees it."""

    def __init__(self, code: int, out: str, error: str) -> None:
        self.code = code
        self.out = out
        self.error = error


@pytest.fixture
def smallbox(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ended]:
    """Run a command in this process, with its arguments and stdin."""

    def run_here(*arguments: object, stdin: bytes = b"") -> Ended:
        monkeypatch.setattr(sys, "argv", ["smallbox", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        code = 0
        try:
            cli.main()
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 0
        said = capsys.readouterr()
        return Ended(code, said.out, said.err)

    return run_here


def assert_kind(ended: Ended, sentence: str) -> None:
    assert ended.code == 2, ended.out + ended.error
    assert ended.error.startswith("smallbox: ")
    assert sentence in ended.error
    assert "bug of smallbox" not in ended.error
    assert len(ended.error) < 1000


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('[Salt "salt"]', '[Salt "sält"]', "expected the salt to be plain ASCII"),
        ('[Seed "ab', '[Seed "äb', "expected the seed to be plain ASCII"),
        ("A=7;", "A=ü;", "expected a nonce of at most 64 letters and digits"),
        ("= n 3", "= n 99999999", "expected at most 13 players, got 99999999"),
        ("= n 3", "= n ²", "expected the players after n to be a number from 0, got '²'"),
        ("= n 3", "= n " + "9" * 5000, "expected the players after n to be a number from 0"),
        ("[Opt ", '[Opt "tiebreak=ü"]\n[Was ', "expected the options to be plain ASCII, got 'tiebreak=ü'"),
        ('[Rules "', '[Rules "\0', "this record was played by version"),
        ('[Seed "', '[Seed "\x1b', "expected a seed of 64 hexadecimal digits, got 65 characters"),
    ],
    ids=lambda text: text[:20].encode().hex(),
)
def test_a_record_that_cannot_be_is_told_kindly(
    before: str, after: str, sentence: str, tmp_path: Path, smallbox: Callable[..., Ended]
) -> None:
    text = recorded("kobito", {"tiebreak": "fewest"}, nonces=("7", "", "x9"))
    assert before in text
    file = tmp_path / "a.rec"
    file.write_text(text.replace(before, after), "utf-8")
    assert_kind(smallbox("verify", file), sentence)
    # Replaying needs no commitment, and so no salt.
    assert smallbox("replay", file).code == (0 if "salt" in sentence else 2)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("[" * 100_000, f"at most {DEEPEST} deep"),
        ('{"a":' * 100_000, f"at most {DEEPEST} deep"),
        ('{"id": ' + "[" * 900 + "]" * 900 + "}", f"at most {DEEPEST} deep"),
        ('{"hand": ' + "9" * 6000 + "}", "expected numbers of a few digits"),
        ('{"hand": 1e400}', "expected"),
        ('{"hand": NaN}', "expected"),
        ('{"\0": 1}', "expected"),
        ("", "expected JSON"),
        ("null", "expected a JSON object"),
    ],
    ids=lambda text: text[:20].encode().hex(),
)
@pytest.mark.parametrize("game", ["kobito", "kanobu"])
def test_data_that_cannot_be_is_told_kindly(
    game: str, content: str, sentence: str, tmp_path: Path, smallbox: Callable[..., Ended]
) -> None:
    file = tmp_path / "data.json"
    file.write_text(content, "utf-8")
    assert_kind(smallbox("simulate", game, "--data", file), sentence)


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("cases",), ("simulate", "kobito", "--data")])
def test_what_is_no_file_is_told_kindly(
    command: tuple[str, ...], tmp_path: Path, smallbox: Callable[..., Ended]
) -> None:
    folder = tmp_path / "kobito.cases"
    folder.mkdir()
    assert_kind(smallbox(*command, folder), "expected a readable")
    assert_kind(smallbox(*command, tmp_path / "kobito.none"), "expected a readable")
    assert_kind(smallbox(*command, "kobito.\0"), "expected a readable")
    other = tmp_path / "kobito.other"
    other.write_bytes(b"\xff\xfe")
    assert_kind(smallbox(*command, other), "expected UTF-8 text")
    # A file without an end.
    endless = tmp_path / "kobito.endless"
    endless.symlink_to("/dev/zero")
    assert_kind(smallbox(*command, endless), f"at most {LARGEST // 1_000_000} MB")


def test_lines_that_are_no_text_are_answered_and_so_are_those_after_them(smallbox: Callable[..., Ended]) -> None:
    good = b"A {B.3 G.Di*2}; pile R.3"
    ended = smallbox("moves", "kanobu", stdin=b"\xff\xfe\n\0\n" + b"x" * 100_000 + b"\n" + good + b"\n")
    assert ended.code == 2
    assert [line[0] for line in ended.out.splitlines()] == ["?", "?", "?", "["]
    assert ended.error == ""
    ended = smallbox("apply", "kanobu", stdin=good + b" | (draw)*" + b"9" * 5000 + b"\n" + good + b"\n")
    assert [line[0] for line in ended.out.splitlines()] == ["?", "?"]


def test_a_bug_is_told_in_a_sentence_and_where_it_is(
    smallbox: Callable[..., Ended], monkeypatch: pytest.MonkeyPatch
) -> None:
    def buggy(name: str) -> None:
        raise ZeroDivisionError("a hidden card")

    monkeypatch.setattr(cli, "find_game", buggy)
    ended = smallbox("moves", "kobito")
    assert ended.code == 2
    assert "a bug of smallbox, ZeroDivisionError at test_bad_files.py:" in ended.error
    assert "Traceback" not in ended.error
    assert "hidden" not in ended.error


def test_a_command_without_stdin_has_nothing_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    cli.moves("kobito")
    assert capsys.readouterr().out == ""


def test_a_stopped_game_is_proved_as_far_as_it_went(tmp_path: Path, smallbox: Callable[..., Ended]) -> None:
    whole = recorded("kanobu", {})
    lines = [line for line in whole.splitlines() if not line.startswith("*")]
    first_move = next(number for number, line in enumerate(lines) if line.startswith("= "))
    file = tmp_path / "a.rec"
    for text, code, sentence in (
        ("\n".join(lines[:-1]), 1, "not proved: the game is not finished"),
        ("\n".join([*lines[:first_move], '[End "stopped"]', *lines[first_move:-1]]), 0, "stopped this game"),
        ("\n".join([*lines[:first_move], '[End "stopped"]', *lines[first_move:]]), 1, "but it came to its end"),
        (whole.replace("= ", '[End "stopped"]\n= ', 1), 1, "but it came to its end"),
    ):
        file.write_text(text + "\n", "utf-8")
        ended = smallbox("verify", file)
        assert (ended.code, sentence in ended.out) == (code, True), ended.out
        assert smallbox("replay", file).code == 0
