"""Reading one position of That's Not a Hat: first what is mentioned, then defaults for the rest."""

from smallbox.core.chance import Chance
from smallbox.core.errors import BadNotation
from smallbox.core.notation import SEATS, read_cards, read_hand, read_number, read_seat, seat_name, shown
from smallbox.games.hat.messages import Options
from smallbox.games.hat.notation.write import read_card, read_gift
from smallbox.games.hat.rules.apply import offer, outcome
from smallbox.games.hat.rules.cards import NONE, gift_of, is_face_up
from smallbox.games.hat.rules.setup import cards_to_come, catalogue_of, full_catalogue, is_in_deck
from smallbox.games.hat.rules.state import (
    ANSWER,
    CLAIM,
    GUARD,
    LIMIT,
    OVER,
    PHASES,
    REASONS,
    Catalogue,
    State,
    new_state,
)

Fields = dict[str, str]


class Reader:
    """Reads one position: first what is mentioned, then the defaults, dealt from the gifts not used so far."""

    def __init__(self, fields: Fields, options: Options, chance: Chance) -> None:
        self.fields = fields
        self.options = options
        self.chance = chance
        self.seats = range(options.players)
        self.phase = read_phase(fields)
        self.giver = read_seat(fields.get("turn", SEATS[0]), options.players)
        self.columns = self.read_columns()
        self.penalties = self.read_penalties()
        self.gift = self.read_shop_gift()
        self.shop = read_face_down(options, fields.get("shop", ""))

    def read_columns(self) -> dict[int, list[int]]:
        columns: dict[int, list[int]] = {}
        for key, value in self.fields.items():
            if len(key) == 1 and key in SEATS:
                seat = read_seat(key, self.options.players)
                columns[seat] = [read_card(self.options, word) for word in read_hand(value)]
        return columns

    def read_penalties(self) -> list[list[int]]:
        piles: list[list[int]] = [[] for _ in self.seats]
        printed = self.options.data.printed(self.options.arrow_scheme)
        for key, value in self.fields.items():
            if key.startswith("pen "):
                seat = read_seat(key[4:], self.options.players)
                piles[seat] = [int(printed[read_gift(self.options, word)]) for word in read_cards(value)]
                self.check_pile(key, piles[seat])
        return piles

    def check_pile(self, key: str, pile: list[int]) -> None:
        """H33: the round is over with the last penalty."""
        most = self.options.penalty_limit - (0 if self.phase == OVER else 1)
        if len(pile) > most:
            raise BadNotation(f"expected at most {most} penalties of {key[4:]} in this phase, got {len(pile)}")

    def read_shop_gift(self) -> int:
        """The gift on offer if it was drawn from the shop."""
        text = self.fields.get("gift", "-")
        if is_empty(text):
            return int(NONE)
        cards = read_face_down(self.options, text)
        if len(cards) != 1 or self.phase == OVER:
            raise BadNotation(f"expected one gift on offer, and none when the round is over, got {shown(text)}")
        return cards[0]

    def state(self) -> State:
        self.fill_up()
        longest = max(self.options.gifts_each, *(len(column) for column in self.columns.values()))
        state = new_state(self.options, self.chance, self.shop, self.read_catalogue(), longest)
        for seat in self.seats:
            for card in self.columns[seat]:
                state.place(seat, card)
            for card in self.penalties[seat]:
                state.fine(seat, card)
        state.passes = read_number(self.fields.get("passes", "0"), "passes")
        if self.phase == OVER:
            self.put_end(state)
        else:
            self.put_offer(state)
        check_result(self.fields, state)
        return state

    def fill_up(self) -> None:
        """Columns and shop that are not mentioned. H46: the giver of a gift from the column has one more."""
        mentioned = [*self.columns.values(), *self.penalties, self.shop, [self.gift] if self.gift != NONE else []]
        unused = unused_cards(self.options, {int(gift_of(card)) for cards in mentioned for card in cards})
        for seat in self.seats:
            if seat not in self.columns:
                more = seat == self.giver and self.gift == NONE and self.phase != OVER
                size = self.options.gifts_each + (1 if more else 0)
                self.columns[seat], unused = unused[:size], unused[size:]
        # A listed shop may be only its top: it goes on with unused gifts if the round could use more.
        needed = cards_to_come(self.options, sum(len(pile) for pile in self.penalties))
        if "shop" not in self.fields or len(self.shop) < needed:
            self.shop += unused
        if len(self.shop) < needed:
            raise BadNotation(f"expected gifts for a shop of at least {needed} cards (H47), got {len(self.shop)}")

    def read_catalogue(self) -> Catalogue:
        """All names, unless the catalogue is mentioned or follows the game."""
        if "cat" in self.fields:
            return read_catalogue(self.options, self.fields["cat"])
        if self.options.catalogue in ("round", "all"):
            return full_catalogue(self.options.data)
        cards = [card for column in self.columns.values() for card in column]
        cards += [self.gift] if self.gift != NONE else []
        if self.options.catalogue == "seen":
            cards += [card for pile in self.penalties for card in pile]
            cards += self.shop[:1] if self.options.shop_face == "up" else []
        return catalogue_of(self.options, [int(gift_of(card)) for card in cards])

    def put_offer(self, state: State) -> None:
        """H13: the gift on offer is face down."""
        if self.gift != NONE:
            offer(state, self.giver, self.gift, from_shop=True)
        else:
            if not self.columns[self.giver]:
                raise BadNotation(f"expected a gift on offer, but {seat_name(self.giver)} has none")
            offer(state, self.giver, state.turn_oldest_down(self.giver), from_shop=False)
        if self.phase == ANSWER:
            state.claim = read_gift(self.options, self.fields["claim"])
            state.phase = ANSWER

    def put_end(self, state: State) -> None:
        state.phase = OVER
        is_limit = max(state.score_list()) >= state.limit
        result = self.fields.get("result", REASONS[LIMIT if is_limit else GUARD])
        if result not in REASONS[1:]:
            raise BadNotation(f"expected result {' or '.join(REASONS[1:])}, got {shown(result)}")
        state.reason = REASONS.index(result)


def read_phase(fields: Fields) -> int:
    """A name that has been said implies ANSWER."""
    said = not is_empty(fields.get("claim", "-"))
    text = fields.get("phase", PHASES[ANSWER] if said else PHASES[CLAIM])
    if text not in PHASES:
        raise BadNotation(f"expected phase {', '.join(PHASES)}, got {shown(text)}")
    if said != (text == PHASES[ANSWER]):
        raise BadNotation(f"expected a claim in phase {PHASES[ANSWER]} and in no other, got phase {text}")
    return PHASES.index(text)


def check_result(fields: Fields, state: State) -> None:
    """Winners and scores that a position names must follow from its penalties."""
    ended = outcome(state)
    if ended is None and not is_empty(fields.get("result", "-")):
        raise BadNotation(f"expected a result only in phase {PHASES[OVER]}, got {shown(fields['result'])}")
    winners = "-" if ended is None else " ".join(seat_name(seat) for seat in ended.winners)
    scores = " ".join(str(score) for score in state.score_list())
    for key, found in (("winners", winners), ("scores", scores)):
        words = fields.get(key, found).split()
        if (sorted(words) if key == "winners" else words) != found.split():
            raise BadNotation(f"expected {key} {found} by the penalties, got {shown(fields[key])}")


def is_empty(text: str) -> bool:
    return text in ("", "-")


def read_face_down(options: Options, text: str) -> list[int]:
    cards = [read_card(options, word) for word in read_cards(text)]
    for card in cards:
        if is_face_up(card):
            raise BadNotation(f"expected cards that are not marked as face up outside of columns, got {shown(text)}")
    return cards


def unused_cards(options: Options, used: set[int]) -> list[int]:
    """The other gifts of the deck in the order of the data file with their printed arrows."""
    cards = [int(card) for card in options.data.printed(options.arrow_scheme)]
    return [card for card in cards if gift_of(card) not in used and is_in_deck(options, card)]


def read_catalogue(options: Options, text: str) -> Catalogue:
    words = [] if is_empty(text) else text.split()
    if not words:
        raise BadNotation("expected at least one name in the catalogue, got none")
    return catalogue_of(options, [read_gift(options, word) for word in words])
