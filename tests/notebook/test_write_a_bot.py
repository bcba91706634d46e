"""The bots of docs/write-a-bot.md play whole games, each better than the one it goes on from."""

import re
from pathlib import Path
from typing import Any

import pytest

from smallbox.bots import find_bot
from smallbox.bots.play import begin, play_on
from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
BOTS = ("First", "Shedder", "Moody", "Dreamer", "Searcher", "Careful")


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """All pieces of code of the page, one after another in one file."""
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        exec(compile(block, str(PAGE), "exec"), names)
    return names


def wins(maker: Any, against: str, games: int) -> float:
    """The share of two-player games that a bot wins, from both seats."""
    game = GAMES["kanobu"]
    options = game.options(2, {"maxMoves": "120"})
    rival = find_bot(game, against)
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots: list[Any] = [(maker if at == seat else rival)(at, options, number * 2 + at) for at in range(2)]
        outcome = play_on(game, begin(game, options, SearchRng(number), bots), bots, Budget(nodes=8))
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_the_page_plays(name: str, written: dict[str, Any]) -> None:
    assert 0 <= wins(written[name], "random", 2) <= 1


@pytest.mark.soak
@pytest.mark.parametrize(("name", "share"), [("Shedder", 0.6), ("Moody", 0.6), ("Dreamer", 0.7), ("Searcher", 0.85)])
def test_the_bots_beat_random_ones(name: str, share: float, written: dict[str, Any]) -> None:
    assert wins(written[name], "random", 120) > share


def test_the_first_bot_plays_any_game(written: dict[str, Any]) -> None:
    for game in GAMES.values():
        options = game.options(3, {})
        bots = [written["First"](seat, options, 1) for seat in range(3)]
        assert play_on(game, begin(game, options, SearchRng(1), bots), bots, Budget()).winners


def test_the_same_seed_gives_the_same_moves(written: dict[str, Any]) -> None:
    assert wins(written["Moody"], "greedy", 6) == wins(written["Moody"], "greedy", 6)
