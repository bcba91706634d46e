"""A bot that forgets nothing: a yardstick, and no fun to play against."""

from collections.abc import Sequence

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.messages import Event, Move
from smallbox.games.hat.bot.forgetful import mixed
from smallbox.games.hat.bot.memory import Memory
from smallbox.games.hat.messages import Accept, Claim, Options, Refuse, View


class PerfectBot:
    """Forgets nothing that was ever shown: a yardstick, and no fun to play against."""

    def __init__(self, seat: int, options: Options, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.memory = Memory(seat, options)

    def observe(self, events: Sequence[Event]) -> None:
        self.memory.observe(events)

    def choose(self, view: View, budget: Budget) -> Move:
        offer = view.offer
        assert offer is not None, "a bot is asked only while a gift is on offer"
        known = self.memory.shown if offer.from_shop else self.memory.faces(view.columns)[offer.giver][0]
        if offer.claim is not None:
            return Refuse() if known is not None and known != offer.claim else Accept()
        if known is not None and known in view.catalogue:
            return Claim(known)
        rng = SearchRng(mixed(self.seed, self.seat, view.passes))
        return Claim(view.catalogue[int(rng.below(len(view.catalogue)))])
