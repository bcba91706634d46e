"""What puzzles of That's Not a Hat are about, and whether a move turns out right."""

from collections.abc import Sequence
from typing import Final

from smallbox.core.messages import Event, Move
from smallbox.core.theme import Theme
from smallbox.games.hat.bot.blunders import refusal_loses
from smallbox.games.hat.messages import (
    Accept,
    Claim,
    GiftAccepted,
    GiftClaimed,
    GiftRefused,
    GiftShown,
    GiftTurnedDown,
    OpenGift,
    RoundStarted,
    View,
)
from smallbox.games.hat.rules.cards import gift_of
from smallbox.games.hat.rules.state import CLAIM, State

#: name the gift that is yours to give: one that was misnamed on its way, one that has travelled, one that stayed
RENAMED, TRAVELLED, OWN = "renamed", "travelled", "own"
#: answer: a wrong name; an old wrong name said again; the truth, though it was misnamed before; the plain truth
CAUGHT, REPEATED, TRUTH, HONEST = "caught", "repeated", "truth", "honest"
REASONS: Final = (RENAMED, TRAVELLED, OWN, CAUGHT, REPEATED, TRUTH, HONEST)
#: themes: name a gift, or answer to a name
NAME, ANSWER = "name", "answer"
THEMES: Final = (NAME, ANSWER)
#: passes after which a gift has seen something of the world
FAR: Final = 2


class Journey:
    """Where every gift has been and what it was called, for somebody who forgets nothing."""

    def __init__(self) -> None:
        self.columns: list[list[str]] = []
        self.shown = ""
        self.giver = 0
        self.from_shop = False
        self.passes: dict[str, int] = {}
        self.names: dict[str, list[str]] = {}

    @property
    def offered(self) -> str:
        """The gift that is being given."""
        return self.shown if self.from_shop else self.columns[self.giver][0]

    def follow(self, event: Event) -> None:
        match event:
            case RoundStarted(columns=columns):
                self.columns = [[cell.gift for cell in column if isinstance(cell, OpenGift)] for column in columns]
            case GiftShown(seat=seat, gift=gift):
                self.shown, self.giver, self.from_shop = gift, seat, True
            case GiftTurnedDown(seat=seat, index=index):
                self.giver, self.from_shop = seat, index is None
            case GiftClaimed(gift=gift):
                self.names.setdefault(self.offered, []).append(gift)
            case GiftAccepted(receiver=receiver):
                self.hand_over(receiver)
            case GiftRefused():
                self.take()
            case _:
                pass

    def hand_over(self, receiver: int) -> None:
        gift = self.take()
        self.passes[gift] = self.passes.get(gift, 0) + 1
        self.columns[receiver].append(gift)
        self.giver, self.from_shop = receiver, False

    def take(self) -> str:
        """The gift on offer leaves its place."""
        return self.shown if self.from_shop else self.columns[self.giver].pop(0)


def theme(view: View, plan: Sequence[Move], told: Sequence[Event], heard: Sequence[Event]) -> Theme:
    """By the way that the gift on offer has come, and what it was called on that way."""
    journey = Journey()
    for event in heard:
        journey.follow(event)
    gift = journey.offered
    names = journey.names.get(gift, [])
    facts: dict[str, int | str] = {"gift": gift, "passes": journey.passes.get(gift, 0)}
    if isinstance(plan[0], Claim):
        wrong = [name for name in names if name != gift]
        if wrong:
            return Theme(NAME, RENAMED, {**facts, "name": wrong[-1]})
        return Theme(NAME, TRAVELLED if journey.passes.get(gift, 0) >= FAR else OWN, facts)
    *before, claim = names
    wrong = [name for name in before if name != gift]
    facts["name"] = claim
    if isinstance(plan[0], Accept):
        return Theme(ANSWER, TRUTH if wrong else HONEST, facts)
    return Theme(ANSWER, REPEATED if claim in wrong else CAUGHT, facts)


def is_right(state: State, action: int) -> bool:
    """The right name is said or believed, a wrong one is refused, and no refusal ends the round to one's own loss."""
    gift = int(gift_of(state.card))
    if state.phase == CLAIM:
        return action == gift
    if action == state.gifts.size:
        return bool(state.claim == gift)
    return bool(state.claim != gift) and not refusal_loses(state)
