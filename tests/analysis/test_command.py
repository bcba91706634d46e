"""`smallbox analyse`, as a person types it."""

import json
import subprocess
from pathlib import Path

import msgspec
import pytest

from smallbox.analysis import analyse, command
from smallbox.analysis.looking_back import STOPPED, UNFINISHED, UNKNOWN
from smallbox.analysis.show import lines, seat_lines, stories
from smallbox.core.errors import BadOption
from smallbox.games import GAMES
from smallbox.text import LANGUAGES, Speech
from tests import warm
from tests.analysis.played import played, reviewed, short
from tests.conformance.test_sentences import assert_is_said
from tests.text.words import NAMES


def run(*arguments: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    return warm.run("analyse", *arguments, environment={"LC_ALL": f"{language}_XX.UTF-8"})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "hat.rec"
    file.write_text(short("hat"), "utf-8")
    return file


def test_json_has_seats_and_decisions_and_is_that_of_the_record_and_the_seed(record: Path) -> None:
    done = run(str(record), "--json", "--seed", "2", "--nodes", "2")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["game"] == "hat"
    assert set(said["seats"][0]) >= {"seat", "start", "result", "luck", "skill", "low", "high"}
    assert set(said["decisions"][0]) >= {"number", "seat", "move", "best", "lost", "grade"}
    assert done.stdout.encode() == msgspec.json.encode(analyse(short("hat"), seed=2, nodes=2)) + b"\n"


def test_words_are_those_of_the_terminal(record: Path) -> None:
    done = run(str(record), "--nodes", "2", "--seat", "A", language="uk")
    assert "розбір гри" in done.stdout, done.stderr
    assert "твої ходи" in done.stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[End "stopped"]\n' + played("kanobu", "random,random", 1, most=4), "stopped before its end"),
        (short("kanobu").replace('[Rules "1"]', '[Rules "0"]'), "version 0"),
    ],
    ids=["stopped", "older"],
)
def test_where_there_is_nothing_to_review_a_sentence_says_so(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "game.rec"
    file.write_text(text, "utf-8")
    done = run(str(file))
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stdout == ""


def test_numbers_and_seats_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadOption, match="A to C"):
        command.read_seat("Z", 3)
    with pytest.raises(BadOption, match="from 0"):
        command.review_of(short("hat"), 0, -1, None, lambda done, total: None, Speech("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [STOPPED, UNFINISHED, UNKNOWN])
def test_why_there_is_nothing_to_review_is_said(reason: str, language: str) -> None:
    assert_is_said(Speech(language).say(f"review-nothing-{reason}"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_and_skill_and_gifts_are_said_in_every_language(language: str) -> None:
    game, review = GAMES["hat"], reviewed("hat", "easy,easy,easy", 0, 2)
    speech = Speech(language, NAMES)
    for is_you in (False, True):
        for seat in review.seats:
            for line in seat_lines(game, seat, speech, is_you=is_you):
                assert_is_said(line, language)
    told = list(stories(game, review.gifts, speech, None))
    assert len(told) > 2
    for line in told[1:]:
        assert_is_said(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_decisions_are_told_with_their_grade_and_the_better_move(language: str) -> None:
    game, review = GAMES["hat"], reviewed("hat", "easy,easy,easy", 0, 2)
    told = "\n".join(lines(game, review, Speech(language, NAMES)))
    worst = max(review.decisions, key=lambda each: each.lost)
    assert worst.move in told
    assert worst.best in told
    assert Speech(language).say(f"review-grade-{worst.grade}") in told
