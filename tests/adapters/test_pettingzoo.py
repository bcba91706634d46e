"""The games as PettingZoo plays them: its own tests, and what they do not ask."""

import importlib
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]  # it has no types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from smallbox.adapters import pettingzoo as box
from smallbox.adapters.pettingzoo.aec import IllegalAction
from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadOption, SmallboxError
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_GAME

TABLES = [
    *((name, 3) for name in EVERY_GAME),
    *(
        pytest.param(name, players, marks=pytest.mark.compiled)
        for name in EVERY_GAME
        for players in (GAMES[name].fewest_players, GAMES[name].most_players)
    ),
]


def played(env: Any, seed: int, most: int = 10_000) -> list[tuple[str, Any]]:
    """Random play: who acted, and what they saw."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    seen = []
    for agent in env.agent_iter(most):
        observation, _, is_terminated, is_truncated, _ = env.last()
        if is_terminated or is_truncated:
            env.step(None)
            continue
        seen.append((agent, observation["observation"].tobytes() + observation["action_mask"].tobytes()))
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


# PettingZoo grumbles at observations that are not floats around 0, and at pictures it cannot check.
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_finds_no_fault_with_the_interface(name: str, players: int, capsys: Any) -> None:
    # Few moves, so that it sees ends.
    api_test(box.env(name, players, max_moves=150), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_pettingzoo_finds_the_same_games_for_the_same_seed(name: str) -> None:
    seed_test(lambda: box.env(name, 3, max_moves=60), num_cycles=60)


@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", EVERY_GAME)
def test_pettingzoo_can_render_in_every_mode(name: str) -> None:
    def words(text: object) -> bool:
        return isinstance(text, str) and text.count("\n") > 3

    def picture(pixels: Any) -> bool:
        return bool(
            pixels.dtype == np.uint8 and pixels.ndim == 3 and pixels.shape[2] == 3 and len(np.unique(pixels)) > 20
        )

    render_test(lambda render_mode: box.env(name, 3, render_mode=render_mode), {"ansi": words, "rgb_array": picture})


@pytest.mark.parametrize("name", EVERY_GAME)
def test_one_line_makes_one(name: str) -> None:
    module = getattr(box, f"{name}_v0")
    assert module is importlib.import_module(f"smallbox.adapters.pettingzoo.{name}_v0")
    env = module.env(players=3)
    env.reset(seed=1)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.metadata["name"] == f"smallbox_{name}_v0"
    assert module.vector(games=2, players=3).reset().masks.shape == (2, env.action_space("seat_0").n)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_seen_and_allowed_is_of_the_seat_to_act(name: str) -> None:
    env = box.env(name, 3)
    env.reset(seed=3)
    for _ in range(30):
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            break
        seen = {agent: env.observe(agent) for agent in env.agents}
        assert all(env.observation_space(agent).contains(seen[agent]) for agent in env.agents)
        assert [agent for agent in env.agents if seen[agent]["action_mask"].any()] == [env.agent_selection]
        legal = env.table.game.legal_moves(env.episode.position())
        assert np.flatnonzero(seen[env.agent_selection]["action_mask"]).tolist() == sorted(legal)
        env.step(legal[0])


@pytest.mark.parametrize("name", EVERY_GAME)
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str) -> None:
    game = GAMES[name]
    env = box.env(name, 3)
    for seed in range(3):
        env.reset(seed=seed)
        rng = SearchRng(seed)
        while not any((*env.terminations.values(), *env.truncations.values())):
            assert set(env.rewards.values()) == {0.0}
            env.step(int(env.episode.any_move(rng)))
        outcome = game.outcome(env.episode.position())
        assert outcome is not None
        is_guarded = outcome.kind in game.environment.guards
        assert set(env.truncations.values()) == {is_guarded}
        assert set(env.terminations.values()) == {not is_guarded}
        assert sum(env.rewards.values()) == pytest.approx(0)
        share = 1 / len(outcome.winners)
        if len(outcome.winners) < 3:
            assert [seat for seat in range(3) if env.rewards[f"seat_{seat}"] == share] == outcome.winners
        assert env.last()[1] == env.rewards[env.agent_selection]


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoos_wrappers_go_around_it() -> None:
    env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(box.env("kanobu", 3, max_moves=40)))
    assert len(played(env, 2)) == 40
    strict = wrappers.TerminateIllegalWrapper(box.env("kanobu", 3), illegal_reward=-1)
    strict.reset(seed=1)
    strict.step(int(np.flatnonzero(strict.last()[0]["action_mask"] == 0)[0]))
    assert strict.rewards["seat_0"] == -1


def test_a_game_that_is_long_enough_is_broken_off() -> None:
    env = box.env("kanobu", 3, max_moves=7)
    seen = played(env, 1)
    assert len(seen) == 7
    env.reset(seed=1)
    for _ in range(7):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}


def test_the_guard_of_the_rules_is_a_truncation() -> None:
    env = box.env("kanobu", 3, maxMoves=5)
    assert len(played(env, 1)) == 5
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert set(env.truncations.values()) == {True}
    # C34: the fewest cards win.
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0


def test_options_are_those_of_the_rules() -> None:
    env = box.env("kanobu", 2, starRest="top", drawWhenAble=False)
    assert env.table.options.starRest == "top"
    assert env.table.options.drawWhenAble is False


def test_without_a_word_four_sit_down() -> None:
    assert box.env("kanobu").max_num_agents == 4


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (lambda: box.env("chess"), "expected kobito, kanobu, hat"),
        (lambda: box.env("kanobu", 9), "kanobu: expected 2 to 8 players, got 9"),
        (lambda: box.env("kanobu", 2, starRest="left"), "starRest"),
        (lambda: box.env("kanobu", 2, render_mode="film"), "render_mode: expected human, ansi, rgb_array, got 'film'"),
        (lambda: box.env("kanobu", 2, render_seat=2), "render_seat: expected 0 to 1, or None, got 2"),
        (lambda: box.env("kanobu", 2, max_moves=-1), "max_moves: expected 0 or more, got -1"),
        (lambda: box.vector("kanobu", 0), "games: expected at least 1, got 0"),
        (lambda: box.learner("kanobu", 1, seat=4), "seat: expected 0 to 3, or None for each in turn, got 4"),
        (lambda: box.learner("kanobu", 1, opponents="genius"), "opponents: expected random or policy, got 'genius'"),
    ],
)
def test_a_wish_that_cannot_be_met_is_answered_kindly(wish: Any, said: str) -> None:
    with pytest.raises(SmallboxError) as told:
        wish()
    assert said.split(",", maxsplit=1)[0] in str(told.value)
    assert isinstance(told.value, BadOption)


@pytest.mark.parametrize("action", [None, -1, 10_000])
def test_an_action_that_is_not_allowed_changes_nothing(action: int | None) -> None:
    env = box.env("kanobu", 3)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"].tolist()
    forbidden = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for tried in (action, forbidden):
        with pytest.raises(IllegalAction, match="expected an action of seat_0 that its mask allows"):
            env.step(tried)
    assert env.observe("seat_0")["observation"].tolist() == before


def test_a_picture_hides_what_its_reader_may_not_see() -> None:
    """A spectator's picture is the same whatever is in the hands."""
    env = box.env("kanobu", 3, render_mode="rgb_array")
    words = box.env("kanobu", 3, render_mode="ansi")
    env.reset(seed=4)
    words.reset(seed=4)
    game = env.table.game
    picture, text = env.render(), words.render()
    memory = game.bot.memory(0, env.table.options)
    world = game.bot.sample(game.view(env.episode.position(), None), memory, SearchRng(9))
    assert str(world) != str(env.episode.position())
    for each in (env, words):
        each.episode = each.episode.in_state(world)
    assert np.array_equal(env.render(), picture)
    assert words.render() == text
    assert "A {?}" in text


def test_without_the_extra_it_says_what_to_install() -> None:
    """A process in which PettingZoo cannot be imported."""
    code = "import sys; sys.modules['pettingzoo'] = None; import smallbox.adapters.pettingzoo"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert "pip install 'smallbox[rl]'" in found.stderr
