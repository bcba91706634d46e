"""The search: repeatable, bounded, and of use."""

import hashlib
from pathlib import Path
from time import perf_counter

import pytest

from smallbox.bots import bots_of, find_bot, thinking_bot, usual_level
from smallbox.bots.play import begin, play_on
from smallbox.bots.search import Search
from smallbox.bots.thinker import merged
from smallbox.core.bot import Budget, Level
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move
from smallbox.games import GAMES
from smallbox.games.kanobu.bot.search_state import parameters_of, policy_game
from tests.compiled import compiled_only
from tests.given import Table, given

TRACES = Path(__file__).with_name("traces.txt")
SEARCHED = ["kobito", "kanobu"]
STRONG = Level(nodes=400)


def search_of(table: Table, nodes: int) -> Search:
    """A search of the seat to act, after a number of simulations."""
    game, state = table.game, table.state
    seat = game.to_act(state)
    assert seat is not None
    options = state.rules.options if game.name == "kobito" else state.options
    memory = game.bot.memory(seat, options)
    search = Search(seat, options.players, game.actions(state), 3, 0.3, 0)
    world = game.bot.sample(game.view(state, seat), memory, SearchRng(1))
    search.add_state(game.bot.search_state(world, seat, game.bot.search_parameters(options, {}), memory))
    search.simulate(nodes)
    return search


def choose(name: str, position: str, level: Level = STRONG, seed: int = 1) -> str:
    table = given(name, position)
    game, state = table.game, table.state
    seat = game.to_act(state)
    assert seat is not None
    options = state.rules.options if name == "kobito" else state.options
    bot = thinking_bot(game, level)(seat, options, seed)
    return game.notation.write_move(bot.choose(game.view(state, seat), Budget()))


def turn(position: str, most: int = 12) -> Table:
    """Let a bot of Kobito play its whole turn."""
    table = given("kobito", position)
    game, state = table.game, table.state
    seat = int(state.turn)
    bot = thinking_bot(game, STRONG)(seat, state.rules.options, 1)
    for _ in range(most):
        if game.to_act(state) != seat:
            break
        game.apply(state, game.action(state, bot.choose(game.view(state, seat), Budget())))
    return table


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_has_four_levels_for_people_and_normal_is_the_usual_one(name: str) -> None:
    levels = list(bots_of(GAMES[name]))
    assert [level for level in levels if level in ("easy", "normal", "hard", "expert")] == levels[
        levels.index("easy") :
    ][:4]
    assert usual_level(GAMES[name]) == "normal"


def test_kobito_takes_gold_by_a_line_of_several_moves() -> None:
    table = turn("G1 9@6 [3 4]; G2 2@8 [8]; G3 2@8 [8]; S1 [5 6]; A {7 8 11 1}; B {12*5}")
    assert table.state.won[0] == (9,)


def test_kobito_takes_gold_with_a_kobito_that_it_exchanges_first() -> None:
    table = turn("G1 9@5 [3 4 5 6]; G2 2@8 [9 k10 11]; G3 2@8 [9]; A {10 2 1 1}; B {12*5}")
    assert table.state.won[0] == (9,)


def test_kobito_sets_nobody_up_where_another_card_will_do() -> None:
    moves = {
        choose("kobito", "G1 9@4 [3 4]; G2 2@8 [8]; G3 2@8 [11]; A {5 9}; B {6*5}", seed=seed) for seed in range(3)
    }
    assert "play 5 G1H" not in moves


def test_kobito_ends_the_game_only_when_ahead() -> None:
    assert choose("kobito", "gdeck -; won A 9; G1 4@4 [3 4 5]; A {6}; B {9}; need 0") == "play 6 G1H"
    assert choose("kobito", "gdeck -; won B 9; G1 4@4 [3 4 5]; A {6}; B {9}; need 0") != "play 6 G1H"


def test_kanobu_wins_when_it_can() -> None:
    assert choose("kanobu", "A {R.Pa}; B {B.Ro Y.Ro}; C {G.Ro}; pile R.Ro") == "play R.Pa"


def test_kanobu_keeps_its_cancel_while_something_else_can_be_played() -> None:
    position = "A {P.Ca R.Pa R.Sk B.Ro B.Sc}; B {B.Ro Y.Ro G.Sc G.Ro}; C {G.Ro B.Sc Y.Sc}; pile R.Ro"
    assert choose("kanobu", position) != "play P.Ca"


def test_kanobu_stops_whoever_has_one_card_left() -> None:
    position = "A {R.3 R.Pa G.Ro B.Ro}; B {R.Sc}; C {G.Ro B.Sc Y.Sc G.Sc Y.Pa}; pile R.Ro"
    moves = [choose("kanobu", position, seed=seed) for seed in range(3)]
    assert moves.count("play R.3") >= 2


def test_kanobu_makes_everybody_draw_before_the_last_card_of_another_is_played() -> None:
    position = "A {R.2 R.Pa G.Ro B.Ro}; B {G.Ro B.Sc Y.Sc}; C {R.Sc}; pile R.Ro"
    assert [choose("kanobu", position, seed=seed) for seed in range(3)].count("play R.2") >= 2


def test_kanobu_plays_one_of_two_cancels_to_win_with_the_other() -> None:
    assert choose("kanobu", "A {P.Ca P.Ca}; B {B.Ro Y.Ro G.Sc}; C {G.Ro B.Sc}; pile R.Ro") == "play P.Ca"


def test_a_level_without_nodes_makes_the_first_move_that_comes_to_mind() -> None:
    assert choose("kanobu", "A {R.Pa P.Ca}; B {B.Ro Y.Ro}; C {G.Ro Y.Sc}; pile R.Ro", Level(nodes=0)) == "play R.Pa"


@pytest.mark.compiled
def test_playouts_of_kanobu_never_go_round_in_circles() -> None:
    assert capped(range(40)) == 0


@pytest.mark.soak
def test_ten_thousand_playouts_of_kanobu_never_go_round_in_circles() -> None:
    assert capped(range(1_430)) == 0


def capped(seeds: range) -> int:
    """How many games of the playouts' policy end by no win, at every size of table."""
    game = GAMES["kanobu"]
    found = 0
    for players in range(2, 9):
        options = game.options(players, {})
        for seed in seeds:
            state = game.setup(options, SearchRng(seed * 8 + players))
            policy_game(state, parameters_of(options.data.faces, {}), SearchRng(seed))
            outcome = game.outcome(state)
            found += outcome is None or outcome.kind != "win"
    return found


def test_a_search_adds_one_node_a_simulation_at_most() -> None:
    search = search_of(given("kanobu", "A {R.Pa R.Sk B.Ro}; B {B.Ro Y.Ro}; C {G.Ro Y.Sc}; pile R.Ro"), 300)
    assert search.tree.size <= 301
    assert search.visits() == 300


@pytest.mark.compiled
def test_a_search_stops_when_no_other_move_can_come_to_the_front() -> None:
    table = given("kanobu", "A {R.Pa R.Sk B.Ro}; B {B.Ro Y.Ro}; C {G.Ro Y.Sc}; pile R.Ro")
    search = search_of(table, 300)
    visits = sorted((visits for visits, _ in search.results().values()), reverse=True)
    assert search.lead() == visits[0] - visits[1]
    bot = thinking_bot(table.game, Level(nodes=20_000))(0, table.state.options, 1)
    found = bot.think(table.game.view(table.state, 0), 20_000, 0.0)
    assert 10_000 < found.visits() < 20_000


def test_results_of_several_searches_add_up() -> None:
    assert merged([{1: (3, 1.5), 2: (1, 0.0)}, {1: (1, 0.5), 4: (2, 1.0)}]) == {1: (4, 2.0), 2: (1, 0.0), 4: (2, 1.0)}


def test_what_is_overlooked_is_not_played() -> None:
    table = given("kobito", "G1 4@4 [3 4 5]; A {6 9 11}; B {5*5}")
    action = table.game.action(table.state, table.game.notation.read_move("play 6 G1H", table.state, 0))
    seen = search_of(table, 60).results()
    assert max(seen, key=lambda move: seen[move]) == action
    blind = search_of(table, 0)
    blind.overlook([action])
    blind.simulate(60)
    assert action not in blind.results()


def test_a_plan_is_kept_within_a_turn() -> None:
    table = given("kobito", "G1 9@8 [3 4]; G2 2@8 [8]; G3 2@8 [8]; S1 [5 6]; A {7 9 10 1}; B {12*5}; need 3")
    game, state = table.game, table.state
    bot = thinking_bot(game, STRONG)(0, state.rules.options, 1)
    move = bot.choose(game.view(state, 0), Budget())
    assert bot.plan is not None
    known = bot.plan.visits()
    assert known > 0
    game.apply(state, game.action(state, move))
    bot.choose(game.view(state, 0), Budget(nodes=known))


@pytest.mark.parametrize(("paid", "is_kept"), [("Ro", True), ("Ro Ro", False)])
def test_a_plan_ends_where_others_are_to_move(paid: str, is_kept: bool) -> None:  # noqa: FBT001 a row of a table
    table = given("kanobu", f"A {{G.Sc Y.Pa}}; B {{Y.Ro*2 R.Pa*2 R.3}}; turn B; paid {paid}; demand Chx1 A; pile R.Ro")
    bot = thinking_bot(table.game, STRONG)(1, table.state.options, 1)
    bot.choose(table.game.view(table.state, 1), Budget())
    assert (bot.plan is not None) == is_kept


def played(game: AnyGame, players: int, seed: int, most: int) -> list[Move]:
    """The first moves of a game among searching bots, each of which is also rebuilt from what it heard."""
    options = game.options(players, {})
    maker = thinking_bot(game, Level(nodes=12, doubts=3))
    bots = [maker(seat, options, seed + seat) for seat in range(players)]
    told: list[list[list[Event]]] = [[] for _ in bots]
    events = Events()
    state = game.setup(options, SearchRng(seed), events)
    moves: list[Move] = []
    while (seat := game.to_act(state)) is not None and len(moves) < most:
        for listener, bot in enumerate(bots):
            told[listener].append(list(events.heard_by(listener)))
            bot.observe(told[listener][-1])
        has_plan = bots[seat].plan is not None
        moves.append(bots[seat].choose(game.view(state, seat), Budget()))
        if not has_plan:
            again = maker(seat, options, seed + seat)
            for batch in told[seat]:
                again.observe(batch)
            assert again.choose(game.view(state, seat), Budget()) == moves[-1]
        events.clear()
        game.apply(state, game.action(state, moves[-1]), events)
    return moves


@pytest.mark.compiled
@pytest.mark.parametrize("name", SEARCHED)
def test_a_bot_rebuilt_from_what_it_heard_goes_on_the_same(name: str) -> None:
    assert played(GAMES[name], 3, 4, 30) == played(GAMES[name], 3, 4, 30)


def trace(name: str, players: int) -> str:
    game = GAMES[name]
    moves = [game.notation.write_move(move) for move in played(game, players, players, 40)]
    return f"{name} {players} {hashlib.sha256(' '.join(moves).encode()).hexdigest()[:16]}"


@pytest.mark.parametrize("name", SEARCHED)
@pytest.mark.parametrize("players", [2, 5])
def test_compiled_and_plain_searches_find_the_same_moves(name: str, players: int) -> None:
    """A change of a bot's mind is no fault: then write the file anew with `python -m tests.bots.test_search`."""
    assert trace(name, players) in TRACES.read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", SEARCHED)
def test_a_strong_bot_keeps_to_its_time(name: str) -> None:
    game = GAMES[name]
    options = game.options(game.most_players, {})
    bot = find_bot(game, "expert")(0, options, 1)
    state = game.setup(options, SearchRng(3))
    began = perf_counter()
    bot.choose(game.view(state, 0), Budget(milliseconds=60))
    # Generous: other tests run on the same cores.
    assert perf_counter() - began < 2.0


@compiled_only
@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_beats_random_play(name: str) -> None:
    game = GAMES[name]
    options = game.options(2, {})
    makers = [find_bot(game, "normal"), find_bot(game, "random")]
    wins = 0
    for seed in range(8):
        bots = [makers[(seat + seed) % 2](seat, options, seed) for seat in range(2)]
        state = begin(game, options, SearchRng(seed), bots)
        wins += play_on(game, state, bots, Budget()).winners == [seed % 2]
    assert wins >= 6


if __name__ == "__main__":
    lines = [trace(name, players) for name in SEARCHED for players in (2, 5)]
    TRACES.write_text("\n".join(lines) + "\n", "utf-8")
