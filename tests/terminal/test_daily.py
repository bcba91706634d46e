"""The deal of a day in the terminal: played by lines, compared with the expert, or told to other programs."""

import json
import subprocess
from pathlib import Path

from smallbox.core.daily import daily_seed
from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from tests import check_deal
from tests.warm import run

#: a name for every gift, and yes to whatever is offered: refused where it does not fit
SCRIPT = "accept\nclaim hat\nclaim frog\n" * 400


def daily(*arguments: str, script: str = "", command: str = "daily") -> subprocess.CompletedProcess[str]:
    return run(command, *arguments, script=script)


def test_a_days_deal_is_played_by_lines_and_ends_with_a_line_to_share(tmp_path: Path) -> None:
    file = tmp_path / "day.rec"
    done = daily("hat", "--date", "2026-11-17", "--record", str(file), "--language", "en", script=SCRIPT)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "That's Not a Hat, the deal of 2026-11-17 (UTC): the same cards for everyone."
    assert lines[-2].startswith("You: ")
    assert "Expert bot: " in lines[-2]
    assert lines[-1].startswith("smallbox daily · That's Not a Hat · 2026-11-17 · ")
    assert lines[-1].count("▮") + lines[-1].count("▯") == 4
    text = file.read_text("utf-8")
    record = read_record(text)
    assert record.tags["Deal"] == "hat-2026-11-17"
    assert list(problems(GAMES["hat"], record)) == []
    assert check_deal.check(text) == []
    verified = daily(str(file), command="verify")
    assert (verified.returncode, "those of hat-2026-11-17" in verified.stdout) == (0, True)


def test_other_programs_are_told_the_deal_without_playing_it() -> None:
    done = daily("kobito", "--date", "2026-11-17", "--json")
    assert done.returncode == 0, done.stderr
    deal = json.loads(done.stdout)
    assert deal["seed"] == daily_seed("kobito", GAMES["kobito"].rules_version, "2026-11-17")
    assert (deal["code"], deal["players"], deal["options"]) == ("kobito-2026-11-17", 4, "")
    assert [bot["seat"] for bot in deal["bots"]] == [1, 2, 3]
    assert {bot["level"] for bot in deal["bots"]} == {"normal"}
    assert deal["expert"]["level"] == "expert"


def test_what_is_no_day_and_what_is_to_come_is_refused_with_a_sentence() -> None:
    for day, sentence in (("2999-01-01", "expected a day up to today"), ("tomorrow", "expected a day such as")):
        done = daily("kobito", "--date", day)
        assert (done.returncode, done.stdout) == (2, "")
        assert sentence in done.stderr
    assert daily("chess").returncode == 2
