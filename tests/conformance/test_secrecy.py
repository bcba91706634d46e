"""Two states that differ only in what a seat cannot know give that seat the same bytes."""

from typing import Any

import msgspec
import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_TABLE, LONG_TABLES, OPTIONS, REVEALING


def watched_game(game: AnyGame, players: int, opt: str, seed: int, most: int) -> Any:
    """Positions of a random game, with the memories of all seats."""
    options = game.options(players, read_options(opt))
    events = Events()
    state = game.setup(options, SearchRng(seed), events)
    memories = [game.bot.memory(seat, options) for seat in range(players)]
    rng = SearchRng(seed)
    for _ in range(most):
        for seat, memory in enumerate(memories):
            memory.observe(events.heard_by(seat))
        actions = game.legal_moves(state)
        if not actions:
            return
        action = actions[rng.below(len(actions))]
        yield state, memories, action
        events.clear()
        game.apply(state, action, events)


def encoded(message: object) -> bytes:
    return msgspec.json.encode(message)


def tag_of(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_views_made_together_are_those_made_alone(name: str, players: int) -> None:
    game = GAMES[name]
    seats: list[int | None] = [None, *range(players)]
    for state, _, _ in watched_game(game, players, "", 7, 60):
        together = game.views(state, seats)
        assert [encoded(view) for view in together] == [encoded(game.view(state, seat)) for seat in seats]


@pytest.mark.parametrize(("name", "players"), LONG_TABLES)
def test_a_view_tells_nothing_of_hidden_cards(name: str, players: int) -> None:
    game = GAMES[name]
    different = 0
    for seed, opt in enumerate(OPTIONS[name]):
        for number, (state, memories, _) in enumerate(watched_game(game, players, opt, seed, 120)):
            if number % 6:
                continue
            for seat in range(players):
                view = game.view(state, seat)
                for memory in (memories[seat], game.bot.memory(seat, game.options(players, read_options(opt)))):
                    world = game.bot.sample(view, memory, SearchRng(number))
                    assert encoded(game.view(world, seat)) == encoded(view)
                    different += str(world) != str(state)
    assert different > 50


@pytest.mark.parametrize(("name", "players"), LONG_TABLES)
def test_events_tell_a_seat_nothing_of_hidden_cards(name: str, players: int) -> None:
    game = GAMES[name]
    compared = 0
    for seed, opt in enumerate(OPTIONS[name]):
        for number, (state, memories, action) in enumerate(watched_game(game, players, opt, seed, 150)):
            mover = game.to_act(state)
            seat = (number + seed) % players
            if seat == mover:
                continue
            world = game.bot.sample(game.view(state, seat), memories[seat], SearchRng(number))
            if action not in game.legal_moves(world):
                continue
            compared += 1
            assert heard(game, state, action, seat) == heard(game, world, action, seat)
    assert compared > 5


def heard(game: AnyGame, state: Any, action: int, seat: int) -> list[bytes]:
    """What a seat hears of a move, but for the events that rightly turn up an unknown card."""
    events = Events()
    game.apply(state.clone(), action, events)
    told = events.heard_by(seat)
    hidden = REVEALING[game.name]
    for event in told:
        if tag_of(event) in hidden:
            return [encoded(event) for event in told[: told.index(event)]]
    return [encoded(event) for event in told]


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_a_spectator_sees_no_hand_and_no_moves(name: str, players: int) -> None:
    game = GAMES[name]
    for state, _, _ in watched_game(game, players, "", 1, 60):
        view = game.view(state, None)
        assert view.moves == []
        assert view.seat is None
        for seat in range(players):
            if seat != game.to_act(state):
                assert game.view(state, seat).moves == []


@pytest.mark.parametrize("name", list(GAMES))
def test_a_refusal_tells_nothing_of_hidden_cards(name: str) -> None:
    game = GAMES[name]
    for number, (state, memories, _) in enumerate(watched_game(game, 3, "", 4, 80)):
        seat = game.to_act(state)
        if seat is None or number % 4:
            continue
        world = game.bot.sample(game.view(state, seat), memories[seat], SearchRng(number))
        for action in range(0, game.actions(state), 3):
            assert refusal_of(game, state, seat, action) == refusal_of(game, world, seat, action)


def refusal_of(game: AnyGame, state: Any, seat: int, action: int) -> str:
    try:
        return str(game.check(state, seat, game.move(state, action)))
    except (IndexError, ValueError):
        return "no such move"
