"""A network learns by the slopes it should, the same for the same seed, and plays as a bot that anybody can load."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from smallbox.bots import find_bot
from smallbox.bots.play import begin, play_on
from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadOption
from smallbox.games import GAMES
from tests.conformance.worlds import random_positions
from train import network_bot, teach
from train.__main__ import Asked, main
from train.environment import Environment
from train.features import KANOBU, Features
from train.network import Adam, Network, chances, draw
from train.network_bot import KanobuNetwork
from train.ppo import Batch, Course, update
from train.selftaught import Plan, Rollout, Trainer, batch_of

TINY = Plan(players=2, games=8, moves=20, updates=2, hidden=(12,), remember_every=1)


def trained(seed: int) -> Network:
    environment = Environment("kanobu", TINY.games, TINY.players, seed, 200)
    features = Features(environment.layout, KANOBU)
    return Trainer(environment, features, environment.actions, TINY, seed).run(lambda _: None)


def test_slopes_are_those_of_small_changes() -> None:
    rng = np.random.default_rng(3)
    network = Network.fresh(5, (7, 6), 4, rng)
    network.weights = [weight.astype(np.float64) for weight in network.weights]
    seen: Any = rng.random((9, 5))
    wanted: Any = rng.random((9, 5))

    def loss() -> float:
        return float(((network.layers(seen)[-1] - wanted) ** 2).sum() / 2)

    layers = network.layers(seen)
    slopes = network.slopes(layers, layers[-1] - wanted)
    assert [slope.shape for slope in slopes] == [weight.shape for weight in network.weights]
    for weight, slope in zip(network.weights, slopes):
        at = tuple(int(rng.integers(size)) for size in weight.shape)
        before = weight[at]
        weight[at] = before + 1e-6
        above = loss()
        weight[at] = before - 1e-6
        below = loss()
        weight[at] = before
        assert float(slope[at]) == pytest.approx((above - below) / 2e-6, rel=1e-3, abs=1e-6)


def test_what_turned_out_well_becomes_likelier_and_the_hope_comes_near() -> None:
    rng = np.random.default_rng(1)
    network = Network.fresh(3, (8,), 3, rng)
    adam = Adam(network, 0.01)
    seen = np.ones((600, 3), np.uint8)
    mask = np.array([[True, True, False]] * 600)
    scale = np.ones(3, np.float32)
    for _ in range(12):
        likings, hopes = network.think(seen * scale, mask)
        actions = draw(likings, rng)
        result = np.where(actions == 1, 1.0, -1.0).astype(np.float32)
        likelihood = chances(likings)[np.arange(600), actions]
        update(adam, Batch(seen, mask, actions, likelihood, result - hopes, result), Course(size=200), scale, rng)
    likings, hopes = network.think(seen[:1] * scale, mask[:1])
    assert chances(likings)[0][1] > 0.8
    assert chances(likings)[0][2] == 0
    assert hopes[0] > 0.3


def test_what_comes_of_a_game_reaches_back_to_its_own_seats() -> None:
    """Two seats in turn, the game ends with the third move: 1 for seat 0, -1 for seat 1; the fourth is a new game."""
    hope = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    over = np.array([[False], [False], [True], [False]])
    results = np.zeros((4, 1, 2), np.float32)
    results[2, 0] = 1, -1
    whole = np.ones((4, 1), np.bool_)
    rollout = Rollout(
        np.arange(4, dtype=np.uint8).reshape(4, 1, 1),
        np.ones((4, 1, 1), np.bool_),
        np.zeros((4, 1), np.int64),
        np.ones((4, 1), np.float32),
        hope,
        seats,
        whole,
        over,
        results,
    )
    batch = batch_of(rollout, reach=0.5)
    # What comes of the fourth decision is not known yet.
    assert batch.seen.ravel().tolist() == [0, 1, 2]
    last = 1 - 0.3
    assert batch.advantage.tolist() == pytest.approx([0.3 - 0.1 + 0.5 * last, -1 - 0.2, last])
    assert batch.result.tolist() == pytest.approx([0.3 + 0.5 * last, -1, 1])
    others = batch_of(rollout._replace(own=np.array([[True], [False], [True], [True]])), reach=0.5)
    assert others.seen.ravel().tolist() == [0, 2]


def test_the_same_seed_makes_the_same_network() -> None:
    one, again, other = trained(1), trained(1), trained(2)
    assert all(np.array_equal(a, b) for a, b in zip(one.weights, again.weights))
    assert not np.array_equal(one.weights[0], other.weights[0])


def test_the_bot_looks_at_nothing_that_is_hidden() -> None:
    game = GAMES["kanobu"]
    options = game.options(4, {})
    bot = KanobuNetwork(0, options, 1)
    compared = 0
    for state in random_positions(game, 4, "", 6, every=2, most=80):
        seat = game.to_act(state)
        if seat is None:
            break
        bot.seat = seat
        view = game.view(state, seat)
        chosen = bot.choose(view, Budget())
        assert chosen in view.moves
        for seed in (5, 6):
            bot.seed = seed
            assert bot.choose(view, Budget()) == chosen
            compared += 1
    assert compared > 20


def test_the_trained_bot_plays_and_says_where_it_cannot() -> None:
    game = GAMES["kanobu"]
    greedy = find_bot(game, "greedy")
    for players in (2, 4):
        options = game.options(players, {})
        bots: list[Any] = [(greedy if seat else KanobuNetwork)(seat, options, 1) for seat in range(players)]
        assert play_on(game, begin(game, options, SearchRng(3), bots), bots, Budget()).winners
    with pytest.raises(BadOption, match="expected a table of 2 or 4 players, got 3"):
        KanobuNetwork(0, game.options(3, {}), 1)
    assert network_bot.WEIGHTS.stat().st_size < 1_000_000


@pytest.mark.soak
def test_the_trained_bot_beats_greedy() -> None:
    game = GAMES["kanobu"]
    greedy = find_bot(game, "greedy")
    options = game.options(2, {})
    won = 0.0
    for number in range(1_000):
        seat = number % 2
        bots: list[Any] = [(KanobuNetwork if at == seat else greedy)(at, options, number) for at in range(2)]
        outcome = play_on(game, begin(game, options, SearchRng(number // 2), bots), bots, Budget())
        won += (seat in outcome.winners) / len(outcome.winners)
    assert won / 1_000 > 0.52


def test_the_command_teaches_keeps_and_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(teach, "FOLDER", tmp_path)
    monkeypatch.setattr(teach, "QUICK", TINY)
    monkeypatch.setattr(teach, "MEASURED_GAMES", 4)
    main(Asked("network", quick=True, duel=False))
    assert re.search(r"2 players: .* games, wins .* among the policy", capsys.readouterr().out)
    assert {file.name for file in tmp_path.iterdir()} == {"kanobu_network.npz", "network_bot.py", "kanobu-network.svg"}
    network_bot.trained_for.cache_clear()
    monkeypatch.setenv(network_bot.ELSEWHERE, str(tmp_path / "kanobu_network.npz"))
    assert len(network_bot.trained_for(2).layers) == 4
    network_bot.trained_for.cache_clear()
