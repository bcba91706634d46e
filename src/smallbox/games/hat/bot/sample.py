"""A determinization, a round that a seat could be in: what it sees and remembers, the rest dealt at random."""

from __future__ import annotations

from smallbox.core.chance import SearchRng
from smallbox.games.hat.bot.memory import Memory
from smallbox.games.hat.messages import Arrow, Colour, HiddenGift, OpenGift, Options, View
from smallbox.games.hat.rules.apply import neighbour
from smallbox.games.hat.rules.cards import (
    ARROWS,
    COLOURS,
    NONE,
    arrow_of,
    back_of,
    make_back,
    make_card,
    shuffled,
    turned_up,
)
from smallbox.games.hat.rules.setup import cards_to_come, catalogue_of, is_in_deck
from smallbox.games.hat.rules.state import PHASES, REASONS, State, new_state

FRESH_SEEDS = 1_000_000_000


def sample(view: View, memory: Memory, rng: SearchRng) -> State:
    """A state with this view. Its chance is a generator of its own."""
    return Sampler(view, memory, rng).state()


class Sampler:
    """Deals the unseen gifts over the hidden cards and the shop; every gift exists once while there are enough."""

    def __init__(self, seen: View, memory: Memory, rng: SearchRng) -> None:
        self.seen = seen
        self.options: Options = memory.options
        self.gifts = memory.options.data
        self.rng = rng
        self.printed = self.gifts.printed(self.options.arrow_scheme)
        self.is_printed = self.options.arrow_assignment == "printed"
        self.known = memory.faces(seen.columns)
        self.shown = memory.shown if memory.from_shop else None
        used = self.used_gifts()
        # A card that can come into play is in the catalogue of the round, so those are dealt first.
        free = [gift for gift in range(len(self.gifts.codes)) if gift not in used and self.can_be_dealt(gift)]
        listed = set(self.catalogue_gifts())
        self.likely = self.shuffle([gift for gift in free if gift in listed])
        self.others = self.shuffle([gift for gift in free if gift not in listed])
        self.backs = self.shuffle(self.unseen_backs())

    def used_gifts(self) -> set[int]:
        """The gifts that are seen or remembered."""
        seen = [cell.gift for column in self.seen.columns for cell in column if isinstance(cell, OpenGift)]
        seen += [gift for pile in self.seen.penalties for gift in pile]
        seen += [gift for column in self.known for gift in column if gift is not None]
        seen += [gift for gift in (self.seen.shop_top, self.shown) if gift is not None]
        return {self.gifts.numbers[gift] for gift in seen}

    def can_be_dealt(self, gift: int) -> bool:
        """H41: a printed back of the other colour keeps a gift out of a deck of one colour."""
        return not self.is_printed or is_in_deck(self.options, self.printed[gift])

    def catalogue_gifts(self) -> list[int]:
        return [self.gifts.numbers[name] for name in self.seen.catalogue]

    def unseen_backs(self) -> list[int]:
        """The backs of the deck but those that lie on view."""
        backs = [int(back_of(card)) for card in self.printed if is_in_deck(self.options, card)]
        for column in self.seen.columns:
            for cell in column:
                if isinstance(cell, HiddenGift) and self.back(cell.arrow, cell.colour) in backs:
                    backs.remove(self.back(cell.arrow, cell.colour))
        return backs

    def back(self, arrow: Arrow, colour: Colour) -> int:
        return int(make_back(ARROWS.index(arrow), COLOURS.index(colour)))

    def shuffle(self, numbers: list[int]) -> list[int]:
        return shuffled(self.rng, "", numbers, [])

    def hidden_card(self, face: str | None, arrow: Arrow, colour: Colour) -> int:
        """A card with this back; its gift is the remembered one or any that is left."""
        back = self.back(arrow, colour)
        gift = self.gifts.numbers[face] if face is not None else self.take_gift(back)
        return int(make_card(gift, back))

    def take_gift(self, back: int) -> int:
        """A gift that can have this back (NONE: any)."""
        for pool in (self.likely, self.others):
            for at, gift in enumerate(pool):
                if back == NONE or not self.is_printed or back_of(self.printed[gift]) == back:
                    return pool.pop(at)
        # Positions are loaded as given, so the pack may be too small for them: then a gift comes twice.
        return int(self.rng.below(len(self.gifts.codes)))

    def open_card(self, gift: int) -> int:
        """A card whose back is not seen."""
        if self.is_printed or not self.backs:
            return int(self.printed[gift])
        return int(make_card(gift, self.backs.pop()))

    def state(self) -> State:
        seen = self.seen
        columns = self.deal_columns()
        offer = seen.offer
        shop_gift = int(NONE)
        if offer is not None and offer.from_shop:
            shop_gift = self.hidden_card(self.shown, offer.arrow, offer.colour)
        catalogue = catalogue_of(self.options, self.catalogue_gifts())
        longest = max([len(column) for column in columns] + [self.options.gifts_each])
        chance = SearchRng(int(self.rng.below(FRESH_SEEDS)))
        state = new_state(self.options, chance, self.deal_shop(), catalogue, longest)
        for seat in range(len(columns)):
            for card in columns[seat]:
                state.place(seat, card)
            for gift in seen.penalties[seat]:
                state.fine(seat, self.printed[self.gifts.numbers[gift]])
        self.put_offer(state, shop_gift)
        state.passes = seen.passes
        state.phase = PHASES.index(seen.phase)
        state.reason = 0 if seen.outcome is None else REASONS.index(seen.outcome.kind)
        return state

    def deal_columns(self) -> list[list[int]]:
        columns: list[list[int]] = []
        for seat in range(len(self.seen.columns)):
            cards: list[int] = []
            for index, cell in enumerate(self.seen.columns[seat]):
                if isinstance(cell, OpenGift):
                    cards.append(int(turned_up(self.open_card(self.gifts.numbers[cell.gift]))))
                else:
                    cards.append(self.hidden_card(self.known[seat][index], cell.arrow, cell.colour))
            columns.append(cards)
        return columns

    def deal_shop(self) -> list[int]:
        """H47: only some cards can still come into play; those are in the catalogue, any others lie below."""
        left = self.seen.shop_left
        gifts: list[int] = []
        if self.seen.shop_top is not None:
            gifts.append(self.gifts.numbers[self.seen.shop_top])
        usable = cards_to_come(self.options, sum(len(pile) for pile in self.seen.penalties))
        while len(gifts) < min(left, usable):
            gifts.append(self.take_gift(int(NONE)))
        self.others = self.shuffle(self.likely + self.others)
        self.likely = []
        while len(gifts) < left:
            gifts.append(self.take_gift(int(NONE)))
        return [self.open_card(gift) for gift in gifts]

    def put_offer(self, state: State, shop_gift: int) -> None:
        offer = self.seen.offer
        if offer is None:
            return
        state.giver = offer.giver
        state.from_shop = offer.from_shop
        state.card = shop_gift if offer.from_shop else state.oldest(state.giver)
        state.receiver = neighbour(state.giver, arrow_of(state.card), state.players)
        state.claim = NONE if offer.claim is None else self.gifts.numbers[offer.claim]
