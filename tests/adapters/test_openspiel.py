"""OpenSpiel plays the games by its own tests and algorithms, and a seat is told there what it may know, no more."""

import doctest
import pickle
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from smallbox import Position
from smallbox.adapters.openspiel import TINY_KANOBU, name_of
from smallbox.adapters.openspiel.course import Course
from smallbox.adapters.openspiel.parameters import read_table
from smallbox.adapters.openspiel.shuffle import Shuffle
from smallbox.core.errors import BadOption, SmallboxError
from smallbox.games import GAMES

ROOT = Path(__file__).parents[2]
#: short games, so that OpenSpiel's tests, which look at every state several times, stay short
SHORT: dict[str, dict[str, Any]] = {
    "kanobu": {"players": 3, "maxMoves": 25},
    "kobito": {"players": 2, "gold_cards": 3},
    "hat": {"players": 3, "max_gifts": 60, "penalty_limit": 2},
}
every_game = pytest.mark.parametrize("name", list(SHORT))


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(name_of(name), {**SHORT[name], **parameters})


def dealt(game: Any, chance: np.random.RandomState) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(some_outcome(state, chance))
    return state


def some_outcome(state: Any, chance: np.random.RandomState) -> int:
    outcomes, odds = zip(*state.chance_outcomes())
    return int(chance.choice(outcomes, p=odds))


def positions(game: Any, seed: int, most: int) -> Any:
    """The states of a random game at which somebody is to act."""
    chance = np.random.RandomState(seed)
    state = dealt(game, chance)
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(some_outcome(state, chance))
            continue
        yield state
        state.apply_action(int(chance.choice(state.legal_actions())))


@every_game
def test_the_random_simulation_test_of_openspiel_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("name", list(GAMES))
def test_whole_games_pass_the_random_simulation_test(name: str, players: int) -> None:
    game = pyspiel.load_game(name_of(name), {"players": players})
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@every_game
def test_a_seed_deals_the_cards_of_a_position(name: str) -> None:
    state = load(name, seed=7).new_initial_state()
    options = {option: value for option, value in SHORT[name].items() if option != "players"}
    position = Position.new(name, players=SHORT[name]["players"], seed=7, options=options)
    assert not state.is_chance_node()
    while not state.is_terminal():
        assert str(state) == str(position)
        action = state.legal_actions()[0]
        assert state.action_to_string(action) in position.moves()
        position.play(state.action_to_string(action))
        state.apply_action(action)
    assert position.is_over


@every_game
def test_a_chance_node_offers_the_faces_that_are_left(name: str) -> None:
    state = load(name).new_initial_state()
    seen: dict[str, int] = defaultdict(int)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        assert len(outcomes) > 1
        seen[state.action_to_string(outcomes[-1][0]).split()[0]] += 1
        state.apply_action(outcomes[-1][0])
    assert seen["gifts" if name == "hat" else "deck"] > 30


def test_a_pile_is_as_likely_in_every_order() -> None:
    """Two of one face and one of another: three orders, each with a chance of a third."""
    orders: dict[tuple[str, ...], float] = {}

    def lay(shuffle: Shuffle, odds: float) -> None:
        if shuffle.is_done:
            orders[tuple(shuffle.whole())] = odds
            return
        for face, chance in shuffle.outcomes():
            other = shuffle.copy()
            other.lay(face)
            lay(other, odds * chance)

    lay(Shuffle("deck", ["b", "a", "a"]), 1.0)
    assert sorted(orders) == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]
    assert list(orders.values()) == pytest.approx([1 / 3] * 3)


@every_game
def test_states_that_a_seat_cannot_tell_apart_are_the_same_to_it(name: str) -> None:
    game = load(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    apart = 0
    for number, state in enumerate(positions(game, 3, 40)):
        if number % 5:
            continue
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            apart += str(other) != str(state)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert apart > 5


@every_game
def test_a_sampled_state_tells_nobody_what_others_heard_in_secret(name: str) -> None:
    """What it holds of the past is what the seat that thinks of it has heard."""
    for state in positions(load(name), 5, 30):
        thinker = state.current_player()
        course = state.course.resample(thinker, 1)
        heard = [heard.text(thinker) for heard in state.course.heard]
        for seat in range(course.table.options.players):
            assert [each.text(seat) for each in course.heard] == heard


def walk(state: Any, path: dict[int, tuple[str, ...]], found: dict[tuple[int, str], Any]) -> None:
    """Every history of a game, with what its seat knew before at each of its decisions."""
    if state.is_terminal():
        return
    if state.is_chance_node():
        for action, _ in state.chance_outcomes():
            walk(state.child(action), path, found)
        return
    seat = state.current_player()
    known = state.information_state_string()
    fact = (tuple(state.legal_actions()), path[seat], state.observation_string(), tuple(state.observation_tensor()))
    assert found.setdefault((seat, known), fact) == fact
    for action in state.legal_actions():
        walk(state.child(action), {**path, seat: (*path[seat], f"{known} {action}")}, found)


@pytest.mark.compiled
def test_information_states_have_perfect_recall_in_the_whole_tree_of_a_tiny_game() -> None:
    game = pyspiel.load_game(name_of("kanobu"), TINY_KANOBU | {"maxMoves": 3})
    found: dict[tuple[int, str], Any] = {}
    walk(game.new_initial_state(), {0: (), 1: ()}, found)
    assert len(found) > 200


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = dealt(load(name), np.random.RandomState(2))
    before, known = str(state), state.information_state_string(0)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(other) != before
    assert (str(state), state.information_state_string(0)) == (before, known)


@every_game
def test_a_state_is_stored_by_its_history_and_a_thought_is_not_stored(name: str) -> None:
    course: Course = dealt(load(name), np.random.RandomState(2)).course
    course.act(course.legal_actions()[0])
    again = pickle.loads(pickle.dumps(course))
    assert [again.information(seat) for seat in (0, 1)] == [course.information(seat) for seat in (0, 1)]
    with pytest.raises(SmallboxError, match="resample_from_infostate"):
        pickle.dumps(course.resample(0, 1))


def test_winners_and_losers_share_what_is_won_and_lost() -> None:
    chance = np.random.RandomState(4)
    for parameters in ({"players": 4, "maxMoves": 1}, {"players": 3, "maxMoves": 6}):
        state = dealt(pyspiel.load_game(name_of("kanobu"), parameters), chance)
        assert state.returns() == [0.0] * parameters["players"]
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        assert sum(state.returns()) == pytest.approx(0)


def test_parameters_are_read_as_the_rules_read_options() -> None:
    game = pyspiel.load_game(name_of("hat"), {"players": 5, "catalogue": "all", "emotes": False, "rounds": "n"})
    assert str(game) == "python_smallbox_hat(catalogue=all,emotes=False,players=5,rounds=n)"
    options = game.opening.table.options
    assert (options.catalogue, options.emotes, options.rounds) == ("all", False, 5)
    with pytest.raises(BadOption, match="expected round, all, seen, in_play"):
        pyspiel.load_game(name_of("hat"), {"catalogue": "none"})
    with pytest.raises(BadOption, match="expected a parameter"):
        read_table(GAMES["hat"], {"x": 1})


@every_game
def test_the_ismcts_of_openspiel_plays(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415 - it takes a second to import

    chance = np.random.RandomState(1)
    game = load(name)
    state = dealt(game, chance)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=6, random_state=chance)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        if state.is_chance_node() or state.is_terminal():
            return


@pytest.mark.soak
def test_regret_minimisation_comes_near_an_equilibrium_of_the_tiny_game() -> None:
    from open_spiel.python.algorithms import exploitability, external_sampling_mccfr  # noqa: PLC0415

    np.random.seed(1)  # OpenSpiel's solver draws from it
    game = pyspiel.load_game(name_of("kanobu"), TINY_KANOBU)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    worst = []
    for _ in range(3):
        for _ in range(200):
            solver.iteration()
        worst.append(exploitability.exploitability(game, solver.average_policy()))
    assert worst[0] < 0.3
    assert worst[-1] < 0.1


@pytest.mark.compiled
def test_the_examples_of_the_page_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "openspiel.md"), module_relative=False, encoding="utf-8")
    assert tried > 15
    assert failed == 0


def test_without_openspiel_the_import_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import smallbox.adapters.openspiel"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'smallbox[openspiel]'" in told.stderr
