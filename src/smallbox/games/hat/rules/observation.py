"""What a seat of That's Not a Hat knows, as numbers, if it forgets nothing: all in play was once shown."""

from __future__ import annotations

from mypy_extensions import i64, u8

from smallbox.core.episode import put_pair, small
from smallbox.core.observation import Field, Layout
from smallbox.core.vectors import vec
from smallbox.games.hat.messages import Options
from smallbox.games.hat.rules.apply import visible_top
from smallbox.games.hat.rules.cards import NONE, arrow_of, colour_of, gift_of, is_face_up
from smallbox.games.hat.rules.match import lowest
from smallbox.games.hat.rules.state import CLAIM, GUARD, OVER, PHASES, State

#: of a gift in a column: is it there, is it face up, does its arrow go right, is its back white, its gift (two bytes)
CELL = 6


def layout_of(options: Options) -> Layout:
    """Seats are counted from the one that observes, clockwise; gifts are numbered as the claims are."""
    seats, gifts, cells = options.players, len(options.data.codes), options.gifts_each + 1
    return Layout(
        [
            Field("phase", (len(PHASES),), f"one of {' '.join(PHASES)}"),
            Field("to_act", (seats,), "who names a gift, or answers"),
            Field("giver", (seats,), "who gives"),
            Field("receiver", (seats,), "to whom"),
            Field("from_shop", (1,), "does the gift on offer come from the shop?"),
            Field("arrow", (1,), "its arrow: 0 left, 1 right"),
            Field("colour", (1,), "its back: 0 black, 1 white"),
            Field("offer", (gifts,), "the gift on offer, as it was once seen"),
            Field("claim", (gifts,), "what it was called"),
            Field("catalogue", (gifts,), "the names that may be said"),
            Field("shop_top", (gifts,), "the gift on top of an open shop"),
            Field("shop_left", (1,), "gifts in the shop"),
            Field(
                "columns",
                (seats, cells, CELL),
                "each column from the oldest gift: is there one, is it face up, the back of one that lies face down "
                "(arrow right, white), and 1 + the gift as it was once seen, the higher byte first",
            ),
            Field("penalties", (seats, gifts), "the gifts in each penalty pile"),
            Field("scores", (seats,), "how many those are"),
            Field("passes", (2,), "gifts named so far, the higher byte first"),
            Field("guard", (2,), "after how many the round ends, the higher byte first; 0 for never"),
            Field("ending", (2,), "how it ended: limit guard"),
            Field("winners", (seats,), "who won"),
        ]
    )


class Places:
    """Where the fields begin; one object for all games with the same options."""

    def __init__(self, options: Options) -> None:
        layout = layout_of(options)
        self.cells: i64 = options.gifts_each + 1
        self.phase: i64 = layout.at("phase")
        self.to_act: i64 = layout.at("to_act")
        self.giver: i64 = layout.at("giver")
        self.receiver: i64 = layout.at("receiver")
        self.from_shop: i64 = layout.at("from_shop")
        self.arrow: i64 = layout.at("arrow")
        self.colour: i64 = layout.at("colour")
        self.offer: i64 = layout.at("offer")
        self.claim: i64 = layout.at("claim")
        self.catalogue: i64 = layout.at("catalogue")
        self.shop_top: i64 = layout.at("shop_top")
        self.shop_left: i64 = layout.at("shop_left")
        self.columns: i64 = layout.at("columns")
        self.penalties: i64 = layout.at("penalties")
        self.scores: i64 = layout.at("scores")
        self.passes: i64 = layout.at("passes")
        self.guard: i64 = layout.at("guard")
        self.ending: i64 = layout.at("ending")
        self.winners: i64 = layout.at("winners")


def allow(state: State, mask: vec[u8], at: i64) -> None:
    """Mark the legal actions by 1."""
    if state.phase == CLAIM:
        for i in range(state.catalogue.size):
            mask[at + state.catalogue.names[i]] = 1
    elif state.phase != OVER:
        mask[at + state.gifts.size] = 1
        mask[at + state.gifts.size + 1] = 1


def observe(state: State, places: Places, seat: i64, seen: vec[u8], at: i64) -> None:
    """Write what a seat knows over noughts."""
    seen[at + places.phase + state.phase] = 1
    if state.phase != OVER:
        seen[at + places.to_act + relative(state, seat, state.to_act())] = 1
    if state.card != NONE:
        observe_offer(state, places, seat, seen, at)
    for i in range(state.catalogue.size):
        seen[at + places.catalogue + state.catalogue.names[i]] = 1
    top = visible_top(state)
    if top != NONE:
        seen[at + places.shop_top + gift_of(top)] = 1
    seen[at + places.shop_left] = small(state.shop_size())
    for steps in range(state.players):
        observe_seat(state, places, (seat + steps) % state.players, steps, seen, at)
    put_pair(seen, at + places.passes, state.passes)
    put_pair(seen, at + places.guard, state.guard)
    if state.phase == OVER:
        seen[at + places.ending + (1 if state.reason == GUARD else 0)] = 1
        for winner in lowest(state.score_list()):
            seen[at + places.winners + relative(state, seat, winner)] = 1


def relative(state: State, seat: i64, other: i64) -> i64:
    """How many places clockwise of a seat another sits."""
    return (other - seat) % state.players


def observe_offer(state: State, places: Places, seat: i64, seen: vec[u8], at: i64) -> None:
    """H10, H13: whatever is given was shown before it was turned down."""
    seen[at + places.giver + relative(state, seat, state.giver)] = 1
    seen[at + places.receiver + relative(state, seat, state.receiver)] = 1
    seen[at + places.from_shop] = 1 if state.from_shop else 0
    seen[at + places.arrow] = u8(arrow_of(state.card))
    seen[at + places.colour] = u8(colour_of(state.card))
    seen[at + places.offer + gift_of(state.card)] = 1
    if state.claim != NONE:
        seen[at + places.claim + state.claim] = 1


def observe_seat(state: State, places: Places, other: i64, steps: i64, seen: vec[u8], at: i64) -> None:
    """What all saw of a seat, so many places clockwise of the one that observes."""
    for i in range(state.sizes[other]):
        card = state.columns[other * state.width + i]
        to = at + places.columns + (steps * places.cells + i) * CELL
        seen[to] = 1
        if is_face_up(card):
            seen[to + 1] = 1
        else:
            # H8: the back of a gift that lies face up has never been seen.
            seen[to + 2] = u8(arrow_of(card))
            seen[to + 3] = u8(colour_of(card))
        put_pair(seen, to + 4, gift_of(card) + 1)
    seen[at + places.scores + steps] = small(state.scores[other])
    for i in range(state.scores[other]):
        gift = gift_of(state.penalties[other * state.limit + i])
        seen[at + places.penalties + steps * state.gifts.size + gift] = 1
