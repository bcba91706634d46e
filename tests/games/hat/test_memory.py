"""That's Not a Hat: what a perfect memory knows, and the rounds that it can imagine."""

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.notation import read_options
from smallbox.games.hat import GAME
from smallbox.games.hat.bot.memory import Memory
from smallbox.games.hat.messages import GiftAccepted
from smallbox.games.hat.rules.cards import back_of, gift_of
from smallbox.games.hat.rules.state import OVER, State

OPTIONS = (
    "",
    "gifts_each=2",
    "catalogue=all",
    "catalogue=seen",
    "catalogue=in_play shop_face=down",
    "deck=white",
    "arrow_assignment=printed deck=black",
    "arrow_assignment=printed arrow_scheme=crossed penalty_limit=5",
)


def watched(players: int, opt: str, seed: int) -> list[tuple[State, Memory]]:
    """Positions of a random round, each with the memory of one who watched it all."""
    options = GAME.options(players, read_options(opt))
    events = Events()
    state = GAME.setup(options, SearchRng(seed), events)
    rng = SearchRng(seed)
    told = list(events.heard_by(0))
    found: list[tuple[State, Memory]] = []
    while state.phase != OVER:
        memory = GAME.bot.memory(0, options)
        memory.observe(told)
        found.append((state.clone(), memory))
        moves = GAME.legal_moves(state)
        events.clear()
        GAME.apply(state, moves[rng.below(len(moves))], events)
        told += events.heard_by(0)
    return found


@pytest.mark.parametrize("opt", OPTIONS)
def test_who_watched_it_all_knows_every_hidden_card(opt: str) -> None:
    for seed in range(4):
        for state, memory in watched(4, opt, seed):
            world = GAME.bot.sample(GAME.view(state, 0), memory, SearchRng(seed))
            for seat in range(4):
                assert gifts(world.column(seat)) == gifts(state.column(seat))
            assert gift_of(world.card) == gift_of(state.card)


def gifts(cards: list[int]) -> list[int]:
    return [int(gift_of(card)) for card in cards]


@pytest.mark.compiled
@pytest.mark.parametrize("opt", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 8])
def test_a_sample_has_the_view_it_was_made_from(opt: str, players: int) -> None:
    for seed in range(3):
        for state, memory in watched(players, opt, seed):
            for remembered in (memory, GAME.bot.memory(0, state.options)):
                view = GAME.view(state, seed % players)
                world = GAME.bot.sample(view, remembered, SearchRng(seed))
                assert GAME.view(world, seed % players) == view
                check_is_dealable(world)


def check_is_dealable(state: State) -> None:
    """Every gift exists once; what can still come into play is in the catalogue of the round; printed backs are."""
    cards = state.shop_cards() + ([int(state.card)] if state.from_shop else [])
    cards += [card for seat in range(state.players) for card in state.column(seat)]
    piles = [card for seat in range(state.players) for card in state.penalty_pile(seat)]
    assert len(set(gifts(cards + piles))) == len(cards + piles)
    if state.options.arrow_assignment == "printed":
        printed = state.gifts.printed(state.options.arrow_scheme)
        assert all(back_of(printed[gift_of(card)]) == back_of(card) for card in cards)
    if state.options.catalogue == "round":
        usable = int(state.players * (state.limit - 1)) - sum(state.score_list())
        assert set(gifts(state.shop_cards()[: max(0, usable)])) <= set(state.catalogue.gifts())


@pytest.mark.compiled
def test_without_memory_every_gift_of_the_catalogue_is_as_likely() -> None:
    state, _ = watched(3, "", 5)[12]
    view = GAME.view(state, 0)
    hidden = [(seat, i) for seat in range(3) for i, cell in enumerate(view.columns[seat]) if not hasattr(cell, "gift")]
    seat, index = hidden[0]
    times: dict[int, int] = {}
    for seed in range(3000):
        world = GAME.bot.sample(view, GAME.bot.memory(0, state.options), SearchRng(seed))
        gift = gifts(world.column(seat))[index]
        times[gift] = times.get(gift, 0) + 1
    assert len(times) >= 15
    assert max(times.values()) < 2 * min(times.values())


def test_a_sample_is_played_to_its_end() -> None:
    for state, memory in watched(4, "", 3):
        world = GAME.bot.sample(GAME.view(state, 0), memory, SearchRng(1))
        rng = SearchRng(2)
        while moves := GAME.legal_moves(world):
            GAME.apply(world, moves[rng.below(len(moves))])


def test_a_memory_that_missed_the_beginning_knows_nothing() -> None:
    state, _ = watched(3, "", 4)[8]
    memory = GAME.bot.memory(0, state.options)
    memory.observe([GiftAccepted(1), GiftAccepted(2)])
    faces = memory.faces(GAME.view(state, 0).columns)
    assert not any(face for column in faces for face in column)
