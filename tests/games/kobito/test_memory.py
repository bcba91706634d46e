"""Kobito: views, memory and the worlds that a seat could be in (K54, kobito.md 4.2)."""

from collections import Counter

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.games.kobito import GAME
from smallbox.games.kobito.bot.memory import Memory, guess_gold
from smallbox.games.kobito.messages import CardPaid, CardPlayed, KobitoExchanged, Options, RainbowStarted
from smallbox.games.kobito.rules.cards import CODES, KOBITO
from smallbox.games.kobito.rules.state import State
from tests.given import given


def memory(players: int = 2, **opt: str) -> Memory:
    return GAME.bot.memory(0, GAME.options(players, opt))


def watched(players: int, seed: int, moves: int, **opt: str) -> tuple[State, list[Memory], Options]:
    """A random game after some moves, with what its seats remember."""
    options = GAME.options(players, opt)
    events, rng = Events(), SearchRng(seed)
    state = GAME.setup(options, SearchRng(seed), events)
    memories = [GAME.bot.memory(seat, options) for seat in range(players)]
    for _ in range(moves):
        for seat, remembered in enumerate(memories):
            remembered.observe(events.heard_by(seat))
        events.clear()
        actions = GAME.legal_moves(state)
        if not actions:
            break
        GAME.apply(state, actions[rng.below(len(actions))], events)
    for seat, remembered in enumerate(memories):
        remembered.observe(events.heard_by(seat))
    return state, memories, options


def test_an_exchanged_kobito_is_known_until_one_is_put_down() -> None:
    known = memory()
    known.observe([KobitoExchanged(1, "G1", 4), KobitoExchanged(1, "G2", 5), CardPlayed(1, "K", 6, "G1", "high")])
    assert known.known_kobitos == [0, 1]
    known.observe([RainbowStarted(1, "S1", "5", "K", 5), CardPaid(1, "K"), RainbowStarted(1, "S1", "5", "6", 5)])
    assert known.known_kobitos == [0, 0]


def test_a_known_kobito_is_in_every_sampled_hand() -> None:
    table = given("kobito", "turn B; G1 8@8 [3 k4 5]; A {9*5}; B {4 8 8}; deck 1 2 3; need 0").play("swap G1.4")
    known = memory()
    known.observe(table.events.heard_by(0))
    for seed in range(30):
        world = GAME.bot.sample(GAME.view(table.state, 0), known, SearchRng(seed))
        assert world.count(1, KOBITO) >= 1


def test_unseen_cards_are_the_pack_less_what_lies_open() -> None:
    table = given("kobito", "A {K 5}; B {7}; G1 8@8 [3 k4 5*]; disc 1 R; pen B 2; G2 8@8 [9]; G3 8@8 [9]; deck 8*3")
    unseen = memory().unseen(GAME.view(table.state, 0))
    expected = Counter({CODES[str(number)]: 7 for number in range(1, 13)} | {CODES["K"]: 5, CODES["R"]: 3})
    expected -= Counter(CODES[card] for card in ["K", "5", "3", "K", "5", "5", "R", "1", "R", "2", "9", "9"])
    assert unseen == expected


@pytest.mark.parametrize("opt", [{}, {"hidden_piles": "on"}, {"gold_cards": "7"}])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_world_shows_its_seat_what_the_truth_shows(players: int, opt: dict[str, str]) -> None:
    for seed in range(8):
        state, memories, _ = watched(players, seed, 15 * seed, **opt)
        for seat in range(players):
            world = GAME.bot.sample(GAME.view(state, seat), memories[seat], SearchRng(seed))
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert world.census() == state.census()


def test_gold_that_was_seen_is_not_in_a_sampled_gold_deck() -> None:
    state, memories, options = watched(3, 5, 80)
    world = GAME.bot.sample(GAME.view(state, 1), memories[1], SearchRng(3))
    left = Counter(world.gold_deck[i] for i in range(len(world.gold_deck)))
    seen = Counter(card for cards in memories[1].won for card in cards)
    face_up = Counter(int(state.value[slot] * 1_000_000 + state.need[slot]) for slot in range(3))
    assert left + seen + face_up == Counter(options.data.gold)


def test_closed_piles_are_sampled_from_memory_or_else_from_the_unseen_cards() -> None:
    state, memories, options = watched(2, 3, 110, hidden_piles="on")
    view = GAME.view(state, 0)
    remembered = GAME.bot.sample(view, memories[0], SearchRng(1))
    assert GAME.notation.field(remembered, "scores") == GAME.notation.field(state, "scores")
    assert GAME.notation.field(remembered, "disc") == GAME.notation.field(state, "disc")
    forgetful = GAME.bot.sample(view, GAME.bot.memory(0, options), SearchRng(1))
    assert GAME.view(forgetful, 0) == view
    assert forgetful.census() == state.census()


def test_a_position_that_was_never_dealt_can_be_sampled() -> None:
    table = given("kobito", "A {9*9}; B {9*9 K*9}; deck 9*200; gdeck 6@6*40; won A 5 99")
    world = GAME.bot.sample(GAME.view(table.state, 0), memory(), SearchRng(1))
    assert GAME.view(world, 0) == GAME.view(table.state, 0)


def test_gold_is_guessed_by_value_where_its_length_was_not_seen() -> None:
    assert guess_gold(Counter([3_000_004, 3_000_005]), [3, 3, 3, 8]) == [3_000_004, 3_000_005]
