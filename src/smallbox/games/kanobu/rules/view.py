"""What a seat may know of a game of Kanobu, what it may remember, and a state it could be in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace
from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.messages import Event
from smallbox.games.kanobu.bot.guesses import Guesses
from smallbox.games.kanobu.bot.search_state import Hints
from smallbox.games.kanobu.messages import (
    CardCancelled,
    CardPaid,
    CardPlayed,
    CardsDrawn,
    DeckRebuilt,
    Demand,
    DrewCards,
    Opened,
    Options,
    StarCardPlayed,
    StarCardTaken,
    StarOpened,
    View,
)
from smallbox.games.kanobu.rules.apply import open_names, outcome, price
from smallbox.games.kanobu.rules.cards import COLOURS, SYMBOLS, Faces, faces_of, read_face, shuffled
from smallbox.games.kanobu.rules.legal import legal_moves
from smallbox.games.kanobu.rules.moves import move_of
from smallbox.games.kanobu.rules.state import NONE, OVER, PHASES, RESULTS, State, capacity_for


def view(state: State, seat: int | None) -> View:
    return add_private(state, view_of_all(state), seat)


def view_of_all(state: State) -> View:
    """C35: hand sizes, pile, deck size, direction, demand, open and paid cards are public."""
    return View(
        seat=None,
        to_act=None if state.phase == OVER else int(state.to_act),
        moves=[],
        players=int(state.players),
        phase=PHASES[state.phase],
        sizes=[int(size) for size in state.sizes],
        hand=None,
        drawn=None,
        pile=pile_names(state),
        deck=int(state.deck_size),
        clockwise=state.direction > 0,
        demand=view_demand(state),
        open=open_names(state),
        paid=[SYMBOLS[state.paid[i]] for i in range(state.paid_size)],
        undo=state.undo,
        quiet=int(state.quiet),
        made=int(state.moves),
        outcome=outcome(state),
    )


def add_private(state: State, public: View, seat: int | None) -> View:
    """The own hand; for the seat to act also the card it drew, and its moves, which tell the hand."""
    if seat is None:
        return public
    if state.phase == OVER or seat != state.to_act:
        return replace(public, seat=seat, hand=hand_names(state, seat))
    return replace(
        public,
        seat=seat,
        hand=hand_names(state, seat),
        drawn=None if state.drawn == NONE else state.faces.names[state.drawn],
        moves=[move_of(state.faces, action) for action in legal_moves(state)],
    )


def opened(state: State) -> Opened:
    return Opened([hand_names(state, seat) for seat in range(int(state.players))])


def hand_names(state: State, seat: int) -> list[str]:
    """The cards of a hand, sorted by their spelling."""
    return sorted([state.faces.names[card] for card in state.hand_cards(seat)])


def pile_names(state: State) -> list[str]:
    return [entry_name(state.faces, state.pile[i]) for i in range(1, state.pile_size + 1)]


def entry_name(faces: Faces, entry: i64) -> str:
    """A card of the pile with the colour named for it: `P.Co[R]`."""
    return faces.entry_names[entry]


def view_demand(state: State) -> Demand | None:
    if state.demand == NONE:
        return None
    return Demand(SYMBOLS[state.demand], int(state.links), int(state.by), int(price(state)))


class Memory:
    """What a seat knows beyond its view: cards under or on the deck, and cards that others took openly."""

    def __init__(self, seat: int, options: Options) -> None:
        self.seat = seat
        self.options = options
        self.top: list[str] = []
        self.bottom: list[str] = []
        self.held: list[Counter[str]] = [Counter() for _ in range(options.players)]
        self.guesses = Guesses(options.players)

    def observe(self, events: Sequence[Event]) -> None:
        self.guesses.observe(events)
        for event in events:
            self._observe(event)

    def _observe(self, event: Event) -> None:
        if isinstance(event, CardPlayed | CardPaid):
            self._forget(event.seat, event.card)
        elif isinstance(event, CardCancelled):
            self._forget(event.seat, event.cancel)
            self.bottom += [card for card in (event.removed, event.cancel) if card]
        elif isinstance(event, StarCardPlayed):
            self._put_back(event.rest)
        elif isinstance(event, StarCardTaken):
            self._put_back(event.rest)
            self.held[event.seat][event.card] += 1
        elif isinstance(event, StarOpened):
            self._leave_deck(None, len(event.cards), event.deck)
        elif isinstance(event, DrewCards):
            self._leave_deck(event.seat, event.number, event.deck)
        elif isinstance(event, CardsDrawn):
            self._leave_deck(event.seat, len(event.cards), event.deck)
        elif isinstance(event, DeckRebuilt):
            self.top = []
            self.bottom = []

    def _forget(self, seat: int, card: str) -> None:
        if self.held[seat][card]:
            self.held[seat][card] -= 1

    def _put_back(self, rest: list[str]) -> None:
        where = self.options.starRest
        if where == "bottom":
            self.bottom += rest
        elif where == "top":
            self.top = [*rest, *self.top]
        elif rest:
            self.top = []
            self.bottom = []

    def _leave_deck(self, seat: int | None, number: int, left: int) -> None:
        """Cards left the deck from the top; what was known of them is now known to be with a seat."""
        gone = self.top[:number]
        self.top = self.top[number:]
        if left < len(self.bottom):
            gone = [*gone, *self.bottom[: len(self.bottom) - left]]
            self.bottom = self.bottom[len(self.bottom) - left :]
        if seat is not None:
            self.held[seat].update(gone)


def sample(view: View, memory: Memory, rng: SearchRng) -> State:
    """A state that the seat could be in: unseen cards dealt at random, known ones where they are known to be."""
    options = memory.options
    shown = [read_face(name.partition("[")[0]) for name in [*view.pile, *view.open, *(view.hand or [])]]
    faces = faces_of(set(options.data.counts) | set(shown))
    unseen = Counter(options.data.in_play(options.players))
    unseen.subtract(shown)
    hands = known_hands(view, memory, unseen)
    bottom = known_cards(memory.bottom[-view.deck :] if view.deck else [], unseen)
    top = known_cards(memory.top[: view.deck - len(bottom)], unseen)
    rest = shuffled(rng, [faces.local[face] for face, number in sorted(unseen.items()) for _ in range(number)])
    at: i64 = 0
    for seat in range(options.players):
        for _ in range(view.sizes[seat] - len(hands[seat])):
            hands[seat].append(faces.faces[rest[at]])
            at += 1
    deck = [*[faces.local[face] for face in top], *rest[at:], *[faces.local[face] for face in bottom]]
    state = State(options, faces, rng.clone(), capacity_for(len(shown) + len(rest) + sum(view.sizes) + view.deck))
    deal_hands(state, hands)
    for card in deck[: view.deck]:
        state.put_under(card)
    copy_public(view, state)
    return state


def known_cards(names: list[str], unseen: Counter[int]) -> list[int]:
    """The faces of known cards, taken out of the unseen ones."""
    known = [face for face in map(read_face, names) if unseen[face] > 0]
    unseen.subtract(known)
    return known


def known_hands(view: View, memory: Memory, unseen: Counter[int]) -> list[list[int]]:
    """The own hand, and what others are known to hold."""
    hands: list[list[int]] = []
    for seat in range(view.players):
        if seat == view.seat and view.hand is not None:
            hands.append([read_face(name) for name in view.hand])
        else:
            names = sorted(memory.held[seat].elements())
            hands.append(known_cards(names[: view.sizes[seat]], unseen))
    return hands


def deal_hands(state: State, hands: list[list[int]]) -> None:
    for seat, cards in enumerate(hands):
        for face in cards:
            state.give(seat, state.faces.local[face])


def copy_public(view: View, state: State) -> None:
    """The public fields of a view, into a state."""
    faces = state.faces
    for name in view.pile:
        state.push(faces.local[read_face(name.partition("[")[0])])
        if name.endswith("]"):
            state.pile[state.pile_size] += 1 + COLOURS.index(name[-2])
    for name in view.open:
        state.open[state.open_size] = faces.local[read_face(name)]
        state.open_size += 1
    for symbol in view.paid:
        state.paid[state.paid_size] = SYMBOLS.index(symbol)
        state.paid_size += 1
    state.direction = 1 if view.clockwise else -1
    state.to_act = 0 if view.to_act is None else view.to_act
    state.phase = PHASES.index(view.phase)
    if view.demand is not None:
        state.demand = SYMBOLS.index(view.demand.symbol)
        state.links = view.demand.links
        state.by = view.demand.by
    state.drawn = guess_drawn(view, state)
    state.undo = view.undo
    state.quiet = view.quiet
    state.moves = view.made
    if view.outcome is not None:
        state.result = RESULTS.index(view.outcome.kind)
        state.winners = view.outcome.winners


def guess_drawn(view: View, state: State) -> i64:
    """The drawn card; another seat's is any card of the hand it was given."""
    if view.drawn is not None:
        return state.faces.local[read_face(view.drawn)]
    if view.phase != "DRAWN":
        return NONE
    return state.hand_cards(int(state.to_act))[0]


def hints_of(state: State, memory: Memory) -> Hints:
    """What is known or may be guessed about the hidden cards of a sampled state."""
    faces = state.faces
    held = [0] * (int(state.players) * len(faces.names))
    for seat in range(int(state.players)):
        for name, number in memory.held[seat].items():
            card = faces.local[read_face(name)]
            held[seat * len(faces.names) + card] = min(number, int(state.counts[seat * faces.size + card]))
    deck = [faces.names[card] for card in state.deck_cards()]
    bottom = memory.bottom[-len(deck) :] if deck else []
    top = memory.top[: len(deck) - len(bottom)]
    is_known = deck[: len(top)] == top and deck[len(deck) - len(bottom) :] == bottom
    fresh, avoided = memory.guesses.of(state)
    return Hints(held, len(top) if is_known else 0, len(bottom) if is_known else 0, fresh, avoided)
