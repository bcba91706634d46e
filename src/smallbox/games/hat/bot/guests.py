"""Attentive guests who watch a round in each seat: what they would have said there says how hard it was."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from smallbox.core.bot import Budget
from smallbox.core.messages import Event
from smallbox.games.hat.bot.forgetful import ForgetfulBot
from smallbox.games.hat.bot.levels import NormalBot
from smallbox.games.hat.messages import Claim, Options, Refuse, View

BUDGET = Budget()


class Guests:
    """For each seat some who remember like people, each in their own way."""

    def __init__(self, options: Options, number: int, seed: int) -> None:
        seats = range(options.players)
        seeds = [seed * 1_009 + guest for guest in range(number)]
        self.seats: list[list[ForgetfulBot]] = [[NormalBot(seat, options, each) for each in seeds] for seat in seats]

    def observe(self, events: Sequence[Event]) -> None:
        for guests in self.seats:
            for guest in guests:
                guest.observe(events)

    def names(self, view: View, giver: int) -> list[str]:
        """What each of the guests in the giver's seat would call the gift on offer."""
        named = [guest.choose(view, BUDGET) for guest in self.seats[giver]]
        return [move.gift for move in named if isinstance(move, Claim)]

    def doubts(self, view: View, receiver: int, name: str) -> float:
        """Which share of the guests in the receiver's seat would refuse the gift under a name."""
        assert view.offer is not None
        offered = replace(view, offer=replace(view.offer, claim=name))
        guests = self.seats[receiver]
        return sum(isinstance(guest.choose(offered, BUDGET), Refuse) for guest in guests) / len(guests)
