"""Kobito: the greedy bot plays by its seed, its view and what it heard, and beats chance."""

import pytest

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.messages import Move
from smallbox.games.kobito import GAME
from smallbox.games.kobito.bot.greedy import GreedyBot
from tests.given import given


def choose(position: str, seed: int = 1) -> str:
    table = given("kobito", position)
    seat = int(table.state.turn)
    bot = GreedyBot(seat, table.state.rules.options, seed)
    return GAME.notation.write_move(bot.choose(GAME.view(table.state, seat), Budget()))


def test_it_takes_gold_when_it_can() -> None:
    assert choose("G1 4@4 [3 4 5]; A {6 9 11}; B {5*5}") == "play 6 G1H"
    assert choose("G1 4@4 [3 4 5]; S1 [6 7 8]; A {9 11}; B {5*5}; need 0") == "send S1L G1H"


def test_it_sets_nobody_up_for_a_win() -> None:
    assert choose("G1 9@4 [3 4]; G2 2@8 [8]; G3 2@8 [8]; A {5 9}; B {6*5}") != "play 5 G1H"


def test_it_exchanges_a_number_for_a_kobito() -> None:
    assert choose("G1 8@8 [3 k4 5]; A {4 9 11}; need 0") == "swap G1.4"


def test_it_ends_the_game_only_when_ahead() -> None:
    assert choose("gdeck -; won A 9; G1 4@4 [3 4 5]; A {6}; need 0") == "play 6 G1H"
    assert choose("gdeck -; won B 9; G1 4@4 [3 4 5]; A {6}; need 0") != "play 6 G1H"


def play(bot_seat: int, players: int, seed: int, opt: dict[str, str]) -> tuple[list[int], list[Move]]:
    """A game of the bot against random players: the winners, and the bot's moves."""
    options = GAME.options(players, opt)
    events, rng = Events(), SearchRng(seed)
    state = GAME.setup(options, SearchRng(seed), events)
    bot = GreedyBot(bot_seat, options, seed)
    moves: list[Move] = []
    while (seat := GAME.to_act(state)) is not None:
        bot.observe(events.heard_by(bot_seat))
        events.clear()
        legal = GAME.legal_moves(state)
        move = GAME.move(state, legal[rng.below(len(legal))])
        if seat == bot_seat:
            move = bot.choose(GAME.view(state, seat), Budget())
            moves.append(move)
        assert GAME.check(state, seat, move) is None
        GAME.apply(state, GAME.action(state, move), events)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners, moves


def test_the_same_seed_gives_the_same_moves() -> None:
    assert play(0, 3, 5, {}) == play(0, 3, 5, {})


@pytest.mark.parametrize("opt", [{}, {"strict_clarity": "on", "hidden_piles": "on", "gold_cards": "6"}])
@pytest.mark.parametrize("players", [3, 6])
def test_it_plays_every_table(players: int, opt: dict[str, str]) -> None:
    for seed in range(2):
        play(seed, players, seed, opt)


@pytest.mark.compiled
def test_it_beats_random_play_clearly() -> None:
    games = 24
    wins = sum(seed % 2 in play(seed % 2, 2, seed, {})[0] for seed in range(games))
    assert wins >= 19
