"""A fresh round: the shuffles, the deck, the catalogue, the deal."""

from smallbox.core.chance import Chance
from smallbox.core.errors import Refused
from smallbox.core.events import Events
from smallbox.core.notation import SEATS
from smallbox.core.refusal import Refusal
from smallbox.games.hat.clauses import H47
from smallbox.games.hat.messages import Options, RoundStarted
from smallbox.games.hat.rules.apply import draw
from smallbox.games.hat.rules.cards import (
    BACK_NAMES,
    COLOURS,
    Gifts,
    back_of,
    colour_of,
    gift_of,
    make_card,
    shuffled,
    turned_up,
)
from smallbox.games.hat.rules.state import Catalogue, State, catalogue_with, new_state
from smallbox.games.hat.rules.view import view_catalogue, view_columns

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
    """H47: how many cards of the shop the round can still use after `penalties` penalties."""
    return max(0, options.players * (options.penalty_limit - 1) - penalties)


def check_deck(options: Options, size: int) -> None:
    if size < most_cards(options):
        raise Refused(Refusal(H47, cards=size, needed=most_cards(options)))


def shuffled_deck(options: Options, chance: Chance) -> list[int]:
    """H3: shuffle all gifts of the deck; H37: in every round of a match."""
    cards = cards_with_backs(options, chance)
    gifts = [int(gift_of(card)) for card in cards if is_in_deck(options, card)]
    return [cards[gift] for gift in shuffled(chance, "gifts", gifts, options.data.codes)]


def is_in_deck(options: Options, card: int) -> bool:
    """H41: one colour; H45: whatever the number of gifts."""
    return options.deck == "mixed" or COLOURS[colour_of(card)] == options.deck


def cards_with_backs(options: Options, chance: Chance) -> list[int]:
    """All cards in the order of the data file. A7: the backs are dealt anew over the gifts, unless printed."""
    printed = options.data.printed(options.arrow_scheme)
    if options.arrow_assignment == "printed":
        return printed
    backs = shuffled(chance, "arrows", [int(back_of(card)) for card in printed], BACK_NAMES)
    return [int(make_card(gift, back)) for gift, back in enumerate(backs)]


def draw_starter(options: Options, chance: Chance) -> int:
    """H7, A29: the starter is drawn by lot; `seat` is seat A."""
    if options.starter != "lot":
        return 0 if options.starter == "seat" else SEATS.index(options.starter)
    return shuffled(chance, "seats", list(range(options.players)), list(SEATS))[0]


def make_catalogue(options: Options, deck: list[int], chance: Chance) -> Catalogue:
    """A9: the names that may be said. `seen` and `in_play` begin with the gifts that are dealt."""
    gifts = [int(gift_of(card)) for card in deck]
    if options.catalogue == "all":
        return full_catalogue(options.data)
    if options.catalogue == "round":
        used = most_cards(options)
        return catalogue_of(options, gifts[:used] + decoys(options, gifts[used:], chance))
    return catalogue_of(options, gifts[: options.gifts_each * options.players])


def decoys(options: Options, rest: list[int], chance: Chance) -> list[int]:
    """Gifts that the round cannot use, so that a name says neither "in play" nor "still to come"."""
    used = most_cards(options)
    wanted = max(FEWEST_TILES, used + FEWEST_DECOYS) - used
    return shuffled(chance, "decoys", rest, options.data.codes)[:wanted]


def catalogue_of(options: Options, gifts: list[int]) -> Catalogue:
    """These gifts as a catalogue; `round` and `all` stay unchanged all round long."""
    return catalogue_with(gifts, len(options.data.codes), is_fixed=options.catalogue in ("round", "all"))


def full_catalogue(gifts: Gifts) -> Catalogue:
    everything = list(range(len(gifts.codes)))
    return catalogue_with(everything, len(everything), is_fixed=True)


def deal(
    options: Options,
    chance: Chance,
    deck: list[int],
    catalogue: Catalogue,
    starter: int,
    events: Events | None = None,
) -> State:
    """H4, H42: one gift at a time to each player, face up; H5: the rest is the shop; H10-H12: the opening move.

    H39: to every player, whatever an earlier round of the match has cost.
    """
    dealt = options.gifts_each * options.players
    state = new_state(options, chance, deck[dealt:], catalogue, options.gifts_each)
    for number, card in enumerate(deck[:dealt]):
        state.place((starter + number) % options.players, turned_up(card))
    # H6: from here on everybody may look round.
    if events is not None:
        events.everyone(RoundStarted(starter, options.gifts_each, view_columns(state), view_catalogue(state)))
    draw(state, starter, events)
    return state
