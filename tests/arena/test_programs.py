"""Programs in the arena: they play over the network protocol, in the same duplicate deals as everybody else."""

import json
import sys
from pathlib import Path

import pytest

from smallbox.arena import program
from smallbox.arena.entrants import read_entrants
from smallbox.arena.match import BotFailed, play_range
from smallbox.core.bot import Budget
from smallbox.core.errors import BadOption
from smallbox.core.record import read_record
from smallbox.games import GAMES
from tests.arena.settings import settings_of
from tests.server.live import smallbox

EXAMPLE = Path(__file__).parents[2] / "examples" / "greedy_bot.py"
MINE = f"mine=exec:{sys.executable} {EXAMPLE}"


def test_a_program_plays_duplicate_deals_whose_records_are_proved(tmp_path: Path) -> None:
    found = smallbox(
        *("arena", "kanobu", "--bots", f"random,{MINE}", "--players", "2", "--deals", "2", "--processes", "1"),
        *("--folder", tmp_path / "run", "--json"),
    )
    assert found.returncode == 0, found.stderr
    bots = {bot["name"]: bot for bot in json.loads(found.stdout)["bots"]}
    assert {name: bot["games"] for name, bot in bots.items()} == {"random": 4, "mine": 4}
    assert bots["mine"]["moves"] > 10
    records = [read_record(file.read_text("utf-8")) for file in sorted((tmp_path / "run" / "records").iterdir())]
    # The same cards twice, with the seats changed.
    assert [record.tags["Seed"] for record in records[::2]] == [record.tags["Seed"] for record in records[1::2]]
    assert records[0].tags["Seats"] != records[1].tags["Seats"]
    proof = smallbox("verify", min((tmp_path / "run" / "records").iterdir()))
    assert proof.returncode == 0, proof.stdout


def test_a_program_that_does_not_come_in_time_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "COMING", 0.2)
    settings = settings_of("kanobu", "random,slow=exec:sleep 60@200ms", 2)
    with pytest.raises(BotFailed, match=r"slow .* expected the program to be ready within 0\.2 s"):
        play_range(settings, 0, 1)


SILENT = """
import json, os, time
from smallbox.client import play
class Silent:
    def __init__(self, seat, options, seed): pass
    def observe(self, events): pass
    def choose(self, view, budget): time.sleep(60)
play(os.environ["SMALLBOX_TABLE"], "", os.environ["SMALLBOX_TOKEN"], Silent)
"""


@pytest.mark.soak
def test_a_program_that_thinks_for_too_long_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "silent.py"
    file.write_text(SILENT, "utf-8")
    settings = settings_of("kanobu", f"random,silent=exec:{sys.executable} {file}@300ms", 2)
    with pytest.raises(BotFailed, match=r"silent .* expected a move within 0\.3 s"):
        play_range(settings, 0, 1)


def test_the_command_of_a_program_may_have_any_sign_and_its_time_at_the_end() -> None:
    random, mine = read_entrants(GAMES["kanobu"], "random,mine=exec:node bot.mjs --depth=3@250ms", Budget())
    assert mine.bot == "exec:node bot.mjs --depth=3"
    assert (mine.label, mine.milliseconds, mine.is_program, random.is_program) == ("mine", 250, True, False)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("random,exec:node bot.mjs", "expected a name of letters"),
        ("random,mine=exec:", "expected a command after exec:"),
        ("random,mine=exec:'open", "expected a command after exec:"),
        ("random,mine=exec:node bot.mjs@2c", "expected @1c"),
    ],
)
def test_what_is_no_program_is_refused_with_what_was_expected(bots: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        read_entrants(GAMES["kanobu"], bots, Budget())


def test_programs_play_on_one_machine_with_the_cards_of_the_game(tmp_path: Path) -> None:
    asked = ("arena", "kanobu", "--bots", f"random,{MINE}", "--folder", tmp_path)
    cluster = smallbox(*asked, "--cluster", "tcp://127.0.0.1:1")
    assert cluster.returncode == 2
    assert "expected no programs where --cluster is given" in cluster.stderr
