"""That's Not a Hat: bots that forget, decide by what they recall, and can be rebuilt from the events."""

from statistics import mean

import pytest

from smallbox.bots.play import begin, play_on
from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.messages import Event, Move
from smallbox.games.hat import GAME
from smallbox.games.hat.bot.forgetful import ForgetfulBot
from smallbox.games.hat.bot.levels import EasyBot, HardBot, NormalBot
from smallbox.games.hat.bot.recall import UNKNOWN, Place, Recall
from smallbox.games.hat.messages import Claim, Refuse
from smallbox.games.hat.rules.state import State
from tests.given import given


def bots_at(level: str, players: int, seed: int) -> list[ForgetfulBot]:
    options = GAME.options(players, {})
    return [GAME.bot.levels[level](seat, options, seed) for seat in range(players)]  # type: ignore[misc]


def play(level: str, players: int, seed: int) -> tuple[State, list[Move]]:
    bots = bots_at(level, players, seed)
    state = begin(GAME, GAME.options(players, {}), SearchRng(seed), bots)
    moves: list[Move] = []
    play_on(GAME, state, bots, Budget(), lambda _state, _seat, move, _events: moves.append(move))
    return state, moves


@pytest.mark.parametrize("level", list(GAME.bot.levels))
@pytest.mark.parametrize("players", [2, 3, pytest.param(8, marks=pytest.mark.compiled)])
def test_bots_play_legal_rounds_to_the_end(level: str, players: int) -> None:
    state, _ = play(level, players, players)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("opt", ["catalogue=in_play", "catalogue=seen shop_face=down", "deck=black gifts_each=2"])
def test_bots_play_with_every_catalogue(opt: str) -> None:
    options = GAME.options(4, dict(word.split("=") for word in opt.split()))
    bots = [NormalBot(seat, options, 3) for seat in range(4)]
    state = begin(GAME, options, SearchRng(1), bots)
    play_on(GAME, state, bots, Budget())


def test_the_same_seed_gives_the_same_round() -> None:
    assert play("normal", 4, 7)[1] == play("normal", 4, 7)[1]
    assert play("normal", 4, 7)[1] != play("normal", 4, 8)[1]


def test_a_memory_is_rebuilt_from_the_events_alone() -> None:
    options = GAME.options(3, {})
    bots = [NormalBot(seat, options, 5) for seat in range(3)]
    events = Events()
    state = GAME.setup(options, SearchRng(5), events)
    told: list[Event] = []
    for _ in range(40):
        told += events.heard_by(0)
        for bot in bots:
            bot.observe(events.heard_by(0))
        seat = GAME.to_act(state)
        if seat is None:
            return
        view = GAME.view(state, seat)
        rebuilt = NormalBot(seat, options, 5)
        rebuilt.observe(told)
        move = bots[seat].choose(view, Budget())
        assert rebuilt.choose(view, Budget()) == move
        events.clear()
        GAME.apply(state, GAME.action(state, move), events)


def test_a_bot_that_missed_the_beginning_goes_by_what_it_sees() -> None:
    table = given("hat", "A {apple.L spoon.L}; B {^banana.R}; C {carrot.L}")
    for seat, bot in enumerate([NormalBot(seat, table.state.options, 1) for seat in range(3)]):
        view = GAME.view(table.state, 0)
        if seat == 0:
            assert isinstance(bot.choose(view, Budget()), Claim)
    table = given("hat", "A {apple.L}; gift book.L; claim banana; B {^banana.R}; C {carrot.L}")
    refused = [HardBot(1, table.state.options, s).choose(GAME.view(table.state, 1), Budget()) for s in range(20)]
    assert refused == [Refuse()] * 20


def test_what_was_just_seen_is_known_and_fades() -> None:
    recall = Recall(NormalBot.profile, 0, 3, SearchRng(1))
    place = recall.new_place(0, UNKNOWN, 0)
    recall.write(place, 7, NormalBot.profile.see)
    known: list[float] = []
    for _ in range(4):
        known.append(recall.recalled(place, set()).chances[7])
        recall.now += 60
    assert known[0] > 0.99
    assert known == sorted(known, reverse=True)
    assert known[3] < 0.5


def test_the_seat_the_stay_and_the_arrow_are_cues() -> None:
    recall = Recall(NormalBot.profile, 0, 3, SearchRng(1))
    place = Place(1, 1, UNKNOWN, 0)
    recall.write(place, 7, 1.0)
    recall.now = 30.0
    cues = [place, Place(1, 1, UNKNOWN, 1), Place(1, 2, UNKNOWN, 0), Place(2, 2, UNKNOWN, 0)]
    chances = [recall.recalled(cue, set()).chances[7] for cue in cues]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 4


def test_a_gift_lies_in_one_place_only() -> None:
    recall = Recall(HardBot.profile, 0, 2, SearchRng(1))
    here, there = recall.new_place(0, UNKNOWN, 0), recall.new_place(1, UNKNOWN, 0)
    recall.columns = [[here], [there]]
    recall.write(here, 7, 3.0)
    recall.write(there, 7, 1.0)
    recall.write(there, 8, 1.0)
    alone = recall.recalled(there, set()).chances
    together = recall.belief(there, set(), SearchRng(1)).chances
    assert together[8] > alone[8]


@pytest.mark.compiled
def test_better_bots_name_better() -> None:
    wrong = {level: mean(wrong_names(level, seed) for seed in range(12)) for level in GAME.bot.levels}
    assert wrong["hard"] < wrong["easy"]


def wrong_names(level: str, seed: int) -> float:
    """The share of wrong names in the first thirty gifts."""
    bots = bots_at(level, 4, seed)
    options = GAME.options(4, {})
    events = Events()
    state = GAME.setup(options, SearchRng(seed), events)
    claims: list[bool] = []
    while (seat := GAME.to_act(state)) is not None and len(claims) < 30:
        for bot in bots:
            bot.observe(events.heard_by(None))
        move = bots[seat].choose(GAME.view(state, seat), Budget())
        if isinstance(move, Claim):
            claims.append(state.gifts.numbers[move.gift] != state.card >> 3)
        events.clear()
        GAME.apply(state, GAME.action(state, move), events)
    return mean(claims)


def test_the_levels_have_the_parameters_of_the_table() -> None:
    assert (EasyBot.profile.trust, NormalBot.profile.trust, HardBot.profile.trust) == (1.1, 1.5, 1.6)
    assert (EasyBot.profile.doubt, NormalBot.profile.doubt, HardBot.profile.doubt) == (0.45, 0.43, 0.42)
