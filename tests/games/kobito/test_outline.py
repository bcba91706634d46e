"""A greedy bot deals unseen cards only where a move may turn one up, and plays the same without."""

from smallbox.bots.play import begin
from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.turn import make
from smallbox.games import GAMES
from smallbox.games.kobito.bot.greedy import GreedyBot, can_win_gold
from smallbox.games.kobito.bot.sample import outline

KOBITO = GAMES["kobito"]


def test_moves_that_turn_no_card_up_are_worth_the_same_without_a_deal() -> None:
    options = KOBITO.options(3, {})
    compared = 0
    for seed in range(2):
        bots = [GreedyBot(seat, options, seed + seat) for seat in range(3)]
        state = begin(KOBITO, options, SearchRng(seed), bots)
        events = Events()
        while (seat := KOBITO.to_act(state)) is not None:
            view, bot = KOBITO.view(state, seat), bots[seat]
            if not can_win_gold(view):
                dealt, drawn = bot.sampled(view), outline(view, bot.memory)
                assert [bot.worth(dealt, move) for move in view.moves] == [
                    bot.worth(drawn, move) for move in view.moves
                ]
                compared += 1
            make(KOBITO, state, seat, bot.choose(view, Budget()), events)
            for listener in range(3):
                bots[listener].observe(events.heard_by(listener))
    assert compared > 100
