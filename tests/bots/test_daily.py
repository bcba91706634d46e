"""The day's bots: the same moves meet the same answers, also where a bot is made anew in the middle of the game."""

import pytest

from smallbox.bots import find_bot
from smallbox.bots.daily import MINE, DailyResult, daily_budget, daily_deal, result_of
from smallbox.core.messages import Outcome
from smallbox.core.recorder import Recorder
from smallbox.games import GAMES

DAY = "2026-11-17"
#: enough to compare, and quick in plain Python
FEW_NODES = 8
MOVES = 24


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_that_is_made_anew_for_every_move_plays_as_one_that_was_there_all_the_time(game: str) -> None:
    deal = daily_deal(GAMES[game], DAY)
    recorder = Recorder(deal.game, deal.options, [""] * deal.seats, deal.seed)
    there = [deal.bot(seat, deal.level) for seat in range(deal.seats)]
    heard = [[recorder.events.heard_by(seat)] for seat in range(deal.seats)]
    for seat, bot in enumerate(there):
        bot.observe(heard[seat][0])
    for _ in range(MOVES):
        mover = recorder.to_act
        if mover is None:
            break
        anew = deal.bot(mover, deal.level)
        for batch in heard[mover]:
            anew.observe(batch)
        view = recorder.view(mover)
        move = there[mover].choose(view, daily_budget(FEW_NODES))
        assert anew.choose(view, daily_budget(FEW_NODES)) == move
        events = recorder.make(mover, move)
        for listener, bot in enumerate(there):
            heard[listener].append(events.heard_by(listener))
            bot.observe(heard[listener][-1])


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_about_a_day_is_fixed(game: str) -> None:
    deal = daily_deal(GAMES[game], DAY)
    assert deal == daily_deal(GAMES[game], DAY)
    assert (deal.code, deal.seats, deal.level, deal.expert) == (f"{game}-2026-11-17", 4, "normal", "expert")
    assert len({deal.dice_of(seat) for seat in range(deal.seats)}) == deal.seats
    assert find_bot(deal.game, deal.expert)
    assert deal.game.write_options(deal.options) == ""


def test_places_are_counted_by_how_close_a_score_is_to_the_winners() -> None:
    def ended(winners: list[int], scores: list[int] | None) -> DailyResult:
        return result_of(Outcome("gold", winners, scores))

    assert MINE == 0
    assert ended([0], [29, 18, 14, 2]) == (1, 29)
    assert ended([3], [12, 20, 10, 29]) == (3, 12)
    # Penalties: fewer are better, and a shared place is shared.
    assert ended([1, 2], [2, 0, 0, 2]) == (3, 2)
    assert ended([0, 1], [0, 0, 3, 3]) == (1, 0)
    assert ended([0], None) == (1, None)
    assert ended([2], None) == (None, None)
    assert ended([], [1, 1, 1, 1]) == (None, 1)
