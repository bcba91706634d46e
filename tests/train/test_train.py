"""Weights are made from self-play by a command that anybody can run again, and it learns what the bots go by."""

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from smallbox.bots.search import Search
from tests.conformance.worlds import random_positions
from train import plan, weights
from train.__main__ import Asked, main, train
from train.choice import Alternative, Course, chances, fit, score
from train.kanobu import Trainee as Kanobu
from train.kobito import Trainee as Kobito
from train.selfplay import trainee_of

GAMES = list(plan.PLANS)
ROOT = Path(__file__).parents[2]


def test_what_is_learnt_comes_near_the_shares_that_were_seen() -> None:
    sample = tuple(Alternative((at,), (1.0,), 0.0, share) for at, share in enumerate((0.7, 0.2, 0.1)))
    learnt = fit([sample] * 300, [0.0] * 3, Course(decay=0.0), seed=1)
    assert chances(sample, learnt) == pytest.approx([0.7, 0.2, 0.1], abs=0.02)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_training_sees_what_the_policy_of_kanobu_sees(players: int) -> None:
    trainee = Kanobu()
    shipped = trainee.shipped()
    learnt = [number / 100 for number in (*shipped["MOVES"], *shipped["FOLLOWERS"])]
    compared = 0
    for state in random_positions(trainee.game, players, "", 3, every=3, most=140):
        parameters = trainee.game.bot.search_parameters(state.options, {})
        lesson = trainee.lesson(state, parameters, {})
        if lesson is None:
            continue
        likings = [parameters.policy.likings[at] for at in range(len(lesson))]
        assert [score(alternative, learnt) for alternative in lesson] == pytest.approx(likings)
        compared += 1
    assert compared > 10


@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_training_sees_what_the_evaluation_of_kanobu_sees(players: int) -> None:
    trainee = Kanobu()
    learnt = [number / 100 for number in trainee.shipped()["STANDING"]]
    for state in random_positions(trainee.game, players, "", 5, every=3, most=140):
        if not trainee.game.legal_moves(state):
            break
        parameters = trainee.game.bot.search_parameters(state.options, {})
        stands = [parameters.evaluation.stands(state, seat) for seat in range(players)]
        assert [score(each, learnt) for each in trainee.standings(state, parameters)] == pytest.approx(stands)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_training_sees_what_the_evaluation_of_kobito_sees(players: int) -> None:
    trainee = Kobito()
    shipped = trainee.shipped()
    learnt = [*shipped["EARLY"], *shipped["LATE"]]
    for state in random_positions(trainee.game, players, "", 5, every=7, most=140):
        if not trainee.game.legal_moves(state):
            break
        parameters = trainee.game.bot.search_parameters(state.rules.options, {})
        worth = Search(0, players, 1, 1, 1.0, 0).worth
        parameters.evaluation.judge(state, 0, 1.0, worth)
        assert chances(tuple(trainee.standings(state, parameters)), learnt) == pytest.approx(list(worth))


@pytest.mark.parametrize("game", GAMES)
def test_shipped_weights_are_those_of_the_bots(game: str) -> None:
    trainee = trainee_of(game)
    source = resources.files(f"smallbox.games.{game}.bot").joinpath("policy_weights.py").read_text("utf-8")
    assert weights.rewritten(source, trainee.shipped()) == source
    blank = weights.rewritten(source, trainee.blank())
    assert len(blank.splitlines()) == len(source.splitlines())
    assert blank != source


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_weights(game: str) -> None:
    first, second = (train(Asked(game, quick=True, processes=processes)) for processes in (1, 2))
    assert first == second
    assert {name: len(table) for name, table in first.items()} == {
        name: len(table) for name, table in trainee_of(game).shipped().items()
    }
    assert first != trainee_of(game).blank()


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_the_command_trains_compares_and_lets_both_play(game: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "train", game, "--quick", "--processes", "1"],
        cwd=ROOT,
        env={**os.environ, "SMALLBOX_TRAINED": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "correlation" in done.stdout
    assert "trained" in done.stdout
    assert (tmp_path / f"{game}.json").is_file()


def test_only_games_with_learnt_weights_are_trained() -> None:
    with pytest.raises(SystemExit, match="kobito, kanobu; or network; got hat"):
        main(Asked("hat"))
