"""The yardstick that sees every card: only the arena shows it anything, and nothing that it does changes a game."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import smallbox
from bench.ceiling import CheatingBot, CheatingKanobu, CheatingKobito
from smallbox.arena.match import play_range
from smallbox.bots import bots_of
from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.games import GAMES
from tests.arena.own import Vandal
from tests.arena.settings import settings_of
from tests.given import given

PACKAGE = Path(smallbox.__file__).parent


def cheat(name: str, maker: type[CheatingBot], position: str) -> str:
    table = given(name, position)
    game, state = table.game, table.state
    seat = game.to_act(state)
    assert seat is not None
    bot = maker(seat, state.rules.options if name == "kobito" else state.options, 1)
    bot.see(state.clone())
    return game.notation.write_move(bot.choose(game.view(state, seat), Budget(nodes=400)))


@pytest.mark.parametrize("name", list(GAMES))
def test_no_bot_of_a_game_sees_all(name: str) -> None:
    for bot in bots_of(GAMES[name]).values():
        assert not hasattr(bot, "sees_all")
        assert not hasattr(bot, "see")


def test_nothing_but_the_arena_knows_of_it() -> None:
    files = [file for file in PACKAGE.rglob("*.py") if "sees_all" in file.read_text("utf-8")]
    assert files == [PACKAGE / "arena" / "match.py"]


def test_what_it_does_with_the_truth_changes_no_game() -> None:
    games = []
    for bot in ("Vandal", "Blind"):
        settings = settings_of("kobito", f"x=tests.arena.own:{bot},greedy", 2)
        games.append(play_range(settings, 0, 2))
    assert [game.record for game in games[0]] == [game.record for game in games[1]]


def test_it_is_shown_the_truth_with_other_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr(Vandal, "see", lambda self, state: shown.append(state))
    play_range(settings_of("kobito", "x=tests.arena.own:Vandal,greedy", 2), 0, 1)
    assert shown
    assert all(isinstance(state.chance, SearchRng) for state in shown)


def test_kobito_lays_what_the_next_player_cannot_complete() -> None:
    position = "need 1; G1 9@4 [3 4]; G2 9@4 [8 9]; G3 2@8 [1]; A {5 10}; B {%s 1*4}; deck 1*30"
    assert cheat("kobito", CheatingKobito, position % "6") == "play 10 G2H"
    assert cheat("kobito", CheatingKobito, position % "11") == "play 5 G1H"


def test_kanobu_plays_what_the_next_player_cannot_go_out_on() -> None:
    position = "n 2; opt drawWhenAble=off; A {R.Pa B.Pa Y.Sc*3}; B {%s}; pile BR.Ro; deck Y.Sc*30"
    assert cheat("kanobu", CheatingKanobu, position % "B.Sc") == "play R.Pa"
    assert cheat("kanobu", CheatingKanobu, position % "R.Sc") == "play B.Pa"


@pytest.mark.parametrize(("name", "bot"), [("kobito", "CheatingKobito"), ("kanobu", "CheatingKanobu")])
def test_it_plays_in_the_arena(name: str, bot: str) -> None:
    settings = settings_of(name, f"cheat=bench.ceiling:{bot}@15n,greedy", 2)
    (game,) = play_range(settings, 0, 1)
    assert game.result.winners
    assert msgspec.structs.astuple(game.efforts[0])[1] > 0
