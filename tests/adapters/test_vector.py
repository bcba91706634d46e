"""Many games at once: the same games as one by one, whatever is beside them, and numbers that add up."""

import hashlib
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from smallbox.adapters import pettingzoo as box
from smallbox.adapters.pettingzoo.aec import IllegalAction
from smallbox.core.errors import BadOption
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_BUILT_IN, EVERY_GAME

#: sha256 of what is shown in 40 steps of 5 games by random play, seed 7, three players: plain and compiled alike
TRACES = {
    "kobito": "3f4c747bd1f538dc",
    "kanobu": "93110ba3a3d41b3d",
    "hat": "e13a859b487db0cb",
}


def shown_bytes(step: box.Step) -> bytes:
    return b"".join(np.ascontiguousarray(part).tobytes() for part in step)


@pytest.mark.parametrize("name", EVERY_BUILT_IN)
def test_the_plain_and_the_compiled_engine_show_the_same_bytes(name: str) -> None:
    games = box.vector(name, games=5, players=3, seed=7)
    digest = hashlib.sha256(shown_bytes(games.reset()))
    for _ in range(40):
        digest.update(shown_bytes(games.step(games.random_actions())))
    assert digest.hexdigest()[:16] == TRACES[name]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_game_does_not_depend_on_those_beside_it(name: str) -> None:
    alone, many = box.vector(name, games=1, players=3, seed=5), box.vector(name, games=4, players=3, seed=5)
    one, all_ = alone.reset(), many.reset()
    for _ in range(30):
        assert [part[0].tolist() for part in one] == [part[0].tolist() for part in all_]
        actions = many.random_actions()
        assert alone.random_actions()[0] == actions[0]
        one, all_ = alone.step(actions[:1]), many.step(actions)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_first_game_is_the_one_that_is_played_alone(name: str) -> None:
    """An AEC environment with the same seed, through ends and fresh deals."""
    games = box.vector(name, games=2, players=3, seed=11, max_moves=25)
    env = box.env(name, 3, max_moves=25)
    step = games.reset()
    env.reset(seed=11)
    ends = 0
    for _ in range(60):
        seen = env.last()[0]
        assert env.agent_selection == f"seat_{step.to_act[0]}"
        assert np.array_equal(seen["observation"], step.observations[0])
        assert np.array_equal(seen["action_mask"], step.masks[0])
        actions = games.random_actions()
        env.step(int(actions[0]))
        step = games.step(actions)
        has_ended = bool(step.terminations[0] or step.truncations[0])
        assert has_ended == any((*env.terminations.values(), *env.truncations.values()))
        if has_ended:
            ends += 1
            assert [env.rewards[agent] for agent in env.possible_agents] == step.rewards[0].tolist()
            assert bool(step.truncations[0]) == env.truncations["seat_0"]
            env.reset()
    assert ends > 1


@pytest.mark.parametrize("name", EVERY_BUILT_IN)
def test_what_was_shown_stays_as_it_was(name: str) -> None:
    games = box.vector(name, games=3, players=2, seed=1)
    first = games.reset()
    before = shown_bytes(first)
    for _ in range(5):
        games.step(games.random_actions())
    assert shown_bytes(first) == before
    assert shown_bytes(games.reset()) == before
    assert shown_bytes(games.reset(seed=2)) != before


def test_ended_games_are_dealt_anew_at_once_and_their_rewards_told() -> None:
    games = box.vector("kanobu", games=8, players=2, seed=3)
    step = games.reset()
    ended = 0
    for _ in range(250):
        step = games.step(games.random_actions())
        over = step.terminations | step.truncations
        assert step.rewards[~over].any() == np.False_
        assert np.allclose(step.rewards.sum(axis=1), 0)
        assert (step.masks.sum(axis=1) > 0).all()
        made = games.layout.places["made"]
        assert (step.observations[over][:, made] == 0).all()
        ended += int(over.sum())
    assert ended > 2


def test_actions_that_are_not_allowed_change_nothing() -> None:
    games = box.vector("kanobu", games=3, players=3)
    step = games.reset()
    actions = games.random_actions().copy()
    before = shown_bytes(games.shown())
    actions[1] = int(np.flatnonzero(step.masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match="game 1: expected an action that its mask allows"):
        games.step(actions)
    actions[1] = -1
    with pytest.raises(IllegalAction, match=r"game 1: .* got -1"):
        games.step(actions)
    with pytest.raises(IllegalAction, match=r"expected 3 whole numbers, got int64 of shape \(2,\)"):
        games.step(actions[:2])
    with pytest.raises(IllegalAction, match="expected 3 whole numbers, got float64"):
        games.step(actions * 0.5)
    assert shown_bytes(games.shown()) == before


@pytest.mark.parametrize("opponents", ["random", "policy"])
@pytest.mark.parametrize("name", EVERY_BUILT_IN)
def test_a_learner_is_only_asked_in_its_own_turn(name: str, opponents: str) -> None:
    env = box.learner(name, 6, 3, seed=4, opponents=opponents, max_moves=120)
    seen, _ = env.reset()
    place = env.table.layout.places["to_act"]
    ended = 0
    for _ in range(60):
        # The learner is the observing seat, and that is the first.
        assert (seen["observation"][:, place] == [1, 0, 0]).all()
        assert env.observation_space.contains(seen)
        seen, rewards, terminations, truncations, infos = env.step(env.random_actions())
        over = terminations | truncations
        assert not rewards[~over].any()
        if over.any():
            ended += int(over.sum())
            assert np.array_equal(infos["_final_obs"], over)
            finals = [infos["final_obs"][game] for game in np.flatnonzero(over)]
            assert all(env.single_observation_space.contains(final) for final in finals)
    assert ended > 0


def test_a_learner_takes_each_seat_in_turn_or_one_seat() -> None:
    env = box.learner("kanobu", 4, 4)
    env.reset()
    assert [env.batch.seat_of(game) for game in range(4)] == [0, 1, 2, 3]
    fixed = box.learner("kanobu", 4, 4, seat=2)
    fixed.reset()
    assert [fixed.batch.to_act[game] for game in range(4)] == [2, 2, 2, 2]


def test_gymnasium_keeps_count_of_episodes() -> None:
    env: Any = RecordEpisodeStatistics(box.learner("kanobu", 8, 2, opponents="policy"))
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    env.reset(seed=1)
    for _ in range(120):
        env.step(env.unwrapped.random_actions())
    assert env.episode_count > 8
    assert set(np.sign(env.return_queue)) <= {-1.0, 1.0}
    env.close()


@pytest.mark.compiled
def test_the_policy_beats_a_learner_that_plays_at_random() -> None:
    env = box.learner("kanobu", 64, 2, opponents="policy")
    env.reset(seed=1)
    gains = [float(env.step(env.random_actions())[1].sum()) for _ in range(400)]
    assert sum(gains) < -50


def test_one_seed_is_for_all_games() -> None:
    with pytest.raises(BadOption, match="seed: expected one number for all games, got a list"):
        box.learner("kanobu", 2).reset(seed=[1, 2])


def test_a_game_without_a_policy_says_so() -> None:
    for name, game in GAMES.items():
        if not game.environment.has_policy:
            with pytest.raises(BadOption, match="opponents: expected random, got 'policy'"):
                box.learner(name, 1, opponents="policy")
