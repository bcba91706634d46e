"""Positions of That's Not a Hat read from notation: as they lie, fresh (`new`), or scores of a match (`rounds`)."""

from collections.abc import Iterable

from smallbox.core.chance import Chance
from smallbox.core.errors import BadNotation, BadOption
from smallbox.core.notation import (
    SEATS,
    read_cards,
    read_hand,
    read_number,
    read_options,
    read_seat,
    seat_name,
    shown,
    split_fields,
    split_key,
)
from smallbox.games.hat.messages import Options
from smallbox.games.hat.notation.read import read_card, read_gift
from smallbox.games.hat.options import OPTIONS
from smallbox.games.hat.rules.apply import offer, outcome
from smallbox.games.hat.rules.cards import NONE, Gifts, gift_of, is_face_up
from smallbox.games.hat.rules.data import packaged_gifts
from smallbox.games.hat.rules.match import Match
from smallbox.games.hat.rules.setup import (
    cards_to_come,
    catalogue_of,
    check_deck,
    deal,
    draw_starter,
    full_catalogue,
    is_in_deck,
    make_catalogue,
    shuffled_deck,
)
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

FIELDS = frozenset(
    {"n", "turn", "phase", "opt", "shop", "passes", "cat", "gift", "claim", "result", "winners", "scores"}
    | {"new", "deck", "deck#", "rounds"}
)
FIELDS_OF_NEW = frozenset(["new", "n", "opt", "turn", "deck", "deck#", "cat"])
FIELDS_OF_MATCH = frozenset(["n", "opt", "rounds"])
FIELDS_ONLY_OF_NEW = frozenset(["deck", "deck#"])
PLAYERS = "3"


def read_position(text: str, chance: Chance, data: Gifts | None = None) -> State:
    """A position, a fresh round (`new`), or the scores of a match (`rounds`)."""
    gifts = data or packaged_gifts()
    fields = read_fields(text)
    given = read_options(fields.get("opt", ""))
    if "rounds" in fields:
        return read_match(fields, given, chance, gifts)
    options = make_options(read_number(fields.get("n", PLAYERS), "n"), given, gifts)
    if "new" not in fields:
        expect_none(fields, FIELDS_ONLY_OF_NEW, "without `new`")
        return Reader(fields, options, chance).state()
    expect_none(fields, fields.keys() - FIELDS_OF_NEW, "beside `new`")
    return read_new(fields, options, chance, is_catalogue_chosen="catalogue" in given)


def read_fields(text: str) -> Fields:
    fields: Fields = {}
    for field in split_fields(text):
        key, value = split_key(field, ("pen",))
        if key not in FIELDS and not (len(key) == 1 and key in SEATS) and not key.startswith("pen "):
            raise BadNotation(f"expected a field of a hat position, got {shown(field)}")
        if key == "new" and value:
            raise BadNotation(f"expected `new` alone, got {shown(field)}")
        if key in fields:
            raise BadNotation(f"expected the field {key} once, got it twice")
        fields[key] = value
    return fields


def expect_none(fields: Fields, unwanted: Iterable[str], where: str) -> None:
    for key in unwanted:
        if key in fields:
            raise BadNotation(f"expected no field {key} {where}, got {shown(fields[key])}")


def make_options(players: int, given: Fields, gifts: Gifts) -> Options:
    try:
        return OPTIONS.read(players, given, gifts)
    except BadOption as error:
        raise BadNotation(str(error)) from None


def read_match(fields: Fields, given: Fields, chance: Chance, gifts: Gifts) -> State:
    """H36: a match of which only the scores of the rounds are written down."""
    expect_none(fields, fields.keys() - FIELDS_OF_MATCH, "beside `rounds`")
    played = [[read_number(score, "a score") for score in line.split()] for line in fields["rounds"].split("/")]
    players = read_number(fields["n"], "n") if "n" in fields else len(played[0])
    for scores in played:
        if len(scores) != players:
            raise BadNotation(f"expected {players} scores for every round, got {len(scores)}")
    options = make_options(players, given, gifts)
    state = new_state(options, chance, [], full_catalogue(gifts), 0)
    state.phase, state.reason = OVER, LIMIT
    state.match = Match(players, played)
    return state


def read_new(fields: Fields, options: Options, chance: Chance, *, is_catalogue_chosen: bool) -> State:
    """A fresh round with any seed, where the fields do not say otherwise. In cases all names may be said."""
    if "deck" in fields:
        listed = read_face_down(options, fields["deck"])
        deck = [*listed, *unused_cards(options, {int(gift_of(card)) for card in listed})]
    else:
        deck = shuffled_deck(options, chance)
    if "deck#" in fields:
        deck = deck[: read_number(fields["deck#"], "deck#")]
    check_deck(options, len(deck))
    if "cat" in fields:
        catalogue = read_catalogue(options, fields["cat"])
    else:
        catalogue = make_catalogue(options, deck, chance) if is_catalogue_chosen else full_catalogue(options.data)
    starter = read_seat(fields["turn"], options.players) if "turn" in fields else draw_starter(options, chance)
    return deal(options, chance, deck, catalogue, starter)


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
