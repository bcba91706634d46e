"""Positions of That's Not a Hat: fields in any order, a fresh round (`new`), the scores of a match (`rounds`)."""

from collections.abc import Iterable

from smallbox.core.chance import Chance
from smallbox.core.errors import BadNotation, BadOption
from smallbox.core.notation import SEATS, read_number, read_options, read_seat, shown, split_fields, split_key
from smallbox.games.hat.messages import Options
from smallbox.games.hat.notation.reader import Fields, Reader, read_catalogue, read_face_down, unused_cards
from smallbox.games.hat.options import read_hat_options
from smallbox.games.hat.rules.cards import Gifts, gift_of
from smallbox.games.hat.rules.match import Match
from smallbox.games.hat.rules.setup import check_deck, deal, draw_starter, full_catalogue, make_catalogue, shuffled_deck
from smallbox.games.hat.rules.state import LIMIT, OVER, State, new_state

FIELDS = frozenset(
    {"n", "turn", "phase", "opt", "shop", "passes", "cat", "gift", "claim", "result", "winners", "scores"}
    | {"new", "deck", "deck#", "rounds"}
)
FIELDS_OF_NEW = frozenset(["new", "n", "opt", "turn", "deck", "deck#", "cat"])
FIELDS_OF_MATCH = frozenset(["n", "opt", "rounds"])
FIELDS_ONLY_OF_NEW = frozenset(["deck", "deck#"])
PLAYERS = "3"


def read_position(text: str, chance: Chance, gifts: Gifts) -> State:
    """A position, a fresh round (`new`), or the scores of a match (`rounds`)."""
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
        return read_hat_options(players, given, gifts)
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
    state.match = Match(players, players, played)
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
