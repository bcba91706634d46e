"""Verdicts and hints know what a seat was told: worlds that differ in hidden cards only get the same ones."""

from typing import Any

import msgspec
import pytest

from smallbox.analysis.hint import hint
from smallbox.analysis.looking_back import judge_of
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from tests.bots.test_fairness import positions
from tests.conformance.worlds import OPTIONS

NODES = 8


def judged(game: AnyGame, options: Any, heard: list[Any], view: Any) -> bytes:
    """The verdict on the last move of a view, from the bytes that a seat gets."""
    seen = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    judge = judge_of(game, options, 5, NODES)
    for events in heard:
        judge.observe(view.seat, events)
    return msgspec.json.encode(judge.verdict(seen, seen.moves[-1]))


def hinted(game: AnyGame, options: Any, heard: list[Any], view: Any) -> bytes:
    seen = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    return msgspec.json.encode(hint(game, options, heard, seen, seed=5, nodes=NODES))


@pytest.mark.parametrize("name", list(GAMES))
def test_two_worlds_that_differ_only_in_hidden_cards_get_the_same_verdict_and_hint(name: str) -> None:
    game = GAMES[name]
    different = 0
    for seed, opt in enumerate(OPTIONS[name][:2]):
        players = min(2 + seed * 2, game.most_players)
        options = game.options(players, read_options(opt))
        for state, _, heard in positions(game, players, opt, seed, 3 if name == "hat" else 34):
            seat = game.to_act(state)
            assert seat is not None
            twin = game.bot.sample(game.view(state, seat), game.bot.memory(seat, options), SearchRng(seed))
            different += str(twin) != str(state)
            views = [game.view(world, seat) for world in (state, twin)]
            assert judged(game, options, heard, views[0]) == judged(game, options, heard, views[1])
            assert hinted(game, options, heard, views[0]) == hinted(game, options, heard, views[1])
    assert different


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_is_a_legal_move_with_a_chance(name: str) -> None:
    game = GAMES[name]
    options = game.options(3, {})
    events = Events()
    state = game.setup(options, SearchRng(4), events)
    seat = game.to_act(state)
    assert seat is not None
    found = hint(game, options, [events.heard_by(seat)], game.view(state, seat), nodes=NODES)
    assert game.check(state, seat, found.move) is None
    assert game.notation.read_move(found.text, state, seat) == found.move
    assert 0 <= found.chance <= 1


def test_a_hint_of_a_game_of_memory_names_what_was_shown() -> None:
    game = GAMES["hat"]
    options = game.options(3, {})
    events = Events()
    state = game.setup(options, SearchRng(4), events)
    seat = game.to_act(state)
    assert seat is not None
    found = hint(game, options, [events.heard_by(seat)], game.view(state, seat))
    opened: Any = game.opened(state)
    assert found.move.gift == opened.offer
    assert found.why.code == "fresh"
