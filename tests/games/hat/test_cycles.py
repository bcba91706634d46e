"""That's Not a Hat: what follows for whole rounds (H46-H50, properties P1-P7)."""

from itertools import pairwise, product

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.games.hat import GAME
from smallbox.games.hat.messages import GiftShown
from smallbox.games.hat.rules.cards import gift_of
from smallbox.games.hat.rules.state import ANSWER, OVER, State
from tests.games.hat.test_setup import fresh
from tests.given import given

GIFTS = GAME.data(None).codes


def truthful(state: State) -> None:
    """The gift on offer gets its true name and is accepted."""
    GAME.apply(state, int(gift_of(state.card)))
    GAME.apply(state, len(GIFTS))


def in_circulation(state: State) -> list[int]:
    cards = [card for seat in range(state.players) for card in state.column(seat)]
    return [*cards, int(state.card)] if state.from_shop else cards


@pytest.mark.parametrize("players", range(2, 9))
def test_h46_there_is_always_one_gift_more_than_all_hold(players: int) -> None:
    for seed in range(20):
        state = fresh(players, "gifts_each=2" if seed % 2 else "", seed)
        rng = SearchRng(seed)
        while state.phase != OVER:
            assert len(in_circulation(state)) == state.options.gifts_each * players + 1
            everything = [gift_of(card) for card in in_circulation(state) + state.shop_cards()]
            everything += [gift_of(card) for seat in range(players) for card in state.penalty_pile(seat)]
            assert sorted(everything) == list(range(110))
            moves = GAME.legal_moves(state)
            GAME.apply(state, moves[rng.below(len(moves))])


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("each", [1, 2])
def test_h47_the_bound_is_tight_when_penalties_are_spread_evenly(players: int, each: int) -> None:
    if players == 2 and each == 1:
        return
    bound = each * players + 2 * players + 1
    state = given("hat", f"new; n {players}; deck# {bound}; opt gifts_each={each} max_gifts=off").state
    while state.phase != OVER:
        poorest = min(state.score_list())
        true = int(gift_of(state.card))
        if state.score_list()[state.giver] == poorest:
            GAME.apply(state, (true + 1) % 110)
            GAME.apply(state, len(GIFTS) + 1)
        elif state.score_list()[state.receiver] == poorest:
            GAME.apply(state, true)
            GAME.apply(state, len(GIFTS) + 1)
        else:
            truthful(state)
    assert sum(state.score_list()) == 2 * players + 1
    assert state.shop_size() == 0


def test_h48_a_gift_keeps_its_direction() -> None:
    for seed in range(20):
        state = fresh(5, "", seed)
        rng = SearchRng(seed)
        while state.phase != OVER:
            step = -1 if state.card & 1 else 1
            assert state.receiver == (state.giver + step) % 5
            moves = GAME.legal_moves(state)
            GAME.apply(state, moves[rng.below(len(moves))])


def test_h23_the_gift_accepted_last_is_never_the_one_given() -> None:
    state = fresh(4)
    for _ in range(200):
        accepted = int(state.card)
        truthful(state)
        if state.phase != OVER:
            assert gift_of(state.card) != gift_of(accepted)


def placed(state: State) -> tuple[object, ...]:
    """All that decides how a truthful round goes on."""
    columns = [tuple(card & ~4 for card in state.column(seat)) for seat in range(state.players)]
    return (int(state.giver), bool(state.from_shop), int(state.card), *columns)


def cycle(state: State) -> list[int]:
    """The givers from the first position with all gifts face down until it comes again."""
    for _ in range(200):
        truthful(state)
    start = placed(state)
    givers = [int(state.giver)]
    truthful(state)
    while placed(state) != start:
        givers.append(int(state.giver))
        truthful(state)
    return givers


@pytest.mark.parametrize("players", range(3, 9))
def test_h49_if_all_gifts_go_one_way_the_position_returns_after_n_times_n_plus_1_gifts(players: int) -> None:
    gifts = " ".join(f"{name}.L" for name in GIFTS[: players + 1])
    state = given("hat", f"new; n {players}; deck {gifts}; turn A; opt max_gifts=off").state
    assert len(cycle(state)) == players * (players + 1)


def test_h49_truthful_play_that_is_accepted_never_ends_and_draws_nothing() -> None:
    state = given("hat", "new; n 5; opt max_gifts=off").state
    shop = int(state.shop_size())
    events = Events()
    for _ in range(2000):
        GAME.apply(state, int(gift_of(state.card)), events)
        GAME.apply(state, len(GIFTS), events)
    assert GAME.notation.field(state, "scores") == "0 0 0 0 0"
    assert state.shop_size() == shop
    assert not any(isinstance(event, GiftShown) for event in events.heard_by(None))


def deals(players: int, each: int) -> list[State]:
    """A deal for every pattern of arrows."""
    size = each * players + 1
    states: list[State] = []
    for arrows in product("LR", repeat=size):
        deck = " ".join(f"{name}.{arrow}" for name, arrow in zip(GIFTS, arrows))
        states.append(given("hat", f"new; n {players}; deck {deck}; turn A; opt gifts_each={each} max_gifts=off").state)
    return states


def longest_wait(givers: list[int], players: int) -> int:
    """The most gifts between two of one player's own."""
    longest = 0
    for seat in range(players):
        turns = [at for at, giver in enumerate(givers) if giver == seat]
        assert turns, "somebody is left out"
        turns.append(turns[0] + len(givers))
        longest = max(longest, *(later - sooner for sooner, later in pairwise(turns)))
    return longest


@pytest.mark.parametrize(("players", "median", "most"), [(3, 12, 18), (4, 36, 84), (5, 80, 150)])
def test_h49_the_periods_of_mixed_deals(players: int, median: int, most: int) -> None:
    periods = sorted(len(cycle(state)) for state in deals(players, 1))
    assert (periods[len(periods) // 2], periods[-1]) == (median, most)


@pytest.mark.parametrize(("players", "each", "wait"), [(3, 1, 5), (4, 1, 8), (5, 1, 11), (3, 2, 7)])
def test_h50_nobody_is_ever_left_out(players: int, each: int, wait: int) -> None:
    assert max(longest_wait(cycle(state), players) for state in deals(players, each)) == wait


def test_p7_a_match_of_random_rounds() -> None:
    options = GAME.options(4, {"rounds": "n"})
    starters: list[int] = []
    scores: list[list[int]] = []
    while len(scores) < GAME.table_rules.rounds(options):
        state = GAME.setup(options, SearchRng(len(starters)))
        assert GAME.notation.field(state, "count *") == "110"
        starters.append(int(state.giver))
        rng = SearchRng(9)
        while state.phase != OVER:
            moves = GAME.legal_moves(state)
            GAME.apply(state, moves[rng.below(len(moves))])
        scores.append(state.score_list())
        options = GAME.options(
            4, GAME.table_rules.with_starter({"rounds": "n"}, GAME.table_rules.next_starter(starters[-1], 4))
        )
    assert starters == [(starters[0] + number) % 4 for number in range(4)]
    assert GAME.table_rules.match_outcome(scores).scores == [sum(column) for column in zip(*scores)]


def test_passes_count_the_names_and_not_the_answers() -> None:
    state = fresh(3)
    GAME.apply(state, GAME.legal_moves(state)[0])
    assert (state.passes, state.phase) == (1, ANSWER)
    GAME.apply(state, len(GIFTS))
    assert state.passes == 1
