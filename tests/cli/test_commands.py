"""The commands, as a person types them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from smallbox import __version__
from smallbox.games import GAMES
from tests import warm

TESTS = Path(__file__).parents[1]


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Every command begins once as a user's does."""
    command = [sys.executable, "-m", "smallbox", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=300, check=False)


def test_version_tells_the_kind_of_engine() -> None:
    said = run("--version").stdout
    assert __version__ in said
    assert ("compiled" in said) != ("plain" in said)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_public_cases_pass(name: str) -> None:
    done = run("cases", str(TESTS / "cases" / f"{name}.cases"))
    assert done.stdout.splitlines()[-1].endswith("passed, 0 failed"), done.stdout
    assert done.returncode == 0


def test_a_failing_case_says_where_and_what(tmp_path: Path) -> None:
    file = tmp_path / "kanobu-wrong.cases"
    wrong = "x1 | C7 | A {R.Pa Y.Sc}; pile R.Ro | play R.Pa | turn C\nx2 | C7 | - | draw | X\n"
    file.write_text(f"# a remark\n\n{wrong}", "utf-8")
    done = run("cases", str(file))
    lines = done.stdout.splitlines()
    assert lines[0] == f"{file}:3 x1: expected turn C got turn B"
    assert lines[-1] == "0 passed, 2 failed"
    assert done.returncode == 1


@pytest.mark.parametrize("content", ["x1 | only | four | columns", "", "x | C1 | nonsense | - | legal"])
def test_bad_case_files_are_told_apart_from_good_ones(tmp_path: Path, content: str) -> None:
    file = tmp_path / "kanobu.cases"
    file.write_text(content, "utf-8")
    done = warm.run("cases", str(file))
    assert "Traceback" not in done.stderr
    assert done.returncode == {"": 0}.get(content, 2 if "only" in content else 1)


def test_moves_and_apply_answer_line_by_line() -> None:
    moves = run("moves", "kanobu", stdin="A {B.3 G.Di*2}; pile R.3\nnonsense\nn 2; A {R.Ro}\n")
    lines = moves.stdout.splitlines()
    assert json.loads(lines[0]) == ["play B.3", "draw"]
    assert lines[1].startswith("? expected")
    assert json.loads(lines[2]) == ["draw"]
    assert moves.returncode == 2
    applied = run("apply", "kanobu", stdin="A {R.Pa Y.Sc}; pile R.Ro | play R.Pa\nA {R.Pa} | play B.Ro\n")
    assert applied.stdout.splitlines()[0].startswith("n 3; A {Y.Sc}; ")
    assert applied.stdout.splitlines()[1] == "X C7"
    assert applied.returncode == 0


def test_simulate_gives_figures_as_json_and_the_same_ones_again() -> None:
    line = ("simulate", "kanobu", "--players", "3", "--games", "4", "--bots", "greedy", "--seed", "5", "--json")
    first, second = run(*line), warm.run(*line)
    figures = json.loads(first.stdout)
    assert figures["games"] == 4
    assert figures["players"] == 3
    assert abs(sum(figures["win_share"]) - 1) < 1e-9
    assert first.stdout == second.stdout


@pytest.mark.parametrize("name", list(GAMES))
def test_bots_are_listed_weakest_first_with_a_sentence(name: str) -> None:
    lines = run("bots", name).stdout.splitlines()
    assert lines[0].startswith("random: ")
    assert [line.partition(":")[0] for line in lines[1:]] == list(GAMES[name].bot.levels)
    assert all(len(line.partition(": ")[2]) > 10 for line in lines)


@pytest.mark.parametrize("name", list(GAMES))
def test_sample_records_replay_and_hold_their_commitment(name: str) -> None:
    record = str(TESTS / "records" / f"{name}.rec")
    assert run("verify", record).returncode == 3
    replayed = run("replay", record)
    assert replayed.returncode == 0
    assert replayed.stdout.splitlines()[-1].startswith("* result ")


@pytest.mark.parametrize(
    "line",
    [
        ("chess",),
        ("play", "kobito"),
        ("moves", "chess"),
        ("cases", "no-such-file.cases"),
        ("cases", "kanobu-no-such-file.cases"),
        ("simulate", "kanobu", "--bots", "nobody"),
        ("simulate", "kanobu", "--opt", "starRest=left"),
        ("simulate", "kanobu", "--games", "0"),
        ("simulate", "kanobu", "--players", "99999999999999999999"),
        ("simulate", "kanobu", "--players", "2", "--bots", "random,random,random"),
        ("moves", "kanobu", "--data", "no-such-file.json"),
        ("verify", "no-such-file.rec"),
        ("verify", __file__),
    ],
)
def test_bad_input_ends_with_a_sentence_and_two(line: tuple[str, ...]) -> None:
    done = warm.run(*line)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "expected" in done.stderr


def test_a_record_that_was_tampered_with_is_found_out(tmp_path: Path) -> None:
    text = (TESTS / "records" / "kanobu.rec").read_text("utf-8")
    forgeries = (('[Seed "fd', '[Seed "fe'), ("winners B", "winners C"), ("B: play P.Co, colour Y", "B: draw, pass"))
    for number, (old, new) in enumerate(forgeries):
        file = tmp_path / f"{number}.rec"
        file.write_text(text.replace(old, new), "utf-8")
        assert warm.run("verify", str(file)).returncode in (1, 2)
