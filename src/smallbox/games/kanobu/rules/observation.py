"""What a seat of Kanobu knows, as numbers: its view, and which hidden cards everybody has seen go where they are."""

from __future__ import annotations

from mypy_extensions import i64, u8

from smallbox.core.episode import empty, put_pair, small
from smallbox.core.observation import Field, Layout
from smallbox.core.vectors import vec
from smallbox.games.kanobu.messages import Options
from smallbox.games.kanobu.rules.apply import apply, price
from smallbox.games.kanobu.rules.cards import (
    CANCEL,
    COLOUR,
    COLOURS,
    NAMES_OF_COLOUR,
    ONE,
    SKIP,
    STAR,
    SYMBOLS,
    TWO,
    WORD,
    Faces,
    lowest,
)
from smallbox.games.kanobu.rules.legal import (
    ACCEPT,
    DRAW,
    NAME,
    STAR_PLAY,
    STAR_TAKE,
    find_playable,
    other_move,
    star_fits,
)
from smallbox.games.kanobu.rules.state import (
    COLOUR_PHASE,
    NONE,
    OPEN_CARDS,
    OVER,
    PAY,
    PHASES,
    RESULTS,
    STAR_PHASE,
    State,
)


def layout_of(options: Options) -> Layout:
    """Seats are counted from the one that observes, clockwise; faces are numbered as its actions are."""
    seats, faces = options.players, len(options.data.faces.names)
    # Two players leave cards out, but a position may be loaded that has them.
    cards = len(options.data.cards)
    order = "face + 1, a named colour card by its own number after the faces; 0 where there is no more"
    return Layout(
        [
            Field("phase", (len(PHASES),), f"one of {' '.join(PHASES)}"),
            Field("to_act", (seats,), "whose move it is"),
            Field("clockwise", (1,), "does play go clockwise?"),
            Field("hand", (faces,), "cards in hand, by face"),
            Field("sizes", (seats,), "cards in each hand"),
            Field("top", (faces,), "the face on top of the pile"),
            Field("named", (len(COLOURS),), f"the colour named for it: {' '.join(COLOURS)}"),
            Field("pile_size", (1,), "cards on the pile"),
            Field("pile", (faces,), "cards on the pile, by face"),
            Field("pile_order", (cards,), f"the pile from the top: {order}"),
            Field("deck_size", (1,), "cards in the deck"),
            Field("under_deck", (cards,), "known cards from the bottom of the deck up: face + 1; 0 where unknown"),
            Field("on_deck", (cards,), "known cards from the top of the deck down: face + 1; 0 where unknown"),
            Field("known", (seats - 1, faces), "cards that each other seat is known to hold, by face"),
            Field("drawn", (faces,), "the card this seat has just drawn"),
            Field("demand", (len(SYMBOLS),), f"the open demand: {' '.join(SYMBOLS)}"),
            Field("links", (1,), "cards chained in the demand"),
            Field("by", (seats,), "who asked last"),
            Field("price", (1,), "cards that the demand costs"),
            Field("open", (int(OPEN_CARDS), faces), "cards that a Star laid open, by slot"),
            Field("paid", (int(OPEN_CARDS), 3), "Ro Pa Sc laid to pay for Chance, in order"),
            Field("undo", (1,), "would a Cancel turn the direction back?"),
            Field("quiet", (1,), "passes in a row"),
            Field("made", (2,), "moves made, the higher byte first"),
            Field("result", (len(RESULTS) - 1,), f"how it ended: {' '.join(RESULTS[1:])}"),
            Field("winners", (seats,), "who won"),
        ]
    )


def entry_codes(faces: Faces) -> list[int]:
    """The numbers of pile entries in `pile_order`: only a Change colour has a colour named."""
    codes = [0] * (len(faces.names) * int(NAMES_OF_COLOUR) + 1)
    following = len(faces.names)
    for card in range(len(faces.names)):
        for named in range(int(NAMES_OF_COLOUR)):
            codes[card * int(NAMES_OF_COLOUR) + named] = card + 1
            if named and faces.symbol[card] == COLOUR:
                following += 1
                codes[card * int(NAMES_OF_COLOUR) + named] = following
    return codes


class Places:
    """Where the fields begin; one object for all games with the same options."""

    def __init__(self, options: Options) -> None:
        layout = layout_of(options)
        self.codes = vec[i64](entry_codes(options.data.faces))
        self.phase: i64 = layout.at("phase")
        self.to_act: i64 = layout.at("to_act")
        self.clockwise: i64 = layout.at("clockwise")
        self.hand: i64 = layout.at("hand")
        self.sizes: i64 = layout.at("sizes")
        self.top: i64 = layout.at("top")
        self.named: i64 = layout.at("named")
        self.pile_size: i64 = layout.at("pile_size")
        self.pile: i64 = layout.at("pile")
        self.pile_order: i64 = layout.at("pile_order")
        self.deck_size: i64 = layout.at("deck_size")
        self.under_deck: i64 = layout.at("under_deck")
        self.on_deck: i64 = layout.at("on_deck")
        self.known: i64 = layout.at("known")
        self.drawn: i64 = layout.at("drawn")
        self.demand: i64 = layout.at("demand")
        self.links: i64 = layout.at("links")
        self.by: i64 = layout.at("by")
        self.price: i64 = layout.at("price")
        self.open: i64 = layout.at("open")
        self.paid: i64 = layout.at("paid")
        self.undo: i64 = layout.at("undo")
        self.quiet: i64 = layout.at("quiet")
        self.made: i64 = layout.at("made")
        self.result: i64 = layout.at("result")
        self.winners: i64 = layout.at("winners")


class Known:
    """The hidden cards that everybody could name: on and under the deck, and in hands that took them openly."""

    def __init__(self, players: i64, faces: Faces) -> None:
        self.faces = faces
        #: of each hand: how many cards of each face (in bytes, so that many games fit a cache), and the faces as masks
        self.held = empty(players * faces.size)
        self.kinds = vec[i64]([0] * (players * faces.words))
        self.top: i64 = 0
        self.bottom: i64 = 0

    def clone(self) -> Known:
        copy = Known(0, self.faces)
        copy.held = self.held[:]
        copy.kinds = self.kinds[:]
        copy.top = self.top
        copy.bottom = self.bottom
        return copy

    def take(self, seat: i64, card: i64) -> None:
        faces = self.faces
        self.held[seat * faces.size + card] += 1
        self.kinds[seat * faces.words + faces.word[card]] |= faces.bit[card]

    def lay(self, seat: i64, card: i64) -> None:
        """A card that was known to be in a hand is the first to have left it."""
        faces = self.faces
        word = seat * faces.words + faces.word[card]
        if self.kinds[word] & faces.bit[card] == 0:
            return
        at = seat * faces.size + card
        self.held[at] -= 1
        if self.held[at] == 0:
            self.kinds[word] &= ~faces.bit[card]

    def leave_deck(self, number: i64, left: i64) -> None:
        """Cards left the deck from the top."""
        self.top = self.top - number if self.top > number else 0
        if self.bottom > left:
            self.bottom = left

    def is_known(self, state: State, number: i64) -> bool:
        """Is the card so many places below the top of the deck known?"""
        return number < self.top or number >= state.deck_size - self.bottom


def make(state: State, known: Known, action: i64) -> None:
    """Carry out a legal action, and remember what everybody saw of it."""
    other = action - state.faces.size
    if other < 0:
        make_play(state, known, action)
    elif other == DRAW:
        make_draw(state, known, action)
    elif other == ACCEPT:
        make_accept(state, known, action)
    elif other >= STAR_PLAY:
        make_pick(state, known, action)
    else:
        apply(state, action)


def make_play(state: State, known: Known, card: i64) -> None:
    known.lay(state.to_act, card)
    deck, pile = state.deck_size, state.pile_size
    symbol = state.faces.symbol[card]
    apply(state, card)
    if symbol == CANCEL:
        known.bottom += state.deck_size - deck  # C28
    elif symbol == STAR and state.pile_size > pile:
        known.leave_deck(deck - state.deck_size, state.deck_size)
    elif symbol == STAR:
        # C31: where the deck was rebuilt on the way, all that was known of it was turned up before.
        known.leave_deck(deck, 0)


def make_draw(state: State, known: Known, action: i64) -> None:
    deck = state.deck_size
    if deck > 0 and known.is_known(state, 0):
        known.take(state.to_act, state.deck[state.deck_top])
    apply(state, action)
    known.leave_deck(1, max(deck - 1, 0))


def make_accept(state: State, known: Known, action: i64) -> None:
    deck = state.deck_size
    amount = price(state)
    total = amount * (state.players - 1) if state.demand == ONE or state.demand == TWO else amount
    if state.demand == SKIP:
        total = 0
    if known.top > 0 or total > deck - known.bottom:
        watch_draws(state, known, amount, min(total, deck))
    apply(state, action)
    known.leave_deck(total, max(deck - total, 0))


def watch_draws(state: State, known: Known, amount: i64, number: i64) -> None:
    """Who is about to draw which known cards, `amount` each from the seat to act on (C23, C24)."""
    seat = state.to_act
    left = amount
    for i in range(number):
        if left == 0:
            seat = state.next_seat(seat)
            if seat == state.by:
                seat = state.next_seat(seat)
            left = amount
        if known.is_known(state, i):
            known.take(seat, state.deck[(state.deck_top + i) & state.deck_mask])
        left -= 1


def make_pick(state: State, known: Known, action: i64) -> None:
    """C27: one of the open cards is played or taken, the others go back."""
    other = action - state.faces.size
    seat = state.to_act
    is_taken = other >= STAR_TAKE
    card = state.open[other - (STAR_TAKE if is_taken else STAR_PLAY)]
    rest = state.open_size - 1
    deck = state.deck_size + rest
    apply(state, action)
    if state.star_rest == "bottom":
        known.bottom += rest
    elif state.star_rest == "top":
        known.top += rest
    elif rest > 0:
        known.top = 0
        known.bottom = 0
    if is_taken:
        known.take(seat, card)
    elif state.faces.symbol[card] == CANCEL:
        known.bottom += state.deck_size - deck
    elif state.faces.symbol[card] == STAR:
        known.leave_deck(deck - state.deck_size, state.deck_size)


def allow(state: State, mask: vec[u8], at: i64) -> None:
    """Mark the legal actions by 1."""
    at_other = at + state.faces.size
    if state.phase <= PAY:
        other = other_move(state, find_playable(state))
        for word in range(state.faces.words):
            kinds = state.playable[word]
            while kinds:
                mask[at + word * WORD + lowest(kinds)] = 1
                kinds &= kinds - 1
        if other != NONE:
            mask[at_other + other] = 1
    elif state.phase == COLOUR_PHASE:
        for colour in range(4):
            mask[at_other + NAME + colour] = 1
    elif state.phase == STAR_PHASE:
        for slot in range(state.open_size):
            mask[at_other + STAR_TAKE + slot] = 1
            if star_fits(state, slot):
                mask[at_other + STAR_PLAY + slot] = 1


def observe(state: State, known: Known, places: Places, seat: i64, seen: vec[u8], at: i64) -> None:
    """Write what a seat knows over noughts."""
    observe_turn(state, places, seat, seen, at)
    observe_hands(state, known, places, seat, seen, at)
    observe_cards(state, known, places, seen, at)
    if state.demand != NONE:
        observe_demand(state, places, seat, seen, at)
    if state.phase == OVER:
        seen[at + places.result + state.result - 1] = 1
        for winner in state.winners:
            seen[at + places.winners + relative(state, seat, winner)] = 1


def relative(state: State, seat: i64, other: i64) -> i64:
    """How many places clockwise of a seat another sits."""
    return other - seat if other >= seat else other - seat + state.players


def observe_turn(state: State, places: Places, seat: i64, seen: vec[u8], at: i64) -> None:
    seen[at + places.phase + state.phase] = 1
    if state.phase != OVER:
        seen[at + places.to_act + relative(state, seat, state.to_act)] = 1
        if state.drawn != NONE and seat == state.to_act:
            seen[at + places.drawn + state.drawn] = 1
    if state.direction > 0:
        seen[at + places.clockwise] = 1
    if state.undo:
        seen[at + places.undo] = 1
    seen[at + places.quiet] = small(state.quiet)
    put_pair(seen, at + places.made, state.moves)


def observe_hands(state: State, known: Known, places: Places, seat: i64, seen: vec[u8], at: i64) -> None:
    faces = state.faces
    counts, first, to = state.counts, seat * faces.size, at + places.hand
    for word in range(faces.words):
        kinds = state.kinds[seat * faces.words + word]
        while kinds:
            card = word * WORD + lowest(kinds)
            seen[to + card] = small(counts[first + card])
            kinds &= kinds - 1
    sizes = state.sizes
    other = seat
    to = at + places.known
    for steps in range(state.players):
        seen[at + places.sizes + steps] = small(sizes[other])
        if steps > 0:
            observe_known(known, faces, other, seen, to)
            to += faces.size
        other = other + 1 if other + 1 < state.players else 0


def observe_known(known: Known, faces: Faces, seat: i64, seen: vec[u8], to: i64) -> None:
    """What another seat is known to hold."""
    held, first = known.held, seat * faces.size
    for word in range(faces.words):
        kinds = known.kinds[seat * faces.words + word]
        while kinds:
            card = word * WORD + lowest(kinds)
            seen[to + card] = held[first + card]
            kinds &= kinds - 1


def observe_cards(state: State, known: Known, places: Places, seen: vec[u8], at: i64) -> None:
    """The pile, what is known of the deck, and the cards that a Star laid open."""
    observe_pile(state, places, seen, at)
    deck, mask = state.deck, state.deck_mask
    seen[at + places.deck_size] = small(state.deck_size)
    last = state.deck_top + state.deck_size - 1
    for i in range(known.bottom):
        seen[at + places.under_deck + i] = u8(deck[(last - i) & mask] + 1)
    for i in range(known.top):
        seen[at + places.on_deck + i] = u8(deck[(state.deck_top + i) & mask] + 1)
    for slot in range(state.open_size):
        seen[at + places.open + slot * state.faces.size + state.open[slot]] = 1
    for i in range(state.paid_size):
        seen[at + places.paid + 3 * i + state.paid[i]] = 1


def observe_pile(state: State, places: Places, seen: vec[u8], at: i64) -> None:
    pile, codes, size = state.pile, places.codes, state.pile_size
    seen[at + places.pile_size] = small(size)
    if size == 0:
        return
    to = at + places.pile
    order = at + places.pile_order + size
    for i in range(1, size + 1):
        entry = pile[i]
        seen[to + entry // NAMES_OF_COLOUR] += 1
        seen[order - i] = u8(codes[entry])
    top = pile[size]
    seen[at + places.top + top // NAMES_OF_COLOUR] = 1
    named = top % NAMES_OF_COLOUR
    if named > 0:
        seen[at + places.named + named - 1] = 1


def observe_demand(state: State, places: Places, seat: i64, seen: vec[u8], at: i64) -> None:
    seen[at + places.demand + state.demand] = 1
    seen[at + places.links] = small(state.links)
    seen[at + places.by + relative(state, seat, state.by)] = 1
    seen[at + places.price] = small(price(state))
