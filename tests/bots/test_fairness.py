"""A bot knows what its seat was told: worlds that differ in hidden cards only get the same move out of it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from smallbox.bots import bots_of
from smallbox.core.bot import Bot, Budget
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from tests.conformance.worlds import OPTIONS, census

BUDGET = Budget(nodes=24)
EVERY_BOT = [(name, level) for name, game in GAMES.items() for level in bots_of(game)]


def positions(game: AnyGame, players: int, opt: str, seed: int, every: int) -> Iterator[tuple[Any, Any, list[Any]]]:
    """States of a random game in which somebody has a choice, with the memory of that seat and all that it heard."""
    options = game.options(players, read_options(opt))
    events, rng = Events(), SearchRng(seed + 5)
    state = game.setup(options, SearchRng(seed), events)
    memories = [game.bot.memory(seat, options) for seat in range(players)]
    heard: list[list[list[Event]]] = [[] for _ in range(players)]
    for number in range(100):
        for seat, memory in enumerate(memories):
            heard[seat].append(list(events.heard_by(seat)))
            memory.observe(heard[seat][-1])
        mover = game.to_act(state)
        if mover is None:
            return
        actions = game.legal_moves(state)
        if number % every == every - 1 and len(actions) > 1:
            yield state, memories[mover], heard[mover]
        events.clear()
        game.apply(state, actions[rng.below(len(actions))], events)


def told(maker: type[Bot], seat: int, options: Any, heard: list[list[Event]]) -> Bot:
    bot = maker(seat, options, 11)
    for batch in heard:
        bot.observe(batch)
    return bot


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "level"), EVERY_BOT)
def test_two_worlds_that_differ_only_in_hidden_cards_get_the_same_move(name: str, level: str) -> None:
    game = GAMES[name]
    maker = bots_of(game)[level]
    different = 0
    for seed, opt in enumerate(OPTIONS[name][:3]):
        players = 2 + seed * 2
        options = game.options(players, read_options(opt))
        for state, _, heard in positions(game, players, opt, seed, 3 if name == "hat" else 17):
            seat = game.to_act(state)
            assert seat is not None
            # With no memory at all, for a perfect one leaves nothing hidden in That's Not a Hat.
            twin = game.bot.sample(game.view(state, seat), game.bot.memory(seat, options), SearchRng(seed))
            different += str(twin) != str(state)
            moves: list[Move] = []
            for world in (state, twin):
                # As in a bot's process, only bytes arrive.
                data = msgspec.json.encode(game.view(world, seat))
                view = msgspec.json.decode(data, type=game.view_type)
                moves.append(told(maker, seat, options, heard).choose(view, BUDGET))
            assert moves[0] == moves[1]
            assert game.check(state, seat, moves[0]) is None
    assert different


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["kobito", "kanobu"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_world_dealt_anew_is_one_that_the_seat_could_be_in(name: str, players: int) -> None:
    game = GAMES[name]
    dealt = 0
    for seed, opt in enumerate(OPTIONS[name]):
        options = game.options(players, read_options(opt))
        for state, memory, _ in positions(game, players, opt, seed, 7):
            seat = game.to_act(state)
            assert seat is not None
            view = game.view(state, seat)
            before = game.bot.sample(view, memory, SearchRng(seed))
            base: Any = game.bot.search_state(before, seat, game.bot.search_parameters(options, {}), memory)
            for number in range(3):
                world = base.copy()
                world.deal_anew(SearchRng(number))
                assert msgspec.json.encode(game.view(world.state, seat)) == msgspec.json.encode(view)
                assert census(game, world.state) == census(game, before)
                dealt += str(world.state) != str(before)
    assert dealt > 20
