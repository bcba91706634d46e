"""Kobito: what holds in every position of whole games (kobito.md 4.3, 5.5, 6.2)."""

import pytest

from smallbox.core.chance import SearchRng
from smallbox.games.kobito import GAME
from smallbox.games.kobito.rules.cards import KOBITO, NUMBERS, REPLACEMENT
from smallbox.games.kobito.rules.playout import playout, random_move
from smallbox.games.kobito.rules.state import DISSOLVE, State

OPTIONS: list[dict[str, str]] = [{}, {"repl_other": "on", "keep_number": "on"}, {"strict_clarity": "on"}]


def potential(state: State) -> int:
    """Falls with every move of a turn, so a turn ends (kobito.md 5.5)."""
    seat = int(state.turn)
    numbers = sum(int(state.count(seat, number)) for number in range(1, NUMBERS + 1))
    specials = int(state.count(seat, KOBITO) + state.count(seat, REPLACEMENT))
    return 3 * numbers + 2 * specials + sum(int(state.size(state.studio(seat, slot))) for slot in range(4))


def check_invariants(state: State) -> None:
    assert state.census() == [5, *[7] * 12, 3]
    players = int(state.rules.players)
    for gold in range(3):
        assert 1 <= state.size(gold) < state.need[gold]
        assert state.wild[gold] < state.size(gold)
    for seat in range(players):
        assert state.hand_size[seat] <= 5
        for slot in range(4):
            rainbow = state.studio(seat, slot)
            leaves = state.phase == DISSOLVE and seat == state.turn and slot == state.dissolving
            is_sound = state.size(rainbow) >= 2 and state.wild[rainbow] < state.size(rainbow)
            assert is_sound or state.size(rainbow) == 0 or leaves
    assert state.deck_size() > 0 or state.discard_size == 0
    assert sum(len(won) for won in state.won) + 3 + state.gold_deck_size() == 18


@pytest.mark.parametrize("opt", OPTIONS, ids=lambda opt: "-".join(opt) or "default")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_keep_the_invariants_and_end(players: int, opt: dict[str, str]) -> None:
    for seed in range(3):
        rng = SearchRng(seed)
        state = GAME.setup(GAME.options(players, opt), SearchRng(seed))
        while GAME.to_act(state) is not None:
            check_invariants(state)
            before, turn = potential(state), state.turn
            action = random_move(state, rng)
            assert action in GAME.legal_moves(state)
            GAME.apply(state, action)
            assert action == 369 or state.turn != turn or potential(state) < before
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.kind != "gold" or sum(len(won) for won in state.won) == 16


def test_a_playout_stops_at_its_cap_or_at_the_end() -> None:
    state = GAME.setup(GAME.options(4, {}), SearchRng(1))
    assert playout(state, SearchRng(2), 10) == 10
    assert playout(state, SearchRng(2), 100_000) > 50
    assert GAME.outcome(state) is not None
    assert playout(state, SearchRng(2), 100_000) == 0


def test_a_playout_stops_where_a_loaded_position_has_no_move() -> None:
    state = GAME.notation.read_position("phase DISSOLVE S1; S1 [5]", SearchRng(0))
    assert GAME.legal_moves(state) == []
    assert playout(state, SearchRng(0), 100) == 0
