"""Playing without a terminal: notation in, sentences out."""

import subprocess
import sys
from pathlib import Path

import pytest

from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from tests.warm import run

KANOBU = ("kanobu", "--players", "3", "--seed", "7", "--bots", "greedy")


def play(*arguments: str, script: str = "") -> subprocess.CompletedProcess[str]:
    return run("play", "--terminal", *arguments, script=script)


@pytest.mark.parametrize("name", list(GAMES))
def test_bots_alone_play_to_the_end_and_the_record_is_proved(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    done = play(name, "--players", "4", "--auto", "--bots", "random", "--seed", "5", "--record", str(file))
    assert done.returncode == 0, done.stderr
    record = read_record(file.read_text("utf-8"))
    assert list(problems(GAMES[name], record)) == []
    assert record.tags["Seats"].startswith("A=Ann, random (bot); B=Ben, random (bot)")
    assert record.result.startswith("result ")


def test_the_same_seed_is_the_same_game() -> None:
    games = [play("kanobu", "--auto", "--bots", "greedy", "--seed", seed).stdout for seed in ("1", "1", "2")]
    assert games[0] == games[1] != games[2]


def test_without_a_seed_nobody_knows_the_deal() -> None:
    auto = ("kanobu", "--auto", "--bots", "greedy")
    assert play(*auto).stdout != play(*auto).stdout


def test_a_whole_game_from_a_script() -> None:
    """Draw, keep, accept: refused where they do not fit, and never any card, so somebody else wins."""
    done = play(*KANOBU, script="# a comment\n\n" + "draw\ndraw\npass\naccept\n" * 500)
    assert done.returncode == 0, done.stderr
    assert "X C8 you've already drawn." in done.stdout
    assert "X C19 there's nothing to accept." in done.stdout
    assert "Ann: draws " in done.stdout
    assert "cards left" in done.stdout.splitlines()[-3]


def test_a_record_can_be_played_again_as_a_script(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    play(*KANOBU, "--auto", "--record", str(file))
    own = [entry.move for entry in read_record(file.read_text("utf-8")).entries if entry.seat == 0]
    done = play(*KANOBU, script="\n".join(own))
    assert done.returncode == 0, done.stdout
    assert "\nX " not in done.stdout


def test_the_script_is_told_its_moves_and_nobody_elses_cards() -> None:
    done = play(*KANOBU, script="draw\n")
    told = done.stdout.splitlines()
    assert told[1] == "Your turn: play a card that fits, or draw one"
    assert told[2].startswith("Your moves: ")
    assert told[2].endswith("draw")
    assert told[3].startswith("Ann: draws ")
    assert not any(name in line for line in told for name in ("Ben: draws purple", "Cleo: draws purple"))


def test_input_that_ends_too_early() -> None:
    done = play(*KANOBU, script="draw\n")
    assert done.returncode == 2
    assert done.stderr == "smallbox: the input ended before the game did\n"


def test_quitting() -> None:
    done = play(*KANOBU, script="quit\n")
    assert done.returncode == 0
    assert done.stdout.endswith("Goodbye, and thanks for playing!\n")


def test_unreadable_lines_are_told_and_the_game_goes_on() -> None:
    done = play(*KANOBU, script="fly\nrules C99\nrules C14\n?\ndraw\nquit\n")
    assert "? expected play CARD, draw, pass" in done.stdout
    assert "? expected a clause C1 to C36, got 'C99'" in done.stdout
    assert "### C14" in done.stdout
    assert "In **notation**" in done.stdout
    assert "Ann: draws " in done.stdout


def test_unreadable_lines_count_at_the_end() -> None:
    assert play(*KANOBU, script="fly\n" + "draw\npass\naccept\n" * 500).returncode == 2


def test_a_script_that_only_repeats_a_refused_move_is_stopped() -> None:
    done = play(*KANOBU, script="draw\n" * 5000)
    assert done.returncode == 2
    assert "expected a legal move, got 1000 lines in a row that are none" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "expected a game kobito, kanobu, hat, got none"),
        (("chess",), "got 'chess'"),
        (("kanobu", "--players", "9"), "--players: expected 2 to 8, got 9"),
        (("kanobu", "--bots", "x"), "expected a bot of Kanobu"),
        (("kanobu", "--players", "4", "--bots", "greedy,random"), "--bots: expected one bot or 3, got 2"),
        (("kanobu", "--opt", "maxMoves=x"), "maxMoves: expected a number from 1, got 'x'"),
        (("kanobu", "--data", "/nowhere"), "/nowhere: expected a readable data file"),
        (("kanobu", "--record", "/nowhere/a.rec"), "--record: expected a file in a folder that exists"),
        (("kanobu", "--name", 'Ann"'), "--name: expected 1 to 16 characters"),
        (("kanobu", "--speed", "-1"), "--speed: expected 0 to 60 seconds, got -1"),
        (("hat", "--players", "2", "--opt", "gifts_each=1"), "H43"),
    ],
)
def test_what_cannot_be_played_is_explained(arguments: tuple[str, ...], told: str) -> None:
    done = play(*arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stdout == ""


def test_data_and_options_of_ones_own(tmp_path: Path) -> None:
    packaged = Path(sys.modules["smallbox.games.kanobu"].__file__ or "").parent / "data" / "kanobu-deckA.json"
    deck, file = tmp_path / "own.json", tmp_path / "game.rec"
    deck.write_bytes(packaged.read_bytes())
    given = ("--data", str(deck), "--opt", "chanceSet=oneEach", "--record", str(file), "--auto", "--name", "Zoë")
    assert play("kanobu", "--seed", "1", "--bots", "greedy", *given).returncode == 0
    record = read_record(file.read_text("utf-8"))
    assert record.tags["Data"].startswith("kanobu-deckA sha256:")
    assert record.tags["Opt"] == "chanceSet=oneEach"
    assert record.tags["Seats"].startswith("A=Zoë, greedy (bot)")
    verified = run("verify", str(file), "--data", str(deck))
    assert verified.returncode == 0, verified.stdout
