"""Bots that forget like people. They hear what everybody hears and see what everybody sees, never a hidden face."""

from collections.abc import Sequence
from math import exp
from typing import ClassVar, NamedTuple

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.messages import Event, Move
from smallbox.games.hat.bot.recall import UNKNOWN, Belief, MemoryProfile, Place, Recall
from smallbox.games.hat.messages import (
    Accept,
    Cell,
    Claim,
    GiftAccepted,
    GiftClaimed,
    GiftRefused,
    GiftShown,
    GiftTurnedDown,
    Offer,
    OpenGift,
    Options,
    Refuse,
    RoundStarted,
    View,
)
from smallbox.games.hat.rules.cards import ARROWS, Gifts

STEEPNESS = 0.06
FEWEST_OTHERS = 3


#: a card has lain long once others have been laid down since for this many rounds of the table
LONG = 2
SURE = 0.9


class Character(NamedTuple):
    """What makes one guest different from another who remembers as well."""

    #: believes others so much more, or less
    trust: float = 1.0
    #: how often a name is wrong on purpose, where the receiver may have forgotten
    mischief: float = 0.0


PLAIN, KIND, WARY, SLY = Character(), Character(trust=1.2), Character(trust=0.85), Character(mischief=0.04)


class ForgetfulBot:
    """Names what it recalls, bluffs when nothing comes to mind, refuses what it cannot believe."""

    profile: ClassVar[MemoryProfile]
    #: one of these, by the seed
    characters: ClassVar[tuple[Character, ...]] = (PLAIN, KIND, WARY)

    def __init__(self, seat: int, options: Options, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.gifts: Gifts = options.data
        self.character = self.characters[mixed(seed, seat, len(self.characters)) % len(self.characters)]
        self.recall = Recall(self.profile, seat, options.players, SearchRng(mixed(seed, seat)))
        self.has_started = False
        self.giver = 0
        self.claim = UNKNOWN
        self.shown = UNKNOWN

    def observe(self, events: Sequence[Event]) -> None:
        for event in events:
            if self.has_started or isinstance(event, RoundStarted):
                self.hear(event)

    def hear(self, event: Event) -> None:
        match event:
            case RoundStarted(columns=columns):
                self.start(columns)
            case GiftShown(gift=gift):
                self.shown = self.gifts.numbers[gift]
            case GiftTurnedDown(seat=seat, index=None, arrow=arrow):
                self.recall.draw(seat, ARROWS.index(arrow), self.shown)
            case GiftTurnedDown(seat=seat, arrow=arrow):
                self.recall.turn_down(seat, ARROWS.index(arrow))
            case GiftClaimed(giver=giver, gift=gift):
                self.giver, self.claim = giver, self.gifts.numbers[gift]
            case GiftAccepted(receiver=receiver):
                self.recall.accept(self.giver, receiver, self.claim)
            case GiftRefused(gift=gift, giver_right=giver_right):
                self.recall.refuse(self.giver, self.gifts.numbers[gift], int(giver_right))
            case _:
                pass

    def start(self, columns: list[list[Cell]]) -> None:
        self.has_started = True
        self.recall.start([[self.sight(cell) for cell in column] for column in columns])

    def sight(self, cell: Cell) -> tuple[int, int]:
        """What can be seen of a card: face or arrow."""
        if isinstance(cell, OpenGift):
            return self.gifts.numbers[cell.gift], UNKNOWN
        return UNKNOWN, ARROWS.index(cell.arrow)

    def choose(self, view: View, budget: Budget) -> Move:
        """Its own chance for every decision, so that a memory rebuilt from the events decides the same."""
        offer = view.offer
        assert offer is not None, "a bot is asked only while a gift is on offer"
        place = self.offered(view, offer)
        rng = SearchRng(mixed(self.seed, self.seat, view.passes, int(offer.claim is None)))
        if offer.claim is None:
            return Claim(self.name(view, place, rng))
        return Refuse() if self.doubts(view, place, self.gifts.numbers[offer.claim], rng) else Accept()

    def offered(self, view: View, offer: Offer) -> Place:
        """The card on offer. Who missed the beginning begins with what lies there now."""
        if not self.has_started:
            self.start(view.columns)
            self.giver = offer.giver
            self.claim = UNKNOWN if offer.claim is None else self.gifts.numbers[offer.claim]
            if offer.from_shop:
                self.recall.offer = self.recall.new_place(offer.giver, UNKNOWN, ARROWS.index(offer.arrow))
        return self.recall.offered(offer.giver)

    def name(self, view: View, place: Place, rng: SearchRng) -> str:
        """What comes to mind; if nothing does, a bluff with a gift that feels in play."""
        without = self.recall.noticed(self.open_gifts(view), rng)
        belief = self.recall.belief(place, without, rng)
        gift = belief.sample(rng)
        if gift == UNKNOWN or self.misleads(place, belief.chances.get(gift, 0.0), rng):
            gift = self.recall.feels_in_play(without).sample(rng)
        # Nothing comes to mind at all, or something that may not be said: then any name will do.
        if gift == UNKNOWN or self.gifts.codes[gift] not in view.catalogue:
            return view.catalogue[int(rng.below(len(view.catalogue)))]
        return self.gifts.codes[gift]

    def misleads(self, place: Place, sure: float, rng: SearchRng) -> bool:
        """Name another gift on purpose? Only when sure of this one, and when it has lain there for long."""
        if not self.character.mischief or sure < SURE:
            return False
        has_lain = self.recall.stays - place.stay >= LONG * self.recall.players
        return has_lain and rng.unit() < self.character.mischief

    def open_gifts(self, view: View) -> set[int]:
        """The gifts that lie face up for all to see."""
        names = [cell.gift for column in view.columns for cell in column if isinstance(cell, OpenGift)]
        names += [gift for pile in view.penalties for gift in pile]
        names += [] if view.shop_top is None else [view.shop_top]
        return {self.gifts.numbers[name] for name in names}

    def doubts(self, view: View, place: Place, claim: int, rng: SearchRng) -> bool:
        """Is the name refused? Surely if that gift is seen lying open, else by how far it is believed."""
        without = self.recall.noticed(self.open_gifts(view), rng)
        if claim in without:
            return True
        trusted = self.trusted(place, self.recall.belief(place, without, rng), claim)
        return rng.unit() < 1 / (1 + exp((trusted - self.profile.doubt) / STEEPNESS))

    def trusted(self, place: Place, belief: Belief, claim: int) -> float:
        """A chance hit on a name is less likely the more gifts there are; and it counts who was right before."""
        hidden = len(self.recall.hidden())
        chance = min(1.0, belief.chances.get(claim, 0.0) + belief.nothing / hidden)
        ratio = self.profile.trust * self.character.trust * max(hidden - 1, FEWEST_OTHERS)
        ratio *= (1 + self.recall.right[place.seat]) / (1 + self.recall.wrong[place.seat])
        return chance * ratio / (chance * ratio + 1 - chance)


def mixed(*numbers: int) -> int:
    """One seed from several numbers, far from that of their neighbours."""
    seed = 0
    for number in numbers:
        seed = ((seed ^ (number & 0xFFFF_FFFF_FFFF)) * 0x9E37_79B9_7F4A_7C15 + 0x7F4A_7C15) & 0xFFFF_FFFF_FFFF_FFFF
        seed ^= seed >> 29
    return seed >> 16
