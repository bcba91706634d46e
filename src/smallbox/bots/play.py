"""A game among bots, from the deal to its end."""

from collections.abc import Callable, Sequence
from typing import Any

from smallbox.core.bot import Bot, Budget
from smallbox.core.chance import Chance
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Move, Outcome
from smallbox.core.turn import make

Watcher = Callable[[Any, int, Move, Events], None]


def begin(game: AnyGame, options: Any, chance: Chance, bots: Sequence[Bot]) -> Any:
    """Set a game up and let the bots watch."""
    events = Events()
    state = game.setup(options, chance, events)
    tell(bots, events)
    return state


def play_on(game: AnyGame, state: Any, bots: Sequence[Bot], budget: Budget, watch: Watcher | None = None) -> Outcome:
    """Let bots play a game to its end; `watch` is called after every move."""
    events = Events()
    while (outcome := game.outcome(state)) is None:
        seat = game.to_act(state)
        assert seat is not None
        move = bots[seat].choose(game.view(state, seat), budget)
        # An illegal move of a bot is a bug, so it raises.
        make(game, state, seat, move, events)
        tell(bots, events)
        if watch is not None:
            watch(state, seat, move, events)
    return outcome


def tell(bots: Sequence[Bot], events: Events) -> None:
    for listener, bot in enumerate(bots):
        bot.observe(events.heard_by(listener))
