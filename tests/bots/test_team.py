"""Several processes that search for one seat."""

import pytest

from smallbox.bots.play import begin, play_on
from smallbox.bots.team import team_bot
from smallbox.core.bot import Budget, Level
from smallbox.core.chance import SearchRng
from smallbox.core.messages import Move
from smallbox.games import GAMES

LEVEL = Level(nodes=20)


def moves_of_a_team(name: str, seed: int) -> list[Move]:
    """A game of a team of two against a team of one."""
    game = GAMES[name]
    options = game.options(2, {})
    moves: list[Move] = []
    bots = [team_bot(game, LEVEL, cores)(seat, options, seed) for seat, cores in enumerate((2, 1))]
    try:
        state = begin(game, options, SearchRng(seed), bots)
        play_on(game, state, bots, Budget(), lambda _state, _seat, move, _events: moves.append(move))
    finally:
        for bot in bots:
            bot.close()
    return moves


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["kobito", "kanobu"])
def test_the_same_seed_nodes_and_cores_give_the_same_game(name: str) -> None:
    assert moves_of_a_team(name, 3) == moves_of_a_team(name, 3)


def test_a_team_shares_its_nodes_and_its_mates_end_with_it() -> None:
    game = GAMES["kanobu"]
    options = game.options(2, {})
    bot = team_bot(game, LEVEL, 2)(0, options, 1)
    state = begin(game, options, SearchRng(1), [bot])
    view = game.view(state, 0)
    assert len(view.moves) > 1
    bot.choose(view, Budget(nodes=10))
    assert bot.first.plan is None or bot.first.plan.visits() <= 5
    (mate,) = bot.mates
    assert mate.process.is_alive()
    bot.close()
    assert mate.process.exitcode == 0
