"""Set-up: the shuffles, the deck, the catalogue, the deal."""

from __future__ import annotations

from mypy_extensions import i64

from smallbox.core.chance import Chance
from smallbox.core.errors import Refused
from smallbox.core.events import Events
from smallbox.core.fast import vec
from smallbox.core.notation import SEATS
from smallbox.core.refusal import Refusal
from smallbox.games.hat.cards import BACK_NAMES, COLOURS, Gifts, back_of, colour_of, gift_of, make_card, turned_up
from smallbox.games.hat.clauses import H47
from smallbox.games.hat.messages import Options, RoundStarted
from smallbox.games.hat.rules import draw
from smallbox.games.hat.state import Catalogue, State
from smallbox.games.hat.view import view_catalogue, view_columns

FEWEST_TILES = 24
FEWEST_DECOYS = 8


def setup(options: Options, chance: Chance, events: Events | None = None) -> State:
    """A fresh round. Its shuffles, in this order, each only where the options ask for it:

    `arrows` (arrow_assignment=shuffled): the printed backs, the first of them for the first gift of the data file;
    `gifts`: the deck, top first; with one colour only the gifts whose back got that colour (H41);
    `decoys` (catalogue=round): the cards below those that the round can use, of which the first join the catalogue;
    `seats` (starter=lot): the seats, of which the first starts.
    """
    deck = shuffled_deck(options, chance)
    check_deck(options, len(deck))
    catalogue = make_catalogue(options, deck, chance)
    return deal(options, chance, deck, catalogue, draw_starter(options, chance), events)


def most_cards(options: Options) -> int:
    """H47: how many cards a round can use: the gifts in circulation and a new one for each penalty but the last."""
    return options.gifts_each * options.players + options.players * (options.penalty_limit - 1) + 1


def cards_to_come(options: Options, penalties: int) -> int:
    """H47: how many cards of the shop the round can still use after so many penalties."""
    return max(0, options.players * (options.penalty_limit - 1) - penalties)


def check_deck(options: Options, size: int) -> None:
    if size < most_cards(options):
        raise Refused(Refusal(H47, cards=size, needed=most_cards(options)))


def shuffled_deck(options: Options, chance: Chance) -> list[int]:
    """H3: shuffle all gifts of the deck."""
    cards = cards_with_backs(options, chance)
    kept = [card for card in cards if is_in_deck(options, card)]
    order = vec[i64]([gift_of(card) for card in kept])
    chance.shuffle("gifts", order, options.data.codes)
    return [int(cards[int(gift)]) for gift in order]


def is_in_deck(options: Options, card: i64) -> bool:
    """H41: one colour; H45: whatever the number of gifts."""
    return options.deck == "mixed" or COLOURS[colour_of(card)] == options.deck


def cards_with_backs(options: Options, chance: Chance) -> list[int]:
    """All cards in the order of the data file. A7: the backs are dealt anew over the gifts, unless printed."""
    printed = options.data.printed(options.arrow_scheme)
    backs = vec[i64]([back_of(card) for card in printed])
    if options.arrow_assignment == "shuffled":
        chance.shuffle("arrows", backs, BACK_NAMES)
    cards: list[int] = []
    gift: i64 = 0
    while gift < len(backs):
        cards.append(int(make_card(gift, backs[gift])))
        gift += 1
    return cards


def draw_starter(options: Options, chance: Chance) -> int:
    """H7, A29: the starter is drawn by lot; `seat` is seat A."""
    if options.starter != "lot":
        return 0 if options.starter == "seat" else SEATS.index(options.starter)
    seats = vec[i64]([seat for seat in range(options.players)])
    chance.shuffle("seats", seats, list(SEATS))
    return int(seats[0])


def make_catalogue(options: Options, deck: list[int], chance: Chance) -> Catalogue:
    """A9: the names that may be said. `seen` and `in_play` begin with the gifts that are dealt."""
    if options.catalogue == "all":
        return full_catalogue(options.data)
    if options.catalogue == "round":
        return catalogue_of(options, deck[: most_cards(options)] + decoys(options, deck, chance))
    return catalogue_of(options, deck[: options.gifts_each * options.players])


def decoys(options: Options, deck: list[int], chance: Chance) -> list[int]:
    """Cards that the round cannot use, so that a name says neither "in play" nor "still to come"."""
    used = most_cards(options)
    rest = deck[used:]
    order = vec[i64]([gift_of(card) for card in rest])
    chance.shuffle("decoys", order, options.data.codes)
    wanted = max(FEWEST_TILES, used + FEWEST_DECOYS) - used
    return [int(make_card(gift, 0)) for gift in order][:wanted]


def catalogue_of(options: Options, cards: list[int]) -> Catalogue:
    """These gifts as a catalogue; `round` and `all` stay unchanged all round long."""
    listed = vec[i64]([0] * len(options.data.codes))
    for card in cards:
        listed[gift_of(card)] = 1
    return Catalogue(listed, is_fixed=options.catalogue in ("round", "all"))


def full_catalogue(gifts: Gifts) -> Catalogue:
    return Catalogue(vec[i64]([1] * len(gifts.codes)), is_fixed=True)


def deal(
    options: Options,
    chance: Chance,
    deck: list[int],
    catalogue: Catalogue,
    starter: i64,
    events: Events | None = None,
) -> State:
    """H4, H42: one gift at a time to each player, face up; H5: the rest is the shop; then the opening move (H10-H12)."""
    dealt = options.gifts_each * options.players
    # H22: a receiver holds one gift too many.
    state = State(options, chance, vec[i64](deck[dealt:]), catalogue, options.gifts_each + 1)
    seat = starter
    for card in deck[:dealt]:
        state.place(seat, turned_up(card))
        seat = seat + 1 if seat + 1 < state.players else 0
    # H6: from here on everybody may look round.
    if events is not None:
        events.everyone(RoundStarted(int(starter), options.gifts_each, view_columns(state), view_catalogue(state)))
    draw(state, starter, events)
    return state
